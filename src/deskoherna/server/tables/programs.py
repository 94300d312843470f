"""Programs that play: one process for each seat of a table at which a bot from outside sits.

A program is known by a token made for its seat. With it, it may see what this seat sees and move for it, at this
table, and nothing else. It ends with its table and with the server.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from deskoherna.server.bots.program import GRACE_S, Program

if TYPE_CHECKING:
    from deskoherna.server.tables.owner import Owner

LOG = logging.getLogger("deskoherna.bots")
FAILURES = 3
"""After so many failures in a row a program is not started again in this game."""


class ProgramFailed(RuntimeError):
    """A program that does not play, in one sentence."""


class TablePrograms:
    """The programs at one table."""

    def __init__(self, owner: "Owner") -> None:
        self.owner = owner
        self._by_seat: dict[int, Program] = {}
        self._ending: set[Program] = set()
        self._failures: dict[tuple[int, int, str], int] = {}
        """By game, seat and kind."""

    def _key(self, seat: int, kind: str) -> tuple[int, int, str]:
        return self.owner.table.number, seat, kind

    async def ready(self, seat: int, kind: str) -> Program:
        """The program of a seat, started where it does not run."""
        program = self._by_seat.get(seat)
        if program is not None and program.kind == kind and not program.ended.is_set():
            return program
        self.stop(seat)
        tables, table = self.owner.tables, self.owner.table
        if self._failures.get(self._key(seat, kind), 0) >= FAILURES:
            raise ProgramFailed("it has failed too often")
        if tables.settings.address is None:
            raise ProgramFailed("nobody knows the address of this server")
        program = Program(table.id, seat, kind)
        tables.programs[program.token] = program
        self._by_seat[seat] = program
        await program.start(tables.settings.programs[kind], tables.settings.address, table.opened.game)
        return program

    def moved(self, seat: int, kind: str) -> None:
        """It plays: earlier failures are forgotten."""
        self._failures.pop(self._key(seat, kind), None)
        if seat in self._by_seat:
            self._by_seat[seat].fresh = False

    def failed(self, seat: int, kind: str) -> None:
        """It was too slow, died or played what is not legal: that costs its process."""
        key = self._key(seat, kind)
        self._failures[key] = self._failures.get(key, 0) + 1
        self.stop(seat)

    def tidy(self) -> None:
        """End programs whose seat is somebody else's now, and in a moment all when the table is over."""
        table = self.owner.table
        over = table.status in ("over", "closed")
        for seat, program in list(self._by_seat.items()):
            if over:
                asyncio.get_running_loop().call_later(GRACE_S, self.stop, seat)
            elif table.seats[seat].bot != program.kind:
                self.stop(seat)

    def stop(self, seat: int) -> None:
        program = self._by_seat.pop(seat, None)
        if program is not None:
            self.owner.tables.programs.pop(program.token, None)
            program.kill()
            self._ending.add(program)

    async def close(self) -> None:
        for seat in list(self._by_seat):
            self.stop(seat)
        await asyncio.gather(*(p.gone() for p in self._ending))
        self._ending.clear()
