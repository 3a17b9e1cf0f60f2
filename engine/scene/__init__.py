"""A position as a line of text, and back: a ruling is a paragraph, and a report of a bug is a test.

    settle.choose r3 then produce | A settle: New Sparta, Gem World* [Alien Robot Sentry, +2] vp4 | B: Old Earth [+5]

Its parts, between "|":

    settle.choose   the step, its first question about to be put; "settle2.choose" in the second Settle of a round.
                    A phase alone, "settle": it is about to open. "over": the game is over.
    r3              the round (unsaid: 1; 0 in set-up); "then consume, produce": phases still to come in it
    ruleset base+tgs, edition 1, two_actions, preset_hands, promo, takeovers, invasion     options, as in a record; unsaid: base, 2, and off
    preset_hands A, C                            only these seats have preset hands; "preset_hands -": newcomers might, but there are none
    goals: Research Leader, System Diversity     goals are in use, and these can still be taken
    first B         who is first in order (unsaid: A)
    deck: Spice World, +2, Old Earth    the top of the deck, first card first; "deck 3": no more than three cards, the discards hold the rest
    discards: Gem World, +3             the discards; "discards 4" says only how many
    pool 3                              VP chips left; unsaid: those of a new game, less the chips that the seats hold
    invasion: repulse 22, waves 11 5    the invasion game, see invasion.py
    attacks: A Rebel Base of B by Imperium Seat.1      takeovers declared, see takeovers.py
    A settle: …                         a part for each seat, in order: letter and actions ("prestige develop" with the prestige card), then

the seat's tableau, in order, its hand in brackets, its chips ("vp4"), its prestige ("p2", "p2*": some of it lies on the leader tile) and
marks (see marks.py). Behind a card of the tableau "*" is a good, "!": it is damaged, "+": it came in this phase and is not in force yet,
"+B": taken from B. What is unsaid is empty; a lone seat A faces an empty seat B. Cards are named in full or by any beginning that fits no other.
"+2" are two blank cards, dealt from the end of the list of cards. Cards that are not spoken of are the deck, the first of the list on top.
`scene(text, seed)` shuffles both; what is named stays where it is.

Questions with a single answer are answered as in a game when the position opens; the game's `news` tell.
A text does not keep the order of deck and discards, which card is a good, the random numbers, or how many answers were given.
"""

from engine.scene.position import scene, write
from engine.scene.reader import BrokenScene
