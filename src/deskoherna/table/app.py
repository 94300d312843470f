"""The server put together: routes, errors as refusals, headers, and the house that opens and closes with it."""

import logging
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Contact

from deskoherna import __version__
from deskoherna.table import bodies, counter, library, lobby
from deskoherna.table.asking import DEPENDENCIES, Asked, guard
from deskoherna.table.client import client, read_client
from deskoherna.table.house import House
from deskoherna.table.protocol import Refusal
from deskoherna.table.refusal import Refused
from deskoherna.table.settings import Settings
from deskoherna.table.shelf import Shelf
from deskoherna.table.sockets import table_socket

LOG = logging.getLogger("deskoherna.app")
BODY_BYTES = 64_000
HEADERS = [
    (b"content-security-policy",
     b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
     b"font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
     b"frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
CODES: dict[int, Refusal] = {404: "not_found", 405: "not_found", 413: "too_big", 401: "unknown_person"}

Message = MutableMapping[str, Any]


def refusal(_: Asked, no: Refused) -> Response[bodies.Refused]:
    return Response(bodies.Refused(no.code, no.told), status_code=no.status)


def not_understood(_: Asked, error: ValidationException) -> Response[bodies.Refused]:
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    at = str(first.get("key") or first.get("source") or "body")
    return Response(bodies.Refused("malformed", {"at": at[:100]}), status_code=400)


def http_error(_: Asked, error: HTTPException) -> Response[bodies.Refused]:
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "failed")
    return Response(bodies.Refused(code), status_code=error.status_code, headers=error.headers)


def our_fault(request: Asked, error: Exception) -> Response[bodies.Refused]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(bodies.Refused("failed"), status_code=500)


class Headed:
    """The same headers on every answer, whoever made it."""

    def __init__(self, app: Callable[..., Any]) -> None:
        self.app = app

    async def __call__(self, scope: Message, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)
        await self.app(scope, receive, headed if scope["type"] == "http" else send)


def application(settings: Settings, shelf: Shelf, opened: Callable[[House], None] | None = None) -> Headed:
    """The ASGI application. `opened` is told the house when it opens."""
    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, shelf)
        app.state.house, app.state.client = house, read_client(settings.client)
        if opened is not None:
            opened(house)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    api = Router("/api", route_handlers=[*counter.HANDLERS, *library.HANDLERS, *lobby.HANDLERS],
                 dependencies=DEPENDENCIES, before_request=guard)
    app = Litestar(
        [api, table_socket, client], lifespan=[living], request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="packed"),
        exception_handlers={Refused: refusal, ValidationException: not_understood, HTTPException: http_error,
                            Exception: our_fault},
        openapi_config=OpenAPIConfig("Deskoherna", __version__, path="/api/schema",
                                     render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
                                     contact=Contact(name="The Deskoherna authors")),
        logging_config=None)
    return Headed(app)
