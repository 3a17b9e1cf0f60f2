"""What is touched shows it at once: what it does may take a phone longer to work out and to draw than a thumb waits for."""

from browser import window

MARK = "data-touched"       # see page.css
AFTERGLOW = 100             # ms that the mark stays when the finger has gone: the click comes a moment later, and with it what it does


class Touch:
    """The one button that a finger or the mouse is on. `:active` would do, but browsers set it only when a touch is no longer likely to become a swipe."""

    __slots__ = ("element",)

    def __init__(self):
        self.element = None

    def begin(self, event):
        self.end()
        try:
            self.element = event.target.closest("[data-do]")
        except KeyError:
            return      # nothing that can be pressed
        self.element.setAttribute(MARK, "")

    def let_go(self, event):
        window.setTimeout(self.end, AFTERGLOW)

    def cancel(self, event):
        """It was a swipe."""
        self.end()

    def end(self):
        if self.element is not None:
            self.element.removeAttribute(MARK)
            self.element = None
