"""The vector environment with opponents: thousands of games in lock step, bots or callables on some of the seats."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from deskoherna.bots import greedy_driver, match_driver
from deskoherna.bots.seeds import MASK62, mixed
from deskoherna.bots.simple import HORIZON, SIMPLE, worlds_at
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.lab.envs import seated_driver, vector_driver
from deskoherna.lab.envs.encoder import Encoder
from deskoherna.lab.envs.observe import Layout
from deskoherna.lab.envs.vector import Turn
from deskoherna.lab.envs.vector_driver import NOBODY, OVER

DRIVERS = (
    (greedy_driver, frozenset({"rate_moves"})),
    (match_driver, frozenset({"choose_move"})),
    (vector_driver, frozenset({"advance"})),
    (seated_driver, frozenset({"refused", "advance_some"})),
)
WORK = 3
"""States that bots think in: world, sample, trial."""

Policy = Callable[[Any, Any, int], Any]
"""(observations, masks, seat): a batch of what this seat sees and may do -> a move for each, NumPy or what it takes."""
Opponent = str | Policy
LEARNER = "learner"
"""Instead of an opponent: this seat is moved from outside, too."""


class Room:
    """What one thread thinks in."""

    def __init__(self, game: Game, twin: Any) -> None:
        self.work, self.notes = twin.new(WORK), twin.notes()
        self.list, self.out = twin.out(), twin.out()
        self.totals = np.zeros(game.n_moves + 1, np.int64)


class SeatedVectorEnv:
    """`reset()`, then `step(moves)` for ever, with opponents on all seats but one.

    `against`: one opponent for all other seats, or one a seat: `random`, `novice`, `apprentice` (they play inside
    compiled code, as they do at tables), a `Policy` of one's own, or `learner` for a seat that is moved from outside
    too. `worlds` is how many an apprentice imagines for a decision; unsaid: as many as at a table. With `threads` the
    games of a step are shared among so many. `anew=False` leaves a finished game to be seen until the next step.
    """

    def __init__(
        self,
        game: Game | str,
        table: str,
        n: int,
        *,
        against: Opponent | Mapping[int, Opponent] = "apprentice",
        seat: int = 0,
        worlds: int | None = None,
        threads: int = 1,
        seed: int = 0,
        anew: bool = True,
    ) -> None:
        self.game = registry.game(game) if isinstance(game, str) else game
        self._called = game if isinstance(game, str) else game.name
        if table not in self.game.tables:
            raise ValueError(f"{self.game.slug} has no table {table!r}; there are {', '.join(self.game.tables)}")
        if n < 1 or threads < 1:
            raise ValueError(f"at least one game and one thread are needed, not {n} and {threads}")
        self.table, self.n, self.seat, self.against = table, n, seat, against
        self.threads, self.anew = min(threads, n), anew
        options = self.game.encode(self.game.tables[table])
        self.players = options[0]
        self.worlds = worlds_at(self.game, self.game.tables[table]) if worlds is None else worlds
        self._policies, kinds = self._seated()
        self.layout = Layout(self.game.state, self.players)
        self.twin = self.game.compiled(more=DRIVERS)
        self.encoder = Encoder(self.layout)
        self.states, self._blank = self.twin.new(n), self.twin.new(1)
        self._raw = self.states.view(np.int8)
        self._options, self._kinds = np.array(options, np.int16), np.array(kinds, np.int64)
        self._begun, self._dice = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self._moves = np.zeros(n, np.int64)
        self.any_move = np.zeros(n, np.int64)
        """One legal move a game, any as likely: for baselines and exploring."""
        self.finals = np.zeros((n, self.layout.size), np.int8)
        """`[game][entry]`: where `done` is not 0, what the learner saw of the finished game at its end."""
        self.turn = Turn(
            np.zeros((n, self.layout.size), np.int8),
            np.zeros((n, self.game.n_moves), np.int8),
            np.zeros((n, self.players), np.float32),
            np.zeros(n, np.int8),
            np.full(n, NOBODY, np.int8),
        )
        self._flat = [a.reshape(-1) for a in (self.turn.observations, self.finals, self.turn.masks, self.turn.rewards)]
        self._rooms = [Room(self.game, self.twin) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.reset(seed)

    def _seated(self) -> tuple[dict[int, Policy], list[int]]:
        """Who sits where: policies by their seats, and the kind of bot of every seat."""
        others = [s for s in range(self.players) if s != self.seat]
        if not 0 <= self.seat < self.players:
            raise ValueError(f"{self.game.slug}, table {self.table}: there is no seat {self.seat}, only {self.players}")
        named = dict(self.against) if isinstance(self.against, Mapping) else dict.fromkeys(others, self.against)
        if set(named) != set(others):
            raise ValueError(f"opponents are wanted for the seats {others}, not for {sorted(named)}")
        policies: dict[int, Policy] = {}
        kinds = [seated_driver.OUTSIDE] * self.players
        for seat, opponent in named.items():
            if isinstance(opponent, str) and opponent != LEARNER:
                if opponent not in SIMPLE:
                    raise ValueError(f"opponents are {', '.join([*SIMPLE, LEARNER])} or a callable, not {opponent!r}")
                kinds[seat] = SIMPLE[opponent]
            elif not isinstance(opponent, str):
                policies[seat] = opponent
        return policies, kinds

    def reset(self, seed: int = 0, games: Sequence[bool] | None = None) -> Turn:
        """New games everywhere, or only where `games` says so; the same seed gives the same games."""
        which = np.ones(self.n, bool) if games is None else np.asarray(games, bool)
        if games is None:
            self.seed = seed & MASK62
            self._begun[:] = 0
            self._dice[:] = [mixed(mixed(self.seed, i), -1) for i in range(self.n)]
        self.turn.seats[which] = NOBODY
        self.turn.done[which] = OVER
        self._moves[:] = np.where(which, 0, seated_driver.HOLD)
        self._pass(fresh=True)
        self._answer()
        return self.turn

    def step(self, moves: Any) -> Turn:
        """A move in every game; an illegal one is refused before anything is played."""
        self._moves[:] = moves
        held = np.flatnonzero(self._moves == seated_driver.HOLD)
        wrong = int(held[0]) if len(held) else self._refused()
        if wrong >= 0:
            raise ValueError(self._illegal(wrong))
        self._pass(fresh=True)
        self._answer()
        return self.turn

    def step_or_lose(self, moves: Any) -> Turn:
        """The same, but an illegal move loses its game for the learner: -1, and nothing for the others."""
        t, given = self.turn, np.asarray(moves, np.int64)
        inside = (given >= 0) & (given < self.game.n_moves)
        legal = inside & (t.masks[np.arange(self.n), np.where(inside, given, 0)] != 0)
        lost = ~legal & (t.seats != NOBODY)
        self._moves[:] = np.where(lost, seated_driver.HOLD, np.where(inside, given, 0))
        self._pass(fresh=True)
        self._answer()
        if lost.any():
            self.finals[lost] = t.observations[lost]
            t.seats[lost] = NOBODY
            t.masks[lost] = 1
            if self.anew:
                self._moves[:] = np.where(lost, 0, seated_driver.HOLD)
                self._pass(fresh=False)
                self._answer()
            t.rewards[lost] = 0
            t.rewards[lost, self.seat] = -1
            t.done[lost] = OVER
        return t

    def close(self) -> None:
        """Threads end; nothing else is held."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _refused(self) -> int:
        return int(self.twin.functions.refused(self.turn.seats, self._moves, self._flat[2], self.game.n_moves))

    def _illegal(self, game: int) -> str:
        move = int(self._moves[game])
        if not 0 <= move < self.game.n_moves:
            return f"game {game}: moves are numbers from 0 to {self.game.n_moves - 1}, not {move}"
        return f"game {game}: move {move} ({self.game.notate(move)}) is not legal for seat {self.turn.seats[game]}"

    def _answer(self) -> None:
        """Ask policies until a learner is asked everywhere."""
        t = self.turn
        while self._policies:
            waiting = [(seat, np.flatnonzero(t.seats == seat)) for seat in self._policies]
            waiting = [(seat, games) for seat, games in waiting if len(games)]
            if not waiting:
                return
            self._moves[:] = seated_driver.HOLD
            for seat, games in waiting:
                chosen = np.asarray(self._policies[seat](t.observations[games], t.masks[games], seat))
                if chosen.shape != (len(games),):
                    raise ValueError(f"the policy of seat {seat} gave {chosen.shape} moves for {len(games)} games")
                self._moves[games] = chosen
            wrong = self._refused()
            if wrong >= 0:
                raise ValueError(f"a policy: {self._illegal(wrong)}")
            self._pass(fresh=False)

    def _pass(self, *, fresh: bool) -> None:
        """One pass over all games, shared among the threads."""
        edges = [self.n * k // self.threads for k in range(self.threads + 1)]
        parts = list(zip(self._rooms, edges, edges[1:], strict=False))
        if self._pool is None:  # one thread, or closed
            ends = [self._some(room, first, last, fresh) for room, first, last in parts]
        else:
            ends = list(self._pool.map(lambda p: self._some(p[0], p[1], p[2], fresh), parts))
        wrong = max(ends)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: {seated_driver.TRIES} games ended before anybody outside was asked")

    def _some(self, room: Room, first: int, last: int, fresh: bool) -> int:
        t = self.turn
        observations, finals, masks, rewards = self._flat
        return int(
            self.twin.functions.advance_some(
                self.states,
                self._blank,
                room.work,
                room.notes,
                self._raw,
                self.encoder.code,
                t.seats,
                self._moves,
                observations,
                finals,
                masks,
                rewards,
                t.done,
                self._begun,
                self._dice,
                self.any_move,
                self._kinds,
                room.list,
                room.out,
                room.totals,
                first,
                last,
                self.seed,
                self._options,
                self.game.max_steps,
                self.worlds,
                HORIZON,
                self.seat,
                int(self.anew),
                int(fresh),
            )
        )

    # ------------------------------------------------------------ copies

    def __getstate__(self) -> dict[str, Any]:
        """What another process, or a copy, needs to go on from here: compiled code stays where it is."""
        arrays = ("states", "_begun", "_dice", "any_move", "finals")
        return {
            "made": {
                "game": self._called,
                "table": self.table,
                "n": self.n,
                "against": self.against,
                "seat": self.seat,
                "worlds": self.worlds,
                "threads": self.threads,
                "seed": self.seed,
                "anew": self.anew,
            },
            "arrays": {name: getattr(self, name).copy() for name in arrays},
            "turn": [a.copy() for a in self.turn],
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on from there."""
        self.__init__(**kept["made"])  # type: ignore[misc]  # made anew: compiled code is found again
        for name, value in kept["arrays"].items():
            getattr(self, name)[...] = value
        for array, value in zip(self.turn, kept["turn"], strict=True):
            array[...] = value
