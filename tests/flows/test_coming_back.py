"""Reloaded pages, other devices, dead servers: the game goes on where it was."""
import pytest

from tests.flows.players import play

pytestmark = pytest.mark.flow


def sight(phone):
    """What this player sees of the game and is asked."""
    return phone.version(), phone.prompt.question(), [phone.table.cards(region) for region in ("hand", "drawn", "tableau")]


def exploring(seated):
    """Two players who have drawn cards and must choose which to keep."""
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    for phone in (ann, ben):
        phone.prompt.answer("option-explore+5")
    for phone in (ann, ben):
        phone.prompt.expect_options("drawn")
    return ann, ben


def test_a_reload_in_mid_phase(seated):
    ann, ben = exploring(seated)
    ben.prompt.pick(ben.table.cards("drawn")[0])
    before = [sight(phone) for phone in (ann, ben)]
    for phone in (ann, ben):
        phone.page.reload()
        phone.prompt.expect_options("drawn")
    assert [sight(phone) for phone in (ann, ben)] == before
    kept = ann.table.cards("drawn")[0]
    ann.prompt.answer(kept)
    ann.page.reload()
    ann.expect_screen("table")
    assert kept in ann.hand.cards() and not ann.prompt.asked()
    assert ben.prompt.asked()


def test_a_second_device_takes_over_the_seat(site, devices, seated):
    ann, ben = exploring(seated)
    ann.sheet.open("open-menu")
    ann.sheet.open("open-my-seat")
    link = ann.one("seat-link").inner_text()
    assert link.endswith(f"#seat={ann.token()}")
    ann.sheet.close()
    tablet = devices.phone(f"{site.url}/room/{ann.code}#{link.partition('#')[2]}", "tablet")
    tablet.prompt.expect_options("drawn")
    assert sight(tablet) == sight(ann)
    assert "seat=" not in tablet.page.url
    kept = tablet.table.cards("drawn")[0]
    tablet.prompt.answer(kept)
    ann.expect_version(tablet.version())
    assert not ann.prompt.asked()
    assert kept in ann.hand.cards()
    ben.prompt.answer(ben.table.cards("drawn")[0])
    ann.prompt.expect_asked()
    ann.prompt.answer("option-settle")
    tablet.expect_version(ann.version())
    assert not tablet.prompt.asked()


def test_a_killed_server_and_pages_that_resume_by_themselves(own_site, devices):
    phones = ann, ben = devices.phones(own_site.room_for("Ann", "Ben", preset_hands=True), ("Ann", "Ben"))
    ann.lobby.start()
    ann.prompt.expect_options("prompt")
    play(phones, until=lambda: own_site.game(ann.code).round > 1)
    before = own_site.game(ann.code)
    for phone in phones:
        phone.expect_complaints("WebSocket|ERR_CONNECTION")
    own_site.kill()
    for phone in phones:
        phone.table.expect_offline()
    ann.prompt.pick("option-settle")
    ann.prompt.press("answer")  # while nobody hears it
    own_site.start()
    for phone in phones:
        phone.table.expect_online()
    ann.prompt.expect_sent()
    ben.expect_version(ann.version())
    ben.prompt.answer("option-produce")
    for phone in phones:
        phone.table.expect_chosen("settle", "Ann")
    assert own_site.game(ann.code).round == before.round
    assert play(phones, until=lambda: own_site.game(ann.code).round > before.round)
