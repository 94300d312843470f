"""What a game need not write itself: no field follows from others, nothing is hidden."""

from deskoherna.kit.state import Base

__rules__ = True


def nothing_follows(_s: Base) -> None:
    """`derive` of a game whose fields all stand for themselves."""


def nothing_hidden(_s: Base, _seat: int) -> None:
    """`forget` of a game that is played in full view."""
