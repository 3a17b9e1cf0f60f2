"""What is wished for a new room, as plain data; fitting.py knows which wishes go together."""

SWITCHES = ("two_actions", "promo", "goals", "takeovers", "invasion")

# Who has a preset hand, by the words of the form. Newcomers are a list of seats, which the server fills when they are known.
HANDS = {"off": False, "all": True, "newcomers": []}

FIRST_WISH = {"ruleset": "base", "players": 2, "bots": 0, "edition": 2, "two_actions": False, "preset_hands": False, "promo": False,
              "goals": False, "takeovers": False, "invasion": False}


def for_newcomers(options):
    """Are preset hands for those alone who say that it is their first game?"""
    return type(options["preset_hands"]) is list


def room_of(wish):
    """The wish as the server wants it: without name and bots."""
    options = {name: wish[name] for name in SWITCHES + ("preset_hands", "edition")}
    return {"players": wish["players"], "ruleset": wish["ruleset"], "options": options}
