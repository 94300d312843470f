"""A position for the eye: the sketch of the terminal as text, and printed as an image, as a viewer may see it.

The image is the sketch, letter by letter in a grid (Pillow, with the letters it brings along; other signs are drawn
here). The boards of the browser are not drawn by Python.
"""

import math
import unicodedata
from functools import cache, cached_property
from typing import Any

import numpy as np

from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.sketch import Pen
from deskoherna.kit.view import Say
from deskoherna.kit.walked import walked
from deskoherna.kit.words import Words, words

MODES = ["ansi", "rgb_array"]
LANGUAGE, SEATS = "en", "ABCDEFGH"
_NAMED: Any = {f"seat:{k}": name for i, name in enumerate(SEATS) for k in (i, name.lower())}
WIDE, HIGH, SIZE, RIM = 9, 18, 15, 12
"""Pixels: a cell of the grid, the letters in it, and what is left free around."""
PAPER, INK = (246, 237, 219), (35, 28, 20)


def check_mode(mode: str | None) -> str | None:
    """A mode of rendering, or none; another one is refused."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render modes are {', '.join(MODES)}, not {mode!r}")
    return mode


def render(mode: str | None, game: Game, position: Any, viewer: int = SPECTATOR) -> Any:
    """What a viewer sees of a position: text, an array of pixels, or nothing where no mode was asked for."""
    if mode is None:
        return None
    drawn = text(game, position, viewer)
    return drawn if mode == "ansi" else image(drawn)


def text(game: Game, position: Any, viewer: int = SPECTATOR) -> str:
    """The sketch of the game, or its View field by field, below the sentence that says what is to be done."""
    voice = _Voice(words(game, LANGUAGE))
    view = game.view(position, viewer)
    drawn = walked(view, voice) if game.sketch is None else game.sketch(view, Pen(voice.words, SEATS, viewer=viewer))
    return f"{voice.say(view.prompt)}\n\n{drawn}"


class _Voice:
    """The English words of a game."""

    def __init__(self, given: Words) -> None:
        self.words = given

    def label(self, field: str) -> str:
        key = f"view-{field.replace('_', '-')}"
        return self.words.text(key) if self.words.has(key) else field.replace("_", " ")

    def name(self, point: str) -> str:
        axis, colon, which = point.partition(":")
        if not colon or axis == "seat":
            return str(_NAMED.get(point, point))
        return str(self.words.named(f"{axis}-{which}", which)[""])

    def say(self, what: Say) -> str:
        return self.words.say(what, **_NAMED)

    def seat(self, seat: int) -> str:
        return SEATS[seat]

    def yes_or_no(self, value: bool) -> str:
        return "yes" if value else "no"


# ---------------------------------------------------------------- printed


def image(drawn: str) -> Any:
    """Text as pixels: an array of bytes, `[row][column][colour]`."""
    lines = drawn.splitlines() or [""]
    return np.asarray(_Sheet(max(map(len, lines)), lines).printed)


class _Sheet:
    """A sheet with a cell for each letter."""

    def __init__(self, columns: int, lines: list[str]) -> None:
        from PIL import Image, ImageDraw

        self.lines = lines
        self.printed = Image.new("RGB", (2 * RIM + WIDE * max(columns, 1), 2 * RIM + HIGH * len(lines)), PAPER)
        self.draw = ImageDraw.Draw(self.printed)
        for row, line in enumerate(lines):
            for column, letter in enumerate(line):
                if letter != " ":
                    self.put(RIM + WIDE * column, RIM + HIGH * row, letter)

    @cached_property
    def font(self) -> Any:
        """The letters."""
        from PIL import ImageFont

        return ImageFont.load_default(SIZE)

    def put(self, x: int, y: int, letter: str) -> None:
        """One letter or sign in its cell."""
        shapes = SIGNS.get(letter)
        if shapes is None:
            plain = unicodedata.normalize("NFKD", letter)[0]
            self.draw.text((x + WIDE / 2, y + HIGH * 0.72), plain, INK, font=self.font, anchor="ms")
            return
        for kind, *at in shapes:
            points = [(x + WIDE * a, y + HIGH * b) for a, b in at]
            if kind == "line":
                self.draw.line(points, INK, 1)
            elif kind == "disc":
                self.draw.ellipse([*points[0], *points[1]], INK)
            elif kind == "ring":
                self.draw.ellipse([*points[0], *points[1]], None, INK)
            else:
                self.draw.polygon(points, INK)


Shape = tuple[Any, ...]
"""How it is drawn, and where: points as shares of a cell."""


def _arrow(dx: float, dy: float) -> list[Shape]:
    """From the middle both ways, with a head; as wide as high on the sheet."""
    tall = WIDE / HIGH
    tip, tail = (0.5 + dx * 0.45, 0.5 + dy * 0.45 * tall), (0.5 - dx * 0.45, 0.5 - dy * 0.45 * tall)
    side = (-dy * 0.3, dx * 0.3 * tall)
    neck = (0.5 + dx * 0.05, 0.5 + dy * 0.05 * tall)
    head = [(neck[0] + side[0], neck[1] + side[1]), tip, (neck[0] - side[0], neck[1] - side[1])]
    return [("line", tail, tip), ("line", *head)]


@cache
def _star() -> tuple[tuple[float, float], ...]:
    turns = [(math.pi * k / 5 - math.pi / 2, 0.5 if k % 2 == 0 else 0.2) for k in range(10)]
    return tuple((0.5 + r * math.cos(a), 0.5 + r * math.sin(a) * WIDE / HIGH) for a, r in turns)


def _dots(apart: float) -> list[Shape]:
    """Shading: dots in rows, every other row moved by half."""
    rows = int(1 / (apart * WIDE / HIGH))
    return [
        ("line", (x, y), (x, y))
        for k in range(rows)
        for y in [k * apart * WIDE / HIGH]
        for x in np.arange((k % 2) * apart / 2, 1, apart).tolist()
    ]


D = math.sqrt(0.5)
HALF = WIDE / HIGH / 2
"""Half the width of a cell, as a share of its height."""
SIGNS: dict[str, list[Shape]] = {
    "→": _arrow(1, 0),
    "←": _arrow(-1, 0),
    "↑": _arrow(0, -1),
    "↓": _arrow(0, 1),
    "↗": _arrow(D, -D),
    "↖": _arrow(-D, -D),
    "↘": _arrow(D, D),
    "↙": _arrow(-D, D),
    "═": [("line", (0, 0.44), (1, 0.44)), ("line", (0, 0.58), (1, 0.58))],
    "║": [("line", (0.35, 0), (0.35, 1)), ("line", (0.65, 0), (0.65, 1))],
    "░": _dots(0.5),
    "▒": _dots(0.25),
    "−": [("line", (0.1, 0.5), (0.9, 0.5))],
    "–": [("line", (0.05, 0.5), (0.95, 0.5))],
    "×": [
        ("line", (0.15, 0.5 - HALF * 0.7), (0.85, 0.5 + HALF * 0.7)),
        ("line", (0.15, 0.5 + HALF * 0.7), (0.85, 0.5 - HALF * 0.7)),
    ],
    "●": [("disc", (0.05, 0.5 - HALF * 0.9), (0.95, 0.5 + HALF * 0.9))],
    "•": [("disc", (0.3, 0.5 - HALF * 0.4), (0.7, 0.5 + HALF * 0.4))],
    "·": [("disc", (0.4, 0.5 - HALF * 0.2), (0.6, 0.5 + HALF * 0.2))],
    "∞": [
        ("ring", (-0.05, 0.5 - HALF * 0.6), (0.5, 0.5 + HALF * 0.6)),
        ("ring", (0.5, 0.5 - HALF * 0.6), (1.05, 0.5 + HALF * 0.6)),
    ],
    "★": [("area", *_star())],
    "✓": [("line", (0.1, 0.5), (0.4, 0.65), (0.95, 0.3))],
    "⧗": [("area", (0.1, 0.25), (0.9, 0.25), (0.1, 0.75), (0.9, 0.75))],
    "♥": [
        ("disc", (0.02, 0.28), (0.54, 0.56)),
        ("disc", (0.46, 0.28), (0.98, 0.56)),
        ("area", (0.04, 0.48), (0.96, 0.48), (0.5, 0.78)),
    ],
    "♣": [
        ("disc", (0.28, 0.24), (0.72, 0.46)),
        ("disc", (0.02, 0.42), (0.48, 0.64)),
        ("disc", (0.52, 0.42), (0.98, 0.64)),
        ("area", (0.5, 0.4), (0.7, 0.78), (0.3, 0.78)),
    ],
    "☠": [
        ("ring", (0.1, 0.22), (0.9, 0.58)),
        ("disc", (0.25, 0.34), (0.45, 0.44)),
        ("disc", (0.55, 0.34), (0.75, 0.44)),
        ("line", (0.1, 0.64), (0.9, 0.8)),
        ("line", (0.1, 0.8), (0.9, 0.64)),
    ],
}
"""Signs of sketches that the letters of Pillow lack."""
