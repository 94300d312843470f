"""HTTP of the lobby: tables."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from deskoherna.server.api.company import set_up
from deskoherna.server.api.request import REFUSALS, InviteCode, KnownPerson, MaybePerson, TheServer
from deskoherna.server.store import queries, schema
from deskoherna.server.tables.index import all_for_person
from deskoherna.server.wire import bodies
from deskoherna.server.wire.protocol import TableInfo

LISTED = 100


@post("/tables", responses=REFUSALS, summary="Set up a table", status_code=201)
async def create_table(data: JSONBody[bodies.NewTable], person: KnownPerson, server: TheServer) -> TableInfo:
    return await set_up(server, person, data)


@get("/tables", responses=REFUSALS, summary="Open tables")
async def open_tables(maybe_person: MaybePerson, server: TheServer) -> bodies.TableList:
    found = await server.store.read(lambda connection: queries.infos(connection, schema.tables.c.listed, LISTED))
    infos = all_for_person(found, maybe_person.id if maybe_person else None)
    return bodies.TableList([i for i in infos if i.game in server.games.served])


@get("/my/tables", responses=REFUSALS, summary="Where I sit")
async def my_tables(person: KnownPerson, server: TheServer) -> bodies.TableList:
    found = await server.store.read(lambda connection: queries.infos_of_person(connection, person.id, LISTED))
    infos = all_for_person((text for text, _ in found), person.id)
    infos = [i for i in infos if i.status in ("waiting", "playing") and i.game in server.games.served]
    return bodies.TableList(sorted(infos, key=lambda i: not i.your_turn))


@get("/tables/{table:str}", responses=REFUSALS, summary="One table")
async def one_table(
    table: FromPath[str], maybe_person: MaybePerson, server: TheServer, invite: InviteCode = None
) -> TableInfo:
    return await server.tables.info(table, maybe_person, invite)


HANDLERS = [create_table, open_tables, my_tables, one_table]
