"""Means and intervals."""

import math
from collections.abc import Sequence

import msgspec

Z = 1.96
"""Two-sided 95 %."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float
    n: int


def proportion(share: float, n: int) -> Estimate:
    """Wilson's interval for a share of wins (draws count by their fraction)."""
    if n == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = share / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half), n)


def average(values: Sequence[float]) -> Estimate:
    """The mean with a normal interval."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = sum(values) / n
    spread = math.sqrt(sum((v - mean) ** 2 for v in values) / (n - 1)) if n > 1 else 0.0
    half = Z * spread / math.sqrt(n)
    return Estimate(mean, mean - half, mean + half, n)
