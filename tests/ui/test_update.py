"""Messages change the model, and nothing else happens."""
import pytest

from engine import new_game, pending
from engine.cards.rulesets import RULESETS
from tests.ui.tables import CODE, asked, lobby, message, positions, room, shown
from ui.update import update


def after(model, *messages):
    for one in messages:
        model = update(model, list(one))[0]
    return model


@pytest.fixture(scope="module")
def first_hand():
    """Everybody discards two of six cards."""
    return message(new_game(2, 1), 0)


# Picking

def test_picking_again_puts_back(first_hand):
    model = shown(first_hand)
    card = str(model.decision.options[0])
    assert after(model, ["pick", card]).picked == [int(card)]
    assert after(model, ["pick", card], ["pick", card]).picked == []


def test_one_card_too_many_replaces_the_first(first_hand):
    model = shown(first_hand)
    cards = model.decision.options[:3]
    assert after(model, *[["pick", str(card)] for card in cards]).picked == cards[1:]


def test_what_is_no_option_is_not_picked(first_hand):
    assert after(shown(first_hand), ["pick", "9999"], ["pick", "explore+5"], ["pick", ""]).picked == []


def test_a_fellow_of_the_same_group_is_replaced():
    game, news, seat = asked("consume.goods", players=2)
    model = shown(message(game, seat, news))
    decision = model.decision
    first, second = decision.options[0], decision.options[-1]
    decision.groups = [["rare"] * len(decision.options)]
    decision.most = 3
    assert after(model, ["pick", str(first)], ["pick", str(second)]).picked == [second]


def test_a_suggestion_is_picked_but_not_sent(first_hand):
    model, effects = update(shown(first_hand), ["suggest", ""])
    assert len(model.picked) == 2 and effects == []


def test_picks_survive_news_about_others(first_hand):
    model = after(shown(first_hand), ["suggest", ""])
    assert after(model, ["table", {**first_hand, "v": 2}]).picked == model.picked


def test_picks_are_forgotten_with_their_question(first_hand):
    model = after(shown(first_hand), ["suggest", ""])
    game, news, seat = asked("choose.actions", preset_hands=True)
    assert after(model, ["table", message(game, 0, news, v=2)]).picked == []


# Answering

def test_an_answer_names_its_step_and_count(first_hand):
    model = after(shown(first_hand), ["suggest", ""])
    sent, effects = update(model, ["answer", ""])
    assert effects == [["emit", "answer", {"at": "setup.discard", "count": 0, "choice": model.picked, "cid": "abcdefghijkl-0"}]]
    assert sent.outbox == effects[0][1:]


def test_too_few_are_not_sent(first_hand):
    assert update(shown(first_hand), ["answer", ""])[1] == []


def test_a_second_tap_sends_nothing(first_hand):
    model = after(shown(first_hand), ["suggest", ""], ["answer", ""])
    assert update(model, ["answer", ""])[1] == []
    assert after(model, ["pick", str(model.decision.options[0])]).picked == model.picked


def test_a_refusal_is_shown(first_hand):
    model = after(shown(first_hand), ["suggest", ""], ["answer", ""], ["ack", {"error": "Too late.", "reason": "late"}])
    assert model.outbox is None and model.notice == ["bad", "The game has gone on since. Please look again."]


def test_an_accepted_answer_ends_the_wait(first_hand):
    assert after(shown(first_hand), ["suggest", ""], ["answer", ""], ["ack", {"ok": True, "v": 2}]).outbox is None


def test_what_could_not_be_stored_is_sent_again(first_hand):
    model = after(shown(first_hand), ["suggest", ""], ["answer", ""])
    waiting = after(model, ["ack", {"error": "Try again.", "reason": "retry"}])
    assert update(waiting, ["again", "abcdefghijkl-0"])[1] == [["emit"] + model.outbox, ["emit", "sync", {"have": model.log_version}]]
    assert update(waiting, ["again", "another"])[1] == []


