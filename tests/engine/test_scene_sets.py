"""Positions of the expansions, in the midst of what only they have: read as they are written, or refused where no game could have led to them."""

import pytest

import engine
from engine import BrokenScene, scene, write

RVI, BOW, AA, XI = (f"ruleset base+{sets}" for sets in ("tgs+rvi", "tgs+rvi+bow", "aa", "xi"))
SEAT = "attacks: A Rebel Miners of B by Imperium Seat.1"

ASKED = [
    # a takeover is declared: what is raised for it, what pays for that
    (f"settle.more r2 | {RVI} | takeovers | {SEAT} | A: Epsilon Eridani, Imperium Seat, New Military Tactics used attacked using Imperium Seat.1 | "
     "B: New Sparta, Rebel Miners", 0, "takeover.attack", ["fight", "fight+New Military Tactics"]),
    (f"settle.more r2 | {RVI} | takeovers | {SEAT} | A: Old Earth, Imperium Seat, Space Mercenaries [Gem World, Comet Zone] used attacked "
     "using Imperium Seat.1 way fight+Space Mercenaries | B: New Sparta, Rebel Miners", 0, "takeover.pay", ["Gem World", "Comet Zone"]),
    (f"settle.more r2 | {BOW} | takeovers | {SEAT} | A: Old Earth, Imperium Seat, Rebel Fuel Refinery, Asteroid Belt*, Mining World* used attacked "
     "using Imperium Seat.1 way fight+Rebel Fuel Refinery | B: New Sparta, Rebel Miners", 0, "takeover.spend", ["Asteroid Belt", "Mining World"]),
    # it may be cancelled, and the defender answers
    (f"takeover.cancel r2 | {BOW} | takeovers | {SEAT} | A: New Sparta, Imperium Seat | "
     "B: Old Earth, Rebel Miners, Pan-Galactic Security Council, Gem World+ p1", 1, "takeover.cancel", ["Rebel Miners"]),
    (f"takeover.defend r2 | {RVI} | takeovers | {SEAT} | A: New Sparta, Imperium Seat | B: Old Earth, Rebel Miners, New Military Tactics",
     1, "takeover.defence", ["fight", "fight+New Military Tactics"]),
    (f"takeover.defend r2 | {RVI} | takeovers | {SEAT} | A: New Sparta, Imperium Seat | B: Old Earth, Rebel Miners, Primitive Rebel World [Gem World, +1] "
     "way fight+Primitive Rebel World", 1, "takeover.pay", ["Gem World", "Uplift Code"]),
    # the first has succeeded, the second is resolved: what was taken still counts for its former owner
    (f"takeover.defend r2 | {RVI} | takeovers | attacks: A Star Nomad Lair of B by Imperium Cloaking Technology.1 | A: New Sparta, Imperium Seat, "
     "Rebel Miners+B gone Imperium Cloaking Technology | B: Epsilon Eridani, Star Nomad Lair, New Military Tactics", 1, "takeover.defence",
     ["fight", "fight+New Military Tactics"]),
    (f"takeover.cancel r2 | {BOW} | takeovers | attacks: A Gem World of B by Interstellar Casus Belli.0+Imperium Invasion Fleet | A: New Sparta, "
     "Interstellar Casus Belli gone Imperium Invasion Fleet | B: Old Earth, Gem World, Pan-Galactic Security Council p1", 1, "takeover.cancel", ["Gem World"]),
    # one more world
    (f"settle.more r2 | {RVI} | A: Old Earth, Improved Logistics, Artist Colony, Gem World [Comet Zone, Spice World, Mining World] "
     "placed Artist Colony by pay using Improved Logistics.0 pick Gem World way pay", 0, "settle.pay", ["Comet Zone", "Spice World", "Mining World"]),
    (f"settle.more r2 | {RVI} | A: New Sparta, Improved Logistics, Star Nomad Lair, Colony Ship [Gem World, Pirate World] placed Star Nomad Lair by conquer "
     "using Improved Logistics.0", 0, "settle.another", ["Gem World"]),
    (f"settle.more r2 | {AA} | A: Old Earth, Wormhole Prospectors, Ore-Rich World [Gem World] using Wormhole Prospectors.0 pick Ore-Rich World way free paid []",
     0, "settle.good", ["Gem World"]),
    (f"settle.more r2 | {AA} | A: Old Earth, Ore-Rich World [Gem World] gone Terraforming Project "
     "using Terraforming Project.0 pick Ore-Rich World way free", 0, "settle.good", ["Gem World"]),
    (f"settle.more r2 | {BOW} | A: Old Earth, Terraforming Engineers, Asteroid Belt, Radioactive World [Mining World] using Terraforming Engineers.2 pick Mining World",
     0, "settle.replaced", ["Asteroid Belt", "Radioactive World"]),
    # consume and produce
    (f"consume.use r2 | {RVI} | A: Gambling World [Gem World] used Gambling World.0 using Gambling World.1 shown [Comet Zone, Old Earth]",
     0, "consume.prize", ["Comet Zone", "Old Earth"]),
    (f"consume.use r2 | {BOW} | A: New Sparta, Trade League, Alien Oort Cloud Refinery using Trade League.1 pick Alien Oort Cloud Refinery",
     0, "consume.kind", ["novelty", "rare", "genes", "alien"]),
    (f"produce.power r2 | {BOW} | A produce: New Sparta, Universal Exports*, Asteroid Belt, Alien Oort Cloud Refinery* [Gem World, Comet Zone] used bonus "
     "produced Universal Exports, Alien Oort Cloud Refinery as rare using Universal Exports.3 pick Asteroid Belt", 0, "produce.pay", ["Gem World", "Comet Zone"]),
    (f"produce.windfall r2 | {BOW} | A produce: New Sparta, Alien Oort Cloud Refinery used bonus produced Alien Oort Cloud Refinery pick Alien Oort Cloud Refinery",
     0, "produce.kind", ["novelty", "rare", "genes", "alien"]),
    # a search
    (f"search.use r2 | {BOW} | A search: New Sparta spent using chromosome world shown [Gem World, Avian Uplift Race]", 0, "search.keep", ["take", "go on"]),
    (f"search.use r2 | {BOW} | A search: New Sparta [Avian Uplift Race] spent using chromosome world found | B search: Old Earth", 1, "search.category",
     ["development with Military 1 or 2", "military windfall of 1 or 2", "peaceful windfall of 1 or 2", "chromosome world", "alien world", "consumes two goods",
      "military world of 5 or more", "development of cost 6"]),
    # the invasion: a world that was just damaged still counted, one from before does not
    (f"invasion.damage r4 | {XI} | invasion: repulse 28, defeats 1, past base+5, waves 14, discs B 2 A 0, dealt 4 3 | A: Old Earth, Comet Zone, Gem World! | "
     "B: Epsilon Eridani, Spice World! gone Spice World done", 0, "invasion.damage", ["Old Earth", "Comet Zone"]),
    (f"invasion.defend r4 | {XI} | invasion: repulse -3, waves 5 9 8, dealt 4 3 | A: New Sparta [Gem World] used bunker | B: Old Earth [Spice World]",
     1, "invasion.defend", ["bunker"]),
    (f"invasion.defend r4 | {XI} | invasion: dealt 9 3 | A: New Sparta, Anti-Xeno Defense Post [Gem World] used Anti-Xeno Defense Post.1 | B: Old Earth",
     0, "invasion.defend", ["bunker"]),
    # a world is to be repaired, as often as there are cards for it
    (f"produce.power r4 | {XI} | invasion | A: Old Earth!, Gem World!, Comet Zone [+4] using repair by cards | B produce: New Sparta", 0, "produce.world",
     ["Old Earth", "Gem World"]),
    # who is done with placing waits for the others
    (f"settle.take r2 | {AA} | A: Old Earth, Ore-Rich World pick Ore-Rich World way pay produced Ore-Rich World done | "
     "B: New Sparta, Gem World [Comet Zone, Mining World, Spice World] pick Gem World way pay", 1, "settle.pay", ["Comet Zone", "Mining World", "Spice World"]),
]


