"""Notices: what somebody is to be told, written once, and what is on its way to each of their browsers and by mail."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.notices import turns, wishes
from deskoherna.server.notices.hours import after_quiet, next_hour
from deskoherna.server.notices.turns import Turn
from deskoherna.server.settings import Notices
from deskoherna.server.store import schema
from deskoherna.server.store.store import insert_new

N, X, L = schema.notices.c, schema.deliveries.c, schema.looking.c
TURN, DIGEST, CONFIRM = "turn", "digest", "confirm"
PUSH, MAIL = "push", "mail"
LOOKS_S = 40.0
"""Whoever was seen before a table so short a time ago is still there."""
LATER_S = 30.0
DAY_S = 86_400.0
KEPT_S = 60 * DAY_S
TRIES = 6
AGAIN_S = 60.0


@dataclass(frozen=True)
class Notice:
    """Something to be told to a person. `args`: what its words are made of, and where it leads."""

    id: str
    person: str
    kind: str
    args: Mapping[str, Any]
    at: float


def of_turn(turn: Turn) -> Notice:
    args = {"table": turn.table_id, "game": turn.game, "others": list(turn.others)}
    return Notice(turn.notice, turn.person, TURN, args, turn.since)


def write(connection: Connection, settings: Notices, notice: Notice, now: float) -> None:
    """Keep a notice, and send it on its way. One that is there already changes nothing."""
    row = {"id": notice.id, "person": notice.person, "kind": notice.kind, "at": notice.at}
    if insert_new(connection, schema.notices, [row | {"args": msgspec.json.encode(notice.args).decode()}]):
        insert_new(connection, schema.deliveries, ways(connection, settings, notice, now))


def ways(connection: Connection, settings: Notices, notice: Notice, now: float) -> list[dict[str, Any]]:
    """To each browser, and by mail: now, after a while, in the morning, or with the next digest."""
    wanted = wishes.read(connection, notice.person)
    waits = notice.kind == TURN
    found = []
    for device in wishes.devices(connection, notice.person):
        due = after_quiet(now + settings.push_after_s * waits, wanted.quiet, wanted.zone)
        found.append(way(f"{notice.id}:{device.id}", notice, PUSH, device.id, due))
    if settings.smtp is not None and wanted.by_mail and wanted.mail is not None:
        if wanted.mails == "daily":
            due = next_hour(now, wanted.digest_hour, wanted.zone)
            digest = Notice(f"{DIGEST}:{notice.person}:{int(due)}", notice.person, DIGEST, {}, due)
            keep(connection, digest)
            found.append(way(digest.id, digest, MAIL, wanted.mail, due))
        else:
            due = after_quiet(now + settings.mail_after_s * waits, wanted.quiet, wanted.zone)
            found.append(way(f"{notice.id}:mail", notice, MAIL, wanted.mail, due))
    return found


def keep(connection: Connection, notice: Notice) -> None:
    """A notice alone."""
    row = {"id": notice.id, "person": notice.person, "kind": notice.kind, "at": notice.at}
    insert_new(connection, schema.notices, [row | {"args": msgspec.json.encode(notice.args).decode()}])


def way(name: str, notice: Notice, channel: str, target: str, due: float) -> dict[str, Any]:
    return {
        "id": name,
        "notice": notice.id,
        "person": notice.person,
        "channel": channel,
        "target": target,
        "due": due,
        "state": "due",
        "tries": 0,
        "claimed": 0.0,
    }


def confirm(connection: Connection, person: str, address: str, code: str, now: float) -> None:
    """A mail that asks whether the address is theirs."""
    notice = Notice(f"{CONFIRM}:{person}:{code}", person, CONFIRM, {"code": code}, now)
    keep(connection, notice)
    insert_new(connection, schema.deliveries, [way(f"{notice.id}:mail", notice, MAIL, address, now)])


# ---------------------------------------------------------------- on their way


@dataclass(frozen=True)
class Delivery:
    """A notice that is being sent by this server and by no other."""

    id: str
    notice: Notice
    channel: str
    target: str
    tries: int


def _ready(now: float, lease: float) -> sa.ColumnElement[bool]:
    """What is due, and what was being sent by a server that ended."""
    left = sa.and_(X.state == "sending", X.claimed < now - lease)
    return sa.or_(sa.and_(X.state == "due", X.due <= now), left)


def ready(connection: Connection, now: float, lease: float, limit: int) -> list[str]:
    return list(connection.execute(sa.select(X.id).where(_ready(now, lease)).order_by(X.due).limit(limit)).scalars())


def claim(connection: Connection, delivery: str, now: float, lease: float) -> Delivery | None:
    """Take it; of several servers one alone does. What has no sense any more is dropped, what can wait waits."""
    taken = (
        sa.update(schema.deliveries)
        .where(X.id == delivery, _ready(now, lease))
        .values(state="sending", claimed=now, tries=X.tries + 1)
    )
    if connection.execute(taken).rowcount == 0:
        return None
    row = connection.execute(
        sa.select(X.channel, X.target, X.tries, N.id, N.person, N.kind, N.args, N.at)
        .join_from(schema.deliveries, schema.notices, N.id == X.notice)
        .where(X.id == delivery)
    ).one()
    notice = Notice(row[3], row[4], row[5], msgspec.json.decode(row[6]), row[7])
    if notice.kind == TURN and not turns.still_waits(connection, notice.id, notice.args["table"], notice.person):
        settle(connection, delivery, "dropped")
        return None
    if notice.kind == TURN and looks(connection, notice.person, notice.args["table"], now):
        postpone(connection, delivery, now + LATER_S)
        return None
    return Delivery(delivery, notice, row[0], row[1], row[2])


def settle(connection: Connection, delivery: str, state: str) -> None:
    connection.execute(sa.update(schema.deliveries).where(X.id == delivery).values(state=state))


def postpone(connection: Connection, delivery: str, due: float) -> None:
    """Nothing was tried."""
    later = sa.update(schema.deliveries).where(X.id == delivery)
    connection.execute(later.values(state="due", due=due, tries=X.tries - 1))


def failed(connection: Connection, delivery: Delivery, now: float) -> None:
    """Later again, each time after a longer while; in the end not any more."""
    if delivery.tries >= TRIES:
        settle(connection, delivery.id, "failed")
    else:
        later = sa.update(schema.deliveries).where(X.id == delivery.id)
        connection.execute(later.values(state="due", due=now + AGAIN_S * 2**delivery.tries))


# ---------------------------------------------------------------- who looks


def looks(connection: Connection, person: str, table_id: str, now: float) -> bool:
    seen = connection.execute(sa.select(L.at).where(L.person == person, L.table_id == table_id)).scalar()
    return seen is not None and seen > now - LOOKS_S


def note_lookers(connection: Connection, here: Sequence[tuple[str, str]], now: float) -> None:
    """Note who sits before which table, of those who want to be told anything."""
    wanted = set(connection.execute(wishes.reachable()).scalars())
    for person, table_id in here:
        if person in wanted:
            key = sa.and_(L.person == person, L.table_id == table_id)
            if connection.execute(sa.update(schema.looking).where(key).values(at=now)).rowcount == 0:
                insert_new(connection, schema.looking, [{"person": person, "table_id": table_id, "at": now}])
    connection.execute(sa.delete(schema.looking).where(L.at < now - DAY_S))


# ---------------------------------------------------------------- read and let go


def unseen(connection: Connection, person: str, since: float = 0.0) -> list[Notice]:
    """What somebody has not seen yet, turns left out: those are seen at the tables."""
    rows = connection.execute(
        sa.select(N.id, N.person, N.kind, N.args, N.at)
        .where(N.person == person, N.seen.is_(None), N.at >= since, N.kind.not_in((TURN, DIGEST, CONFIRM)))
        .order_by(N.at.desc())
    )
    return [Notice(row[0], row[1], row[2], msgspec.json.decode(row[3]), row[4]) for row in rows]


def mark_seen(connection: Connection, person: str, now: float) -> None:
    connection.execute(
        sa.update(schema.notices).where(N.person == person, N.seen.is_(None), N.kind != DIGEST).values(seen=now)
    )


def let_go(connection: Connection, now: float) -> None:
    """What was told long ago."""
    connection.execute(sa.delete(schema.deliveries).where(X.state.not_in(("due", "sending")), X.due < now - KEPT_S))
    waiting = sa.exists().where(X.notice == N.id)
    connection.execute(sa.delete(schema.notices).where(N.at < now - KEPT_S, ~waiting))
