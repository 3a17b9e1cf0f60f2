"""Cards where they lie: in a hand, in a tableau, among the cards drawn. Those that can be picked glow; any other opens its sheet."""

from engine import HIDDEN, account, option_card
from ui.hints import price
from ui.html import esc, spoken
from ui.icons import good, icon
from ui.views.card import back, classes, face
from ui.views.say import say, words

PLACING = ("develop.choose", "settle.choose")


def options_on(model, card):
    """The options of the present question that this card stands for: itself, or powers of its own."""
    decision = model.decision
    if decision is None or decision.of not in ("card", "power"):
        return []
    found = []
    for option in decision.options:
        if option not in found and option_card(option) == card:
            found.append(option)
    return found


def row(model, cards, region, label, seat=None, still=False):
    """A list of cards. `seat`: whose goods lie on them. `still`: nothing can be pressed (projector)."""
    open_here = [card for card in cards if options_on(model, card)] if not still else []
    stop = (open_here or cards or [None])[0]      # where the Tab key comes in; arrows lead on
    places = [slot(model, card, seat, bool(open_here), still, card == stop) for card in cards]
    roving = "" if still else " data-roving"
    return f'<ul class="row {region}" aria-label="{esc(label)}" data-scroll="{region}"{roving}>{"".join(places)}</ul>'


def slot(model, card, seat, some_open, still, first):
    """One card in a list: the button that picks it or opens its sheet, and beside it, if it picks, the one that opens the sheet."""
    if card == HIDDEN:
        return f'<li class="slot">{back(words(model))}</li>'
    design = model.game.cards[card]
    printed = face(model, design) + token(model, card, seat)
    if still:
        return f'<li class="slot{pointed(model, card)}"><span class="{classes(design)}{state_of(card, seat)}" role="img" aria-label="{esc(in_words(model, card, seat))}">{printed}</span></li>'
    options = options_on(model, card)
    state = "can" if options else "dim" if some_open else ""
    if len(options) == 1:
        return f'<li class="slot {state}{picked(model, options[0])}{pointed(model, card)}">{pick_button(model, card, options[0], design, printed, seat, first)}{about(model, card, design)}</li>'
    return f'<li class="slot {state}{pointed(model, card)}">{sheet_button(model, card, design, printed, seat, first)}</li>'


def pointed(model, card):
    """Does the teacher point at it?"""
    taught = model.table.get("lesson")
    return " pointed" if taught and taught["point"] == card else ""


def picked(model, option):
    return " picked" if option in model.picked_cards else ""


def pick_button(model, card, option, design, printed, seat, first):
    pressed = "true" if option in model.picked_cards else "false"
    tick = f'<span class="tick">{say(model).number(model.picked_cards.count(option)) if model.picked_cards.count(option) > 1 else icon("check")}</span>' if option in model.picked_cards else ""
    tag = price_tag(model, card)
    return (
        f'<button type="button" class="{classes(design)}{state_of(card, seat)}" data-do="pick" data-option="{esc(option)}" data-testid="card-{card}" '
        f'aria-pressed="{pressed}" tabindex="{0 if first else -1}">{spoken(in_words(model, card, seat))}{printed}{tag}{tick}</button>'
    )


def sheet_button(model, card, design, printed, seat, first):
    return (
        f'<button type="button" class="{classes(design)}{state_of(card, seat)}" data-do="sheet" data-option="card:{card}" data-testid="card-{card}" '
        f'tabindex="{0 if first else -1}">{spoken(in_words(model, card, seat))}{printed}</button>'
    )


def about(model, card, design):
    label = words(model).about(say(model).card(design))
    return (
        f'<button type="button" class="about" data-do="sheet" data-option="card:{card}" data-testid="about-{card}" '
        f'aria-label="{esc(label)}" tabindex="-1">{icon("info")}</button>'
    )


def token(model, card, seat):
    """The goods that lie on a world; or that it is damaged."""
    if seat is None or card not in seat.tableau:
        return ""
    if card in seat.damaged:
        return f'<span class="harm" aria-hidden="true">{icon("damaged")}{esc(words(model).DAMAGED)}</span>'
    number = seat.good_worlds.count(card)
    many = f"<b>{say(model).number(number)}</b>" if number > 1 else ""
    return f'<span class="token" aria-hidden="true">{good(model.game.cards[card].good)}{many}</span>' if number else ""


def state_of(card, seat):
    """How a card lies: a damaged world is turned."""
    return " damaged" if seat is not None and card in seat.damaged else ""


def price_tag(model, card):
    """On a card that can be placed: what placing it takes. On a world whose good can be sold: the cards it brings."""
    if model.decision.ask == "consume.trade":
        return sale_tag(model, card)
    if model.decision.ask not in PLACING:
        return ""
    found = price(model.game, model.me, card)
    if found is None:
        return ""
    sign = icon("military") if found[0] == "conquer" else ""
    return f'<span class="price">{sign}{esc(words(model).price(found[0], account.amount_of(found[1]), found[3]))}</span>'


def sale_tag(model, card):
    """The most cards that the good of this world can be sold for."""
    amounts = [account.amount_of(account.sale(model.game, model.me, card, kind)) for kind in account.sale_kinds(model.game, card)]
    return f'<span class="price">{icon("draw")}{say(model).number(max(amounts))}</span>'


def in_words(model, card, seat):
    """All that a card's face shows, in words."""
    design = model.game.cards[card]
    here = " " + words(model).goods_here(seat.good_worlds.count(card)) if seat is not None and card in seat.good_worlds else ""
    here += f" {words(model).DAMAGED}." if state_of(card, seat) else ""
    return f"{say(model).card(design)}. {say(model).type_line(design)}.{here}"
