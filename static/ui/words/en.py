"""The page's own texts in English. What the rules say (cards, powers, questions, news) comes from `engine.wording`."""

DIRECTION = "ltr"
DIGITS = "0123456789"

# Everywhere
TITLE = "Race for the Galaxy"
TAGLINE = "Build the most prosperous galactic empire."
UNOFFICIAL = "An unofficial, non-commercial fan implementation."
GUEST = "Captain"      # who plays without having typed a name
CLOSE = "Close"
LOADING = "One moment\u2026"
CONNECTION_LOST = "Connection lost. Trying again; nothing is lost."
UNREACHABLE = "The server could not be reached. Please try again."
BROKEN = "Something went wrong on this page. The game is safe on the server."
RELOAD = "Load the page again"
NEEDS_SCRIPTS = "This page needs JavaScript."
OLD_PAGE = "The server has a newer page than this one. If something looks wrong, load the page again."
BACK = "Back"
NO_ROOM = "There is no such room."
LESSON_ENDED = "The teacher has ended the lesson. Nothing of it is kept."
HOME = "Home"
LANGUAGE = "Language"
THEME = {"auto": "Colours: as your device", "dark": "Colours: dark", "light": "Colours: light"}
SEAT_LINK = "Go on with another device"
SEAT_LINK_HELP = "This is the link of your own seat. Open it on your other device. Whoever has it plays for you, so show it to nobody."
SEAT_LINK_COPIED = "Link of your seat copied. Keep it to yourself."
LINK_COPIED = "Link copied. Send it to those who play with you."
NOT_COPIED = "The browser does not let this page copy. Mark the link and copy it by hand."

# What the server refuses, by its reason and what it adds to it; reasons of the rules are worded by the engine
REFUSALS = {
    "bad_name empty": "Please type a name.",
    "bad_name control": "A name cannot contain line breaks or control characters.",
    "bad_name long": "A name can have at most 24 characters.",
    "bad_bot": "There is no such bot.",
    "bad_lesson": "There is no such lesson.",
    "bad_option bots": "There must be a seat left for you: take a bot less.",
    "busy": "This server is full at the moment. Please try again later.",
    "full": "This room is full. You can watch the game.",
    "full learners": "This lesson has as many learners as it can take. You can watch.",
    "held": "Please look up: the teacher has stopped the game for a moment.",
    "internal": "Something went wrong on the server, and nothing has changed.",
    "late": "The game has gone on since. Please look again.",
    "malformed": "That message could not be understood.",
    "no_step": "There is nothing further in that direction.",
    "no_tables": "There are 1 to 15 tables, and somebody must be there to sit at them.",
    "not_asked": "Nothing is asked just now.",
    "not_free": "That seat is taken.",
    "not_free bot": "There is no bot on that seat.",
    "not_free seat": "There is no such seat.",
    "not_full": "Every seat must be taken before the game can start.",
    "not_host": "Only the host of the room can do that.",
    "not_lobby": "The game has started already.",
    "not_over": "The game is not over yet.",
    "not_playing": "The game has not started yet.",
    "not_seated": "You are watching: only players can do that.",
    "not_seated learner": "You are watching: only those who take part can do that.",
    "not_teacher": "Only the teacher of this room can do that.",
    "not_testing": "This server opens no scenarios.",
    "origin": "Another site asked for this, so it was not done.",
    "retry": "The server could not save that just now, so nothing has changed. Please try again.",
    "retry looking": "The server cannot look that up just now. Please try again.",
    "too_large": "That message is too large.",
    "too_many": "Too many messages at once. Please wait a moment.",
    "too_many rooms": "That were many new rooms at once. Please wait a minute.",
    "too_many unknown": "That were too many unknown rooms. Please wait a minute.",
}

# Home
PLAY_NOW = "Play now against a bot"
PLAY_NOW_HELP = "A first game with ready-made hands. No form to fill."
CREATE = "Play with friends"
JOIN = "Join a room"
YOUR_NAME = "Your name"
GAME = "Game"
PLAYERS = "Players"
BOTS = "of them bots"
EDITIONS = {2: "2nd edition", 1: "1st edition"}
HANDS = {"off": "Nobody", "all": "Everybody", "newcomers": "Newcomers"}
MAKE_ROOM = "Make the room"
ROOM_CODE = "Room code"
ENTER_ROOM = "Go to the room"
NAME_MISSING = "Please type your name first."
CODE_MISSING = "Please type the code of the room."

