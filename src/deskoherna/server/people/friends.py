"""Friends: who wants whom, and where both do."""

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.people import limits
from deskoherna.server.store import schema
from deskoherna.server.store.store import insert_new
from deskoherna.server.wire.bodies import Friend, FriendList
from deskoherna.server.wire.refusal import Refused

F, P = schema.friends.c, schema.people.c
MOST = 500


def listed(connection: Connection, person: str) -> FriendList:
    """Friends, those who ask, those who were asked; by name."""
    asked = sa.select(F.other).where(F.person == person)
    asking = sa.select(F.person).where(F.other == person)
    named = sa.select(P.id, P.name, P.id.in_(asked), P.id.in_(asking))
    rows = connection.execute(named.where(sa.or_(P.id.in_(asked), P.id.in_(asking))).order_by(P.name, P.id)).all()

    def those(mine: bool, theirs: bool) -> list[Friend]:
        return [Friend(row[0], row[1]) for row in rows if (bool(row[2]), bool(row[3])) == (mine, theirs)]

    return FriendList(friends=those(True, True), asking=those(False, True), asked=those(True, False))


def want(connection: Connection, person: str, other: str) -> bool:
    """Ask for somebody's friendship, or answer theirs. True: it is new."""
    known = "\0" not in other and connection.execute(sa.select(P.id).where(P.id == other)).first() is not None
    if not known or other == person:
        raise Refused("not_found")
    if limits.kept_apart(connection, person, [other]) or limits.kept_apart(connection, other, [person]):
        raise Refused("blocked")
    count = connection.execute(sa.select(sa.func.count()).where(F.person == person)).scalar_one()
    if count >= MOST:
        raise Refused("too_many", limit=MOST)
    return bool(insert_new(connection, schema.friends, [{"person": person, "other": other, "at": time.time()}]))


def end(connection: Connection, person: str, other: str) -> None:
    """Neither wants the other any more, whoever asked first."""
    if "\0" in other:
        return
    both = sa.or_(sa.and_(F.person == person, F.other == other), sa.and_(F.person == other, F.other == person))
    connection.execute(sa.delete(schema.friends).where(both))


def ids(connection: Connection, person: str) -> set[str]:
    """Those who want it as well."""
    return {friend.person for friend in listed(connection, person).friends}
