"""Somebody goes for good: their rows are deleted, their name is taken out of the logs; moves and results stay."""

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.cluster.messages import Touched
from deskoherna.server.people import clubs
from deskoherna.server.store import queries, schema
from deskoherna.server.store.store import Store
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.owner import Owner
from deskoherna.server.tables.requests import STAND_IN, tell_change
from deskoherna.server.tables.tables import Elsewhere, Tables
from deskoherna.server.wire.refusal import Refused

NAMED = tuple(e.kind_name(kind) for kind in (e.Opened, e.Sat, e.Named, e.Said))
MOST = 1_000_000
OWN = (
    (schema.notice_wishes, "person"),
    (schema.devices, "person"),
    (schema.notices, "person"),
    (schema.deliveries, "person"),
    (schema.looking, "person"),
    (schema.holidays, "person"),
    (schema.packs, "person"),
    (schema.solved, "person"),
    (schema.blocks, "person"),
    (schema.blocks, "other"),
    (schema.friends, "person"),
    (schema.friends, "other"),
    (schema.keepers, "person"),
    (schema.passkeys, "person"),
    (schema.solved, "person"),
    (schema.ratings, "player"),
)
_decoder, _encoder = msgspec.json.Decoder(), msgspec.json.Encoder()


async def leave_tables(tables: Tables, store: Store, person: str) -> None:
    """Where they sit the seat is free again, or a bot plays on."""
    found = await store.read(lambda connection: queries.infos_of_person(connection, person, MOST))
    for info, _ in found:
        shown = _decoder.decode(info)["info"]
        if shown["status"] in ("waiting", "playing"):
            try:
                owner = await tables.owner(shown["id"])
                await owner.call(_leave, owner, person)
            except Elsewhere:
                tables.tell_others(Touched("leave", person, [shown["id"]]))
            except Refused:  # a table that cannot be read stays as it is
                continue


async def touched(tables: Tables, told: Touched) -> None:
    """At another server somebody has gone: what that means at tables that are here."""
    if told.what == "read":
        await read_again_here(tables, told.tables)
    for owner in list(tables.owners.values()):
        if told.what == "leave" and owner.table.id in told.tables:
            await owner.call(_leave, owner, told.person)
        elif told.what == "holidays" and owner.table.seats_of(told.person):
            owner.post(owner.holidays_changed)


async def _leave(owner: Owner, person: str) -> None:
    table, number = owner.table, owner.table.number
    seats = [i for i in table.seats_of(person) if table.seats[i].bot is None]
    if not seats:
        return
    if table.status == "waiting":
        await owner.record(*(e.Left(seat=i) for i in seats))
    else:
        await owner.record(*(e.Left(seat=i, bot=STAND_IN) for i in seats))
    tell_change(owner, number)


def delete(connection: Connection, person: str) -> list[str]:
    """All in one commit; the tables whose logs were changed."""
    s, n = schema.sitters.c, schema.entries.c
    sat = list(connection.execute(sa.select(s.table_id).where(s.person == person)).scalars())
    spoke = sa.select(n.table_id).where(n.kind == e.kind_name(e.Said), n.body.contains(person, autoescape=True))
    touched = sorted({*sat, *connection.execute(spoke.distinct()).scalars()})
    for table_id in touched:
        _forget_name(connection, table_id, person)
    for table, column in OWN:
        connection.execute(sa.delete(table).where(table.c[column] == person))
    x = schema.entrants.c
    connection.execute(sa.update(schema.entrants).where(x.person == person).values(name="", gone=True))
    _leave_teams(connection, person)
    clubs.forget(connection, person)
    r = schema.reports.c
    connection.execute(sa.delete(schema.reports).where(r.person == person))
    connection.execute(sa.delete(schema.people).where(schema.people.c.id == person))
    return touched


def _leave_teams(connection: Connection, person: str) -> None:
    """Their seat in a team stays, without the name: its tables were theirs, too."""
    x = schema.entrants.c
    rows = connection.execute(
        sa.select(x.tournament, x.entry, x.members).where(x.members.contains(person, autoescape=True))
    ).all()
    for tournament, entry, text in rows:
        members = [m | {"name": ""} if m["person"] == person else m for m in _decoder.decode(text)]
        mine = sa.and_(x.tournament == tournament, x.entry == entry)
        connection.execute(sa.update(schema.entrants).where(mine).values(members=_encoder.encode(members).decode()))


def _forget_name(connection: Connection, table_id: str, person: str) -> None:
    n, t = schema.entries.c, schema.tables.c
    rows = connection.execute(sa.select(n.seq, n.body).where(n.table_id == table_id, n.kind.in_(NAMED))).all()
    for seq, body in rows:
        told = _decoder.decode(body)
        if _unnamed(told, person):
            mine = sa.and_(n.table_id == table_id, n.seq == seq)
            connection.execute(sa.update(schema.entries).where(mine).values(body=_encoder.encode(told).decode()))
    info = connection.execute(sa.select(t.info).where(t.id == table_id)).scalar()
    if info is not None:
        kept = _decoder.decode(info)
        if _unnamed({"chairs": kept["info"]["seats"]}, person):
            text = _encoder.encode(kept).decode()
            connection.execute(sa.update(schema.tables).where(t.id == table_id).values(info=text))


def _unnamed(told: dict[str, Any], person: str) -> bool:
    """Take the name out of an entry; True: it was there."""
    found = False
    for part in (told, *told.get("chairs", ())):
        if part.get("person") == person and part.get("name"):
            part["name"], found = "", True
    return found


async def read_again(tables: Tables, table_ids: Collection[str]) -> None:
    """Tables in memory know the name no more either, here and elsewhere."""
    tables.tell_others(Touched("read", "", list(table_ids)))
    await read_again_here(tables, table_ids)


async def read_again_here(tables: Tables, table_ids: Collection[str]) -> None:
    for table_id in table_ids:
        owner = tables.owners.get(table_id)
        if owner is not None:
            await owner.call(owner.read_again)
