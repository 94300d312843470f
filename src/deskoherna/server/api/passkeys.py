"""HTTP of passkeys."""

from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from deskoherna.server.api.accounts import known
from deskoherna.server.api.identity import address_of
from deskoherna.server.api.request import REFUSALS, HttpRequest, KnownPerson, TheServer
from deskoherna.server.people import passkeys
from deskoherna.server.people.passkeys import Site
from deskoherna.server.server import Server
from deskoherna.server.wire import bodies

COMES_BACK = "login"


def site_of(server: Server, request: HttpRequest) -> Site:
    """As the browser sees it; the host was let in, so it is one of ours."""
    host = request.headers.get("host", "").lower()
    scheme = "https" if server.settings.secure else request.url.scheme
    return Site(urlsplit(f"//{host}").hostname or "", f"{scheme}://{host}")


def listed(connection: Connection, person: str) -> bodies.PasskeyList:
    return bodies.PasskeyList(passkeys.keys_of(connection, person))


@get("/me/passkeys", responses=REFUSALS, summary="My passkeys")
async def my_passkeys(person: KnownPerson, server: TheServer) -> bodies.PasskeyList:
    return await server.store.read(lambda connection: listed(connection, person.id))


@post("/me/passkeys/options", responses=REFUSALS, summary="What a browser is asked for a new passkey", status_code=200)
async def options_to_make(request: HttpRequest, person: KnownPerson, server: TheServer) -> bodies.PasskeyOptions:
    have = await server.store.read(lambda connection: passkeys.keys_of(connection, person.id))
    asked = passkeys.challenge(server.accounts.mac, person.id)
    site = site_of(server, request)
    return bodies.PasskeyOptions(passkeys.options_to_make(site, person.id, person.name, asked, have))


@post("/me/passkeys", responses=REFUSALS, summary="Keep a passkey", status_code=201)
async def new_passkey(
    data: JSONBody[bodies.NewPasskey], request: HttpRequest, person: KnownPerson, server: TheServer
) -> bodies.PasskeyList:
    asked, site = passkeys.answered(server.accounts.mac, person.id, data.credential), site_of(server, request)

    def work(connection: Connection) -> bodies.PasskeyList:
        passkeys.keep(connection, site, person.id, data.name, data.credential, asked)
        server.accounts.reserve(connection, person)
        return listed(connection, person.id)

    return await server.store.write(work)


@delete("/me/passkeys/{key:str}", responses=REFUSALS, summary="Remove a passkey", status_code=200)
async def remove_passkey(key: FromPath[str], person: KnownPerson, server: TheServer) -> bodies.PasskeyList:
    def work(connection: Connection) -> bodies.PasskeyList:
        passkeys.remove(connection, person.id, key.replace("\0", ""))
        left = listed(connection, person.id)
        if not left.passkeys:
            server.accounts.give_up(connection, person)
        return left

    return await server.store.write(work)


@post("/passkeys/options", responses=REFUSALS, summary="What a browser is asked to come back", status_code=200)
async def options_to_prove(request: HttpRequest, server: TheServer) -> bodies.PasskeyOptions:
    asked = passkeys.challenge(server.accounts.mac, COMES_BACK)
    return bodies.PasskeyOptions(passkeys.options_to_prove(site_of(server, request), asked))


@post("/passkeys/login", responses=REFUSALS, summary="Come back with a passkey", status_code=200)
async def login(data: JSONBody[bodies.PasskeyLogin], request: HttpRequest, server: TheServer) -> Response[bodies.Me]:
    server.rates.address_passwords.take(address_of(request))
    asked, site = passkeys.answered(server.accounts.mac, COMES_BACK, data.credential), site_of(server, request)
    person = await server.store.write(lambda connection: passkeys.prove(connection, site, data.credential, asked))
    return known(server, await server.accounts.come_back(person), data.token)


HANDLERS = [my_passkeys, options_to_make, new_passkey, remove_passkey, options_to_prove, login]
