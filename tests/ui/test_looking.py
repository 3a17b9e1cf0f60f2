"""Looking around: the log and its narrowing, all cards and where they have been seen, the piles, how the game went."""
import re

import pytest

from engine import apply, new_game, scene, score
from tests.ui.tables import message, positions, shown, with_stories
from ui.update import update
from ui.views import browser, linked, log, piles, story

TABLE = "choose.actions r2 | A: Old Earth, Space Marines [Gem World, Space Marines, +2] | B: New Sparta [+3]"


def does(model, *messages):
    for message_ in messages:
        model, effects = update(model, message_)
        assert effects == []
    return model


@pytest.fixture(scope="module")
def whole():
    """A game at its end: (game, news, story)."""
    return list(with_stories(5, players=3))[-1]


# The log

def lines(model):
    return re.findall(r"<li[^>]*>(.*?)</li>", log.log(model))


def test_the_log_of_one_player_in_one_phase(whole):
    game, news, _ = whole
    model = shown(message(game, 0, news))
    everything = lines(model)
    settled = lines(does(model, ["narrow", "phase:settle"], ["narrow", "seat:1"]))
    assert 0 < len(settled) < len(everything)
    placed = [item for item in news[-log.SHOWN:] if item[0] == "placed" and item[1] == 1 and game.cards[item[2]].kind == "world"]
    assert len([line for line in settled if "settles" in line or "conquers" in line]) == len(placed) > 0
    assert not [line for line in settled if "Cy" in line or "develops" in line]
    assert lines(does(model, ["narrow", "phase:settle"], ["narrow", "phase:"])) == everything


def test_a_takeover_belongs_to_both_players():
    for kind in ("attacks", "taken", "repelled"):
        assert log.concerns([kind, 0, 7, 2, [], []], 0) and log.concerns([kind, 0, 7, 2, [], []], 2)
        assert not log.concerns([kind, 0, 7, 2, [], []], 1)
    assert not log.concerns(["sold", 0, 7, 2], 2)


def test_every_card_named_in_the_log_opens_its_sheet(whole):
    game, news, _ = whole
    model = shown(message(game, 0, news))
    for item in news:
        sentence = log.sentence(model, item)
        html = linked.linked(model, item, sentence)
        opened = re.findall(r'data-option="card:(\d+)"[^>]*>([^<]*)<', html)
        for number, name in opened:
            assert name.replace("&#39;", "'") == game.cards[int(number)].name
        assert re.sub(r"<[^>]*>", "", html).replace("&#39;", "'").replace("&quot;", '"') == sentence
        if item[0] in ("placed", "start", "sold"):
            assert item[2] in [int(number) for number, name in opened]


def test_a_name_within_a_longer_name_is_not_taken_for_it():
    game = scene(TABLE)
    model = shown(message(game, 0))
    ids = {card.name: number for number, card in enumerate(game.cards)}
    long, short = ids["Alien Robot Scout Ship"], ids["Alien Robot Sentry"]
    sentence = "Alien Robot Scout Ship and Alien Robot Sentry"
    assert [card for _, _, card in linked.places(model, ["drew", 0, [short, long]], sentence)] == [long, short]


def test_punctuation_stays_on_the_line_of_the_name_of_a_card():
    """A line of the log began with a colon: browsers part text from a button before it."""
    game = scene(TABLE)
    ids = {card.name: number for number, card in enumerate(game.cards)}
    cards = [ids["Alien Robot Scout Ship"], ids["Alien Robot Sentry"]]
    html = linked.linked(shown(message(game, 0)), ["drew", 0, cards], "Ann (Alien Robot Scout Ship/Alien Robot Sentry): 5 cards.")
    assert re.sub(r"</?button[^>]*>", "", html) == 'Ann <span class="marked">(Alien Robot Scout Ship/</span><span class="marked">Alien Robot Sentry):</span> 5 cards.'


def test_a_screen_reader_is_told_every_step_once():
    game = new_game(2, 1, preset_hands=True)
    model = shown(message(game, 0, v=1))
    news = apply(game, 0, ["settle"]) + apply(game, 1, ["develop"])
    model = update(model, ["table", message(game, 0, news, v=2, log_from=1)])[0]
    told = log.spoken(model)
    for item in news:
        assert log.sentence(model, item).replace("'", "&#39;") in told
    later = update(model, ["table", message(game, 0, [], v=3, log_from=2)])[0]
    assert log.spoken(later) == told


# All cards

def found(model):
    return re.findall(r"<b>([^<]*)</b><small>", browser.cards(model, "")[1])


def test_all_cards_are_listed_once_with_their_number():
    game = scene(TABLE)
    body = browser.cards(shown(message(game, 0)), "")[1]
    assert f"95 different cards, {len(game.cards)} in all" in body
    assert len(re.findall('class="design"', body)) == 95
    assert sum(len(ids) for _, ids in browser.designs(game)) == len(game.cards)


