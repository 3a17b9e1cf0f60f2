"""The browser's back button closes the sheet that lies over the page."""

from browser import window


class BackButton:
    """Adds an entry to the browser's history while a sheet is open: that is what the button takes away.

    guarded  is that entry there?
    tell     tells the page that the button was pressed over a sheet
    """

    __slots__ = ("guarded", "tell")

    def __init__(self, tell):
        self.guarded, self.tell = False, tell

    def guard(self, model):
        """After every message."""
        if model.sheet is not None and not self.guarded:
            window.history.pushState("", "", str(window.location.href))
            self.guarded = True

    def pressed(self, model):
        """Without a sheet the entry is but a leftover, and the viewer wants to leave."""
        if self.guarded:
            self.guarded = False
            if model.sheet is not None:
                self.tell("back")
            else:
                window.history.back()
        elif (str(window.location.pathname) == "/") != (model.place == "home"):
            window.location.reload()
