"""A bot from outside that runs: one process for one seat, under a supervisor that ends it with the server.

It is known by a token made for its seat. With it, it may see what this seat sees and move for it, at this table, and
nothing else.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys

from deskoherna.server.people.accounts import Person
from deskoherna.server.people.ids import new_id, program_id

LOG = logging.getLogger("deskoherna.bots")
LINE_BYTES = 200
LINES = 200
"""What a program prints goes to the server's log, up to here."""
NONCE = 8
GRACE_S = 3.0
"""How long a program may go on when its table is over, and how long its end is waited for."""


class Program:
    """One running program."""

    def __init__(self, table_id: str, seat: int, kind: str) -> None:
        self.table_id, self.seat, self.kind = table_id, seat, kind
        self.person = Person(program_id(seat, new_id(NONCE)), kind, "en", None, 0)
        self.token = secrets.token_urlsafe(24)
        self.process: asyncio.subprocess.Process | None = None
        self.ended = asyncio.Event()
        self.fresh = True
        """It has not moved yet: it may still be starting."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, command: tuple[str, ...], address: str, game: str) -> None:
        host = address.split("//", 1)[-1].rstrip("/")
        told = {
            "ADDRESS": address,
            "HOST": host,
            "TABLE": self.table_id,
            "SEAT": str(self.seat),
            "GAME": game,
            "TOKEN": self.token,
        }
        environment = dict(os.environ) | {f"DESKOHERNA_{name}": value for name, value in told.items()}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "deskoherna.server.bots.supervisor",
            *command,
            self.table_id,
            str(self.seat),
            host,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env=environment,
            start_new_session=True,
        )
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
                LOG.info("bot %s at table %s, seat %s: %s", self.kind, self.table_id, self.seat, text)

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
