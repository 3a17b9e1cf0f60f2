"""The conversation between pages and the real server: joining, playing, coming back."""
import random

import pytest

from tests.server.house import OPTIONS
from tests.server.play import answer, answer_to, play_out, random_choice, turn
from tests.server.secrets_of import leaks


# Joining

def test_a_page_is_told_everything_when_it_joins(server, join):
    code, token = server.room("Ann", players=3, bots=["steady"], options={"edition": 1})
    ann, watcher = join(code, token), join(code)
    assert ann.last() == {
        "v": 1, "code": code, "status": "lobby", "options": {**OPTIONS, "players": 3, "edition": 1},
        "seats": [{"name": "Ann", "bot": None, "here": True, "taken": True, "new": False}, {"name": "", "bot": None, "here": False, "taken": False, "new": False},
                  {"name": "Vega", "bot": "steady", "here": True, "taken": True, "new": False}],
        "you": 0, "host": True, "game": None, "waiting": [], "undo": False, "count": 0, "news": [], "log_from": 0, "story": None}
    assert watcher.last() == {**ann.last(), "you": None, "host": False}


def test_others_see_somebody_sit_down_come_and_go(server, join):
    code, token = server.room("Ann")
    ann = join(code, token)
    token = server.sit(code, "Bob")
    assert [seat["name"] for seat in ann.table(lambda table: table["v"] == 2)["seats"]] == ["Ann", "Bob"]
    bob, again = join(code, token), join(code, token)
    bob.close()
    again.close()
    away, here = ["here", {"here": [True, False]}], ["here", {"here": [True, True]}]
    ann.until(lambda: len(ann.others) >= 3)
    assert ann.others == [away, here, away]  # her own coming, Bob's, and his going when his last page is closed


def test_the_cookie_is_as_good_as_the_token_unless_the_page_wants_to_watch(server, join):
    code, token = server.room("Ann")
    cookie = {"Cookie": f"other=1; seat-{code}={token}"}
    assert join(code, headers=cookie).last()["you"] == 0
    assert join(code, headers=cookie, watch=True).last()["you"] is None


@pytest.mark.parametrize("token", ["", "x" * 22, "ü", 7, ["a"]])
def test_a_token_that_fits_no_seat_watches(server, join, token):
    code, _ = server.room("Ann")
    assert join(code, token).last()["you"] is None


def test_a_token_is_good_for_its_own_room_only(server, join):
    (_, token), (other, _) = server.room("Ann"), server.room("Zoe")
    assert join(other, token).last()["you"] is None


@pytest.mark.parametrize("auth, reason", [
    ({"room": "ABCDEFGHJK"}, "no_room"), ({"room": "nonsense"}, "no_room"), ({"room": 7}, "malformed"), ({"room": "x" * 65}, "malformed"),
    ({"have": "1"}, "malformed"), ({"have": -1}, "malformed")])
def test_a_connection_that_cannot_be_is_refused_with_a_sentence(server, join, auth, reason):
    code, _ = server.room("Ann")
    refused = join(**{"code": code, **{"code" if name == "room" else name: value for name, value in auth.items()}}).refused
    assert refused["data"] == {"reason": reason}
    assert refused["message"].endswith(".")


@pytest.mark.parametrize("name", ["<b onclick=x>Ann</b>", "\u202eevil", "👩‍👩‍👧‍👦 Ann", "علی"])
def test_a_name_arrives_as_it_was_typed(server, join, name):
    code, token = server.room(name)
    assert join(code, token).last()["seats"][0]["name"] == name


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_page_of_another_site_cannot_connect(server, origin):
    code, token = server.room("Ann")
    with pytest.raises(Exception, match="400"):
        server.page(code, token, origin=origin)


# Playing

def test_a_game_from_the_link_to_the_score_and_again(server, join):
    code, token = server.room("Ann", players=4, bots=["steady", "random"])
    pages = [join(code, token), join(code, server.sit(code, "Bob"))]
    watcher = join(code, watch=True)
    assert pages[0].say("start")["ok"]
    assert play_out(pages, random.Random(1)) > 10
    over = watcher.table(lambda table: table["status"] == "over")
    assert sorted(seat["name"] for seat in over["seats"]) == ["Ann", "Bob", "Rigel", "Vega"]
    assert over["waiting"] == []
    assert pages[1].say("rematch")["ok"]
    again = watcher.table(lambda table: table["v"] > over["v"])
    assert (again["status"], again["log_from"], again["game"]["round"]) == ("playing", 0, 0)
    for page in [*pages, watcher]:
        versions = [table["v"] for table in page.tables]
        assert versions == list(range(versions[0], versions[-1] + 1))