# Lobby
ROOM = "Room"
INVITE = "Invite others"
INVITE_HELP = "They open this link or scan the code. No account is needed."
COPY_LINK = "Copy link"
PROJECTOR = "Open the table for a projector"
SEATS = "Seats"
FREE_SEAT = "Free seat"
BOT = "bot"
FULL = "All seats are taken. You can watch: stay here, and the table opens when the game begins."
HOST_STARTS = "The host starts the game."
ADD_BOT = "Add a bot"
REMOVE_BOT = "Remove"
START = "Start the game"
TAKE_SEAT = "Take a seat"
WATCHING = "You are watching."
BOT_PLAYS_ON = "Let a bot play on here"
AWAY_NOW = "This player is not connected at the moment."
AWAY = "away"
THAT_IS_YOU = "you"
FIRST_GAME = "This is my first game"
NEWCOMER = "first game"
QR_LABEL = "QR code of the room's link"

# Table
ROUND = "Round"
CHIPS_LEFT = "VP left"
DECK = "Deck"
LOG = "What happened"
MENU = "Menu"
PHASES = "Phases of this round"
OPPONENTS = "Opponents"
YOUR_TABLEAU = "Your tableau"
YOUR_HAND = "Your hand"
ASIDE = "Cards to choose from"
MORE = "Goals and fights"
WITH_PRESTIGE = "Prestige"
PRESTIGE_CARD_LEFT = "prestige card not used yet"
DAMAGED = "Damaged"
INVADERS = "Invaders"
AGAINST = "against"
REPULSE = "Repulse"
REPULSE_HELP = "If the Military of all players against the Xenos reaches the repulse value when an invasion begins, the Xenos are beaten and the game ends. Goods given against them lower it. What is still missing:"
DEFEATS = "Defeats"
ADMIRALS = "Admirals"
STRENGTH = "Strength"
INVADER = "Invader"
GIVEN = "Goods given"
AWARDS = "Award VP"
QUESTION = "What to do now"
MILITARY = "Military"
WINDFALL = "Windfall"
FACES = {"icons": "Icons", "words": "Words", "both": "Both"}
CARDS_SHOW = "Cards show"
HIDDEN_CARD = "A card you cannot see"
UNDO = "Undo"
SENDING = "Sending\u2026"
SUGGEST = "Suggest"
PLAN_FOR = {"points": "Most points", "cards": "Most cards"}
PLAN_ALL = "Use all"
PLAN_STOPS = "Something has changed, so the plan stops here. Please go on by hand."
PLAN_HELP = "Nothing is sent before you confirm. You can also use the powers one by one."
ONE_BY_ONE = "Or one by one:"
DO_ALL = "Do all this"
LAST_ROUND = "Last round"
CHIPS_OUT = "The VP chips have run out."
HELP = "Symbols and rules"
EMPTY_HAND = "Your hand is empty."
NOTHING_YET = "Nothing to tell."
EVERYBODY = "All"
ALL_PHASES = "All"
PHASES_OF_LOG = "Phase"
THINKING = "thinking"
READY = "ready"
TURN_TITLE = "Your turn"

