"""The big screen shows the table to everybody, so it must not know what only one player may see."""
import pytest

from tests.flows.players import play

pytestmark = pytest.mark.flow
ROUNDS = 3


def private_names(game):
    """The names of cards in hands, or drawn, that lie nowhere in the open."""
    private = {game.cards[card].name for seat in game.seats for card in seat.hand + seat.drawn}
    return private - {game.cards[card].name for seat in game.seats for card in seat.tableau}


def test_no_private_card_is_in_the_page(site, devices):
    ann, ben = devices.phones(site.room_for("Ann", "Ben"), ("Ann", "Ben"))
    big = devices.big_screen(f"{site.url}/room/{ann.code}/table")
    big.expect_screen("invitation")
    big.check()
    ann.lobby.start()
    big.expect_screen("projector")

    def looked_at():
        big.expect_version(max(ann.version(), ben.version()))
        big.check()
        game, document = site.game(ann.code), big.projector.everything()
        assert private_names(game)
        assert [name for name in private_names(game) if name in document] == []
        return game.round > ROUNDS

    play([ann, ben], until=looked_at)
    assert sorted(big.projector.players()) == ["Ann", "Ben"]


def test_nor_if_the_browser_of_the_big_screen_holds_a_seat(site, seated):
    ann, ben = seated("Ann", "Ben")
    ann.visit(f"{site.url}/room/{ann.code}/table")
    ann.expect_screen("projector")
    document = ann.projector.everything()
    assert [name for name in private_names(site.game(ben.code)) if name in document] == []
