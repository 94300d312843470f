"""With whom one has played: the others of each game, and how one stood against each."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.ratings.levels import LADDER
from deskoherna.server.store import schema
from deskoherna.server.store.results import SeatResult
from deskoherna.server.wire.bodies import HeadToHead

PEOPLE, NOBODY, ELSEWHERE = "people", "nobody", "outside"
SHOWN = 30
GameKey = tuple[str, int]
"""Table and number of the game."""


@dataclass(frozen=True)
class Other:
    """Another seat of the same game."""

    person: str | None
    bot: str | None
    standing: int
    gone: bool
    won: bool


def key_of(one: SeatResult) -> GameKey:
    return one.table_id, one.number


def others(connection: Connection, person: str) -> dict[GameKey, list[Other]]:
    """Who else sat at the games of a person."""
    mine, c = schema.results.alias("mine"), schema.results.c
    rows = connection.execute(
        sa.select(c.table_id, c.number, c.person, c.bot, c.standing, c.gone, c.won)
        .join_from(
            mine,
            schema.results,
            sa.and_(c.table_id == mine.c.table_id, c.number == mine.c.number, c.seat != mine.c.seat),
        )
        .where(mine.c.person == person, mine.c.dealt)
    )
    found: dict[GameKey, list[Other]] = {}
    for table_id, number, *rest in rows:
        found.setdefault((table_id, number), []).append(Other(*rest))
    return found


def against(one: SeatResult, company: Sequence[Other]) -> str:
    """Whom a game was played against: people, or the strongest of the bots."""
    if one.kind in ("alone", "together"):
        return NOBODY
    if any(other.person for other in company):
        return PEOPLE
    levels = [LADDER.index(other.bot) for other in company if other.bot in LADDER]
    return LADDER[max(levels)] if levels else ELSEWHERE


def meetings(
    connection: Connection, results: Sequence[SeatResult], company: Mapping[GameKey, Sequence[Other]]
) -> list[HeadToHead]:
    """Those one has played with most."""
    games: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    for one in results:
        for other in company.get(key_of(one), ()):
            if other.person is None or other.person == one.person:
                continue
            games[other.person] += 1
            if one.kind in ("alone", "together"):
                continue
            mine, theirs = (one.gone, one.standing), (other.gone, other.standing)
            ahead[other.person] += mine < theirs
            behind[other.person] += mine > theirs
    most = [person for person, _ in sorted(games.items(), key=lambda x: (-x[1], x[0]))[:SHOWN]]
    c = schema.people.c
    names: dict[str, str] = {
        row[0]: row[1] for row in connection.execute(sa.select(c.id, c.name).where(c.id.in_(most)))
    }
    return [HeadToHead(p, names[p], games[p], ahead[p], behind[p]) for p in most if p in names]
