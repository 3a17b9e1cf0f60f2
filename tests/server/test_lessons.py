"""Lesson rooms: what the remote can do, what everybody is shown meanwhile, and that the game itself is left alone."""
import json
import random
import sqlite3
from contextlib import closing

import engine
import pytest
from engine import account, plans

from server.bots import next_turn
from server.codes import fingerprint
from server.lessons.from_file import open_file
from server.lessons.lesson import MOST_LEARNERS, TEACHER
from server.lessons.opening import branch, free_lesson, scripted_lesson
from server.lessons.script import BrokenLesson, read
from server.lessons.stage import checked, stage_of, stops
from server.lessons.tables import deal_tables
from server.lessons.texts import SCRIPTS, quiz_text, shipped
from server.lessons.voice import voice
from server.lessons.watch import PATIENCE, Watch
from server.json_text import encode
from server.refused import Refused
from server.room import Room
from server.table import table
from tests.server.house import NAMES, OPTIONS, random_choice, refused
from tests.server.page import ask, post
from tests.server.secrets_of import leaks

SCRIPT = """lesson: Two answers
phones: same
scene: settle.choose r3 | A settle: Alpha Centauri, Mining Robots [Comet Zone, Gem World, Spice World] | B: Old Earth [+4]
say: Look.
ask: What does Comet Zone cost?
- 3 cards
+ 1 card
why: cost A: Comet Zone
move A: Comet Zone
because: It is cheap.
play B: -
stop
"""


@pytest.fixture
def lesson(house):
    """A lesson room whose game has begun: its code."""
    room, _ = free_lesson({**OPTIONS, "players": 2}, [])
    house.rooms.add(room)
    for name in NAMES[:2]:
        house.rooms.change(room.code, None, "sit", name, f"key of {name}")
    house.rooms.change(room.code, TEACHER, "start")
    return room.code


@pytest.fixture
def script(house):
    room, _ = scripted_lesson(SCRIPT)
    house.rooms.add(room)
    for name in NAMES[:3]:
        house.rooms.change(room.code, None, "sit", name, f"key of {name}")
    return room.code


def play(house, code, answers, seed=0):
    rng = random.Random(seed)
    for _ in range(answers):
        room = house.rooms.get(code)
        seat = rng.choice(room.waiting())
        house.answer(code, seat, random_choice(room.record.game, seat, rng))


def play_to_first_round(house, code):
    """To its first question, at which everybody holds four cards."""
    while house.rooms.get(code).record.game.at != "choose.actions":
        play(house, code, 1)


def hands(room):
    """By name, since a position does not tell the copies of a design apart."""
    game = room.record.game
    return [sorted(game.cards[card].name for card in seat.hand) for seat in game.seats]


def teach(house, code, do, value=None):
    house.rooms.change(code, TEACHER, "teach", do, value)
    return house.rooms.get(code)


def told(house, code, number=None):
    room = house.rooms.get(code)
    return table(room, number, 0, [True] * len(room.places))


def learner(house, code, name):
    return house.rooms.get(code).holder(f"key of {name}")


# The remote

def test_only_the_teacher_has_the_remote(house, lesson):
    code = house.game()
    refused("not_teacher", house.rooms.change, code, house.rooms.get(code).host, "teach", "freeze", None)
    refused("not_teacher", house.rooms.change, lesson, house.rooms.get(lesson).places[0].number, "teach", "freeze", None)
    refused("malformed", house.rooms.change, lesson, TEACHER, "teach", "fly", None)


def test_nobody_plays_while_the_room_is_frozen(house, lesson):
    room = teach(house, lesson, "freeze")
    refused("held", house.answer, lesson, 0, random_choice(room.record.game, 0, random.Random(0)))
    assert told(house, lesson, room.places[0].number)["lesson"]["held"]
    room.places[0].bot = "steady"
    assert next_turn(room) is None
    teach(house, lesson, "release")
    play(house, lesson, 1)


