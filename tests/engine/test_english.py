"""What the engine says in English about the base game, word for word; test_english_sets.py goes on with the other sets."""

import pytest

import engine
from engine.cards.rulesets import designs_of
from engine.wording import en

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
GAME = engine.new_game(seed="wording")


def named(name, edition=2):
    return next(card for card in designs_of("base", edition) if card.name == name)


def cid(name):
    """The id of (the first copy of) a card of GAME."""
    return next(card for card in range(len(GAME.cards)) if GAME.cards[card].name == name)


@pytest.mark.parametrize("name, line", [
    ("Old Earth", "World; cost 3; 2 VP; start world 0"),
    ("New Sparta", "Military world; defence 2; 1 VP; start world 3"),
    ("Alpha Centauri", "Windfall world, Rare elements; cost 2; 0 VP; start world 2"),
    ("Gem World", "Production world, Novelty; cost 2; 1 VP"),
    ("Lost Alien Battle Fleet", "Military production world, Alien technology; defence 6; 4 VP; Alien"),
    ("Avian Uplift Race", "Military windfall world, Genes; defence 2; 2 VP; Uplift; Chromosome"),
    ("Terraforming Robots", "Development; cost 3; 2 VP; Terraforming"),
    ("Galactic Imperium", "Development; cost 6; ? VP; Imperium"),
    ("Bio-Hazard Mining World", "Production world, Rare elements; cost 2; 0 VP"),
])
def test_the_type_line_of_a_card(name, line):
    assert en.type_line(named(name)) == line


@pytest.mark.parametrize("name, place, sentence, label", [
    ("Expedition Force", 0, "When you explore, draw 1 more card.", "Draw +1"),
    ("Galactic Renaissance", 0, "When you explore, draw 2 more cards.", "Draw +2"),
    ("Research Labs", 0, "When you explore, keep 1 more card.", "Keep +1"),
    ("Interstellar Bank", 0, "Draw 1 card as the Develop phase begins, before you choose.", "First draw 1"),
    ("Investment Credits", 0, "Developments cost you 1 card less.", "Cost −1"),
    ("Public Works", 0, "After you place a development, draw 1 card.", "Draw 1 after placing"),
    ("Terraforming Robots", 0, "After you place a world, draw 1 card.", "Draw 1 after placing"),
    ("Replicant Robots", 0, "Worlds that you pay for cost you 2 cards less.", "Cost −2"),
    ("Mining Robots", 0, "Worlds of Rare kind that you pay for cost you 1 card less.", "Cost −1: Rare"),
    ("Space Marines", 0, "You have 2 more Military.", "Military +2"),
    ("Contact Specialist", 0, "You have 1 less Military.", "Military −1"),
    ("Alien Rosetta Stone World", 1, "You have 2 more Military against worlds of Alien kind.", "Military +2 vs Alien"),
    ("Galactic Imperium", 0, "You have 4 more Military against Rebel military worlds.", "Military +4 vs Rebel"),
    ("New Military Tactics", 0, "You may discard this card from your tableau for 3 more Military until the phase ends.", "Discard → Military +3"),
    ("Contact Specialist", 1,
     "You may pay for a military world instead of conquering it, as if it cost its defence minus 1, unless it is of Alien kind.",
     "Pay for military −1"),
    ("Colony Ship", 0, "You may discard this card from your tableau: a world that you pay for then costs nothing, unless it is of Alien kind.",
     "Discard → Cost 0"),
    ("Old Earth", 0, "When you sell a good, draw 1 more card.", "Sale +1"),
    ("Bio-Hazard Mining World", 0, "When you sell a Genes good, draw 2 more cards.", "Sale +2: Genes"),
    ("Pirate World", 0, "When you sell the good on this world, draw 3 more cards.", "Sale +3: this good"),
    ("Old Earth", 1, "Discard a good for 1 VP, up to 2 times.", "1 good → 1 VP (×2)"),
    ("New Vinland", 0, "Discard a good for 2 cards.", "1 good → 2 cards"),
    ("Plague World", 0, "Discard a Genes good for 1 VP and 1 card.", "1 Genes → 1 VP + 1 card"),
    ("Mining League", 0, "Discard 2 Rare goods for 3 VP.", "2 Rare → 3 VP"),
    ("Free Trade Association", 0, "Discard a Novelty good for 1 VP and 1 card, up to 3 times.", "1 Novelty → 1 VP + 1 card (×3)"),
    ("Diversified Economy", 0, "Discard 3 goods of different kinds for 3 VP.", "3 kinds → 3 VP"),
    ("Pilgrimage World", 0, "Discard all the goods you have left for 1 VP each, minus 1 VP in all.", "All goods → 1 VP each − 1"),
    ("Trade League", 1, "Sell a good for its price plus your Trade powers, even if you did not choose Trade.", "Sell 1 good"),
    ("Black Market Trading World", 0, "Sell a good for its bare price, without Trade powers, even if you did not choose Trade.",
     "Sell 1 good, bare price"),
    ("Deficit Spending", 0, "You may discard up to 2 cards from your hand for 1 VP each, which is never doubled.", "Up to 2 cards → 1 VP each"),
    ("Gambling World", 1, "You may name a number from 1 to 7 and turn up the top card of the deck: "
     "you take it if that is its cost or defence, else it is discarded.", "Guess 1–7"),
    ("New Economy", 0, "Draw 1 card in the Consume phase.", "Draw 1"),
    ("Merchant Guild", 0, "Draw 2 cards in the Produce phase.", "Draw 2"),
    ("Artist Colony", 0, "This world gets a good if it has none.", "Good here"),
    ("Genetics Lab", 1, "One of your windfall worlds of Genes kind that has no good gets one.", "Good on windfall: Genes"),
    ("Galactic Engineers", 1, "One of your windfall worlds that has no good gets one.", "Good on windfall"),
    ("Lost Species Ark World", 1, "Draw 2 cards if this world got a good in this phase.", "Draw 2 if good here"),
    ("Research Labs", 2, "Draw 1 card for each Alien good you produced in this phase.", "Draw 1 per Alien produced"),
    ("Diversified Economy", 1, "Draw 1 card for each kind of good you produced in this phase.", "Draw 1 per kind produced"),
    ("Mining Conglomerate", 2, "Draw 2 cards if you produced more Rare goods in this phase than every other player.", "Draw 2 if most Rare"),
    ("Pan-Galactic League", 1, "Draw 1 card for each of your worlds of Genes kind, with or without a good.", "Draw 1 per Genes world"),
])
def test_a_power_in_a_sentence_and_in_a_label(name, place, sentence, label):
    power = named(name).powers[place]
    assert (en.power(power), en.power_short(power)) == (sentence, label)


