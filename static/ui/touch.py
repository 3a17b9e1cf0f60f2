"""What is touched shows it at once: what it does may take a phone longer to work out and to draw than a thumb waits for."""

from browser import window

from ui.dom import around

MARK = "data-touched"       # see page.css
AFTERGLOW = 100             # ms that the mark stays when the finger has gone: the click comes a moment later, and with it what it does


class Touch:
    """The one button that a finger or the mouse is on. `:active` would do, but browsers set it only when a touch is no longer likely to become a swipe."""

    __slots__ = ("button", "count")

    def __init__(self):
        self.button, self.count = None, 0

    def begin(self, event):
        self.end()
        self.button, self.count = around(event.target, "button"), self.count + 1
        if self.button is not None:
            self.button.setAttribute(MARK, "")

    def let_go(self, event):
        """Another touch may have begun before the mark goes."""
        touch = self.count

        def end():
            if touch == self.count:
                self.end()

        window.setTimeout(end, AFTERGLOW)

    def cancel(self, event):
        """It was a swipe."""
        self.end()

    def end(self):
        if self.button is not None:
            self.button.removeAttribute(MARK)
            self.button = None
