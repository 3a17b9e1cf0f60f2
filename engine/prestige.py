"""Prestige: gaining and spending it, and the leader tile. (The Brink of War, P-1 … P-6)

`earned` of a seat tells that some of its prestige lies on the tile: gained while it has led alone, or in the phase that made it leader.
"""

from engine.table import draw, gain_chips, in_order


def gain_prestige(game, seat, number, source):
    """Prestige comes to the seat; `source` is the card that gives it. Without The Brink of War there is none."""
    if game.rules.prestige and number:
        seat.prestige += number
        seat.earned = True
        game.news.append(["prestige", seat.index, number, source])


def spend_prestige(game, seat, number, source):
    """The seat spends prestige: at once it may cost the lead, and what lay on the tile. (P-6)"""
    seat.prestige -= number
    game.news.append(["prestige", seat.index, -number, source])
    if sole_leader(game) is not seat:
        seat.earned = False


def sole_leader(game):
    """The one seat with most prestige, at least 1; None if there is a tie. (P-3)"""
    most = max([seat.prestige for seat in game.seats])
    leaders = [seat for seat in game.seats if seat.prestige == most]
    return leaders[0] if most > 0 and len(leaders) == 1 else None


def pass_tile(game):
    """At the end of a phase: only who leads alone has prestige on the tile. (P-3)"""
    leader = sole_leader(game)
    for seat in game.seats:
        if seat is not leader:
            seat.earned = False


def reward_leaders(game):
    """At the start of a round: 1 VP chip for each leader; a card too for a sole leader with prestige on the tile, which is then cleared. (P-4, P-5)"""
    most = max([seat.prestige for seat in game.seats])
    leader = sole_leader(game)
    for seat in in_order(game):
        if most > 0 and seat.prestige == most:
            gain_chips(game, seat, 1)
            game.news.append(["leads", seat.index, 1 if seat is leader and seat.earned else 0])
            if seat is leader and seat.earned:
                draw(game, seat, 1, "prestige leader")
    for seat in game.seats:
        seat.earned = False
