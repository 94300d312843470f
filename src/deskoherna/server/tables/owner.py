"""The owner of a table: one task through which everything that happens at the table goes, one thing after another.

Apply, append, commit, then tell. Should a commit fail, the table is read again from the disk and nobody was told.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from deskoherna.kit import state as st
from deskoherna.server.people.ids import is_program
from deskoherna.server.ratings import ratings
from deskoherna.server.store import queries
from deskoherna.server.store.appends import Append, Change, StoredEntry, StoredPosition
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.leases import Fenced
from deskoherna.server.tables import entries as e
from deskoherna.server.tables import puzzles, requests, views
from deskoherna.server.tables.bots import TableBots
from deskoherna.server.tables.clocks import Holidays, Runs, clocked, clocks, spent_ms
from deskoherna.server.tables.connection import GOING_AWAY, REVOKED, Connection, encode
from deskoherna.server.tables.index import index_of, people_of
from deskoherna.server.tables.results import results_of
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.protocol import (
    PROTOCOL,
    Accepted,
    Away,
    Chat,
    Clocks,
    FromClient,
    Hello,
    NewTable,
    Over,
    Presence,
    Reason,
    Rejected,
    Seats,
    ServerMessage,
    State,
    Step,
    Undone,
    Welcome,
)
from deskoherna.server.wire.refusal import Refused

if TYPE_CHECKING:
    from deskoherna.server.tables.tables import Tables

ENDED = e.kind_name(e.Ended)
BAD_MOVES = ("illegal", "no_such_move", "not_yours")
"""Refusals that a program earns by playing badly, not by playing late."""
FLAG_AGAIN_S = 2.0
"""When the disk refused the end of a game by time, it is tried again after this."""
LOG = logging.getLogger("deskoherna.tables")
T = TypeVar("T")
_msgpack = msgspec.msgpack.Encoder()


class Owner:
    """A table in memory: its one task, the connections to it, and the bots that play there."""

    def __init__(self, tables: "Tables", table: Table, runs: Runs, started: float) -> None:
        self.tables, self.table, self.runs = tables, table, runs
        self.started = started
        """From when on time counts at this table; before, it did in `runs`."""
        self.connections: set[Connection] = set()
        self.holidays: Holidays = {}
        """Of those who sit here, where clocks give days a move; the database knows them all."""
        self.away_since: dict[str, float] = {}
        """People who sit here and are not connected: since when."""
        self.loaded = self.used = time.monotonic()
        self.recording = False
        """Entries are applied that may not be on the disk yet."""
        self.recorded = 0.0
        """When something was last written."""
        self.gone = False
        """The table is another server's, or nobody knows what is on the disk: nothing is done or told here any more."""
        self.kept_seq = 0
        """Up to which entry its position is known to be stored."""
        self.bots = TableBots(self)
        self._inbox: asyncio.Queue[tuple[Callable[..., Awaitable[Any]], tuple[Any, ...], asyncio.Future[Any] | None]]
        self._inbox = asyncio.Queue()
        self.left = False
        """It was let go of: nothing is done here any more."""
        self._alarm: asyncio.TimerHandle | None = None
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {table.id}")

    # ------------------------------------------------------------ the task

    async def _run(self) -> None:
        while True:
            work, args, future = await self._inbox.get()
            self.used = time.monotonic()
            try:
                value = await work(*args)
            except asyncio.CancelledError:
                if future is not None and not future.done():
                    future.set_exception(Refused("busy"))
                raise
            except Exception as error:
                if future is None:
                    if not self.gone:
                        LOG.exception("table %s: %s failed", self.table.id, getattr(work, "__name__", work))
                elif not future.done():
                    future.set_exception(error)
            else:
                if future is not None and not future.done():
                    future.set_result(value)

    def post(self, work: Callable[..., Awaitable[Any]], *args: Any) -> None:
        """Have something done here, and do not wait for it."""
        self._inbox.put_nowait((work, args, None))

    async def call(self, work: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Have something done here and wait for what comes of it."""
        if self.left:
            raise Refused("busy")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, args, future))
        return await future

    @property
    def busy(self) -> bool:
        """It may not leave memory now."""
        return bool(self.people_here) or not self._inbox.empty() or index_of(self.table).wakes

    @property
    def people_here(self) -> list[Connection]:
        """Open sockets of people, not of programs that play."""
        return [c for c in self.connections if not is_program(c.person.id)]

    def vanish(self) -> None:
        """The table is not ours any more: everybody comes again, to whoever has it."""
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        self.bots.stop()
        for c in self.connections:
            c.end(GOING_AWAY)

    async def stop(self) -> None:
        self.bots.stop()
        await self.bots.programs.close()
        if self._alarm is not None:
            self._alarm.cancel()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._inbox.empty():
            _, args, future = self._inbox.get_nowait()
            if future is not None and not future.done():
                future.set_exception(Refused("busy"))
            for c in args:
                if isinstance(c, Connection):
                    c.end(GOING_AWAY)

    # ------------------------------------------------------------ writing

    async def record(self, *new: e.AnyEntry) -> None:
        """Apply entries, and the end of the game where they bring it; when this returns they are on the disk."""
        table = self.table
        at = max(self.tables.time.now(), table.updated)
        people = people_of(table)
        rows: list[StoredEntry] = []
        self.recording = True
        try:
            for entry in new:
                self._add(entry, at, rows)
            if table.running and table.log is not None and table.log.game.over(table.log.state):
                self._add(self.ending("played"), at, rows)
            now = people_of(table)
            also = self._results() if any(row.kind == ENDED for row in rows) else []
            if any(isinstance(entry, e.Moved) for entry in new):
                also += puzzles.solved_now(table, at)
            await self.tables.store.append(Append(table.id, rows, index_of(table), now - people, people - now, also))
        except Fenced as error:
            LOG.warning("table %s: %s", table.id, error)
            self.tables.lose(self)
            raise Refused("busy") from error
        except Exception as error:
            LOG.exception("table %s: entries %s could not be kept", table.id, [type(x).__name__ for x in new])
            await self.read_again()
            if isinstance(error, StoreError):
                raise Refused("failed") from error
            raise
        finally:
            self.recording = False
            self.recorded = time.monotonic()
            self.tables.positions.changed(self)

    async def read_again(self) -> None:
        """What is on the disk is the truth; a table that never got there stays as it is and is thrown away."""
        try:
            self.table = await self.tables.read_table(self.table.id)
            self.tell_state()
        except Refused:
            LOG.warning("table %s is not in the store", self.table.id)
        except e.UnreadableEntry as error:
            LOG.error("table %s: what is in the store cannot be read: %s", self.table.id, error)
        except SQLAlchemyError:
            LOG.error("table %s leaves memory: the database does not answer", self.table.id)
            self.tables.lose(self)

    def _add(self, entry: e.AnyEntry, at: float, rows: list[StoredEntry]) -> None:
        seq = self.table.seq + 1
        self.table.apply(seq, at, entry)
        rows.append(StoredEntry(seq, e.kind_of(entry), e.write(entry), at))

    def _results(self) -> list[Change]:
        """What the game that has just ended changes for those who played it."""
        served = self.tables.games.served.get(self.table.opened.game)
        found = results_of(self.table, served.game if served else None)
        return [partial(ratings.record, results=found)] if found else []

    def unkept_position(self) -> StoredPosition | None:
        """The position on the table, where a newer one than the stored one is in the log."""
        table = self.table
        if self.gone or self.recording or table.log is None or table.position_seq <= self.kept_seq:
            return None
        return StoredPosition(table.id, table.position_seq, _msgpack.encode(st.snapshot(table.log.state)))

    def ending(self, reason: Reason, loser: int | None = None) -> e.Ended:
        """The result as the game counts it; one who gives up stands last and the others first, or all lose together."""
        if self.table.log is None:
            raise ValueError(f"table {self.table.id}: there is no game to end")
        game, s = self.table.log.game, self.table.log.state
        seats = range(len(self.table.seats))
        points = [int(game.rules.points(s, i)) for i in seats]
        if loser is None:
            standing = [int(game.rules.standing(s, i)) for i in seats]
        else:
            last = max(2, len(self.table.seats))
            standing = [last if i == loser or game.cooperative else 1 for i in seats]
        return e.Ended(reason=reason, standing=standing, points=points)

    # ------------------------------------------------------------ telling

    def clocks(self) -> Clocks | None:
        return clocks(self.table, self.tables.time.now(), self.runs, self.started, self.holidays)

    def spent_ms(self, seat: int) -> int:
        return spent_ms(self.table, seat, self.tables.time.now(), self.runs, self.started, self.holidays)

    @property
    def present(self) -> frozenset[str]:
        return frozenset(c.person.id for c in self.connections)

    def _tell_each(self, make: "Callable[[str, int], ServerMessage]") -> None:
        """Tell everybody something that depends on who they are; what is the same is encoded once."""
        made: dict[tuple[str, int], str] = {}
        for c in self.connections:
            person = c.person.id if self.table.seats_of(c.person.id) or c.person.id == self.table.opened.host else ""
            key = (person, c.viewer)
            if key not in made:
                made[key] = encode(make(person, c.viewer))
            c.send(made[key])

    def _tell_all(self, message: ServerMessage) -> None:
        text = encode(message)
        for c in self.connections:
            c.send(text)

    def tell_seats(self) -> None:
        present = self.present
        self._tell_each(lambda person, _: Seats(table=views.table_info(self.table, person, present)))

    def tell_presence(self) -> None:
        self._tell_all(self.presence())

    def presence(self) -> Presence:
        table = self.table
        present = [i for i, s in enumerate(table.seats) if s.bot is not None or s.person in self.present]
        away = [
            Away(seat=i, stand_in_ms=self.stand_in_ms(s.person))
            for i, s in enumerate(table.seats)
            if table.status == "playing" and i not in present and s.person is not None and not s.resigned
        ]
        spectators = len({c.person.id for c in self.people_here} - set(table.people()))
        return Presence(present=present, spectators=spectators, away=away)

    def tell_state(self) -> None:
        """Everybody gets the whole picture anew."""
        if self.table.number:
            for c in self.connections:
                c.viewer = views.viewer_of(self.table, c.person.id, c.viewer)
            now = self.clocks()
            self._tell_each(lambda person, viewer: views.state(self.table, person, viewer, now))

    def _update_viewers(self) -> None:
        """Whose view changes (hot-seat), gets the whole picture from the new seat."""
        now = self.clocks()
        for c in self.connections:
            viewer = views.viewer_of(self.table, c.person.id, c.viewer)
            if viewer != c.viewer:
                c.viewer = viewer
                c.tell(views.state(self.table, c.person.id, viewer, now))

    def tell_step(self) -> None:
        now = self.clocks()

        def make(person: str, viewer: int) -> Step:
            return views.step(self.table, person, viewer, now)

        self._tell_each(make)
        self._update_viewers()
        self.tell_over()
        self.schedule()

    def tell_undone(self, seat: int) -> None:
        now = self.clocks()

        def make(person: str, viewer: int) -> Undone:
            return views.undone(self.table, person, viewer, seat, now)

        self._tell_each(make)
        self._update_viewers()
        self.schedule()

    def tell_over(self) -> None:
        """The result, after everybody has seen the open position."""
        table = self.table
        if table.result is not None:
            self._update_viewers()
            self._tell_all(
                Over(
                    seq=table.seq,
                    game_number=table.number,
                    result=table.result,
                    score=list(table.score),
                    match_over=table.match_over(),
                    secret=table.key.hex(),
                )
            )
            self._tell_apart()
            self.tell_seats()

    def tell_dealt(self) -> None:
        self.tell_seats()
        self.tell_presence()
        self.tell_state()
        self.schedule()

    def tell_new_table(self) -> None:
        if self.table.next_table is not None:
            self._tell_all(NewTable(table=self.table.next_table))

    def _tell_apart(self) -> None:
        """Those who have played hear what was said beside the table."""
        texts = [encode(Chat(line=line)) for line in self.table.chat if line.apart]
        for c in self.connections:
            for text in texts if self.table.seats_of(c.person.id) else ():
                c.send(text)

    def tell_chat(self) -> None:
        line = self.table.chat[-1]
        text = encode(Chat(line=line))
        for c in self.connections:
            if line in self.table.chat_for(c.person.id):
                c.send(text)

    # ------------------------------------------------------------ what happens by itself

    def schedule(self) -> None:
        """Set bots thinking and the alarm of the clocks."""
        self.bots.start_due()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        running = [i for i in range(len(self.table.seats)) if clocked(self.table, i)]
        if running:
            left = min(self.table.left_ms[i] - self.spent_ms(i) for i in running) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, left) + 0.01, self.post, self._time_up)

    async def ask(self, question: Callable[[Any], T]) -> T:
        """Something that the database knows."""
        return await self.tables.store.read(question)

    async def read_holidays(self) -> None:
        """Anew: any server may have been told of one."""
        clock = self.table.opened.clock
        if clock is not None and clock.each:
            people = self.table.people()
            self.holidays = await self.tables.store.read(lambda connection: queries.holidays_of(connection, people))

    async def holidays_changed(self) -> None:
        """Somebody who sits here has gone on holiday, or come back."""
        await self.read_holidays()
        self.tell_state()
        self.schedule()

    async def _time_up(self) -> None:
        await self.read_holidays()
        for seat in range(len(self.table.seats)):
            if clocked(self.table, seat) and self.table.left_ms[seat] <= self.spent_ms(seat):
                try:
                    await requests.give_up(self, seat, "time")
                except Refused:  # the disk refused it
                    loop = asyncio.get_running_loop()
                    self._alarm = loop.call_later(FLAG_AGAIN_S, self.post, self._time_up)
                return
        self.schedule()

    async def deal_next(self) -> None:
        """At a table of bots alone the next game of a match begins by itself."""
        if self.table.between and self.table.readable:
            await self.record(requests.deal(self))
            self.tell_dealt()

    # ------------------------------------------------------------ people who come, speak and go

    async def join(self, c: Connection, hello: Hello) -> None:
        """The answer to hello. Somebody whose name has changed is known by the new one from now on."""
        table = self.table
        person = c.person
        if any(s.person == person.id and not s.hotseat and s.name != person.name for s in table.seats):
            await self.record(e.Named(person=person.id, name=person.name))
            table = self.table
            self.tell_seats()
        await self.read_holidays()
        newcomer = person.id not in self.present
        self.connections.add(c)
        self.away_since.pop(person.id, None)
        c.viewer = views.viewer_of(table, person.id, c.viewer)
        c.tell(
            Welcome(
                id=hello.id,
                protocol=PROTOCOL,
                person=person.id,
                name=person.name,
                table=views.table_info(table, person.id, self.present),
                chat=table.chat_for(c.person.id),
            )
        )
        if table.number:
            c.tell(self.state_for(c, hello.seen))
        if newcomer:
            self.tell_presence()
        else:
            c.tell(self.presence())

    def state_for(self, c: Connection, seen: int) -> State:
        own = len(self.table.seats_of(c.person.id))
        return views.state(self.table, c.person.id, c.viewer, self.clocks(), seen if own < 2 else 0)

    async def disconnected(self, c: Connection) -> None:
        self.connections.discard(c)
        if c.person.id not in self.present and not is_program(c.person.id):
            self.away_since[c.person.id] = time.monotonic()
            self.tell_presence()

    def stand_in_ms(self, person: str) -> int:
        """How long the others still have to wait before they may put a bot on the seat of one who is gone."""
        gone_s = time.monotonic() - self.away_since.get(person, self.loaded)
        return ceil(1000 * max(0.0, self.tables.settings.timeouts.away_s - gone_s))

    def away(self, person: str) -> bool:
        """Has somebody been gone long enough for the others to put a bot on the seat?"""
        return person not in self.present and self.stand_in_ms(person) == 0

    async def handle(self, c: Connection, message: FromClient) -> None:
        """A message of a client: applied once, answered always; dropped when its sender was logged out meanwhile."""
        if c.cut == REVOKED or self.gone:
            return
        try:
            if isinstance(message, Hello):
                await self.join(c, message)
                return
            if c not in self.connections:
                raise Refused("malformed", at="hello")
            if is_program(c.person.id) and not isinstance(message, requests.PROGRAM_MAY):
                raise Refused("not_yours")
            seq = self.table.done.get((c.person.id, message.id))
            if seq is None:
                seq = await requests.HANDLE[type(message)](self, c, message)
            if seq is not None:
                c.tell(Accepted(id=message.id, seq=seq))
        except Refused as no:
            if self.gone:
                return  # it is sent again, to whoever has the table now
            c.tell(Rejected(id=message.id, code=no.code, args=no.told))
            if is_program(c.person.id) and no.code in BAD_MOVES:
                self.bots.bad_move(c.person.id)
        except Exception:
            LOG.exception("table %s: %s failed", self.table.id, type(message).__name__)
            c.tell(Rejected(id=message.id, code="failed"))
