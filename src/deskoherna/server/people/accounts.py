"""People: a guest in one click, known by a signed token; a password keeps the identity."""

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy.engine import Connection

from deskoherna.server.people import limits
from deskoherna.server.people.ids import PERSON, RECOVERY, new_id
from deskoherna.server.people.names import keys_of, like, name_key, tidy
from deskoherna.server.store import schema
from deskoherna.server.store.store import Store, server_value
from deskoherna.server.wire.bodies import Me
from deskoherna.server.wire.protocol import Language
from deskoherna.server.wire.refusal import Refused

CACHED = 5000
DAY_S = 86_400
LIFE_DAYS, RENEWED_DAYS = 365, 30
"""A token that was not used for so long ends; one that is used is made anew after so many days."""


def today() -> int:
    return int(time.time()) // DAY_S


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: Language
    password: str | None
    epoch: int
    """Rises with every new password: older tokens end."""

    def me(self, token: str | None = None) -> Me:
        return Me(self.id, self.name, self.language, self.password is not None, token)


def digest_of(code: str) -> str:
    """A recovery code as it is kept: it is long and made by chance, so that a plain hash cannot be guessed."""
    return hashlib.sha256(code.encode()).hexdigest()


def _find(connection: Connection, where: sa.ColumnElement[bool]) -> Person | None:
    c = schema.people.c
    row = connection.execute(sa.select(c.id, c.name, c.language, c.password, c.epoch).where(where)).first()
    return None if row is None else Person(*row)


def _reread(connection: Connection, person: Person) -> Person:
    """The person as the database has them now: what was read before may be older than a change by another request."""
    found = _find(connection, schema.people.c.id == person.id)
    if found is None:
        raise Refused("unknown_person")
    return found


def _owns(connection: Connection, person: Person) -> bool:
    """Does the name belong to them alone? By a password, or by a passkey."""
    c = schema.people.c
    return connection.execute(sa.select(c.name_key).where(c.id == person.id)).scalar() is not None


def _update(connection: Connection, person: Person, values: dict[str, Any]) -> Person:
    connection.execute(sa.update(schema.people).where(schema.people.c.id == person.id).values(**values))
    return _reread(connection, person)