@pytest.mark.parametrize("text, seat, question, options", ASKED)
def test_it_asks_what_the_game_would_ask(text, seat, question, options):
    game = scene(text)
    decision = engine.pending(game)[seat]
    assert decision.ask == question
    assert [engine.names.option_text(game, decision.of, option) for option in decision.options] == options
    assert write(scene(write(game))) == write(game)


def test_blank_start_worlds_are_a_red_and_a_blue_one():
    """E-SET-1: an odd number, then an even one."""
    game = scene(f"setup.start | {RVI} | A: [+6] offered [+2] | B: [+6] offered [+2]")
    offered = [[game.cards[card].start for card in seat.offered] for seat in game.seats]
    assert [[start % 2 for start in starts] for starts in offered] == [[1, 0], [1, 0]]
    assert offered[0] != offered[1]


def test_done_with_the_choice_is_who_has_picked_a_card_that_can_be_placed():
    """Whoever looks at the position later can still change it, as in a game."""
    game = scene("settle.choose r2 | A: Old Earth [Gem World, +2] pick Gem World done | B: New Sparta [+2]")
    assert engine.waiting(game) == [1]
    assert "[Gem World, " in write(game) and "pick Gem World done" in write(game)
    game = scene("develop.choose r2 | A: Old Earth [Drop Ships, +5] pick Drop Ships done | B: New Sparta [+2]")
    assert engine.waiting(game) == [1]
    engine.apply(game, 1, [])
    assert engine.pending(game)[0].ask == "develop.pay"


