"""HTTP: is the server well?"""

from litestar import get

from deskoherna import __version__
from deskoherna.server.api.request import REFUSALS, TheServer
from deskoherna.server.wire import bodies
from deskoherna.server.wire.protocol import PROTOCOL


@get("/health", responses=REFUSALS, summary="Is the server well?")
async def health(server: TheServer) -> bodies.Health:
    return bodies.Health(
        __version__,
        PROTOCOL,
        len(server.tables.owners),
        server.open_sockets,
        server.pool.alive,
        round(server.stalls.stall_ms, 1),
        round(server.stalls.busy_ms, 1),
        not server.store.failing,
        len(server.tables.unreadable),
        server.replays.made,
    )


HANDLERS = [health]