class Accounts:
    """Everybody who was ever here."""

    def __init__(self, store: Store, several: bool = False) -> None:
        self.store, self.several = store, several
        """`several`: other servers change people, too; what was read before is not asked."""
        self._key = b""
        self._dateless = 0
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._hasher = PasswordHasher()

    async def open(self) -> None:
        """Find or make the key that signs tokens. Those made before tokens had a date count from the first start after
        it."""
        text = await self.store.write(lambda connection: server_value(connection, "key", lambda: secrets.token_hex(32)))
        self._key = bytes.fromhex(text)
        since = await self.store.write(lambda connection: server_value(connection, "tokens", lambda: str(today())))
        self._dateless = int(since)

    # ------------------------------------------------------------ tokens

    def _sign(self, text: str) -> str:
        digest = hmac.new(self._key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def token(self, person: Person) -> str:
        text = f"{person.id}.{person.epoch}.{today()}"
        return f"{text}.{self._sign(text)}"

    def _read(self, token: str) -> tuple[str, str, int] | None:
        """Whose it is, their epoch then, and the day it was made; None: it is not ours."""
        text, _, signature = token.rpartition(".")
        if not text or not hmac.compare_digest(self._sign(text).encode(), signature.encode()):
            return None
        found, epoch, *day = text.split(".")
        return found, epoch, int(day[0]) if day else self._dateless

    async def by_token(self, token: str) -> Person | None:
        told = self._read(token)
        if told is None or today() - told[2] >= LIFE_DAYS:
            return None
        person = await self.by_id(told[0])
        return person if person is not None and str(person.epoch) == told[1] else None

    def ages(self, token: str) -> bool:
        """Is it time for a new one? Whoever comes by has one in time."""
        told = self._read(token)
        return told is not None and today() - told[2] >= RENEWED_DAYS

    async def by_id(self, person: str) -> Person | None:
        if person in self._known and not self.several:
            self._known.move_to_end(person)
            return self._known[person]
        found = await self.store.read(lambda connection: _find(connection, schema.people.c.id == person))
        known = self._known.get(person)
        if known is not None and (found is None or not self.several or known.epoch > found.epoch):
            return known  # changed while it was read
        return None if found is None else self._keep(found)

    def _keep(self, person: Person) -> Person:
        self._known[person.id] = person
        if len(self._known) > CACHED:
            self._known.popitem(last=False)
        return person

    def forget(self, people: Iterable[str]) -> None:
        """They are not in the database any more."""
        for person in people:
            self._known.pop(person, None)

    # ------------------------------------------------------------ changes

    async def guest(self, name: str, language: Language) -> Person:
        person = Person(new_id(PERSON), tidy(name), language, None, 0)

        def work(connection: Connection) -> None:
            self._free(connection, person.name, None)
            connection.execute(
                sa.insert(schema.people).values(
                    id=person.id, name=person.name, language=language, epoch=0, created=time.time()
                )
            )

        await self.store.write(work)
        return self._keep(person)

    @staticmethod
    def _free(connection: Connection, name: str, mine: str | None) -> None:
        """A name with a password belongs to its owner, and so does what looks like it."""
        c = schema.people.c
        owners = connection.execute(sa.select(c.id).where(c.name_key.in_(like(name)))).scalars()
        if any(owner != mine for owner in owners):
            raise Refused("name_taken")

    def reserve(self, connection: Connection, person: Person) -> None:
        """Whoever has a passkey is known by it: the name belongs to them from now on."""
        now = _reread(connection, person)
        self._free(connection, now.name, now.id)
        _update(connection, now, {"name_key": name_key(now.name)})

    @staticmethod
    def give_up(connection: Connection, person: Person) -> None:
        """Without a password or a passkey the name is free again."""
        now = _reread(connection, person)
        if now.password is None:
            _update(connection, now, {"name_key": None})

    async def change(self, person: Person, name: str | None, language: Language | None) -> Person:
        def work(connection: Connection) -> Person:
            now = _reread(connection, person)
            values: dict[str, Any] = {"language": language or now.language}
            if name:
                self._free(connection, tidy(name), person.id)
                values |= {"name": tidy(name), "name_key": name_key(tidy(name)) if _owns(connection, now) else None}
            return _update(connection, now, values)

        return self._keep(await self.store.write(work))

    async def revoke(self, person: Person) -> Person:
        """All tokens of this person end, on all devices."""

        def work(connection: Connection) -> Person:
            now = _reread(connection, person)
            return _update(connection, now, {"epoch": now.epoch + 1})

        return self._keep(await self.store.write(work))

    def epoch(self, person: str) -> int:
        """Of somebody who has just been changed here."""
        return self._known[person].epoch

    def ended(self, person: str, epoch: int) -> None:
        """At another server all tokens before this epoch have ended."""
        known = self._known.get(person)
        if known is not None and known.epoch < epoch:
            self._known[person] = replace(known, epoch=epoch)

    async def outdated(self, people: Iterable[Person]) -> set[str]:
        """Those of them whose tokens have ended since."""
        wanted = {p.id: p.epoch for p in people}
        c = schema.people.c
        rows = await self.store.read(
            lambda connection: connection.execute(sa.select(c.id, c.epoch).where(c.id.in_(list(wanted)))).all()
        )
        now = {row[0]: row[1] for row in rows}
        for person, epoch in now.items():
            self.ended(person, epoch)
        return {person for person, epoch in wanted.items() if now.get(person) != epoch}

    def current(self, person: Person) -> bool:
        """Is this how the person is known by now? Not after a new password or a log-out."""
        return self._known.get(person.id, person).epoch == person.epoch

    async def set_password(self, person: Person, password: str, old: str | None) -> Person:
        """Keep the identity. Tokens on other devices end."""
        if person.password is not None and not await self._matches(person.password, old or ""):
            raise Refused("wrong_password")
        digest = await asyncio.to_thread(self._hasher.hash, password)

        def work(connection: Connection) -> Person:
            now = _reread(connection, person)
            if (now.password, now.epoch) != (person.password, person.epoch):
                raise Refused("unknown_person")
            self._free(connection, now.name, now.id)
            return _update(
                connection, now, {"name_key": name_key(now.name), "password": digest, "epoch": now.epoch + 1}
            )

        return self._keep(await self.store.write(work))

    async def new_recovery(self, person: Person) -> str:
        """A code that brings the person back, told this once; one that was made before ends."""
        code = new_id(RECOVERY)

        def work(connection: Connection) -> None:
            _update(connection, _reread(connection, person), {"recovery": digest_of(code)})

        await self.store.write(work)
        return code

    async def recover(self, code: str, password: str | None) -> Person:
        """Come back with a recovery code. It serves once, and every token so far ends."""
        plain = "".join(code.split()).replace("-", "").lower()
        digest = None if password is None else await asyncio.to_thread(self._hasher.hash, password)

        def work(connection: Connection) -> Person:
            now = _find(connection, schema.people.c.recovery == digest_of(plain))
            if now is None:
                raise Refused("wrong_recovery")
            if limits.banned(connection, now.id, time.time()):
                raise Refused("banned")
            values: dict[str, Any] = {"epoch": now.epoch + 1, "recovery": None}
            if digest is not None:
                self._free(connection, now.name, now.id)
                values |= {"password": digest, "name_key": name_key(now.name)}
            return _update(connection, now, values)

        return self._keep(await self.store.write(work))

    async def _let_in(self, person: Person) -> None:
        if await self.store.read(lambda connection: limits.banned(connection, person.id, time.time())):
            raise Refused("banned")

    def mac(self, data: bytes) -> bytes:
        """By which this server knows what it has made itself."""
        return hmac.new(self._key, data, hashlib.sha256).digest()

    async def come_back(self, person: str) -> Person:
        """Somebody who has proved who they are with a passkey."""
        found = await self.store.read(lambda connection: _find(connection, schema.people.c.id == person))
        if found is None:
            raise Refused("wrong_passkey")
        await self._let_in(found)
        return self._keep(found)

    async def login(self, name: str, password: str) -> Person:
        keys = keys_of(tidy(name))
        person = await self.store.read(lambda connection: _find(connection, schema.people.c.name_key.in_(keys)))
        digest = None if person is None else person.password
        if not await self._matches(digest, password) or person is None:
            raise Refused("wrong_password")
        await self._let_in(person)
        known = self._known.get(person.id, person)
        if self.several and known.epoch <= person.epoch:
            known = person
        if known.password != person.password:  # changed while this one was looked at
            raise Refused("wrong_password")
        return self._keep(known)

    async def check_password(self, person: Person, password: str | None) -> None:
        """For what cannot be taken back: whoever has a password says it once more."""
        if person.password is not None and not await self._matches(person.password, password or ""):
            raise Refused("wrong_password")

    async def _matches(self, digest: str | None, password: str) -> bool:
        """Where there is no such person as much time is taken, so that it tells nothing."""

        def check() -> bool:
            if digest is None:
                self._hasher.hash(password)
                return False
            try:
                return self._hasher.verify(digest, password)
            except (Argon2Error, InvalidHashError):
                return False

        return await asyncio.to_thread(check)
