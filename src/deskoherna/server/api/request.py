"""What every HTTP handler is given: the server, and the person who sends the request."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter, SkipValidation

from deskoherna.server.api.identity import address_of, person_of, same_origin
from deskoherna.server.people.accounts import Person
from deskoherna.server.server import Server
from deskoherna.server.wire import bodies
from deskoherna.server.wire.bounds import check_bounds
from deskoherna.server.wire.refusal import Refused

TheServer = NamedDependency[SkipValidation[Server]]
KnownPerson = NamedDependency[SkipValidation[Person]]
MaybePerson = NamedDependency[SkipValidation[Person | None]]
HttpRequest = Request[Any, Any, Any]
InviteCode = Annotated[str | None, QueryParameter(name="invite", max_length=64)]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
IMPORT = "/api/replays/import"
AT_ONCE = 16_000
"""Longer bodies are judged in a thread."""

STATUS_TEXTS = {
    400: "not understood",
    401: "unknown person",
    403: "not allowed",
    404: "not found",
    405: "no such method",
    409: "not in this state",
    413: "too big",
    415: "wrong kind of body",
    421: "another host",
    422: "impossible values",
    429: "too fast",
    503: "busy",
}
REFUSALS: Mapping[int, ResponseSpec] = {
    status: ResponseSpec(bodies.Refused, generate_examples=False, description=text)
    for status, text in STATUS_TEXTS.items()
}


def described(answer: type) -> ResponseSpec:
    """An answer that its handler encodes by itself."""
    return ResponseSpec(answer, generate_examples=False, description="as asked")


def the_server(state: State) -> Server:
    server: Server = state.server
    return server


async def maybe_person(request: HttpRequest, server: TheServer) -> Person | None:
    return await person_of(server, request)


async def person(maybe_person: MaybePerson) -> Person:
    if maybe_person is None:
        raise Refused("unknown_person")
    return maybe_person


DEPENDENCIES = {
    "server": Provide(the_server, sync_to_thread=False),
    "maybe_person": Provide(maybe_person),
    "person": Provide(person),
}


async def may_import(server: Server, request: HttpRequest) -> None:
    """A game from elsewhere is long: whoever brings too many is refused before it is read."""
    found = await person_of(server, request)
    if found is None:
        raise Refused("unknown_person")
    server.rates.person_imports.take(found.id)


async def guard(request: HttpRequest) -> None:
    """Before every request below /api: the rate of the address; for changes the page they come from, and the body."""
    server: Server = request.app.state.server
    server.rates.address_requests.take(address_of(request))
    if request.method not in SAFE:
        if not same_origin(request):
            raise Refused("foreign_origin")
        if request.url.path == IMPORT:
            await may_import(server, request)
        body = await request.body()
        if len(body) > AT_ONCE:
            await asyncio.to_thread(check_bounds, body)
        else:
            check_bounds(body)
