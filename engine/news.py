"""What happened, as data: lists `[kind, seat, …]`, which the wording puts into sentences. `seat` is None where it concerns the table.

round      [None, number]                     a round begins
start      [seat, world]                      the start world
dealt      [seat, cards]                      the first hand
chose      [seat, actions]                    the actions, revealed
phase      [None, phase]                      a phase begins
explored   [seat, cards]                      cards drawn to choose from
kept       [seat, cards, discarded]           what was kept of them, and how many went
drew       [seat, cards, why, source]         cards drawn into the hand; source: the card that gives them, or None
revealed   [seat, card]                       the card that the seat is about to place; None for none
placed     [seat, card, way, lines, against]  placed: `lines` of its cost, or of the strength that conquered it; against: its defence, or None
lost       [seat, card]                       a card left the tableau
good       [seat, world, why]                 a good came onto the world: "windfall", "produced" or "bonus"
sold       [seat, world, lines]               a good was sold for so many cards
used       [seat, option, worlds, vp, cards]  a Consume power: the goods it took and what it gave
gave       [seat, option, cards, vp]          cards of the hand discarded for VP
gambled    [seat, option, number, card, won]  a number named, and the card turned up
discarded  [seat, cards, why]                 cards of the hand discarded: "setup" or "limit"
prestige   [seat, number, source]             prestige gained, or (negative) spent; source: the card, or "prestige" for the action
leads      [seat, card]                       the prestige leader's chip, and 1 if also a card
goal       [seat, goal]                       a goal is taken; `goal lost` given up
searched   [seat, category, shown, found]     cards turned up, and the one taken (None: nothing fits)
staked     [seat, option, card, shown, won]   Gambling World: the card shown, and the cards turned up; `prize` [seat, option, card] the one taken
flipped    [seat, card, placed]               the top card turned up, placed or taken into the hand
replaced   [seat, old, new]                   a world replaced by a costlier one
attacks    [seat, world, owner, option]       a takeover is declared; `cancelled` [seat, world, attacker] by whom it is made to fail
taken      [seat, world, owner, attack, defence]  a takeover succeeds, with the lines of both; likewise `destroyed` and `repelled`
took saved [seat, cards, source]              the cards saved under a card come into the hand
collected  [seat, cards, from]                cards that another player discarded for the hand limit
consumed   [seat, worlds, chips, due]         the small game: all goods used
contributed [seat, worlds, repulse]           goods given against the Xenos, and the repulse value that is left
invader    [seat, invader, value]             the invader that the seat meets, see xenos.py
defended   [seat, lines, value, awards, held] the force set against it, line by line, and whether it held out
damaged    [seat, world]                      a world is turned face down; `repaired` [seat, world] face up again
defeat     [None, number]                     everybody failed, for the first or second time
tile       [seat, tile, amount]               at the end: the greatest admiral and contributor, and by how much
repulsed   [None, admirals, repulse]          the Xenos are repulsed, by the strength of all seats
reshuffled [None, cards]                      the discards became a deck of so many cards
over       [None, seats]                      the game is over; the winners
"""

from engine.state import HIDDEN

# The field of each kind that only its own seat may read.
PRIVATE = {"dealt": 2, "explored": 2, "kept": 2, "drew": 2, "gave": 3, "discarded": 2, "took saved": 2, "collected": 2}


def redact(news, seat):
    """The news as this seat may read it (None: a spectator): other seats' cards become HIDDEN, their number stays."""
    return [redacted(item, seat) for item in news]


def redacted(item, seat):
    place = PRIVATE.get(item[0])
    if place is None or item[1] == seat:
        return item
    hidden = item[:]
    hidden[place] = [HIDDEN] * len(item[place])
    return hidden
