"""HTTP of the games: what there is, in words, rules, cards and worked examples."""

from pathlib import PurePosixPath
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from deskoherna.kit import board
from deskoherna.kit.shape import Shapes, shapes_of
from deskoherna.server.api.client import read_file, serve
from deskoherna.server.api.request import REFUSALS, HttpRequest, KnownPerson, TheServer
from deskoherna.server.games import lessons
from deskoherna.server.games.cover import cover
from deskoherna.server.games.scenarios import listed, play_scenario
from deskoherna.server.store import queries
from deskoherna.server.tables import opening, views
from deskoherna.server.tables.index import all_for_person
from deskoherna.server.wire import bodies
from deskoherna.server.wire.protocol import Language, TableInfo
from deskoherna.server.wire.refusal import Refused

LOOKED_AT = 100
LESSONS_KEPT = 1000
"""Tables of a person among which one is looked for where a lesson was left."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
Version = Annotated[str | None, QueryParameter(name="v", max_length=64, description="the hash of the text")]
Slug = FromPath[str]


@get("/games", responses=REFUSALS, summary="All games")
async def all_games(server: TheServer) -> list[bodies.GameInfo]:
    return [served.info for served in server.games.served.values()]


@get("/games/{slug:str}", responses=REFUSALS, summary="One game")
async def one_game(slug: Slug, server: TheServer) -> bodies.GameInfo:
    return (await server.packs.find(slug)).info


@post("/games/{slug:str}/options", responses=REFUSALS, summary="Fill in and check options", status_code=200)
async def check_options(slug: Slug, data: JSONBody[bodies.CheckOptions], server: TheServer) -> bodies.OptionsInfo:
    served = await server.packs.find(slug)
    options = served.options(data.options)
    return bodies.OptionsInfo(served.plain(options), served.seats(options))


@get(
    "/games/{slug:str}/words/{language:str}",
    responses=REFUSALS,
    summary="The words of a game (Fluent)",
    media_type="text/plain",
)
async def words(slug: Slug, language: FromPath[Language], server: TheServer, v: Version = None) -> Response[str]:
    served = await server.packs.find(slug)
    if language not in served.words:
        raise Refused("not_found")
    fixed = v == served.info.words[language]
    return Response(
        served.words[language], media_type="text/plain", headers={"Cache-Control": FOR_EVER if fixed else ASK_AGAIN}
    )


def markdown(page: str | None) -> Response[str]:
    """A page of a game, where there is one in this language."""
    if page is None:
        raise Refused("not_found")
    return Response(page, media_type="text/markdown", headers={"Cache-Control": ASK_AGAIN})


@get(
    "/games/{slug:str}/rulebook/{language:str}",
    responses=REFUSALS,
    summary="The rulebook (Markdown)",
    media_type="text/markdown",
)
async def rulebook(slug: Slug, language: FromPath[Language], server: TheServer) -> Response[str]:
    return markdown((await server.packs.find(slug)).rulebook.get(language))


@get(
    "/games/{slug:str}/aid/{language:str}",
    responses=REFUSALS,
    summary="The player aid (Markdown)",
    media_type="text/markdown",
)
async def player_aid(slug: Slug, language: FromPath[Language], server: TheServer) -> Response[str]:
    return markdown((await server.packs.find(slug)).aid.get(language))


@get("/games/{slug:str}/catalogue", responses=REFUSALS, summary="Everything in the box, with its provenance")
async def catalogue(slug: Slug, server: TheServer) -> bodies.Catalogue:
    game = (await server.packs.find(slug)).game
    return bodies.Catalogue(game.slug, game.material_hash, game.catalogue())


@get("/games/{slug:str}/cover", responses=REFUSALS, summary="The cover (SVG)", media_type="image/svg+xml")
async def cover_of(slug: Slug, server: TheServer) -> Response[str]:
    return Response(
        cover(server.games.find(slug).game), media_type="image/svg+xml", headers={"Cache-Control": ASK_AGAIN}
    )


@get(
    "/games/{slug:str}/board/{file:path}",
    responses=REFUSALS,
    summary="A file of the board that the game brings",
    media_type="application/javascript",
    opt={"packed": True},
)
async def board_file(slug: Slug, file: FromPath[str], request: HttpRequest, server: TheServer) -> Response[bytes]:
    """As it lies there now: whoever writes a board sees a change when the page is loaded again."""
    name = file.strip("/")
    path = board.files(server.games.find(slug).game.folder).get(name)
    media = board.MEDIA.get(PurePosixPath(name).suffix)
    if path is None or media is None:
        raise Refused("not_found")
    return serve(request, read_file(path, media, hashed=False))


@get("/games/{slug:str}/shape", responses=REFUSALS, summary="What its View is made of, for boards that know no game")
async def shape(slug: Slug, server: TheServer) -> Shapes:
    return shapes_of((await server.packs.find(slug)).game)


@get("/games/{slug:str}/scenarios", responses=REFUSALS, summary="Worked examples")
async def scenarios(slug: Slug, server: TheServer) -> list[bodies.ScenarioInfo]:
    return listed(server.games.find(slug).game)


@get("/games/{slug:str}/scenarios/{name:str}", responses=REFUSALS, summary="One worked example, frame by frame")
async def scenario(slug: Slug, name: FromPath[str], server: TheServer) -> bodies.ScenarioPlay:
    return play_scenario(server.games.find(slug).game, name).play


@post(
    "/games/{slug:str}/scenarios/{name:str}/play",
    responses=REFUSALS,
    summary="Play on from a worked example",
    status_code=201,
)
async def play_on(
    slug: Slug, name: FromPath[str], data: JSONBody[bodies.PlayOn], person: KnownPerson, server: TheServer
) -> TableInfo:
    owner = await server.tables.create(opening.from_scenario(server.games.find(slug), person, name, data))
    return views.table_info(owner.table, person.id)


@get("/games/{slug:str}/lessons", responses=REFUSALS, summary="Lessons, the first game first")
async def all_lessons(slug: Slug, server: TheServer) -> list[bodies.LessonInfo]:
    return lessons.listed(server.games.find(slug).game)


@get("/games/{slug:str}/learned", responses=REFUSALS, summary="Which lessons you have finished or begun")
async def learned(slug: Slug, person: KnownPerson, server: TheServer) -> bodies.Learned:
    game = server.games.find(slug).game.slug
    texts = await server.store.read(lambda connection: queries.lessons_of_person(connection, person.id, LESSONS_KEPT))
    taken = [info for info in all_for_person(texts, person.id) if info.game == game and info.lesson is not None]
    return bodies.Learned(
        done=sorted({info.lesson for info in taken if info.lesson and info.learned}),
        begun=sorted({info.lesson for info in taken if info.lesson and info.status == "playing" and not info.learned}),
    )


@get("/games/{slug:str}/lessons/{name:str}", responses=REFUSALS, summary="What is said in a lesson")
async def one_lesson(slug: Slug, name: FromPath[str], server: TheServer) -> bodies.LessonPlan:
    return lessons.plan(server.games.find(slug).game, name)


@post(
    "/games/{slug:str}/lessons/{name:str}/play",
    responses=REFUSALS,
    summary="Take a lesson, or go on with it",
    status_code=201,
)
async def take_lesson(
    slug: Slug, name: FromPath[str], data: JSONBody[bodies.TakeLesson], person: KnownPerson, server: TheServer
) -> TableInfo:
    served = server.games.find(slug)
    if not data.afresh:
        found = await server.store.read(lambda connection: queries.infos_of_person(connection, person.id, LOOKED_AT))
        for info in all_for_person((text for text, _ in found), person.id):
            if (info.game, info.lesson, info.status) == (slug, name, "playing"):
                return info
    owner = await server.tables.create(opening.for_lesson(served, person, name))
    return views.table_info(owner.table, person.id)


HANDLERS = [
    all_games,
    one_game,
    check_options,
    words,
    rulebook,
    player_aid,
    catalogue,
    cover_of,
    board_file,
    shape,
    scenarios,
    scenario,
    play_on,
    all_lessons,
    learned,
    one_lesson,
    take_lesson,
]