def test_the_past_is_shown_and_the_game_is_left_alone(house, lesson):
    play(house, lesson, 20)
    before = house.rooms.get(lesson).record.game.to_data()
    teach(house, lesson, "back")
    steps = told(house, lesson)["lesson"]["steps"]
    games = [told(house, lesson)["game"]]
    while told(house, lesson)["lesson"]["back"]:
        teach(house, lesson, "back")
        games.append(told(house, lesson)["game"])
    assert len(games) == steps - 1 > 20
    first = engine.view(house.rooms.get(lesson).record.first_game(), None).to_data()
    assert games[-1] == first
    refused("no_step", teach, house, lesson, "back")
    for game in reversed(games[:-1]):
        teach(house, lesson, "forward")
        assert told(house, lesson)["game"] == game
    teach(house, lesson, "forward")
    assert told(house, lesson)["lesson"]["back"] is None
    assert house.rooms.get(lesson).record.game.to_data() == before
    play(house, lesson, 3)


def test_hands_are_open_only_to_those_who_watch_and_only_while_the_teacher_wants(house, lesson):
    room = teach(house, lesson, "open", 1)
    hand = room.record.game.seats[1].hand
    assert told(house, lesson)["game"]["seats"][1]["hand"] == hand and told(house, lesson)["game"]["seats"][0]["hand"] == [-1] * 6
    seen = told(house, lesson, room.places[0].number)
    assert seen["game"]["seats"][1]["hand"] == [-1] * 6 and seen["lesson"]["open"] == [1]
    teach(house, lesson, "open", 1)
    assert told(house, lesson)["game"]["seats"][1]["hand"] == [-1] * 6


def test_a_step_is_taken_back_for_everybody(house, lesson):
    play(house, lesson, 9)
    counts = [seat.count for seat in house.rooms.get(lesson).record.game.seats]
    room = teach(house, lesson, "take_back")
    replay = room.record.again()
    for seat, _, choice in room.record.answers:
        replay.play(seat, choice)
    assert len(room.record.answers) == 8
    assert replay.game.deck == room.record.game.deck and replay.game.at == room.record.game.at
    assert all(seat.count > count for seat, count in zip(room.record.game.seats, counts))
    assert told(house, lesson)["log_from"] == 0
    play(house, lesson, 5)
    house.reopen()
    assert len(house.rooms.get(lesson).record.answers) == 13


def test_the_game_goes_on_from_the_step_that_is_shown(house, lesson):
    play(house, lesson, 9)
    for _ in range(6):
        teach(house, lesson, "back")
    shown = told(house, lesson)["game"]
    room = teach(house, lesson, "take_back")
    assert room.lesson.back is None and told(house, lesson)["game"] == shown


def test_what_if_is_a_copy_that_tells_nothing_of_the_future(house, lesson):
    play(house, lesson, 9)
    room = house.rooms.get(lesson)
    copy = branch(room)
    game, twin = room.record.game, copy.record.game
    assert (twin.at, twin.round, len(twin.deck)) == (game.at, game.round, len(game.deck)) and twin.deck != game.deck
    assert [seat.tableau for seat in twin.seats] == [seat.tableau for seat in game.seats]
    assert not any(place.taken for place in copy.places)


def test_who_sits_down_in_a_what_if_does_not_see_a_hand_of_the_real_game(house, lesson):
    """The copy was made of the true game: any pupil could look into a neighbour's hand by taking that seat of it."""
    play_to_first_round(house, lesson)
    real = hands(house.rooms.get(lesson))
    dealt = hands(branch(house.rooms.get(lesson)))
    assert [len(hand) for hand in dealt] == [len(hand) for hand in real] and dealt[0] != real[0] and dealt[1] != real[1]
    dealt = hands(branch(teach(house, lesson, "open", 1)))
    assert dealt[0] != real[0] and dealt[1] == real[1]


def test_what_was_chosen_in_secret_is_chosen_again_in_a_what_if(house, lesson):
    play_to_first_round(house, lesson)
    play(house, lesson, 1)
    room = house.rooms.get(lesson)
    assert len(engine.waiting(room.record.game)) == 1 and engine.waiting(branch(room).record.game) == [0, 1]


