"""Who is asking: the signed cookie or token, the address, and whether the page that asks is ours."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from deskoherna.table.house import House
from deskoherna.table.people import Person
from deskoherna.table.settings import Settings

COOKIE = "deskoherna"
YEAR_S = 365 * 86_400

Asking = ASGIConnection[Any, Any, Any, Any]


def address_of(asking: Asking) -> str:
    return asking.client.host if asking.client else "unknown"


def same_origin(asking: Asking) -> bool:
    """Browsers say which page asks; it must be one of this server. Programs say nothing."""
    origin = asking.headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == asking.headers.get("host", "").lower()


def token_of(asking: Asking) -> str | None:
    scheme, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else asking.cookies.get(COOKIE)


async def person_of(house: House, asking: Asking) -> Person | None:
    token = token_of(asking)
    return await house.people.by_token(token) if token else None


def puppet_of(house: House, asking: Asking, table: str) -> Person | None:
    """A program that plays a seat of this table; its token opens nothing else."""
    puppet = house.puppets.get(token_of(asking) or "")
    return puppet.person if puppet is not None and puppet.table == table else None


FORGET = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")


def cookie(settings: Settings, token: str) -> Cookie:
    """The cookie that remembers a person on this device."""
    return Cookie(key=COOKIE, value=token, max_age=YEAR_S, path="/", httponly=True, secure=settings.secure,
                  samesite="lax")
