"""What somebody may not: come in, speak, sit with those who do not want it."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.store.store import insert_new

L, B, P, K = schema.limits_of_people.c, schema.blocks.c, schema.people.c, schema.keepers.c
MOST_BLOCKED = 500


def _until(connection: Connection, column: "sa.Column[float]", person: str) -> float:
    return float(connection.execute(sa.select(column).where(L.person == person)).scalar() or 0.0)


def banned(connection: Connection, person: str, now: float) -> bool:
    return _until(connection, L.banned, person) > now


def muted(connection: Connection, person: str, now: float) -> bool:
    return _until(connection, L.muted, person) > now


def limit(connection: Connection, person: str, **until: float) -> None:
    """`banned`, `muted`: until when; 0 ends it."""
    insert_new(connection, schema.limits_of_people, [{"person": person, "banned": 0.0, "muted": 0.0}])
    connection.execute(sa.update(schema.limits_of_people).where(L.person == person).values(**until))


def is_keeper(connection: Connection, person: str) -> bool:
    return connection.execute(sa.select(K.person).where(K.person == person)).first() is not None


# ---------------------------------------------------------------- blocks


def block(connection: Connection, person: str, other: str) -> bool:
    """False: there is nobody of this id, or the list is full."""
    known = connection.execute(sa.select(P.id).where(P.id == other)).first()
    count = connection.execute(sa.select(sa.func.count()).where(B.person == person)).scalar_one()
    if known is None or count >= MOST_BLOCKED:
        return False
    insert_new(connection, schema.blocks, [{"person": person, "other": other}])
    return True


def unblock(connection: Connection, person: str, other: str) -> None:
    connection.execute(sa.delete(schema.blocks).where(B.person == person, B.other == other))


def blocked(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Whom somebody has blocked: ids and names."""
    rows = connection.execute(
        sa.select(P.id, P.name).join_from(schema.blocks, schema.people, P.id == B.other).where(B.person == person)
    )
    return [(row[0], row[1]) for row in rows.all()]


def kept_apart(connection: Connection, person: str, others: Collection[str]) -> bool:
    """Has one of them blocked this person?"""
    asked = sa.select(B.other).where(B.person.in_(list(others)), B.other == person).limit(1)
    return connection.execute(asked).first() is not None
