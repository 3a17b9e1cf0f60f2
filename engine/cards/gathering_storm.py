"""The Gathering Storm: 19 designs. It also adds a third Contact Specialist."""

from engine.cards.card import WORLD, development, world
from engine.powers import (
    ALIEN, GENES, HAND_CARD, NOVELTY, RARE, cheaper, consume, discard_for, draw_after, draw_if_produced, draw_per, each,
    good_on_windfall, hand_for_military, military, produce, sale, second_world, see, settle_for_free, start_hand,
)

CARDS = [
    # Start worlds
    world("Separatist Colony", cost=2, vp=1, start=5, explore=[see(2)], settle=[military(1)]),
    world("Ancient Race", cost=2, vp=1, windfall=GENES, start=6, always=[start_hand(3)]),
    world("Damaged Alien Factory", cost=3, vp=2, military=True, production=ALIEN, keywords=["alien"], start=7,
          produce=[produce(spend=HAND_CARD)]),
    world("Doomed World", cost=1, vp=-1, start=8, explore=[see(1)], settle=[settle_for_free()]),

    # Worlds
    world("Alien Toy Shop", cost=3, vp=1, windfall=ALIEN, keywords=["alien"], consume=[consume(ALIEN, vp=2, here=True)]),
    world("Clandestine Uplift Lab", cost=3, vp=2, military=True, keywords=["uplift"], chromosome=True,
          explore=[see(1)],
          trade=[sale(1, GENES, per="chromosome world")],
          consume=[consume(vp=1, cards=1)]),
    world("Deserted Alien World", cost=1, vp=2, keywords=["alien"],
          explore=[see(1)],
          settle=[cheaper(2, ALIEN), military(2, ALIEN)]),
    world("Galactic Bazaar", cost=3, vp=2, windfall=NOVELTY, trade=[sale(1, NOVELTY)], consume=[discard_for(vp=1)]),
    world("Galactic Studios", cost=5, vp=3, production=NOVELTY, consume=[consume(vp=1, cards=1)], produce=[draw_if_produced(1)]),
    world("Hive World", cost=3, vp=2, military=True, production=GENES),
    world("Rebel Colony", cost=4, vp=4, military=True, keywords=["rebel"], consume=[consume(vp=1)]),
    world("Rebel Sympathizers", cost=1, vp=1, military=True, windfall=NOVELTY, keywords=["rebel"], produce=[draw_if_produced(1)]),
    world("Smuggling Lair", cost=1, vp=1, military=True, windfall=RARE, consume=[consume(cards=2)]),
    world("Volcanic World", cost=2, vp=1, production=RARE),

    # Developments
    development("Galactic Genome Project", cost=6,
                consume=[consume(GENES, each=2, vp=3)],
                scores=[each(2, good=GENES, production="production"), each(2, good=GENES, production="windfall"), each(3, name="Genetics Lab")]),
    development("Imperium Lords", cost=6, keywords=["imperium"],
                produce=[draw_per(1, "military world")],
                scores=[each(2, keyword="imperium"), each(1, kind=WORLD, military=True)]),
    development("Improved Logistics", cost=3, vp=2, copies=2, settle=[second_world()]),
    development("Space Mercenaries", cost=1, copies=2, settle=[military(1), hand_for_military(2)]),
    development("Terraforming Guild", cost=6, keywords=["terraforming"],
                settle=[draw_after(1)],
                produce=[good_on_windfall()],
                scores=[each(2, good=NOVELTY, production="windfall"), each(2, good=RARE, production="windfall"),
                        each(2, good=GENES, production="windfall"), each(2, good=ALIEN, production="windfall"), each(2, keyword="terraforming")]),
]

# One copy more of a design of an earlier set
MORE_COPIES = {"Contact Specialist": 1}

# First game: the hand of the fifth start world (B-SET-8)
PRESET_HANDS = {
    "Separatist Colony": ("Space Mercenaries", "Deserted Alien World", "Alien Toy Shop", "Hive World"),
}
