"""The ladder of levels: a rung is a level against the one below at one table, and what was played of it so far."""

import hashlib
import math
import sys
import types
from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import pairwise

import msgspec

from deskoherna.bots import greedy_driver, match_driver, search_driver
from deskoherna.kit import registry
from deskoherna.kit.advice import Tuning
from deskoherna.kit.bind import source_of
from deskoherna.kit.compile import constants, rules_modules
from deskoherna.kit.game import Game
from deskoherna.lab.statistics import Estimate, Z, proportion

LADDER = ("random", "novice", "apprentice", "adept", "master")
"""From the lowest up."""
PAIRS = tuple((level, below) for below, level in pairwise(LADDER))
NEEDED, ENOUGH = 0.65, 200
"""Of two at a table the level must win so much of so many games (in fewer games: even with luck against it); against
random play, which is no level, it must only be better."""
SELDOM = 0.05
"""Where no more is won, the points of lost games tell the levels apart too."""
SEED = 2026
"""Deals that no setting was tried on."""
DEALS = 20
"""Enough to see what a table is dealt from."""


class Rung(msgspec.Struct, frozen=True, order=True):
    """A level against another at one table of a game."""

    game: str
    mode: str
    level: str
    against: str


class Tally(msgspec.Struct, frozen=True):
    """What was counted: of the level itself, and of the one below."""

    games: int = 0
    """Where all win or lose together, or one plays alone: by each of the two."""
    won: float = 0.0
    other_won: float = 0.0
    points: float = 0.0
    other_points: float = 0.0
    """Sums of the mean points of a seat."""
    points_squared: float = 0.0
    other_points_squared: float = 0.0
    decisions: int = 0
    rounds: int = 0
    other_decisions: int = 0
    other_rounds: int = 0
    """Of bots that search."""
    unfinished: int = 0

    def plus(self, more: "Tally") -> "Tally":
        """Both tallies together."""
        return Tally(
            *(a + b for a, b in zip(msgspec.structs.astuple(self), msgspec.structs.astuple(more), strict=True))
        )


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A rung as it was played, with all that must be the same for further games to count."""

    game: str
    mode: str
    level: str
    against: str
    seats: int
    together: bool
    """All seats win or lose together, or there is one seat only: both levels play by themselves and are compared."""
    pace: int
    """Rounds that stood for a second of thinking; 0: nobody searched."""
    seed: int
    rules: int
    material: str
    code: str
    """A hash of the sources of the rules and the bots."""
    behaviour: str = ""
    """A hash of what both levels do: where the sources have changed and this has not, games go on counting."""
    tally: Tally
    games: int = 0
    won: float = 0.0
    """The share of wins."""
    interval: tuple[float, float] = (0.0, 1.0)
    lead: tuple[float, float] | None = None
    """Together: the interval of the difference of both levels' shares."""
    points_lead: tuple[float, float] | None = None
    """Together: the interval of the difference of their mean points, which decides where hardly anybody wins."""
    expected: float = 0.0
    """The share of an equal: one of all seats, or what the level below wins."""
    reached: bool = False

    @property
    def rung(self) -> Rung:
        """What the row is about."""
        return Rung(self.game, self.mode, self.level, self.against)

    def same_run(self, other: "Row") -> bool:
        """Do further games of one count for the other, if the levels still do the same?"""
        names = ("seats", "together", "pace", "seed", "rules", "material")
        return self.rung == other.rung and all(getattr(self, n) == getattr(other, n) for n in names)

    def plus(self, more: Tally) -> "Row":
        """The row after more games."""
        tally = self.tally.plus(more)
        found, other = proportion(tally.won, tally.games), proportion(tally.other_won, tally.games)
        lead = difference(found, other) if self.together else None
        points_lead = lead_in_points(tally) if self.together else None
        expected = other.mean if self.together else 1 / self.seats
        return msgspec.structs.replace(
            self,
            tally=tally,
            games=tally.games,
            won=found.mean,
            interval=(found.low, found.high),
            lead=lead,
            points_lead=points_lead,
            expected=expected,
            reached=self._reached(found, other, lead, points_lead),
        )

    def _reached(
        self,
        found: Estimate,
        other: Estimate,
        lead: tuple[float, float] | None,
        points_lead: tuple[float, float] | None,
    ) -> bool:
        if lead is not None and points_lead is not None:
            hardly_won = other.mean <= found.mean <= SELDOM
            return lead[0] > 0 or (hardly_won and points_lead[0] > 0)
        if self.seats == 2 and self.against != LADDER[0]:
            return found.mean >= NEEDED and (found.n >= ENOUGH or found.low >= NEEDED)
        return found.low > 1 / self.seats


