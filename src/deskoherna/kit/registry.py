"""Which games there are. A game registers itself by an entry point of the group `deskoherna.games`.

Small games that are models for others stand in a group of their own, `deskoherna.workshop`: they are offered and found
like any other, but whatever goes through all games (ladders, boards, long tests) leaves them out.
"""

import copyreg
import difflib
import importlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pickle import PicklingError

from deskoherna.kit.game import AT, Game
from deskoherna.kit.packs import game_under, text_of

GROUP = "deskoherna.games"
WORKSHOP = "deskoherna.workshop"


class UnknownGame(LookupError):
    """No game of this name, with the nearest one."""


@cache
def _points(group: str) -> dict[str, EntryPoint]:
    return {p.name: p for p in sorted(entry_points(group=group), key=lambda p: p.name)}


def slugs() -> list[str]:
    """The names of the registered games, without those of the workshop."""
    return list(_points(GROUP))


def workshop() -> list[str]:
    """The names of the small games that are models for others."""
    return list(_points(WORKSHOP))


def _elsewhere(name: str) -> Game:
    """A game that is not registered (yet): `package.module:ATTRIBUTE`."""
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise UnknownGame(f"{name!r} names no game; write it as package.module:ATTRIBUTE")
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"there is no game {name!r}: {error}") from None
    if not isinstance(found, Game):
        raise UnknownGame(f"{name!r} is no Game")
    return found


def _point(name: str) -> EntryPoint:
    if ":" in name:
        return EntryPoint(name, name, GROUP)
    points = _points(GROUP) | _points(WORKSHOP)
    if name not in points:
        near = difflib.get_close_matches(name, points, 1, 0.4)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise UnknownGame(f"there is no game {name!r}{hint} Games: {', '.join(points)}")
    return points[name]


def under(name: str, text: str) -> Game:
    """The game of this name under the material of a pack, beside the one under ours."""
    return game_under(_point(name), text, game(name).slug)


@cache
def game(slug: str) -> Game:
    """The game of this name, or at `package.module:ATTRIBUTE`; behind an `@` the hash of the pack it is played with.

    It is imported on first use, because that is when its material is read.
    """
    name, at, material = slug.partition(AT)
    if at:
        return under(name, text_of(material))
    if ":" in slug:
        return _elsewhere(slug)
    found = _point(slug).load()
    if not isinstance(found, Game):
        raise TypeError(f"entry point {slug!r}: {found!r} is no Game")
    return found


def games() -> list[Game]:
    """All registered games, without those of the workshop."""
    return [game(slug) for slug in slugs()]


def _found_again(subject: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """A game travels by its name: whoever unpickles or copies it finds the very same one."""
    for name in (subject.name, f"{subject.state.__module__.rpartition('.')[0]}.game:GAME"):
        try:
            if game(name) is subject:
                return game, (name,)
        except UnknownGame:
            continue
    raise PicklingError(f"{subject!r} cannot be sent: it is found under no name")


copyreg.pickle(Game, _found_again)
