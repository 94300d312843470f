"""Clocks: a budget for each seat and an increment for each move. They stand still while the server is away."""

from collections.abc import Sequence

from deskoherna.table.book import Book
from deskoherna.table.protocol import Clocks

Runs = Sequence[tuple[float, float]]
"""When earlier servers were alive: (from, to)."""


def counted(since: float, now: float, runs: Runs, started: float) -> float:
    """Seconds from `since` to `now` in which a server was alive; the present one since `started`."""
    before = sum(max(0.0, min(end, started, now) - max(begin, since)) for begin, end in runs)
    return before + max(0.0, now - max(since, started))


def clocked(book: Book, seat: int) -> bool:
    """Does this seat's clock run? Bots, also those standing in, play without one."""
    return (book.opened.clock is not None and book.turn_at[seat] is not None and book.seats[seat].bot is None)


def spent_ms(book: Book, seat: int, now: float, runs: Runs, started: float) -> int:
    """What the decision that is due has cost the seat so far."""
    since = book.turn_at[seat]
    if since is None or not clocked(book, seat):
        return 0
    return int(counted(since, now, runs, started) * 1000)


def clocks(book: Book, now: float, runs: Runs, started: float) -> Clocks | None:
    if book.opened.clock is None or book.log is None:
        return None
    seats = range(len(book.seats))
    left = [max(0, book.left_ms[i] - spent_ms(book, i, now, runs, started)) for i in seats]
    return Clocks(left, [i for i in seats if clocked(book, i)])
