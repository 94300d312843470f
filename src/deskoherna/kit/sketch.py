"""Sketches: a position drawn in plain text, for the terminal.

A game may offer `sketch(view, pen) -> str`. It has the View and nothing else, so it can show nothing that the viewer
may not see. The pen knows the words of a language, who sits where, and which number each move of the list has: a place
that a move names gets that number, so that the player reads the drawing and types the number.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from deskoherna.kit.contract import SPECTATOR

if TYPE_CHECKING:
    from deskoherna.kit.words import Words

WIDTH = 100
LETTERS = "ABCDEFGH"
GAP = "  "
A_PAIR = 2


@dataclass(eq=False)
class Pen:
    """What a drawing is made with."""

    words: "Words"
    seats: Sequence[str] = ()
    """The names of those at the table; the letter of the seat where there is none."""
    numbers: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    """Target (`field:e4`) -> the numbers, in the list of moves, of the moves that name it, each with its verb."""
    width: int = WIDTH
    viewer: int = SPECTATOR
    """Whose moves the numbers are of."""
    drawn: set[int] = field(default_factory=set)
    """Numbers that stand in the drawing."""

    def text(self, key: str, **args: Any) -> str:
        """A message of the game's words."""
        return self.words.text(key, args)

    def name(self, axis: str, point: str) -> str:
        """The name of a point of an axis."""
        return str(self.words.named(f"{axis}-{point}", point)[""])

    def short(self, axis: str, point: str, size: int) -> str:
        """As much of a name as there is room for."""
        return self.name(axis, point)[:size]

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.seats[seat] if seat < len(self.seats) else LETTERS[seat]

    def mark(self, target: str, room: int, *only: str) -> str:
        """The numbers of the moves (of these verbs only) that name a place, if there is room for all; else nothing."""
        listed = [n for n, verb in self.numbers.get(target, {}).items() if not only or verb in only]
        text = ",".join(runs(listed))
        if not listed or len(text) > room:
            return ""
        self.drawn.update(listed)
        return text

    def wrap(self, items: Iterable[str], label: str = "", gap: str = GAP) -> list[str]:
        """Items one after another in lines that are not too long, the first behind a label."""
        return flow(items, self.width, label, gap)


def runs(numbers: Sequence[int]) -> list[str]:
    """Ascending numbers, three or more in a row as `4-7`."""
    found: list[list[int]] = []
    for n in numbers:
        if found and n == found[-1][-1] + 1:
            found[-1].append(n)
        else:
            found.append([n])
    return [text for run in found for text in ([f"{run[0]}-{run[-1]}"] if len(run) > A_PAIR else [str(n) for n in run])]


def flow(items: Iterable[str], width: int, label: str = "", gap: str = GAP) -> list[str]:
    """Items in lines of a width; lines after the first are set in as far as the label is long."""
    lead = " " * min(len(label), width // 3)
    lines, line, empty = [], label, True
    for item in items:
        if not empty and len(line) + len(gap) + len(item) > width:
            lines.append(line)
            line, empty = lead, True
        line += item if empty else gap + item
        empty = False
    return [one.rstrip() for one in [*lines, line]]


def beside(left: Sequence[str], right: Sequence[str], gap: int = 3) -> list[str]:
    """Two blocks side by side."""
    wide = max((len(line) for line in left), default=0) + gap
    rows = max(len(left), len(right))
    both = ([*block, *[""] * (rows - len(block))] for block in (left, right))
    return [(a.ljust(wide) + b).rstrip() for a, b in zip(*both, strict=True)]


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Cells under each other, two spaces between."""
    widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]
    return ["  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip() for row in rows]


class Canvas:
    """Characters on a grid that grows where they are put."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], str] = {}

    def put(self, x: int, y: int, text: str) -> None:
        """Write a text from this cell to the right."""
        for i, letter in enumerate(text):
            self.cells[x + i, y] = letter

    def centre(self, x: int, y: int, text: str) -> None:
        """A text with its middle at x."""
        self.put(x - len(text) // 2, y, text)

    def lines(self) -> list[str]:
        """From the outermost characters; empty space around is left away."""
        if not self.cells:
            return []
        xs, ys = {x for x, _ in self.cells}, {y for _, y in self.cells}
        return [
            "".join(self.cells.get((x, y), " ") for x in range(min(xs), max(xs) + 1)).rstrip()
            for y in range(min(ys), max(ys) + 1)
        ]
