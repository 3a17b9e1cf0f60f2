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


def name_tag(name):
    """A person's name as typed; `bdi` keeps right-to-left marks from turning the line around it."""
    return f'<bdi class="name">{esc(name)}</bdi>'


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
