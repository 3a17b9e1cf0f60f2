"""Frames that nobody should send: broken, reordered, replayed and forged, made from what an honest page would send."""
import json

EVENTS = ("answer", "undo", "start", "rematch", "add_bot", "remove_bot", "newcomer", "sync", "connect", "disconnect", "*", "table", "", "too_large")
WORDS = ("", "setup.discard", "choose.actions", "steady", "skynet", "__class__", "constructor", "\x00", "ü" * 70, "0", "-1", "null", "develop")
NUMBERS = (-1, 0, 1, 2, 7, 2 ** 31, 2 ** 63, 10 ** 30, -10 ** 9, 0.5, 1e308)
NAMES = ("cid", "at", "count", "choice", "seat", "bot", "have", "number", "code", "room", "token", "version", "new", "__proto__")


class Adversary:
    """`rng` decides; `heard` are the contents of honest messages, which it replays and forges."""

    def __init__(self, rng):
        self.rng, self.heard, self.made = rng, [], 0

    def frame(self):
        text = "2%d%s" % (self.rng.randrange(1000), json.dumps([self.event(), *self.contents()]))
        return self.rng.choice((self.whole, self.whole, self.whole, self.cut, self.flipped, self.kind, self.deep, self.long))(text)

    def spoiled(self, content):
        """The right question, and none of its answers."""
        return "21" + json.dumps(["answer", {**content, "cid": self.cid(), "choice": ["skynet"]}])

    # A message

    def event(self):
        return self.rng.choice(EVENTS)

    def contents(self):
        return [self.content() for _ in range(self.rng.choice((1, 1, 1, 1, 1, 0, 2)))]

    def content(self):
        honest = dict(self.rng.choice(self.heard)) if self.heard else {}
        if self.rng.random() < 0.5:
            honest["cid"] = self.cid()
        for _ in range(self.rng.choice((0, 0, 1, 1, 2))):
            honest[self.rng.choice(NAMES)] = self.value()
        return honest if self.rng.random() < 0.9 else self.value()

    def cid(self):
        self.made += 1
        return f"forged-{self.made:08}"

    def value(self, depth=0):
        kinds = (lambda: self.rng.choice(WORDS), lambda: self.rng.choice(NUMBERS), lambda: self.rng.choice((None, True, False)),
                 lambda: self.rng.randrange(120), lambda: [self.value(depth + 1) for _ in range(self.rng.randrange(4))],
                 lambda: {self.rng.choice(NAMES): self.value(depth + 1)})
        return self.rng.choice(kinds[:4] if depth > 3 else kinds)()

    # A frame of it

    def whole(self, text):
        return text

    def cut(self, text):
        return text[:self.rng.randrange(len(text) + 1)]

    def flipped(self, text):
        place = self.rng.randrange(len(text))
        return text[:place] + chr(self.rng.randrange(0x300)) + text[place + 1:]

    def kind(self, text):
        return self.rng.choice("0123456789") + self.rng.choice(("", "/admin,", "1-", "9" * 12)) + text[1:]

    def deep(self, text):
        depth = self.rng.randrange(1, 3000)
        return text.replace("[", "[" * depth)[:6000]

    def long(self, text):
        return text[:-1] + "," + json.dumps("x" * self.rng.randrange(5000)) + "]"
