"""Who sends a request: the signed cookie or token, the address, and whether it comes from a page of ours."""

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from deskoherna.server.people.accounts import Person
from deskoherna.server.server import Server
from deskoherna.server.settings import Settings

COOKIE = "deskoherna"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Over https: browsers take it from this very host alone."""
YEAR_S = 365 * 86_400
HOUSEHOLD_BITS = 64

Incoming = ASGIConnection[Any, Any, Any, Any]


def address_of(incoming: Incoming) -> str:
    """Whom limits by address count: an IPv6 network of 64 bits is one household, whatever address it takes."""
    return limited_as(incoming.client.host) if incoming.client else "unknown"


def limited_as(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD_BITS), strict=False))


def same_origin(incoming: Incoming) -> bool:
    """Browsers say which page it comes from; it must be one of this server. Programs say nothing."""
    origin = incoming.headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == incoming.headers.get("host", "").lower()


def cookie_name(settings: Settings) -> str:
    return SECURE_COOKIE if settings.secure else COOKIE


def token_of(server: Server, incoming: Incoming) -> str | None:
    scheme, _, token = incoming.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else incoming.cookies.get(cookie_name(server.settings))


async def person_of(server: Server, incoming: Incoming) -> Person | None:
    token = token_of(server, incoming)
    return await server.accounts.by_token(token) if token else None


def program_of(server: Server, incoming: Incoming, table_id: str) -> Person | None:
    """A program that plays a seat of this table; its token opens nothing else."""
    program = server.tables.programs.get(token_of(server, incoming) or "")
    return program.person if program is not None and program.table_id == table_id else None


def cookie(settings: Settings, token: str, max_age: int = YEAR_S) -> Cookie:
    """The cookie that remembers a person on this device."""
    return Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=max_age,
        path="/",
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


def forgetting(settings: Settings) -> Cookie:
    """The cookie that forgets whoever it was."""
    return cookie(settings, "", 0)
