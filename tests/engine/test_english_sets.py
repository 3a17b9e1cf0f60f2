"""What the engine says in English about the sets after the base game, word for word."""

import pytest

import engine
from engine.cards.rulesets import RULESETS, designs_of
from engine.wording import en

NAMES = ["Ana", "Ben", "Cleo"]
ARC = engine.new_game(seed="sets", ruleset="base+tgs+rvi+bow")
ARTIFACTS = engine.new_game(seed="sets", ruleset="base+aa")
XENOS = engine.new_game(seed="sets", ruleset="base+xi", invasion=True, players=3)
SMALL = engine.new_game(seed="sets", ruleset="persian")
GAMES = [ARC, ARTIFACTS, XENOS, SMALL]


def named(name):
    """The design of this name in the latest set that has it."""
    return next(card for ruleset in ("base+xi", "base+aa", "base+tgs+rvi+bow", "persian") for card in designs_of(ruleset, 2, ruleset != "persian")
                if card.name == name)


def cid(name, game=ARC):
    return next(card for card in range(len(game.cards)) if game.cards[card].name == name)


def of(name, index, game=ARC):
    """A power as an option."""
    return f"{cid(name, game)}.{index}"


@pytest.mark.parametrize("name, line", [
    ("Alien Monolith", "Military windfall world, Alien technology; defence 8; 8 VP; Alien; 1 prestige when placed"),
    ("Alien Oort Cloud Refinery", "Windfall world, any kind; cost 0; 1 VP; Alien"),
    ("Doomed World", "World; cost 1; −1 VP; start world 8"),
    ("Gateway Station", "Windfall world, Novelty; cost 2; 1 VP; start world −6"),
    ("Federation Capital", "World; cost 3; ? VP"),
    ("Tranship Point", "World, Rare elements; cost 0; 2 VP"),
    ("Xeno-Infested Uplift World", "Military windfall world, Genes; defence 2; 1 VP; Uplift; Xeno; Chromosome"),
    ("Anti-Xeno Rebel Force", "Development; cost 6; ? VP; Rebel; Anti-Xeno"),
    ("Stone Guardian", "Military world; defence 5; 3 VP"),
])
def test_the_type_line_of_a_card(name, line):
    assert en.type_line(named(name)) == line