def test_no_frame_of_a_game_holds_a_secret(server, join):
    code, token = server.room("Ann", players=4, bots=["random"])
    tokens = {"Ann": token, **{name: server.sit(code, name) for name in ("Bob", "Cem")}}
    players, watcher = {name: join(code, token) for name, token in tokens.items()}, join(code)
    players["Ann"].say("start")
    play_out(list(players.values()), random.Random(2))
    frames = 0
    for page in [*players.values(), watcher]:
        assert all(leaks(table) == [] for table in page.tables)
        assert not any(token in frame for frame in page.frames for token in tokens.values())
        frames += len(page.frames)
    assert frames > 300


def test_an_answer_is_seen_by_all_before_it_is_acknowledged(two):
    ann, bob = two
    asked = answer(ann, ann.last()["game"]["seats"][ann.last()["you"]]["hand"][:2])
    assert ann.last()["v"] == asked["v"]
    assert ann.last()["waiting"] == [bob.last()["you"]]
    assert bob.table(lambda table: table["v"] == asked["v"])["waiting"] == [bob.last()["you"]]


def test_both_answer_at_once(two):
    numbers = [page.post("answer", answer_to(page.last(), page.last()["game"]["seats"][page.last()["you"]]["hand"][:2])) for page in two]
    acknowledged = [page.until_acked(number) for page, number in zip(two, numbers)]
    assert sorted(each["v"] for each in acknowledged) == [4, 5]
    assert two[0].table(lambda table: table["v"] == 5)["game"]["at"] == "choose.actions"


def test_a_message_sent_again_gets_the_same_acknowledgement(two):
    ann, bob = two
    message = answer_to(ann.last(), ann.last()["game"]["seats"][ann.last()["you"]]["hand"][:2])
    first = ann.say("answer", **message)
    assert first["ok"]
    assert ann.say("answer", **message) == first
    assert ann.say("answer", **{**message, "choice": [1]}) == first
    assert ann.last()["v"] == first["v"]


def test_every_change_can_be_sent_again(server, join):
    code, token = server.room("Ann", players=3, bots=["random"])
    ann = join(code, token)
    changes = (("remove_bot", {"seat": 2}), ("add_bot", {"seat": 2, "bot": "random"}), ("add_bot", {"seat": 1, "bot": "random"}), ("start", {}), ("leave", {}))
    for event, message in changes:
        message["cid"] = f"again-{event}-{message.get('seat')}"
        assert ann.say(event, **message) == ann.say(event, **message)
        assert ann.acks[ann.asked]["ok"]


def test_undo_takes_an_answer_back(two):
    ann, bob = two
    seat = ann.last()["you"]
    hand = ann.last()["game"]["seats"][seat]["hand"]
    assert not ann.last()["undo"]
    answer(ann, hand[:2])
    assert ann.last()["undo"]
    assert ann.say("undo", cid="undo-0001", count=ann.last()["count"])["ok"]
    assert ann.last()["game"]["seats"][seat]["hand"] == hand
    assert seat in ann.last()["waiting"]
    assert not ann.last()["undo"]


def test_two_tabs_of_one_seat_see_the_same_and_the_slower_is_told(server, join):
    code, token = server.room("Ann", bots=["random"])
    tabs = [join(code, token), join(code, token)]
    tabs[0].say("start")
    turn(tabs)
    hand = tabs[0].last()["game"]["seats"][tabs[0].last()["you"]]["hand"]
    message = answer_to(tabs[1].last(), hand[2:4])
    assert answer(tabs[0], hand[:2])["ok"]
    assert tabs[1].say("answer", **message)["reason"] == "late"
    fresh = tabs[1].table(lambda table: tabs[1].last()["game"]["at"] == "choose.actions" and table is tabs[1].last())
    assert fresh["game"]["seats"][fresh["you"]]["hand"] == hand[2:]


# Coming back

def alone(page):
    """Wait until nobody but this page's seat owes an answer, so that nothing happens by itself."""
    page.until(lambda: page.last()["waiting"] == [page.last()["you"]])


