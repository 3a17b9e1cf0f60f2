"""An illustration for every card, drawn from its data: the same card always looks the same, on every screen.

Worlds are planets in the colour of their good (a halo: windfall; a glow: production); developments are patterns of
the phase they help in. Gradients live once in the page (`DEFINITIONS`); a picture only refers to them.
"""

STARS = 9
PLANETS = {
    "novelty": ("#9fd4ff", "#2f7fe0", "#0d2a66"),
    "rare": ("#ffd2a1", "#c0763a", "#4a2310"),
    "genes": ("#b8f5c4", "#379e58", "#0c3b22"),
    "alien": ("#fff3b0", "#d9ae22", "#57400a"),
    "any": ("#ffd9f3", "#a86bd6", "#2c4a6b"),
    "none": ("#dfe5f2", "#8792aa", "#2b3347"),
}
# the tint of a development: that of the first row of powers it has
ROWS = {
    "explore": "#4cc9e8",
    "develop": "#f5b942",
    "settle": "#ff7d6b",
    "trade": "#e58be6",
    "consume": "#b48cff",
    "produce": "#5fd38a",
    "none": "#f5b942",
}


class Dice:
    """A stream of small numbers that a text always begins in the same way (Lehmer, below 2^53 in every step)."""

    __slots__ = ("state",)

    def __init__(self, text):
        number = 7
        for letter in text:
            number = (number * 31 + ord(letter)) % 2147483647
        self.state = number or 1
        for _ in range(3):
            self.roll(2)

    def roll(self, sides):
        """A number from 0 to sides − 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state // 16 % sides

    def between(self, low, high):
        return low + self.roll(high - low + 1)


def gradient(name, colours):
    light, middle, dark = colours
    return (
        f'<radialGradient id="planet-{name}" cx=".35" cy=".3" r=".85"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset=".45" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
    )


def definitions():
    """The gradients that all pictures share, as one invisible SVG for the page."""
    planets = "".join([gradient(name, colours) for name, colours in PLANETS.items()])
    return (
        '<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>'
        + planets
        + '<radialGradient id="night" cx=".3" cy=".25" r=".95"><stop offset=".45" stop-color="#000" stop-opacity="0"/>'
        '<stop offset=".8" stop-color="#01030a" stop-opacity=".5"/><stop offset="1" stop-color="#01030a" stop-opacity=".85"/></radialGradient>'
        '<radialGradient id="glow"><stop offset=".7" stop-color="#fff" stop-opacity=".32"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
        "</defs></svg>"
    )


def picture(card):
    """The illustration of a card, as SVG."""
    dice = Dice(card.key)
    scene = world(card, dice) if card.kind == "world" else development(card, dice)
    return f'<svg class="art" viewBox="0 0 100 100" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">{stars(dice)}{scene}</svg>'


def stars(dice):
    dots = []
    for _ in range(STARS):
        size = "1.1" if dice.roll(4) == 0 else ".6"
        dots.append(f'<circle cx="{dice.roll(100)}" cy="{dice.roll(100)}" r="{size}"/>')
    return f'<g class="stars">{"".join(dots)}</g>'


# Worlds

def world(card, dice):
    kind = card.good or "none"
    x, y, radius = dice.between(60, 70), dice.between(62, 70), dice.between(27, 34)
    clip = f"disc-{card.key}"
    return (
        around(card, kind, x, y, radius)
        + f'<clipPath id="{clip}"><circle cx="{x}" cy="{y}" r="{radius}"/></clipPath>'
        + f'<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#planet-{kind})"/>'
        + f'<g clip-path="url(#{clip})">{surface(card, dice, x, y, radius)}</g>'
        + f'<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#night)"/>'
        + company(card, dice, x, y, radius)
    )


def around(card, kind, x, y, radius):
    """What surrounds the disc: the halo of a windfall world, the glow of a production world."""
    if card.production == "windfall":
        tint = PLANETS[kind][0]
        return (
            f'<circle cx="{x}" cy="{y}" r="{radius + 5}" fill="none" stroke="{tint}" stroke-width="2.4" opacity=".9"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius + 9}" fill="none" stroke="{tint}" stroke-width="1" opacity=".45"/>'
        )
    if card.production == "production":
        return f'<circle cx="{x}" cy="{y}" r="{radius + 8}" fill="url(#glow)"/>'
    return ""


def surface(card, dice, x, y, radius):
    """The face of the planet: bands, seas, craters or alien lines."""
    if "alien" in card.keywords:
        return lines(dice, x, y, radius)
    style = dice.roll(3)
    if style == 0:
        return bands(dice, x, y, radius)
    if style == 1:
        return seas(dice, x, y, radius)
    return craters(dice, x, y, radius)


def bands(dice, x, y, radius):
    tilt = dice.between(-28, 28)
    stripes = []
    height = -radius
    while height < radius:
        thick = dice.between(3, 9)
        shade = "#fff" if dice.roll(2) else "#000"
        stripes.append(f'<rect x="{x - 50}" y="{y + height}" width="100" height="{thick}" fill="{shade}" opacity=".{dice.between(10, 22)}"/>')
        height += thick + dice.between(2, 7)
    return f'<g transform="rotate({tilt} {x} {y})">{"".join(stripes)}</g>'


def seas(dice, x, y, radius):
    lands = []
    for _ in range(6):
        left, top = x + dice.between(-radius, radius), y + dice.between(-radius, radius)
        wide, high = dice.between(6, 17), dice.between(4, 10)
        lands.append(f'<ellipse cx="{left}" cy="{top}" rx="{wide}" ry="{high}" transform="rotate({dice.roll(180)} {left} {top})"/>')
    return (
        f'<g fill="#00122e" opacity=".34">{"".join(lands)}</g>'
        f'<ellipse cx="{x}" cy="{y - radius}" rx="{radius * 6 // 10}" ry="{radius // 4}" fill="#fff" opacity=".6"/>'
    )


def craters(dice, x, y, radius):
    holes = []
    for _ in range(8):
        left, top, size = x + dice.between(-radius, radius), y + dice.between(-radius, radius), dice.between(2, 6)
        holes.append(
            f'<circle cx="{left}" cy="{top}" r="{size}" fill="#000" opacity=".25"/>'
            f'<circle cx="{left - 1}" cy="{top - 1}" r="{size}" fill="none" stroke="#fff" stroke-width=".7" opacity=".35"/>'
        )
    return "".join(holes)


def lines(dice, x, y, radius):
    """The works of a vanished people: nested angular lines."""
    turn, sides = dice.roll(60), dice.between(3, 5)
    figures = []
    for size in (radius, radius * 7 // 10, radius * 4 // 10):
        side = size * 3 // 2
        for step in range(sides):
            angle = turn + step * 90 // sides
            figures.append(
                f'<rect x="{x - side // 2}" y="{y - side // 2}" width="{side}" height="{side}" transform="rotate({angle} {x} {y})"/>'
            )
    return f'<g fill="none" stroke="#1b1400" stroke-width="1" opacity=".38">{"".join(figures)}</g>'


def company(card, dice, x, y, radius):
    """Who is near: a fleet at a military world, a moon, a ring, the double helix of an uplift race."""
    if card.military:
        return fleet(card, dice, x, y, radius)
    if card.chromosome:
        return ""
    extra = dice.roll(3)
    if extra == 0:
        return f'<circle cx="{x - radius - 4}" cy="{y - radius // 2}" r="{dice.between(3, 5)}" fill="url(#planet-none)"/>'
    if extra == 1 and card.production == "none":
        return ring(dice, x, y, radius)
    return ""


def ring(dice, x, y, radius):
    tilt = dice.between(-30, 30)
    wide, high = radius + 13, radius // 3
    return (
        f'<path d="M{x - wide} {y}A{wide} {high} 0 0 0 {x + wide} {y}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".55" '
        f'transform="rotate({tilt} {x} {y})"/>'
    )


def fleet(card, dice, x, y, radius):
    """Red darts; as many as the world's defence, five at most."""
    ships = []
    for number in range(min(card.cost, 5)):
        left, top = x - radius + number * 9 - dice.roll(5), y - radius + 6 + dice.between(-3, 9) + number * 4
        ships.append(f'<path d="M{left} {top}l8 2.6-8 2.6 2-2.6z"/>')
    return f'<g fill="#ff5a6e" stroke="#2a0208" stroke-width=".5">{"".join(ships)}</g>'


