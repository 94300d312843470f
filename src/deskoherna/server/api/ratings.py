"""HTTP of ratings."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from deskoherna.server.api.request import REFUSALS, TheServer
from deskoherna.server.ratings import shown
from deskoherna.server.tables.results import kinds_of
from deskoherna.server.wire import bodies
from deskoherna.server.wire.refusal import Refused

WantedKind = Annotated[bodies.Kind | None, QueryParameter(name="kind")]


@get("/ratings/{game:str}", responses=REFUSALS, summary="Who is how strong at a game")
async def ratings(game: FromPath[str], server: TheServer, kind: WantedKind = None) -> bodies.Ratings:
    """Unsaid: the first kind of table the game has."""
    kinds = kinds_of(server.games.find(game).game)
    wanted = kind or kinds[0]
    if wanted not in kinds:
        raise Refused("not_found")
    return bodies.Ratings(
        game,
        wanted,
        kinds,
        await server.store.read(lambda connection: shown.best(connection, game, wanted)),
        await server.store.read(lambda connection: shown.games_rated(connection, game, wanted)),
    )


HANDLERS = [ratings]