@pytest.mark.parametrize("name, place, sentence, label", [
    # Explore
    ("Trading Outpost", 0, "When you explore, you may discard any cards of your hand in place of the cards you drew.", "Mix with hand"),
    ("Alien Departure Point", 0,
     "As the Explore phase begins, before anybody draws, you may discard a card from your hand for 1 prestige.", "1 card → 1 prestige"),
    # Develop
    ("Galactic Power Brokers", 0, "Draw 2 cards as the Develop phase begins, before you choose, then discard a card from your hand.",
     "First draw 2, discard 1"),
    ("R&D Crash Program", 0, "You may discard this card from your tableau: your development then costs 3 cards less.", "Discard → Cost −3"),
    ("Golden Age of Terraforming", 0, "You may discard a Rare good: your development then costs 2 cards less.", "1 Rare → Cost −2"),
    ("Federation Capital", 0, "After you place a development of cost 6, gain 1 prestige.", "1 prestige after placing: development 6"),
    ("Galactic Scavengers", 0, "When you pay for a development with cards, one of them goes under this card.", "Save 1 card paid"),
    # Settle: cost
    ("Lifeforms, Inc.", 0, "You may discard a Genes good: until the phase ends worlds that you pay for cost 3 cards less.", "1 Genes → Cost −3"),
    ("Imperium Fuel Depot", 0, "After you place a world, draw 2 cards, then discard a card from your hand.", "Draw 2 after placing, discard 1"),
    ("Alien Cornucopia", 0, "After you place a production world, gain 1 prestige.", "1 prestige after placing: production world"),
    ("Golden Age of Terraforming", 2, "A production world that you place gets a good at once.", "Good on production world placed"),
    ("Rebel Cantina", 0, "You may pay for a military world instead of conquering it, as if it cost its defence, unless it is of Alien kind.",
     "Pay for military"),
    ("Rebel Alliance", 0, "You may pay for a Rebel military world instead of conquering it, as if it cost its defence minus 2.",
     "Pay for military −2: Rebel"),
    ("Alien Research Team", 2, "You may pay for a military world of Alien kind instead of conquering it, as if it cost its defence.",
     "Pay for military: Alien"),
    ("Uplift Researchers", 2, "You may pay for a military world with the chromosome symbol instead of conquering it, as if it cost its defence.",
     "Pay for military: Chromosome"),
    ("Rebel Pact", 1, "Whenever you pay for a military world, it costs 2 cards less.", "Paying for military −2"),
    ("Pan-Galactic Mediator", 2, "Whenever you pay for a military world, gain 1 prestige.", "1 prestige for paying for military"),
    # Settle: Military
    ("Hidden Fortress", 0, "You have 1 more Military for each of your military worlds.", "Military +1 per military"),
    ("Uplift Mercenary Force", 1, "You have 1 more Military for each of your worlds with the chromosome symbol.", "Military +1 per Chromosome"),
    ("Rebel Freedom Fighters", 3, "You have 2 less Military while you have an Imperium card.", "Military −2 with Imperium"),
    ("Anti-Xeno League", 0, "You have 1 more Military against Xeno worlds and invaders for each of your peaceful worlds.",
     "Military +1 vs Xeno per peaceful"),
    ("Rebel Fuel Refinery", 0, "You may discard a Rare good for 2 more Military until the phase ends.", "1 Rare → Military +2"),
    ("Alien Booby Trap", 0, "You may pay 1 prestige for 3 more Military until the phase ends.", "1 prestige → Military +3"),
    ("Alien Weapon Cache", 0, "You may discard an Alien good for 3 more Military against Xeno worlds and invaders until the phase ends.",
     "1 Alien → Military +3 vs Xeno"),
    ("Space Mercenaries", 1, "You may discard up to 2 cards from your hand for 1 more Military each until the phase ends.",
     "Up to 2 cards → Military +1 each"),
    ("Rebel Convict Mines", 0, "You may discard a card from your hand for 1 more Military until the phase ends.", "1 card → Military +1"),
    ("Imperium Cloaking Technology", 0,
     "You may discard this card from your tableau to conquer a peaceful world, whose defence is its cost minus 2.",
     "Discard → Conquer peaceful: cost − 2"),
    ("Imperium Invasion Fleet", 2,
     "You may discard this card from your tableau to conquer a peaceful world, whose defence is its cost, or to make one the target of a takeover; "
     "gain 2 prestige if that succeeds.", "Discard → Conquer peaceful: cost or take it over → 2 prestige"),
    ("Starry Rift Pioneers", 0, "You have 1 more defence in every invasion.", "Invasion defence +1"),
    ("Anti-Xeno Militia", 2, "In an invasion you may discard this card from your tableau for 3 more defence, once.", "Discard → Invasion defence +3"),
    ("Anti-Xeno Refugees", 1, "In an invasion you may discard a good for 2 more defence, once.", "1 good → Invasion defence +2"),
    # Settle: more worlds
    ("Improved Logistics", 0, "After you place a world, you may place a second one.", "Second world"),
    ("Rebel Sneak Attack", 1, "After you place a world, you may discard this card from your tableau to conquer a military world too.",
     "Discard → Conquer one more world"),
    ("Imperium Supply Convoy", 0,
     "After you conquer a military world, you may conquer another military world with the Military that the first did not take.",
     "Second conquest with Military left"),
    ("Terraforming Project", 0,
     "You may discard this card from your tableau to place one more world for nothing: a peaceful one, or a military one that you may pay for, "
     "but not of Alien kind.", "Discard → One more world for nothing"),
    ("Wormhole Prospectors", 0,
     "If you place no world, you may turn up the top card of the deck: a peaceful world is placed for nothing, any other card goes to your hand.",
     "Instead: turn up a card, place it if peaceful"),
    ("Terraforming Engineers", 2,
     "You may replace a peaceful world by a peaceful world of the same kind from your hand that costs as much or up to 3 more, for nothing; "
     "gain 1 prestige.", "Replace peaceful world, cost up to +3 → 1 prestige"),
    # Takeovers
    ("Imperium Seat", 1, "Instead of placing a world, you may try to take over a Rebel military world of another player.", "Take over Rebel military"),
    ("Rebel Alliance", 1, "Instead of placing a world, you may try to take over a military world of another player who has an Imperium card, "
     "with 2 more Military for each of your Rebel military worlds.", "Take over military, owner with Imperium, +2 per Rebel military"),
    ("Imperium Cloaking Technology", 1, "Instead of placing a world, you may discard this card from your tableau to try to take over a military world "
     "of another player whose general Military is 1 or more.", "Discard → Take over military, owner with Military"),
    ("Imperium Planet Buster", 1, "Instead of placing a world, you may try to destroy a military world of another player whose general Military "
     "is 1 or more; gain 2 prestige if that succeeds.", "Destroy military, owner with Military → 2 prestige"),
    ("Interstellar Casus Belli", 0, "Instead of placing a world, you may pay 1 prestige to try to take over a military world of another player; "
     "gain 2 prestige if that succeeds.", "1 prestige → Take over military → 2 prestige"),
    ("Rebel Pact", 2, "Against takeovers you have 2 more defence for each of your Rebel military worlds, "
     "and 1 more for each of your other military worlds.", "Takeover defence +2 per Rebel military, +1 per other military"),
    ("Pan-Galactic Security Council", 1, "You may pay 1 prestige to make one takeover fail, whoever it is against.", "1 prestige → Cancel takeover"),
    # Trade and Consume
    ("Clandestine Uplift Lab", 1, "When you sell a Genes good, draw 1 more card for each of your worlds with the chromosome symbol.",
     "Sale +1: Genes per Chromosome"),
    ("Alien Fuel Refinery", 1, "The good on this world cannot be sold by choosing Trade.", "No sale of this good"),
    ("Alien Toy Shop", 0, "Discard the good on this world for 2 VP.", "This good → 2 VP"),
    ("Universal Peace Institute", 2, "Discard 2 goods for 1 VP, 1 card and 1 prestige.", "2 goods → 1 VP + 1 card + 1 prestige"),
    ("Adaptable Uplift Race", 0, "Discard a Genes good and another good for 2 VP and 2 cards.", "1 Genes + 1 good → 2 VP + 2 cards"),
    ("Uplift Descendants", 0, "Discard a Novelty good and a Genes good for 3 VP.", "1 Novelty + 1 Genes → 3 VP"),
    ("Interstellar Trade Port", 0, "Discard a good of each kind you have, up to 4, for 1 VP and 1 card each.", "Up to 4 kinds → 1 VP + 1 card each"),
    ("Alien Guardian", 0, "You may discard 2 cards from your hand for 1 prestige.", "2 cards → 1 prestige"),
    ("Interstellar Casus Belli", 1, "You may pay 1 prestige for 3 VP.", "1 prestige → 3 VP"),
    ("Galactic Salon", 0, "Gain 1 VP in the Consume phase.", "1 VP"),
    ("Free Market", 0, "Each of your goods that is used in Consume brings 1 VP more.", "1 VP more per good"),
    # Produce
    ("Damaged Alien Factory", 0, "You may discard a card from your hand: this world then gets a good if it has none.", "1 card → Good here"),
    ("Universal Exports", 3, "You may discard a card from your hand: one of your windfall worlds that has no good gets one.",
     "1 card → Good on windfall"),
    ("Universal Symbionts", 1, "One of your other windfall worlds of Genes kind that has no good gets one.", "Good on other windfall: Genes"),
    ("Uplift Gene Breeders", 1, "Gain 1 prestige if this world got a good in this phase.", "1 prestige if good here"),
    ("Galactic Home Front", 3, "Draw 1 card for every two goods you produced in this phase.", "Draw 1 per 2 goods produced"),
    ("Anti-Xeno League", 1, "Draw 1 card for every two of your military worlds.", "Draw 1 per 2 military"),
    ("Galactic Investors", 1, "Draw 1 card for each of your developments of cost 5 or more.", "Draw 1 per development 5+"),
    ("Ravaged Uplift World", 1, "Gain 1 prestige if you have more worlds with the chromosome symbol than every other player.",
     "1 prestige if most Chromosome"),
    ("Tranship Point", 1, "As the Produce phase begins, all your Rare goods move onto this world, which holds any number of them.",
     "Rare goods move here"),
    ("Construction Corps", 1, "Repair 1 of your damaged worlds.", "Repair 1"),
    # Always
    ("Black Hole Miners", 1, "You discard down to 12 cards at the end of the round.", "Hand limit 12"),
    ("Hidden Fortress", 1, "Your tableau ends the game only with 14 cards.", "14 cards end the game"),
    ("Ancient Race", 0, "If it is your start world, you begin with 3 cards.", "Start with 3 cards"),
    ("Retrofit & Salvage, Inc.", 2, "You take the cards that the others discard down to the hand limit.", "Take the others’ surplus cards"),
    ("Psi-Crystal World", 2, "You choose your action, or the second of two, when you have seen those of the others.", "Choose last"),
    ("Ore-Rich World", 1, "When you place this world, you may discard a card from your hand to put a good on it.", "1 card → Good here when placed"),
])
def test_a_power_in_a_sentence_and_in_a_label(name, place, sentence, label):
    power = named(name).powers[place]
    assert (en.power(power), en.power_short(power)) == (sentence, label)


