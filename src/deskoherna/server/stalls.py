"""Stalls of the event loop: how late it wakes somebody who wanted to sleep a moment."""

import asyncio
import time
from collections import deque

EVERY_S = 0.02
WINDOW_S = 60.0


class StallMeter:
    def __init__(self) -> None:
        self._stalls: deque[tuple[float, float]] = deque()
        """(when, how late in ms), of the last minute; only those that are later than all after them."""
        self.busy_ms = 0.0
        """The most the loop itself worked (processor time) before it woke the sleeper, since the start."""

    async def measure(self) -> None:
        while True:
            before, work = time.monotonic(), time.thread_time()
            await asyncio.sleep(EVERY_S)
            now = time.monotonic()
            self._note(now, (now - before - EVERY_S) * 1000)
            self.busy_ms = max(self.busy_ms, (time.thread_time() - work) * 1000)

    def _note(self, now: float, late_ms: float) -> None:
        while self._stalls and self._stalls[-1][1] <= late_ms:
            self._stalls.pop()
        self._stalls.append((now, late_ms))
        while self._stalls[0][0] < now - WINDOW_S:
            self._stalls.popleft()

    @property
    def stall_ms(self) -> float:
        """The longest stall of the last minute."""
        return self._stalls[0][1] if self._stalls else 0.0