# The guided first game
GUIDE = {True: "Explain the game as it goes: on", False: "Explain the game as it goes: off"}
GOT_IT = "Got it"
NO_MORE_TIPS = "No more tips"
# key: title, what is told, and signs that belong to it
LESSONS = {
    "goal": ["What it is about", "Whoever has most victory points (VP) at the end wins. The cards you place are worth VP, and goods that you consume bring VP chips.", ["vp"]],
    "card": ["A card is three things", "Build it, and it works for you. Or spend it: cards of your hand are your money. Or it lies face down on a world as a good.", ["world", "discard", "good-any"]],
    "actions": ["Choose an action", "Everybody chooses in secret. Each phase that somebody chose takes place for everybody, from I to V; who chose it has a bonus. Not sure? Settle is a good beginning.",
                ["explore", "develop", "settle", "consume", "produce"]],
    "explore": ["Explore: new cards", "Look at the cards you drew, and keep what fits what you have. The \u201ci\u201d on a card opens all about it.", ["see"]],
    "develop": ["Develop: a development", "The price stands on each card that you can afford. Developments (diamond) have powers that help in every later round.", ["development"]],
    "settle": ["Settle: a world", "Worlds (circle) are paid for with cards. A filled kind of good: it produces in phase V. An outlined one: it comes with a good at once.", ["world", "good-novelty", "windfall-novelty"]],
    "military": ["Military worlds", "A world with a shield is not paid for: you take it if your Military reaches the number in the shield. That costs no card.", ["defence", "military"]],
    "six": ["A card with a ?", "It is worth more the more fitting cards you have at the end. Open it with the \u201ci\u201d to see for what, and what it would be worth.", ["vp"]],
    "nothing": ["Nothing to place", "No card of your hand can be placed now: open one to see why not. You pass, and lose nothing.", ["info"]],
    "pay": ["Paying", "Pick the cards of your hand that you can do without: they are discarded. \u201cSuggest\u201d picks those that promise least; you can still change it.", ["discard"]],
    "sell": ["Selling a good", "As Consume: Trade is your action, you first sell one good for cards. Rarer kinds bring more: Novelty 2, Rare 3, Genes 4, Alien 5.", ["trade"]],
    "consume": ["Consume: goods become points", "Everybody uses their Consume powers. You can take a plan and see each step before it is done, or use the powers one by one.", ["consume", "vp"]],
    "produce": ["Produce: a windfall world", "Production worlds have just got their goods by themselves. As Produce is your action you may also fill one windfall world.", ["produce"]],
    "limit": ["Ten cards at most", "At the end of a round you can keep ten cards. It is better to spend cards early than to lose them here.", ["hand"]],
    "others": ["What do the others do?", "The strip above shows who chose which phase. If you expect somebody to choose a phase that helps you, choose another one: you get both.", ["settle", "develop"]],
    "goods": ["You have a good", "Sell it for cards with Consume: Trade, or use it with a Consume power for VP. Then Produce can fill production worlds again.", ["good-any", "trade", "consume"]],
    "end": ["How it ends", "The last round is the one in which somebody has twelve cards in their tableau, or the VP chips run out. The header counts the chips that are left.", ["deck", "vp"]],
}

# Piles and all cards
PILES = "Piles and chips"
DISCARDS = "Discards"
CHIPS = "VP chips"
HAND = "Cards in hand"
POINTS_NOW = "Points now"
TABLEAU = "Cards in the tableau"
GOODS = "Goods"
ALL_CARDS = "All cards of this game"
SEARCH_CARDS = "Name or text"
SORT = "Sort"
SET = "Set"
EVERY_CARD = "All cards"
EVERY_SET = "All sets"
NO_CARD_FITS = "No card is like that."
SORTS = {"world": "Worlds", "military": "Military worlds", "windfall": "Windfall worlds", "production": "Production worlds", "development": "Developments",
         "six": "\u201c?\u201d developments", "start": "Start worlds"}
SETS = {"base": "Base game", "tgs": "The Gathering Storm", "rvi": "Rebel vs Imperium", "bow": "The Brink of War", "aa": "Alien Artifacts", "xi": "Xeno Invasion",
        "nw": "New Worlds", "persian": "Persian game"}
SEEN = {"hand": "yours", "table": "in play", "shown": "turned up"}

# Card sheet
POWERS = "Powers"
NO_POWERS = "This card has no powers."
SCORING = "Points at the end"
PRICE_NOW = "What placing it takes now"
WAYS_NOW = "Ways to take it now"
WORTH_NOW = "What it is worth now"
CHOOSE_THIS = "Choose this card"
PUT_BACK = "Put it back"
WHY_NOT = "Why you cannot choose it"

# End
GAME_OVER = "Final score"
REMATCH = "Play again with the same seats"
TOTAL = "Total"
SOURCES = {"chips": "VP chips", "worlds": "Worlds", "developments": "Developments", "bonus": "6-cost bonuses", "goals": "Goals", "prestige": "Prestige",
           "awards": "Award VP", "tiles": "Bonus tiles"}
