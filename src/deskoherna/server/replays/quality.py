"""Looking back at a finished game: how good a decision was, and where the game turned. Numbers in, numbers out."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from deskoherna.server.wire.protocol import Result

WIN = 1000
SWING = 90
"""Thousandths by which a chance has to change for a turning point."""
MOST_SWINGS = 5


def final(result: Result, seat: int, together: bool) -> int:
    """What the end was worth to a seat: a shared first place is worth its share, won together all of it."""
    if seat not in result.winners:
        return 0
    return WIN if together else WIN // len(result.winners)


@dataclass(frozen=True)
class DecisionPoint:
    """A decision on the line of its seat."""

    seq: int
    seat: int
    chance: int
    loss: int


@dataclass(frozen=True)
class Swing:
    """A swing of one seat's chance, and the move that is named for it."""

    seq: int
    """The move that did it."""
    seat: int
    """Whose chance it is."""
    before: int
    after: int

    @property
    def swing(self) -> int:
        return abs(self.after - self.before)


def afters(points: Sequence[DecisionPoint], ends: Sequence[int], together: bool) -> list[int]:
    """For each decision what the same line says next: at the seat's next decision, or at the end."""
    found = []
    for n, here in enumerate(points):
        later = (p.chance for p in points[n + 1 :] if together or p.seat == here.seat)
        found.append(next(later, ends[here.seat]))
    return found


def cause(here: DecisionPoint, others: Sequence[tuple[DecisionPoint, int]], swing: int) -> int:
    """The move to name for a swing; `others` are the decisions of others before the seat's next, each with what came.

    A fall is the seat's own doing if its move lost half of it, else the doing of the other who gained most. A rise is
    the doing of another who lost half of it, else the seat's own.
    """
    if swing < 0 and here.loss * 2 < -swing and others:
        return max(others, key=lambda x: x[1] - x[0].chance)[0].seq
    if swing > 0 and others:
        worst = max(others, key=lambda x: x[0].loss)[0]
        if worst.loss * 2 >= swing:
            return worst.seq
    return here.seq


def swings(points: Sequence[DecisionPoint], ends: Sequence[int], together: bool) -> list[Swing]:
    """The largest swings of a game, in the order in which they came.

    `ends` is what the end was worth, by seat. Where all win together there is one line, whoever decides. The mirror
    of a swing on another seat's line is the same turning point.
    """
    came = afters(points, ends, together)
    found: list[Swing] = []
    for n, here in enumerate(points):
        others: list[tuple[DecisionPoint, int]] = []
        for other, after in zip(points[n + 1 :], came[n + 1 :], strict=True):
            if together or other.seat == here.seat:
                break
            others.append((other, after))
        found.append(Swing(cause(here, others, came[n] - here.chance), here.seat, here.chance, came[n]))
    kept: list[Swing] = []
    place = {p.seq: n for n, p in enumerate(points)}
    for turn in sorted(found, key=lambda t: (-t.swing, t.seq)):
        near = any(abs(place[turn.seq] - place[other.seq]) <= 1 for other in kept)
        if turn.swing >= SWING and not near and len(kept) < MOST_SWINGS:
            kept.append(turn)
    return sorted(kept, key=lambda t: t.seq)


def thinned(decisions: Sequence[tuple[int, int]], limit: int) -> tuple[list[int], int]:
    """About `limit` of the decisions (number, seat), evenly and for every seat alike; and of how many each stands."""
    every = max(1, -(-len(decisions) // limit))
    seen: Counter[int] = Counter()
    kept = []
    for number, seat in decisions:
        if seen[seat] % every == 0:
            kept.append(number)
        seen[seat] += 1
    return kept, every
