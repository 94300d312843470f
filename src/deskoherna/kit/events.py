"""Events: what viewers and logs are told. No rule and no bot depends on them; compiled code tells nothing."""

from deskoherna.kit.state import Base
from deskoherna.kit.twins import compiled_as

__rules__ = True

EVERYBODY = -1


def _silent(s: Base, to: int, what: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    pass


@compiled_as(_silent)
def tell(s: Base, to: int, what: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """`to` is a bit mask of seats, or EVERYBODY. A secret is told twice: to all without it, to some with it."""
    if s.told is not None:
        s.told.append((to, what, a, b, c))