POINTS_BY_CARD = "Points, card by card"
POINTS_BY_ROUND = "Points, round by round"
AS_TABLE = "As a table"
ACTIONS_BY_ROUND = "Actions chosen"
CARDS_DRAWN = "Cards drawn"
DRAWN_BY = ("Exploring", "Trade", "Otherwise")

# Projector
STILL_THINKING = "Still thinking"
SCAN_TO_JOIN = "Scan to join"
OPEN_LINK = "or open"

# What choosing an action brings beyond what everybody does, as short as a button needs it
BONUSES = {
    "explore+5": "Draw 5 more cards to choose from.",
    "explore+1+1": "Draw 1 more and keep 1 more.",
    "develop": "Your development costs 1 less.",
    "develop2": "A second Develop phase.",
    "settle": "Draw 1 card after your world.",
    "settle2": "A second Settle phase.",
    "trade": "First sell one good for cards.",
    "double": "VP chips for goods are doubled.",
    "produce": "One windfall world gets a good too.",
    "repair": "Two of your worlds are repaired.",
    "search": "Turn up cards until one is what you look for.",
    "prestige explore+5": "Draw 11 more and keep 1 more.",
    "prestige explore+1+1": "Draw 7 more and keep 2 more.",
    "prestige develop": "Your development costs 3 less.",
    "prestige develop2": "It costs 3 less in the second phase.",
    "prestige settle": "3 less, or 2 more Military.",
    "prestige settle2": "The same in the second phase.",
    "prestige trade": "3 cards more; 2\u00d7 VP; cards for VP.",
    "prestige double": "VP chips for goods are tripled.",
    "prestige produce": "Two windfall goods and 3 cards.",
}
SMALL_BONUSES = {
    "explore": "Draw 4 cards instead of 2.",
    "develop": "Your development costs 1 less.",
    "settle": "Draw 1 card after your world.",
    "consume": "Each good brings 2 VP instead of 1.",
    "produce": "All your windfall worlds get goods too.",
}

KEYBOARD = "By keyboard"
KEYBOARD_HELP = "F6 goes to the next part of the page, Shift F6 back. Arrow keys go from card to card; Enter picks a card, and the sign beside it opens its sheet. Escape closes a sheet."

# What each phase is, in a sentence
PHASE_HELP = {
    "explore": "Everybody draws 2 cards and keeps 1. Whoever chose Explore draws more (+5) or keeps more (+1,+1).",
    "develop": "Everybody may place one development and pays its cost with cards of the hand. Whoever chose it pays 1 less.",
    "settle": "Everybody may place one world: pay its cost, or have enough Military for its defence. Whoever chose it draws 1 card afterwards.",
    "consume": "Everybody must use their Consume powers. Trade sells one good for cards first; 2\u00d7 doubles the VP chips.",
    "produce": "Every production world without a good gets one. Whoever chose it also fills one windfall world.",
    "search": "Who searches turns up cards until one is of the sort they named, and takes it.",
    "invasion": "From round 3 on the Xenos attack at the end of the round: everybody meets an invader. Who is stronger wins award VP, who is not has a world damaged.",
}