def difference(a: Estimate, b: Estimate) -> tuple[float, float]:
    """The interval of the difference of two shares (Newcombe's, from Wilson's intervals)."""
    lead = a.mean - b.mean
    down = math.hypot(a.mean - a.low, b.high - b.mean)
    up = math.hypot(a.high - a.mean, b.mean - b.low)
    return lead - down, lead + up


def lead_in_points(tally: Tally) -> tuple[float, float]:
    """The interval of the difference of two means."""
    n = max(tally.games, 1)
    mean, other = tally.points / n, tally.other_points / n
    variance = tally.points_squared / n - mean * mean + tally.other_points_squared / n - other * other
    half = Z * math.sqrt(max(variance, 0.0) / max(n - 1, 1))
    return mean - other - half, mean - other + half


def code_of(game: Game, mode: str, *, search: bool) -> str:
    """A hash of everything that moves of a table depend on; the search counts only where one of the two searches."""
    sources = {
        name: module
        for home in (game.rules.step, game.advice.worth, game.advice.lean)
        for name, module in rules_modules(_module_of(home)).items()
    }
    for driver in (greedy_driver, match_driver, *((search_driver,) if search else ())):
        rules_modules(driver, sources)
    settings = dict.fromkeys(repr(set_apart(tuning) if search else tuning.worlds) for tuning in tunings_met(game, mode))
    h = hashlib.sha256("".join(settings).encode())
    for name in sorted(sources):
        h.update(source_of(sources[name]))
        h.update(repr(sorted(constants(sources[name]).items())).encode())
    return h.hexdigest()[:12]


def tunings_met(game: Game, mode: str) -> list[Tuning]:
    """The settings that deals of a table lead to: more than one where what they depend on is dealt."""
    tuning = game.advice.tuning
    found: list[Tuning] = []
    for seed in range(DEALS if tuning.cases else 1):
        met = tuning.at(game.begin(game.tables[mode], seed))
        if met not in found:
            found.append(met)
    return found


def set_apart(tuning: Tuning) -> list[tuple[str, object]]:
    """Where a game is set otherwise than usual; so a new setting leaves games alone that do without."""
    found = [
        (f.name, getattr(tuning, f.name))
        for f in fields(tuning)
        if f.name not in ("cases", "adept") and getattr(tuning, f.name) != f.default
    ]
    return [*found, ("adept", set_apart(tuning.adept))] if tuning.adept is not None else found


def _module_of(function: object) -> types.ModuleType:
    return sys.modules[function.__module__]


def empty_row(rung: Rung, *, seed: int, pace: int | None = None) -> Row:
    """The row of a rung that nobody has played yet, under today's rules and sources."""
    game = registry.game(rung.game)
    seats = int(game.begin(game.tables[rung.mode]).seats)
    pace = pace or game.advice.paces.at(rung.mode, rung.level, seats)
    return Row(
        game=rung.game,
        mode=rung.mode,
        level=rung.level,
        against=rung.against,
        seats=seats,
        together=game.cooperative or seats == 1,
        pace=pace if searched(rung) else 0,
        seed=seed,
        rules=game.version,
        material=game.material_hash,
        code=code_of(game, rung.mode, search=searched(rung)),
        tally=Tally(),
    )


def searched(rung: Rung) -> bool:
    """Does one of the two search?"""
    return LADDER.index(rung.level) >= LADDER.index("adept")


def all_rungs(games: Iterable[str], pairs: Iterable[tuple[str, str]] = PAIRS) -> list[Rung]:
    """Every rung: main modes first, and of each game the cheap ones first."""
    pairs = list(pairs)
    found = [
        Rung(game, mode, level, below)
        for game in games
        for mode in registry.game(game).tables
        for level, below in pairs
    ]
    return sorted(found, key=lambda r: (not is_main(r) and searched(r), searched(r)))


def is_main(rung: Rung) -> bool:
    """Is its mode one of those that are played first?"""
    return rung.mode in registry.game(rung.game).advice.main_modes


def by_game(rungs: Iterable[Rung]) -> Iterator[list[Rung]]:
    """Neighbours of the same game together."""
    group: list[Rung] = []
    for rung in rungs:
        if group and group[-1].game != rung.game:
            yield group
            group = []
        group.append(rung)
    if group:
        yield group