REFUSED = [
    (f"settle.more | {RVI} | goals: Research Leader, Research Leader | A:", "goals", "Research Leader", "each goal once"),
    (f"setup.start | {RVI} | A: offered [+2] | B: offered [+2] | C: offered [New Sparta, Old Earth] | D: offered [Earth's Lost Colony, Alpha Centauri] | "
     "E: offered [Epsilon Eridani, Ancient Race] | F: offered [Doomed World, Galactic Developers]", "cards", "offered", "no more start worlds"),
    (f"settle.more | {RVI} | takeovers | attacks: A Rebel Miners of A by Imperium Seat.1 | A: Imperium Seat, Rebel Miners | B:", "attacks", "Rebel Miners of A",
     "a world of another seat"),
    (f"settle.more | {BOW} | takeovers | attacks: A Gem World of B by Interstellar Casus Belli.0+Drop Ships | A: Interstellar Casus Belli, Drop Ships | B: Gem World",
     "attacks", "Drop Ships", "makes peaceful worlds targets"),
    (f"settle.more | {BOW} | takeovers | attacks: A Gem World of B by Interstellar Casus Belli.0 | A: Interstellar Casus Belli | B: Gem World",
     "attacks", "Gem World of B", "for a peaceful world only"),
    (f"settle.more | {RVI} | A: Old Earth, Gem World [+2] pick Gem World way pay", "A", "pick Gem World", "a pick that is possible"),
    (f"settle.more | {RVI} | A: Old Earth, Improved Logistics, Gem World [+2] using Improved Logistics.0 pick Gem World", "A", "using Improved", "can be used"),
    (f"settle.more | {AA} | A: Old Earth, Wormhole Prospectors, Gem World [+2] using Wormhole Prospectors.0 pick Gem World way pay", "A", "using Wormhole", "can be used"),
    (f"settle.more | {RVI} | A: Old Earth gone Drop Ships, Drop Ships, Drop Ships", "A", "Drop Ships", "a copy is left"),
    (f"settle.more | {RVI} | A: Old Earth, Improved Logistics used Improved Logistics.0, Improved Logistics.0", "A", "Improved Logistics.0", "nothing that was named before"),
    (f"settle.more | {RVI} | A: Old Earth, Drop Ships placed Drop Ships by pay", "A", "Drop Ships", "a world, named once"),
    (f"settle.take | {RVI} | A: Old Earth, Gem World [+2] pick Gem World done", "A", "pick Gem World", "the way in which it is taken"),
    (f"settle.take | {RVI} | A: Old Earth, Star Nomad Lair, Space Marines pick Star Nomad Lair way conquer+Space Marines", "A", "way conquer+Space Marines", "a way"),
    (f"produce.power | {BOW} | A: Old Earth, Gem World produced Gem World, Gem World", "A", "Gem World", "named once"),
    (f"consume.use | {RVI} | A: Old Earth shown [Gem World]", "A", "shown", "turned up"),
    (f"consume.use | {RVI} | A: Old Earth used Old Earth", "A", "Old Earth", "a power"),
    (f"consume.trade | {RVI} | A: Old Earth, Gem World pick Gem World done", "A", "pick Gem World", "a pick that is possible"),
    (f"search.use | {BOW} | A search: Old Earth using dreams", "A", "dreams", "a category"),
    (f"invasion.defend | {XI} | invasion: dealt 4 3, luck | A: | B:", "invasion", "luck", "one of repulse"),
    (f"invasion.defend | {XI} | invasion: waves 40 | A: | B:", "invasion", "40", "no more than the game has"),
    (f"invasion.defend | {XI} | invasion: past 8 8 8 | A: | B:", "invasion", "8 8 8", "invaders of wave 3"),
    (f"invasion.defend | {XI} | invasion: discs A 2 A 1 | A: | B:", "invasion", "A 2 A 1", "each seat once"),
    (f"invasion.defend | {XI} | invasion: dealt four | A: | B:", "invasion", "four", "an invader"),
    (f"invasion.damage | {XI} | invasion: dealt 4 3 | A: Gem World! gone Gem World, Gem World | B:", "A", "Gem World", "nothing that was named before"),
    (f"choose.actions | {XI} | invasion: dealt 4 3 | A: | B:", "invasion", "4 3", "in an invasion"),
]


@pytest.mark.parametrize("text, part, word, expected", REFUSED)
def test_what_no_game_leads_to_is_refused(text, part, word, expected):
    with pytest.raises(BrokenScene) as caught:
        scene(text)
    assert (caught.value.part, caught.value.word[:len(word)]) == (part, word)
    assert expected in caught.value.expected


def test_what_a_way_discards_need_not_be_told_twice():
    game = scene("settle.take r2 | A: New Sparta, Rebel Outpost pick Rebel Outpost way conquer+New Military Tactics | B: Old Earth")
    assert [item[5] for item in game.news if item[0] == "placed"] == [5]
    assert [game.cards[card].name for card in game.discards] == ["New Military Tactics"]
