"""Which bots there are. Others join by an entry point of the group `deskoherna.bots`: a function of a game.

[project.entry-points."deskoherna.bots"]
my-bot = "my_package:make"          # make(game) -> an object with choose(knowledge, legal)
"""

import difflib
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from deskoherna.bots.simple import SIMPLE, Bot, simple_bot
from deskoherna.bots.thinker import LEVELS, thinker
from deskoherna.kit.game import Game

GROUP = "deskoherna.bots"
FACTORIES: dict[str, Callable[..., Bot]] = {
    **{name: partial(simple_bot, name) for name in SIMPLE},
    **{name: partial(thinker, name) for name in LEVELS},
}
"""The built-in bots, from the weakest up: make(game, compiled=...) -> Bot."""


class UnknownBot(LookupError):
    """No bot of this name, with the nearest one."""


@cache
def _points() -> dict[str, EntryPoint]:
    return {p.name: p for p in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def names() -> list[str]:
    """Built-in bots first, from the weakest up."""
    return [*FACTORIES, *(n for n in _points() if n not in FACTORIES)]


def check(name: str) -> str:
    """The name itself; an unknown one is refused with the nearest."""
    if name not in names():
        near = difflib.get_close_matches(name, names(), 1, 0.4)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise UnknownBot(f"there is no bot {name!r}{hint} Bots: {', '.join(names())}")
    return name


def bot(name: str, game: Game, *, compiled: bool = False) -> Bot:
    """A bot for a game. `compiled` lets the built-in ones think in compiled code; the moves are the same."""
    check(name)
    if name in FACTORIES:
        return FACTORIES[name](game, compiled=compiled)
    make: Callable[[Game], Bot] = _points()[name].load()
    made = make(game)
    if not callable(getattr(made, "choose", None)):
        raise TypeError(f"bot {name!r}: {made!r} has no choose(knowledge, legal)")
    return made
