"""What a card is, and what a "?" card scores for."""

from engine.wording.en.grammar import article, capital, count, listed, number
from engine.wording.en.words import GOODS, KEYWORDS, of_kind, phase
from engine.wording.facts import says_card


def card(card):
    return card.name


def type_line(card):
    """What sort of card it is, in one line, as "Military windfall world, Genes; defence 2; 2 VP; Uplift"."""
    parts = [sort_of(card), f"{'defence' if card.military else 'cost'} {number(card.cost)}"]
    parts.append("? VP" if card.scores else count(card.vp, "vp"))
    parts.extend([KEYWORDS[word] for word in card.keywords])
    if card.chromosome:
        parts.append(KEYWORDS["chromosome"])
    if card.prestige:
        parts.append(f"{count(1, 'prestige')} when placed")
    if card.start is not None:
        parts.append(f"start world {number(card.start)}")
    return "; ".join(parts)


def sort_of(card):
    if card.kind == "development":
        return "Development"
    words = ["military"] if card.military else []
    if card.production != "none":
        words.append(card.production)
    return capital(" ".join(words + ["world"])) + (f", {GOODS[card.good]}" if card.good is not None else "")


def score_line(score):
    """A scoring line as a sentence; a card counts for the first line that fits it only, see `score_note`."""
    if score.thing == "kinds":
        return for_kinds(score.vp)
    return f"{count(score.vp, 'vp')} for {THINGS[score.thing](score)}."


def score_note():
    """How the lines of a card go together. (B-6D-1)"""
    return "A card counts only once, for the first line that fits it."


def for_kinds(points):
    """The points stand for 0, 1, 2 … kinds; none brings nothing."""
    kinds = [number(kinds) for kinds in range(1, len(points))]
    return f"{listed([number(vp) for vp in points[1:]], 'or')} VP for {listed(kinds, 'or')} different kinds among your worlds."


def each_card(score):
    """The cards that a line is about: every condition of it is said."""
    if score.name is not None:
        return score.name
    words = [] if score.military is None else ["military" if score.military else "peaceful"]
    if score.production is not None:
        words.append(score.production)
    return f"each {' '.join(words + [noun(score)])}{of_kind(score.good)}{at_cost(score)}{with_what(score)}"


def noun(score):
    """What only worlds can be is said of worlds."""
    if score.kind is not None:
        return score.kind
    return "card" if says_card(score) else "world"


def at_cost(score):
    return f" of cost {number(score.cost)}" if score.cost is not None else ""


def with_what(score):
    if score.chromosome:
        return " with the chromosome symbol"
    if score.keyword is not None:
        return f" with the keyword {KEYWORDS[score.keyword]}"
    return f" with {article(phase(score.row))} power" if score.row is not None else ""


THINGS = {
    "card": each_card,
    "chips": lambda score: f"every {count(score.size, 'vp')} you have in chips, rounded down",
    "military": lambda score: "each point of your general Military, which subtracts if it is negative",
    "negative military": lambda score: "each point of your general Military below 0",
    "goods": lambda score: "each good on your worlds at the end of the game",
    "prestige": lambda score: "each prestige you have, besides its own VP",
}
