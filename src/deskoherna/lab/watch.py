"""Many random games of every table, with invariants checked on final and on unfinished positions."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from deskoherna.kit.compile import Compiled
from deskoherna.kit.game import Game
from deskoherna.kit.state import from_records
from deskoherna.lab import watch_driver as wd

BATCH = 1000
MIDDLE = 50
"""One game in so many is also stopped in the middle and looked at there."""
REASONS = {
    wd.DEAD_END: "an actor without a move",
    wd.OUT_OF_ORDER: "legal moves out of order",
    wd.ENDLESS: "no end within the limit of steps",
}


@dataclass
class Watched:
    """What was seen on one table."""

    table: str
    games: int = 0
    steps: int = 0
    longest: int = 0
    looked_at: int = 0
    """Positions whose invariants were checked."""
    wrong: list[str] = field(default_factory=list)


def watch_table(
    game: Game, table: str, games: int, *, seed: int = 1, tick: Callable[[int], None] | None = None
) -> Watched:
    """Play `games` random games on a table and check every final position."""
    seen = Watched(table)
    twin = game.compiled(more=[(wd, frozenset({"watch_many"}))])
    options = np.array(game.encode(game.tables[table]), np.int16)
    out = twin.out()
    for first, n in _batches(games):
        states, ends = twin.new(n), np.zeros(n, np.int8)
        seen.steps += int(
            twin.functions.watch_many(states, seed + first, options, out, game.max_steps + 1, game.max_steps, ends)
        )
        seen.games += n
        seen.longest = max(seen.longest, int(states["steps"].max()))
        _judge(game, seen, states, ends.tolist(), seed + first)
        _look_inside(game, seen, twin, states["steps"].tolist(), seed + first)
        if tick is not None:
            tick(n)
    return seen


def _batches(games: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, BATCH):
        yield first, min(BATCH, games - first)


def _judge(game: Game, seen: Watched, states: Any, ends: list[int], seed: int) -> None:
    """Every game: did it end as it should, and is its last position in order?"""
    for i, (s, end) in enumerate(zip(from_records(game.state, states), ends, strict=True)):
        where = f"{game.slug}, table {seen.table}, seed {seed + i}"
        if end != wd.FINE:
            seen.wrong.append(f"{where}: {REASONS[end]}")
            continue
        seen.looked_at += 1
        seen.wrong += [f"{where}, at the end: {fault}" for fault in game.faults(s)]


def _look_inside(game: Game, seen: Watched, twin: Compiled, lengths: list[int], seed: int) -> None:
    """Stop some of the games half way, at another place each, and check the positions there."""
    options = np.array(game.encode(game.tables[seen.table]), np.int16)
    for i in range(0, len(lengths), MIDDLE):
        stop = 1 + (seed + i * 7919) % max(1, lengths[i])
        states, ends = twin.new(1), np.zeros(1, np.int8)
        twin.functions.watch_many(states, seed + i, options, twin.out(), stop, game.max_steps, ends)
        seen.looked_at += 1
        where = f"{game.slug}, table {seen.table}, seed {seed + i}, step {stop}"
        seen.wrong += [f"{where}: {fault}" for fault in game.faults(twin.load(states, 0))]
