"""Goals: what each counts, who takes and loses it. (The Gathering Storm and later, G-1 … G-7)

A *first* goal goes to every seat that reaches it in the same phase, and stays. A *most* goal goes to the seat that alone
has most, and moves on.
"""

from engine.powers import ALWAYS, CONSUME, EXPLORE, GOODS, ROWS, SETTLE
from engine.sorts import count
from engine.table import face_up, worked_out

FIRST, MOST = "first", "most"
FIRST_POINTS, MOST_POINTS, TIED_POINTS = 3, 5, 3


class Goal:
    """One goal. `measure(game, seat)` is how far the seat is, `least` what it needs, `after` the phases at whose end it is looked at."""

    __slots__ = ("key", "name", "family", "series", "least", "after", "measure")

    def __init__(self, name, family, series, least, after, measure):
        self.key = name.lower().replace("/", "-").replace(" ", "-")
        self.name, self.family, self.series, self.least, self.after, self.measure = name, family, series, least, after, measure


# What is counted

def chips(game, seat):
    return seat.chips


def kinds(game, seat):
    """Kinds among the worlds; a world of any kind stands for a missing one."""
    found = [game.cards[card].good for card in face_up(seat) if game.cards[card].good is not None]
    return min(len(GOODS), len({kind for kind in found if kind != "any"}) + found.count("any"))


def keyword_cards(keyword):
    def measure(game, seat):
        return len([card for card in face_up(seat) if keyword in game.cards[card].keywords])
    return measure


def sort_cards(sort):
    def measure(game, seat):
        return count(game, face_up(seat), sort)
    return measure


def row_cards(row):
    def measure(game, seat):
        return len([card for card in face_up(seat) if game.cards[card].rows[row]])
    return measure


def discarded_at_limit(game, seat):
    return len(seat.shed)


def rows_with_power(game, seat):
    rows = 0
    for row in ROWS:
        if row != ALWAYS and [card for card in face_up(seat) if game.cards[card].rows[row]]:
            rows += 1
    return rows


def scoring_developments(game, seat):
    """Developments of cost 6 worth "?": Pan-Galactic Research is none. (R122)"""
    return len([card for card in face_up(seat) if game.cards[card].cost == 6 and game.cards[card].kind == "development" and game.cards[card].scores])


def goods(game, seat):
    return len(seat.good_worlds)


def tableau(game, seat):
    return len(seat.tableau)


def total_military(game, seat):
    """General Military, neither specialised nor temporary."""
    amount, cards = 0, face_up(seat)
    for card in cards:
        for index, power in game.cards[card].rows[SETTLE]:
            if power.kind == "military" and power.good is None and power.against is None:
                amount += worked_out(game, cards, power)
    return amount


def peace_or_war(game, seat):
    """Negative Military and two worlds; or, with takeovers on, a takeover power and two military worlds. (R124)"""
    worlds = len([card for card in face_up(seat) if game.cards[card].kind == "world"])
    if total_military(game, seat) < 0 and worlds >= 2:
        return 1
    attacks = [power for card in face_up(seat) for index, power in game.cards[card].rows[SETTLE] if power.kind == "takeover"]
    return int(bool(game.options["takeovers"] and attacks and count(game, face_up(seat), "military world") >= 2))


def standing(game, seat):
    return int(seat.prestige >= 2 and seat.chips >= 3)


def influence(game, seat):
    return int(count(game, face_up(seat), "imperium card") >= 3 or count(game, face_up(seat), "military world") >= 4)


def industry(game, seat):
    return len([card for card in face_up(seat) if game.cards[card].good in ("novelty", "rare", "any")])


def held_prestige(game, seat):
    return seat.prestige


TGS, RVI, BOW = "the-gathering-storm", "rebel-vs-imperium", "the-brink-of-war"
PLACING = ("develop", "settle")
EVERY = ("explore", "develop", "settle", "consume", "produce", "round_start", "round_end")

