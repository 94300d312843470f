"""A data set of one table: decisions as exactly what the environments show, whole games, and a card.

    decisions.parquet    a row a decision: observation, legal moves, action, reward
    ends.parquet         a row a seat and game: what it saw of the finished game
    games.jsonl          a line a game: seeds, bots, moves by their texts, result
    entries.json         the contract of an observation, entry by entry
    README.md            the data card, with the hash of the content

The same command makes the same content; the hash is of the content, not of how Parquet has written it down.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from deskoherna import __version__
from deskoherna.bots.engine import Engine
from deskoherna.bots.seeds import FIRST_SAMPLE, mixed, of_decision
from deskoherna.bots.simple import HORIZON, SIMPLE, worlds_at
from deskoherna.kit.drivers import ASK_IMAGINE
from deskoherna.kit.game import Game
from deskoherna.lab.data_card import card
from deskoherna.lab.envs.entries import entries
from deskoherna.lab.envs.observe import Layout
from deskoherna.lab.envs.seated import LEARNER, SeatedVectorEnv
from deskoherna.lab.envs.vector_driver import CUT_SHORT, GOES_ON

SIDE_BY_SIDE = 250
"""Games that are played at a time. It is part of what a seed means."""
DECISIONS, ENDS, GAMES, ENTRIES, CARD = "decisions.parquet", "ends.parquet", "games.jsonl", "entries.json", "README.md"


class PlayedGame(msgspec.Struct, frozen=True):
    """One line of `games.jsonl`."""

    number: int
    table: str
    seed: int
    """`Game.begin(options, seed)` deals it again."""
    bots: tuple[str, ...]
    """By seat."""
    seats: list[int]
    moves: list[str]
    """Who played what, one after another; moves that have to be played are in between and not told."""
    actions: list[int]
    over: bool
    standings: list[int]
    points: list[int]
    rewards: list[float]


@dataclass
class Rows:
    """Decisions of some games, in the order of games and steps."""

    number: list[int] = field(default_factory=list)
    step: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    observation: list[Any] = field(default_factory=list)
    legal: list[Any] = field(default_factory=list)
    action: list[int] = field(default_factory=list)


class Dataset:
    """Plays the games of a table among built-in bots that do not search, and writes all down."""

    def __init__(self, game: Game, table: str, bots: tuple[str, ...], games: int, seed: int = 1) -> None:
        unknown = [name for name in bots if name not in SIMPLE]
        if unknown:
            raise ValueError(
                f"data sets are played by {', '.join(SIMPLE)}, not by {', '.join(unknown)}; an export takes every bot"
            )
        if table not in game.tables:
            raise ValueError(f"{game.slug} has no table {table!r}; there are {', '.join(game.tables)}")
        self.game, self.table, self.bots, self.games, self.seed = game, table, bots, games, seed
        self.options = game.tables[table]
        self.players = game.encode(self.options)[0]
        self.layout = Layout(game.state, self.players)
        self.engine = Engine(game, compiled=True)
        self.worlds = worlds_at(game, self.options)
        self.decisions = 0
        self._hash = hashlib.sha256()

    @property
    def digest(self) -> str:
        """The hash of all that was written."""
        return self._hash.hexdigest()

    def bot_at(self, number: int, seat: int) -> str:
        """Bots move one seat on with every game."""
        return self.bots[(seat + number) % len(self.bots)]

    def write(self, folder: Path, progress: Callable[[int], None] = lambda _: None) -> None:
        """All files, into a folder that is made if need be."""
        folder.mkdir(parents=True, exist_ok=True)
        rows, ends = self._decision_columns(), self._end_columns()
        with (
            pq.ParquetWriter(folder / DECISIONS, rows, compression="zstd") as decisions,
            pq.ParquetWriter(folder / ENDS, ends, compression="zstd") as finals,
            (folder / GAMES).open("wb") as lines,
        ):
            for first in range(0, self.games, SIDE_BY_SIDE):
                n = min(SIDE_BY_SIDE, self.games - first)
                found, played, seen = self._play(first, n)
                decisions.write_table(self._table(rows, found, played))
                finals.write_table(self._ends(ends, played, seen))
                for game in played:
                    line = msgspec.json.encode(game) + b"\n"
                    self._hash.update(line)
                    lines.write(line)
                self.decisions += len(found.action)
                progress(n)
        (folder / ENTRIES).write_bytes(msgspec.json.format(msgspec.json.encode(entries(self.layout)), indent=1))
        (folder / CARD).write_text(card(self), encoding="utf-8")

    # ------------------------------------------------------------ playing

    def _play(self, first: int, n: int) -> tuple[Rows, list[PlayedGame], Any]:
        """Games first..first+n-1 in the vector environment, each until it is over: its rows are those of the data."""
        seed = mixed(self.seed, first)
        env = SeatedVectorEnv(self.game, self.table, n, against=LEARNER, seed=seed, anew=False)
        seeds = [mixed(mixed(env.seed, i), 0) for i in range(n)]
        kept = [Rows() for _ in range(n)]
        played: list[PlayedGame | None] = [None] * n
        seen = np.zeros((n, self.players, self.layout.size), np.int8)
        moves = np.zeros(n, np.int64)
        while None in played:
            turn = env.turn
            moves[:] = env.any_move
            for i in (i for i in range(n) if played[i] is None):
                seat, legal = int(turn.seats[i]), np.flatnonzero(turn.masks[i])
                moves[i] = self._choose(env.states, i, seat, legal, seeds[i], self.bot_at(first + i, seat))
                self._note(kept[i], first + i, env, i, legal, int(moves[i]))
            turn = env.step(moves)
            for i in (i for i in np.flatnonzero(turn.done != GOES_ON).tolist() if played[i] is None):
                s = env.twin.load(env.states, i)
                seen[i] = [self.layout.observe(s, seat) for seat in range(self.players)]
                over = bool(turn.done[i] != CUT_SHORT)
                played[i] = self._line(first + i, seeds[i], kept[i], s, over, turn.rewards[i].tolist())
        every = Rows()
        for rows in kept:
            for name, column in vars(rows).items():
                getattr(every, name).extend(column)
        return every, [game for game in played if game is not None], seen

    def _choose(self, states: Any, i: int, seat: int, legal: Any, seed: int, name: str) -> int:
        """What this bot plays there at a table."""
        if len(legal) == 1:
            return int(legal[0])
        e = self.engine
        at = of_decision(seed, int(states["steps"][i]), seat)
        e.work[0] = states[i]
        e.twin.ask(e.work, 0, ASK_IMAGINE, seat, mixed(at, FIRST_SAMPLE), e.out)
        e.moves[: len(legal)] = legal
        return int(
            e.functions.choose_move(
                e.work, e.notes, seat, SIMPLE[name], at, e.moves, len(legal), self.worlds, HORIZON, e.out, e.totals
            )
        )

    def _note(self, rows: Rows, number: int, env: SeatedVectorEnv, i: int, legal: Any, move: int) -> None:
        rows.number.append(number)
        rows.step.append(int(env.states["steps"][i]))
        rows.seat.append(int(env.turn.seats[i]))
        rows.observation.append(env.turn.observations[i].copy())
        rows.legal.append(legal.astype(np.int16))
        rows.action.append(move)

    def _line(self, number: int, seed: int, rows: Rows, s: Any, over: bool, rewards: list[float]) -> PlayedGame:
        seats, rules = range(self.players), self.game.rules
        return PlayedGame(
            number,
            self.table,
            seed,
            tuple(self.bot_at(number, seat) for seat in seats),
            rows.seat,
            [self.game.notate(move) for move in rows.action],
            rows.action,
            over,
            [rules.standing(s, seat) if over else 0 for seat in seats],
            [rules.points(s, seat) for seat in seats],
            rewards,
        )

    # ------------------------------------------------------------ columns

    def _decision_columns(self) -> pa.Schema:
        return pa.schema(
            [
                ("number", pa.int32()),
                ("step", pa.int32()),
                ("seat", pa.int8()),
                ("bot", pa.string()),
                ("observation", pa.list_(pa.int8(), self.layout.size)),
                ("legal", pa.list_(pa.int16())),
                ("action", pa.int16()),
                ("reward", pa.float32()),
                ("last", pa.bool_()),
            ],
            metadata=self._about(),
        )

    def _end_columns(self) -> pa.Schema:
        return pa.schema(
            [
                ("number", pa.int32()),
                ("seat", pa.int8()),
                ("observation", pa.list_(pa.int8(), self.layout.size)),
                ("reward", pa.float32()),
                ("terminated", pa.bool_()),
                ("truncated", pa.bool_()),
            ],
            metadata=self._about(),
        )

    def _about(self) -> dict[str, str]:
        return {
            "game": self.game.slug,
            "table": self.table,
            "rules": str(self.game.version),
            "material": self.game.material_hash,
            "moves": str(self.game.n_moves),
            "deskoherna": __version__,
        }

    def _table(self, schema: pa.Schema, rows: Rows, played: list[PlayedGame]) -> pa.Table:
        """The reward of a game comes with the last decision of a seat, as environments give it."""
        of = {game.number: game for game in played}
        final: dict[tuple[int, int], int] = {}
        for k, key in enumerate(zip(rows.number, rows.seat, strict=True)):
            final[key] = k
        last = np.zeros(len(rows.action), bool)
        last[list(final.values())] = True
        pairs = list(zip(rows.number, rows.seat, strict=True))
        reward = [of[n].rewards[seat] if last[k] else 0.0 for k, (n, seat) in enumerate(pairs)]
        for column in (rows.observation, rows.legal):
            for value in column:
                self._hash.update(value.tobytes())
        return pa.table(
            [
                pa.array(rows.number, pa.int32()),
                pa.array(rows.step, pa.int32()),
                pa.array(rows.seat, pa.int8()),
                pa.array([of[n].bots[seat] for n, seat in pairs]),
                self._fixed(np.array(rows.observation, np.int8)),
                pa.array(rows.legal, pa.list_(pa.int16())),
                pa.array(rows.action, pa.int16()),
                pa.array(reward, pa.float32()),
                pa.array(last),
            ],
            schema=schema,
        )

    def _ends(self, schema: pa.Schema, played: list[PlayedGame], seen: Any) -> pa.Table:
        self._hash.update(seen.tobytes())
        games = [game for game in played for _ in range(self.players)]
        return pa.table(
            [
                pa.array([game.number for game in games], pa.int32()),
                pa.array([*range(self.players)] * len(played), pa.int8()),
                self._fixed(seen),
                pa.array([reward for game in played for reward in game.rewards], pa.float32()),
                pa.array([game.over for game in games]),
                pa.array([not game.over for game in games]),
            ],
            schema=schema,
        )

    def _fixed(self, rows: Any) -> Any:
        return pa.FixedSizeListArray.from_arrays(pa.array(rows.reshape(-1)), self.layout.size)


# ---------------------------------------------------------------- reading


@dataclass(frozen=True)
class Decisions:
    """A data set in memory, as the environments give it: a row a decision."""

    observations: Any
    masks: Any
    actions: Any
    rewards: Any
    seats: Any
    numbers: Any
    last: Any


def load(folder: Path) -> Decisions:
    """The decisions of a data set as arrays."""
    table = pq.read_table(folder / DECISIONS)
    n, n_moves = table.num_rows, int(table.schema.metadata[b"moves"])
    masks = np.zeros((n, n_moves), np.int8)
    legal = table["legal"].combine_chunks()
    masks[np.repeat(np.arange(n), np.diff(legal.offsets.to_numpy())), legal.flatten().to_numpy()] = 1
    names = ("action", "reward", "seat", "number", "last")
    return Decisions(
        observations_of(table), masks, *(table[name].combine_chunks().to_numpy(zero_copy_only=False) for name in names)
    )


def observations_of(table: pa.Table) -> Any:
    """The column of observations as rows of bytes."""
    column = table["observation"].combine_chunks()
    return column.flatten().to_numpy().reshape(table.num_rows, -1)


def played_games(folder: Path) -> Iterator[PlayedGame]:
    """The games of a data set, one after another."""
    with (folder / GAMES).open("rb") as lines:
        for line in lines:
            yield msgspec.json.decode(line, type=PlayedGame)
