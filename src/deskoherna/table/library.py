"""HTTP of the games: what there is, in words, rules, cards and worked examples."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from deskoherna.table import bodies, examples, eyes, setup
from deskoherna.table.asking import REFUSALS, Somebody, TheHouse
from deskoherna.table.protocol import Language, TableInfo
from deskoherna.table.refusal import Refused

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
Version = Annotated[str | None, QueryParameter(name="v", max_length=64, description="the hash of the text")]
Slug = FromPath[str]


@get("/games", responses=REFUSALS, summary="All games")
async def all_games(house: TheHouse) -> list[bodies.GameInfo]:
    return [box.info for box in house.shelf.boxes.values()]


@get("/games/{slug:str}", responses=REFUSALS, summary="One game")
async def one_game(slug: Slug, house: TheHouse) -> bodies.GameInfo:
    return house.shelf.box(slug).info


@post("/games/{slug:str}/options", responses=REFUSALS, summary="Fill in and check options", status_code=200)
async def check_options(slug: Slug, data: JSONBody[bodies.CheckOptions], house: TheHouse) -> bodies.OptionsInfo:
    box = house.shelf.box(slug)
    options = box.options(data.options)
    return bodies.OptionsInfo(box.plain(options), box.seats(options))


@get("/games/{slug:str}/words/{language:str}", responses=REFUSALS, summary="The words of a game (Fluent)",
     media_type="text/plain")
async def words(slug: Slug, language: FromPath[Language], house: TheHouse, v: Version = None) -> Response[str]:
    box = house.shelf.box(slug)
    if language not in box.words:
        raise Refused("not_found")
    fixed = v == box.info.words[language]
    return Response(box.words[language], media_type="text/plain",
                    headers={"Cache-Control": FOR_EVER if fixed else ASK_AGAIN})


@get("/games/{slug:str}/rulebook/{language:str}", responses=REFUSALS, summary="The rulebook (Markdown)",
     media_type="text/markdown")
async def rulebook(slug: Slug, language: FromPath[Language], house: TheHouse) -> Response[str]:
    page = house.shelf.box(slug).rulebook.get(language)
    if page is None:
        raise Refused("not_found")
    return Response(page, media_type="text/markdown", headers={"Cache-Control": ASK_AGAIN})


@get("/games/{slug:str}/catalogue", responses=REFUSALS, summary="Everything in the box, with its provenance")
async def catalogue(slug: Slug, house: TheHouse) -> bodies.Catalogue:
    game = house.shelf.box(slug).game
    return bodies.Catalogue(game.slug, game.material_hash, game.catalogue())


@get("/games/{slug:str}/scenarios", responses=REFUSALS, summary="Worked examples")
async def scenarios(slug: Slug, house: TheHouse) -> list[bodies.ScenarioInfo]:
    return examples.listed(house.shelf.box(slug).game)


@get("/games/{slug:str}/scenarios/{name:str}", responses=REFUSALS, summary="One worked example, frame by frame")
async def scenario(slug: Slug, name: FromPath[str], house: TheHouse) -> bodies.ScenarioPlay:
    return examples.example(house.shelf.box(slug).game, name).play


@post("/games/{slug:str}/scenarios/{name:str}/play", responses=REFUSALS, summary="Play on from a worked example",
      status_code=201)
async def play_on(slug: Slug, name: FromPath[str], data: JSONBody[bodies.PlayOn], somebody: Somebody,
                  house: TheHouse) -> TableInfo:
    owner = await house.create(setup.from_scenario(house.shelf.box(slug), somebody, name, data))
    return eyes.table_info(owner.book, somebody.id)


HANDLERS = [all_games, one_game, check_options, words, rulebook, catalogue, scenarios, scenario, play_on]
