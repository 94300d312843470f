"""Playing the ladder: every level against the one below, the same deals from every seat, kept in a file."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.bots.thinker import LEVELS
from deskoherna.kit import registry
from deskoherna.lab import matches
from deskoherna.lab.behaviour import behaviour_of
from deskoherna.lab.jobs import HERE, carry_out
from deskoherna.lab.plan import Outcome, Plan
from deskoherna.lab.rungs import Row, Rung, Tally, by_game

KEEP_S = 20.0
"""Seconds of play that a run may lose when it is killed."""


class LadderError(ValueError):
    """A file that is no ladder, in one sentence."""


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """What the file holds."""

    rows: list[Row]
    left: list[Rung]
    """Built-in games: rungs that nobody has played."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """Deal `number` of a rung: from every seat once, or once by each level where there is no opponent."""

    row: Row
    options: dict[str, Any]
    number: int

    def plans(self) -> Iterator[Plan]:
        """Both levels on every seat in turn; each alone where there is no opponent."""
        row = self.row
        seatings = [self._seating(seat) for seat in range(row.seats)]
        if row.together:
            seatings = [(row.level,), (row.against,)]
        for bots in seatings:
            yield Plan(game=row.game, options=self.options, bots=bots, seed=row.seed, pace=row.pace)

    def _seating(self, seat: int) -> tuple[str, ...]:
        """The level on this seat, the one below on all others. Plans move bots on by the number of the game."""
        row = self.row
        names = [row.against] * row.seats
        names[(seat + self.number) % row.seats] = row.level
        return tuple(names)


def deals_for(row: Row, games: int) -> int:
    """Deals that give at least so many games."""
    return -(-games // games_a_deal(row))


def games_a_deal(row: Row) -> int:
    """How many games a deal of this rung takes."""
    return 1 if row.together else row.seats


def play(deal: Deal) -> Tally:
    """All games of a deal."""
    row = deal.row
    before = [_effort(row, name) for name in (row.level, row.against)]
    outcomes = [matches.play(plan, deal.number, 1)[0] for plan in deal.plans()]
    after = [_effort(row, name) for name in (row.level, row.against)]
    own, other = ((a[0] - b[0], a[1] - b[1]) for a, b in zip(after, before, strict=True))
    return _count(row, outcomes).plus(
        Tally(decisions=own[0], rounds=own[1], other_decisions=other[0], other_rounds=other[1])
    )


def _effort(row: Row, name: str) -> tuple[int, int]:
    """Decisions and rounds of a bot so far, if it searches."""
    if name not in LEVELS:
        return 0, 0
    effort = matches.bot(name, registry.game(row.game), row.pace).effort
    return effort.decisions, effort.rounds


def _count(row: Row, outcomes: Sequence[Outcome]) -> Tally:
    unfinished = sum(not outcome.over for outcome in outcomes)
    if row.together:
        own, other = outcomes
        points, other_points = _mean(own.points), _mean(other.points)
        return Tally(
            games=1,
            won=float(any(own.shares())),
            other_won=float(any(other.shares())),
            points=points,
            other_points=other_points,
            points_squared=points**2,
            other_points_squared=other_points**2,
            unfinished=unfinished,
        )
    return Tally(
        games=len(outcomes),
        won=_of(row.level, outcomes, Outcome.shares),
        other_won=_of(row.against, outcomes, Outcome.shares),
        points=_of(row.level, outcomes, lambda o: o.points),
        other_points=_of(row.against, outcomes, lambda o: o.points),
        unfinished=unfinished,
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _of(name: str, outcomes: Sequence[Outcome], what: Callable[[Outcome], Sequence[float]]) -> float:
    """Summed over the games: the mean of the seats on which the bot sits."""
    return sum(_mean([value for value, bot in zip(what(o), o.bots, strict=True) if bot == name]) for o in outcomes)


@dataclass
class Climb:
    """A run of the ladder in progress or done."""

    rows: dict[Rung, Row] = field(default_factory=dict)
    interrupted: bool = False
    late: bool = False
    """The time that was given is over."""
    kept: float = 0.0
    """When it was written down last."""

    def enter(self, row: Row) -> Row:
        """The row to go on with: what is there counts when it was played in the same way."""
        known = self.rows.get(row.rung)
        if known is None or not known.same_run(row) or known.code != row.code:
            return row
        return known

    def compare(self, asked: Sequence[Row], *, jobs: int = 1, on: str = HERE) -> list[Row]:
        """The rows to go on with. Where the sources are others, the levels show whether they still do the same."""
        changed = [row for row in asked if self.enter(row) is row]
        new: dict[Rung, Row] = {}
        for row, behaviour in zip(changed, carry_out(behaviour_of, changed, jobs=jobs, on=on), strict=True):
            known = self.rows.get(row.rung)
            if known is not None and known.same_run(row) and known.behaviour == behaviour:
                self.rows[row.rung] = msgspec.structs.replace(known, code=row.code)
            else:
                new[row.rung] = msgspec.structs.replace(row, behaviour=behaviour)
        return [new.get(row.rung) or self.enter(row) for row in asked]

    def run(
        self,
        asked: Sequence[Row],
        games: int,
        *,
        jobs: int = 1,
        on: str = HERE,
        until: float = float("inf"),
        progress: Callable[[Row, int], None] = lambda *_: None,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        """Play what is missing, game by game. Ctrl-C stops, and so does the clock (time.monotonic)."""
        rows = {row.rung: row for row in asked}
        try:
            for group in by_game(rows):
                going_on = self.compare([rows[rung] for rung in group], jobs=jobs, on=on)
                self._climb(going_on, games, jobs, on, until, progress, keep)
                if self.late:
                    break
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            keep()

    def _climb(
        self,
        rows: Sequence[Row],
        games: int,
        jobs: int,
        on: str,
        until: float,
        progress: Callable[[Row, int], None],
        keep: Callable[[], None],
    ) -> None:
        deals = [deal for row in rows for deal in missing(row, games)]
        answers = carry_out(play, deals, jobs=jobs, on=on)
        try:
            for deal, tally in zip(deals, answers, strict=False):
                row = self.enter(deal.row).plus(tally)
                self.rows[row.rung] = row
                progress(row, tally.games)
                if row.games >= games or time.monotonic() > self.kept + KEEP_S:
                    keep()
                    self.kept = time.monotonic()
                if time.monotonic() > until:
                    self.late = True
                    break
        finally:
            answers.close()


def missing(row: Row, games: int) -> list[Deal]:
    """The deals that are still to be played."""
    options = msgspec.to_builtins(registry.game(row.game).tables[row.mode])
    first = row.games // games_a_deal(row)
    return [Deal(row=row, options=options, number=n) for n in range(first, deals_for(row, games))]


def read(path: Path) -> list[Row]:
    """The rows of a file, judged by today's bars; none where there is no file."""
    if not path.exists():
        return []
    try:
        return [row.plus(Tally()) for row in msgspec.json.decode(path.read_bytes(), type=Ladder).rows]
    except msgspec.DecodeError as error:
        raise LadderError(f"{path} is no ladder: {error}") from None


def write(path: Path, rows: Sequence[Row], known: Sequence[Rung]) -> Ladder:
    """Keep the rows, and say which rungs are left; a run that dies in the middle leaves the old file."""
    played = {row.rung for row in rows}
    ladder = Ladder(rows=sorted(rows, key=lambda row: row.rung), left=sorted(set(known) - played))
    text = msgspec.json.format(msgspec.json.encode(ladder), indent=1)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(text + b"\n")
    beside.replace(path)
    return ladder
