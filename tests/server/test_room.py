"""A room: who may do what, and when."""
from server.places import NAMES_OF_BOTS
from server.room import Room
from tests.server.house import OPTIONS, refused


def room_of(*names, players=2):
    room = Room("ABCDEFGHJK", {**OPTIONS, "players": players})
    for name in names:
        room.sit(None, name, f"key of {name}")
    return room


def number(room, name):
    return room.holder(f"key of {name}")


def test_the_first_to_sit_down_is_the_host():
    room = room_of("Ann", "Bob")
    assert room.host == number(room, "Ann")
    assert room.status == "lobby"
    assert [room.index(number(room, name)) for name in ("Ann", "Bob")] == [0, 1]


def test_a_full_room_has_no_seat():
    refused("full", room_of("Ann", "Bob").sit, None, "Cem", "key of Cem")


def test_only_the_host_starts_and_only_a_full_room():
    room = room_of("Ann", players=3)
    refused("not_full", room.start, number(room, "Ann"))
    room.sit(None, "Bob", "key of Bob")
    refused("not_host", room.start, number(room, "Bob"))
    refused("not_host", room.start, None)
    room.add_bot(room.host, 2, "steady")
    room.start(room.host)
    assert room.status == "playing"
    refused("not_lobby", room.start, room.host)


def test_a_game_takes_the_rooms_options_and_the_seats_are_shuffled():
    orders = set()
    for _ in range(40):
        room = room_of("Ann", "Bob", "Cem", players=3)
        room.start(room.host)
        assert room.record.game.options == {**OPTIONS, "players": 3}
        assert all(room.places[room.index(number(room, name))].name == name for name in ("Ann", "Bob", "Cem"))
        orders.add(tuple(place.name for place in room.places))
    assert len(orders) > 2  # each of the six is as likely


def test_games_of_a_room_differ():
    room = room_of("Ann", "Bob")
    hands = set()
    for _ in range(5):
        twin = room.copy()
        twin.start(twin.host)
        hands.add(str(twin.record.game.to_data()["deck"]))
    assert len(hands) == 5


def test_bots_come_and_go_as_the_host_says():
    room = room_of("Ann", "Bob", players=3)
    ann, bob = number(room, "Ann"), number(room, "Bob")
    refused("not_host", room.add_bot, bob, 2, "steady")
    refused("not_free", room.add_bot, ann, 1, "steady")
    refused("not_free", room.add_bot, ann, 3, "steady")
    room.add_bot(ann, 2, "steady")
    assert (room.places[2].bot, room.places[2].name) == ("steady", NAMES_OF_BOTS[0])
    refused("not_free", room.add_bot, ann, 2, "random")
    refused("not_free", room.remove_bot, ann, 1)
    room.remove_bot(ann, 2)
    assert not room.places[2].taken


def test_a_bot_takes_the_seat_of_a_player_who_is_away():
    room = room_of("Ann", "Bob")
    room.start(room.host)
    bob = number(room, "Bob")
    room.add_bot(room.host, room.index(bob), "steady", True)
    assert room.index(bob) is None
    assert number(room, "Bob") is None


def test_whoever_has_left_is_a_stranger_to_the_seat():
    room = room_of("Ann", "Bob")
    bob = number(room, "Bob")
    room.start(room.host)
    seat = room.index(bob)
    room.leave(bob)
    assert not room.places[seat].taken
    room.sit(None, "Cem", "key of Cem")
    assert room.index(number(room, "Cem")) == seat
    assert room.index(bob) is None
    refused("not_seated", room.leave, bob)
    refused("not_seated", room.answer, bob, "setup.discard", 0, [])


def test_the_next_person_is_host_when_the_host_leaves():
    room = room_of("Ann", "Bob")
    room.leave(number(room, "Ann"))
    assert room.host == number(room, "Bob")
    room.leave(number(room, "Bob"))
    assert room.host is None
    room.sit(None, "Cem", "key of Cem")
    assert room.host == number(room, "Cem")


def test_there_is_nothing_to_answer_in_the_lobby():
    room = room_of("Ann", "Bob")
    refused("not_playing", room.answer, room.host, "choose.actions", 0, ["develop"])
    refused("not_playing", room.undo, room.host, 0)
    refused("not_over", room.rematch, room.host)


def test_answers_are_checked_by_the_engine_and_for_being_late():
    room = room_of("Ann", "Bob")
    room.start(room.host)
    ann = number(room, "Ann")
    hand = room.record.game.seats[room.index(ann)].hand
    refused("illegal", room.answer, ann, "setup.discard", 0, hand[:1])
    refused("illegal", room.answer, ann, "setup.discard", 0, ["x", 10 ** 9])
    refused("late", room.answer, ann, "choose.actions", 0, ["develop"])
    refused("late", room.answer, ann, "setup.discard", 1, hand[:2])
    room.answer(ann, "setup.discard", 0, hand[:2])
    refused("late", room.answer, ann, "setup.discard", 0, hand[:2])


def test_a_secret_answer_can_be_changed_and_taken_back():
    room = room_of("Ann", "Bob")
    room.start(room.host)
    for name in ("Ann", "Bob"):
        who = number(room, name)
        room.answer(who, "setup.discard", 0, room.record.game.seats[room.index(who)].hand[:2])
    ann = number(room, "Ann")
    seat = room.index(ann)
    room.answer(ann, "choose.actions", 1, ["develop"])
    room.answer(ann, "choose.actions", 2, ["settle"])
    assert room.record.game.seats[seat].actions == ["settle"]
    assert room.waiting() == [1 - seat]
    room.undo(ann, 3)
    assert room.waiting() == [0, 1]
    refused("late", room.undo, ann, 3)
    refused("no_undo", room.undo, ann, 4)
