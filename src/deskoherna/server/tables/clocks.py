"""Clocks: a budget for each seat and an increment for each move. They stand still while the server is away."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

from deskoherna.server.tables.table import Table
from deskoherna.server.wire.protocol import Clocks

Runs = Sequence[tuple[float, float]]
"""When earlier servers were alive: (from, to)."""
Holidays = Mapping[str, Runs]
"""When people are on holiday."""
NONE: Holidays = {}


MOST_S = 1.0
"""No more than this passes between two looks at the clock: a server that was stopped for longer was not alive."""
LOOK_S = 0.25
"""How often it is looked at."""


class AliveTime:
    """Seconds since 1970 as they passed for this server: by the monotonic clock from its start on, whatever is done to
    the clock on the wall, and standing still while the process does."""

    def __init__(self, started: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.started, self._monotonic = started, monotonic
        self._alive, self._looked = 0.0, monotonic()

    def now(self) -> float:
        looked = self._monotonic()
        self._alive += min(max(0.0, looked - self._looked), MOST_S)
        self._looked = looked
        return self.started + self._alive

    def not_before(self, moment: float) -> None:
        """Time does not run back: an earlier server was alive until this moment by its own clock."""
        self.started = max(self.started, moment)

    async def look(self) -> None:
        """Keep it going."""
        while True:
            self.now()
            await asyncio.sleep(LOOK_S)


def union(runs: Runs, until: float) -> Runs:
    """When any of several servers was alive, up to this moment; in order and apart from each other."""
    found: list[tuple[float, float]] = []
    for begin, end in sorted(runs):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((begin, end))
    return [(begin, min(end, until)) for begin, end in found if begin < until]


def counted(since: float, now: float, runs: Runs, started: float) -> float:
    """Seconds from `since` to `now` in which a server was alive; the present one since `started`."""
    before = sum(max(0.0, min(end, started, now) - max(begin, since)) for begin, end in runs)
    return before + max(0.0, now - max(since, started))


def standing_still(since: float, now: float, runs: Runs, started: float, holidays: Runs) -> float:
    """Of the seconds that count, those in which somebody was on holiday."""
    still, covered = 0.0, since
    for begin, end in sorted(holidays):
        begin, end = max(begin, covered), min(end, now)
        if end > begin:
            still += counted(begin, end, runs, started)
            covered = end
    return still


def clocked(table: Table, seat: int) -> bool:
    """Does this seat's clock run? Bots, also those standing in, play without one."""
    return table.opened.clock is not None and table.turn_at[seat] is not None and table.seats[seat].bot is None


def on_holiday(table: Table, seat: int, holidays: Holidays) -> Runs:
    """When this seat's clock stands still: at tables with days a move, while its person is on holiday."""
    clock, person = table.opened.clock, table.seats[seat].person
    return holidays.get(person, ()) if clock is not None and clock.each and person is not None else ()


def spent_ms(table: Table, seat: int, now: float, runs: Runs, started: float, holidays: Holidays = NONE) -> int:
    """What the decision that is due has cost the seat so far."""
    since = table.turn_at[seat]
    if since is None or not clocked(table, seat):
        return 0
    free = standing_still(since, now, runs, started, on_holiday(table, seat, holidays))
    return int((counted(since, now, runs, started) - free) * 1000)


def clocks(table: Table, now: float, runs: Runs, started: float, holidays: Holidays = NONE) -> Clocks | None:
    if table.opened.clock is None or table.log is None:
        return None
    seats = range(len(table.seats))
    left = [max(0, table.left_ms[i] - spent_ms(table, i, now, runs, started, holidays)) for i in seats]
    still = [i for i in seats if any(a <= now < b for a, b in on_holiday(table, i, holidays))]
    return Clocks(left, [i for i in seats if clocked(table, i) and i not in still])
