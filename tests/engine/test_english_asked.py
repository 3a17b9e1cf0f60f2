"""What the sets after the base game ask in English, what can be answered, and why not; what a room says of them."""

import pytest

import engine
from engine.cards.rulesets import RULESETS
from engine.wording import en
from tests.engine.test_english_sets import ARC, ARTIFACTS, SMALL, XENOS, cid, of


def decision(ask, options=(1, 2), least=1, most=1, kind="card", about=None):
    made = engine.Decision(ask, list(options), least, most, of=kind, about=about)
    made.at, made.seat = ask, 0
    return made


def with_tableaus(game, *tableaus, phase="settle"):
    """A copy of the game in this phase, in which these cards of its own lie before the seats."""
    game = game.copy()
    game.now = phase
    for seat, names in zip(game.seats, tableaus):
        seat.tableau = [cid(name, game) for name in names]
        seat.in_force = seat.tableau[:]
    return game


def conquering(world):
    game = ARC.copy()
    game.seats[0].way, game.seats[0].pick = f"conquer+{cid('Space Mercenaries')}", cid(world)
    return game


def repairing(world):
    game = XENOS.copy()
    game.seats[0].pick = cid(world, game)
    return game


QUESTIONS = [
    (ARC, decision("setup.start"), "Choose your start world."),
    (ARC, decision("setup.save", about=cid("Galactic Scavengers")), "Choose the card that goes under Galactic Scavengers."),
    (ARC, decision("choose.last", kind="action"), "The others have chosen: choose your action for round 0."),
    (ARC, decision("search.category", kind="category"), "Choose what you search for."),
    (ARC, decision("search.keep", kind="word", about=cid("Gem World")), "Do you take Gem World?"),
    (ARC, decision("explore.give", about=of("Alien Departure Point", 0)), "Choose a card to discard for Alien Departure Point, or none."),
    (ARC, decision("explore.discard", range(9), 6, 6), "Discard 6 of your 9 cards, old or new."),
    (ARC, decision("develop.discard"), "Discard 1 card from your hand."),
    (ARC, decision("develop.way", kind="way", about=cid("Drop Ships")), "Choose how you pay for Drop Ships."),
    (ARC, decision("develop.spend", about=cid("Golden Age of Terraforming")), "Choose the good to discard for Golden Age of Terraforming."),
    (ARC, decision("settle.save", about=cid("Gem World")), "Choose which of the cards you paid with is saved."),
    (conquering("Rebel Outpost"), decision("settle.pay", range(5), 1, 2, about=cid("Rebel Outpost")),
     "Discard 1 to 2 cards for Military, to conquer Rebel Outpost."),
    (conquering("Rebel Outpost"), decision("settle.pay", range(5), 0, 2, about=cid("Rebel Outpost")),
     "Discard up to 2 cards for Military, to conquer Rebel Outpost."),
    (ARTIFACTS, decision("settle.good", about=cid("Ore-Rich World", ARTIFACTS)), "Discard a card to put a good on Ore-Rich World, or none."),
    (ARC, decision("settle.more", kind="power"), "Use a Settle power, or stop."),
    (ARC, decision("settle.another", about=of("Improved Logistics", 0)), "Choose the world to place with Improved Logistics, or none."),
    (ARC, decision("settle.replacement", about=of("Terraforming Engineers", 2)), "Choose the new world for Terraforming Engineers, or none."),
    (ARC, decision("settle.replaced", about=cid("Federation Capital")), "Choose the world that Federation Capital replaces."),
    (ARC, decision("settle.attack", about=of("Imperium Seat", 1)), "Choose the world to attack with Imperium Seat, or none."),
    (ARC, decision("takeover.attack", kind="way", about=cid("Gem World")), "Choose how you attack Gem World."),
    (ARC, decision("takeover.defence", kind="way", about=cid("Gem World")), "Choose how you defend Gem World."),
    (ARC, decision("takeover.cancel", about=of("Pan-Galactic Security Council", 1)),
     "Choose the world whose takeover fails through Pan-Galactic Security Council, or none."),
    (ARC, decision("takeover.pay", range(5), 0, 1, about=cid("Gem World")), "Discard up to 1 card for Military, to fight for Gem World."),
    (ARC, decision("consume.kind", kind="good", about=cid("Alien Oort Cloud Refinery")),
     "Choose the kind that the good on Alien Oort Cloud Refinery is sold as."),
    (ARC, decision("consume.goods", range(4), 2, 4, about=of("Galactic Exchange", 0)), "Choose 2 to 4 goods to discard for Galactic Exchange."),
    (ARC, decision("consume.discard", range(4), 0, 2, about="prestige trade"), "Discard at most 2 cards for Trade with prestige."),
    (ARC, decision("consume.stake", about=of("Gambling World", 1)), "Choose a card to show for Gambling World, or none."),
    (ARC, decision("produce.windfall", about="more bonus"), "Choose the windfall world that gets a good from your Produce bonus with prestige."),
    (ARC, decision("produce.kind", kind="good", about=cid("Alien Oort Cloud Refinery")), "Choose the kind of the good on Alien Oort Cloud Refinery."),
    (ARC, decision("produce.world", about=of("Universal Exports", 3)), "Choose the world that gets a good from Universal Exports."),
    (ARC, decision("produce.pay", about=of("Universal Exports", 3)), "Discard 1 card for Universal Exports."),
    (XENOS, decision("produce.world", about="first repair"), "Choose the world to repair with your first Repair bonus."),
    (XENOS, decision("produce.world", about=of("Construction Corps", 1, XENOS)), "Choose the world to repair with Construction Corps."),
    (repairing("Gem World"), decision("produce.pay", range(5), 2, 2, about="repair by cards"), "Discard 2 cards to repair Gem World."),
    (repairing("Gem World"), decision("produce.spend", about="repair by good"), "Choose the good to discard to repair Gem World."),
    (XENOS, decision("produce.contribute"), "Choose the goods that you give against the Xenos, or none."),
    (XENOS, decision("invasion.defend", kind="power"), "Choose a defence against the invader, or give up."),
    (XENOS, decision("invasion.pay", about="bunker"), "Discard 1 card for your bunker."),
    (XENOS, decision("invasion.spend", about=of("Anti-Xeno Refugees", 1, XENOS)), "Choose the good to discard for Anti-Xeno Refugees."),
    (XENOS, decision("invasion.damage"), "Choose the world that is damaged."),
    (ARC, decision("round_end.discard", range(14), 2, 2), "Discard 2 cards, down to 12."),
]