@pytest.mark.parametrize("name, sentences", [
    ("Galactic Exchange", ["1, 3, 6 or 10 VP for 1, 2, 3 or 4 different kinds among your worlds.", "3 VP for Diversified Economy."]),
    ("Universal Peace Institute", ["1 VP for each point of your general Military below 0.", "1 VP for each military world.",
                                   "2 VP for Pan-Galactic Mediator."]),
    ("Federation Capital", ["1 VP for each prestige you have, besides its own VP."]),
    ("Uplift Code", ["3 VP for each world with the chromosome symbol.", "2 VP for each card with the keyword Uplift."]),
    ("Wormhole Prospectors", ["2 VP for each peaceful world with a Trade power.", "1 VP for each peaceful world.",
                              "1 VP for each development with a Trade power.", "1 VP for each world with a Trade power."]),
    ("Anti-Xeno League", ["2 VP for each world with the keyword Anti-Xeno.", "1 VP for each world.",
                          "1 VP for each development with the keyword Anti-Xeno."]),
])
def test_what_a_card_scores_for(name, sentences):
    assert [en.score_line(score) for score in named(name).scores] == sentences


MINE, TROOPS = [[2, cid("New Sparta")], [1, cid("Imperium Troops")]], [[5, "printed"], [1, cid("Space Marines")]]


