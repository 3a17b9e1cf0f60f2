"""What a card is, and how it is declared. Cards are shared and never change; the state of a game holds ids of copies only."""

from engine.powers import ANY, GOODS, POWERS, PRODUCE, ROWS, produce

WORLD, DEVELOPMENT = "world", "development"
KEYWORDS = ("alien", "rebel", "imperium", "uplift", "terraforming", "xeno", "anti-xeno")


class Card:
    """One design of a card.

    `cost` is the cost, or the defence of a `military` world; `production` is "none", "windfall" or "production";
    `good` is the kind of the world (or None); `start` the number of a start world (or None); `rows` maps each row of
    the icon bar to its powers as (index in `powers`, power); `scores` are the scoring lines of a "?" card; `prestige` tells
    that it bears the prestige symbol.
    """

    __slots__ = ("name", "key", "kind", "cost", "vp", "copies", "military", "production", "good", "keywords", "chromosome", "prestige",
                 "start", "powers", "rows", "scores")

    def __repr__(self):
        return "<%s>" % self.name


def development(name, cost, vp=0, copies=1, keywords=(), prestige=False, scores=(), **rows):
    """Declare a development. `rows`: the powers of each row of the icon bar, as `settle=[military(2)]`."""
    card = declare(DEVELOPMENT, name, cost, vp, copies, keywords, rows)
    card.prestige, card.scores = prestige, tuple(scores)
    return card


def world(name, cost, vp=0, military=False, production=None, windfall=None, good=None, keywords=(), chromosome=False, prestige=False, start=None,
          copies=1, scores=(), **rows):
    """Declare a world. `production` or `windfall` name the kind of its good, `good` the kind of a world that is neither; without any it is a
    grey world. A production world produces, unless its row says at what price. (B-PRO-1)"""
    if production and windfall:
        raise ValueError("%s: either a production or a windfall world" % name)
    if production and "produce" not in [power.kind for power in rows.get(PRODUCE, [])]:
        rows[PRODUCE] = [produce()] + rows.get(PRODUCE, [])
    card = declare(WORLD, name, cost, vp, copies, keywords, rows)
    card.military, card.chromosome, card.prestige, card.start, card.scores = military, chromosome, prestige, start, tuple(scores)
    card.production = "production" if production else "windfall" if windfall else "none"
    card.good = production or windfall or good
    if card.good is not None and card.good != ANY and card.good not in GOODS:
        raise ValueError("%s: no such kind of good: %s" % (name, card.good))
    return card


def declare(kind, name, cost, vp, copies, keywords, rows):
    if not 0 <= cost <= 9 or copies < 1:
        raise ValueError("%s: cost 0 to 9 and at least one copy" % name)
    card = Card()
    card.name, card.key, card.kind = name, slug(name), kind
    card.cost, card.vp, card.copies = cost, vp, copies
    card.military, card.production, card.good = False, "none", None
    card.keywords, card.chromosome, card.prestige, card.start = checked_keywords(name, keywords), False, False, None
    card.powers, card.rows = in_rows(name, rows)
    card.scores = ()
    return card


def checked_keywords(name, keywords):
    for keyword in keywords:
        if keyword not in KEYWORDS:
            raise ValueError("%s: no such keyword: %s" % (name, keyword))
    return tuple(keywords)


def in_rows(name, given):
    for row in given:
        if row not in ROWS:
            raise ValueError("%s: no such row of powers: %s" % (name, row))
    powers, rows = [], {}
    for row in ROWS:
        rows[row] = []
        for power in given.get(row, ()):
            if power.kind not in POWERS[row]:
                raise ValueError("%s: %s is no power of the row %s" % (name, power.kind, row))
            power.row = row
            rows[row].append((len(powers), power))
            powers.append(power)
        rows[row] = tuple(rows[row])
    return tuple(powers), rows


def slug(name):
    """The card's name in small letters with dashes: "Galactic Survey: SETI" → "galactic-survey-seti"."""
    letters = [letter if letter in "abcdefghijklmnopqrstuvwxyz0123456789" else " " if letter in " -&" else "" for letter in name.lower()]
    return "-".join("".join(letters).split())
