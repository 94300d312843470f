"""HTTP of profiles."""

from litestar import get
from litestar.params import FromPath

from deskoherna.server.api.request import REFUSALS, KnownPerson, TheServer
from deskoherna.server.profiles.growing import suits
from deskoherna.server.profiles.profile import profile
from deskoherna.server.wire import bodies


@get("/people/{who:str}", responses=REFUSALS, summary="What is told of a person")
async def one_profile(who: FromPath[str], server: TheServer) -> bodies.Profile:
    return await server.store.read(lambda connection: profile(connection, who, server.games.served))


@get("/my/level/{slug:str}", responses=REFUSALS, summary="Which level of bots suits me")
async def my_level(slug: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.LevelAdvice | None:
    game = server.games.find(slug).game
    return await server.store.read(lambda connection: suits(connection, person.id, game.slug))


HANDLERS = [one_profile, my_level]
