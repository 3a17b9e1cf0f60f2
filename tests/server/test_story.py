"""How a game went: everything in it agrees with the news and the game itself."""
import engine
import pytest

from server.room import Room
from server.story import Story
from tests.server.house import OPTIONS, moves, room_playing, turns


def through(room):
    """The room at the end of its game, all news on the way, and the scores before each new round."""
    news, scores = [], []
    for room in moves(room, seed=4):
        _, _, told = room.history.entries[-1]
        news += told
        if any(item[0] in ("round", "over") for item in told):
            scores.append(engine.score(room.record.game))
    return room, news, scores


@pytest.fixture(scope="module")
def told():
    return through(room_playing(3))


def test_every_round_has_its_actions_and_its_points(told):
    room, news, scores = told
    numbers = [item[2] for item in news if item[0] == "round"]
    assert [number for number, _, _ in room.story.rounds] == numbers == list(range(1, room.record.game.round + 1))
    assert [points for _, _, points in room.story.rounds] == scores[1:]
    for number, actions, _ in room.story.rounds:
        place = news.index(["round", None, number])
        chosen = [item for item in news[place:] if item[0] == "chose"][:3]
        assert [actions[seat] for _, seat, _ in chosen] == [words for _, _, words in chosen]


def test_the_last_points_are_the_final_score(told):
    room, _, _ = told
    assert room.story.rounds[-1][2] == engine.score(room.record.game)


def test_every_card_drawn_is_counted_once(told):
    room, news, _ = told
    for seat in range(3):
        drawn = [len(item[2]) for item in news if item[0] in ("explored", "drew") and item[1] == seat]
        assert sum(room.story.drawn[seat]) == sum(drawn)
        assert room.story.drawn[seat][0] == sum(len(item[2]) for item in news if item[0] == "explored" and item[1] == seat)
        assert room.story.drawn[seat][1] == sum(len(item[2]) for item in news if item[0] == "drew" and item[1] == seat and item[3] == "trade")
    assert sum(trade for _, trade, _ in room.story.drawn) > 0


def test_a_story_is_never_changed():
    game = engine.new_game(2, 1)
    before = Story().after([["round", None, 1]], game)
    before.after([["chose", 0, ["settle"]], ["explored", 1, [4, 5]]], game)
    assert before.to_data() == {"rounds": [[1, [[], []], None]], "drawn": [[0, 0, 0], [0, 0, 0]]}


def test_a_game_that_began_in_the_midst_of_a_round():
    game = engine.scene("choose.actions r4 | A: Old Earth | B: New Sparta")
    story = Story().after([["chose", 1, ["settle"]]], game).after([["round", None, 5]], game)
    assert [number for number, _, _ in story.rounds] == [4, 5]
    assert story.rounds[0][2] == engine.score(game)


def test_it_comes_back_from_the_store(house):
    code = house.game()
    for room in turns(house, code):
        if room.record.game.round == 3:
            break
    house.reopen()
    assert house.rooms.get(code).story.to_data() == room.story.to_data()
    assert len(room.story.rounds) == 3


def test_rooms_of_older_versions_have_none():
    room = Room("ABCDEFGHJK", OPTIONS)
    assert room.story.to_data() == {"rounds": [], "drawn": []}