@pytest.mark.parametrize("game, asked, sentence", QUESTIONS)
def test_a_question(game, asked, sentence):
    assert en.prompt(game, asked) == sentence


def test_the_help_against_an_invader_sums_up_the_force():
    game = with_tableaus(XENOS, ["New Sparta", "Rebel Bunker", "Refugee World"], phase="invasion")
    game.invasion = dict(game.invasion, dealt=["base+3", "2", "1"])
    game.seats[0].boosts = [[2, "bunker", "xeno"]]
    assert en.help(game, decision("invasion.defend", kind="power")) == (
        "You have New Sparta 2 − Refugee World 1 + Rebel Bunker 1 + bunker 2 = 4 against 4, which you must exceed.")


# Options

OPTIONS = [
    (ARC, "choose.actions", "action", None, "prestige double", "Consume: 2× VP with prestige"),
    (XENOS, "choose.actions", "action", None, "repair", "Produce: Repair"),
    (SMALL, "choose.actions", "action", None, "explore", "Explore"),
    (ARC, "search.category", "category", None, "consumes two goods", "A card that can use 2 or more goods in Consume"),
    (ARC, "search.keep", "word", None, "go on", "Go on: take the next one that fits"),
    (ARC, "consume.power", "power", None, "prestige trade", "Trade with prestige: Up to 2 cards → 1 VP each"),
    (ARC, "consume.power", "power", None, of("Interstellar Casus Belli", 1), "Interstellar Casus Belli: 1 prestige → 3 VP"),
    (ARC, "settle.more", "power", None, of("Improved Logistics", 0), "Improved Logistics: Second world"),
    (XENOS, "invasion.defend", "power", None, "bunker", "Bunker: 1 card → Invasion defence +2"),
    (XENOS, "produce.power", "power", None, "repair by good", "1 good → Repair 1"),
    (ARC, "produce.kind", "good", cid("Alien Oort Cloud Refinery"), "rare", "Rare elements"),
    (ARC, "consume.kind", "good", cid("Alien Oort Cloud Refinery"), "alien", "Alien technology: 5 cards"),
    (ARC, "consume.trade", "card", None, cid("Alien Oort Cloud Refinery"), "Good on Alien Oort Cloud Refinery: up to 5 cards"),
    (ARC, "settle.spend", "card", cid("Rebel Fuel Refinery"), cid("Comet Zone"), "Rare good on Comet Zone"),
]