# What each sign means: [icon, sentence]
SIGNS = [
    ["explore", "Phase I. Everybody draws cards and keeps some."],
    ["develop", "Phase II. Everybody may place a development."],
    ["settle", "Phase III. Everybody may place a world."],
    ["consume", "Phase IV. Everybody uses goods for points and cards."],
    ["world", "Circle: a world. The number is its cost in cards."],
    ["defence", "Shield: a military world. The number is its defence; your Military must reach it. It is not paid for."],
    ["development", "Diamond: a development. The number is its cost in cards."],
    ["vp", "Hexagon: victory points."],
    ["good-novelty", "N, circle: Novelty goods. Sold for 2 cards."],
    ["good-rare", "R, square: Rare elements. Sold for 3 cards."],
    ["good-genes", "G, leaf: Genes. Sold for 4 cards."],
    ["good-alien", "A, triangle: Alien technology. Sold for 5 cards."],
    ["good-any", "Any kind of good."],
    ["windfall-novelty", "Outlined: a windfall world. It gets one Novelty good when placed, and is not refilled by itself."],
    ["windfall-rare", "Outlined: a windfall world of Rare elements."],
    ["windfall-genes", "Outlined: a windfall world of Genes."],
    ["windfall-alien", "Outlined: a windfall world of Alien technology."],
    ["windfall-any", "Outlined: a windfall world of any kind."],
    ["see", "Draw more cards when exploring."],
    ["keep", "Keep more cards when exploring."],
    ["discount", "Costs less."],
    ["military", "Military strength. A kind or keyword behind it: only against worlds of that sort."],
    ["pay", "Pay for a military world instead of conquering it."],
    ["draw", "Draw cards."],
    ["discard", "Discard cards, or this card, for the effect."],
    ["trade", "More cards when selling a good."],
    ["here", "Only for the good on this very card."],
    ["produce", "Puts a good on a world."],
    ["most", "If you produced most of them."],
    ["gamble", "Name a number and turn up a card."],
    ["arrow", "What stands before it is used or given, what stands behind it is what you get."],
    ["check", "After you have placed the card."],
    ["card", "For each card of a sort; its sentence says which."],
    ["hand", "Cards of the hand."],
    ["saved", "A card is saved under this one."],
    ["shield", "Defence of your worlds."],
    ["burst", "A takeover: fighting for a world of another player."],
    ["repair", "Repairs damaged worlds."],
    ["close", "Crossed out: what stands before it is not possible, or is prevented."],
    ["deck", "Cards of the tableau."],
    ["wait", "You choose your action after the others."],
    ["prestige", "Prestige: 1 VP each at the end, and who has most gets more every round."],
    ["chromosome", "Chromosome: means nothing by itself, other cards count it."],
    ["rebel", "Rebel: means nothing by itself, other cards count it."],
    ["imperium", "Imperium: means nothing by itself, other cards count it."],
    ["uplift", "Uplift: means nothing by itself, other cards count it. It is not the chromosome."],
    ["alien", "Alien, the keyword: means nothing by itself, other cards count it. It is not the kind of good."],
    ["terraforming", "Terraforming: means nothing by itself, other cards count it."],
    ["xeno", "Xeno: a world that only Military can take."],
    ["anti-xeno", "Anti-Xeno: means nothing by itself, other cards count it."],
]
SIGN_NAMES = {
    "explore": "Explore", "develop": "Develop", "settle": "Settle", "consume": "Consume",
    "world": "World", "defence": "Military world", "development": "Development", "vp": "Victory points",
    "good-novelty": "Novelty", "good-rare": "Rare elements", "good-genes": "Genes", "good-alien": "Alien technology", "good-any": "Any good",
    "windfall-novelty": "Windfall: Novelty", "windfall-rare": "Windfall: Rare elements", "windfall-genes": "Windfall: Genes",
    "windfall-alien": "Windfall: Alien technology", "windfall-any": "Windfall: any kind",
    "see": "Draw more", "keep": "Keep more", "discount": "Cheaper", "military": "Military", "pay": "Pay for military", "draw": "Draw",
    "discard": "Discard", "trade": "Trade", "here": "Only here", "produce": "Produce", "most": "Most", "gamble": "Gamble", "arrow": "Exchange",
    "check": "Afterwards", "card": "For each", "hand": "Hand", "saved": "Saved card", "shield": "Defence", "burst": "Takeover", "repair": "Repair",
    "close": "Not", "deck": "Tableau", "wait": "Choose last", "prestige": "Prestige", "chromosome": "Chromosome", "rebel": "Rebel", "imperium": "Imperium",
    "uplift": "Uplift", "alien": "Alien", "terraforming": "Terraforming", "xeno": "Xeno", "anti-xeno": "Anti-Xeno",
}


# Sentences with numbers and names

def cards(number):
    return "1 card" if number == 1 else f"{number} cards"


def cards_with_sign(number):
    return "1 card has it" if number == 1 else f"{number} cards have it"


def cards_found(designs, number):
    """How many designs the list of cards shows, and how many cards that are."""
    return f"1 card, in {copies(number)}" if designs == 1 else f"{designs} different cards, {number} in all"


