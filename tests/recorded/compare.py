"""Compares a game of ours with the recorded state and the recorded end."""

from engine import score, winners
from engine.account import amount_of, best_wild_kind, bonus, general_military, points, wild_world
from engine.goals import GOALS, MOST
from engine.prestige import sole_leader
from engine.scoring import PRESTIGE_LIMIT, tableau_limit
from tests.recorded import differences


def compare_state(game, snap):
    """Everything that a snapshot tells."""
    assert (game.pool, len(game.deck), len(game.discards)) == (snap["pool"], snap["deck"], snap["discard"]), "pool, deck or discards"
    for seat, recorded in zip(game.seats, snap["players"], strict=True):
        ours = state_of(game, seat)
        theirs = theirs_of(recorded, ours)
        assert ours == theirs, f"seat {seat.index}: {different(ours, theirs)}"


def different(ours, theirs):
    """What differs, as text."""
    return "; ".join(f"{name} {ours.get(name)}, recorded {theirs.get(name)}" for name in {**ours, **theirs} if ours.get(name) != theirs.get(name))


def theirs_of(recorded, ours):
    """The recorded state in our terms: where it leaves things out, there are none."""
    theirs = {**recorded, "hand": sorted(recorded["hand"]), "goods": {world: sorted(cards) for world, cards in recorded["goods"].items()},
              "goals": sorted(recorded.get("goals", [])), "saved": sorted(recorded.get("saved", []))}
    if "progress" not in theirs:
        ours.pop("progress")
    return theirs


def state_of(game, seat):
    """A seat's things as a snapshot tells them."""
    goods = {}
    for world, card in zip(seat.good_worlds, seat.good_cards, strict=True):
        goods.setdefault(world, []).append(card)
    state = {"hand": sorted(seat.hand), "table": seat.tableau, "goods": {world: sorted(cards) for world, cards in goods.items()}, "vp": seat.chips, "mil": general_military(game, seat.tableau),
             "saved": sorted(seat.saved), "goals": sorted(GOALS[key].name for key in seat.goals), "progress": progress_of(game, seat)}
    return {**state, **prestige_of(game, seat)} if game.rules.prestige else state


def progress_of(game, seat):
    """How far the seat is in the goals of most."""
    return {GOALS[key].name: GOALS[key].measure(game, seat) for key in game.goals if GOALS[key].family == MOST}


def prestige_of(game, seat):
    return {"prestige": seat.prestige, "earned": int(seat.earned), "on_tile": int(seat.earned and sole_leader(game) is seat), "pact_used": int(seat.spent_card)}


def compare_end(game, recorded, excess):
    """Why the game ended, the scores line by line, and who won.

    excess  the points that each seat has more there by differences that have a name, by source: "goals" or a card
    """
    assert ends_of(game) == [end for end in recorded.ends if end != "round_limit"], f"ends: {ends_of(game)}, recorded {recorded.ends}"
    for seat, theirs, more in zip(game.seats, recorded.scores, excess, strict=True):
        ours = with_excess(score_of(game, seat), more)
        assert ours == {name: theirs.get(name, 0) for name in ours}, f"seat {seat.index}: {different(ours, theirs)}"
    if not any(points for more in excess for points in more.values()):
        assert winners(game) == [seat for seat, theirs in enumerate(recorded.scores) if theirs["winner"]], f"winners {winners(game)}"


def with_excess(score, more):
    bonus = {card: points + more.get(card, 0) for card, points in score["bonus"].items()}
    return {**score, "total": score["total"] + sum(more.values()), "goals": score["goals"] + more["goals"], "bonus": bonus}


def peace_excess(game, seat, counts):
    """Universal Peace Institute scores negative Military only (effects, section 12, 1); there positive Military costs points."""
    military = general_military(game, seat.tableau)
    found = {card: -military for card in seat.tableau if military > 0 and "negative military" in [line.thing for line in game.cards[card].scores]}
    counts[differences.PEACE] += len(found)
    return found


def ends_of(game):
    full = [seat for seat in game.seats if len(seat.tableau) >= tableau_limit(game, seat)]
    renowned = [seat for seat in game.seats if seat.prestige >= PRESTIGE_LIMIT]
    return ["pool"] * (game.pool <= 0) + ["tableau"] * bool(full) + ["prestige"] * bool(renowned)


def score_of(game, seat):
    """A seat's score as the recording tells it."""
    ours = {
        "total": score(game)[seat.index],
        "chips": seat.chips,
        "goals": goals_score(game, seat),
        "prestige": seat.prestige,
        "cards": sum(game.cards[card].vp for card in seat.tableau),
        "bonus": {card: amount_of(bonus(game, seat, card)) for card in seat.tableau if game.cards[card].scores},
        "hand": len(seat.hand),
        "goods_n": len(seat.good_cards),
    }
    return {**ours, "oort_kind": best_wild_kind(game, seat)} if wild_world(game, seat) is not None else ours


def goals_score(game, seat):
    return sum(amount for amount, source in points(game, seat) if source in GOALS)