@pytest.mark.parametrize("game, ask, kind, about, option, text", OPTIONS)
def test_an_option_is_named_for_what_it_is(game, ask, kind, about, option, text):
    assert en.option(game, decision(ask, [option], kind=kind, about=about), option) == text


def way(word, *names):
    return "+".join([word] + [str(cid(name)) for name in names])


WAYS = [
    (way("conquer", "Space Mercenaries"), "Rebel Outpost",
     "Conquer with Military 3 to 5, discarding cards of your hand through Space Mercenaries"),
    (way("conquer", "Alien Booby Trap"), "Rebel Outpost", "Conquer with Military 6, paying 1 prestige through Alien Booby Trap"),
    (way("conquer", "Rebel Fuel Refinery", "New Military Tactics"), "Rebel Outpost",
     "Conquer with Military 8, discarding New Military Tactics, discarding a Rare good through Rebel Fuel Refinery"),
    (way("conquer", "Imperium Cloaking Technology"), "Gem World", "Conquer with Military 3 against 0, discarding Imperium Cloaking Technology"),
    (way("pay", "Lifeforms, Inc."), "Galactic Resort", "Pay 0 cards, discarding a Genes good through Lifeforms, Inc."),
    (way("pay", "Rebel Cantina", "Doomed World"), "Rebel Outpost", "Pay 0 cards through Rebel Cantina, discarding Doomed World"),
    (way("free", "Rebel Cantina"), "Rebel Outpost", "Place it for nothing through Rebel Cantina"),
    (way("free"), "Gem World", "Place it for nothing"),
    (way("pay", "R&D Crash Program"), "Drop Ships", "Pay 1 card, discarding R&D Crash Program"),
    (way("pay", "Golden Age of Terraforming"), "Drop Ships", "Pay 2 cards, discarding a Rare good through Golden Age of Terraforming"),
]


@pytest.mark.parametrize("word, about, text", WAYS)
def test_a_way_says_what_it_takes(word, about, text):
    game, asked = placing(word, about)
    assert en.option(game, asked, word) == text


def placing(word, about):
    """A game with everything that a way could use, and the question in which it is offered for this card."""
    names = ["New Sparta", "Space Mercenaries", "Alien Booby Trap", "Rebel Fuel Refinery", "New Military Tactics", "Imperium Cloaking Technology",
             "Lifeforms, Inc.", "Rebel Cantina", "Doomed World", "R&D Crash Program", "Golden Age of Terraforming"]
    phase = "develop" if about == "Drop Ships" else "settle"
    game = with_tableaus(ARC, names, phase=phase)
    game.seats[0].hand = game.deck[:3]
    return game, decision(phase + ".way", [word], kind="way", about=cid(about))


def attacked():
    """Seat 0 attacks Rebel Outpost of seat 1 with Rebel Alliance."""
    game = with_tableaus(ARC, ["New Sparta", "Rebel Alliance", "Rebel Miners", "New Military Tactics"], ["Rebel Outpost", "Imperium Seat"])
    world = cid("Rebel Outpost")
    game.attacks = [{"attacker": 0, "owner": 1, "option": of("Rebel Alliance", 1), "world": world, "helper": None}]
    return game, world


def test_a_way_to_fight_says_how_both_sides_stand():
    """Attack 2 and 2 for the Rebel military world; defence 5, 1 of Rebel Outpost itself and 1 of Imperium Seat."""
    game, world = attacked()
    word = way("fight", "New Military Tactics")
    assert en.option(game, decision("takeover.attack", [word], kind="way", about=world), word) == "Attack with 7 against 7, discarding New Military Tactics"
    assert en.option(game, decision("takeover.attack", ["fight"], kind="way", about=world), "fight") == "Attack with 4 against 7"
    defending = decision("takeover.defence", ["fight"], kind="way", about=world)
    defending.seat = 1
    assert en.option(game, defending, "fight") == "Defend with 7 against 4"
    assert en.option(game, decision("takeover.cancel", [world]), world) == "Rebel Outpost: attack 4 against 7"


# Reasons

