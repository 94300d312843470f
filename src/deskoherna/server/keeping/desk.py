"""What a keeper sees: people, tables, reports, what was done, and a few figures."""

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.keeping import acts
from deskoherna.server.store import schema
from deskoherna.server.tables import index
from deskoherna.server.wire.bodies import Act, Desk, KnownPerson, KnownTable, Report
from deskoherna.server.wire.protocol import TableInfo

P, L, R, T, S = (x.c for x in (schema.people, schema.limits_of_people, schema.reports, schema.tables, schema.results))
LISTED = 50
DAY_S = 86_400.0


def people(connection: Connection, part: str, limit: int = LISTED) -> list[KnownPerson]:
    """The newest first, or those whose name or id has this part."""
    games = sa.select(sa.func.count()).where(S.person == P.id).scalar_subquery()
    reported = sa.select(sa.func.count()).where(R.about == P.id).scalar_subquery()
    asked = sa.select(P.id, P.name, P.password.is_not(None), P.created, games, reported, L.banned, L.muted)
    found = asked.join_from(schema.people, schema.limits_of_people, L.person == P.id, isouter=True)
    if part:
        found = found.where(sa.or_(P.name.icontains(part, autoescape=True), P.id == part))
    rows = connection.execute(found.order_by(P.created.desc()).limit(limit))
    return [
        KnownPerson(
            person=row[0],
            name=row[1],
            kept=bool(row[2]),
            since=row[3],
            games=row[4],
            reports=row[5],
            banned=row[6] or 0.0,
            muted=row[7] or 0.0,
        )
        for row in rows
    ]


def tables(connection: Connection, limit: int = LISTED) -> list[KnownTable]:
    """Those that are not over, the newest first."""
    asked = sa.select(T.info).where(T.status.in_(("waiting", "playing"))).order_by(T.updated.desc()).limit(limit)
    return [known_table(index.read(text).info) for text in connection.execute(asked).scalars()]


def known_table(info: TableInfo) -> KnownTable:
    people = [s for s in info.seats if s.person is not None]
    names, seats = [s.name for s in people], [s.seat for s in people]
    return KnownTable(info.id, info.game, info.name, info.status, names, seats, info.updated)


def reports(connection: Connection, limit: int = LISTED) -> list[Report]:
    """What nobody has looked at yet, then the rest."""
    rows = connection.execute(
        sa.select(R.id, R.at, R.table_id, R.seq, R.person, R.about, P.name, R.line, R.text, R.settled)
        .join_from(schema.reports, schema.people, P.id == R.about, isouter=True)
        .order_by(R.settled.is_not(None), R.at.desc())
        .limit(limit)
    )
    return [
        Report(
            id=row[0],
            at=row[1],
            table=row[2],
            seq=row[3],
            by=row[4],
            about=row[5],
            name=row[6] or "",
            line=row[7],
            text=row[8],
            settled=row[9],
        )
        for row in rows
    ]


def counts(connection: Connection) -> dict[str, int]:
    def count(where: sa.ColumnElement[bool] | None, of: sa.Table) -> int:
        asked = sa.select(sa.func.count()).select_from(of)
        return int(connection.execute(asked if where is None else asked.where(where)).scalar_one())

    return {
        "people": count(None, schema.people),
        "kept": count(P.password.is_not(None), schema.people),
        "waiting": count(T.status == "waiting", schema.tables),
        "playing": count(T.status == "playing", schema.tables),
        "games": count(S.seat == 0, schema.results),
        "today": count(sa.and_(S.seat == 0, S.ended > time.time() - DAY_S), schema.results),
        "reports": count(R.settled.is_(None), schema.reports),
    }


def desk(connection: Connection, part: str) -> Desk:
    done = [Act(**vars(act)) for act in acts.log(connection, LISTED)]
    return Desk(
        people=people(connection, part),
        tables=tables(connection),
        reports=reports(connection),
        acts=done,
        counts=counts(connection),
    )
