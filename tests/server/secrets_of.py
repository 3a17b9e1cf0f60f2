"""Finding what a viewer may not see in what was sent to it. It knows the messages (docs/PROTOCOL.md), and nothing of the code that makes them."""

HIDDEN = -1
UNKNOWN_WAVE = "?"
SECRET_STEPS = ("setup.start", "setup.discard", "choose.actions", "develop.choose", "settle.choose")
PRIVATE_PILES = ("hand", "drawn", "paid", "offered", "saved", "shed")
PRIVATE_NEWS = {"dealt": 2, "explored": 2, "kept": 2, "drew": 2, "gave": 3, "discarded": 2, "took saved": 2, "collected": 2}


def leaks(message):
    """Every secret in a `table` message, as a list of words."""
    you, game = message["you"], message["game"]
    found = [f"news {item}" for _, item in message["news"] if item[0] in PRIVATE_NEWS and item[1] != you and shown(item[PRIVATE_NEWS[item[0]]])]
    return found + leaks_of_game(game, you) if game else found


def leaks_of_game(game, you):
    found = [name for name in ("deck", "discards") if shown(game[name])]
    found += ["rng"] if any(game["rng"]) else []
    found += ["seed"] if "seed" in game or "seed" in game["options"] else []
    found += ["invaders"] if set(game["invasion"].get("waves", ())) - {UNKNOWN_WAVE} else []
    for seat in game["seats"]:
        found += ["good_cards"] if any(card >= 0 for card in seat["good_cards"]) else []
        if seat["index"] != you:
            found += [f"{name} of {seat['index']}" for name in PRIVATE_PILES if shown(seat[name])]
            found += [f"answer of {seat['index']}"] if game["at"] in SECRET_STEPS and answer_shown(game["at"], seat) else []
    return found


def answer_shown(at, seat):
    return bool(seat["actions"]) if at == "choose.actions" else seat["pick"] not in (None, HIDDEN)


def shown(cards):
    return any(card != HIDDEN for card in cards)