@pytest.mark.parametrize("name, sentences", [
    ("Alien Tech Institute", ["3 VP for each production world of Alien kind.", "2 VP for each windfall world of Alien kind.",
                              "2 VP for each card with the keyword Alien."]),
    ("Galactic Federation", ["2 VP for each development of cost 6.", "1 VP for each development."]),
    ("Galactic Imperium", ["2 VP for each military world with the keyword Rebel.", "1 VP for each military world."]),
    ("Galactic Survey: SETI", ["1 VP for each development with an Explore power.", "2 VP for each world with an Explore power.",
     "1 VP for each world."]),
    ("New Galactic Order", ["1 VP for each point of your general Military, which subtracts if it is negative."]),
    ("Galactic Renaissance", ["1 VP for every 3 VP you have in chips, rounded down.", "3 VP for Research Labs.", "3 VP for Galactic Trendsetters.",
                              "3 VP for Artist Colony."]),
    ("Trade League", ["2 VP for each development with a Trade power.", "1 VP for each world with a Trade power."]),
])
def test_what_a_development_scores_for(name, sentences):
    assert [en.score_line(score) for score in named(name).scores] == sentences


def test_the_second_edition_adds_a_line_to_merchant_guild():
    assert en.score_line(named("Merchant Guild", 2).scores[4]) == "1 VP for each good on your worlds at the end of the game."
    assert len(named("Merchant Guild", 1).scores) == 4


def option(name, index=0):
    return f"{cid(name)}.{index}"


