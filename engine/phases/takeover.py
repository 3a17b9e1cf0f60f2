"""III. Settle, the end: takeovers are resolved in the order of their declaration. (Rebel vs Imperium, T-4 … T-8)

1. Who may cancel a takeover does so, in order of play. (T-8)
2. One after the other: the defender may raise temporary Military, knowing the attack (T-5); then the world changes hands, or not (T-6, T-7).
"""

from engine import combat, paying
from engine.decision import Decision, option_card, power_option
from engine.powers import SETTLE
from engine.prestige import spend_prestige
from engine.step import Step
from engine.table import in_order, not_in_hand, powers


def may_cancel(game, seat):
    for card, index, power in powers(game, seat, SETTLE, "cancel takeover"):
        option = power_option(card, index)
        if game.attacks and seat.prestige > 0 and option not in seat.used and card in seat.tableau:
            return Decision("takeover.cancel", [attack["world"] for attack in game.attacks], 0, 1, about=option)
    return None


def not_attacked(game, seat, world):
    return None if world in [attack["world"] for attack in game.attacks] else ("not attacked",)


def cancel(game, seat, worlds):
    option = may_cancel(game, seat).about
    seat.used = seat.used + [option]
    if worlds:
        place = [attack["world"] for attack in game.attacks].index(worlds[0])
        spend_prestige(game, seat, 1, option_card(option))
        game.news.append(["cancelled", seat.index, worlds[0], game.attacks[place]["attacker"]])
        game.attacks = game.attacks[:place] + game.attacks[place + 1:]


def defend(game):
    """The defender of the first attack makes ready."""
    if game.attacks:
        combat.begin_defence(game, game.attacks[0])


def next_question(game, seat):
    return combat.next_question(game, seat) if seat.fight else None


def answer(game, seat, choice):
    combat.answer_question(game, seat, choice)


def resolve(game):
    if game.attacks:
        combat.resolve(game, game.attacks[0])


def more_to_resolve(game):
    return len(game.attacks) > 0


def must_discard(game, seat):
    return paying.ask_owed(game, seat, "settle.discard")


STEPS = [
    Step("takeover.cancel", may_cancel, cancel, refuses=not_attacked, repeats=True, ordered=True, needs=("takeovers",)),
    Step("takeover.defend", next_question, answer, opens=defend, closes=resolve, refuses=combat.refuses, repeats=True, again=more_to_resolve,
         needs=("takeovers",)),
    Step("takeover.discard", must_discard, paying.discard_owed, refuses=not_in_hand, needs=("takeovers",)),
]
