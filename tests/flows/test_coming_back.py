"""Reloaded pages, other devices, dead servers: the game goes on where it was."""
import pytest
from playwright.sync_api import expect

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


# Connections that die

def on_a_cable(site, cable, devices):
    """Ann, whose phone reaches the server by the cable, and Ben, who reaches it directly, at a game that has begun."""
    links = site.room_for("Ann", "Ben", preset_hands=True)
    phones = ann, ben = devices.phones([cable.address(links[0]), links[1]], ("Ann", "Ben"))
    ann.lobby.start()
    for phone in phones:
        phone.prompt.expect_options("prompt")
    return ann, ben


def wake(phone):
    """What a browser tells a page when the phone is unlocked."""
    phone.page.evaluate("window.dispatchEvent(new Event('pageshow'))")


def test_a_phone_that_slept_finds_its_connection_dead_and_opens_another(site, cable, devices):
    """Nobody has told it: the socket looks open, and nothing comes through."""
    ann, ben = on_a_cable(site, cable, devices)
    cable.freeze()
    ben.prompt.answer("option-produce")
    wake(ann)
    ann.expect_version(ben.version())
    ann.table.expect_online()
    ann.prompt.answer("option-settle")
    ben.expect_version(ann.version())
    ben.table.expect_chosen("settle", "Ann")


def test_an_answer_into_a_dead_connection_arrives_once(site, cable, devices):
    ann, ben = on_a_cable(site, cable, devices)
    cable.freeze()
    ann.prompt.pick("option-settle")
    ann.prompt.press("answer")
    ann.prompt.expect_sent()
    assert site.game(ann.code).seats[site_seat(site, ann)].count == 1
    ben.prompt.answer("option-produce")
    ben.table.expect_chosen("settle", "Ann")


def site_seat(site, phone):
    """Which seat of the game is hers: the one that has answered."""
    counts = [seat.count for seat in site.game(phone.code).seats]
    return counts.index(max(counts))


def test_another_network_in_mid_answer(site, cable, devices):
    """The connections are reset, as when a phone changes from one network to another."""
    ann, ben = on_a_cable(site, cable, devices)
    ann.expect_complaints("WebSocket|ERR_CONNECTION")
    ann.prompt.pick("option-settle")
    cable.cut()
    ann.prompt.press("answer")
    ann.prompt.expect_sent()
    ben.prompt.answer("option-produce")
    for phone in (ann, ben):
        phone.table.expect_chosen("settle", "Ann")


def test_a_connection_names_its_room_for_the_proxy(site, seated):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    with ann.page.expect_websocket(lambda socket: f"room={ann.code}" in socket.url):
        ann.page.reload()
    ann.expect_screen("table")


def test_two_tabs_of_one_player_show_the_same(site, seated):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    tab = ann.context.new_page()
    tab.goto(ann.page.url)
    expect(tab.locator("#root")).to_have_attribute("data-version", str(ann.version()))
    ann.prompt.answer("option-settle")
    expect(tab.locator("#root")).to_have_attribute("data-version", str(ann.version()))
    tab.close()
    ben.prompt.answer("option-produce")
    ann.table.expect_chosen("settle", "Ann")


def test_the_back_button_and_forward_again(site, seated):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    ann.page.goto(f"{site.url}/")
    ann.expect_screen("home")
    ben.prompt.answer("option-produce")
    ann.page.go_back()
    ann.expect_screen("table")
    ann.expect_version(ben.version())
    ann.prompt.answer("option-settle")
    ben.table.expect_chosen("settle", "Ann")


def test_a_new_version_of_the_server_in_mid_game(own_site, devices):
    """It is stopped as a deployment stops it, and another process takes its place."""
    phones = ann, ben = devices.phones(own_site.room_for("Ann", "Ben", preset_hands=True), ("Ann", "Ben"))
    for phone in phones:
        phone.expect_complaints("WebSocket|ERR_CONNECTION")
    ann.lobby.start()
    ann.prompt.expect_options("prompt")
    ben.prompt.answer("option-produce")
    assert own_site.end() == 0
    for phone in phones:
        phone.table.expect_offline()
    own_site.start()
    for phone in phones:
        phone.table.expect_online()
    ann.prompt.answer("option-settle")
    for phone in phones:
        phone.table.expect_chosen("settle", "Ann")
