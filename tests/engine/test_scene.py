"""Positions as text: what is written is read back the same, and a broken text says where it is broken."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine import BrokenScene, scene, write
from engine.names import option_text
from engine.scene.marks import MARKS
from engine.state import MARKER
from tests.engine.games import BASE_KINDS, KINDS, answers, crowded, finished, kind, sampled

GAMES = range(len(KINDS))
COMMON = ("choose.actions", "explore.keep", "develop.choose", "settle.choose", "consume.use", "round_end.discard")


def moments(seed):
    """The positions of a game: all in the base game, elsewhere some of those that come in every game, and in the midst of steps all."""
    for number, (game, _seat, _choice) in enumerate(answers(seed, **kind(seed))):
        if number % 7 == 0 or seed < len(BASE_KINDS) or game.at not in COMMON:
            yield game


def crowded_moments(seed, limit):
    """The first positions of a game with many powers."""
    for number, (game, _seat, _choice) in enumerate(answers(seed, crowded(seed, **kind(seed)), eager=True)):
        if number == limit:
            return
        if game.at not in COMMON or number % 7 == 0:
            yield game


def meaning(game):
    """Everything that a text keeps, in names: copies of a card are alike."""
    def names(cards):
        return [game.cards[card].name for card in cards]

    def words(option):
        card = engine.option_card(option)
        if card is None:
            return option
        return (game.cards[card].name, option.partition(".")[2] if isinstance(option, str) else "")

    def name(card):
        return card if card is None or isinstance(card, str) else game.cards[card].name

    def of_seat(seat):
        piles = {pile: names(getattr(seat, pile)) for pile in ("hand", "tableau", "drawn", "shown", "paid", "offered", "saved", "produced", "shed")}
        plain = {field: getattr(seat, field) for field in (
            "chips", "actions", "done", "prestige", "earned", "spent_card", "goals", "awards", "contributed", "owed", "kinds", "fight")}
        return piles | plain | {
            "damaged": sorted(names(seat.damaged)), "goods": sorted(names(seat.good_worlds)), "in force": sorted(names(seat.in_force)), "pick": name(seat.pick),
            "way": seat.way and option_text(game, "way", seat.way), "boosts": [[amount, name(card), what] for amount, card, what in seat.boosts],
            "using": seat.using and words(seat.using), "used": [words(option) for option in seat.used if option != seat.using and "used" in told],
            "placed": [[name(card), option_text(game, "way", way)] for card, way in seat.placed] if "placed" in told else [],
        }

    def of_attack(attack):
        return [attack["attacker"], attack["owner"], words(attack["option"]), name(attack["world"]), name(attack["helper"])]

    told = MARKS.get(game.at, ())
    invasion = dict(game.invasion)
    if invasion:
        invasion["waves"], invasion["past"] = len(invasion["waves"]), sorted(invasion["past"])
    return {
        "options": game.options, "at": game.at, "now": game.now, "agenda": game.agenda, "round": game.round, "pool": game.pool, "first": game.first,
        "deck": len(game.deck), "discards": len(game.discards), "goals": game.goals, "attacks": [of_attack(attack) for attack in game.attacks],
        "invasion": invasion, "seats": [of_seat(seat) for seat in game.seats],
        "asked": {seat: (decision.ask, decision.least, decision.most, len(decision.options)) for seat, decision in engine.pending(game).items()},
    }


def cards_of(game):
    """Every card, wherever it lies; in the small game start worlds are left out, and goods are no cards."""
    piles = [game.deck, game.discards]
    for seat in game.seats:
        piles += [seat.hand, seat.tableau, seat.drawn, seat.shown, seat.paid, seat.offered, seat.saved, seat.shed, seat.good_cards]
    return sorted(card for card in itertools.chain(*piles) if card != MARKER)


def all_cards(game):
    """The cards that must be somewhere."""
    found = cards_of(game)
    return [card for card in range(len(game.cards)) if not (game.rules.small and game.cards[card].start is not None and card not in found)]


def check_read_back(game):
    again = scene(write(game))
    assert meaning(again) == meaning(game)
    assert write(again) == write(game)
    assert cards_of(again) == all_cards(game)


@pytest.mark.bulk
@pytest.mark.parametrize("seed", sampled(GAMES))
def test_what_is_written_is_read_back_the_same(seed):
    for game in moments(seed):
        check_read_back(game)


CROWDED = [seed for seed in GAMES if kind(seed).get("ruleset", "base") not in ("base", "persian") and not kind(seed).get("preset_hands")]


@pytest.mark.bulk
@pytest.mark.parametrize("seed", sampled(CROWDED))
def test_what_many_powers_lead_to_is_read_back_the_same(seed):
    for game in crowded_moments(seed, 70):
        check_read_back(game)


@pytest.mark.bulk
@pytest.mark.parametrize("seed", GAMES)
def test_a_finished_game_is_read_back_with_its_scores(seed):
    game = finished(seed, **kind(seed))
    again = scene(write(game))
    assert meaning(again) == meaning(game)
    assert engine.score(again) == engine.score(game) and engine.winners(again) == engine.winners(game)


@pytest.mark.bulk
@pytest.mark.parametrize("seed", sampled(GAMES))
def test_the_text_of_a_view_shows_no_more_than_the_view(seed):
    """What a page may show, it may also report; it reads back as a position if no secret answer is missing."""
    for number, game in enumerate(moments(seed)):
        if number % 6:
            continue
        for viewer in [None] + [seat.index for seat in game.seats]:
            seen = engine.view(game, viewer)
            text = write(seen)
            assert text == write(engine.view(engine.imagine(seen, [1, 2, 3, 4]), viewer))
            assert scene(text).round >= game.round


def test_a_phase_alone_is_about_to_open():
    game = scene("explore r2 then settle | deck: Spice World, +1, Gem World, Old Earth | A explore+5: New Sparta | B: Alpha Centauri")
    assert game.at == "explore.keep" and game.agenda == ["settle", "round_end"]
    assert [len(seat.drawn) for seat in game.seats] == [7, 2]
    assert [game.cards[game.seats[0].drawn[place]].name for place in (0, 2, 3)] == ["Spice World", "Gem World", "Old Earth"]
    assert game.news[0] == ["phase", None, "explore"]


def test_forced_answers_are_given_when_a_position_opens():
    game = scene("consume.use r3 then produce | A: Galactic Trendsetters, Spice World* | B: New Sparta")
    assert game.seats[0].chips == 2 and ["phase", None, "produce"] in game.news


def test_names_may_be_shortened_and_hold_colons():
    game = scene("develop.choose | A: Alien Robot Scout*, Galactic Survey: SETI, Galactic Im [Star Nomad, Investment] vp3")
    assert write(game).split(" | ")[1] == "A: Alien Robot Scout Ship*, Galactic Survey: SETI, Galactic Imperium [Star Nomad Lair, Investment Credits] vp3"


def test_blank_cards_are_dealt_from_the_end_of_the_list():
    game = scene("settle.choose | A: Trade League [+2] | B: [+1]")
    assert [game.cards[card].name for card in game.seats[0].hand + game.seats[1].hand] == ["Pan-Galactic League", "New Galactic Order", "New Economy"]


def test_the_deck_is_what_is_not_spoken_of_the_first_of_the_list_on_top():
    game = scene("choose.actions | deck: Gem World | A: Old Earth")
    assert [game.cards[card].name for card in game.deck[::-1]][:3] == ["Gem World", "Epsilon Eridani", "Alpha Centauri"]
    assert len(game.deck) == 113


def test_the_deck_may_be_short():
    game = scene("choose.actions | deck 3: Gem World | discards: Spice World, +2 | A: Old Earth")
    assert len(game.deck) == 3 and len(game.discards) == 110


def test_chips_in_hands_come_from_the_pool_unless_it_is_told():
    assert scene("choose.actions | A: vp4 | B: vp5 | C:").pool == 27
    assert scene("choose.actions | pool -2 | A: vp4 | B: vp5").pool == -2


@pytest.mark.parametrize("text, part, word, expected", [
    ("", "step", "", "a step"),
    ("setle.choose | A:", "step", "setle.choose", "a step"),
    ("settle.keep | A:", "step", "settle.keep", "a step"),
    ("settle.choose three | A:", "step", "three", "nothing more"),
    ("settle.choose r | A:", "step", "", "a number"),
    ("settle.choose then develop | A:", "step", "develop", "consume, produce"),
    ("choose.actions then develop | A:", "step", "then develop", "nothing more"),
    ("settle.choose | A Old Earth", "A", "Old", "an action"),
    ("settle.choose | A settle develop: Old Earth", "A", "develop", "at most 1"),
    ("settle.choose | A: Old Earht", "A", "Old Earht", "the name of a card"),
    ("settle.choose | A: Old Earth Gem World", "A", "Gem World", "one of these marks"),
    ("settle.choose | A: Gem Wrld, Old Earth", "A", "Gem Wrld", "the name of a card"),
    ("settle.choose | A: Rebel", "A", "Rebel", "Rebel Base, Rebel Fuel Cache"),
    ("settle.choose | A: Drop Ships, Drop Ships", "A", "Drop Ships", "no card that lies there already"),
    ("settle.choose | A: Old Earth | B: Old Earth", "B", "Old Earth", "a card of which a copy is left"),
    ("settle.choose | A: Old Earth*", "A", "*", "a world that can hold a good"),
    ("settle.choose | A: Old Earth [Gem World", "A", "", '"]"'),
    ("settle.choose | A: Old Earth vp", "A", "", "a number"),
    ("settle.choose | A: Old Earth drawn [+1]", "A", "drawn", "one of these marks: pick, done"),
    ("settle | A: Old Earth done", "A", "done", "nothing more"),
    ("settle.choose | A: [Gem World] pick Gem World done", "A", "pick Gem World", "a pick that is possible"),
    ("settle.take | A: Gem World [+2] way conquer", "A", "way conquer", "a way to take the card picked"),
    ("settle.take | A: Gem World [+1] pick Gem World way pay", "A", "settle.pay", "can answer"),
    ("consume.use | A: Old Earth using Old Earth.1", "A", "using Old Earth.1", "a power that can be used"),
    ("consume.use | A: Old Earth used Old Earth.0", "A", "Old Earth.0", "a power of this phase"),
    ("settle.choose | C: Old Earth", "part", "C: Old Earth", "seat A"),
    ("settle.choose | A: Old Earth | decks 3", "part", "decks 3", "seat B, or one of ruleset"),
    ("settle.choose | edition 3 | A: Old Earth", "options", "edition", "options of a game"),
    ("settle.choose | two_actions | A: | B: | C:", "options", "two actions", "options of a game"),
    ("settle.choose | preset_hands C | A:", "preset_hands", "C", "a seat: A, B"),
    ("settle.choose | preset_hands A, A | A:", "options", "newcomers", "options of a game"),
    ("settle.choose | preset_hands A B | A:", "preset_hands", "B", "nothing more"),
    ("settle.choose | preset_hands - A | A:", "preset_hands", "A", "nothing more"),
    ("settle.choose | deck: Gem World Old Earth | A:", "deck", "Old Earth", "nothing more"),
    ("settle.choose | deck 200 | A:", "deck", "200", "no more than are left"),
    ("settle.choose | pool ten | A:", "pool", "ten", "a number"),
    ("settle.more | A:", "step", "settle.more", "a step"),
    ("search | A:", "step", "search", "a step"),
    ("settle.choose | takeovers | A:", "options", "takeovers", "options of a game"),
    ("settle.choose | ruleset base+tgs | goals: Research Leader | A:", "goals", "Research Leader", "the name of a goal"),
    ("settle.choose | ruleset base+tgs | goals: System Diversity | A: goals [System Diversity]", "A", "System Diversity", "a first goal that is taken"),
    ("settle.choose | first C | A: | B:", "first", "C", "a seat"),
    ("settle.choose | A: p3", "A", "p3", "one of these marks"),
    ("choose.actions | ruleset base+tgs+rvi+bow | A prestige search:", "A", "prestige search", "an action"),
    ("settle.choose | A: Gem World**", "A", "**", "a world that can hold a good"),
    ("settle.more | ruleset base+tgs | A: Old Earth [+1] paid [+1]", "A", "paid", "paid, for"),
    ("settle.more | ruleset base+tgs | A: Gem World, Improved Logistics placed Gem World by pay placed Gem World by pay", "A", "placed", "one of these marks"),
    ("settle.more | ruleset base+tgs+rvi | takeovers | attacks: A Rebel Base of B by Imperium Seat.0 | A: Imperium Seat | B: Rebel Base", "attacks", "Imperium Seat.0",
     "a takeover power"),
    ("invasion.defend r3 | ruleset base+xi | invasion: dealt 1 | A: | B:", "invasion", "1", "an invader for each seat"),
    ("search.use | ruleset base+tgs+rvi+bow | A search: using chromosome world shown [Gem World]", "A", "using", "the last one fits"),
    ("setup.discard | A: Gem World", "A", "", "a start world"),
    ("settle.choose | A: [+200]", "cards", "+", "no more cards than the game has"),
])
def test_a_broken_text_names_the_place(text, part, word, expected):
    with pytest.raises(BrokenScene) as caught:
        scene(text)
    assert caught.value.part == part
    assert caught.value.word.startswith(word)
    assert expected in caught.value.expected
    assert isinstance(caught.value, ValueError) and expected in str(caught.value)


# Any text at all

TEXTS = [write(game) for seed in range(len(BASE_KINDS)) for number, game in enumerate(moments(seed)) if number % 9 == 0]
TEXTS += [write(game) for seed in CROWDED for game in crowded_moments(seed, 40)]
WORDS = sorted({word for text in TEXTS[::5] for word in text.split(" ")}) + [
    "then", "deck", "deck:", "discards", "pool", "-1", "ruleset", "edition", "1", "two_actions", "preset_hands", "settle", "produce", "over", "r0",
    "*", "[", "]", ",", ":", "|", "+", "+1", "+99", "A", "B:", "C:", "G:", "vp", "pick", "way", "pay", "conquer+", "used", "using", "produced",
    "drawn", "done", ".0", ".9", "²", "bonus", "|  |", "", "goals:", "invasion:", "attacks:", "first", "p3", "p1*", "spent", "saved", "gone", "placed", "by", "owed",
    "shown", "paid", "found", "shed", "offered", "as", "rare", "fight", "free", "!", "**", "+B", "takeovers", "discs", "dealt", "waves", "attacked", "bunker",
]
EDITS = st.lists(st.tuples(st.sampled_from(["drop", "double", "put", "swap"]), st.integers(0, 400), st.sampled_from(WORDS)), min_size=1, max_size=4)


def edited(text, edits):
    """The text with some of its words dropped, doubled, changed places, or put in."""
    words = text.split(" ")
    for edit, place, word in edits:
        place %= len(words)
        if edit == "drop" and len(words) > 1:
            words.pop(place)
        elif edit == "double":
            words.insert(place, words[place])
        elif edit == "swap":
            words[place], words[-1] = words[-1], words[place]
        else:
            words.insert(place, word)
    return " ".join(words)


def refused_or_read_back(text):
    try:
        game = scene(text)
    except BrokenScene:
        return
    assert write(scene(write(game))) == write(game)
    assert cards_of(game) == all_cards(game)
    for decision in engine.pending(game).values():
        assert next(decision.choices()) is not None


@settings(max_examples=250, deadline=None, derandomize=True)
@given(st.sampled_from(TEXTS), EDITS)
def test_an_edited_position_is_refused_or_read_back(text, edits):
    refused_or_read_back(edited(text, edits))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.lists(st.sampled_from(WORDS), max_size=30))
def test_words_in_any_order_are_refused_or_read_back(words):
    refused_or_read_back(" ".join(words))


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.text(max_size=60))
def test_any_text_is_refused_or_read_back(text):
    refused_or_read_back(text)
    refused_or_read_back("settle.choose | A: " + text)
