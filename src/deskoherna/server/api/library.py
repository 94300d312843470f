"""HTTP of the library of finished games."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from deskoherna.server.api.request import REFUSALS, TheServer
from deskoherna.server.replays.library import Wanted, library
from deskoherna.server.wire import bodies

Part = Annotated[str, QueryParameter(max_length=64, pattern=r"^[^\x00]*$")]
Moves = Annotated[int, QueryParameter(ge=0, le=100_000)]
Page = Annotated[int, QueryParameter(ge=1, le=10_000)]


@get("/library", responses=REFUSALS, summary="Finished games that everybody may see")
async def one_page(
    server: TheServer,
    game: Part = "",
    mode: Part = "",
    player: Part = "",
    card: Part = "",
    least: Moves = 0,
    most: Moves = 0,
    page: Page = 1,
) -> bodies.Library:
    wanted = Wanted(game, mode, player.strip(), card, least, most, page)
    return await server.store.read(lambda connection: library(connection, wanted))


HANDLERS = [one_page]
