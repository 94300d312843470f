"""HTTP at the counter: who you are."""

from litestar import Response, get, patch, post
from litestar.params import JSONBody

from deskoherna.table import bodies
from deskoherna.table.asking import REFUSALS, Asked, Somebody, TheHouse
from deskoherna.table.house import House
from deskoherna.table.identity import FORGET, address_of, cookie
from deskoherna.table.people import Person


def known(house: House, person: Person, token: bool, status: int = 200) -> Response[bodies.Me]:
    """Remember the person on this device."""
    made = house.people.token(person)
    return Response(person.me(made if token else None), status_code=status, cookies=[cookie(house.settings, made)])


@post("/guest", responses=REFUSALS, summary="Become a guest", status_code=201)
async def guest(data: JSONBody[bodies.Guest], request: Asked, house: TheHouse) -> Response[bodies.Me]:
    house.rates["address_guests"].take(address_of(request))
    return known(house, await house.people.guest(data.name, data.language), data.token, 201)


@get("/me", responses=REFUSALS, summary="Who am I")
async def me(somebody: Somebody) -> bodies.Me:
    return somebody.me()


@patch("/me", responses=REFUSALS, summary="Change name or language")
async def change_me(data: JSONBody[bodies.ChangeMe], somebody: Somebody, house: TheHouse) -> bodies.Me:
    return (await house.people.change(somebody, data.name, data.language)).me()


@post("/me/password", responses=REFUSALS, summary="Keep this identity with a password", status_code=200)
async def set_password(data: JSONBody[bodies.SetPassword], request: Asked, somebody: Somebody,
                       house: TheHouse) -> Response[bodies.Me]:
    house.rates["address_passwords"].take(address_of(request))
    return known(house, await house.people.set_password(somebody, data.password, data.old), False)


@post("/login", responses=REFUSALS, summary="Come back with a password", status_code=200)
async def login(data: JSONBody[bodies.Login], request: Asked, house: TheHouse) -> Response[bodies.Me]:
    house.rates["address_passwords"].take(address_of(request))
    return known(house, await house.people.login(data.name, data.password), data.token)


@post("/logout", responses=REFUSALS, summary="Be forgotten on this device", status_code=204,
      response_cookies=[FORGET])
async def logout() -> None:
    """The cookie is all there is to forget."""


HANDLERS = [guest, me, change_me, set_password, login, logout]
