"""HTTP of people: who you are."""

from litestar import Response, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from deskoherna.server.api.compressed import packed
from deskoherna.server.api.identity import address_of, cookie, cookie_name, forgetting
from deskoherna.server.api.request import REFUSALS, HttpRequest, KnownPerson, MaybePerson, TheServer, described
from deskoherna.server.people.accounts import Person
from deskoherna.server.people.belongings import belongings
from deskoherna.server.server import Server
from deskoherna.server.wire import bodies


def known(server: Server, person: Person, token: bool, status: int = 200) -> Response[bodies.Me]:
    """Remember the person on this device."""
    made = server.accounts.token(person)
    return Response(person.me(made if token else None), status_code=status, cookies=[cookie(server.settings, made)])


@post("/guest", responses=REFUSALS, summary="Become a guest", status_code=201)
async def guest(data: JSONBody[bodies.Guest], request: HttpRequest, server: TheServer) -> Response[bodies.Me]:
    server.rates.address_guests.take(address_of(request))
    return known(server, await server.accounts.guest(data.name, data.language), data.token, 201)


@get("/me", responses=REFUSALS, summary="Who am I")
async def me(request: HttpRequest, person: KnownPerson, server: TheServer) -> Response[bodies.Me]:
    """A cookie that is getting old is made anew."""
    token = request.cookies.get(cookie_name(server.settings))
    if token is not None and server.accounts.ages(token):
        return known(server, person, False)
    return Response(person.me())


@patch("/me", responses=REFUSALS, summary="Change name or language")
async def change_me(data: JSONBody[bodies.ChangeMe], person: KnownPerson, server: TheServer) -> bodies.Me:
    return (await server.accounts.change(person, data.name, data.language)).me()


@post("/me/password", responses=REFUSALS, summary="Keep this identity with a password", status_code=200)
async def set_password(
    data: JSONBody[bodies.SetPassword], request: HttpRequest, person: KnownPerson, server: TheServer
) -> Response[bodies.Me]:
    """All other devices are logged out."""
    server.rates.address_passwords.take(address_of(request))
    changed = await server.accounts.set_password(person, data.password, data.old)
    server.cut_off(person.id)
    return known(server, changed, False)


@post("/login", responses=REFUSALS, summary="Come back with a password", status_code=200)
async def login(data: JSONBody[bodies.Login], request: HttpRequest, server: TheServer) -> Response[bodies.Me]:
    server.rates.address_passwords.take(address_of(request))
    return known(server, await server.accounts.login(data.name, data.password), data.token)


@post("/me/recovery", responses=REFUSALS, summary="A recovery code, told this once", status_code=201)
async def new_recovery(person: KnownPerson, server: TheServer) -> bodies.RecoveryCode:
    """One that was made before ends."""
    return bodies.RecoveryCode(await server.accounts.new_recovery(person))


@post("/recover", responses=REFUSALS, summary="Come back with a recovery code", status_code=200)
async def recover(data: JSONBody[bodies.Recover], request: HttpRequest, server: TheServer) -> Response[bodies.Me]:
    """It serves once. All other devices are logged out."""
    server.rates.address_passwords.take(address_of(request))
    person = await server.accounts.recover(data.code, data.password)
    server.cut_off(person.id)
    return known(server, person, data.token)


@get(
    "/me/export",
    responses={**REFUSALS, 200: described(bodies.Belongings)},
    summary="Everything that is kept of me, in one file",
    opt={"packed": True},
)
async def export_me(request: HttpRequest, person: KnownPerson, server: TheServer) -> Response[bytes]:
    server.rates.person_imports.take(person.id)
    mine = await server.store.read(lambda connection: belongings(connection, person.id))
    answer = await packed(request, mine)
    answer.headers["Content-Disposition"] = 'attachment; filename="deskoherna.json"'
    return answer


@post(
    "/logout",
    responses={**REFUSALS, 204: ResponseSpec(None, description="done")},
    summary="Be forgotten, on all devices",
    status_code=204,
)
async def logout(maybe_person: MaybePerson, server: TheServer) -> Response[None]:
    """All tokens of the person end at once, and the sockets that were opened with them."""
    if maybe_person is not None:
        await server.accounts.revoke(maybe_person)
        server.cut_off(maybe_person.id)
    return Response(None, status_code=204, cookies=[forgetting(server.settings)])


HANDLERS = [guest, me, change_me, set_password, new_recovery, recover, export_me, login, logout]
