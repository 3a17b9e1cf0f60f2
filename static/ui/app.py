"""The running page: its model, what shows it, and the messages that wait for the part of the program that understands them."""

from ui.back import BackButton
from ui.update import HANDLERS, update


class App:
    """
    model     what is shown, and `surface` what shows it
    effects   name → function(effect): what messages make happen outside of the model
    online    has the socket been opened?
    playable  can games be shown?
    waiting   messages that only the rest of the program understands
    button    the browser's back button
    pressed   does the mouse hold something?
    """

    __slots__ = ("model", "surface", "effects", "online", "playable", "waiting", "button", "pressed")

    def __init__(self):
        self.model, self.surface, self.effects, self.online, self.playable, self.waiting, self.pressed = None, None, {}, False, False, [], False
        self.button = BackButton(self.tell)

    def begin(self, model, surface, effects):
        self.model, self.surface, self.effects = model, surface, effects

    def tell(self, kind, value=None):
        """One message: a new model, shown, and its effects."""
        if kind not in HANDLERS and not self.model.complete:
            self.waiting.append([kind, value])
            self.carry_out(["rest"])
            return
        self.model, effects = update(self.model, [kind, value])
        self.show()
        self.button.guard(self.model)
        for effect in effects:
            self.carry_out(effect)

    def carry_out(self, effect):
        self.effects[effect[0]](effect)

    def show(self):
        """But not while something is pressed: it would be made anew before the mouse lets go of it, and browsers make no click of that."""
        if not self.pressed:
            self.surface.show(self.model)


app = App()
