"""Rates: a bucket for each person and each address; who takes more than it holds is told when to come again."""

import time
from collections import OrderedDict

from deskoherna.table.refusal import Refused

KEPT = 20_000
"""Buckets remembered; the ones not used for longest are forgotten, and by then they are full again."""


class Rate:
    """One kind of thing that may be done `rate` times a second, `burst` times in a row."""

    def __init__(self, rate: float, burst: int, scale: float = 1.0) -> None:
        self.rate, self.burst, self.off = rate * scale, burst * scale, scale == 0
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, now: float | None = None) -> float:
        """0: it may be done, and is counted; else the seconds until it may."""
        if self.off:
            return 0.0
        now = time.monotonic() if now is None else now
        level, at = self._buckets.pop(who, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        allowed = level >= 1
        self._buckets[who] = (level - 1 if allowed else level, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - level) / self.rate

    def take(self, who: str) -> None:
        """Count one, or refuse."""
        wait = self.wait(who)
        if wait > 0:
            raise Refused("too_fast", again_ms=int(wait * 1000) + 1)
