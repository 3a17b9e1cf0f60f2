"""Preset hands for those alone whose first game it is (B-SET-7): who says so, and who is believed."""
from server.json_text import decode, encode
from server.room import Room
from tests.server.house import OPTIONS, moves, refused
from tests.server.page import post


def newcomers_of(*names, **options):
    """A room for newcomers, of these people, of whom those in lower case have said that it is their first game."""
    room = Room("ABCDEFGHJK", {**OPTIONS, "players": len(names), "preset_hands": [], **options})
    for name in names:
        room.sit(None, name, f"key of {name}", new=name.islower())
    return room


def test_only_newcomers_have_preset_hands_wherever_the_shuffle_puts_them():
    places = set()
    for _ in range(20):
        room = newcomers_of("Ann", "bob", "Cem", "dora")
        room.start(room.host)
        new = [index for index, place in enumerate(room.places) if place.name.islower()]
        assert room.options == room.record.game.options == {**OPTIONS, "players": 4, "preset_hands": new}
        assert room.waiting() == [index for index in range(4) if index not in new]
        places.add(tuple(new))
    assert len(places) > 2


def test_a_first_game_is_the_first_one_only():
    room = newcomers_of("ann", "Bob")
    room.start(room.host)
    *_, room = moves(room)
    room.rematch(room.host)
    assert room.options["preset_hands"] == [] and room.waiting() == [0, 1]


def test_who_waits_says_whether_it_is_their_first_game_and_a_bot_never_does():
    room = newcomers_of("Ann", "bob")
    ann, bob = number(room, "Ann"), number(room, "bob")
    room.newcomer(ann, True)
    room.newcomer(bob, False)
    assert [place.new for place in room.places] == [True, False]
    refused("not_seated", room.newcomer, None, True)
    room.leave(ann)
    room.add_bot(bob, 0, "steady")
    assert [place.new for place in room.places] == [False, False]
    room.start(bob)
    refused("not_lobby", room.newcomer, bob, True)


def test_more_newcomers_than_preset_hands_cannot_start():
    room = newcomers_of(*"abcdef", ruleset="base+tgs+rvi")
    refused("bad_option", room.copy().start, room.host)
    room.newcomer(room.host, False)
    room.start(room.host)
    assert len(room.options["preset_hands"]) == 5


def test_a_room_stored_before_there_were_newcomers_has_none():
    room = newcomers_of("Ann", "Bob", preset_hands=True)
    row = room.row()
    body = decode(row["body"])
    body["places"] = [data[:4] for data in body["places"]]
    again = Room.from_store(room.code, {**row, "body": encode(body)}, [], [], [])
    assert [(place.name, place.new) for place in again.places] == [("Ann", False), ("Bob", False)]


def number(room, name):
    return room.holder(f"key of {name}")


# Over the wire

def test_everybody_sees_who_is_new_before_and_after_the_start(server, join):
    code, token = server.room("Ann", players=3, bots=["steady"], options={"preset_hands": []})
    status, bob = post(f"{server.url}/api/rooms/{code}/seats", {"name": "Bob", "new": True})
    ann, bob = join(code, token), join(code, bob["token"])
    assert status == 201 and [seat["new"] for seat in ann.last()["seats"]] == [False, True, False]
    assert ann.say("newcomer", new=True)["ok"] and bob.say("newcomer", new=False)["ok"]
    assert ann.table(lambda table: [seat["new"] for seat in table["seats"]] == [True, False, False])
    assert ann.say("start")["ok"]
    table = bob.table(lambda table: table["status"] == "playing")
    seat = next(index for index, each in enumerate(table["seats"]) if each["name"] == "Ann")
    assert table["options"]["preset_hands"] == table["game"]["options"]["preset_hands"] == [seat]
    assert seat not in table["waiting"] and bob.last()["you"] in table["waiting"]
    assert table["game"]["seats"][seat]["hand"] == [-1] * 4


def test_nobody_says_it_for_another_or_in_words(server, join):
    code, token = server.room("Ann", options={"preset_hands": []})
    ann, watcher = join(code, token), join(code)
    assert watcher.say("newcomer", new=True)["reason"] == "not_seated"
    for new in (7, None, "yes", []):
        assert ann.say("newcomer", new=new)["reason"] == "malformed"
    assert post(f"{server.url}/api/rooms/{code}/seats", {"name": "Bob", "new": 1})[1]["reason"] == "malformed"


def test_the_seats_cannot_be_wished_for(server):
    for hands in ([0], "newcomers", None, 1):
        assert post(f"{server.url}/api/rooms", {"name": "Ann", "options": {"preset_hands": hands}})[1]["reason"] == "malformed"
    for wishes in ({"ruleset": "persian", "options": {"preset_hands": []}}, {"options": {"preset_hands": [], "promo": True}}):
        assert post(f"{server.url}/api/rooms", {"name": "Ann", **wishes})[1]["why"][0] == "preset hands"
