"""All cards of the game: narrowed by words, sort and set; how many of each there are, and where the viewer has seen them."""

from engine import HIDDEN
from engine.cards.card import KEYWORDS
from engine.cards import rulesets
from engine.powers import GOODS
from ui.html import esc
from ui.icons import icon
from ui.views.card import kind, price, worth
from ui.views.say import figures, say, words

TURNED_UP = {"searched": 3, "gambled": 4, "staked": 4, "flipped": 2}     # news of cards that everybody saw: the place of the card or cards
SIGNS = {"hand": "hand", "table": "deck", "shown": "see"}
# what can be asked of a design, by word; a kind of good and a keyword are sorts, too
SORTS = {
    "world": lambda card: card.kind == "world",
    "military": lambda card: card.military,
    "windfall": lambda card: card.production == "windfall",
    "production": lambda card: card.production == "production",
    "development": lambda card: card.kind == "development",
    "six": lambda card: bool(card.scores),
    "start": lambda card: card.start is not None,
}

_origins = {}   # of the designs of each ruleset
_texts = {}     # what is searched through, by language and card; designs never change


def cards(model, nothing):
    """The sheet."""
    text = words(model)
    found = [entry for entry in designs(model.game) if fits(model, entry[0])]
    seen = places_seen(model)
    lines = "".join([line(model, card, ids, seen) for card, ids in found])
    number = sum([len(ids) for card, ids in found])
    listed = f'<ul class="designs">{lines}</ul>' if lines else f'<p class="soft">{esc(text.NO_CARD_FITS)}</p>'
    return esc(text.ALL_CARDS), f'{narrowing(model)}<p class="soft" role="status" data-testid="cards-found">{esc(text.cards_found(len(found), number))}</p>{listed}'


def designs(game):
    """[design, ids of its copies], in the order of the catalogue."""
    found, known = [], {}
    for number in range(len(game.cards)):
        card = game.cards[number]
        if card.key not in known:
            known[card.key] = []
            found.append([card, known[card.key]])
        known[card.key].append(number)
    return found


# Narrowing

def narrowing(model):
    """The field and the lists with which the cards are narrowed."""
    text, filters = words(model), model.filters
    return (
        f'<div class="narrowing"><label class="field"><span>{esc(text.SEARCH_CARDS)}</span><input class="input" type="search" data-narrow="text" value="{esc(filters["text"])}" '
        f'autocomplete="off" data-testid="narrow-text"></label>{select(model, "sort", text.SORT, sorts(model))}{select(model, "set", text.SET, sets(model))}</div>'
    )


def select(model, name, label, choices):
    if len(choices) < 3:
        return ""
    options = "".join([f'<option value="{value}"{" selected" if value == model.filters[name] else ""}>{esc(shown)}</option>' for value, shown in choices])
    return f'<label class="field"><span>{esc(label)}</span><select class="input" data-narrow="{name}" data-testid="narrow-{name}">{options}</select></label>'


def sorts(model):
    """[word, in words] of all sorts that this game has cards of."""
    text, here = words(model), [card for card, ids in designs(model.game)]
    found = [["", text.EVERY_CARD]] + [[word, text.SORTS[word]] for word in SORTS if [card for card in here if SORTS[word](card)]]
    found += [[word, say(model).good(word)] for word in GOODS]
    return found + [[word, say(model).keyword(word)] for word in KEYWORDS if [card for card in here if word in card.keywords]]


def sets(model):
    names = sets_of(model.game)
    return [["", words(model).EVERY_SET]] + [[name, words(model).SETS[name]] for name in names]


def sets_of(game):
    return game.rules.name.split("+") + (["nw"] if game.options["promo"] else [])


def fits(model, card):
    """Is the design one of those to which the cards are narrowed?"""
    filters = model.filters
    if filters["sort"] and not of_sort(card, filters["sort"]):
        return False
    if filters["set"] and set_of(model.game, card) != filters["set"]:
        return False
    return not filters["text"] or filters["text"].lower() in searched(model, card)


def of_sort(card, word):
    return SORTS[word](card) if word in SORTS else word == card.good or word in card.keywords


def set_of(game, card):
    """The set that a design comes from; what stands in none of the ruleset's comes from the promo."""
    return origins(game.rules.name).get(card.key, "nw")


def origins(ruleset):
    """Set of each design, by its key: the last one that has it."""
    if ruleset not in _origins:
        _origins[ruleset] = {card.key: name for name, module in zip(ruleset.split("+"), rulesets.sets_of(ruleset)) for card in module.CARDS}
    return _origins[ruleset]


def searched(model, card):
    """The words of a card, in small letters: its name, what it is, its powers."""
    key = f"{model.language} {card.key}"
    if key not in _texts:
        parts = [say(model).card(card), say(model).type_line(card)] + [say(model).power(power) for power in card.powers]
        _texts[key] = " ".join(parts + [say(model).score_line(score) for score in card.scores]).lower()
    return _texts[key]


# What has been seen

def places_seen(model):
    """Where the viewer sees each card, by id: "hand" (with all that is theirs alone), "table", "shown" (turned up for all), or None."""
    game = model.game
    seen = [None] * len(game.cards)
    for card in turned_up(model):
        note(seen, card, "shown")
    for seat in game.seats:
        for card in seat.shown:
            note(seen, card, "shown")
        for card in seat.hand + seat.drawn + seat.offered + seat.saved:
            note(seen, card, "hand")
        for card in seat.tableau:
            note(seen, card, "table")
    return seen


def note(seen, card, place):
    if card != HIDDEN and 0 <= card < len(seen):
        seen[card] = place


def turned_up(model):
    """The cards that were turned up for all, as far as the log goes back."""
    found = []
    for version, item in model.log:
        if item[0] in TURNED_UP:
            cards = item[TURNED_UP[item[0]]]
            found += cards if isinstance(cards, list) else [cards]
    return found


def line(model, card, ids, seen):
    """One design: its figures and name, which open its sheet, how many copies there are, and where they have been seen."""
    text = words(model)
    places = [seen[number] for number in ids]
    counted = [[place, places.count(place)] for place in ("hand", "table", "shown") if place in places]
    told = "".join([f'<span class="seen-{place}">{icon(SIGNS[place])}{esc(text.seen(place, count))}</span>' for place, count in counted])
    return (
        f'<li><button type="button" class="design" data-do="sheet" data-option="card:{ids[0]}" data-testid="design-{ids[0]}">'
        f'<span class="marks" aria-hidden="true">{figures(model, price(card))}{kind(card)}{figures(model, worth(card))}</span><span class="what-of"><b>{esc(say(model).card(card))}</b>'
        f'<small>{esc(say(model).type_line(card))}</small></span><span class="copies">{esc(text.copies(len(ids)))}</span></button>'
        f'<p class="seen">{told}</p></li>'
    )