NEWS = [
    (["round", None, 3], "Round 3 begins."),
    (["phase", None, "develop2"], "Now: Second Develop."),
    (["start", 0, cid("New Sparta")], "Ana starts with New Sparta."),
    (["dealt", 1, [-1] * 6], "Ben is dealt 6 cards."),
    (["chose", 0, ["develop", "double"]], "Ana chooses Develop and Consume: 2× VP."),
    (["explored", 0, [-1] * 7], "Ana draws 7 cards to choose from."),
    (["kept", 0, [cid("Gem World")], 6], "Ana keeps Gem World and discards 6 cards."),
    (["kept", 1, [-1, -1], 1], "Ben keeps 2 cards and discards 1 card."),
    (["kept", 1, [-1, -1], 0], "Ben keeps 2 cards."),
    (["drew", 0, [-1], "settle bonus", None], "Ana draws 1 card for choosing Settle."),
    (["drew", 0, [-1, -1], "trade", None], "Ana draws 2 cards for the sale."),
    (["drew", 0, [cid("Gem World"), cid("Old Earth")], "produce", cid("Merchant Guild")],
     "Ana draws Gem World and Old Earth through Merchant Guild."),
    (["revealed", 1, None], "Ben places nothing."),
    (["revealed", 1, cid("Gem World")], "Ben reveals Gem World."),
    (["placed", 0, cid("Comet Zone"), "pay", [[3, "printed"], [-1, cid("Mining Robots")]], None],
     "Ana settles Comet Zone: 3 − Mining Robots 1 = 2 cards."),
    (["placed", 0, cid("Gem World"), "pay", [[2, "printed"]], None], "Ana settles Gem World: 2 cards."),
    (["placed", 0, cid("Merchant Guild"), "pay", [[6, "printed"], [-1, "chosen"], [-1, cid("Investment Credits")]], None],
     "Ana develops Merchant Guild: 6 − action bonus 1 − Investment Credits 1 = 4 cards."),
    (["placed", 0, cid("Asteroid Belt"), "pay", [[2, "printed"], [-2, cid("Replicant Robots")], [-1, cid("Mining Robots")], [1, "floor"]], None],
     "Ana settles Asteroid Belt: 2 − Replicant Robots 2 − Mining Robots 1 + 1 (never below 0) = 0 cards."),
    (["placed", 1, cid("Rebel Outpost"), "conquer", [[2, cid("New Sparta")], [4, cid("Galactic Imperium")]], 5],
     "Ben conquers Rebel Outpost: New Sparta 2 + Galactic Imperium 4 = Military 6 against 5."),
    (["placed", 1, cid("Outlaw World"), "conquer", [[-1, cid("Refugee World")], [2, cid("Space Marines")]], 1],
     "Ben conquers Outlaw World: − Refugee World 1 + Space Marines 2 = Military 1 against 1."),
    (["lost", 0, cid("Colony Ship")], "Ana discards Colony Ship from the tableau."),
    (["good", 0, cid("Empath World"), "windfall"], "Ana gets a Genes good on Empath World."),
    (["good", 0, cid("Comet Zone"), "produced"], "Ana produces a Rare good on Comet Zone."),
    (["good", 0, cid("Alien Robot Sentry"), "bonus"], "Ana produces an Alien good on the windfall world Alien Robot Sentry."),
    (["sold", 0, cid("Comet Zone"), [[3, "price"], [1, cid("Export Duties")]]],
     "Ana sells the Rare good on Comet Zone: price 3 + Export Duties 1 = 4 cards."),
    (["used", 0, option("Tourist World"), [cid("Gem World"), cid("Comet Zone")], 6, 0],
     "Ana uses Tourist World: 2 goods (Gem World and Comet Zone) for 6 VP."),
    (["used", 0, option("New Earth"), [cid("New Earth")], 1, 1], "Ana uses New Earth: 1 good (New Earth) for 1 VP and 1 card."),
    (["used", 0, option("New Economy"), [], 0, 1], "Ana uses New Economy for 1 card."),
    (["used", 0, option("Pilgrimage World"), [cid("Gem World")], 0, 0], "Ana uses Pilgrimage World: 1 good (Gem World) for nothing."),
    (["gave", 0, option("Deficit Spending"), [-1, -1], 2], "Ana discards 2 cards for 2 VP through Deficit Spending."),
    (["gave", 0, option("Deficit Spending"), [], 0], "Ana discards nothing through Deficit Spending."),
    (["gambled", 0, option("Gambling World", 1), 3, cid("Comet Zone"), True],
     "Ana names 3 for Gambling World and turns up Comet Zone, and takes it."),
    (["gambled", 0, option("Gambling World", 1), 2, cid("Comet Zone"), False],
     "Ana names 2 for Gambling World and turns up Comet Zone, which is discarded."),
    (["discarded", 1, [-1, -1], "setup"], "Ben discards 2 cards."),
    (["discarded", 1, [-1], "limit"], "Ben discards 1 card down to the hand limit."),
    (["reshuffled", None, 30], "The discards become a new deck of 30 cards."),
    (["over", None, [1]], "The game is over: Ben wins."),
    (["over", None, [0, 1, 2]], "The game is over: Ana, Ben and Cleo share the victory."),
]


@pytest.mark.parametrize("item, sentence", NEWS)
def test_a_piece_of_news(item, sentence):
    assert en.news(GAME, item, NAMES) == sentence


