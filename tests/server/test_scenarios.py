"""Rooms that begin in any position: only where testing was asked for, and exactly as ordered."""
import engine
import pytest

from server.scenarios import scenario
from tests.server.house import refused
from tests.server.page import post
from tests.server.play import answer
from tests.server.process import ServerProcess

POSITION = "settle.choose r3 | deck: Spice World | A settle: Alpha Centauri, Mining Robots [Comet Zone, Gem World] vp4 | B: Old Earth [+5]"
TESTING = "This server opens no scenarios. Start it with --testing to have them."


@pytest.fixture(scope="module")
def testing(tmp_path_factory):
    running = ServerProcess(tmp_path_factory.mktemp("testing"), testing=True)
    yield running
    assert running.end() == 0


def test_refused_without_testing(server):
    assert post(f"{server.url}/api/scenarios", {"position": POSITION}) == (403, {"error": TESTING, "reason": "not_testing"})


def test_a_scenario_is_played_through_its_links(testing, join):
    status, made = post(f"{testing.url}/api/scenarios", {"position": POSITION, "seats": [{"name": "Ann"}, {"bot": "steady"}]})
    assert status == 201
    assert [(seat["name"], seat["bot"]) for seat in made["seats"]] == [("Ann", None), ("Vega", "steady")]
    assert made["seats"][0]["link"] == f"{made['room']}#seat={made['seats'][0]['token']}"
    assert made["table"] == f"{made['room']}/table" and made["seats"][1]["link"] is None
    with testing.page(made["code"], made["seats"][0]["token"]) as ann:
        hand = engine.Game.from_data(ann.last()["game"]).seats[0].hand
        assert answer(ann, [hand[0]])["ok"]
        ann.table(lambda table: table["game"]["round"] == 4 or table["game"]["at"] == "settle.pay")


def test_a_room_begins_in_the_position_and_survives_a_restart(house):
    room, tokens = scenario({"position": POSITION, "seats": [None, {"name": "Ann"}]})
    house.rooms.add(room)
    house.reopen()
    stored = house.rooms.get(room.code)
    assert engine.write(stored.record.game) == engine.write(engine.scene(POSITION))
    assert list(tokens) == [1] and [place.taken for place in stored.places] == [False, True]


def test_the_seed_deals_what_is_not_named():
    def game(seed):
        return scenario({"position": POSITION, "seed": seed})[0].record.game
    one, same, other = game("x"), game("x"), game("y")
    assert one.to_data() == same.to_data() != other.to_data()
    for dealt in (one, other):
        assert dealt.cards[dealt.deck[-1]].name == "Spice World"
        assert [dealt.cards[card].name for card in dealt.seats[0].hand] == ["Comet Zone", "Gem World"]
    assert one.seats[1].hand != other.seats[1].hand


def test_a_report_opens_by_the_position_in_it():
    text = f"Race for the Galaxy report\n\nposition: {POSITION}\nlog:\n  Ann settles.\n"
    assert engine.write(scenario({"position": text})[0].record.game) == engine.write(engine.scene(POSITION))


@pytest.mark.parametrize(("wish", "reason"), [
    ({"position": "settle.choose | A: Nowhere"}, "bad_position"),
    ({"position": "settle.choose | A: Old Earth", "ruleset": "moon"}, "bad_position"),
    ({"position": POSITION, "seats": [{"bot": "hal"}]}, "bad_bot"),
    ({"position": POSITION, "seats": [{"name": " "}]}, "bad_name"),
    ({"position": POSITION, "seats": [None] * 3}, "malformed"),
    ({"position": POSITION, "seats": ["Ann"]}, "malformed"),
    ({"position": POSITION, "seed": [1]}, "malformed"),
    ({"position": None}, "malformed"),
    ({}, "malformed"),
])
def test_what_cannot_be_opened_is_refused(wish, reason):
    refused(reason, scenario, wish)


def test_the_sentence_names_the_place():
    with pytest.raises(Exception, match='A: "Nowhere": expected the name of a card'):
        scenario({"position": "settle.choose | A: Nowhere"})
