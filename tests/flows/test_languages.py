"""Everybody reads the game in their own language, and switches at once."""
import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.flow


def test_two_players_of_one_room_read_different_languages(seated):
    ann, ben = seated("Ann", "Ben")
    speak(ann, "es")
    speak(ben, "fa")
    expect(ann.page.locator("html")).to_have_attribute("lang", "es")
    expect(ben.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(ann.page.locator("#r-prompt h2")).to_have_text("Descarta 2 de tus 6 cartas.")
    expect(ben.page.locator("#r-prompt h2")).to_have_text("۲ از ۶ کارت خود را دور بیندازید.")
    speak(ben, "en")
    expect(ben.page.locator("#r-prompt h2")).to_have_text("Discard 2 of your 6 cards.")
    expect(ben.page.locator("html")).to_have_attribute("dir", "ltr")


def test_the_language_is_remembered(site, devices):
    phone = devices.phone(site.url, "Ann")
    phone.one("language-es").click()
    expect(phone.one("play-now")).to_contain_text("Jugar ya contra un bot")
    phone.visit(site.url)
    expect(phone.one("play-now")).to_contain_text("Jugar ya contra un bot")


def speak(phone, language):
    phone.one("open-menu").click()
    phone.one(f"language-{language}").click()
    phone.one("close-sheet").click()
