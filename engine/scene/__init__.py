"""A position as a line of text, and back: a ruling is a paragraph, and a report of a bug is a test.

    settle.choose r3 then produce | A settle: New Sparta, Gem World* [Alien Robot Sentry, +2] vp4 | B: Old Earth [+5]

Its parts, between "|":

    settle.choose   the step, its first question about to be put; "settle2.choose" in the second Settle of a round.
                    A phase alone, "settle": it is about to open. "over": the game is over.
    r3              the round (unsaid: 1; 0 in set-up); "then consume, produce": phases still to come in it
    ruleset base, edition 1, two_actions, preset_hands     options, as in a record; unsaid: those of a new game
    deck: Spice World, +2, Old Earth    the top of the deck, first card first; "deck 3": no more than three cards, the discards hold the rest
    discards: Gem World, +3             the discards; "discards 4" says only how many
    pool 3                              VP chips left; unsaid: 12 a player, less the chips that they hold
    A settle: …                         a part for each seat, in order: letter and action words, then

the seat's tableau, in order ("*": a good lies on it), its hand in brackets, its chips ("vp4") and marks (see seat.py).
What is unsaid is empty; a lone seat A faces an empty seat B. Cards are named in full or by any beginning that fits no other.
"+2" are two blank cards, dealt from the end of the list of cards. Cards that are not spoken of are the deck, the first of the list on top.

Questions with a single answer are answered as in a game when the position opens; the game's `news` tell.
A text does not keep the order of deck and discards, which card is a good, the random numbers, or how many answers were given.
"""

from engine.scene.position import scene, write
from engine.scene.reader import BrokenScene
