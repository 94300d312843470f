"""How good a decision was, by what the search says of it and of its own choice."""

from deskoherna.server.wire.protocol import Quality

SURE = 2.0
"""A loss counts only where it is more than so many standard errors."""
SLIP, MISTAKE = 25, 80
"""Thousandths of a win that a slip, and a mistake, cost at least."""


def quality(same: bool, loss: int, spread: float) -> Quality:
    """`spread`: the standard error of the loss; what could be noise is no slip."""
    if same:
        return "best"
    if loss < SLIP or loss < SURE * spread:
        return "good"
    return "slip" if loss < MISTAKE else "mistake"
