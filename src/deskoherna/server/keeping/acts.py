"""Acts of keepers: written first, carried out by a server after it, kept for ever."""

import time
from dataclasses import dataclass, fields
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.people import limits
from deskoherna.server.people.ids import PERSON, new_id
from deskoherna.server.store import schema
from deskoherna.server.store.store import put
from deskoherna.server.wire.bodies import ActKind, NewAct

A, P, R = schema.acts.c, schema.people.c, schema.reports.c
COMMAND = "command"
"""The keeper of acts that come from the command line."""
DAY_S = 86_400.0
CLAIM_S = 60.0
NEWS = "news"
ON_PEOPLE: tuple[ActKind, ...] = ("ban", "unban", "mute", "unmute")
ON_TABLES: tuple[ActKind, ...] = ("close", "bot")


@dataclass(frozen=True)
class Written:
    """An act as it stands in the log."""

    id: str
    at: float
    keeper: str
    act: str
    target: str
    detail: str
    state: str

    @property
    def more(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.detail)
        return found


COLUMNS = tuple(A[f.name] for f in fields(Written))


def missing(connection: Connection, asked: NewAct) -> bool:
    """Is there nobody, and nothing, of the id that is named?"""
    column = P.id if asked.act in ON_PEOPLE else schema.tables.c.id if asked.act in ON_TABLES else R.id
    if asked.act == "news":
        return False
    return connection.execute(sa.select(column).where(column == asked.target)).first() is None


def write(connection: Connection, keeper: str, asked: NewAct) -> Written:
    """Into the log. What concerns rows alone is done in the same commit; tables are left to the server they are at."""
    now = time.time()
    detail: dict[str, Any] = {}
    if asked.act in ("ban", "mute"):
        detail["until"] = now + asked.days * DAY_S
    if asked.act == "bot":
        detail["seat"] = asked.seat
    if asked.act == "news":
        detail["text"] = asked.text
    state = "asked" if asked.act in (*ON_TABLES, "ban") else "done"
    made = Written(new_id(PERSON), now, keeper, asked.act, asked.target, msgspec.json.encode(detail).decode(), state)
    connection.execute(sa.insert(schema.acts).values(**vars(made), claimed=0.0))
    _carry_out(connection, made)
    return made


def note(connection: Connection, keeper: str, act: str, target: str) -> None:
    """Something that was done already."""
    row = {"at": time.time(), "keeper": keeper, "act": act, "target": target, "detail": "{}", "state": "done"}
    connection.execute(sa.insert(schema.acts).values(id=new_id(PERSON), claimed=0.0, **row))


def _carry_out(connection: Connection, act: Written) -> None:
    match act.act:
        case "ban":
            limits.limit(connection, act.target, banned=act.more["until"])
            ended = sa.update(schema.people).where(P.id == act.target)
            connection.execute(ended.values(epoch=P.epoch + 1))
        case "unban":
            limits.limit(connection, act.target, banned=0.0)
        case "mute":
            limits.limit(connection, act.target, muted=act.more["until"])
        case "unmute":
            limits.limit(connection, act.target, muted=0.0)
        case "settle":
            connection.execute(sa.update(schema.reports).where(R.id == act.target).values(settled=act.at))
        case "news":
            put(connection, schema.server_values, {"name": NEWS}, {"value": act.more["text"]})


def asked(connection: Connection, now: float) -> list[Written]:
    """What is still to be done."""
    free = sa.and_(A.state == "asked", A.claimed < now - CLAIM_S)
    return [Written(*row) for row in connection.execute(sa.select(*COLUMNS).where(free).order_by(A.at))]


def claim(connection: Connection, act: str, now: float) -> bool:
    """One server alone carries it out."""
    free = sa.and_(A.id == act, A.state == "asked", A.claimed < now - CLAIM_S)
    return connection.execute(sa.update(schema.acts).where(free).values(claimed=now)).rowcount > 0


def leave(connection: Connection, act: str) -> None:
    """Another server has the table: it is for that one."""
    connection.execute(sa.update(schema.acts).where(A.id == act).values(claimed=0.0))


def settle(connection: Connection, act: str, state: str) -> None:
    connection.execute(sa.update(schema.acts).where(A.id == act).values(state=state))


def log(connection: Connection, limit: int) -> list[Written]:
    """The newest first."""
    return [Written(*row) for row in connection.execute(sa.select(*COLUMNS).order_by(A.at.desc()).limit(limit))]


def news(connection: Connection) -> str:
    c = schema.server_values.c
    return str(connection.execute(sa.select(c.value).where(c.name == NEWS)).scalar() or "")
