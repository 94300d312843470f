"""Whose turn it is at which table, read from what is kept beside the logs."""

from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.notices import wishes
from deskoherna.server.store import schema
from deskoherna.server.tables import index

T, S = schema.tables.c, schema.sitters.c


@dataclass(frozen=True)
class Turn:
    """A person has had to decide somewhere since a moment."""

    person: str
    table_id: str
    since: float
    game: str
    others: tuple[str, ...]
    """People who sit there, too."""

    @property
    def notice(self) -> str:
        """The id of the notice that tells it: one for each time that the turn comes to somebody."""
        return f"turn:{self.table_id}:{self.person}:{self.since:.3f}"


def turn_of(table_id: str, info: str, person: str) -> Turn | None:
    """The longest of the decisions that wait for a person at this table."""
    try:
        kept = index.read(info)
    except msgspec.MsgspecError:
        return None  # said where lists are read
    if kept.info.status != "playing":
        return None
    own = {s.seat for s in kept.info.seats if s.person == person}
    since = [kept.turns[i] for i in kept.acting if i in own and i < len(kept.turns)]
    began = [at for at in since if at is not None]
    if not began:
        return None
    names = dict.fromkeys(s.name for s in kept.info.seats if s.person not in (None, person) and s.name)
    return Turn(person, table_id, min(began), kept.info.game, tuple(names))


def changed_turns(connection: Connection, since: float) -> list[Turn]:
    """Of people who want to be told, at tables at which something has happened since."""
    rows = connection.execute(
        sa.select(T.id, T.info, S.person)
        .join_from(schema.tables, schema.sitters, S.table_id == T.id)
        .where(T.status == "playing", T.updated >= since, S.person.in_(wishes.reachable()))
    )
    return [turn for row in rows if (turn := turn_of(*row)) is not None]


def turns_of(connection: Connection, person: str) -> list[Turn]:
    """Everywhere, the one that waits longest first."""
    rows = connection.execute(
        sa.select(T.id, T.info)
        .join_from(schema.tables, schema.sitters, S.table_id == T.id)
        .where(T.status == "playing", S.person == person)
    )
    found = [turn for row in rows if (turn := turn_of(row[0], row[1], person)) is not None]
    return sorted(found, key=lambda turn: turn.since)


def still_waits(connection: Connection, notice: str, table_id: str, person: str) -> bool:
    """Is it the turn that this notice tells of?"""
    info = connection.execute(sa.select(T.info).where(T.id == table_id)).scalar()
    turn = None if info is None else turn_of(table_id, info, person)
    return turn is not None and turn.notice == notice