@pytest.mark.parametrize(("wish", "some", "others"), [
    ("text:space p", ["Space Port"], ["Old Earth"]), ("text:conquer", [], ["Old Earth"]), ("sort:military", ["New Sparta"], ["Old Earth"]),
    ("sort:windfall", ["Alpha Centauri"], ["New Sparta"]), ("sort:genes", ["Empath World"], ["Old Earth"]), ("sort:alien", ["Alien Robot Sentry"], ["Old Earth"]),
    ("sort:six", ["Galactic Survey: SETI"], ["Old Earth"]), ("sort:start", ["Old Earth"], ["Space Port"]),
])
def test_cards_can_be_narrowed(wish, some, others):
    names = found(does(shown(message(scene(TABLE), 0)), ["narrow", wish]))
    assert set(some) <= set(names) and not set(others) & set(names)


def test_cards_of_one_set():
    model = shown(message(new_game(2, 1, ruleset="base+tgs", promo=False), 0))
    base, later = (found(does(model, ["narrow", f"set:{name}"])) for name in ("base", "tgs"))
    assert "Old Earth" in base and "Separatist Colony" in later and not set(base) & set(later)
    assert sorted(base + later) == sorted(found(model))


def test_nothing_fits():
    assert "No card is like that." in browser.cards(does(shown(message(scene(TABLE), 0)), ["narrow", "text:zzz"]), "")[1]


def seen_of(model, name):
    (line,) = [line for line in re.findall(r"<li>.*?</li>", browser.cards(model, "")[1]) if f"<b>{name}</b>" in line]
    return re.sub(r"<[^>]*>", " ", line.partition("</button>")[2]).split()


def test_only_what_the_viewer_may_know_counts_as_seen():
    game = scene(TABLE)
    mine, theirs = shown(message(game, 0)), shown(message(game, 1))
    assert seen_of(mine, "Space Marines") == ["1", "yours", "1", "in", "play"]
    assert seen_of(theirs, "Space Marines") == ["1", "in", "play"]
    assert seen_of(mine, "Gem World") == ["1", "yours"]
    assert seen_of(theirs, "Gem World") == []


def test_cards_turned_up_for_all_count_as_seen():
    game = scene(TABLE)
    (card,) = [number for number, card in enumerate(game.cards) if card.name == "Gem World"][:1]
    model = shown(message(game, 1, [["gambled", 0, "3.0", 2, card, False]]))
    assert seen_of(model, "Gem World") == ["1", "turned", "up"]


# Piles

def test_the_piles_add_up():
    for game, news in positions(5, players=3):
        body = piles.piles(shown(message(game, 0)), "")[1]
        numbers = re.findall(r'<b class="number">([^<]*)</b>', body)
        assert numbers == [f"{max(game.pool, 0)} of 36", str(len(game.deck)), str(len(game.discards))]


# How the game went

def end(whole, **changes):
    game, news, told = whole
    return shown(message(game, 0, news, story=told.to_data(), **changes))


def test_the_table_of_points_ends_with_the_score(whole):
    game, news, told = whole
    rows = re.findall(r"<tr>(.*?)</tr>", story.points_table(end(whole), told.rounds))
    assert len(rows) == 1 + game.round
    assert [int(cell) for cell in re.findall(r"<td>(\d+)</td>", rows[-1])] == score(game)


def test_the_chart_rises_with_the_points(whole):
    game, news, told = whole
    html = story.chart(end(whole), told.rounds)
    for seat in range(3):
        path = re.search(rf'line-of seat-{seat}"><path d="M([^"]*)"', html)[1]
        heights = [int(point.split()[1]) for point in path.split("L")]
        points = [row[2][seat] for row in told.rounds]
        assert len(heights) == len(points)
        assert [a >= b for a, b in zip(heights, heights[1:])] == [a <= b for a, b in zip(points, points[1:])] or len(set(points)) > 30
        assert min(heights) >= story.TOP and max(heights) <= story.HEIGHT - story.BOTTOM


def test_every_action_chosen_has_its_name(whole):
    game, news, told = whole
    html = story.actions_table(end(whole), told.rounds)
    chosen = [item for item in news if item[0] == "chose"]
    assert len(re.findall('class="chose"', html)) == sum(len(item[2]) for item in chosen)


def test_a_strengthened_action_is_one_action():
    game = new_game(2, 1, ruleset="base+tgs+rvi+bow")
    html = story.chosen(shown(message(game, 0)), ["settle", "prestige settle"])
    assert html.count('class="chose"') == 1 and "with prestige" in html


def test_cards_drawn_add_up(whole):
    game, news, told = whole
    rows = re.findall(r"<tr>(.*?)</tr>", story.drawn_table(end(whole), told.drawn))
    numbers = [[int(cell) for cell in re.findall(r"<td>(?:<b>)?(\d+)", row)] for row in rows[1:]]
    assert [sum(column) for column in zip(*numbers[:-1])] == numbers[-1]


def test_a_room_that_knows_nothing_of_it_shows_nothing(whole):
    game, news, _ = whole
    assert story.story(shown(message(game, 0, news))) == ""
    assert story.story(end(whole, **{})) != ""
