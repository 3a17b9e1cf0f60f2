"""A class: the teacher's remote, a big screen, and the phones of the learners."""
import pytest
from playwright.sync_api import expect

from tests.flows.players import play, turn
from ui.words import en as words

pytestmark = pytest.mark.flow


@pytest.fixture
def taught(site, devices):
    """taught("military", ["Ann", "Ben"]) → (remote, big screen, phones) of a lesson that has begun; a real game for the script ""."""
    def begin(script, names, players=2):
        remote = devices.phone(site.url, "teacher")
        remote.remote.open(script, players)
        remote.expect_screen("remote" if script else "lobby")
        phones = [devices.phone(f"{site.url}/room/{remote.code}", name) for name in names]
        for phone, name in zip(phones, names):
            phone.lobby.sit(name)
        if not script:
            remote.lobby.expect_seats(*names)
            remote.lobby.start()
        return remote, devices.big_screen(f"{site.url}/room/{remote.code}/table"), phones
    return begin


def test_a_scripted_lesson(taught):
    remote, big, (ann, ben) = taught("military", ["Ann", "Ben"])
    ann.press("vote-0")
    ben.press("vote-1")
    big.board.expect_bars(1, 1, 0)
    remote.remote.do("forward")
    big.board.expect_said("New Sparta 2 = Military 2")
    expect(ann.page.locator(".answer.right")).to_contain_text("Outlaw World")
    remote.remote.do("forward")
    for phone, card in ((ann, "Outlaw World"), (ben, "Gem World")):
        phone.press_on(phone.page.locator("#r-hand .card", has_text=card))
        phone.prompt.answer()
        expect(phone.one("voted")).to_be_visible()
    big.board.expect_bars(1, 1)
    remote.remote.do("forward")
    remote.remote.do("back")
    expect(remote.one("stop")).to_have_text("Stop 1 of 8")
    remote.sheet.open("end-lesson")
    remote.press("end-for-all")
    for device in (remote, big, ann, ben):
        expect(device.one("no-room")).to_have_text(words.LESSON_ENDED)


def test_a_live_game_is_frozen_wound_back_and_goes_on(taught, site):
    remote, big, phones = taught("", ["Ann", "Ben"])
    for phone in phones:
        phone.expect_screen("table")
    play(phones, until=lambda: site.game(remote.code).round > 2)
    game = site.game(remote.code)
    remote.remote.do("freeze")
    for phone in phones:
        expect(phone.one("look-up")).to_be_visible()
        expect(phone.one("answer")).to_have_count(0)
    expect(big.one("signs")).to_contain_text(words.FROZEN)
    for _ in range(3):
        remote.remote.do("back")
    expect(big.one("signs")).to_contain_text("The past")
    assert site.game(remote.code).to_data() == game.to_data()
    remote.remote.do("open-0")
    expect(big.page.locator(".row.shown .card").first).to_be_visible()
    expect(big.one("signs")).to_contain_text("Open hands")
    assert sorted(phone.one("hand-open").count() for phone in phones) == [0, 1]
    remote.one("new-name-1").fill("Zoe")
    remote.press("rename-1")
    expect(big.page.locator(".player .name", has_text="Zoe")).to_be_visible()
    remote.remote.do("release")
    play(phones, until=lambda: site.game(remote.code).round > 3)
    before = site.game(remote.code).to_data()
    remote.remote.do("take-back")
    assert site.game(remote.code).to_data() != before
    assert turn(phones)


def test_a_card_lights_up_everywhere_and_a_question_is_put_to_all(taught):
    remote, big, phones = taught("", ["Ann", "Ben"])
    card = remote.table.cards()[0]
    remote.sheet.open(card)
    remote.press("teach-point")
    remote.sheet.close()
    expect(big.page.locator(".pointed .card")).to_be_visible()
    remote.remote.ask(3)
    for phone in phones:
        phone.press("vote-1")
    big.board.expect_bars(0, 2, 0)
    remote.remote.do("forward")
    big.board.expect_said("New Earth 5 − Alpha Centauri 1 − Mining Robots 1 = 3 cards")


def test_a_move_is_asked_of_everybody_each_in_their_own_language(taught):
    remote, big, (ann, ben) = taught("", ["Ann", "Ben"])
    ben.sheet.open("open-menu")
    ben.press("language-es")
    ben.sheet.close()
    remote.remote.ask(24)
    for phone, task, world in ((ann, "Sell the good", "Rebel Fuel Cache"), (ben, "Vende el bien", "Formas de vida malévolas")):
        expect(phone.page.locator("h2.question")).to_contain_text(task)
        phone.press_on(phone.page.locator('[data-do="pick"]', has_text=world).first)
        phone.prompt.answer()
        expect(phone.one("voted")).to_be_visible()
    big.board.expect_bars(1, 1)
    remote.remote.do("forward")
    big.board.expect_said("Space Port 2 = 7 cards")
    expect(ben.page.locator(".answer.right")).to_contain_text("Depósito de combustible rebelde")