def test_a_card_is_pointed_at_and_a_player_renamed(house, lesson):
    assert teach(house, lesson, "point", 7).lesson.point == 7
    assert told(house, lesson)["lesson"]["point"] == 7
    assert teach(house, lesson, "point", 7).lesson.point is None
    assert teach(house, lesson, "rename", "1 Zoe").places[1].name == "Zoe"
    refused("bad_name", teach, house, lesson, "rename", "1 \n")
    refused("malformed", teach, house, lesson, "rename", "9 Zoe")


def test_a_lesson_survives_a_restart(house, lesson):
    play(house, lesson, 5)
    for do, value in (("freeze", None), ("open", -1), ("back", None), ("back", None)):
        teach(house, lesson, do, value)
    before = told(house, lesson)
    house.reopen()
    assert told(house, lesson) == before


def test_a_class_without_its_teacher_goes_on_after_a_minute(house, lesson):
    class Audience:
        by_room, there = {lesson: {}}, True

        def present(self, code, number):
            return self.there

    teach(house, lesson, "freeze")
    now, audience = [0], Audience()
    watch = Watch(house.rooms, audience, lambda: now[0])
    for now[0], there, frozen in ((0, True, True), (100, False, True), (100 + PATIENCE - 1, False, True), (100 + PATIENCE, False, False)):
        audience.there = there
        watch.look()
        assert house.rooms.get(lesson).lesson.frozen == frozen


# Learners and questions

def test_whoever_finds_no_seat_learns_without_one(house, lesson):
    for number in range(MOST_LEARNERS):
        house.rooms.change(lesson, None, "sit", "Eve", fingerprint(str(number)))
    refused("full", house.rooms.change, lesson, None, "sit", "Eve", "key")
    room = house.rooms.get(lesson)
    assert told(house, lesson, room.holder(fingerprint("3")))["lesson"]["joined"]


def test_a_question_of_the_bank_is_answered_by_all_and_then_solved(house, lesson):
    play(house, lesson, 4)
    before = house.rooms.get(lesson).record.game.to_data()
    room = teach(house, lesson, "quiz", "en 3")
    for place, choice in zip(room.places, (1, 2)):
        house.rooms.change(lesson, place.number, "vote", choice)
    asked = told(house, lesson)["lesson"]
    assert asked["question"]["counts"] == [0, 1, 1] and asked["question"]["right"] is None and asked["solution"] == []
    refused("not_seated", house.rooms.change, lesson, None, "vote", 1)
    teach(house, lesson, "forward")
    solved = told(house, lesson)["lesson"]
    assert solved["question"]["right"] == 1 and solved["solution"][2] == "New Earth 5 − Alpha Centauri 1 − Mining Robots 1 = 3 cards"
    refused("not_asked", house.rooms.change, lesson, room.places[0].number, "vote", 1)
    teach(house, lesson, "release")
    assert house.rooms.get(lesson).record.game.to_data() == before
    play(house, lesson, 1)


def test_everybody_reads_a_question_in_their_own_language(house, lesson):
    teach(house, lesson, "quiz", "es 3")
    asked = told(house, lesson)["lesson"]
    assert asked["question"]["text"].startswith("Alfa Centauri") and [asked["said"][each]["question"]["text"][:4] for each in LANGUAGES] == ["Alph", "Alfa", "آلفا"]
    assert all(each["solution"] == [] and each["question"]["right"] is None for each in asked["said"].values())
    teach(house, lesson, "forward")
    assert told(house, lesson)["lesson"]["said"]["fa"]["solution"][1].endswith("= ۰ کارت")


