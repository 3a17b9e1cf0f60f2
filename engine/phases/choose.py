"""Each round begins with a secret choice of action cards. (B-RND-1)

1. The prestige leader is rewarded. (P-4)
2. Everybody picks one action card; in the two-action game two different ones. With The Brink of War the prestige/search card may, once in the
   game, strengthen one of them for 1 prestige, or take the place of one to search.
3. All are revealed together; who may choose last chooses now.
4. The phases that at least one player chose are carried out, in their fixed order. (B-RND-2)
"""

from engine.decision import Decision
from engine.goals import check_goals
from engine.powers import ALWAYS
from engine.prestige import reward_leaders, spend_prestige
from engine.step import Step
from engine.table import in_order, owns

ACTIONS = ["explore+5", "explore+1+1", "develop", "settle", "trade", "double", "produce"]                                    # B-CMP-3
TWO_ACTIONS = ["explore+5", "explore+1+1", "develop", "develop2", "settle", "settle2", "trade", "double", "produce"]         # B-2P-1
SMALL_ACTIONS = ["explore", "develop", "settle", "consume", "produce"]                                                       # PV-7
PHASE_OF = {"explore+5": "explore", "explore+1+1": "explore", "trade": "consume", "double": "consume", "repair": "produce"}
ORDER = ["search", "explore", "develop", "develop2", "settle", "settle2", "consume", "produce"]
SEARCH, PRESTIGE = "search", "prestige "


def start_round(game):
    if game.rules.prestige:
        reward_leaders(game)
        check_goals(game, "round_start")


def words(game):
    """The action cards of this game; the invasion game adds Produce: Repair. (X-REP-2)"""
    if game.rules.small:
        return SMALL_ACTIONS
    plain = TWO_ACTIONS if game.options["two_actions"] else ACTIONS
    return plain + ["repair"] if game.invasion else plain


def options(game, seat):
    """The action cards, and what the prestige/search card adds to them as long as it has not been used."""
    plain = words(game)
    if not game.rules.prestige or seat.spent_card:
        return plain[:]
    return plain + [PRESTIGE + word for word in plain if seat.prestige > 0] + [SEARCH]


def actions_at_once(game, seat):
    """How many actions the seat chooses together with the others. (effects: selects_action_last)"""
    many = 2 if game.options["two_actions"] else 1
    return many - 1 if "choose last" in game.kinds and late(game, seat) else many


def action(game, seat):
    """A choice of so many actions, each once and only one of them with the prestige/search card."""
    many = actions_at_once(game, seat)
    if not game.rules.prestige:
        return Decision("choose.actions", words(game)[:], many, many, of="action")
    offered, groups = options(game, seat), ()
    if many > 1:
        groups = [[option.replace(PRESTIGE, "") for option in offered],
                  ["card" if uses_card(option) else None for option in offered]]
    return Decision("choose.actions", offered, many, many, of="action", groups=groups)


def chooses_later(game, seat):
    return "choose last" in game.kinds and actions_at_once(game, seat) == 0


def choose(game, seat, choice):
    seat.actions = choice[:] if choice[0] in ACTIONS and len(choice) == 1 else in_full(choice)


def in_full(choice):
    """The words of a choice in their order, a strengthened action also as the plain one. The two Develop cards are alike, and so are the two Settle
    cards: one alone is always the first. (B-2P-2)"""
    plain = [option.replace(PRESTIGE, "") for option in choice]
    for word in ("develop", "settle"):
        if word + "2" in plain and word not in plain:
            choice = [option.replace(word + "2", word) for option in choice]
            plain = [option.replace(PRESTIGE, "") for option in choice]
    order = [SEARCH] + SMALL_ACTIONS[:1] + TWO_ACTIONS + ["consume", "repair"]
    return [word for word in order if word in plain] + [option for option in choice if option.startswith(PRESTIGE)]


def late(game, seat):
    """Does the seat choose when it has seen the others' actions?"""
    return owns(game, seat, ALWAYS, "choose last")


def reveal(game):
    for seat in game.seats:
        game.news.append(["chose", seat.index, seat.actions[:]])
    if "choose last" not in game.kinds:
        plan(game)


def last_action(game, seat):
    """The action still missing: in the two-action game the second one. (effects: selects_action_last)"""
    if not late(game, seat):
        return None
    return Decision("choose.last", [option for option in options(game, seat) if goes_with(seat.actions, option)], 1, 1, of="action")


def goes_with(chosen, option):
    """Can this action be chosen besides those? Each once, and only one of all with the prestige/search card."""
    card_used = [word for word in chosen if uses_card(word)]
    return option.replace(PRESTIGE, "") not in chosen and not (card_used and uses_card(option))


def refuses(game, seat, option):
    """Why this action cannot be chosen, or None."""
    if type(option) is not str:
        return None
    plain = option.replace(PRESTIGE, "")
    if plain not in words(game) + [SEARCH] or (uses_card(option) and not game.rules.prestige):
        return ("no such action",)
    if uses_card(option) and (seat.spent_card or card_in(seat.actions)):
        return ("card spent",)
    return ("no prestige",) if option != plain and not seat.prestige else ("chosen already",)


def card_in(actions):
    return [word for word in actions if uses_card(word)] != []


def uses_card(option):
    return option == SEARCH or option.startswith(PRESTIGE)


def choose_last(game, seat, choice):
    first = [word for word in seat.actions if word.startswith(PRESTIGE)] or seat.actions
    seat.actions = in_full(first + choice)
    game.news.append(["chose", seat.index, seat.actions[:]])


def plan(game):
    """Prestige is paid (P-…), and the phases that somebody chose are laid out."""
    for seat in in_order(game) if game.rules.prestige else ():
        pay_for_card(game, seat)
    chosen = [PHASE_OF.get(option, option) for seat in game.seats for option in seat.actions]
    if game.invasion and game.round == 1:
        chosen.append("settle")                                                                             # X-RND-2
    game.agenda = [phase for phase in ORDER if phase in chosen] + ["round_end"]
    if game.invasion and game.round >= 3:
        game.agenda.append("invasion")                                                                      # X-RND-1


def pay_for_card(game, seat):
    """The prestige/search card is used up; strengthening an action costs 1 prestige."""
    if [word for word in seat.actions if uses_card(word)]:
        seat.spent_card = True
    if [word for word in seat.actions if word.startswith(PRESTIGE)]:
        spend_prestige(game, seat, 1, "prestige")


STEPS = [
    Step("choose.actions", action, choose, opens=start_round, closes=reveal, refuses=refuses, skips=chooses_later, secret=True),
    Step("choose.last", last_action, choose_last, closes=plan, refuses=refuses, needs=("choose last",)),
]
