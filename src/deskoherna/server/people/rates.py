"""Rates: a bucket for each person and each address; who takes more than it holds is told when to come again."""

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from deskoherna.server.settings import Limits
from deskoherna.server.wire.refusal import Refused

KEPT = 20_000
"""Buckets remembered; the ones not used for longest are forgotten, and by then they are full again."""


class Rate:
    """One kind of thing that may be done `rate` times a second, `burst` times in a row."""

    counted: Callable[[str], None] | None = None
    """Told of each that was counted, where other servers count the same."""

    def __init__(self, rate: float, burst: int, scale: float = 1.0) -> None:
        self.rate, self.burst, self.off = rate * scale, max(1.0, burst * scale), scale == 0
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
        if allowed and self.counted is not None:
            self.counted(who)
        return 0.0 if allowed else (1 - level) / self.rate

    def count(self, who: str, n: int) -> None:
        """Somebody has done it so often at other servers."""
        if not self.off:
            now = time.monotonic()
            level, at = self._buckets.pop(who, (self.burst, now))
            self._buckets[who] = (max(-self.burst, min(self.burst, level + (now - at) * self.rate) - n), now)

    def take(self, who: str) -> None:
        """Count one, or refuse."""
        wait = self.wait(who)
        if wait > 0:
            raise Refused("too_fast", again_ms=int(wait * 1000) + 1)


SHARED = (
    "address_guests",
    "address_passwords",
    "person_chat",
    "spectator_chat",
    "table_spectator_chat",
    "person_tables",
    "person_analyses",
    "person_imports",
    "person_packs",
)
"""What is counted by all servers together; requests and messages are counted by the server that they reach."""


class Rates:
    """A rate for each kind of thing that is limited."""

    def __init__(self, limits: Limits) -> None:
        self.scale = limits.scale
        self.person_messages = self.of(limits.person_messages)
        self.address_messages = self.of(limits.address_messages)
        self.address_requests = self.of(limits.address_requests)
        self.address_guests = self.of(limits.address_guests)
        self.address_passwords = self.of(limits.address_passwords)
        self.person_chat = self.of(limits.person_chat)
        self.spectator_chat = self.of(limits.spectator_chat)
        self.table_spectator_chat = self.of(limits.table_spectator_chat)
        self.person_hellos = self.of(limits.person_hellos)
        self.address_hellos = self.of(limits.address_hellos)
        self.socket_hellos = self.of(limits.socket_hellos)
        self.person_tables = self.of(limits.person_tables)
        self.person_analyses = self.of(limits.person_analyses)
        self.person_imports = self.of(limits.person_imports)
        self.person_mails = self.of(limits.person_mails)
        self.person_packs = self.of(limits.person_packs)

    def of(self, value: tuple[float, int]) -> Rate:
        """A rate of its own, under the scale of all."""
        return Rate(value[0], value[1], self.scale)

    # ------------------------------------------------------------ together with other servers

    def share(self) -> None:
        """From now on note what is counted, for others to be told."""
        self.spent: dict[str, dict[str, int]] = {}
        for name in SHARED:
            rate: Rate = getattr(self, name)
            rate.counted = partial(self._spend, name)

    def _spend(self, name: str, who: str) -> None:
        counts = self.spent.setdefault(name, {})
        counts[who] = counts.get(who, 0) + 1

    def count(self, rates: dict[str, dict[str, int]]) -> None:
        """What others have counted."""
        for name, counts in rates.items():
            if name in SHARED:
                for who, n in counts.items():
                    getattr(self, name).count(who, n)
