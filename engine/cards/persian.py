"""The small Persian game: 55 cards. Names and powers of 3 start worlds and 17 developments are the seed's, the rest is our list (rules-persian-variant.md, section 3)."""

from engine.cards.card import development, world
from engine.powers import ALIEN, GENES, NOVELTY, RARE, cheaper, chip_per_good, military, see

CARDS = [
    # Start worlds (PV-2, PV-6), enough of each for four players who draw independently (PV-A1)
    world("Old Earth", cost=1, vp=1, start=0, copies=4),
    world("First Colony", cost=1, vp=1, start=2, copies=4),
    world("Exile Ship", cost=1, vp=1, start=1, copies=4, settle=[military(1)]),

    # Production worlds
    world("Painters' Moon", cost=1, vp=1, production=NOVELTY),
    world("Ice Quarry", cost=1, vp=1, production=RARE),
    world("Green Plains", cost=2, vp=1, production=GENES),
    world("Saffron Fields", cost=2, vp=1, production=NOVELTY),
    world("Stone Ring", cost=2, vp=1, production=RARE),
    world("Crystal Forest", cost=3, vp=2, production=GENES),
    world("Orbital Harbour", cost=3, vp=2, production=NOVELTY),
    world("Iron Planet", cost=3, vp=2, production=RARE),
    world("Beast Garden", cost=4, vp=2, production=GENES),
    world("Floating City", cost=4, vp=2, production=NOVELTY),
    world("Silent Workshop", cost=5, vp=3, production=ALIEN),
    world("Ancient Foundry", cost=6, vp=3, production=ALIEN),

    # Windfall worlds
    world("Lost Moon", cost=1, vp=1, windfall=RARE),
    world("Abandoned Station", cost=1, vp=1, windfall=NOVELTY),
    world("Red Island", cost=2, vp=1, windfall=GENES),
    world("Wandering Comet", cost=2, vp=1, windfall=RARE),
    world("Border Bazaar", cost=2, vp=1, windfall=NOVELTY),
    world("Seed Vault", cost=3, vp=2, windfall=GENES),
    world("Glowing Mine", cost=3, vp=2, windfall=RARE),
    world("Sunken Ruin", cost=4, vp=2, windfall=ALIEN),
    world("Deep Nest", cost=4, vp=2, windfall=GENES),
    world("Vault of the Old Ones", cost=5, vp=3, windfall=ALIEN),

    # Military worlds
    world("Raiders' Camp", cost=1, vp=1, military=True),
    world("Pirates' Cave", cost=1, vp=1, military=True),
    world("Border Fort", cost=1, vp=1, military=True),
    world("Mercenaries' World", cost=2, vp=1, military=True),
    world("Mutineers' Trench", cost=2, vp=1, military=True),
    world("Fire Castle", cost=3, vp=2, military=True),
    world("Drifting Armada", cost=3, vp=2, military=True),
    world("Warlord's Planet", cost=4, vp=2, military=True),
    world("Stone Guardian", cost=5, vp=3, military=True),
    world("Capital of the Revolt", cost=6, vp=3, military=True),

    # Developments
    development("Exploration Network", cost=2, vp=1, explore=[see(1)]),
    development("Exploration Bureau", cost=3, vp=2, explore=[see(1)]),
    development("Automatic Factory", cost=3, vp=2, develop=[cheaper(1)]),
    development("Genetic Engineering", cost=4, vp=3, develop=[cheaper(1)]),
    development("Colony Office", cost=2, vp=1, settle=[cheaper(1)]),
    development("Generation Ships", cost=3, vp=2, settle=[cheaper(1)]),
    development("Volunteer Corps", cost=1, vp=1, settle=[military(1)]),
    development("Armoured Troops", cost=2, vp=1, settle=[military(1)]),
    development("War Fleet", cost=3, vp=2, settle=[military(2)]),
    development("Command Headquarters", cost=5, vp=3, settle=[military(3)]),
    development("Free Market", cost=4, vp=2, consume=[chip_per_good(1)]),
    development("Trade Union", cost=5, vp=3, consume=[chip_per_good(1)]),
    development("Academy of Sciences", cost=3, vp=3),
    development("Galactic Library", cost=4, vp=4),
    development("Central Bank", cost=4, vp=4),
    development("Galactic Council", cost=5, vp=5),
    development("Megastructure Project", cost=6, vp=6),
    development("Pioneers' Memorial", cost=1, vp=1),
    development("Great Observatory", cost=2, vp=2),
    development("Star University", cost=5, vp=5),
]
