"""The server put together: routes, errors as refusals, headers, and the server that opens and closes with it."""

import logging
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Contact

from deskoherna import __version__
from deskoherna.server import logs
from deskoherna.server.api import (
    accounts,
    company,
    games,
    health,
    keeping,
    library,
    notices,
    packs,
    passkeys,
    profiles,
    puzzles,
    ratings,
    replays,
    tables,
    tournaments,
)
from deskoherna.server.api.client import client, read_client
from deskoherna.server.api.figures import State
from deskoherna.server.api.hosts import Hosts
from deskoherna.server.api.request import DEPENDENCIES, HttpRequest, guard
from deskoherna.server.api.sockets import table_socket
from deskoherna.server.api.watched import Watched
from deskoherna.server.games.served import Games
from deskoherna.server.server import Server
from deskoherna.server.settings import Settings
from deskoherna.server.wire import bodies
from deskoherna.server.wire.protocol import Refusal
from deskoherna.server.wire.refusal import STATUS, Refused

LOG = logging.getLogger("deskoherna.app")
BODY_BYTES = 64_000
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        b"font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")
"""What is answered below these is for who asked alone, unless it says otherwise."""
PRIVATE = ("/api", "/health", "/ready", "/metrics")
MOST_TOLD = 50
CODES: dict[int, Refusal] = {404: "not_found", 405: "not_found", 413: "too_big", 401: "unknown_person"}

Message = MutableMapping[str, Any]


def refusal(request: HttpRequest, no: Refused) -> Response[bodies.Refused]:
    server: Server = request.app.state.server
    server.metrics.refused.labels(no.code).inc()
    return Response(bodies.Refused(no.code, no.told), status_code=no.status)


def not_understood(_: HttpRequest, error: ValidationException) -> Response[bodies.Refused]:
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    at = str(first.get("key") or first.get("source") or "body")
    return Response(bodies.Refused("malformed", {"at": at[:100]}), status_code=400)


def http_error(_: HttpRequest, error: HTTPException) -> Response[bodies.Refused]:
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "failed")
    return Response(bodies.Refused(code), status_code=error.status_code, headers=error.headers)


def our_fault(request: HttpRequest, error: Exception) -> Response[bodies.Refused]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(bodies.Refused("failed"), status_code=500)


class Doorway:
    """Before everything: requests for other hosts are refused; all answers have the same headers, whoever made them."""

    def __init__(self, app: Callable[..., Any], settings: Settings) -> None:
        self.app = app
        self.hosts = Hosts(settings.host, settings.host_names)
        self.headers = [*HEADERS, HSTS] if settings.secure else HEADERS
        self._told: set[str] = set()

    async def __call__(self, scope: Message, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        private = scope["path"].startswith(PRIVATE)
        given = next((value.decode("latin-1") for name, value in scope["headers"] if name == logs.HEADER), "")
        named = logs.request_id.set(logs.new_request_id(given))
        own = (logs.HEADER, logs.request_id.get().encode())

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                made = message.get("headers", [])
                kept = private and not any(name.lower() == b"cache-control" for name, _ in made)
                message["headers"] = [*made, *self.headers, own, *([NO_STORE] if kept else [])]
            await send(message)

        try:
            await self._answer(scope, receive, headed if scope["type"] == "http" else send)
        finally:
            logs.request_id.reset(named)

    async def _answer(self, scope: Message, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        if self.hosts.allow(host):
            await self.app(scope, receive, send)
        else:
            self._note(host)
            await (refuse_page(send) if scope["type"] == "http" else send({"type": "websocket.close", "code": 1008}))

    def _note(self, host: str) -> None:
        """Tell whoever runs the server once of each name, and of no more names than are useful."""
        if host not in self._told and len(self._told) < MOST_TOLD:
            self._told.add(host)
            LOG.warning("a request for host %r was refused; if that is this server, say --host-name", host[:100])


async def refuse_page(send: Callable[..., Any]) -> None:
    body = msgspec.json.encode(bodies.Refused("unknown_host"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS["unknown_host"], "headers": headers})
    await send({"type": "http.response.body", "body": body})


def application(settings: Settings, offered: Games, opened: Callable[[Server], None] | None = None) -> Doorway:
    """The ASGI application. `opened` is told the server when it opens."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        server = Server(settings, offered)
        server.metrics.registry.register(State(server))
        app.state.server, app.state.client = server, read_client(settings.client)
        if opened is not None:
            opened(server)
        await server.open()
        try:
            yield
        finally:
            await server.close()

    api = Router(
        "/api",
        route_handlers=[
            *accounts.HANDLERS,
            *games.HANDLERS,
            *packs.HANDLERS,
            *tables.HANDLERS,
            *replays.HANDLERS,
            *ratings.HANDLERS,
            *profiles.HANDLERS,
            *notices.HANDLERS,
            *tournaments.HANDLERS,
            *company.HANDLERS,
            *keeping.HANDLERS,
            *library.HANDLERS,
            *passkeys.HANDLERS,
            *puzzles.HANDLERS,
        ],
        before_request=guard,
    )
    app = Litestar(
        [api, *health.HANDLERS, table_socket, client],
        dependencies=DEPENDENCIES,
        lifespan=[living],
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="packed"),
        exception_handlers={
            Refused: refusal,
            ValidationException: not_understood,
            HTTPException: http_error,
            Exception: our_fault,
        },
        openapi_config=OpenAPIConfig(
            "Deskoherna",
            __version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            contact=Contact(name="The Deskoherna authors"),
        ),
        logging_config=None,
    )
    return Doorway(Watched(app), settings)
