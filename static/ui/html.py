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
