"""Achievements: each is a query over finished games, and teaches something about them.

Those for any game stand here. A game has its own in `achievements.toml` of its folder: conditions on one result.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from deskoherna.kit.game import Game
from deskoherna.server.profiles.company import PEOPLE, GameKey, Other, against, key_of
from deskoherna.server.ratings.levels import LADDER
from deskoherna.server.store.results import SeatResult
from deskoherna.server.wire.bodies import Achievement, Kind

FILE = "achievements.toml"
ROW, MODES, DAYS_S = 5, 5, 86_400.0
SLOW_MS = 20_000
"""Who thinks so long about a move on the average has taken time."""


@dataclass(frozen=True)
class Played:
    """A person's finished games in the order of endings, and who else sat there."""

    results: Sequence[SeatResult]
    company: Mapping[GameKey, Sequence[Other]]
    titles: int
    """How many games there are to play."""

    def against(self, one: SeatResult) -> str:
        return against(one, self.company.get(key_of(one), ()))


Query = Callable[[Played], SeatResult | None]
"""The game with which it was earned."""


def won(one: SeatResult) -> bool:
    """Alone at the top, and to the end."""
    return one.won and not one.shared and not one.gone


def first(found: Iterable[SeatResult]) -> SeatResult | None:
    return next(iter(found), None)


def beat(level: str) -> Query:
    """Win against bots of which the strongest is of this level, or of a higher one."""
    enough = LADDER[LADDER.index(level) :]
    return lambda played: first(r for r in played.results if won(r) and played.against(r) in enough)


def beat_people(played: Played) -> SeatResult | None:
    return first(r for r in played.results if won(r) and played.against(r) == PEOPLE)


def of_kind(kind: Kind) -> Query:
    return lambda played: first(r for r in played.results if won(r) and r.kind == kind)


def in_a_row(played: Played) -> SeatResult | None:
    """So many wins at one game without another result between them."""
    running: dict[str, int] = {}
    for one in played.results:
        running[one.game] = running.get(one.game, 0) + 1 if won(one) else 0
        if running[one.game] == ROW:
            return one
    return None


def many_modes(played: Played) -> SeatResult | None:
    """Win one game in so many of its modes."""
    seen: dict[str, set[str]] = {}
    for one in played.results:
        if won(one) and one.mode:
            modes = seen.setdefault(one.game, set())
            modes.add(one.mode)
            if len(modes) == MODES:
                return one
    return None


def every_title(played: Played) -> SeatResult | None:
    """Play every game to its end."""
    seen: set[str] = set()
    for one in played.results:
        if not one.gone:
            seen.add(one.game)
            if len(seen) == played.titles:
                return one
    return None


def took_time(played: Played) -> SeatResult | None:
    """Win a game about which one thought."""
    return first(r for r in played.results if won(r) and r.own_moves and r.thought_ms / r.own_moves >= SLOW_MS)


def turned(played: Played) -> SeatResult | None:
    """Beat somebody who had won against oneself before."""
    owed: set[tuple[str, str]] = set()
    for one in played.results:
        people = [o for o in played.company.get(key_of(one), ()) if o.person is not None]
        for other in people:
            who = (one.game, other.person or "")
            if won(one) and who in owed:
                return one
            if other.won and not one.won:
                owed.add(who)
    return None


FOR_ANY: dict[str, Query] = {
    "beat-novice": beat("novice"),
    "beat-apprentice": beat("apprentice"),
    "beat-adept": beat("adept"),
    "beat-master": beat("master"),
    "beat-people": beat_people,
    "alone": of_kind("alone"),
    "together": of_kind("together"),
    "many": of_kind("many"),
    "in-a-row": in_a_row,
    "many-modes": many_modes,
    "every-title": every_title,
    "took-time": took_time,
    "turned": turned,
}


class Wanted(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Conditions on one result of a game; what is not said does not matter."""

    won: bool = True
    kind: Kind | None = None
    modes: list[str] | None = None
    points: int | None = None
    """At least so many."""
    moves: int | None = None
    """In the whole game at most so many."""
    against: list[str] | None = None
    """Levels of bots, or `people`."""

    def met(self, one: SeatResult, opponents: str) -> bool:
        return (
            (won(one) or not self.won)
            and not one.gone
            and self.kind in (None, one.kind)
            and (self.modes is None or one.mode in self.modes)
            and (self.points is None or one.points >= self.points)
            and (self.moves is None or one.moves <= self.moves)
            and (self.against is None or opponents in self.against)
        )


@lru_cache
def of_game(game: Game) -> dict[str, Wanted]:
    """What a game itself asks for, by id."""
    path = game.folder / FILE
    if not path.is_file():
        return {}
    found: dict[str, Wanted] = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Wanted])
    return found


def achievements(played: Played, games: Sequence[Game]) -> list[Achievement]:
    """All there are, with those that were earned."""
    found = [_told(name, None, query(played)) for name, query in FOR_ANY.items()]
    for game in games:
        mine = [r for r in played.results if r.game == game.slug]
        for name, wanted in of_game(game).items():
            found.append(_told(name, game.slug, first(r for r in mine if wanted.met(r, played.against(r)))))
    return found


def _told(name: str, game: str | None, one: SeatResult | None) -> Achievement:
    if one is None:
        return Achievement(name, game, None)
    return Achievement(name, game, one.ended, one.table_id if one.open else None, one.number)
