"""Sentences in which the names of cards open their sheets."""

from engine import option_card
from ui.html import esc
from ui.views.say import title


def linked(model, item, sentence):
    """A sentence about a piece of news, as HTML, with a button for each card that it names."""
    parts, place = [], 0
    for start, end, card in places(model, item, sentence):
        first, last = with_marks(sentence, start, end, place)
        parts.append(f'{esc(sentence[place:first])}<span class="marked">{esc(sentence[first:start])}{link(card, sentence[start:end])}{esc(sentence[end:last])}</span>')
        place = last
    return "".join(parts) + esc(sentence[place:])


def with_marks(sentence, start, end, place):
    """Where the name with the punctuation around it begins, not before `place`, and ends: browsers would begin a line with a colon after a button."""
    while start > place and is_mark(sentence[start - 1]):
        start -= 1
    while end < len(sentence) and is_mark(sentence[end]):
        end += 1
    return start, end


def is_mark(letter):
    return not letter.isspace() and not letter.isalnum()


def link(card, name):
    return f'<button type="button" class="link" data-do="sheet" data-option="card:{card}" data-testid="log-card-{card}">{esc(name)}</button>'


def places(model, item, sentence):
    """Where the sentence names cards of the news, as [start, end, card] in order. Longer names go first: one may be part of another."""
    named = [[title(model, card), card] for card in cards_in(item, len(model.game.cards))]
    named.sort(key=lambda entry: -len(entry[0]))
    found = []
    for name, card in named:
        start = sentence.find(name)
        if start >= 0 and not [one for one in found if start < one[1] and one[0] < start + len(name)]:
            found.append([start, start + len(name), card])
    found.sort(key=lambda entry: entry[0])
    return found


def cards_in(item, number):
    """All that could be a card in a piece of news: numbers below the number of cards, and the cards of powers. Which are, the sentence tells."""
    found = []
    for part in item:
        if isinstance(part, list):
            found += [card for card in cards_in(part, number) if card not in found]
        else:
            card = option_card(part) if part is not None and not isinstance(part, bool) else None
            if card is not None and 0 <= card < number and card not in found:
                found.append(card)
    return found