def copies(number):
    return "1 copy" if number == 1 else f"{number} copies"


def seen(place, number):
    """Where copies of a card have been seen."""
    return f"{number} {SEEN[place]}"


def what_did(name):
    return f"What {name} did"


def goods_of(kind):
    """A heading for the number of goods of this kind."""
    return f"{kind} goods"


def chose(titles):
    return f"Chose {listed(titles)} this round"


def of_all(number, all):
    return f"{number} of {all}"


def points(number):
    return f"{number} VP"


def explained_kind(card, good):
    """What the kind of a world means for its good; "" for cards that never hold one. `good` names kinds."""
    if card.production == "windfall":
        return f"Windfall: it gets one good ({good(card.good)}) when it is placed. Produce does not refill it by itself."
    if card.production == "production":
        return f"Production: in the Produce phase it gets a good ({good(card.good)}) if it has none."
    return ""


def listed(names):
    """ "Ann", "Ann and Bo", "Ann, Bo and Cy" """
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + " and " + names[-1]


def waiting_for(names):
    return f"Waiting for {listed(names)}."


def nudged_by(name):
    return f"{name} is waiting for you."


def remind(name):
    return f"Remind {name}"


def about(title):
    return f"About {title}"


def seats_taken(taken, total):
    return f"{taken} of {total} seats taken"


def seats_missing(number):
    return "One seat is still free" if number == 1 else f"{number} seats are still free"


def seat_numbers(seat, more):
    """What a screen reader says of a player's line: cards, chips, hand, goods; and `more`, texts of what the ruleset adds."""
    told = f"{cards(len(seat.tableau))} in the tableau, {points(seat.chips)} in chips, {cards(len(seat.hand))} in hand, goods: {len(seat.good_worlds)}"
    return ", ".join([told] + more)


def prestige(number, leads):
    return f"{number} prestige, leading" if leads else f"{number} prestige"


def goals(number):
    return "1 goal" if number == 1 else f"{number} goals"


def saved(number):
    return f"{cards(number)} saved"


def awards(number):
    return f"{number} award VP"


def damaged_worlds(number):
    return "1 damaged world" if number == 1 else f"{number} damaged worlds"


def goods_here(number):
    return "There is a good on it." if number == 1 else f"There are {number} goods on it."


def held_by(names):
    return f"Held by {listed(names)}."


def attack(attacker, world, owner, strength, defence):
    return f"{attacker} attacks {world} of {owner}: {strength} against {defence}"


def defeats(number):
    return f"Everybody has failed {number} of 2 times; the second time ends the game."


def tableau_of(name):
    return f"Tableau of {name}"


def chosen_by(names):
    return f"Chosen by {listed(names)}." if names else "Nobody chose it this round."


def you_chose(titles):
    return f"You chose {listed(titles)}." if titles else "You chose to place nothing."


def still_to_pick(number):
    return "Pick 1 more" if number == 1 else f"Pick {number} more"


def picked_of(picked, decision):
    """How many are picked of how many."""
    if decision.least == decision.most:
        return f"{picked} of {decision.most} picked"
    return f"{picked} picked, up to {decision.most}"


def price(how, number, defence):
    """What a card of the hand takes: cards to pay, or the Military against its defence."""
    if how == "conquer":
        return f"{number} \u2265 {defence}"
    return "free" if number == 0 else f"pay {number}"


def loses(names, with_goods):
    """Cards of the tableau that a way discards, and those of them whose goods go too."""
    goods_too = f" The good on {listed(with_goods)} is lost too." if with_goods else ""
    return f"This discards {listed(names)} from your tableau.{goods_too}"


def warning(warning, say, title):
    """What is about to be lost, see losses.py: `say` is the wording, title(card) the name of a card."""
    if warning[0] == "pass":
        return still_possible([title(card) for card in warning[1]], warning[2])
    if warning[0] == "over":
        return f"You hold {cards(warning[1])}; at the end of the round you keep {warning[2]}."
    if warning[0] == "idle":
        return f"{IDLE_ACTIONS[warning[1].split()[-1]]} Only the others would gain."
    return "The game ends with this round: goods that are left bring nothing."


