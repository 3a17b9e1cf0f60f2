"""Consume planned ahead: the answers in a row that bring a seat the most points, or the most cards. It looks only at what the seat may see.

The plan is found by trying: the phase's own functions are asked what can be answered, and carry it out on a copy. So a plan knows no rule
of a power, and what it promises is what the engine will do. What chance decides (a gamble) is left to the seat, after the plan.
"""

from engine.phases.consume import kind_of, next_power, power_of, use

POINTS, CARDS = "points", "cards"       # what a plan is for
BY_CHANCE = ("gamble", "ante")
OF_THE_HAND = ("discard", "spend prestige")     # powers that take no goods, and so can wait until the goods are used
MOST_TRIES = 80                         # answers looked at; beyond them the most promising one is taken
TOLD = ("used", "gave", "sold")         # the news that are a plan's lines


class Plan:
    """
    aim      POINTS or CARDS
    answers  what to answer, one after the other, as [ask, choice]
    lines    the news of it, one for each power used
    vp       VP chips it brings, `cards` how many more cards the hand then has, `prestige` likewise
    left     worlds whose goods are still there afterwards
    """

    __slots__ = ("aim", "answers", "lines", "vp", "cards", "prestige", "left")

    def __init__(self, aim, before, after, answers, lines):
        self.aim, self.answers, self.lines = aim, answers, lines
        self.vp, self.cards, self.prestige = after.chips - before.chips, len(after.hand) - len(before.hand), after.prestige - before.prestige
        self.left = after.good_worlds[:]

    def brings(self):
        return [self.vp, self.cards, self.prestige]


def plans(view, index):
    """The plans for a seat that is asked for a Consume power, or for what it takes: for points, and for cards if that brings something else."""
    if view.at != "consume.use" or view.seats[index].done:
        return []
    found = [plan(view, index, aim) for aim in (POINTS, CARDS)]
    return [one for one in (found[:1] if found[0].brings() == found[1].brings() else found) if one.answers]


def plan(view, index, aim):
    """The best Plan for this aim."""
    search = Search(index, aim)
    before = view.seats[index]
    answers = search.best(view.copy())[1]
    game = view.copy()
    search.carry_out(game, answers)
    return Plan(aim, before, game.seats[index], answers, [item for item in game.news if item[0] in TOLD])


class Search:
    """Looks for the answers that are worth most.

    known   what was found from each position, as (value, answers) by its key
    tries   answers looked at so far
    """

    __slots__ = ("index", "aim", "known", "tries")

    def __init__(self, index, aim):
        self.index, self.aim, self.known, self.tries = index, aim, {}, 0

    def best(self, game):
        """(value, answers) of the best way to go on; what has a single answer is carried out in `game` at once."""
        seat = game.seats[self.index]
        before = self.value(seat)
        decision = asked(game, seat)
        gained, key = self.value(seat) - before, key_of(game, seat)
        if key not in self.known:
            self.known[key] = self.tried(game, seat, decision) if decision is not None else (0, [])
        value, answers = self.known[key]
        return gained + value, answers

    def tried(self, game, seat, decision):
        best, found = None, []
        for choice in choices(game, seat, decision):
            if best is not None and self.tries > MOST_TRIES:
                break
            self.tries += 1
            twin = game.copy()
            use(twin, twin.seats[self.index], choice)
            gained = self.value(twin.seats[self.index]) - self.value(seat)
            value, answers = self.best(twin)
            if best is None or gained + value > best:
                best, found = gained + value, [[decision.ask, choice]] + answers
        return best or 0, found

    def value(self, seat):
        """Points and cards as one number, the aim first; a good that is left breaks ties."""
        points, cards = seat.chips + seat.prestige, len(seat.hand)
        first, second = (points, cards) if self.aim == POINTS else (cards, points)
        return first * 10000 + second * 100 + len(seat.good_worlds)

    def carry_out(self, game, answers):
        """Do it; the game's news tell what came of it."""
        seat = game.seats[self.index]
        asked(game, seat)
        for ask, choice in answers:
            use(game, seat, choice)
            asked(game, seat)


def asked(game, seat):
    """The next question with several answers, or None; the others are answered as a game answers them: a gamble, which can be left, is none of them."""
    while not seat.done:
        decision = next_power(game, seat)
        sole = decision.sole() if decision is not None else None
        if sole is None:
            return decision
        use(game, seat, sole)
    return None


# The answers worth trying

def choices(game, seat, decision):
    """The answers worth trying: of several that come to the same only one."""
    if decision.ask == "consume.power":
        return powers_worth(game, seat, decision)
    if decision.ask == "consume.discard":
        return [cheapest(game, decision), []]
    if decision.ask == "consume.goods":
        return unlike(game, decision)
    return list(decision.choices())


def powers_worth(game, seat, decision):
    """The powers that take goods, the most promising first; when none is left, those of the hand; or to stop, unless a gamble is left."""
    options = [option for option in decision.options if kind_of(game, option) not in BY_CHANCE]
    goods = [option for option in options if kind_of(game, option) not in OF_THE_HAND]
    found = goods or options
    found.sort(key=lambda option: -promise(power_of(game, option)))
    stop = [[]] if decision.least == 0 and len(options) == len(decision.options) else []
    return [[option] for option in found] + stop


def promise(power):
    """Roughly what a power brings for a good."""
    return 100 * (power.vp + power.cards + power.prestige) // max(1, power.each, len(power.goods), power.amount)


def unlike(game, decision):
    """The sets of goods that differ in more than which of several alike they take."""
    found, seen = [], []
    for choice in decision.choices():
        sorts = [sort_of(game, world) for world in choice]
        sorts.sort()
        if sorts not in seen:
            seen.append(sorts)
            found.append(choice)
    return found


def sort_of(game, world):
    """Goods of one sort are as good as one another: of one kind, on worlds without a power for just their own good."""
    own = [power for power in game.cards[world].powers if power.here]
    return f"{game.cards[world].good}{world if own else ''}"


def cheapest(game, decision):
    """As many cards of the hand as the power takes, of those that can be seen the least valuable."""
    cards = [card for card in decision.options if card >= 0]
    cards.sort(key=lambda card: game.cards[card].vp * 10 + game.cards[card].cost)
    return cards[:decision.most]


def key_of(game, seat):
    """What the rest of the phase depends on, in a word."""
    goods, used = [sort_of(game, world) for world in seat.good_worlds], seat.used[:]
    goods.sort()
    used.sort()
    return f"{goods} {used} {seat.using} {seat.pick} {len(seat.hand)} {seat.prestige} {seat.done}"
