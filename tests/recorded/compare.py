"""Compares a game of ours with the recorded state and the recorded end."""

from engine import score, winners
from engine.account import amount_of, bonus, general_military
from engine.scoring import TABLEAU_LIMIT


def compare_state(game, snap):
    """Everything that a snapshot tells."""
    assert (game.pool, len(game.deck), len(game.discards)) == (snap["pool"], snap["deck"], snap["discard"]), "pool, deck or discards"
    for seat, recorded in zip(game.seats, snap["players"], strict=True):
        ours = state_of(game, seat)
        theirs = {**recorded, "hand": sorted(recorded["hand"])}
        assert ours == theirs, f"seat {seat.index}: {ours}, recorded {theirs}"


def state_of(game, seat):
    """A seat's things as a snapshot tells them."""
    goods = {}
    for world, card in zip(seat.good_worlds, seat.good_cards, strict=True):
        goods.setdefault(world, []).append(card)
    return {"hand": sorted(seat.hand), "table": seat.tableau, "goods": goods, "vp": seat.chips, "mil": general_military(game, seat)}


def compare_end(game, recorded):
    """Why the game ended, the scores line by line, and who won."""
    assert ends_of(game) == [end for end in recorded.ends if end != "round_limit"], f"ends: {ends_of(game)}, recorded {recorded.ends}"
    for seat, theirs in zip(game.seats, recorded.scores, strict=True):
        ours = score_of(game, seat)
        assert ours == {name: theirs[name] for name in ours}, f"seat {seat.index}: {ours}, recorded {theirs}"
    assert winners(game) == [seat for seat, theirs in enumerate(recorded.scores) if theirs["winner"]], f"winners {winners(game)}"


def ends_of(game):
    full = [seat for seat in game.seats if len(seat.tableau) >= TABLEAU_LIMIT]
    return ["pool"] * (game.pool <= 0) + ["tableau"] * bool(full)


def score_of(game, seat):
    """A seat's score as the recording tells it."""
    return {
        "total": score(game)[seat.index],
        "chips": seat.chips,
        "cards": sum(game.cards[card].vp for card in seat.tableau),
        "bonus": {card: amount_of(bonus(game, seat, card)) for card in seat.tableau if game.cards[card].scores},
        "hand": len(seat.hand),
        "goods_n": len(seat.good_cards),
    }