IDLE_ACTIONS = {
    "trade": "You have no good to sell.", "double": "You have no goods to use.", "consume": "You have no goods to use.",
    "develop": "You hold no development.", "settle": "You hold no world.", "produce": "None of your worlds would get a good.",
}


def still_possible(names, placing):
    """Cards that could still be placed, or used; three of them by name."""
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return f"You could still {'place' if placing else 'use'} {', '.join(names[:3]) + more if more else listed(names)}."


def recap(number):
    return f"What happened in round {number}"


def full_tableau(names):
    return f"The tableau of {listed(names)} is full." if len(names) == 1 else f"The tableaus of {listed(names)} are full."


def brings(vp, number_of_cards, prestige_gained):
    """What a plan comes to: "4 VP + 2 cards"; cards given away count against it."""
    parts = [points(vp)] if vp else []
    if number_of_cards > 0:
        parts.append(cards(number_of_cards))
    if prestige_gained:
        parts.append(f"{prestige_gained} prestige")
    lost = f" \u2212 {cards(-number_of_cards)}" if number_of_cards < 0 else ""
    return (" + ".join(parts) or points(0)) + lost


def goods_stay(names):
    """Goods that nothing uses, by their worlds."""
    return f"Not used: the good on {listed(names)}." if len(names) == 1 else f"Not used: the goods on {listed(names)}."


def winner(names):
    return f"{listed(names)} wins!" if len(names) == 1 else f"{listed(names)} share the victory!"


def you_are(name):
    return f"Here you are {name}."


def you_win(shared):
    return "You share the victory!" if shared else "You win!"


# The button that sends: by question, with the name of what is picked ("" if several or none)

CONFIRM = {
    "setup.start": "Start with",
    "setup.discard": "Discard",
    "setup.save": "Save",
    "explore.give": "Discard",
    "explore.keep": "Keep",
    "explore.discard": "Discard",
    "develop.choose": "Build",
    "develop.discard": "Discard",
    "develop.save": "Save",
    "settle.choose": "Settle",
    "settle.save": "Save",
    "settle.good": "Discard",
    "settle.discard": "Discard",
    "settle.more": "Use",
    "settle.another": "Settle",
    "settle.replacement": "Place",
    "settle.replaced": "Replace",
    "settle.attack": "Attack",
    "takeover.cancel": "Save",
    "takeover.pay": "Discard",
    "consume.trade": "Sell from",
    "consume.power": "Use",
    "consume.goods": "Consume",
    "consume.discard": "Discard",
    "consume.gamble": "Bet on",
    "consume.stake": "Show",
    "consume.prize": "Take",
    "produce.contribute": "Give",
    "produce.windfall": "Produce on",
    "produce.power": "Use",
    "produce.world": "Choose",
    "produce.pay": "Discard",
    "round_end.discard": "Discard",
    "invasion.defend": "Use",
    "invasion.pay": "Discard",
    "invasion.damage": "Damage",
}
PAYING = ("develop.pay", "settle.pay")
BY_WAY = ("develop.way", "settle.way", "takeover.attack", "takeover.defence", "search.keep")
NOTHING = {
    "develop.choose": "Build nothing",
    "settle.choose": "Settle nothing",
    "settle.more": "Use no more powers",
    "settle.another": "Settle nothing",
    "settle.replacement": "Replace nothing",
    "settle.attack": "Attack nothing",
    "consume.power": "Use no more powers",
    "consume.discard": "Discard nothing",
    "consume.stake": "Show nothing",
    "produce.contribute": "Give nothing",
    "produce.source": "Leave it open",
    "produce.power": "Use no more powers",
    "invasion.defend": "Give up",
    "explore.give": "Discard nothing",
    "settle.good": "Discard nothing",
    "takeover.pay": "Discard nothing",
    "takeover.cancel": "Cancel nothing",
}


def confirm(ask, count, title):
    """What the button says: it names the one option, or how many are picked."""
    if count == 0:
        return NOTHING.get(ask, "Go on")
    if ask in PAYING:
        return f"Pay with {title}" if title else f"Pay {cards(count)}"
    if ask in BY_WAY:
        return "Do it"
    word = CONFIRM.get(ask, "Choose")
    if title:
        return f"{word} from {title}" if ask in BY_GOOD else f"{word} {title}"
    return f"{word} {goods(count)}" if ask in BY_GOOD else f"{word} {cards(count)}" if word in BY_CARD else word


