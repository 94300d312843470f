"""HTTP of the lobby: tables and replays."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from deskoherna import __version__
from deskoherna.table import bodies, eyes, replays, schema, setup, store
from deskoherna.table.asking import REFUSALS, Anybody, Asked, Somebody, TheHouse, described
from deskoherna.table.house import House
from deskoherna.table.index import for_person
from deskoherna.table.packing import packed
from deskoherna.table.people import Person
from deskoherna.table.pool import WorkerFailed
from deskoherna.table.protocol import PROTOCOL, TableInfo
from deskoherna.table.refusal import Refused
from deskoherna.table.sockets import may_look
from deskoherna.table.worker import Check

LISTED = 100
IMPORT_S = 20.0
InviteCode = Annotated[str | None, QueryParameter(name="invite", max_length=64)]
GameNumber = Annotated[int, QueryParameter(name="game", ge=1, le=99)]


async def look(house: House, table: str, person: Person | None, invite: str | None) -> TableInfo:
    """A table as this person may see it."""
    owner = await house.owner(table)
    who = person.id if person else ""

    async def info() -> TableInfo:
        may_look(owner, who, invite)
        return eyes.table_info(owner.book, who or None, owner.present)
    return await owner.call(info)


async def rows_of(house: House, table: str) -> list[store.Row]:
    return await house.store.read(lambda connection: store.log_of(connection, table))


# ---------------------------------------------------------------- tables


@post("/tables", responses=REFUSALS, summary="Set up a table", status_code=201)
async def create_table(data: JSONBody[bodies.NewTable], somebody: Somebody, house: TheHouse) -> TableInfo:
    owner = await house.create(setup.new_table(house.shelf.box(data.game), somebody, data))
    return eyes.table_info(owner.book, somebody.id)


@get("/tables", responses=REFUSALS, summary="Open tables")
async def open_tables(anybody: Anybody, house: TheHouse) -> bodies.TableList:
    found = await house.store.read(lambda connection: store.infos(connection, schema.tables.c.listed, LISTED))
    infos = [for_person(text, anybody.id if anybody else None) for text in found]
    return bodies.TableList([i for i in infos if i.game in house.shelf.boxes])


@get("/my/tables", responses=REFUSALS, summary="Where I sit")
async def my_tables(somebody: Somebody, house: TheHouse) -> bodies.TableList:
    found = await house.store.read(lambda connection: store.infos_of_person(connection, somebody.id, LISTED))
    infos = [for_person(text, somebody.id) for text, _ in found]
    infos = [i for i in infos if i.status in ("waiting", "playing") and i.game in house.shelf.boxes]
    return bodies.TableList(sorted(infos, key=lambda i: not i.your_turn))


@get("/tables/{table:str}", responses=REFUSALS, summary="One table")
async def one_table(table: FromPath[str], anybody: Anybody, house: TheHouse, invite: InviteCode = None) -> TableInfo:
    return await look(house, table, anybody, invite)


@get("/tables/{table:str}/export", responses=REFUSALS, summary="A finished game on its own")
async def export(table: FromPath[str], anybody: Anybody, house: TheHouse, number: GameNumber = 1,
                 invite: InviteCode = None) -> bodies.Export:
    info = await look(house, table, anybody, invite)
    g = replays.game_of(await rows_of(house, table), number)
    return replays.export(g, [s.name or s.bot or "" for s in info.seats])


@post("/tables/{table:str}/fork", responses=REFUSALS, summary="A new table from a moment of a finished game",
      status_code=201)
async def fork(table: FromPath[str], data: JSONBody[bodies.Fork], somebody: Somebody, house: TheHouse,
               invite: InviteCode = None) -> TableInfo:
    info = await look(house, table, somebody, invite)
    g = replays.game_of(await rows_of(house, table), data.game_number)
    opened = await setup.from_replay(house.shelf.box(info.game), somebody, table, g, data)
    return eyes.table_info((await house.create(opened)).book, somebody.id)


# ---------------------------------------------------------------- replays


@get("/replays", responses=REFUSALS, summary="Games I sat in")
async def my_replays(somebody: Somebody, house: TheHouse) -> bodies.ReplayList:
    found = await house.store.read(lambda connection: store.infos_of_person(connection, somebody.id, LISTED))
    return bodies.ReplayList([for_person(text, somebody.id) for text, games in found if games])


@get("/replays/{table:str}", responses={**REFUSALS, 200: described(bodies.Replay)}, summary="A game, frame by frame",
     opt={"packed": True})
async def one_replay(request: Asked, table: FromPath[str], anybody: Anybody, house: TheHouse, number: GameNumber = 1,
                     invite: InviteCode = None) -> Response[bytes]:
    info = await look(house, table, anybody, invite)
    rows = await rows_of(house, table)
    return await packed(request, await replays.replay(house.shelf.game(info.game), rows, number, info))


After = Annotated[int, QueryParameter(name="after", ge=0, le=100_000)]
NOBODY_ASKED = bodies.Analysis("none", 0, 0, 1, False, [], [])


@get("/replays/{table:str}/analysis", responses={**REFUSALS, 200: described(bodies.Analysis)},
     summary="A finished game looked back at, so far", opt={"packed": True})
async def analysis(request: Asked, table: FromPath[str], anybody: Anybody, house: TheHouse, number: GameNumber = 1,
                   after: After = 0, invite: InviteCode = None) -> Response[bytes]:
    """`after`: leave out so many decisions, which the asker has already."""
    info = await look(house, table, anybody, invite)
    study = house.analyst.known((table, number))
    if study is None:
        g = replays.game_of(await rows_of(house, table), number)
        study = await house.analyst.look((table, number), g, house.shelf.game(info.game))
    return await packed(request, NOBODY_ASKED if study is None else study.shown(after))


@post("/replays/{table:str}/analysis", responses=REFUSALS, summary="Have a finished game looked back at",
      status_code=202)
async def analyse(table: FromPath[str], somebody: Somebody, house: TheHouse, number: GameNumber = 1,
                  invite: InviteCode = None) -> bodies.Analysis:
    """It is made once, in the background; ask for what there is by now with GET."""
    info = await look(house, table, somebody, invite)
    g = replays.game_of(await rows_of(house, table), number)
    study = await house.analyst.ask((table, number), g, house.shelf.game(info.game), somebody.id)
    return study.shown(len(study.decisions))


@post("/replays/import", responses=REFUSALS, summary="Bring a game from elsewhere", status_code=201,
      request_max_body_size=4_000_000)
async def import_replay(data: JSONBody[bodies.Export], somebody: Somebody, house: TheHouse) -> TableInfo:
    box = house.shelf.box(data.game)
    saved = setup.check_import(box, data)
    try:
        answer = await house.pool.ask(Check(box.name, saved), IMPORT_S)
    except WorkerFailed as error:
        raise Refused("bad_import", reason=str(error)[:300]) from None
    if data.result.reason == "played" and (answer.standing, answer.points) != (data.result.standing,
                                                                              data.result.points):
        raise Refused("bad_import", reason="result")
    owner = await house.bring(setup.imported(box, somebody, data))
    return eyes.table_info(owner.book, somebody.id)


@get("/health", responses=REFUSALS, summary="Is the house well?")
async def health(house: TheHouse) -> bodies.Health:
    return bodies.Health(__version__, PROTOCOL, len(house.owners), house.open_sockets, house.pool.alive,
                         round(house.vigil.stall_ms, 1), round(house.vigil.busy_ms, 1))


HANDLERS = [create_table, open_tables, my_tables, one_table, export, fork, my_replays, one_replay, analysis, analyse,
            import_replay, health]
