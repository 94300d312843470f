"""What every HTTP handler is given: the house, and the person who asks."""

from collections.abc import Mapping
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import SkipValidation

from deskoherna.table import bodies
from deskoherna.table.house import House
from deskoherna.table.identity import address_of, person_of, same_origin
from deskoherna.table.people import Person
from deskoherna.table.refusal import Refused

TheHouse = NamedDependency[SkipValidation[House]]
Somebody = NamedDependency[SkipValidation[Person]]
Anybody = NamedDependency[SkipValidation[Person | None]]
Asked = Request[Any, Any, Any]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

SAID = {400: "not understood", 401: "unknown person", 403: "not allowed", 404: "not found", 405: "no such method",
        409: "not in this state", 413: "too big", 415: "wrong kind of body", 422: "impossible values",
        429: "too fast", 503: "busy"}
REFUSALS: Mapping[int, ResponseSpec] = {
    status: ResponseSpec(bodies.Refused, generate_examples=False, description=text) for status, text in SAID.items()}


def described(answer: type) -> ResponseSpec:
    """An answer that its handler encodes by itself."""
    return ResponseSpec(answer, generate_examples=False, description="as asked")


def the_house(state: State) -> House:
    house: House = state.house
    return house


async def anybody(request: Asked, house: TheHouse) -> Person | None:
    return await person_of(house, request)


async def somebody(anybody: Anybody) -> Person:
    if anybody is None:
        raise Refused("unknown_person")
    return anybody


DEPENDENCIES = {
    "house": Provide(the_house, sync_to_thread=False), "anybody": Provide(anybody), "somebody": Provide(somebody),
}


async def guard(request: Asked) -> None:
    """Before every request below /api: the rate of the address, and for changes the page they come from."""
    house: House = request.app.state.house
    house.rates["address_requests"].take(address_of(request))
    if request.method not in SAFE and not same_origin(request):
        raise Refused("foreign_origin")
