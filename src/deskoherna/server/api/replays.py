"""HTTP of finished games: replays, analyses, exports, imports, and tables that branch off."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from deskoherna.server.api.compressed import packed
from deskoherna.server.api.request import (
    REFUSALS,
    HttpRequest,
    InviteCode,
    KnownPerson,
    MaybePerson,
    TheServer,
    described,
)
from deskoherna.server.bots.jobs import CheckGame
from deskoherna.server.bots.pool import WorkerFailed
from deskoherna.server.replays import fork as forks
from deskoherna.server.replays import imports, recorded
from deskoherna.server.replays.folding import FoldReplay, FoldTo
from deskoherna.server.replays.packed import PackedReplay
from deskoherna.server.server import Server
from deskoherna.server.store import queries
from deskoherna.server.store.appends import StoredEntry
from deskoherna.server.tables import views
from deskoherna.server.tables.index import all_for_person
from deskoherna.server.wire import bodies
from deskoherna.server.wire.protocol import TableInfo
from deskoherna.server.wire.refusal import Refused

LISTED = 100
IMPORT_S = 20.0
GameNumber = Annotated[int, QueryParameter(name="game", ge=1, le=99)]


async def rows_of(server: Server, table_id: str) -> list[StoredEntry]:
    return await server.store.read(lambda connection: queries.log_of(connection, table_id))


@get("/replays", responses=REFUSALS, summary="Games I sat in")
async def my_replays(person: KnownPerson, server: TheServer) -> bodies.ReplayList:
    found = await server.store.read(lambda connection: queries.infos_of_person(connection, person.id, LISTED))
    return bodies.ReplayList(all_for_person((text for text, games in found if games), person.id))


@get(
    "/replays/{table:str}",
    responses={**REFUSALS, 200: described(bodies.Replay)},
    summary="A game, frame by frame",
    opt={"packed": True},
)
async def one_replay(
    request: HttpRequest,
    table: FromPath[str],
    maybe_person: MaybePerson,
    server: TheServer,
    number: GameNumber = 1,
    invite: InviteCode = None,
) -> Response[bytes] | Stream:
    """A finished game is folded for the first who asks; the others are given the same."""
    info = await server.tables.info(table, maybe_person, invite)

    async def make() -> PackedReplay:
        served = await server.packs.of(info.game, info.material)
        name = None if served is None else served.name
        try:
            folded = await server.folding.ask(FoldReplay(name, await rows_of(server, table), number, info.yours))
        except Refused as no:
            raise server.replays.never((table, number), no) if no.code == "too_big" else no from None
        if folded.replay is None:
            raise Refused("failed")
        return folded.replay

    found = await server.replays.find((table, number), info.yours[0] if info.yours else None, make)
    tail = recorded.with_table(info)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        zipped = found.zipped(tail)
        return Response(zipped, media_type="application/json", headers=headers | {"Content-Encoding": "gzip"})
    return Stream(found.plain(tail), media_type="application/json", headers=headers)


After = Annotated[int, QueryParameter(name="after", ge=0, le=100_000)]
NOT_REQUESTED = bodies.Analysis("none", 0, 0, 1, False, [], [])


@get(
    "/replays/{table:str}/analysis",
    responses={**REFUSALS, 200: described(bodies.Analysis)},
    summary="A finished game looked back at, so far",
    opt={"packed": True},
)
async def analysis(
    request: HttpRequest,
    table: FromPath[str],
    maybe_person: MaybePerson,
    server: TheServer,
    number: GameNumber = 1,
    after: After = 0,
    invite: InviteCode = None,
) -> Response[bytes]:
    """`after`: leave out so many decisions, which the asker has already."""
    info = await server.tables.info(table, maybe_person, invite)
    found = server.analyses.known((table, number))
    if found is None:
        g = recorded.game_of(await rows_of(server, table), number)
        found = await server.analyses.find((table, number), g, await server.packs.game(info.game, g.material))
    return await packed(request, NOT_REQUESTED if found is None else found.shown(after))


@post(
    "/replays/{table:str}/analysis", responses=REFUSALS, summary="Have a finished game looked back at", status_code=202
)
async def analyse(
    table: FromPath[str], person: KnownPerson, server: TheServer, number: GameNumber = 1, invite: InviteCode = None
) -> bodies.Analysis:
    """It is made once, in the background; ask for what there is by now with GET."""
    info = await server.tables.info(table, person, invite)
    g = recorded.game_of(await rows_of(server, table), number)
    found = await server.analyses.ask((table, number), g, await server.packs.game(info.game, g.material), person.id)
    return found.shown(len(found.decisions))


@post(
    "/replays/import",
    responses=REFUSALS,
    summary="Bring a game from elsewhere",
    status_code=201,
    request_max_body_size=4_000_000,
)
async def import_replay(data: JSONBody[bodies.Export], person: KnownPerson, server: TheServer) -> TableInfo:
    served = await server.packs.brought(data.game, data.material, data.pack, person.id)
    saved = imports.check_import(served, data)
    try:
        answer = await server.pool.ask(CheckGame(served.name, saved), IMPORT_S, person.id)
    except WorkerFailed as error:
        raise Refused("bad_import", reason=str(error)[:300]) from None
    if answer.bad_entry:
        raise Refused("bad_import", reason=answer.reason[:300], entry=answer.bad_entry)
    if data.result.reason == "played" and (answer.standing, answer.points) != (
        data.result.standing,
        data.result.points,
    ):
        raise Refused("bad_import", reason="result")
    owner = await server.tables.bring_in(imports.imported(served, person, data))
    return views.table_info(owner.table, person.id)


@get("/tables/{table:str}/export", responses=REFUSALS, summary="A finished game on its own")
async def export(
    table: FromPath[str],
    maybe_person: MaybePerson,
    server: TheServer,
    number: GameNumber = 1,
    invite: InviteCode = None,
) -> bodies.Export:
    info = await server.tables.info(table, maybe_person, invite)
    g = recorded.game_of(await rows_of(server, table), number)
    served = await server.packs.of(info.game, g.material)
    return recorded.export(g, [s.name or s.bot or "" for s in info.seats], served)


@post(
    "/tables/{table:str}/fork",
    responses=REFUSALS,
    summary="A new table from a moment of a finished game",
    status_code=201,
)
async def fork(
    table: FromPath[str], data: JSONBody[bodies.Fork], person: KnownPerson, server: TheServer, invite: InviteCode = None
) -> TableInfo:
    info = await server.tables.info(table, person, invite)
    rows = await rows_of(server, table)
    g = recorded.game_of(rows, data.game_number)
    served = await server.packs.of(info.game, g.material)
    if served is None:
        raise Refused("unknown_game", game=info.game)
    if g.result is None:
        raise Refused("not_finished")
    moment = await server.folding.ask(FoldTo(served.name, rows, data.game_number, data.at))
    if moment.over or moment.position is None:
        raise Refused("not_playing")
    opened = forks.from_moment(served, person, table, g, data, moment.position)
    return views.table_info((await server.tables.create(opened)).table, person.id)


HANDLERS = [export, fork, my_replays, one_replay, analysis, analyse, import_replay]
