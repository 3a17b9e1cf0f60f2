"""A report of a problem tells all that its seat knows, no secret of others while the game runs, and can be run again."""
import re

import engine
import pytest

from server.report import report
from server.scenarios import scenario
from tests.replay import main, replayed
from tests.server.house import moves, room_playing
from tests.server.page import ask
from tests.server.test_scenarios import POSITION


def reported(room, seat, told=""):
    return report(room, None if seat is None else room.places[seat].number, "app.js", "a browser", told)


def names(game, cards):
    return {game.cards[card].name for card in cards if card >= 0}


def secrets(game, seat):
    """The names of the cards that others hold, and that the seat sees nowhere."""
    others = [card for other in game.seats if other.index != seat for card in other.hand + other.drawn + other.paid]
    seen = engine.view(game, seat)
    known = [card for one in seen.seats for card in one.hand + one.drawn + one.paid + one.offered + one.tableau]
    return names(game, others) - names(seen, known)


@pytest.mark.parametrize("seed", range(3))
def test_no_secret_of_others_while_the_game_runs(seed):
    room, looked = room_playing(), 0
    for room in moves(room, seed):
        if room.version % 9 or room.record.game.over:
            continue
        for seat in (None, 0, 1):
            text = reported(room, seat)
            position = text.partition("position: ")[2].partition("\n")[0]
            assert room.record.seed not in text
            assert not secrets(room.record.game, seat) & {word.strip(" *+!") for word in re.split(r"[][|,:]", position)}, position
            again = scenario({"position": text})[0].record.game
            assert engine.write(engine.view(again, seat)) == position
            looked += 1
    assert looked > 20


def test_the_answers_of_others_are_not_in_it():
    room = room_playing()
    room = next(one for one in moves(room, 1) if len(one.record.answers) == 12)
    for seat in (0, 1):
        block = reported(room, seat).partition("answers:\n")[2].partition("log:")[0]
        assert {line.split()[0] for line in block.splitlines()} <= {str(seat)}
    assert "answers:\nlog:" in reported(room, None)


def test_a_game_that_is_over_runs_again():
    *_, room = moves(room_playing(), 4)
    for seat in (None, 0, 1):
        said = replayed(reported(room, seat))
        assert said[0] == f"Replayed {len(room.record.answers)} answers."
        assert said[1] == f"The game is over: {' to '.join(str(points) for points in engine.score(room.record.game))}."


def test_a_scenario_that_is_over_runs_again():
    room, _ = scenario({"position": POSITION, "seed": "comet"})
    *_, room = moves(room, 2)
    assert replayed(reported(room, 0))[0] == f"Replayed {len(room.record.answers)} answers."


def test_a_position_says_what_its_seat_is_asked(tmp_path, capsys):
    room, _ = scenario({"position": POSITION})
    path = tmp_path / "report.txt"
    path.write_text(reported(room, 0, "The button\ndid nothing."))
    assert main(path) == 0
    said = capsys.readouterr().out
    assert "A: Place a world, or none." in said and "Comet Zone" in said
    assert path.read_text().splitlines()[1:3] == ["told: The button", "told: did nothing."]


def test_a_record_that_leads_elsewhere_is_found_out(tmp_path, capsys):
    *_, room = moves(room_playing(), 4)
    path = tmp_path / "report.txt"
    path.write_text(reported(room, 0).replace("position: over", "position: over r99"))
    assert main(path) == 1
    assert "does not lead to the position" in capsys.readouterr().err


def test_a_broken_record_names_the_line(tmp_path, capsys):
    *_, room = moves(room_playing(), 4)
    text = reported(room, 0)
    path = tmp_path / "report.txt"
    path.write_text(text.replace("  1 choose.actions: ", "  1 choose.actions: fly, ", 1))
    assert main(path) == 1
    assert "line " in capsys.readouterr().err


def test_what_the_page_saves_is_the_report_of_its_seat(server, two):
    ann, bob = two
    for page, name in ((ann, "ann"), (bob, "bob")):
        status, headers, body = ask(f"{server.url}/api/rooms/{page.auth['room']}/report", f"token={page.auth['token']}&told=hm".encode(),
                                    Content_Type="application/x-www-form-urlencoded")
        assert status == 200 and headers["Content-Disposition"].startswith("attachment")
        assert f"seat: {'AB'[page.last()['you']]}" in body.decode()
    assert "seat: none" in ask(f"{server.url}/api/rooms/{ann.auth['room']}/report", b"")[2].decode()
    assert ask(f"{server.url}/api/rooms/ZZZZZZZZZZ/report", b"")[0] == 404