GOALS = {goal.key: goal for goal in [
    Goal("Galactic Standard of Living", FIRST, TGS, 5, ("consume", "round_start"), chips),
    Goal("System Diversity", FIRST, TGS, 4, ("settle",), kinds),
    Goal("Overlord Discoveries", FIRST, TGS, 3, PLACING, keyword_cards("alien")),
    Goal("Budget Surplus", FIRST, TGS, 1, ("round_end",), discarded_at_limit),
    Goal("Innovation Leader", FIRST, TGS, 6, PLACING, rows_with_power),
    Goal("Galactic Status", FIRST, TGS, 1, ("develop",), scoring_developments),
    Goal("Uplift Knowledge", FIRST, RVI, 3, PLACING, keyword_cards("uplift")),
    Goal("Galactic Riches", FIRST, RVI, 4, ("settle", "consume", "produce"), goods),
    Goal("Expansion Leader", FIRST, RVI, 8, PLACING, tableau),
    Goal("Peace/War Leader", FIRST, BOW, 1, PLACING, peace_or_war),
    Goal("Galactic Standing", FIRST, BOW, 1, EVERY, standing),
    Goal("Military Influence", FIRST, BOW, 1, PLACING, influence),
    Goal("Greatest Military", MOST, TGS, 6, PLACING, total_military),
    Goal("Largest Industry", MOST, TGS, 3, ("settle",), industry),
    Goal("Greatest Infrastructure", MOST, TGS, 4, PLACING, sort_cards("development")),
    Goal("Production Leader", MOST, TGS, 4, ("settle",), sort_cards("production world")),
    Goal("Research Leader", MOST, RVI, 3, PLACING, row_cards(EXPLORE)),
    Goal("Propaganda Edge", MOST, RVI, 3, ("settle",), sort_cards("rebel military world")),
    Goal("Galactic Prestige", MOST, BOW, 3, EVERY, held_prestige),
    Goal("Prosperity Lead", MOST, BOW, 3, PLACING, row_cards(CONSUME)),
]}


def goals_of(series, family):
    """The keys of the goals of this family in these sets."""
    return [key for key in GOALS if GOALS[key].series in series and GOALS[key].family == family]


def check_goals(game, phase):
    """At the end of a phase: first goals for all who reach them, most goals for who alone has most. (G-2, G-3)"""
    word = phase[:-1] if phase.endswith("2") else phase
    for key in game.goals:
        if word in GOALS[key].after:
            if GOALS[key].family == FIRST:
                claim_first(game, GOALS[key])
            else:
                claim_most(game, GOALS[key])


def claim_first(game, goal):
    """All who reach it in the same phase get it; then it is closed. (G-2)"""
    reached = [seat for seat in game.seats if goal.measure(game, seat) >= goal.least]
    for seat in reached:
        give(game, seat, goal)
    if reached:
        game.goals = [key for key in game.goals if key != goal.key]


def claim_most(game, goal):
    """Only who is ahead of everybody else takes it. (G-3)"""
    leaders = leaders_of(game, goal)
    lose_goal(game, goal)
    if len(leaders) == 1 and goal.key not in leaders[0].goals:
        for seat in game.seats:
            take_away(game, seat, goal)
        give(game, leaders[0], goal)


def leaders_of(game, goal):
    """The seats with the highest number, if that is enough."""
    numbers = [goal.measure(game, seat) for seat in game.seats]
    best = max(numbers)
    return [seat for seat in game.seats if numbers[seat.index] == best] if best >= goal.least else []


def check_losses(game, seat, card):
    """A seat that has just lost this card, or prestige (None), gives up, in the middle of a phase too, the most goals for which that counted
    and in which it no longer leads. (G-4)"""
    for key in seat.goals:
        if GOALS[key].family == MOST and counted(game, seat, GOALS[key], card):
            lose_goal(game, GOALS[key])


def counted(game, seat, goal, card):
    """Did the card that the seat has lost count for the goal?"""
    if card is None:
        return goal.measure is held_prestige
    left, tableau = goal.measure(game, seat), seat.tableau
    seat.tableau = tableau + [card]
    before = goal.measure(game, seat)
    seat.tableau = tableau
    return before > left


def lose_goal(game, goal):
    holders = [seat for seat in game.seats if goal.key in seat.goals]
    if holders and holders[0] not in leaders_of(game, goal):
        take_away(game, holders[0], goal)


def give(game, seat, goal):
    seat.goals = seat.goals + [goal.key]
    game.news.append(["goal", seat.index, goal.key])


def take_away(game, seat, goal):
    if goal.key in seat.goals:
        seat.goals = [key for key in seat.goals if key != goal.key]
        game.news.append(["goal lost", seat.index, goal.key])


def goal_points(game, seat):
    """The seat's goals as [(key, points)]: those it holds, and most goals in which it is level with the best. (G-5)"""
    points = [(key, FIRST_POINTS if GOALS[key].family == FIRST else MOST_POINTS) for key in seat.goals]
    for key in game.goals:
        if GOALS[key].family == MOST and key not in seat.goals and seat in leaders_of(game, GOALS[key]):
            points.append((key, TIED_POINTS))
    return points