def test_a_move_of_the_bank_is_asked_of_everybody_and_leaves_the_game_alone(house, lesson):
    house.rooms.change(lesson, None, "sit", "Cem", "key of Cem")
    before = house.rooms.get(lesson).record.game.to_data()
    room = teach(house, lesson, "quiz", "en 24")
    numbers = [*(place.number for place in room.places), learner(house, lesson, "Cem")]
    for number, choice in zip(numbers, (0, 1, 1)):
        seen = told(house, lesson, number)
        assert seen["you"] == 0 and seen["waiting"] == [0] and not seen["lesson"]["held"] and seen["lesson"]["solution"] == []
        options = engine.pending(engine.Game.from_data(seen["game"]))[0].options
        refused("late", house.rooms.change, lesson, number, "answer", "settle.choose", seen["count"], [options[choice]])
        house.rooms.change(lesson, number, "answer", "consume.trade", seen["count"], [options[choice]])
    assert told(house, lesson)["you"] is None and [count for _, count, _ in told(house, lesson)["lesson"]["spread"]] == [2, 1]
    teach(house, lesson, "forward")
    solved = told(house, lesson, numbers[0])["lesson"]
    assert [words for words, _, right in solved["spread"] if right] == ["Rare good on Rebel Fuel Cache: 7 cards"] and solved["solution"][0].endswith("= 7 cards")
    teach(house, lesson, "release")
    assert house.rooms.get(lesson).record.game.to_data() == before
    play(house, lesson, 1)


def test_all_phones_move_for_the_same_seat_and_the_lesson_goes_its_own_way(house, script):
    ann, bob = learner(house, script, "Ann"), learner(house, script, "Bob")
    assert told(house, script, ann)["you"] is None
    teach(house, script, "forward")
    teach(house, script, "forward")
    seen = told(house, script, ann)
    assert seen["you"] == 0 and not seen["lesson"]["held"]
    hand = seen["game"]["seats"][0]["hand"]
    for number, choice in ((ann, [hand[1]]), (bob, [hand[0]])):
        house.rooms.change(script, number, "answer", "settle.choose", 0, choice)
    refused("illegal", house.rooms.change, script, learner(house, script, "Cem"), "answer", "settle.choose", 0, [999])
    assert told(house, script, ann)["you"] is None
    assert [words for words, _, _ in told(house, script)["lesson"]["spread"]] == ["Gem World", "Comet Zone"]
    teach(house, script, "forward")
    assert [each for each in told(house, script)["lesson"]["spread"] if each[2]] == [["Comet Zone", 1, True]]
    teach(house, script, "forward")
    game = house.rooms.get(script).record.game
    assert game.at == "settle.take" and game.cards[game.seats[0].pick].name == "Comet Zone"
    refused("no_step", teach, house, script, "forward")
    teach(house, script, "back")
    assert house.rooms.get(script).record.game.at == "settle.choose"


def test_a_script_survives_a_restart(house, script):
    teach(house, script, "forward")
    before = told(house, script)
    house.reopen()
    assert told(house, script) == before


# Over the wire

def test_a_class_over_http_and_sockets(server, join):
    status, made = post(f"{server.url}/api/lessons", {"script": "military.en"})
    assert status == 201 and made["seat"] is None
    teacher, ann = join(made["code"], made["token"]), join(made["code"], server.sit(made["code"], "Ann"))
    assert teacher.last()["lesson"]["teacher"] and not ann.last()["lesson"]["teacher"]
    assert ann.say("vote", choice=0)["ok"]
    assert teacher.table(lambda table: table["lesson"]["answered"] == 1)
    assert teacher.say("teach", do="forward")["ok"]
    assert ann.table(lambda table: table["lesson"]["solved"])["lesson"]["solution"]
    assert ann.say("teach", do="back")["reason"] == "not_teacher"
    assert teacher.say("teach", do="point", value=[1])["reason"] == "malformed"
    assert post(f"{server.url}/api/lessons", {"script": "none"})[1]["reason"] == "bad_lesson"
    assert ["first.en", "Your first race"] in json.loads(ask(f"{server.url}/api/lessons")[2])["lessons"]


