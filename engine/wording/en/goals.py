"""Goals: what each counts and what it is worth."""

from engine.goals import FIRST, FIRST_POINTS, GOALS, MOST_POINTS, TIED_POINTS
from engine.wording.en.grammar import count, number

# What to be the first in; % stands for the number needed.
REACH = {
    "galactic-standard-of-living": "to have % VP in chips",
    "system-diversity": "to have worlds of all % kinds",
    "overlord-discoveries": "to have % cards with the keyword Alien",
    "budget-surplus": "to discard a card down to the hand limit",
    "innovation-leader": "to have a power in all % of Explore, Develop, Settle, Trade, Consume and Produce",
    "galactic-status": "to have a development of cost 6 that is worth “?”",
    "uplift-knowledge": "to have % cards with the keyword Uplift",
    "galactic-riches": "to have % goods on your worlds",
    "expansion-leader": "to have % cards in your tableau",
    "peace-war-leader": "to have Military below 0 and 2 worlds, or, with takeovers, a takeover power and 2 military worlds",
    "galactic-standing": "to have 2 prestige and 3 VP in chips",
    "military-influence": "to have 3 cards with the keyword Imperium, or 4 military worlds",
}

# What to have most of.
MOST = {
    "greatest-military": "general Military",
    "largest-industry": "worlds of Novelty and Rare kind",
    "greatest-infrastructure": "developments",
    "production-leader": "production worlds",
    "research-leader": "cards with an Explore power",
    "propaganda-edge": "Rebel military worlds",
    "galactic-prestige": "prestige",
    "prosperity-lead": "cards with a Consume power",
}


def goal(key):
    return GOALS[key].name


def goal_help(key):
    """What it counts, and how many points it is worth."""
    least = number(GOALS[key].least)
    if GOALS[key].family == FIRST:
        return f"{count(FIRST_POINTS, 'vp')} for being the first {REACH[key].replace('%', least)}, or among the first in the same phase."
    return (f"{count(MOST_POINTS, 'vp')} for having more {MOST[key]} than everybody else, and at least {least}; "
            f"{count(TIED_POINTS, 'vp')} for who is level with the most at the end.")
