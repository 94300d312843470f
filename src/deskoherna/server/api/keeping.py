"""HTTP of order: blocks, reports, the desk of keepers, news, and going for good."""

import time
from typing import Annotated

import msgspec
import sqlalchemy as sa
from litestar import Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy.engine import Connection

from deskoherna.server.api.identity import address_of, forgetting
from deskoherna.server.api.request import REFUSALS, HttpRequest, KnownPerson, MaybePerson, TheServer
from deskoherna.server.keeping import acts, desk, going
from deskoherna.server.people import limits
from deskoherna.server.people.ids import PERSON, new_id
from deskoherna.server.store import schema
from deskoherna.server.tables import entries as e
from deskoherna.server.wire import bodies
from deskoherna.server.wire.refusal import Refused

DONE = {**REFUSALS, 204: ResponseSpec(None, description="done")}
Part = Annotated[str, QueryParameter(name="part", max_length=64)]
E, R = schema.entries.c, schema.reports.c
OPEN_REPORTS = 20
"""Of one person, that nobody has looked at yet."""


def block_list(connection: Connection, person: str) -> bodies.BlockList:
    return bodies.BlockList([bodies.Blocked(*row) for row in limits.blocked(connection, person)])


@get("/me/blocks", responses=REFUSALS, summary="Whom I have blocked")
async def my_blocks(person: KnownPerson, server: TheServer) -> bodies.BlockList:
    return await server.store.read(lambda connection: block_list(connection, person.id))


@put("/me/blocks/{other:str}", responses=REFUSALS, summary="Block somebody", status_code=200)
async def block(other: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.BlockList:
    """They do not sit down where I sit, and I do not read what they say."""

    def work(connection: Connection) -> bodies.BlockList:
        if "\0" in other or other == person.id or not limits.block(connection, person.id, other):
            raise Refused("not_found")
        return block_list(connection, person.id)

    return await server.store.write(work)


@delete("/me/blocks/{other:str}", responses=REFUSALS, summary="Block somebody no more", status_code=200)
async def unblock(other: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.BlockList:
    def work(connection: Connection) -> bodies.BlockList:
        if "\0" not in other:
            limits.unblock(connection, person.id, other)
        return block_list(connection, person.id)

    return await server.store.write(work)


@post("/reports", responses=DONE, summary="Report a line of a chat", status_code=204)
async def report(data: JSONBody[bodies.NewReport], person: KnownPerson, server: TheServer) -> None:
    """The line is taken from the log as it stands there."""
    await server.tables.info(data.table, person, None)

    def work(connection: Connection) -> None:
        where = sa.and_(E.table_id == data.table, E.seq == data.seq, E.kind == e.kind_name(e.Said))
        body = connection.execute(sa.select(E.body).where(where)).scalar()
        said = None if body is None else e.read(body)
        if not isinstance(said, e.Said):
            raise Refused("not_found")
        waiting = sa.select(sa.func.count()).where(R.person == person.id, R.settled.is_(None))
        if connection.execute(waiting).scalar_one() >= OPEN_REPORTS:
            raise Refused("too_many", limit=OPEN_REPORTS)
        row = {"person": person.id, "table_id": data.table, "seq": data.seq, "about": said.person}
        more = {"line": said.text, "text": data.text, "at": time.time()}
        connection.execute(sa.insert(schema.reports).values(id=new_id(PERSON), **row, **more))

    await server.store.write(work)


# ---------------------------------------------------------------- keepers


def only_keepers(connection: Connection, person: str) -> None:
    if not limits.is_keeper(connection, person):
        raise Refused("not_keeper")


@get("/desk", responses=REFUSALS, summary="What a keeper sees")
async def show_desk(person: KnownPerson, server: TheServer, part: Part = "") -> bodies.Desk:
    def work(connection: Connection) -> bodies.Desk:
        only_keepers(connection, person.id)
        return desk.desk(connection, part.replace("\0", ""))

    return await server.store.read(work)


@post("/desk", responses=REFUSALS, summary="Do something as a keeper", status_code=201)
async def act(data: JSONBody[bodies.NewAct], person: KnownPerson, server: TheServer) -> bodies.Act:
    def work(connection: Connection) -> acts.Written:
        only_keepers(connection, person.id)
        if "\0" in data.target or acts.missing(connection, data):
            raise Refused("not_found")
        if data.act == "ban" and limits.is_keeper(connection, data.target):
            raise Refused("not_yours")
        return acts.write(connection, person.id, data)

    written = await server.store.write(work)
    if data.act == "ban":
        await server.turn_away(data.target)
    return msgspec.convert(vars(written), bodies.Act)


@get("/news", responses=REFUSALS, summary="What the keepers tell everybody")
async def news(maybe_person: MaybePerson, server: TheServer) -> bodies.News:
    def work(connection: Connection) -> bodies.News:
        keeper = maybe_person is not None and limits.is_keeper(connection, maybe_person.id)
        return bodies.News(acts.news(connection), keeper)

    return await server.store.read(work)


# ---------------------------------------------------------------- going for good


@post("/me/delete", responses=DONE, summary="Delete everything of mine", status_code=204)
async def delete_me(
    data: JSONBody[bodies.DeleteMe], request: HttpRequest, person: KnownPerson, server: TheServer
) -> Response[None]:
    """Finished games stay for the others, without the name. Games that run are played on by a bot."""
    server.rates.address_passwords.take(address_of(request))
    await server.accounts.check_password(person, data.password)
    await going.leave_tables(server.tables, server.store, person.id)
    touched = await server.store.write(lambda connection: going.delete(connection, person.id))
    await going.read_again(server.tables, touched)
    await server.turn_away(person.id)
    return Response(None, status_code=204, cookies=[forgetting(server.settings)])


HANDLERS = [my_blocks, block, unblock, report, show_desk, act, news, delete_me]
