"""Small pieces of HTML. Every text that a person typed or that comes from a server passes through `esc`."""


def esc(text):
    """The text, harmless inside an element or a double-quoted attribute."""
    return (
        str(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


# marks that isolate what stands between them from the writing direction of what stands around it
ISOLATE, ISOLATES, ISOLATED = "\u2068", "\u2066\u2067\u2068", "\u2069"


def name_tag(name):
    """A person's name as typed; `bdi` keeps its right-to-left marks from turning the line around it."""
    return f'<bdi class="name">{esc(balanced(name))}</bdi>'


def noted(notes):
    """What else is to be said of a person, behind their name."""
    told = esc(" \u00b7 ".join(notes))
    return f' <span class="soft">({told})</span>' if notes else ""


def isolated(name):
    """A person's name for use in a sentence, which it cannot turn around either. Not HTML."""
    return ISOLATE + balanced(name) + ISOLATED


def balanced(name):
    """The name with every isolation ended that it begins, and without marks that would end the one around it."""
    kept, depth = [], 0
    for letter in name:
        depth += 1 if letter in ISOLATES else -1 if letter == ISOLATED else 0
        if depth >= 0:
            kept.append(letter)
        depth = max(depth, 0)
    return "".join(kept) + ISOLATED * depth


def initial(name):
    """What stands for a name where there is no room: its first letter or digit, else its first visible sign."""
    letters = list(name)
    for letter in [one for one in letters if one.isalnum()] + [one for one in letters if not invisible(one)]:
        return letter.upper()
    return "?"


# ranges of signs that show nothing by themselves: controls, spaces, joiners, marks of direction, combining marks, variation selectors, tags
INVISIBLE = ((0, 0x20), (0x7F, 0xA0), (0xAD, 0xAD), (0x300, 0x36F), (0x61C, 0x61C), (0x115F, 0x1160), (0x180B, 0x180F), (0x2000, 0x200F),
             (0x2028, 0x202F), (0x205F, 0x206F), (0x3000, 0x3000), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0),
             (0xE0000, 0xE0FFF))


def invisible(letter):
    code = ord(letter)
    for first, last in INVISIBLE:
        if first <= code <= last:
            return True
    return False


def in_digits(markup, digits):
    """The markup with its numbers, outside of tags, written in these ten digits."""
    if digits[0] == "0":
        return markup
    parts = markup.split("<")
    return "<".join([translated(parts[0], digits)] + [tag + closing + translated(text, digits) for tag, closing, text in [part.partition(">") for part in parts[1:]]])


def translated(text, digits):
    return "".join([digits[ord(letter) - 48] if "0" <= letter <= "9" else letter for letter in text])


def button(label, do, testid, option=None, style="", attributes=""):
    """A button that says `do` (and `option`) to the page when pressed. `label` is HTML."""
    chosen = "" if option is None else f' data-option="{esc(option)}"'
    return (
        f'<button type="button" class="button {style}" data-do="{do}"{chosen} data-testid="{esc(testid)}" {attributes}>'
        f"{label}</button>"
    )


def idle_button(reason, testid, style=""):
    """A button that cannot be pressed now; its label says what is missing."""
    return f'<button type="button" class="button {style}" disabled data-testid="{esc(testid)}">{reason}</button>'


def spoken(text):
    """Words for a screen reader only."""
    return f'<span class="hidden-text">{esc(text)}</span>'
