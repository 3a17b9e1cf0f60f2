"""New Worlds: six start worlds that go with any set. (NW-1)"""

from engine.cards.card import world
from engine.powers import (
    HAND_CARD, NOVELTY, RARE, consume, draw, draw_after, good_on_windfall, military, pay_for_military, sale,
)

CARDS = [
    # Start worlds
    world("Gateway Station", cost=2, vp=1, windfall=NOVELTY, start=-6, consume=[consume(each=2, vp=1, cards=3)]),
    world("Abandoned Mine Squatters", cost=2, military=True, production=RARE, start=-5, settle=[military(1)]),
    world("Terraforming Colonists", cost=2, vp=1, keywords=["terraforming"], start=-4,
          settle=[draw_after(1)],
          produce=[good_on_windfall(spend=HAND_CARD)]),
    world("Galactic Trade Emissaries", cost=2, vp=1, start=-3, settle=[pay_for_military(1)], consume=[draw(1)]),
    world("Industrial Robots", cost=2, vp=1, start=-2, develop=[draw_after(1)], produce=[draw(1)]),
    world("Star Nomad Raiders", cost=2, vp=1, military=True, start=-1, settle=[military(1)], trade=[sale(2)]),
]