def test_what_was_cut_off_is_sent_again_once(first_hand):
    model = after(shown(first_hand), ["suggest", ""], ["answer", ""], ["lost", None])
    back, effects = update(model, ["connected", None])
    assert effects == [["emit"] + model.outbox]
    assert update(back, ["connected", None])[1] == []


def test_while_offline_an_answer_waits(first_hand):
    model = after(shown(first_hand), ["suggest", ""], ["lost", None])
    kept, effects = update(model, ["answer", ""])
    assert effects == []
    assert update(kept, ["connected", None])[1] == [["emit"] + kept.outbox]


def test_undo_names_the_count(first_hand):
    assert update(shown({**first_hand, "count": 3}), ["undo", ""])[1][0][2]["count"] == 3


# The server's word

def test_an_older_table_is_ignored(first_hand):
    model = shown({**first_hand, "v": 5})
    assert after(model, ["table", {**first_hand, "v": 4}]) is model


def test_the_first_table_of_a_new_connection_counts_whatever_its_version(first_hand):
    """The server may have been set back to a backup; what it has is true, not what the page remembers."""
    model = after(shown({**first_hand, "v": 5}), ["lost", None], ["table", {**first_hand, "v": 4}])
    assert (model.version, model.link) == (4, "on")
    assert after(model, ["table", {**first_hand, "v": 3}]) is model


def test_the_log_grows():
    game = new_game(2, 1)
    news = [["round", None, 1], ["round", None, 2]]
    model = shown(message(game, 0, news[:1], v=1))
    later = {**message(game, 0, v=3), "news": [[1, news[0]], [3, news[1]]], "log_from": 1}
    assert [item for version, item in after(model, ["table", later]).log] == news


def test_missing_news_are_asked_for():
    game = new_game(2, 1)
    model = shown(message(game, 0, v=2))
    effects = update(model, ["table", message(game, 0, v=9, log_from=7)])[1]
    assert effects == [["emit", "sync", {"have": 2}]]


def test_a_spectator_is_asked_nothing(first_hand):
    assert shown(message(new_game(2, 1), None)).decision is None


def test_the_decision_is_the_engines(first_hand):
    game, news, seat = asked("choose.actions")
    assert shown(message(game, seat, news)).decision == pending(game)[seat]


def test_somebody_goes(first_hand):
    model = after(shown(first_hand), ["here", {"here": [True, False]}])
    assert [seat["here"] for seat in model.table["seats"]] == [True, False]


def test_the_next_game_closes_the_score():
    over, again = message(new_game(2, 1), 0, status="over"), message(new_game(2, 2), 0, v=2)
    assert after(shown(over), ["table", again]).sheet is None


def test_the_end_opens_the_score():
    *_, (game, news) = positions(3)
    assert shown(message(game, 0, news)).sheet == ["score", ""]


def test_an_unknown_room_is_told():
    assert after(room(), ["refused", None]).lost_room == "There is no such room."


# Rooms

FORM = {"name": " Ada ", "ruleset": "base", "players": "3", "bots": "2", "edition": "1", "two_actions": False, "preset_hands": "all", "promo": False,
        "goals": False, "takeovers": False, "invasion": False}


def test_a_room_is_asked_for():
    effects = update(room(), ["create", FORM])[1]
    assert effects == [["remember", "name", "Ada"], ["post", "/api/rooms", {
        "name": "Ada", "players": 3, "bots": ["steady", "steady"], "ruleset": "base",
        "options": {"edition": 1, "two_actions": False, "preset_hands": True, "promo": False, "goals": False, "takeovers": False, "invasion": False}},
        "seated"]]


def test_a_ruleset_brings_its_goals_and_takeovers_once():
    first = after(room(), ["wish", {**FORM, "ruleset": "base+tgs+rvi"}])
    assert (first.wish["goals"], first.wish["takeovers"]) == (True, True)
    again = after(first, ["wish", {**FORM, "ruleset": "base+tgs+rvi", "goals": False, "takeovers": True}])
    assert (again.wish["goals"], again.wish["takeovers"]) == (False, True)


