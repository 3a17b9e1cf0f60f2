"""How messages change the model: `update(model, message) -> (model, effects)`, pure.

A message is `[kind, value]`: something the viewer did (`data-do`, `data-option`), a form sent, or word from the server.
An effect is data that `main` carries out:

["connect"]                     open the socket to the room, with the seat that the model holds
["emit", event, data]           send; the answer comes back as the message ["ack", …] (for "sync" as ["table", …])
["post", url, data, kind]       send a form; the answer comes back as the message [kind, …]
["game"]                        load the engine and the table, for which a game waits
["rest"]                        load everything, for which a sheet waits
["plan"]                        once the page is shown, the message ["plan", …]
["remember", key, value]        keep for the next visit
["forget", code]                nothing is kept of this room any more
["address", url]                show this address without loading it
["load", url]                   leave for this address
["later", kind, ms]             the message [kind, …] after that time
["size", number]                how much larger the projector's type is
["copy", text]                  put into the clipboard
["theme", name]                 light or dark
["reload"]                      load this page anew
["vibrate"]                     make the phone felt
["language", code]              the language of the page, which is known
["learn", code]                 load a language; once it is known this comes back as the message ["language", code]
"""

from ui import looking, rooms, sending, told, upkeep

HANDLERS = {}       # game.py adds those that need the engine
HANDLERS.update(rooms.HANDLERS)
HANDLERS.update(sending.HANDLERS)
HANDLERS.update(told.HANDLERS)
HANDLERS.update(upkeep.HANDLERS)
HANDLERS.update(looking.HANDLERS)


def update(model, message):
    """The model and the effects after this message; an unknown one changes nothing."""
    kind, value = message
    handler = HANDLERS.get(kind)
    return handler(model, value) if handler else (model, [])
