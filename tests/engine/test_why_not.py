"""Why not: every question of every step has a reason for what it does not offer, and a card that cannot be placed says all of its ways."""

import itertools

import pytest

import engine
from engine.program import STEPS
from tests.engine.games import KINDS, answers, crowded

BOW = "ruleset base+tgs+rvi+bow"
every_kind = pytest.mark.parametrize("options", KINDS, ids=str)


def sentence(line, option):
    """Why seat A cannot choose this card (or word) in this position."""
    game = engine.scene(line)
    seat = game.seats[0]
    cards = [card for card in seat.hand + seat.tableau + seat.drawn + seat.offered if game.cards[card].name == option]
    return engine.say("en").reason(game, engine.why_not(game, 0, cards[0] if cards else option))


def test_every_step_that_asks_says_why_not():
    assert [name for name, step in STEPS.items() if step.refuses is None] == ["consume.automatic"]


@pytest.mark.parametrize("line, option, said", [
    # neither way: the lack of both (B-MIL-2, B-PFM-1)
    ("settle | A: Epsilon Eridani, Contact Specialist [Rebel Base, +1] | B: New Sparta", "Rebel Base",
     "You are too weak for it by 6, and it is too dear by 4 cards. "
     "Its defence is 6, and against it you have Epsilon Eridani 1 − Contact Specialist 1 = Military 0. "
     "It costs 6 − Contact Specialist 1 = 5 cards, and you have 1 to pay with."),
    # nobody lets it be paid for: only the conquest
    ("settle | A: Epsilon Eridani [Rebel Base, +1] | B: New Sparta", "Rebel Base", "Its defence is 6, and against it you have Epsilon Eridani 1 = Military 1."),
    # of several conquests the one that comes nearest (B-MIL-4)
    ("settle | A: Epsilon Eridani, New Military Tactics [Rebel Base, +1] | B: New Sparta", "Rebel Base",
     "Its defence is 6, and against it you have Epsilon Eridani 1 + New Military Tactics 3 = Military 4."),
    ("develop | A: Old Earth [Galactic Federation, +2] | B: New Sparta", "Galactic Federation", "It costs 6 cards, and you have 2 to pay with."),
    ("choose.actions r2 | A: Old Earth [+2] | B: New Sparta", "repair", "This game has no such action."),
    ("choose.actions r2 | A: Old Earth [Gem World, +2] | B: New Sparta", "Gem World", "You choose an action now."),
    ("choose.actions r2 | ruleset base+tgs+rvi+bow | A: Old Earth [+2] | B: New Sparta", "prestige develop", "You have no prestige."),
    ("round_end | A: Old Earth [+11] | B: New Sparta", "Old Earth", "It is not in your hand."),
    ("setup.discard | A: Old Earth [+6] | B: New Sparta [+6]", "Old Earth", "It is not in your hand."),
    ("setup.start | ruleset base+tgs+rvi | A: [Gem World, +5] offered [New Sparta, Old Earth] | B: [+6] offered [+2]", "Gem World",
     "It is not one of the start worlds that you can choose."),
    (f"search.use r2 | {BOW} | A search: Old Earth spent | B: New Sparta", "takeover card", "This game is played without takeovers."),
    ("settle.take r2 | A: New Sparta, Contact Specialist, Star Nomad Lair [+2] pick Star Nomad Lair | B: Old Earth", "New Sparta", "You choose a way to place your card now."),
    # one more world, or another in its place (R49, R56)
    ("settle.more r2 | ruleset base+tgs | A: Old Earth, Improved Logistics, Gem World [Comet Zone, +4] placed Gem World by pay | B: New Sparta", "Old Earth",
     "It is not a power that you can use now."),
    ("settle.more r2 | ruleset base+tgs | A: Old Earth, Improved Logistics, Gem World [Comet Zone, +4] placed Gem World by pay using Improved Logistics.0 | B: New Sparta",
     "Old Earth", "It is not in your hand."),
    (f"settle.more r2 | {BOW} | A: Old Earth, Terraforming Engineers, Asteroid Belt [Mining World, +1] using Terraforming Engineers.2 | B: New Sparta", "Old Earth",
     "It is not in your hand."),
    (f"settle.more r2 | {BOW} | A: Old Earth, Terraforming Engineers, Asteroid Belt, Radioactive World [Mining World, Gem World] using Terraforming Engineers.2 "
     "pick Mining World | B: New Sparta", "Gem World", "It is not in your tableau."),
    # who fights with cards of the hand (T-5)
    ("settle.more r2 | ruleset base+tgs+rvi | takeovers | attacks: A Rebel Miners of B by Imperium Seat.1 | A: Old Earth, Imperium Seat, Space Mercenaries [+2] "
     "used attacked using Imperium Seat.1 way fight+Space Mercenaries | B: New Sparta, Rebel Miners", "Old Earth", "It is not in your hand."),
    # a Produce power without a price is not for its owner to use (B-PRO-1)
    (f"produce.power r2 | {BOW} | A: Mining World*, Universal Exports*, Asteroid Belt [+2] | B produce: New Sparta", "Mining World",
     "It is not a Produce power that you can use now."),
    ("invasion r3 | ruleset base+xi | invasion: waves 25 5 4 | A: Old Earth [+1] | B: New Sparta", "Old Earth", "It is no defence against the invasion."),
])
def test_what_is_not_offered_says_why(line, option, said):
    assert sentence(line, option) == said


def test_an_action_of_the_prestige_card_is_chosen_once():
    game = engine.scene("choose.actions r2 | ruleset base+tgs+rvi+bow | A: Old Earth [+2] p2 spent | B: New Sparta")
    assert engine.why_not(game, 0, "search") == ("card spent",)


@pytest.mark.bulk
@every_kind
def test_a_card_that_a_question_about_cards_does_not_offer_has_a_reason_of_its_own(options):
    """ "You choose another card now" is for cards that have nothing to do with the question."""
    games = itertools.chain(itertools.islice(answers("why", **options), 60), itertools.islice(answers("why", crowded("why", **options), eager=True), 100))
    for game, seat, choice in games:
        decision, owner = engine.pending(game)[seat], game.seats[seat]
        offered = [engine.option_card(option) for option in decision.options]
        for card in owner.hand + owner.tableau:
            if decision.of in ("card", "power") and card not in offered:
                reason = engine.why_not(game, seat, card)
                assert reason[0] != "not asked for", (game.at, decision.ask)
                assert engine.say("en").reason(game, reason).endswith(".")