REASONS = [
    (("too little left", [[2, cid("New Sparta")], [3, cid("Drop Ships")]], 1, 2),
     "Its defence is 2; against it you have New Sparta 2 + Drop Ships 3 = Military 5, of which the first conquest leaves 1."),
    (("too few cards", 2, 1), "It needs 2 cards of your hand, and you have 1."),
    (("not together",), "These cannot be picked together."),
    (("nothing conquered",), "It follows a military world that you conquer, and that was not the first you placed in this phase."),
    (("world placed",), "It stands in place of a world, and you have placed one or declared a takeover in this phase."),
    (("no target",), "There is no world that you could take over with it."),
    (("too strong", [[2, cid("New Sparta")], [1, cid("Imperium Seat")]], [[4, "printed"], [1, cid("Expedition Force")]]),
     "Its defence is 4 + Expedition Force 1 = 5, and against it you have New Sparta 2 + Imperium Seat 1 = Military 3 at most."),
    (("no replacement", 3),
     "A world is replaced by one of the same kind that costs as much or up to 3 more, and neither is a military world."),
    (("no takeovers",), "This game is played without takeovers."),
    (("no prestige",), "You have no prestige."),
    (("unsellable",), "The good on it cannot be sold."),
]


@pytest.mark.parametrize("reason, sentence", REASONS)
def test_a_reason(reason, sentence):
    assert en.reason(ARC, reason) == sentence


# The room

@pytest.mark.parametrize("word, text, sentence", [
    ("repair", "Produce: Repair",
     "Every production world without a good gets one, and worlds can be repaired; you repair up to two of yours for nothing."),
    ("search", "Search",
     "Before Explore you turn up cards until one is of the sort you name, and take it. This works once in the game, in place of an action."),
    ("prestige explore+5", "Explore +5 with prestige",
     "Once in the game, for 1 prestige: you draw 6 more cards and keep 1 more, besides the 5 more, and may discard from your whole hand."),
    ("prestige settle", "Settle with prestige",
     "Once in the game, for 1 prestige: a world that you pay for costs 3 cards less, you have 2 more Military, and you draw 1 card after placing."),
    ("prestige produce", "Produce with prestige",
     "Once in the game, for 1 prestige: you put a good on a second empty windfall world, and draw 3 cards."),
])
def test_an_action(word, text, sentence):
    assert (en.action(word), en.action_help(word)) == (text, sentence)


def test_the_small_game_explains_its_own_produce():
    assert en.action_help("produce", RULESETS["persian"]) == (
        "Every production world without a good gets one; all your empty windfall worlds get one too.")


@pytest.mark.parametrize("key, name, sentence", [
    ("galactic-standard-of-living", "Galactic Standard of Living", "3 VP for being the first to have 5 VP in chips, or among the first in the same phase."),
    ("budget-surplus", "Budget Surplus",
     "3 VP for being the first to discard a card down to the hand limit, or among the first in the same phase."),
    ("greatest-military", "Greatest Military",
     "5 VP for having more general Military than everybody else, and at least 6; 3 VP for who is level with the most at the end."),
    ("propaganda-edge", "Propaganda Edge",
     "5 VP for having more Rebel military worlds than everybody else, and at least 3; 3 VP for who is level with the most at the end."),
])
def test_a_goal(key, name, sentence):
    assert (en.goal(key), en.goal_help(key)) == (name, sentence)


def test_points_name_goals_prestige_and_tiles():
    lines = [[9, "chips"], [2, cid("Gem World")], [3, "budget-surplus"], [4, "held prestige"], [3, "awards"], [5, "greatest admiral"]]
    assert en.lines(ARC, lines, "vp") == (
        "VP chips 9 + Gem World 2 + Budget Surplus 3 + prestige held 4 + award VP 3 + Greatest Admiral 5 = 26 VP")


def test_what_is_wanting_to_repulse_the_xenos():
    game = engine.scene("choose.actions r4 | ruleset base+xi | invasion: repulse 20 | A: New Sparta contributed 2 | B: Rebel Cadre")
    assert en.lines(game, engine.account.repulse(game), "force") == "repulse value 22 − goods given 2 − strength of all 3 = 17"


def test_an_invader_that_adds_the_military_says_so():
    game = engine.scene("invasion.defend r7 | ruleset base+xi | invasion: dealt base+3 2 | A: New Sparta [+1] | B: Rebel Cadre")
    assert en.lines(game, engine.account.invader(game, game.seats[0]), "force") == "invader 3 + Military 2 = 5"


def test_a_game_and_an_option_for_the_room():
    assert en.ruleset("base+tgs+rvi+bow") == "The Brink of War"
    assert en.ruleset_help("base") == "The game as it began: 114 cards, for 2 to 4 players."
    assert en.room_option("takeovers") == "Takeovers"
    assert en.room_option_help("takeovers") == (
        "Who places no world may attack a world of somebody else, with a card that allows it; a world taken counts as placed.")