def test_what_if_over_http(server, join):
    _, made = post(f"{server.url}/api/lessons", {"players": 2, "bots": ["steady"]})
    ask_for = f"{server.url}/api/rooms/{made['code']}/branch"
    assert post(ask_for, {"token": made["token"]})[1]["reason"] == "not_playing"
    token = server.sit(made["code"], "Ann")
    assert post(ask_for, {"token": token})[1]["reason"] == "not_teacher"
    assert join(made["code"], made["token"]).say("start")["ok"]
    status, copy = post(ask_for, {"token": made["token"]})
    assert status == 201 and server.sit(copy["code"], "Eve")


def test_a_lesson_from_a_file(house, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(SCRIPT)
    said = open_file(house.rooms, path, "http://10.0.0.1:8000")
    assert "Lesson Two answers" in said and "/table" in said and "#seat=" in said
    path.write_text(SCRIPT.replace("say: Look.", "sing: Look."))
    assert "was not opened. This is no lesson. line 4: " in open_file(house.rooms, path, "")
    assert "was not opened." in open_file(house.rooms, tmp_path / "nothing.txt", "")


# Scripts

@pytest.mark.parametrize("name", [*shipped(), *(path.stem for path in SCRIPTS.glob("questions.*"))])
def test_every_stop_of_the_scripts_can_be_reached(name):
    assert checked((SCRIPTS / f"{name}.txt").read_text("utf-8"))


@pytest.mark.parametrize("name", [path.stem for path in SCRIPTS.glob("*.txt") if not path.stem.endswith(".en")])
def test_a_lesson_is_the_same_in_every_language(name):
    """The same positions, moves and right answers; only what is said differs."""
    def played(name):
        return [(line.word, line.seat, line.text if line.word in ("scene", "move", "play", "why") else "", [right for _, right in line.answers])
                for line in read((SCRIPTS / f"{name}.txt").read_text("utf-8"))[1]]
    family, _, language = name.partition(".")
    assert played(name) == played(f"{family}.en")
    assert read((SCRIPTS / f"{name}.txt").read_text("utf-8"))[0]["language"] == language


LANGUAGES = ("en", "es", "fa")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bank_has_22_questions_whose_sums_come_to_the_right_answers(language):
    stages, number = bank(language), voice(language).number
    assert len(stages) == 26 and all(stage.solution and bool(stage.ask) == (stage.number <= 22) for stage in stages)
    for question, sum_of in ((0, 1), (5, 2), (11, 7), (17, 8), (18, 6)):
        right = next(answer for answer, is_right in stages[question].ask[1] if is_right)
        assert right.startswith(number(sum_of)) and f"= {number(sum_of)} " in stages[question].solution[0]


def bank(language):
    text = quiz_text(language)
    return [stage_of(text, stop) for stop in range(len(stops(text)))]


WORTH = {   # of an option of a move, as its question asks
    "settle.choose": lambda game, seat, card: game.cards[card].vp,
    "consume.trade": lambda game, seat, card: account.amount_of(account.sale(game, seat, card, game.cards[card].good)),
    "develop.choose": lambda game, seat, card: account.amount_of(account.bonus(game, seat, card)),
}


@pytest.mark.parametrize("number", range(22, 26))
def test_a_move_of_the_bank_is_the_best_one_by_the_engine(number):
    stage = bank("en")[number]
    game, (seat, choice, _) = stage.record.game, stage.move
    if game.at == "consume.use":
        assert choice == plans.plan(engine.view(game, seat), seat, plans.POINTS).answers[0][1]
    else:
        worth = {option: WORTH[game.at](game, game.seats[seat], option) for option in engine.pending(game)[seat].options}
        assert len(worth) > 1 and [option for option in worth if worth[option] == max(worth.values())] == choice


def test_cards_are_named_in_the_language_of_the_lesson():
    text = SCRIPT.replace("say: Look.", "say: {Comet Zone}!")
    assert stage_of(text, 0).captions == ["Comet Zone!"]
    assert stage_of("language: es\n" + text, 0).captions == ["Zona de cometas!"]


@pytest.mark.parametrize(("old", "new", "line", "expected"), [
    ("lesson: Two answers", "say: Hello", 1, "a title"),
    ("phones: same", "phones: loud", 1, "same or own"),
    ("scene: settle", "scene: setle", 3, "expected a step"),
    ("Comet Zone, Gem World", "Comet Zone, Gem Wurld", 3, "Gem Wurld"),
    ("say: Look.", "sing: Look.", 4, "expected one of"),
    ("say: Look.", "say: {Komet}.", 4, "no card is named Komet"),
    ("+ 1 card", "- 1 card", 5, "one \"+ right\""),
    ("why: cost A", "why: price A", 8, "expected cost"),
    ("why: cost A: Comet", "why: cost A: Komet", 8, "no card"),
    ("move A: Comet Zone", "move A: Old Earth", 9, "Old Earth"),
    ("move A:", "move Z:", 9, "a seat"),
    ("play B: -", "play B: Gem World", 11, "Gem World"),
    ("\nstop\n", "\nsay: The end.\n", 12, "at the end"),
    ("\nstop\n", "\nfree\n", 12, "phones: own"),
])
def test_a_broken_script_names_the_line(old, new, line, expected):
    assert old in SCRIPT
    with pytest.raises(BrokenLesson, match=f"^line {line}: ") as error:
        checked(SCRIPT.replace(old, new))
    assert expected in str(error.value)


def test_an_empty_text_is_no_lesson():
    with pytest.raises(BrokenLesson, match="line 1: "):
        read("")


# The tables of a class

def test_a_class_goes_to_its_tables_with_the_same_cards(server, join):
    _, made = post(f"{server.url}/api/lessons", {"script": "first.en"})
    teacher, url = join(made["code"], made["token"]), f"{server.url}/api/rooms/{made['code']}"
    tokens = [server.sit(made["code"], name) for name in ("Ann", "=Bob", "Cem", "Dora", "Eve")]
    ann = join(made["code"], tokens[0])
    assert post(f"{url}/tables", {"token": tokens[0]})[1]["reason"] == "not_teacher"
    status, dealt = post(f"{url}/tables", {"token": made["token"], "players": 2, "same_deal": True})
    assert status == 201 and len(dealt["tables"]) == 3
    code = ann.table(lambda table: table["lesson"]["table"])["lesson"]["table"]
    first, second = join(code, tokens[0]), join(dealt["tables"][1], tokens[2])
    assert first.last()["you"] == second.last()["you"] == 0
    assert first.last()["game"]["seats"][0] == second.last()["game"]["seats"][0]
    assert teacher.say("teach", do="freeze")["ok"]
    assert first.table(lambda table: table["lesson"]["held"])
    tiles = post(f"{url}/wall", {})[1]["tiles"]
    assert [[seat["name"] for seat in tile["seats"]] for tile in tiles] == [["Ann", "=Bob"], ["Cem", "Dora"], ["Eve", "Vega"]]
    rows = ask(f"{url}/results.csv")[2].decode().splitlines()
    assert rows[0] == "table,name,bot,points,won,rounds,over" and rows[2].startswith("1,'=Bob,0,") and len(rows) == 7
    assert teacher.say("teach", do="tables")["ok"]
    assert ann.table(lambda table: table["v"] == teacher.last()["v"])["lesson"]["table"] is None


def test_the_teacher_ends_the_lesson_and_nothing_of_it_is_left(server, join):
    _, made = post(f"{server.url}/api/lessons", {"players": 2, "bots": ["steady"]})
    url, token = f"{server.url}/api/rooms/{made['code']}", server.sit(made["code"], "Zebedee")
    teacher, screen, pupil = join(made["code"], made["token"]), join(made["code"], watch=True), server.sit(made["code"], "Yolanda")
    assert teacher.say("start")["ok"]
    codes = [made["code"], post(f"{url}/branch", {"token": made["token"]})[1]["code"], *post(f"{url}/tables", {"token": made["token"], "players": 2})[1]["tables"]]
    at_table = join(codes[2], pupil)
    assert post(f"{url}/end", {"token": token})[1]["reason"] == "not_teacher"
    assert post(f"{url}/end", {"token": made["token"]}) == (200, {"ended": 3})
    for page in (teacher, screen, at_table):
        page.until(lambda page=page: ["ended", {}] in page.others)
    assert teacher.say("teach", do="freeze")["reason"] == "no_room"
    for code in codes:
        assert join(code, made["token"]).refused["data"]["reason"] == "no_room"
    with closing(sqlite3.connect(server.database)) as db:
        assert [name for name in ("room", "event", "ack") if db.execute(f"SELECT 1 FROM {name} WHERE code IN (?, ?, ?)", codes).fetchone()] == []


def test_there_are_no_more_than_15_tables(house, script):
    room = house.rooms.get(script).copy()
    for number in range(31):
        room.sit(None, "Eve", fingerprint(str(number)))
    refused("no_tables", deal_tables, room, {**OPTIONS, "players": 2}, False)
    assert len(deal_tables(room, {**OPTIONS, "players": 3}, False)) == 12


def test_newcomers_of_a_class_have_preset_hands_at_their_tables():
    """And only they: not the others, and not the bot that fills the last table."""
    room, _ = scripted_lesson(SCRIPT)
    for name in ("Ann", "bob", "cem"):
        room.sit(None, name, f"key of {name}", new=name.islower())
    room = Room.from_store(room.code, room.row(), [], [], [])
    tables = [table for table, _ in deal_tables(room, {**OPTIONS, "players": 2, "preset_hands": []}, False)]
    assert [table.options["preset_hands"] for table in tables] == [[1], [0]]
    assert [table.waiting() for table in tables] == [[0], [1]]
    assert [new for _, _, new in table(room, TEACHER, 0, [True, True])["lesson"]["names"]] == [False, True, True]
    assert [one.options["preset_hands"] for one, _ in deal_tables(room, {**OPTIONS, "players": 2}, False)] == [False, False]


# Secrets

COMMANDS = (("freeze", None), ("release", None), ("back", None), ("back", None), ("forward", None), ("live", None), ("take_back", None), ("quiz", "en 3"), ("quiz", "fa 25"),
            ("forward", None), ("release", None), ("point", 3))


@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_teacher_does_nobody_is_sent_a_secret(seed):
    """While no hand is open: the past and the questions, too, are as each seat may see them; the remote sees no more than a spectator."""
    dice, looked = random.Random(seed), 0
    room, token = free_lesson({**OPTIONS, "players": 2}, [])
    for name in NAMES[:3]:
        room.sit(None, name, f"key of {name}")
    room.advance("start", TEACHER, room.start(TEACHER), None)
    while room.record.game.round < 5:
        room = stirred(room, dice)
        for number in (TEACHER, None, *(place.number for place in room.places), *room.lesson.learners):
            message = table(room, number, 0, [True, True])
            items = message["news"] + ([[0, message["lesson"]["item"]]] if message["lesson"]["item"] else [])
            assert leaks({**message, "news": []}) == [] and leaks({"you": room.index(number), "game": None, "news": items}) == []
            assert not any(secret in encode(message) for secret in (room.record.seed, token, "key of", room.lesson.key))
            looked += 1
    assert looked > 100


def stirred(room, dice):
    """The room after an answer, or after something that the teacher does."""
    room = room.copy()
    do, value = dice.choice(COMMANDS)
    waiting = [] if room.lesson.held else room.waiting()
    try:
        if waiting and dice.random() < .7:
            seat, game = dice.choice(waiting), room.record.game
            choice = random_choice(game, seat, dice)
            room.advance("answer", room.places[seat].number, room.answer(room.places[seat].number, game.at, game.seats[seat].count, choice), None)
        else:
            room.advance("teach", TEACHER, room.teach(TEACHER, do, value), None)
    except Refused as refusal:
        assert refusal.reason == "no_step"
    return room


def test_an_ordinary_room_has_no_lesson(house):
    assert "lesson" not in told(house, house.game())
