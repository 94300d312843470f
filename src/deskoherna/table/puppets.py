"""Programs that play: one process for each seat of a table at which a bot from outside sits.

A program is known by a token made for its seat. With it, it may look through the eyes of this seat and move for it,
at this table, and nothing else. It ends with its table and with the server.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
from typing import TYPE_CHECKING

from deskoherna.table.book import puppet_id
from deskoherna.table.people import Person, new_id

if TYPE_CHECKING:
    from deskoherna.table.owner import Owner

LOG = logging.getLogger("deskoherna.bots")
FAILURES = 3
"""After so many failures in a row a program is not started again in this game."""
LINE_BYTES = 200
LINES = 200
"""What a program prints goes to the server's log, up to here."""
NONCE = 8
GRACE_S = 3.0
"""How long a program may go on when its table is over, and how long its end is waited for."""


class PuppetFailed(RuntimeError):
    """A program that does not play, in one sentence."""


class Puppet:
    """One running program."""

    def __init__(self, table: str, seat: int, kind: str) -> None:
        self.table, self.seat, self.kind = table, seat, kind
        self.person = Person(puppet_id(seat, new_id(NONCE)), kind, "en", None, 0)
        self.token = secrets.token_urlsafe(24)
        self.process: asyncio.subprocess.Process | None = None
        self.ended = asyncio.Event()
        self.fresh = True
        """It has not moved yet: it may still be starting."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, command: tuple[str, ...], address: str, game: str) -> None:
        host = address.split("//", 1)[-1].rstrip("/")
        told = {"ADDRESS": address, "HOST": host, "TABLE": self.table, "SEAT": str(self.seat), "GAME": game,
                "TOKEN": self.token}
        environment = dict(os.environ) | {f"DESKOHERNA_{name}": value for name, value in told.items()}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "deskoherna.table.warden", *command, self.table, str(self.seat), host,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            env=environment, start_new_session=True)
        self._tasks = [asyncio.get_running_loop().create_task(work) for work in (self._hear(), self._wait())]

    async def _hear(self) -> None:
        """What it prints is for whoever wrote it."""
        if self.process is None or self.process.stdout is None:
            return
        n = 0
        while chunk := await self.process.stdout.read(LINE_BYTES):
            n += 1
            if n <= LINES:
                text = chunk.decode(errors="replace").strip()
                LOG.info("bot %s at table %s, seat %s: %s", self.kind, self.table, self.seat, text)

    async def _wait(self) -> None:
        if self.process is not None:
            await self.process.wait()
        self.ended.set()

    def kill(self) -> None:
        process = self.process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()

    async def gone(self) -> None:
        """Wait for its end; something it has left behind is not waited for."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=GRACE_S)
            for task in late:
                task.cancel()


class Puppets:
    """The programs at one table."""

    def __init__(self, owner: "Owner") -> None:
        self.owner = owner
        self._by_seat: dict[int, Puppet] = {}
        self._ending: set[Puppet] = set()
        self._failures: dict[tuple[int, int, str], int] = {}
        """By game, seat and kind."""

    def _key(self, seat: int, kind: str) -> tuple[int, int, str]:
        return self.owner.book.number, seat, kind

    async def ready(self, seat: int, kind: str) -> Puppet:
        """The program of a seat, started where it does not run."""
        puppet = self._by_seat.get(seat)
        if puppet is not None and puppet.kind == kind and not puppet.ended.is_set():
            return puppet
        self.stop(seat)
        house, book = self.owner.house, self.owner.book
        if self._failures.get(self._key(seat, kind), 0) >= FAILURES:
            raise PuppetFailed("it has failed too often")
        if house.settings.address is None:
            raise PuppetFailed("nobody knows the address of this server")
        puppet = Puppet(book.id, seat, kind)
        house.puppets[puppet.token] = puppet
        self._by_seat[seat] = puppet
        await puppet.start(house.settings.programs[kind], house.settings.address, book.opened.game)
        return puppet

    def moved(self, seat: int, kind: str) -> None:
        """It plays: earlier failures are forgotten."""
        self._failures.pop(self._key(seat, kind), None)
        if seat in self._by_seat:
            self._by_seat[seat].fresh = False

    def failed(self, seat: int, kind: str) -> None:
        """It was too slow, died or played nonsense: that costs its process."""
        key = self._key(seat, kind)
        self._failures[key] = self._failures.get(key, 0) + 1
        self.stop(seat)

    def tidy(self) -> None:
        """End programs whose seat is somebody else's now, and in a moment all when the table is over."""
        book = self.owner.book
        over = book.status in ("over", "closed")
        for seat, puppet in list(self._by_seat.items()):
            if over:
                asyncio.get_running_loop().call_later(GRACE_S, self.stop, seat)
            elif book.seats[seat].bot != puppet.kind:
                self.stop(seat)

    def stop(self, seat: int) -> None:
        puppet = self._by_seat.pop(seat, None)
        if puppet is not None:
            self.owner.house.puppets.pop(puppet.token, None)
            puppet.kill()
            self._ending.add(puppet)

    async def close(self) -> None:
        for seat in list(self._by_seat):
            self.stop(seat)
        await asyncio.gather(*(p.gone() for p in self._ending))
        self._ending.clear()
