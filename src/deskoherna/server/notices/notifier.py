"""What goes on by itself: turns become notices, notices are sent. Several servers of one database share the work."""

import asyncio
import logging
import smtplib
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.games.served import ServedGame
from deskoherna.server.notices import mail, notices, push, turns, wishes, wording
from deskoherna.server.notices.notices import DIGEST, PUSH, Delivery
from deskoherna.server.settings import Settings
from deskoherna.server.store import schema
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.store import Store, server_value

LOG = logging.getLogger("deskoherna.notices")
AT_ONCE = 50
OVERLAP_S = 60.0
"""Tables are looked at again for so long after something happened: commits come in no order."""
LOOKERS_S = 15.0
HOUR_S = 3600.0
Here = Callable[[], Sequence[tuple[str, str]]]


def public_address(settings: Settings) -> str:
    """Where people reach this server, without the last slash."""
    if settings.notices.public:
        return settings.notices.public.rstrip("/")
    if settings.host_names:
        return f"{'https' if settings.secure else 'http'}://{settings.host_names[0]}"
    return (settings.address or "http://127.0.0.1").rstrip("/")


class Notifier:
    """Tells people what waits for them when they are not here."""

    def __init__(
        self, settings: Settings, games: Mapping[str, ServedGame], store: Store, now: Callable[[], float], here: Here
    ) -> None:
        self.settings, self.games, self.store, self.now, self.here = settings, games, store, now, here
        self.address = public_address(settings)
        self.relay = None if settings.notices.smtp is None else mail.relay_of(settings.notices.smtp)
        self.pusher: push.Pusher | None = None
        self._looked = self._noted = self._let_go = 0.0

    async def open(self) -> None:
        """Find or make the key by which the services of browsers know this server."""
        key = await self.store.write(lambda connection: server_value(connection, "push", push.new_key))
        secure = self.address.startswith("https://")
        self.pusher = push.Pusher(key, self.address if secure else "mailto:deskoherna@localhost")

    async def close(self) -> None:
        if self.pusher is not None:
            await self.pusher.close()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.notices.look_s)
            try:
                await self.look()
            except StoreError:
                LOG.exception("the database does not answer")
            except Exception:
                LOG.exception("notices were not sent")

    async def look(self) -> None:
        """Once: note who is here, write what is to be told, send what is due."""
        now = self.now()
        if now >= self._noted + LOOKERS_S:
            self._noted = now
            await self.store.write(partial(notices.note_lookers, here=self.here(), now=now))
        since, self._looked = max(0.0, self._looked - OVERLAP_S), now
        found = await self.store.read(lambda connection: turns.changed_turns(connection, since))
        if found:
            await self.store.write(lambda connection: self._write(connection, found, now))
        lease = self.settings.notices.lease_s
        for name in await self.store.read(lambda connection: notices.ready(connection, now, lease, AT_ONCE)):
            taken = await self.store.write(partial(notices.claim, delivery=name, now=now, lease=lease))
            if taken is not None:
                await self._send(taken)
        if now >= self._let_go + HOUR_S:
            self._let_go = now
            await self.store.write(partial(notices.let_go, now=now))

    def _write(self, connection: Connection, found: Sequence[turns.Turn], now: float) -> None:
        for turn in found:
            notices.write(connection, self.settings.notices, notices.of_turn(turn), now)

    async def _send(self, delivery: Delivery) -> None:
        try:
            sent = await (self._push(delivery) if delivery.channel == PUSH else self._mail(delivery))
        except (push.Refusing, OSError, smtplib.SMTPException) as error:
            LOG.warning("notice %s was not taken: %s", delivery.id, error)
            await self.store.write(partial(notices.failed, delivery=delivery, now=self.now()))
        else:
            state = "done" if sent else "dropped"
            await self.store.write(partial(notices.settle, delivery=delivery.id, state=state))

    async def _push(self, delivery: Delivery) -> bool:
        device = await self.store.read(lambda connection: wishes.device(connection, delivery.target))
        language = await self._spoken(delivery.notice.person)
        if device is None or language is None or self.pusher is None:
            return False
        told = wording.told(delivery.notice, language[1], self.games)
        message = {"id": delivery.notice.id, "title": told.title, "text": told.text, "path": told.path}
        try:
            await self.pusher.send(device, delivery.notice.id, message)
        except push.Gone:
            gone = sa.delete(schema.devices).where(schema.devices.c.id == device.id)
            await self.store.write(lambda connection: connection.execute(gone))
            return False
        return True

    async def _mail(self, delivery: Delivery) -> bool:
        spoken = await self._spoken(delivery.notice.person)
        if self.relay is None or spoken is None:
            return False
        made = await self.store.read(lambda connection: self._letter(connection, delivery, *spoken))
        if made is None:
            return False
        subject, text, stop = made
        letter = mail.message(delivery.id, self.settings.notices.mail_from, delivery.target, subject, text, stop)
        await asyncio.to_thread(mail.send, self.relay, letter)
        return True

    def _letter(
        self, connection: Connection, delivery: Delivery, name: str, language: str
    ) -> tuple[str, str, str | None] | None:
        """Subject, text, and where one ends them. None: there is nothing to be said any more."""
        notice = delivery.notice
        wanted = wishes.read(connection, notice.person)
        asked = notice.kind == notices.CONFIRM
        if not asked and (not wanted.by_mail or wanted.mail != delivery.target):
            return None
        stop = None if asked else f"{self.address}/settings?stop={wanted.stop}"
        if notice.kind != DIGEST:
            told = wording.told(notice, language, self.games)
            return told.title, wording.letter(name, told, self.address, language, stop), stop
        waiting = [notices.of_turn(turn) for turn in turns.turns_of(connection, notice.person)]
        waiting += notices.unseen(connection, notice.person, notice.at - notices.DAY_S)
        if not waiting:
            return None
        all_told = [wording.told(one, language, self.games) for one in waiting]
        return (*wording.digest(name, all_told, self.address, language, stop), stop)

    async def _spoken(self, person: str) -> tuple[str, str] | None:
        """Name and language; None: nobody of this id is kept any more."""
        c = schema.people.c
        asked = sa.select(c.name, c.language).where(c.id == person)
        row = await self.store.read(lambda connection: connection.execute(asked).first())
        return None if row is None else (row[0], row[1])