def goods(number):
    return "1 good" if number == 1 else f"{number} goods"


BY_GOOD = ("consume.goods", "produce.contribute")
BY_CARD = ("Discard", "Keep")


# Testers

TESTING = "Test a position"
POSITION = "A position, or a whole report of a problem"
WHO_SITS = "Who sits there, in order: Ann, bot, - (free)"
SEED = "Seed of the cards that are not named"
OPEN_SCENARIO = "Open the room"
REPORT = "Report a problem"
REPORT_HELP = "You get one text file: what you see, what has happened, and the versions of everything. As long as the game runs, no secret of other players is in it. Send it to whoever runs this server."
REPORT_WHAT = "What went wrong?"
SAVE_REPORT = "Save the file"


# Lessons

TEACH = "Teach"
TEACH_HELP = "You hold the remote: everything on the big screen is explained, and all phones wait when you want them to."
LESSON = "Lesson"
SCRIPTS = [["first", "Your first race (45 minutes)"], ["consume", "Consume"], ["military", "Military"], ["", "A real game with a remote"]]
OPEN_LESSON = "Open the lesson"
LOOK_UP = "Look up: the lesson is on the big screen."
ANSWERED = "You have answered."
YOUR_MOVE = "What would you do?"
NOTHING_CHOSEN = "Nothing"
FROZEN = "The game waits"
NOW = "The game as it stands"
BACK = "Back"
FORWARD = "Next"
FREEZE = "Freeze all phones"
RELEASE = "Let them play"
LIVE = "To the present"
SLOW = "Slowly"
TAKE_BACK = "Take back for all"
WHAT_IF = "What if"
BRANCH_HELP = "A copy of the game as it is shown. Anybody may sit down and play on; the real game is not touched."
ALL_HANDS = "All hands"
OPEN_HAND = "Hand"
QUESTION_OF_BANK = "Question"
ASK = "Ask everybody"
BANK = [     # what the questions are about, in order
    [1, "Paying for a military world"], [2, "Military against one kind"], [3, "Cheaper worlds"], [4, "Military for one phase"],
    [5, "A world for nothing"], [6, "Cheaper developments"], [7, "Too few goods"], [8, "All goods at once, doubled"], [9, "Cards for points"],
    [10, "Different kinds of goods"], [11, "Points and cards for goods"], [12, "What a sale brings"], [13, "A sale without bonuses"],
    [14, "Who produced most"], [15, "A world that has its good"], [16, "A bonus for nothing"], [17, "The last chip"],
    [18, "6-cost: chips and cards"], [19, "6-cost: Military"], [20, "A tie"], [21, "6-cost: Consume powers"], [22, "A first goal for two"],
    [23, "Move: which world"], [24, "Move: which good"], [25, "Move: which power first"], [26, "Move: which development"],
]
NEW_NAME = "New name"
RENAME = "Rename"
POINT = "Point at this card"
END_LESSON = "End the lesson"
END_HELP = "The lesson and its tables end for everybody. All names, answers and games are deleted for good; save the results first if you want them."
END_FOR_ALL = "End it for everybody"
NOT_YET = "Not yet"


def past(step, steps):
    return f"The past: step {step} of {steps}"


def stop(number, of):
    return f"Stop {number} of {of}"


def hands_open(names):
    return "Open hands: " + (", ".join(names) if names else "all")


def hand_of(name):
    return f"Hand of {name}"


def answered(number):
    return "1 answer" if number == 1 else f"{number} answers"


def learners(number):
    return "1 learner without a seat" if number == 1 else f"{number} learners without a seat"


# The tables of a class

TABLES = "Everybody plays at a table"
SAME_DEAL = "The same cards at every table"
PRESET = "First hands"
DEAL_TABLES = "Deal the tables"
CALL_BACK = "Back from the tables"
RESULTS = "Results (CSV)"
TO_CLASS = "Back to the class"
VP = "VP"


def tables_of(number):
    return f"{number} at a table"
