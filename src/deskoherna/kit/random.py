"""Chance: sfc32 in four 32-bit words kept as int64, the same numbers in both twins.

`rand_below` is the only chance there is. In a scenario the outcomes to come hang on `s.forced`.
"""

import hashlib
import hmac

from deskoherna.kit.state import Base, Row
from deskoherna.kit.twins import compiled_as, python_only

__rules__ = True

MASK32 = 0xFFFFFFFF
WARM_UP = 12
KEPT = -1
"""Among prescribed outcomes: a whole shuffle that changes nothing, however many it is of."""


class ChanceError(ValueError):
    """Prescribed chance that does not fit what the rules ask for."""


class MissingOutcome(ChanceError):
    """Prescribed chance that has come to an end before the rules have: `outcomes` are there to choose from."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"the rules ask for an outcome below {outcomes}, but no prescribed outcome is left")
        self.outcomes = outcomes


def _rand32(s: Base) -> int:
    r = s.rng
    b = r[1]
    c = r[2]
    d = r[3]
    t = (r[0] + b + d) & MASK32
    r[0] = b ^ (b >> 9)
    r[1] = c * 9 & MASK32
    r[2] = ((c << 21 | c >> 11) + t) & MASK32
    r[3] = (d + 1) & MASK32
    return t


@compiled_as(_rand32)
def rand32(s: Base) -> int:
    """The next 32 bits of the stream."""
    r = s.rng
    a, b, c, d = r
    t = (a + b + d) & MASK32
    r[0] = b ^ (b >> 9)
    r[1] = c * 9 & MASK32
    r[2] = ((c << 21 | c >> 11) + t) & MASK32
    r[3] = d + 1 & MASK32
    return t


def _rand_below(s: Base, n: int) -> int:
    s.reveals += 1
    return (rand32(s) * n) >> 32


@compiled_as(_rand_below)
def rand_below(s: Base, n: int) -> int:
    """One of 0..n-1, each as likely; it counts as a reveal, so nobody takes a die back."""
    s.reveals += 1
    if s.forced is None:
        return (rand32(s) * n) >> 32
    if not s.forced:
        raise MissingOutcome(n)
    if s.forced[0] == KEPT:
        if n <= 2:  # the last that a shuffle asks for
            del s.forced[0]
        return n - 1
    outcome = s.forced.pop(0)
    if not 0 <= outcome < n:
        raise ChanceError(f"the prescribed outcome {outcome} is not below {n}")
    return outcome


def shuffle_row(s: Base, row: Row, n: int) -> None:
    """Shuffle the first n entries."""
    for i in range(n - 1, 0, -1):
        j = rand_below(s, i + 1)
        t = row[i]
        row[i] = row[j]
        row[j] = t


def seed_rng(s: Base, seed: int) -> None:
    """Start the stream of a seed of up to 62 bits."""
    s.rng[0] = seed & MASK32
    s.rng[1] = (seed >> 32) & MASK32
    s.rng[2] = 0x9E3779B9
    s.rng[3] = 1
    for _ in range(WARM_UP):
        rand32(s)


@python_only
def refresh(s: Base, key: bytes, seq: int) -> None:
    """Online play: each step draws from the table's secret, so the last die tells nothing of the next."""
    digest = hmac.new(key, seq.to_bytes(8, "big"), hashlib.sha256).digest()
    for i in range(4):
        s.rng[i] = int.from_bytes(digest[4 * i : 4 * i + 4], "big")


@python_only
def commitment(key: bytes) -> str:
    """What is published at the start, so that the key revealed at the end can be checked."""
    return hashlib.sha256(key).hexdigest()
