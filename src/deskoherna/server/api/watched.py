"""Every request is timed, noted where somebody wants to read of it, and part of a trace where one is collected."""

import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any

from litestar import Litestar

from deskoherna.server.logs import request_id
from deskoherna.server.server import Server

LOG = logging.getLogger("deskoherna.requests")
AREAS = frozenset({"games", "tables", "my", "replays", "packs", "guest", "me", "login", "logout", "health", "schema"})
"""Parts of the API that are told apart; addresses are anybody's invention."""
OWN = frozenset({"health", "ready", "metrics"})

Message = MutableMapping[str, Any]


def area_of(path: str) -> str:
    first, _, rest = path.strip("/").partition("/")
    if first == "api":
        second = rest.partition("/")[0]
        return f"api/{second}" if second in AREAS else "api"
    return first if first in OWN else "client"


class Watched:
    """Around the application; the server is there once it has opened."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Message, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        server: Server | None = getattr(self.app.state, "server", None)
        if server is None or scope["type"] == "lifespan":
            await self.app(scope, receive, send)  # type: ignore[arg-type]  # uvicorn and litestar spell ASGI apart
            return
        began, status = time.monotonic(), 0

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        http = scope["type"] == "http"
        method = scope["method"] if http else "SOCKET"
        area = area_of(scope["path"]) if http else "ws"
        try:
            with server.traces.span(f"{method} {area}", request=request_id.get()) as told:
                await self.app(scope, receive, seen)  # type: ignore[arg-type]  # as above
                told["status"] = status
        finally:
            took = time.monotonic() - began
            if http:
                server.metrics.requests.labels(area, str(status)).observe(took)
            if server.settings.log_requests:
                more = {"method": method, "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
                LOG.info("%s %s: %s, %.1f ms", method, scope["path"], status or "closed", took * 1000, extra=more)
