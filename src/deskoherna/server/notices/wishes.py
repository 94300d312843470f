"""How somebody wants to be told what waits: at which browsers, by mail or not, and when it is quiet."""

from dataclasses import dataclass, fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.people.ids import CODE, new_id
from deskoherna.server.store import schema
from deskoherna.server.store.store import put
from deskoherna.server.wire.bodies import Mails

MORNING = 8
ZONE = "Europe/Prague"
W, D = schema.notice_wishes.c, schema.devices.c


@dataclass(frozen=True)
class Wishes:
    """The row of a person, or what holds where there is none."""

    person: str
    mail: str | None = None
    """A confirmed address."""
    mail_new: str | None = None
    mail_code: str | None = None
    stop: str = ""
    """Whoever has this code may end the mails: it stands in each of them."""
    mails: Mails = "each"
    digest_hour: int = MORNING
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = ZONE

    @property
    def quiet(self) -> tuple[int, int] | None:
        return None if self.quiet_from is None or self.quiet_to is None else (self.quiet_from, self.quiet_to)

    @property
    def by_mail(self) -> bool:
        return self.mail is not None and self.mails != "off"


@dataclass(frozen=True)
class Device:
    """A browser that takes push messages."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    created: float


COLUMNS = tuple(W[f.name] for f in fields(Wishes))


def read(connection: Connection, person: str) -> Wishes:
    row = connection.execute(sa.select(*COLUMNS).where(W.person == person)).first()
    return Wishes(person) if row is None else Wishes(*row)


def found_by(connection: Connection, where: sa.ColumnElement[bool]) -> Wishes | None:
    row = connection.execute(sa.select(*COLUMNS).where(where)).first()
    return None if row is None else Wishes(*row)


def change(connection: Connection, person: str, **values: Any) -> Wishes:
    """Change some of them; the first change makes the row."""
    now = read(connection, person)
    row = {f.name: getattr(now, f.name) for f in fields(Wishes) if f.name != "person"} | values
    row["stop"] = row["stop"] or new_id(CODE)
    put(connection, schema.notice_wishes, {"person": person}, row)
    return read(connection, person)


def devices(connection: Connection, person: str) -> list[Device]:
    columns = tuple(D[f.name] for f in fields(Device))
    return [Device(*row) for row in connection.execute(sa.select(*columns).where(D.person == person))]


def device(connection: Connection, device_id: str) -> Device | None:
    columns = tuple(D[f.name] for f in fields(Device))
    row = connection.execute(sa.select(*columns).where(D.id == device_id)).first()
    return None if row is None else Device(*row)


def reachable() -> sa.CompoundSelect[Any]:
    """People who want to be told anything at all."""
    by_mail = sa.select(W.person).where(W.mail.is_not(None), W.mails != "off")
    return sa.union(sa.select(D.person), by_mail)
