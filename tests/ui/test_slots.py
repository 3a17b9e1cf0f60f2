"""Where the Tab key comes into a row of cards; the arrow keys lead on."""
import re

from engine import new_game, pending, scene
from tests import languages  # noqa: F401: makes them known
from tests.ui.tables import asked, message, shown
from ui.views.slots import row


def stops(model, cards):
    """The cards of the row at which the Tab key stops."""
    return [int(card) for card in re.findall(r'data-testid="card-(\d+)"[^>]*tabindex="0"', row(model, cards, "cards", "Hand"))]


def test_the_tab_key_stops_at_the_first_card_that_can_be_picked():
    game = scene("settle.choose r2 | A: Old Earth [Galactic Federation, Space Port, Mining Robots, +2] | B: New Sparta")
    hand = game.seats[0].hand
    assert pending(game)[0].options == [hand[1]]
    assert stops(shown(message(game, 0)), hand) == [hand[1]]


def test_it_stops_at_the_first_card_where_none_can_be_picked():
    game = new_game(2, 1, preset_hands=True)
    hand = game.seats[0].hand
    assert stops(shown(message(game, 0)), hand) == [hand[0]]


def test_an_empty_row_has_no_stop():
    assert stops(shown(message(new_game(2, 1), 0)), []) == []


def test_what_a_good_sells_for_is_in_the_viewers_digits():
    game, _news, seat = asked("consume.trade", players=2)
    model = shown(message(game, seat), language="fa")
    tags = re.findall(r'<span class="price">(.*?)</span>', row(model, game.seats[seat].tableau, "tiles", "Tableau", game.seats[seat]))
    assert tags and all(re.fullmatch("[۰-۹]+", re.sub("<[^>]*>", "", tag)) for tag in tags)
