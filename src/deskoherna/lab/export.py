"""Decisions as a Parquet file: a row each, with what the seat saw and could play, its choice and the result."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from deskoherna.bots.seeds import mixed
from deskoherna.kit.game import Game
from deskoherna.lab import matches
from deskoherna.lab.jobs import HERE, carry_out
from deskoherna.lab.observation import layout, observe
from deskoherna.lab.plan import Plan

ROWS = 4096
"""Rows at least that are written at a time."""


class Task(msgspec.Struct, frozen=True):
    """One game to be written down."""

    plan: Plan
    table: str
    number: int


def schema(game: Game) -> pa.Schema:
    """The columns. The metadata say how to read an observation: a NumPy dtype, field by field."""
    fields = [
        [name, kind.str if kind.subdtype is None else kind.subdtype[0].str, list(kind.shape), offset]
        for name, (kind, offset, *_) in (layout(game).fields or {}).items()
    ]
    about = {
        "game": game.slug,
        "rules": str(game.version),
        "material": game.material_hash,
        "observation": json.dumps({"itemsize": layout(game).itemsize, "fields": fields}),
    }
    return pa.schema(
        [
            ("game", pa.string()),
            ("table", pa.string()),
            ("number", pa.int32()),
            ("seed", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.binary(layout(game).itemsize)),
            ("legal", pa.list_(pa.int16())),
            ("choice", pa.int16()),
            ("words", pa.string()),
            ("over", pa.bool_()),
            ("standing", pa.int8()),
            ("points", pa.int32()),
            ("share", pa.float32()),
            ("standings", pa.list_(pa.int8())),
            ("all_points", pa.list_(pa.int32())),
        ],
        metadata=about,
    )


def rows(task: Task) -> list[dict[str, Any]]:
    """All decisions of one game."""
    plan, game = task.plan, task.plan.find()
    found: list[dict[str, Any]] = []

    def note(s: Any, seat: int, legal: list[int], move: int) -> None:
        found.append(
            {
                "game": game.slug,
                "table": task.table,
                "number": task.number,
                "seed": mixed(plan.seed, task.number),
                "step": len(found),
                "seat": seat,
                "bot": plan.bot_at(task.number, seat),
                "observation": observe(game, s, seat),
                "legal": legal,
                "choice": move,
                "words": game.notate(move, s),
            }
        )

    outcome = matches.watch(plan, task.number, note)
    shares = outcome.shares()
    for row in found:
        seat = row["seat"]
        row |= {
            "over": outcome.over,
            "standing": outcome.standings[seat],
            "points": outcome.points[seat],
            "share": shares[seat],
            "standings": outcome.standings,
            "all_points": outcome.points,
        }
    return found


@dataclass
class Export:
    """An export in progress or done. Games go round the tables."""

    game: Game
    name: str
    """The game as plans name it."""
    tables: dict[str, dict[str, Any]]
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    first: int = 0
    """The number of the first game: a run that was stopped goes on where it was."""
    done: int = 0
    decisions: int = 0
    interrupted: bool = False

    def tasks(self) -> Iterator[Task]:
        """The games to be written, a few at a time."""
        names = list(self.tables)
        plans = {
            name: Plan(game=self.name, options=self.tables[name], bots=self.bots, seed=self.seed) for name in names
        }
        for number in range(self.first, self.games):
            table = names[number % len(names)]
            yield Task(plans[table], table, number)

    def write(
        self, path: Path, *, jobs: int = 1, on: str = HERE, progress: Callable[[int], None] = lambda _: None
    ) -> None:
        """Ctrl-C leaves a sound file with the games that were done."""
        columns = schema(self.game)
        answers = carry_out(rows, self.tasks(), jobs=jobs, on=on)
        with pq.ParquetWriter(path, columns, compression="zstd") as writer:
            ready: list[dict[str, Any]] = []
            try:
                for found in answers:
                    ready += found
                    self.done += 1
                    self.decisions += len(found)
                    if len(ready) >= ROWS:
                        writer.write_table(pa.Table.from_pylist(ready, schema=columns))
                        ready = []
                    progress(1)
            except KeyboardInterrupt:
                self.interrupted = True
            finally:
                answers.close()
            writer.write_table(pa.Table.from_pylist(ready, schema=columns))
