"""What is wished for a new room, as plain data; fitting.py knows which wishes go together."""

SWITCHES = ("preset_hands", "two_actions", "promo", "goals", "takeovers", "invasion")

FIRST_WISH = {"ruleset": "base", "players": 2, "bots": 0, "edition": 2, "two_actions": False, "preset_hands": False, "promo": False,
              "goals": False, "takeovers": False, "invasion": False}


def room_of(wish):
    """The wish as the server wants it: without name and bots."""
    options = {name: wish[name] for name in SWITCHES + ("edition",)}
    return {"players": wish["players"], "ruleset": wish["ruleset"], "options": options}