# Developments

def development(card, dice):
    rows = [power.row for power in card.powers if power.row in SHAPES]
    row = rows[0] if rows else "none"
    tint = ROWS[row]
    figure = SHAPES[row](dice)
    crown = rays() if card.scores else ""
    return f'<g fill="none" color="{tint}" stroke="{tint}" stroke-width="1.5" opacity=".85">{crown}{figure}</g>'


def rays():
    """A "?" development shines."""
    spokes = [f'<path d="M66 66L66 -20" transform="rotate({turn} 66 66)"/>' for turn in range(0, 360, 20)]
    return f'<g opacity=".3">{"".join(spokes)}</g>'


def radar(dice):
    rings = "".join([f'<circle cx="66" cy="66" r="{size}" opacity="{opacity}"/>' for size, opacity in ((10, "1"), (20, ".8"), (30, ".6"), (42, ".4"))])
    angle = dice.roll(360)
    return rings + f'<path d="M66 66L66 24A42 42 0 0 1 102 44z" fill="currentColor" stroke="none" opacity=".14" transform="rotate({angle} 66 66)"/>'


def diamonds(dice):
    figures = []
    for size in (36, 26, 16, 7):
        turn = dice.between(-9, 9)
        figures.append(f'<path d="M66 {66 - size}L{66 + size} 66 66 {66 + size} {66 - size} 66z" transform="rotate({turn} 66 66)"/>')
    return "".join(figures)


