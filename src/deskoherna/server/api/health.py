"""HTTP for whoever runs the server: is it well, is it ready, and its figures."""

import ipaddress

from litestar import Response, get

from deskoherna import __version__
from deskoherna.server import metrics
from deskoherna.server.api.request import REFUSALS, HttpRequest, TheServer
from deskoherna.server.settings import Settings
from deskoherna.server.wire import bodies
from deskoherna.server.wire.protocol import PROTOCOL
from deskoherna.server.wire.refusal import Refused


@get(["/health", "/api/health"], responses=REFUSALS, summary="Is the server well?")
async def health(server: TheServer) -> bodies.Health:
    """It answers as long as the process does, whatever else is missing."""
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


@get("/ready", summary="May visitors be sent here?", include_in_schema=False)
async def ready(server: TheServer) -> Response[bodies.Ready]:
    """It asks the database, and whatever else is needed; 503 says that somebody else should be asked.

    Without Redis a server goes on with its own tables, as all of them do then: that is told, and nobody is sent away.
    """
    missing = await server.missing()
    ready = not missing.keys() - {"redis"}
    return Response(bodies.Ready(ready, missing), status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def figures(request: HttpRequest, server: TheServer) -> Response[bytes]:
    """For those who may see them (`metrics_from`); for others there is no such page."""
    if request.client is None or not may_read(server.settings, request.client.host):
        raise Refused("not_found")
    return Response(server.metrics.text(), headers={"Content-Type": metrics.FORM})


def may_read(settings: Settings, host: str) -> bool:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or address
    return any(mapped in ipaddress.ip_network(n, strict=False) for n in settings.metrics_from)


HANDLERS = [health, ready, figures]