@pytest.mark.parametrize(("form", "wish"), [
    ({"players": "6"}, {"players": 4}),
    ({"players": "3", "two_actions": True}, {"two_actions": False}),
    ({"ruleset": "persian", "preset_hands": "all", "promo": True}, {"preset_hands": False, "promo": False}),
    ({"ruleset": "persian", "preset_hands": "newcomers"}, {"preset_hands": False}),
    ({"ruleset": "base+tgs+rvi", "players": "6", "preset_hands": "all"}, {"preset_hands": False}),
    ({"ruleset": "base+tgs+rvi", "players": "6", "preset_hands": "newcomers"}, {"preset_hands": []}),
    ({"preset_hands": "newcomers", "promo": True}, {"preset_hands": [], "promo": False}),
    ({"ruleset": "base", "goals": True, "takeovers": True, "invasion": True}, {"goals": False, "takeovers": False, "invasion": False}),
    ({"players": "2", "bots": "5"}, {"bots": 1}),
])
def test_what_does_not_go_together_is_dropped(form, wish):
    settled = after(room(), ["wish", {**FORM, **form}]).wish
    assert {name: settled[name] for name in wish} == wish


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_ruleset_is_offered_with_games_that_there_are(ruleset):
    wish = after(room(), ["wish", {**FORM, "ruleset": ruleset, "players": "6"}]).wish
    effects = update(room(), ["create", {**FORM, "ruleset": ruleset, "players": "6"}])[1]
    asked_for = effects[1][2]
    assert asked_for["players"] == RULESETS[ruleset].players[1] == wish["players"]
    assert new_game(asked_for["players"], 1, ruleset, **asked_for["options"]).rules is RULESETS[ruleset]


def test_a_name_is_needed():
    model, effects = update(room(), ["create", {**FORM, "name": "  "}])
    assert effects == [] and model.notice[0] == "bad"


def test_one_seat_is_left_for_its_maker():
    assert update(room(), ["create", {**FORM, "bots": "3"}])[1][1][2]["bots"] == ["steady", "steady"]


def test_a_typed_code_is_tidied():
    assert update(room(), ["join", {"code": " abc-defg hjk "}])[1] == [["load", "/room/ABCDEFGHJK"]]


def test_a_seat_opens_the_socket():
    model, effects = update(room(), ["seated", {"code": CODE, "seat": 0, "token": "secret"}])
    assert model.token == "secret"
    assert effects == [["remember", f"seat {CODE}", "secret"], ["address", f"/room/{CODE}"], ["connect"]]


def test_a_refused_seat_is_told():
    assert after(room(), ["seated", {"error": "Full.", "reason": "full"}]).notice == ["bad", "This room is full. You can watch the game."]


def test_a_quick_game_starts_by_itself():
    model, effects = update(room(quick=True), ["table", lobby()])
    assert effects[0][:2] == ["emit", "start"] and not model.quick


def test_unknown_messages_change_nothing():
    model = room()
    assert update(model, ["nonsense", 1]) == (model, [])


def test_the_back_page_is_the_same_after_closing():
    model = after(shown(lobby()), ["sheet", "menu"])
    assert model.sheet == ["menu", ""] and after(model, ["close", ""]).sheet is None


def test_a_sheet_can_be_about_a_number():
    assert after(shown(lobby()), ["sheet", "seat:1"]).sheet == ["seat", 1]


def test_the_end_of_a_shown_game_does_not_cover_a_lesson():
    """A stop of a lesson may be a game that is over: its score lay over the remote and over every phone, and nobody could go on."""
    *_, (game, news) = positions(3)
    for teacher, scripted in ((True, False), (False, True)):
        facts = {"teacher": teacher, "scripted": scripted, "held": False, "table": None, "tables": []}
        assert shown({**message(game, 0, news), "lesson": facts}).sheet is None
