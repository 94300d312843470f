"""A game under the magnifying glass: many fast games for who wins, fewer that are watched for how it is played."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from deskoherna.kit.axes import Axis, slug
from deskoherna.kit.game import Game
from deskoherna.lab import matches
from deskoherna.lab.jobs import HERE, carry_out
from deskoherna.lab.observation import hidden_share
from deskoherna.lab.plan import Outcome, Plan
from deskoherna.lab.statistics import Estimate, average, proportion

PIECE = 100
"""Games at most in a task."""


class WatchedGame(msgspec.Struct, frozen=True):
    """What was noted in a watched game."""

    outcome: Outcome
    choices: list[int]
    """Legal moves at each decision."""
    hidden: list[float]
    """How much of what can be secret was secret to the one who decided."""
    secret: int
    """Decisions that the others could not see as they were."""
    things: list[list[str]]
    """By seat: verbs it played (`move-...`) and things of the catalogue that it had to do with."""


class Task(msgspec.Struct, frozen=True):
    """Some games of a table, watched or not."""

    table: str
    plan: Plan
    first: int
    n: int
    watched: bool


class Answer(msgspec.Struct, frozen=True):
    """How they went."""

    table: str
    outcomes: list[Outcome]
    watched_games: list[WatchedGame]


@cache
def catalogue_keys(game: Game) -> frozenset[str]:
    """The keys of all things in the game's catalogue."""
    return frozenset(item.key for item in game.catalogue())


def _named(game: Game, axes: Sequence[Axis], points: Sequence[int]) -> Iterator[str]:
    """The things of the catalogue among arguments."""
    for axis, point in zip(axes, points, strict=False):
        if 0 <= point < axis.size:
            key = f"{slug(axis.name)}-{axis.ids[point]}"
            if key in catalogue_keys(game):
                yield key


class Watcher:
    """Takes notes. A thing belongs to the seat whose move names it, or to the seat that an event names with it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices: list[int] = []
        self.hidden: list[float] = []
        self.secret = 0
        self.things: list[set[str]] = [set() for _ in range(game.max_seats)]
        self.state: Any = None
        self.mover = 0

    def __call__(self, s: Any, seat: int, legal: list[int], move: int) -> None:
        """Note a decision, just before it is played."""
        self.listen()
        self.state, self.mover = s, seat
        s.told = []
        self.choices.append(len(legal))
        self.hidden.append(hidden_share(self.game, s, seat))
        self.secret += self.game.rules.mask(s, seat, move) != move
        verb = self.game.verbs.verb(move)
        self.things[seat].add(f"move-{verb.key}")
        self.things[seat].update(_named(self.game, verb.axes, self.game.verbs.arguments(move)))

    def listen(self) -> None:
        """What was told since the last move."""
        for _, what, *points in (self.state.told or ()) if self.state is not None else ():
            axes = self.game.events.events[what].axes
            seats = [p for axis, p in zip(axes, points, strict=False) if axis.name == "seat"]
            owner = seats[0] if seats and 0 <= seats[0] < len(self.things) else self.mover
            self.things[owner].update(_named(self.game, axes, points))


def watched(plan: Plan, number: int) -> WatchedGame:
    """Play one game decision by decision and note how it went."""
    watcher = Watcher(plan.find())
    outcome = matches.watch(plan, number, watcher)
    watcher.listen()
    return WatchedGame(
        outcome,
        watcher.choices,
        watcher.hidden,
        watcher.secret,
        [sorted(things) for things in watcher.things[: len(outcome.bots)]],
    )


def work(task: Task) -> Answer:
    """Play the games of a task."""
    if task.watched:
        return Answer(task.table, [], [watched(task.plan, n) for n in range(task.first, task.first + task.n)])
    return Answer(task.table, matches.play(task.plan, task.first, task.n), [])


class Worth(msgspec.Struct, frozen=True):
    """How much more often than the table's mean those win who had to do with a thing; or how many more points."""

    key: str
    gain: Estimate


class Choice(msgspec.Struct, frozen=True):
    """A value of an option, and what the first seat (or the table) wins with it."""

    option: str
    value: str
    wins: Estimate


