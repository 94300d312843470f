"""A profile put together: one person, from their finished games."""

from collections import Counter
from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.games.served import ServedGame
from deskoherna.server.profiles import company, scores
from deskoherna.server.profiles.achievements import Played, achievements
from deskoherna.server.profiles.decisions import decisions
from deskoherna.server.profiles.favourites import favourites
from deskoherna.server.ratings.judging import Rating
from deskoherna.server.ratings.shown import shown
from deskoherna.server.store import results as stored
from deskoherna.server.store import schema
from deskoherna.server.store.results import C, SeatResult
from deskoherna.server.wire.bodies import Profile, RatingLine, RatingPoint, TitleProfile
from deskoherna.server.wire.refusal import Refused

POINTS = 60
"""So many of the last points of a rating are drawn."""


def profile(connection: Connection, person: str, games: Mapping[str, ServedGame]) -> Profile:
    """What is told of a person."""
    p = schema.people.c
    row = connection.execute(sa.select(p.name, p.created).where(p.id == person)).first() if "\0" not in person else None
    if row is None:
        raise Refused("not_found")
    results = [r for r in stored.read(connection, sa.and_(C.person == person, C.dealt)) if r.game in games]
    others = company.others(connection, person)
    played = Played(results, others, len(games))
    lines = rating_lines(connection, person)
    titles = [slug for slug, _ in Counter(r.game for r in results).most_common()]
    return Profile(
        person=person,
        name=row[0],
        since=row[1],
        score=scores.score([worth(r, others) for r in results]),
        thought_s=sum(r.thought_ms for r in results) // 1000,
        titles=[
            title(connection, games[slug], [r for r in results if r.game == slug], others, lines.get(slug, []))
            for slug in titles
        ],
        meetings=company.meetings(connection, results, others),
        achievements=achievements(played, [served.game for served in games.values()]),
    )


def worth(one: SeatResult, others: Mapping[company.GameKey, Sequence[company.Other]]) -> float:
    return scores.share_of(one, 1 + sum(o.won for o in others.get(company.key_of(one), ())))


def title(
    connection: Connection,
    served: ServedGame,
    results: Sequence[SeatResult],
    others: Mapping[company.GameKey, Sequence[company.Other]],
    lines: list[RatingLine],
) -> TitleProfile:
    worths = [worth(r, others) for r in results]
    pairs = list(zip(results, worths, strict=True))
    return TitleProfile(
        game=served.game.slug,
        score=scores.score(worths),
        modes=scores.scores_of((r.mode if r.mode in served.named_modes else "", w) for r, w in pairs),
        against=scores.scores_of((company.against(r, others.get(company.key_of(r), ())), w) for r, w in pairs),
        form=scores.form(results),
        ratings=lines,
        favourites=favourites(connection, served.game, results),
        decisions=decisions(connection, results),
        thought_s=sum(r.thought_ms for r in results) // 1000,
    )


def rating_lines(connection: Connection, person: str) -> dict[str, list[RatingLine]]:
    """By game: the ratings with how they came about."""
    rows = connection.execute(
        sa.select(C.game, C.kind, C.ended, C.mean, C.deviation)
        .where(C.person == person, C.mean.is_not(None))
        .order_by(*stored.ORDER)
    )
    found: dict[tuple[str, str], list[RatingPoint]] = {}
    for game, kind, ended, mean, deviation in rows:
        figure = shown(person, "", Rating(mean, deviation))
        found.setdefault((game, kind), []).append(RatingPoint(ended, figure.rating, figure.deviation))
    lines: dict[str, list[RatingLine]] = {}
    for (game, kind), points in found.items():
        lines.setdefault(game, []).append(RatingLine(kind, len(points), points[-POINTS:]))  # type: ignore[arg-type]  # the column holds these kinds alone
    return lines
