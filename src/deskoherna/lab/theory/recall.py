"""What a seat has seen and done since the game began: information states with perfect recall.

An observation says what a seat sees now. What it saw earlier and has since gone is in the past of its information
state: every move as the seat was told of it (its own whole, others as their mask says), and every entry of its
observations that changed.
"""

from typing import Any, NamedTuple

from deskoherna.kit.game import Game
from deskoherna.lab.envs.observe import UNSEEN, Layout

NOTHING = 0


class Recall(NamedTuple):
    """The past of one seat: lines of text, and what it saw last. Two pasts are equal when their lines are."""

    seat: int
    lines: tuple[str, ...]
    seen: tuple[int, ...]

    @property
    def text(self) -> str:
        """The information state as a string."""
        return "\n".join(self.lines)


def begin(game: Game, layout: Layout, s: Any, seat: int) -> Recall:
    """The first look at what was dealt: entries that say something."""
    seen = tuple(layout.observe(s, seat).tolist())
    blank = (NOTHING,) * len(seen)
    return Recall(seat, (f"{game.slug}, seat {seat}: {changes(layout, blank, seen)}",), seen)


def go_on(game: Game, layout: Layout, past: Recall, before: Any, seat: int, move: int, after: Any) -> Recall:
    """The past after a move: `before` is the position in which the seat played it, `after` what came of it."""
    told = move if seat == past.seat else game.rules.mask(before, seat, move)
    seen = tuple(layout.observe(after, past.seat).tolist())
    who = "me" if seat == past.seat else f"+{(seat - past.seat) % layout.seats}"
    line = f"{who} {game.notate(told)}: {changes(layout, past.seen, seen)}"
    return Recall(past.seat, (*past.lines, line), seen)


def changes(layout: Layout, old: tuple[int, ...], new: tuple[int, ...]) -> str:
    """The entries that are others now."""
    names = layout.names
    return " ".join(
        f"{names[i]}={'?' if value == UNSEEN else value}"
        for i, (was, value) in enumerate(zip(old, new, strict=True))
        if was != value
    )
