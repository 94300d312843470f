"""Moves and events of a game in the shapes in which they travel."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from deskoherna.kit.contract import ALL
from deskoherna.kit.events import EVERYBODY
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log, Played
from deskoherna.kit.verbs import NUMBER
from deskoherna.server.wire.protocol import Ahead, Choice, Line, Told


@cache
def _named_by_table(game: Game) -> bool:
    """Do the texts of some moves depend on the table?"""
    return any(a.label is not None for v in game.verbs.verbs for a in v.axes)


@cache
def _choice(game: Game, move: int) -> Choice:
    verb, targets = game.verbs.verb(move), game.verbs.targets(move)
    return Choice(
        move, game.notate(move), verb.key, dict(zip(verb.argument_names, targets, strict=True)), list(targets)
    )


def choice(game: Game, move: int, s: Any) -> Choice:
    """A move in all its forms."""
    known = _choice(game, move)
    if not _named_by_table(game):
        return known
    return Choice(move, game.notate(move, s), known.key, known.args, known.targets)


def ahead(game: Game, s: Any, line: Sequence[tuple[int, int]]) -> list[Ahead]:
    return [Ahead(seat, choice(game, move, s)) for seat, move in line]


def together(game: Game, seats: int) -> bool:
    """Is a chance one of all seats together, or of one against the game?"""
    return game.cooperative or seats == 1


def told(game: Game, events: Sequence[tuple[int, ...]], viewer: int) -> list[Told]:
    """The events this viewer is told."""
    return [
        _told(game, what, args)
        for to, what, *args in events
        if to == EVERYBODY or viewer == ALL or (viewer >= 0 and to >> viewer & 1)
    ]


def _told(game: Game, what: int, args: Sequence[int]) -> Told:
    event = game.events.events[what]
    filled: dict[str, int | str] = {}
    for name, axis, a in zip(event.argument_names, event.axes, args, strict=False):
        filled[name] = axis.target(a) if axis is not NUMBER and 0 <= a < axis.size else a
    return Told(event.key, filled)


def line(log: Log, played: Played, viewer: int, bot: bool) -> Line:
    game = log.game
    return Line(
        played.seq,
        played.seat,
        choice(game, log.shown(played, viewer), log.state),
        told(game, played.told, viewer),
        bot,
    )
