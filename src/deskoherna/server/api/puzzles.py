"""HTTP of puzzles."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from deskoherna.server.api.request import REFUSALS, KnownPerson, MaybePerson, TheServer
from deskoherna.server.games.puzzles import date_of, listed
from deskoherna.server.people.accounts import Person
from deskoherna.server.server import Server
from deskoherna.server.store import queries, solved
from deskoherna.server.tables import opening, views
from deskoherna.server.tables.index import all_for_person
from deskoherna.server.wire import bodies
from deskoherna.server.wire.protocol import TableInfo

LOOKED_AT = 100
"""Tables of a person among which one is looked for where a puzzle was left."""


async def _solved(server: Server, person: Person | None, game: str | None = None) -> list[solved.Solved]:
    if person is None:
        return []
    return await server.store.read(lambda connection: solved.of_person(connection, person.id, game))


@get("/puzzles", responses=REFUSALS, summary="The puzzles of today, a game each")
async def todays(maybe_person: MaybePerson, server: TheServer) -> list[bodies.Puzzles]:
    today = date_of(server.tables.time.now())
    done = await _solved(server, maybe_person)
    found = (
        listed(served.game, [x for x in done if x.game == served.game.slug], today)
        for served in server.games.served.values()
    )
    return [x for x in found if x.today is not None]


@get("/games/{slug:str}/puzzles", responses=REFUSALS, summary="The puzzles of a game")
async def of_game(slug: FromPath[str], maybe_person: MaybePerson, server: TheServer) -> bodies.Puzzles:
    game = server.games.find(slug).game
    return listed(game, await _solved(server, maybe_person, slug), date_of(server.tables.time.now()))


@post(
    "/games/{slug:str}/puzzles/{name:str}/play",
    responses=REFUSALS,
    summary="Try a puzzle, or go on with it",
    status_code=201,
)
async def take(
    slug: FromPath[str], name: FromPath[str], data: JSONBody[bodies.TakePuzzle], person: KnownPerson, server: TheServer
) -> TableInfo:
    served = server.games.find(slug)
    if not data.afresh:
        found = await server.store.read(lambda connection: queries.infos_of_person(connection, person.id, LOOKED_AT))
        for info in all_for_person((text for text, _ in found), person.id):
            if (info.game, info.puzzle, info.status) == (slug, name, "playing"):
                return info
    owner = await server.tables.create(opening.for_puzzle(served, person, name))
    return views.table_info(owner.table, person.id)


HANDLERS = [todays, of_game, take]