def chevrons(dice):
    turn = dice.between(-35, 35)
    figures = [f'<path d="M{40 + step} 90L{66} {44 + step} {92 - step} 90"/>' for step in (0, 8, 16)]
    return f'<g transform="rotate({turn} 66 66)">{"".join(figures)}<path d="M66 24l9 22-9-6-9 6z" fill="currentColor"/></g>'


def orbits(dice):
    turn = dice.roll(60)
    figures = [f'<ellipse cx="66" cy="66" rx="38" ry="14" transform="rotate({turn + step} 66 66)"/>' for step in (0, 60, 120)]
    return "".join(figures) + '<circle cx="66" cy="66" r="6" fill="currentColor"/>'


def hexagons(dice):
    figures = []
    for column in range(4):
        for line in range(4):
            if dice.roll(4):
                x, y = 40 + column * 18, 40 + line * 20 + (column % 2) * 10
                filled = ' fill="currentColor" fill-opacity=".18"' if dice.roll(3) == 0 else ""
                figures.append(f'<path d="M{x - 11} {y}l5.5-9.5h11L{x + 11} {y}l-5.5 9.5h-11z"{filled}/>')
    return "".join(figures)


def gears(dice):
    turn = dice.roll(45)
    teeth = "".join([f'<path d="M66 28v10" transform="rotate({turn + step} 66 66)" stroke-width="5"/>' for step in range(0, 360, 45)])
    return f'{teeth}<circle cx="66" cy="66" r="27"/><circle cx="66" cy="66" r="{dice.between(8, 15)}"/>'


SHAPES = {
    "explore": radar,
    "develop": diamonds,
    "settle": chevrons,
    "trade": orbits,
    "consume": hexagons,
    "produce": gears,
    "none": diamonds,
}