MALEVOLENT = [[4, "printed"], [-1, cid("Contact Specialist")], [-2, cid("Replicant Robots")]]


def test_an_account_is_a_sum_of_named_cards():
    whole = "Malevolent Lifeforms 4 − Contact Specialist 1 − Replicant Robots 2 = 1 card"
    assert en.lines(GAME, MALEVOLENT, "card", cid("Malevolent Lifeforms")) == whole
    assert en.lines(GAME, MALEVOLENT, "card") == "4 − Contact Specialist 1 − Replicant Robots 2 = 1 card"
    assert en.lines(None, MALEVOLENT, "card") == "4 − 1 − 2 = 1 card"
    assert en.lines(GAME, [[12, "chips"], [-2, cid("New Galactic Order")]], "vp") == "VP chips 12 − New Galactic Order 2 = 10 VP"
    assert en.lines(GAME, [], "military") == "Military 0"
    assert en.lines(GAME, [[-1, cid("Refugee World")]], "military") == "− Refugee World 1 = Military −1"


REASONS = [
    (("too dear", MALEVOLENT, 0), "It costs 4 − Contact Specialist 1 − Replicant Robots 2 = 1 card, and you have none to pay with.",
     "It costs 4 − 1 − 2 = 1 card, and you have none to pay with."),
    (("too dear", [[3, "printed"]], 2), "It costs 3 cards, and you have 2 to pay with.", "It costs 3 cards, and you have 2 to pay with."),
    (("too weak", [[2, cid("New Sparta")], [1, cid("Expedition Force")]], 5),
     "Its defence is 5, and against it you have New Sparta 2 + Expedition Force 1 = Military 3.",
     "Its defence is 5, and against it you have 2 + 1 = Military 3."),
    (("too weak", [], 1), "Its defence is 1, and against it you have Military 0.", "Its defence is 1, and against it you have Military 0."),
    (("not an option", cid("Gem World")), "Gem World is not one of the options.", "That is not one of the options."),
    (("not an option", -1), "That is not one of the options.", "That is not one of the options."),
    (("not an option", True), "That is not one of the options.", "That is not one of the options."),
    (("not an option", {"__proto__": []}), "That is not one of the options.", "That is not one of the options."),
    (("picked twice", cid("Gem World")), "Gem World is picked too often.", "That is picked too often."),
    (("too few", 2, 1), "At least 2 must be picked, not 1.", "At least 2 must be picked, not 1."),
    (("too many", 1, 3), "At most 1 can be picked, not 3.", "At most 1 can be picked, not 3."),
    (("too few goods", 1, "any", 0), "It needs a good, and you have none.", "It needs a good, and you have none."),
    (("too few goods", 2, "rare", 1), "It needs 2 Rare goods, and you have 1.", "It needs 2 Rare goods, and you have 1."),
    (("too few goods", 1, "alien", 0), "It needs an Alien good, and you have none.", "It needs an Alien good, and you have none."),
    (("too few kinds", 3, 2), "It needs goods of 3 different kinds, and you have 2.", "It needs goods of 3 different kinds, and you have 2."),
]


@pytest.mark.parametrize("reason, sentence, without_game", REASONS)
def test_a_reason(reason, sentence, without_game):
    assert en.reason(GAME, reason) == sentence
    assert en.reason(None, reason) == without_game


def test_errors_say_their_reason():
    with pytest.raises(engine.IllegalChoice, match="^At least 2 must be picked, not 0.$"):
        engine.apply(GAME.copy(), 0, [])
    with pytest.raises(engine.BadOption, match="^The edition must be 1 or 2.$"):
        engine.new_game(edition=3)


# Questions

def asked(ask, options, least, most, of="card", about=None, game=GAME):
    decision = engine.Decision(ask, options, least, most, of=of, about=about)
    decision.at, decision.seat = ask, 0
    return en.prompt(game, decision)