NEWS = [
    (ARC, ["chose", 0, ["develop", "prestige develop"]], "Ana chooses Develop with prestige."),
    (ARC, ["chose", 1, ["search", "settle"]], "Ben chooses Search and Settle."),
    (ARC, ["chose", 1, []], "Ben chooses when the others have chosen."),
    (ARC, ["searched", 0, "chromosome world", [1, 2, cid("Avian Uplift Race")], cid("Avian Uplift Race")],
     "Ana searches for a world with the chromosome symbol, turns up 3 cards and takes Avian Uplift Race."),
    (ARC, ["searched", 0, "takeover card", [1, 2], None],
     "Ana searches for a card with a power for takeovers or against them, turns up 2 cards and finds none, so that the search can be used again."),
    (ARC, ["prestige", 0, 1, cid("Alien Monolith")], "Ana gains 1 prestige through Alien Monolith."),
    (ARC, ["prestige", 0, -1, "prestige"], "Ana pays 1 prestige for a stronger action."),
    (ARC, ["prestige", 0, -1, cid("Alien Booby Trap")], "Ana pays 1 prestige for Alien Booby Trap."),
    (ARC, ["leads", 1, 1], "Ben has most prestige and gains 1 VP chip and 1 card."),
    (ARC, ["leads", 1, 0], "Ben has most prestige and gains 1 VP chip."),
    (ARC, ["drew", 1, [-1], "prestige leader", None], "Ben draws 1 card for leading in prestige."),
    (ARC, ["drew", 1, [-1, -1, -1], "produce bonus", None], "Ben draws 3 cards for choosing Produce with prestige."),
    (ARC, ["goal", 0, "peace-war-leader"], "Ana takes the goal Peace/War Leader."),
    (ARC, ["goal lost", 0, "greatest-military"], "Ana gives up the goal Greatest Military."),
    (ARC, ["used", 0, of("Federation Capital", 1), [cid("Gem World")], 0, 0], "Ana uses Federation Capital: 1 good (Gem World)."),
    (ARC, ["used", 0, of("Interstellar Casus Belli", 1), [], 3, 0], "Ana uses Interstellar Casus Belli for 3 VP."),
    (ARC, ["gave", 0, of("Alien Guardian", 0), [-1, -1], 0], "Ana discards 2 cards through Alien Guardian."),
    (ARC, ["gave", 0, "prestige trade", [-1], 1], "Ana discards 1 card for 1 VP through Trade with prestige."),
    (ARC, ["staked", 0, of("Gambling World", 1), cid("Public Works"), [cid("Gem World")], True],
     "Ana shows Public Works for Gambling World and turns up Gem World, which has a higher cost or defence."),
    (ARC, ["staked", 0, of("Gambling World", 1), cid("Gem World"), [cid("Public Works"), cid("Empath World")], False],
     "Ana shows Gem World for Gambling World and turns up Public Works and Empath World, none higher, so that all are discarded."),
    (ARC, ["prize", 0, of("Gambling World", 1), cid("Gem World")], "Ana takes Gem World through Gambling World."),
    (ARC, ["replaced", 0, cid("Old Earth"), cid("Federation Capital")], "Ana replaces Old Earth by Federation Capital."),
    (ARC, ["took saved", 0, [-1, -1], cid("Galactic Scavengers")], "Ana takes 2 cards from under Galactic Scavengers."),
    (ARC, ["collected", 0, [-1, -1], 1], "Ana takes the 2 cards that Ben discarded."),
    (ARC, ["sold", 0, cid("Alien Oort Cloud Refinery"), [[5, "price"]]], "Ana sells the good on Alien Oort Cloud Refinery: price 5 = 5 cards."),
    (ARC, ["attacks", 0, cid("Gem World"), 1, of("Interstellar Casus Belli", 0)],
     "Ana attacks Gem World, a world of Ben, through Interstellar Casus Belli."),
    (ARC, ["cancelled", 2, cid("Gem World"), 0], "Cleo makes the takeover of Gem World by Ana fail."),
    (ARC, ["taken", 0, cid("Rebel Outpost"), 1, MINE, [[3, "printed"]]],
     "Ana takes Rebel Outpost over from Ben: attack New Sparta 2 + Imperium Troops 1 = 3 against defence 3."),
    (ARC, ["destroyed", 0, cid("Rebel Outpost"), 1, MINE, [[2, "printed"], [0, cid("Rebel Pact")]]],
     "Ana destroys Rebel Outpost, a world of Ben: attack New Sparta 2 + Imperium Troops 1 = 3 against defence 2."),
    (ARC, ["repelled", 0, cid("Rebel Outpost"), 1, MINE, TROOPS],
     "Ana attacks Rebel Outpost, a world of Ben, in vain: attack New Sparta 2 + Imperium Troops 1 = 3 against defence 5 + Space Marines 1 = 6."),
    (ARC, ["placed", 0, cid("Malevolent Lifeforms"), "pay", [[4, "printed"], [-3, "prestige"]], None],
     "Ana settles Malevolent Lifeforms: 4 − prestige 3 = 1 card."),
    (ARTIFACTS, ["flipped", 0, cid("Gem World", ARTIFACTS), True], "Ana turns up Gem World and places it."),
    (ARTIFACTS, ["flipped", 0, cid("Drop Ships", ARTIFACTS), False], "Ana turns up Drop Ships and takes it."),
    (ARTIFACTS, ["placed", 0, cid("Gem World", ARTIFACTS), "free", [[2, "printed"], [-2, "free"]], None],
     "Ana settles Gem World: 2 − placed for nothing 2 = 0 cards."),
    (ARTIFACTS, ["good", 0, cid("Ore-Rich World", ARTIFACTS), "settled"], "Ana gets a Rare good on Ore-Rich World."),
    (XENOS, ["chose", 0, ["produce", "repair"]], "Ana chooses Produce and Produce: Repair."),
    (XENOS, ["invader", 1, "5", 5], "Ben meets an invader of 5."),
    (XENOS, ["invader", 1, "base+4", 7], "Ben meets an invader of 7, which is 4 more than the general Military."),
    (XENOS, ["defended", 1, [[2, cid("New Sparta", XENOS)], [2, "bunker"]], 3, 1, True],
     "Ben holds out for 1 VP: New Sparta 2 + bunker 2 = 4 against 3."),
    (XENOS, ["defended", 1, [[2, cid("New Sparta", XENOS)]], 2, 0, False], "Ben does not hold out: New Sparta 2 = 2 against 2."),
    (XENOS, ["damaged", 1, cid("New Sparta", XENOS)], "Ben has New Sparta damaged."),
    (XENOS, ["repaired", 1, cid("New Sparta", XENOS)], "Ben repairs New Sparta."),
    (XENOS, ["defeat", None, 1], "Nobody has held out, for the first time."),
    (XENOS, ["defeat", None, 2], "Nobody has held out, for the second time: the game ends."),
    (XENOS, ["contributed", 0, [cid("Gem World", XENOS)], 27], "Ana gives 1 good (Gem World) against the Xenos for 1 VP: the repulse value is now 27."),
    (XENOS, ["repulsed", None, [12, 9, 8], 28], "The Xenos are repulsed: 12 + 9 + 8 = 29 against 28."),
    (XENOS, ["tile", 0, "greatest admiral", 12], "Ana is Greatest Admiral (strength 12): 5 VP."),
    (XENOS, ["tile", 1, "greatest contributor", 1], "Ben is Greatest Contributor (1 good): 5 VP."),
    (SMALL, ["consumed", 0, [cid("Ice Quarry", SMALL)], 2, 2], "Ana uses 1 good (Ice Quarry) for 2 VP."),
    (SMALL, ["consumed", 0, [cid("Ice Quarry", SMALL)], 1, 2], "Ana uses 1 good (Ice Quarry) for 1 VP because the bank holds no more."),
]


@pytest.mark.parametrize("game, item, sentence", NEWS)
def test_a_piece_of_news(game, item, sentence):
    assert en.news(game, item, NAMES) == sentence