def test_a_page_that_comes_back_is_told_what_it_missed(server, join):
    code, token = server.room("Ann", bots=["random"])
    ann = join(code, token)
    ann.say("start")
    alone(ann)
    have = ann.last()["v"]
    ann.close()
    again = join(code, token)
    answer(again, random_choice(again.last(), random.Random(1)))
    alone(again)
    known = [news for table in again.tables for news in table["news"]]
    missed = [news for news in known if news[0] > have]
    late, new = join(code, token, have=have), join(code, token)
    assert (late.last()["log_from"], late.last()["news"]) == (have, missed)
    assert (new.last()["log_from"], new.last()["news"]) == (0, known)
    assert missed and known != missed
    assert late.say("sync", have=have)["ok"]
    assert late.last()["news"] == missed
    assert late.say("sync", have=10 ** 6)["ok"]
    assert late.last()["log_from"] == 0


def test_whoever_leaves_goes_on_watching_and_the_next_person_sits_down(server, join, two):
    ann, bob = two
    code, seat = ann.last()["code"], bob.last()["you"]
    assert bob.say("leave")["ok"]
    assert bob.last()["you"] is None
    assert set(bob.last()["game"]["seats"][seat]["hand"]) == {-1}
    assert not ann.table(lambda table: not table["seats"][seat]["taken"])["host"] or ann.last()["host"]
    cem = join(code, server.sit(code, "Cem"))
    assert cem.last()["you"] == seat
    assert bob.say("answer", **answer_to(cem.last(), cem.last()["game"]["seats"][seat]["hand"][:2]))["reason"] == "not_seated"
    assert answer(cem, cem.last()["game"]["seats"][seat]["hand"][:2])["ok"]
    assert bob.last()["you"] is None


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(server, join, two):
    ann, bob = two
    host, other = (ann, bob) if ann.last()["host"] else (bob, ann)
    seat = other.last()["you"]
    assert host.say("add_bot", seat=seat, bot="random")["reason"] == "not_free"
    other.close()
    host.until(lambda: host.others and not host.others[-1][1]["here"][seat])
    assert host.say("add_bot", seat=seat, bot="random")["ok"]
    assert host.table(lambda table: table["waiting"] == [host.last()["you"]])["seats"][seat]["bot"] == "random"


def test_the_host_fills_the_lobby_with_bots(server, join):
    code, token = server.room("Ann", players=3)
    ann, bob = join(code, token), join(code, server.sit(code, "Bob"))
    assert bob.say("add_bot", seat=2, bot="steady")["reason"] == "not_host"
    assert ann.say("add_bot", seat=2, bot="skynet")["reason"] == "bad_bot"
    assert ann.say("start")["reason"] == "not_full"
    assert ann.say("add_bot", seat=2, bot="steady")["ok"]
    assert ann.say("remove_bot", seat=2)["ok"]
    assert ann.say("add_bot", seat=2, bot="random")["ok"]
    assert [seat["bot"] for seat in bob.table(lambda table: table["v"] == 5)["seats"]] == [None, None, "random"]
    assert ann.say("start")["ok"]
    assert ann.say("start")["reason"] == "not_lobby"


# Reminders, and pages that are too old

def test_a_player_who_is_waited_for_can_be_reminded_once(two):
    ann, ben = two
    by, seat = ann.last()["you"], ben.last()["you"]
    assert ann.say("nudge", seat=seat)["ok"]
    ben.until(lambda: ["nudged", {"by": by}] in ben.others)
    assert ann.say("nudge", seat=seat)["reason"] == "too_many"
    assert ann.say("nudge", seat=by)["reason"] == "not_asked"
    assert "nudged" not in [event for event, content in ann.others]


def test_who_watches_reminds_nobody(server, join):
    code, token = server.room("Ann", bots=["steady"])
    assert join(code).say("nudge", seat=0)["reason"] == "not_seated"


def test_an_old_page_is_told_which_version_there_is(server, join):
    code, token = server.room("Ann")
    old, silent = join(code, token, page="of yesterday"), join(code, token)
    (told,) = old.until(lambda: [content for event, content in old.others if event == "page"])
    current = join(code, token, page=told["version"])
    for page in (silent, current):
        page.say("sync", have=0)
        assert [event for event, content in page.others if event == "page"] == []
