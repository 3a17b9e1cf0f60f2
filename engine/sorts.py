"""Sorts of cards that powers, goals and searches count or ask for: each word once, with what it means."""


def military_world(card):
    return card.military


def peaceful_world(card):
    return card.kind == "world" and not card.military


def rebel_military_world(card):
    return card.military and "rebel" in card.keywords


def rebel_world(card):
    return card.kind == "world" and "rebel" in card.keywords


def rebel_development(card):
    return card.kind == "development" and "rebel" in card.keywords


def xeno_world(card):
    return card.kind == "world" and "xeno" in card.keywords


def chromosome_world(card):
    return card.chromosome


def imperium_card(card):
    return "imperium" in card.keywords


def development(card):
    return card.kind == "development"


def big_development(card):
    return card.kind == "development" and card.cost >= 5


def cost_6_development(card):
    return card.kind == "development" and card.cost == 6


def production_world(card):
    return card.production == "production"


SORTS = {
    "military world": military_world, "peaceful world": peaceful_world, "rebel military world": rebel_military_world,
    "rebel world": rebel_world, "rebel development": rebel_development, "xeno world": xeno_world, "chromosome world": chromosome_world,
    "imperium card": imperium_card, "development": development, "development of cost 5 or more": big_development,
    "development of cost 6": cost_6_development, "production world": production_world,
}


def count(game, cards, sort):
    """How many of these cards (ids) are of the sort; "two military worlds" counts pairs."""
    if sort == "two military worlds":
        return count(game, cards, "military world") // 2
    fits = SORTS[sort]
    return len([card for card in cards if fits(game.cards[card])])
