"""HTTP of packs: materials of people's own."""

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from deskoherna.server.api.request import REFUSALS, KnownPerson, TheServer
from deskoherna.server.wire import bodies

PACK_BYTES = 400_000
"""A text of the longest length may take more, written as JSON."""


@get("/packs", responses=REFUSALS, summary="My packs")
async def my_packs(person: KnownPerson, server: TheServer) -> bodies.PackList:
    return bodies.PackList(await server.packs.mine(person.id))


@post("/packs/check", responses=REFUSALS, summary="Read a pack", status_code=200, request_max_body_size=PACK_BYTES)
async def check_pack(data: JSONBody[bodies.CheckPack], person: KnownPerson, server: TheServer) -> bodies.PackReading:
    """What is wrong with it and what stands where; nothing is kept."""
    return await server.packs.read(data.game, data.text, person.id)


@post("/packs", responses=REFUSALS, summary="Keep a new pack", status_code=201, request_max_body_size=PACK_BYTES)
async def new_pack(data: JSONBody[bodies.SavePack], person: KnownPerson, server: TheServer) -> bodies.Pack:
    """It is kept whatever is wrong with it; it may be played with when its state says so."""
    return await server.packs.save(person.id, data.game, data.name, data.text)


@get("/packs/{pack:str}", responses=REFUSALS, summary="One of my packs")
async def one_pack(pack: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.Pack:
    return await server.packs.one(person.id, pack)


@put("/packs/{pack:str}", responses=REFUSALS, summary="Change a pack", request_max_body_size=PACK_BYTES)
async def change_pack(
    pack: FromPath[str], data: JSONBody[bodies.SavePack], person: KnownPerson, server: TheServer
) -> bodies.Pack:
    """Games that were played with the text before keep it."""
    return await server.packs.save(person.id, data.game, data.name, data.text, pack)


@delete("/packs/{pack:str}", responses=REFUSALS, summary="Throw a pack away", status_code=204)
async def throw_away(pack: FromPath[str], person: KnownPerson, server: TheServer) -> None:
    """Games that were played with it keep it."""
    await server.packs.delete(person.id, pack)


@get("/games/{slug:str}/material", responses=REFUSALS, summary="The material of a game (TOML)", media_type="text/plain")
async def material(slug: FromPath[str], server: TheServer) -> Response[str]:
    """To begin a pack with; under `<game>@<material>` the text of a pack that is played with."""
    return Response((await server.packs.find(slug)).game.material.text, media_type="text/plain")


HANDLERS = [my_packs, check_pack, new_pack, one_pack, change_pack, throw_away, material]
