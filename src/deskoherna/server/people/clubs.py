"""Clubs: people with a lobby of their own. Whoever has the link may come in; the owner may send somebody away."""

import secrets
import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.people.ids import CLUB, INVITE, new_id
from deskoherna.server.people.names import tidy
from deskoherna.server.store import schema
from deskoherna.server.store.store import insert_new
from deskoherna.server.wire.bodies import Club, Friend
from deskoherna.server.wire.refusal import Refused

C, M, T, P = schema.clubs.c, schema.club_members.c, schema.club_tables.c, schema.people.c
MOST, MEMBERS = 20, 500
"""Clubs of one person, and people of one club."""


def mine(connection: Connection, person: str) -> list[Club]:
    """By name."""
    own = sa.select(M.club).where(M.person == person)
    counted = sa.select(sa.func.count()).where(M.club == C.id).scalar_subquery()
    rows = connection.execute(sa.select(C.id, C.name, C.owner, counted).where(C.id.in_(own)).order_by(C.name, C.id))
    return [Club(id=row[0], name=row[1], members=row[3], owner=row[2] == person) for row in rows]


def found(connection: Connection, name: str, person: str) -> str:
    """A new club; its id."""
    if len(mine(connection, person)) >= MOST:
        raise Refused("too_many", limit=MOST)
    now, made = time.time(), new_id(CLUB)
    row = {"id": made, "name": tidy(name), "owner": person, "invite": new_id(INVITE), "created": now}
    connection.execute(sa.insert(schema.clubs).values(**row))
    connection.execute(sa.insert(schema.club_members).values(club=made, person=person, at=now))
    return made


def _club(connection: Connection, club: str) -> tuple[str, str, str]:
    """Name, owner and invitation."""
    row = None
    if "\0" not in club:
        row = connection.execute(sa.select(C.name, C.owner, C.invite).where(C.id == club)).first()
    if row is None:
        raise Refused("not_found")
    return (row[0], row[1], row[2])


def belongs(connection: Connection, club: str, person: str) -> None:
    """What a club has is for those who belong to it."""
    _club(connection, club)
    if connection.execute(sa.select(M.person).where(M.club == club, M.person == person)).first() is None:
        raise Refused("private")


def told(connection: Connection, club: str, person: str) -> tuple[str, str, str, list[Friend]]:
    """Name, owner, invitation and members."""
    belongs(connection, club, person)
    name, owner, invite = _club(connection, club)
    rows = connection.execute(
        sa.select(P.id, P.name)
        .join_from(schema.club_members, schema.people, P.id == M.person)
        .where(M.club == club)
        .order_by(M.at, P.id)
    )
    return name, owner, invite, [Friend(*row) for row in rows]


def join(connection: Connection, club: str, person: str, invite: str) -> None:
    if not secrets.compare_digest(_club(connection, club)[2].encode(), invite.encode()):
        raise Refused("private")
    count = connection.execute(sa.select(sa.func.count()).where(M.club == club)).scalar_one()
    if count >= MEMBERS or len(mine(connection, person)) >= MOST:
        raise Refused("too_many", limit=MEMBERS if count >= MEMBERS else MOST)
    insert_new(connection, schema.club_members, [{"club": club, "person": person, "at": time.time()}])


def leave(connection: Connection, club: str, person: str) -> None:
    """The club of an owner who leaves belongs to whoever came next; without anybody it is gone."""
    belongs(connection, club, person)
    connection.execute(sa.delete(schema.club_members).where(M.club == club, M.person == person))
    heir = connection.execute(sa.select(M.person).where(M.club == club).order_by(M.at, M.person).limit(1)).scalar()
    if heir is None:
        connection.execute(sa.delete(schema.clubs).where(C.id == club))
        connection.execute(sa.delete(schema.club_tables).where(T.club == club))
    elif _club(connection, club)[1] == person:
        connection.execute(sa.update(schema.clubs).where(C.id == club).values(owner=heir))


def send_away(connection: Connection, club: str, owner: str, person: str) -> None:
    """The link is another one afterwards, so that they do not come back with it."""
    if _club(connection, club)[1] != owner or person == owner:
        raise Refused("not_host")
    connection.execute(sa.delete(schema.club_members).where(M.club == club, M.person == person.replace("\0", "")))
    connection.execute(sa.update(schema.clubs).where(C.id == club).values(invite=new_id(INVITE)))


def put_up(connection: Connection, club: str, person: str, table: str) -> None:
    """A table of a member stands in the lobby of the club."""
    belongs(connection, club, person)
    insert_new(connection, schema.club_tables, [{"club": club, "table_id": table, "at": time.time()}])


def tables(connection: Connection, club: str, limit: int) -> list[str]:
    """What is kept of its tables, the newest first."""
    t = schema.tables.c
    rows = connection.execute(
        sa.select(t.info)
        .join_from(schema.club_tables, schema.tables, t.id == T.table_id)
        .where(T.club == club)
        .order_by(T.at.desc())
        .limit(limit)
    )
    return list(rows.scalars())


def forget(connection: Connection, person: str) -> None:
    """Somebody goes for good."""
    for club in mine(connection, person):
        leave(connection, club.id, person)