@pytest.mark.parametrize("prompt, sentence", [
    (asked("setup.discard", [1, 2, 3, 4, 5, 6], 2, 2), "Discard 2 of your 6 cards."),
    (asked("explore.keep", [1, 2, 3], 2, 2), "Keep 2 of the 3 cards you drew."),
    (asked("develop.choose", [1], 0, 1), "Place a development, or none."),
    (asked("settle.choose", [], 0, 0), "There is no world that you can place: pass."),
    (asked("settle.pay", [1, 2, 3], 2, 2, about=cid("Gem World")), "Discard 2 cards to pay for Gem World."),
    (asked("develop.pay", [1, 2], 1, 1, about=cid("Public Works")), "Discard 1 card to pay for Public Works."),
    (asked("settle.way", ["pay", "conquer"], 1, 1, "way", cid("Rebel Outpost")), "Choose how you take Rebel Outpost."),
    (asked("consume.trade", [1, 2], 1, 1), "Choose the good to sell."),
    (asked("consume.power", ["1.0"], 1, 1, "power"), "Use a Consume power."),
    (asked("consume.power", ["1.0"], 0, 1, "power"), "Use a Consume power, or stop."),
    (asked("consume.goods", [1, 2, 3], 2, 2, about=option("Tourist World")), "Choose 2 goods to discard for Tourist World."),
    (asked("consume.goods", [1, 2], 1, 1, about=option("Trade League", 1)), "Choose the good to sell with Trade League."),
    (asked("consume.discard", [1, 2, 3], 0, 2, about=option("Deficit Spending")), "Discard at most 2 cards for Deficit Spending."),
    (asked("consume.gamble", [1, 2], 1, 1, "number", option("Gambling World", 1)), "Name a number for Gambling World."),
    (asked("produce.windfall", [1, 2], 1, 1, about="bonus"), "Choose the windfall world that gets a good from your Produce bonus."),
    (asked("produce.windfall", [1, 2], 1, 1, about=option("Galactic Engineers", 1)),
     "Choose the windfall world that gets a good from Galactic Engineers."),
    (asked("round_end.discard", list(range(12)), 2, 2), "Discard 2 cards, down to 10."),
])
def test_a_question(prompt, sentence):
    assert prompt == sentence


def test_the_question_for_actions_names_the_round():
    two = engine.new_game(seed=1, two_actions=True)
    for seat in (0, 1):
        engine.apply(two, seat, engine.pending(two)[seat].options[:2])
    assert en.prompt(two, engine.pending(two)[0]) == "Choose 2 actions for round 1."
    assert asked("choose.actions", [], 1, 1, "action", game=two) == "Choose your action for round 1."


def in_play(*names):
    """A game in Settle in which these cards lie before seat 0."""
    game = GAME.copy()
    game.now, seat = "settle", game.seats[0]
    seat.tableau = [cid(name) for name in names]
    seat.in_force = seat.tableau[:]
    return game


def worded(game, ask, of, option, about=None):
    decision = engine.Decision(ask, [option], 1, 1, of=of, about=about)
    decision.at, decision.seat = ask, 0
    return en.option(game, decision, option)


@pytest.mark.parametrize("word, sentence", [
    ("conquer", "Conquer with Military 2"),
    (f"conquer+{cid('New Military Tactics')}", "Conquer with Military 5, discarding New Military Tactics"),
    (f"pay+{cid('Contact Specialist')}", "Pay 1 card through Contact Specialist"),
    (f"pay+{cid('Contact Specialist')}+{cid('Colony Ship')}", "Pay 0 cards through Contact Specialist, discarding Colony Ship"),
])
def test_a_way_to_take_a_world_says_what_it_takes(word, sentence):
    game = in_play("Space Marines", "Expedition Force", "Contact Specialist", "New Military Tactics", "Colony Ship")
    assert worded(game, "settle.way", "way", word, cid("Aquatic Uplift Race")) == sentence


def test_an_option_is_named_for_what_it_is():
    game = in_play("Old Earth", "Comet Zone")
    assert worded(game, "develop.choose", "card", cid("Public Works")) == "Public Works"
    assert worded(game, "consume.trade", "card", cid("Comet Zone")) == "Rare good on Comet Zone: 4 cards"
    assert worded(game, "consume.goods", "card", cid("Comet Zone"), option("Black Market Trading World")) == "Rare good on Comet Zone: 3 cards"
    assert worded(game, "consume.goods", "card", cid("Comet Zone"), option("Old Earth", 1)) == "Rare good on Comet Zone"
    assert worded(game, "consume.power", "power", option("Old Earth", 1)) == "Old Earth: 1 good → 1 VP (×2)"
    assert worded(game, "consume.gamble", "number", 7) == "7"
    assert worded(game, "choose.actions", "action", "explore+1+1") == "Explore +1, +1"


@pytest.mark.parametrize("amount, unit, text", [
    (1, "card", "1 card"), (0, "card", "0 cards"), (2, "card", "2 cards"), (1, "good", "1 good"), (3, "good", "3 goods"),
    (1, "vp", "1 VP"), (-2, "vp", "−2 VP"), (-1, "military", "Military −1"),
])
def test_an_amount_with_its_unit(amount, unit, text):
    assert en.count(amount, unit) == text