def _told(value: object) -> str:
    """An option's value in one short word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "any"
    return str(value) or "usual"


def _in_order(entry: tuple[str, object]) -> int:
    """Numbers go up; words stay as they came."""
    return int(entry[0]) if entry[0].isdigit() else 0


@dataclass
class Study:
    """A study in progress or done."""

    game: Game
    name: str
    tables: dict[str, dict[str, Any]]
    bots: tuple[str, ...]
    games: int
    """A table."""
    watched: int
    """Of these, decision by decision."""
    seed: int = 1
    outcomes: dict[str, list[Outcome]] = field(default_factory=dict)
    watched_games: dict[str, list[WatchedGame]] = field(default_factory=dict)
    interrupted: bool = False

    def tasks(self) -> Iterator[Task]:
        """All games of the study, some at a time."""
        for table, options in self.tables.items():
            plan = Plan(game=self.name, options=options, bots=self.bots, seed=self.seed)
            for watched, games in ((False, self.games), (True, min(self.watched, self.games))):
                size = max(1, PIECE // 10) if watched else PIECE
                for first in range(0, games, size):
                    yield Task(table, plan, first, min(size, games - first), watched)

    @property
    def total(self) -> int:
        """How many games there are to play."""
        return sum(task.n for task in self.tasks())

    def run(self, *, jobs: int = 1, on: str = HERE, progress: Callable[[int], None] = lambda _: None) -> None:
        """Ctrl-C keeps what is done."""
        answers = carry_out(work, self.tasks(), jobs=jobs, on=on)
        try:
            for answer in answers:
                self.outcomes.setdefault(answer.table, []).extend(answer.outcomes)
                self.watched_games.setdefault(answer.table, []).extend(answer.watched_games)
                progress(len(answer.outcomes) + len(answer.watched_games))
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            answers.close()

    # ------------------------------------------------------------ what it says

    def all_outcomes(self) -> list[Outcome]:
        """How all games ended, of every table."""
        return [o for found in self.outcomes.values() for o in found]

    def all_watched_games(self) -> list[WatchedGame]:
        """All games that were watched, of every table."""
        return [found for watched_games in self.watched_games.values() for found in watched_games]

    @property
    def unfinished(self) -> int:
        """Games that were left before their end."""
        return sum(not o.over for o in self.all_outcomes())

    def by_seat(self, table: str) -> list[Estimate]:
        """The share of wins of every seat at a table."""
        outcomes = self.outcomes.get(table, [])
        seats = len(outcomes[0].bots) if outcomes else 0
        return [proportion(sum(o.shares()[seat] for o in outcomes), len(outcomes)) for seat in range(seats)]

    def won_together(self, table: str) -> Estimate:
        """How often a game has a winner at all: for a cooperative game, how often the table wins."""
        outcomes = self.outcomes.get(table, [])
        return proportion(sum(any(o.shares()) for o in outcomes), len(outcomes))

    def by_option(self) -> list[Choice]:
        """What every choice of an option goes with, over all tables that have it; options that are always the same
        are left out."""
        found: dict[str, dict[str, list[Outcome]]] = {}
        for table, outcomes in self.outcomes.items():
            if not self.game.cooperative and len(self.by_seat(table)) == 1:
                continue  # who plays alone has no seat to win more from
            options = msgspec.to_builtins(self.game.read_options(self.tables[table]))
            for name, value in options.items():
                found.setdefault(name, {}).setdefault(_told(value), []).extend(outcomes)
        return [
            Choice(name, value, self._edge(outcomes))
            for name, values in found.items()
            if len(values) > 1
            for value, outcomes in sorted(values.items(), key=_in_order)
            if outcomes
        ]

    def _edge(self, outcomes: Sequence[Outcome]) -> Estimate:
        """How much more than an even share the first seat wins; where all play together, how often they win."""
        if self.game.cooperative:
            return proportion(sum(any(o.shares()) for o in outcomes), len(outcomes))
        return average([o.shares()[0] - sum(o.shares()) / len(o.bots) for o in outcomes])

    def worths(self) -> list[Worth]:
        """Every verb and thing, from the best to the worst."""
        gains: dict[str, list[float]] = {}
        in_points = self.in_points
        for watched_games in self.watched_games.values():
            shares = [
                self._success(found, seat, in_points) for found in watched_games for seat in range(len(found.things))
            ]
            usual = sum(shares) / len(shares) if shares else 0.0
            for found in watched_games:
                for seat, things in enumerate(found.things):
                    for key in things:
                        gains.setdefault(key, []).append(self._success(found, seat, in_points) - usual)
        made = [Worth(key, average(values)) for key, values in gains.items()]
        return sorted(made, key=lambda w: (-w.gain.mean, w.key))

    @property
    def in_points(self) -> bool:
        """Where nobody has won a watched game, or everybody has, points say what wins cannot."""
        shares = [share > 0 for found in self.all_watched_games() for share in found.outcome.shares()]
        return bool(shares) and len(set(shares)) == 1

    def _success(self, found: WatchedGame, seat: int, in_points: bool) -> float:
        """A win that all share is a whole one where all play together."""
        if in_points:
            return float(found.outcome.points[seat])
        shares = found.outcome.shares()
        return float(any(shares)) if self.game.cooperative else shares[seat]
