"""Walks: games played over all tables, and the positions met on the way, for the checks to look at."""

import random
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from deskoherna.kit import state as st
from deskoherna.kit.compliance.players import Player, curious, leaning, uniform
from deskoherna.kit.compliance.report import Broken, Effort
from deskoherna.kit.events import EVERYBODY
from deskoherna.kit.game import Game

NOBODY = -1
EVERY_PHASE = 3
"""Positions of each phase that are kept from every table, however rare it is."""


@dataclass(frozen=True)
class Visit:
    """A position met in a walk, and the move that is played there next (seat NOBODY: the game is over)."""

    game: Game
    table: str
    seed: int
    step: int
    s: Any
    seat: int = NOBODY
    move: int = NOBODY

    def broken(self, what: str) -> Broken:
        """The sentence of a rule broken here."""
        return Broken(f"{self.game.slug}: {what}{self.place()}")

    def place(self) -> str:
        """Where this is, to stand behind a sentence."""
        return f" (table {self.table!r}, seed {self.seed}, step {self.step})"

    @property
    def over(self) -> bool:
        """Is the game over here?"""
        return self.seat == NOBODY

    def copy(self) -> Any:
        """A copy of the position, for checks that play on."""
        return st.clone(self.s)

    def text(self, seat: int, move: int) -> str:
        """A move with its seat, in words."""
        return f"{'ABCDEFGH'[seat]}: {self.game.notate(move, self.s)}"


def begin(game: Game, table: str, seed: int) -> Any:
    """A new game on a named table; whatever the rules raise is told with its place."""
    try:
        return game.begin(game.tables[table], seed)
    except Exception as error:
        place = Visit(game, table, seed, 0, None)
        raise place.broken(f"setup raised {type(error).__name__}: {error}") from error


def play(place: Visit, s: Any, seat: int, move: int) -> None:
    """A move; whatever the rules raise is told with its place."""
    try:
        place.game.play(s, seat, move)
    except Exception as error:
        raise place.broken(f"{place.text(seat, move)} raised {type(error).__name__}: {error}") from error


def stroll(
    game: Game, table: str, seed: int, player: Player, dice: random.Random, limit: int, s: Any = None
) -> Iterator[Visit]:
    """One game, position by position; `visit.s` is the living state: look, do not touch.

    Where several seats may act, any of them moves. A walk ends with the game or after `limit` steps.
    """
    s = begin(game, table, seed) if s is None else s
    for step in range(limit + 1):
        here = Visit(game, table, seed, step, s)
        seats = game.actors(s)
        if not seats or step == limit:
            if not seats:
                yield here
            return
        seat = dice.choice(seats)
        moves = game.legal(s, seat)
        if not moves:
            raise here.broken(f"seat {seat} must act in phase {s.phase} but has no legal move")
        move = player(s, seat, moves)
        here = Visit(game, table, seed, step, s, seat, move)
        yield here
        play(here, s, seat, move)


def last(visits: Iterator[Visit]) -> Visit | None:
    """Where a stroll ends."""
    found = deque(visits, maxlen=1)
    return found[0] if found else None


def walk(game: Game, steps: int, *, whole: bool = True) -> Iterator[Visit]:
    """Games over all tables, `steps` steps in all; players lean, play at random and are curious by turns.

    With `whole` the first game of a table is played to its end (but no more than four times its share).
    """
    share = max(steps // len(game.tables), 1)
    tried: Counter[int] = Counter()
    for table in game.tables:
        left, seed = share, 0
        while left > 0:
            seed += 1
            dice = random.Random(f"{table} {seed}")
            player = (curious(game, dice, tried), leaning(game, dice), uniform(dice))[seed % 3]
            limit = min(game.max_steps, 4 * share if whole and seed == 1 else left)
            for visit in stroll(game, table, seed, player, dice, limit):
                yield visit
                left -= 1


@lru_cache(maxsize=4)
def positions(game: Game, effort: Effort) -> tuple[Visit, ...]:
    """Positions of a walk, spread evenly over it, with some of every phase of every table. They are copies."""
    dice = random.Random(game.slug)
    kept: list[Visit] = []
    rare: list[Visit] = []
    phases: Counter[tuple[str, int, bool]] = Counter()
    for n, visit in enumerate(walk(game, effort.steps), 1):
        kind = visit.table, visit.s.phase, visit.over
        phases[kind] += 1
        if phases[kind] <= EVERY_PHASE:
            rare.append(_kept(visit))
        elif len(kept) < effort.positions:
            kept.append(_kept(visit))
        else:
            i = dice.randrange(n)
            if i < effort.positions:
                kept[i] = _kept(visit)
    return tuple(rare + kept)


def _kept(v: Visit) -> Visit:
    return Visit(v.game, v.table, v.seed, v.step, st.clone(v.s), v.seat, v.move)


@lru_cache(maxsize=4)
def telling(game: Game, effort: Effort) -> tuple[tuple[Visit, bool], ...]:
    """Steps of a walk that tell something: of every event, told to all or to some, a few of every table's.

    With each: does it tell somebody a secret?
    """
    kept: list[tuple[Visit, bool]] = []
    met: Counter[tuple[str, int, bool]] = Counter()
    before: Visit | None = None
    living: Any = None
    for visit in walk(game, effort.steps):
        if before is not None and living is visit.s and visit.s.told:
            kinds = {(visit.table, what, to == EVERYBODY) for to, what, *_ in visit.s.told}
            if min(met[kind] for kind in kinds) < (1 if effort.name == "quick" else effort.samples):
                kept.append((before, any(to != EVERYBODY for to, *_ in visit.s.told)))
            met.update(kinds)
        visit.s.told = []
        before, living = _kept(visit), visit.s
    return tuple(kept)


def some(game: Game, effort: Effort, n: int, *, over: bool = False) -> list[Visit]:
    """About n of the kept positions, evenly spread; those of finished games only where wanted."""
    found = [v for v in positions(game, effort) if over or not v.over]
    dice = random.Random(n)
    return found if len(found) <= n else dice.sample(found, n)


def name_of_phase(game: Game, phase: int) -> str:
    """A phase in words, where the game names its phases."""
    of = next(f.of for f in st.fields(game.state) if f.name == "phase")
    return of.points[phase] if of is not None and 0 <= phase < of.size else str(phase)
