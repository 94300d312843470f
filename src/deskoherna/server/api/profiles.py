"""HTTP of profiles."""

from litestar import get
from litestar.params import FromPath

from deskoherna.server.api.request import REFUSALS, TheServer
from deskoherna.server.profiles.profile import profile
from deskoherna.server.wire import bodies


@get("/people/{who:str}", responses=REFUSALS, summary="What is told of a person")
async def one_profile(who: FromPath[str], server: TheServer) -> bodies.Profile:
    return await server.store.read(lambda connection: profile(connection, who, server.games.served))


HANDLERS = [one_profile]
