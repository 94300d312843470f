"""The owner of a table: one task through which everything that happens at the table goes, one thing after another.

Apply, append, commit, then tell. Should a commit fail, the book is read again from the disk and nobody was told.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from math import ceil
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from deskoherna.kit import state as st
from deskoherna.table import entries as e
from deskoherna.table import eyes, requests
from deskoherna.table.book import Book, is_puppet
from deskoherna.table.clocks import Runs, clocked, clocks, spent_ms
from deskoherna.table.connection import Connection, encode
from deskoherna.table.index import index_of, people_of
from deskoherna.table.protocol import (
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
from deskoherna.table.refusal import Refused
from deskoherna.table.store import Append, Row, StoreError
from deskoherna.table.thinking import Thinking

if TYPE_CHECKING:
    from deskoherna.table.house import House

NONSENSE = ("illegal", "no_such_move", "not_yours")
"""Refusals that a program earns by playing badly, not by playing late."""
LOG = logging.getLogger("deskoherna.table")
T = TypeVar("T")
_msgpack = msgspec.msgpack.Encoder()


class Owner:
    """One table in memory."""

    def __init__(self, house: "House", book: Book, runs: Runs) -> None:
        self.house, self.book, self.runs = house, book, runs
        self.connections: set[Connection] = set()
        self.away_since: dict[str, float] = {}
        """People who sit here and are not connected: since when."""
        self.loaded = self.used = time.monotonic()
        self.thinking = Thinking(self)
        self._inbox: asyncio.Queue[tuple[Callable[..., Awaitable[Any]], tuple[Any, ...], asyncio.Future[Any] | None]]
        self._inbox = asyncio.Queue()
        self._alarm: asyncio.TimerHandle | None = None
        self._task = asyncio.get_running_loop().create_task(self._run(), name=f"table {book.id}")

    # ------------------------------------------------------------ the task

    async def _run(self) -> None:
        while True:
            work, args, future = await self._inbox.get()
            self.used = time.monotonic()
            try:
                value = await work(*args)
            except Exception as error:
                if future is None:
                    LOG.exception("table %s: %s failed", self.book.id, getattr(work, "__name__", work))
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
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, args, future))
        return await future

    @property
    def busy(self) -> bool:
        """It may not leave memory now."""
        return bool(self.people_here) or not self._inbox.empty() or index_of(self.book).wakes

    @property
    def people_here(self) -> list[Connection]:
        """Open sockets of people, not of programs that play."""
        return [c for c in self.connections if not is_puppet(c.person.id)]

    async def stop(self) -> None:
        self.thinking.stop()
        await self.thinking.puppets.close()
        if self._alarm is not None:
            self._alarm.cancel()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # ------------------------------------------------------------ writing

    async def record(self, *new: e.AnyEntry) -> None:
        """Apply entries, and the end of the game where they bring it; when this returns they are on the disk."""
        book = self.book
        at = max(time.time(), book.updated)
        people = people_of(book)
        rows: list[Row] = []
        moved = any(isinstance(x, e.Dealt | e.Moved | e.Withdrew | e.Upgraded) for x in new)
        try:
            for entry in new:
                self._add(entry, at, rows)
            if book.running and book.log is not None and book.log.game.over(book.log.state):
                self._add(self.ending("played"), at, rows)
            now = people_of(book)
            await self.house.store.append(Append(book.id, rows, index_of(book), now - people, people - now,
                                                 self._snapshot() if moved else None))
        except Exception as error:
            LOG.exception("table %s: entries %s could not be kept", book.id, [type(x).__name__ for x in new])
            await self._read_again()
            if isinstance(error, StoreError):
                raise Refused("failed") from error
            raise

    async def _read_again(self) -> None:
        """What is on the disk is the truth; a table that never got there stays as it is and is thrown away."""
        try:
            self.book = await self.house.read_book(self.book.id)
            self.tell_state()
        except Refused:
            LOG.warning("table %s is not in the store", self.book.id)

    def _add(self, entry: e.AnyEntry, at: float, rows: list[Row]) -> None:
        seq = self.book.seq + 1
        self.book.apply(seq, at, entry)
        rows.append(Row(seq, e.kind_of(entry), e.write(entry), at))

    def _snapshot(self) -> bytes | None:
        log = self.book.log
        return None if log is None else _msgpack.encode(st.snapshot(log.state))

    def ending(self, reason: Reason, loser: int | None = None) -> e.Ended:
        """The result as the game counts it; one who gives up stands last and the others first, or all lose together."""
        if self.book.log is None:
            raise ValueError(f"table {self.book.id}: there is no game to end")
        game, s = self.book.log.game, self.book.log.state
        seats = range(len(self.book.seats))
        points = [int(game.rules.points(s, i)) for i in seats]
        if loser is None:
            standing = [int(game.rules.standing(s, i)) for i in seats]
        else:
            last = max(2, len(self.book.seats))
            standing = [last if i == loser or game.cooperative else 1 for i in seats]
        return e.Ended(reason=reason, standing=standing, points=points)

    # ------------------------------------------------------------ telling

    def clocks(self) -> Clocks | None:
        return clocks(self.book, time.time(), self.runs, self.house.started)

    def spent_ms(self, seat: int) -> int:
        return spent_ms(self.book, seat, time.time(), self.runs, self.house.started)

    @property
    def present(self) -> frozenset[str]:
        return frozenset(c.person.id for c in self.connections)

    def _each(self, make: "Callable[[str, int], ServerMessage]") -> None:
        """Tell everybody something that depends on who they are; what is the same is encoded once."""
        made: dict[tuple[str, int], str] = {}
        for c in self.connections:
            person = c.person.id if self.book.seats_of(c.person.id) or c.person.id == self.book.opened.host else ""
            key = (person, c.viewer)
            if key not in made:
                made[key] = encode(make(person, c.viewer))
            c.send(made[key])

    def _all(self, message: ServerMessage) -> None:
        text = encode(message)
        for c in self.connections:
            c.send(text)

    def tell_seats(self) -> None:
        present = self.present
        self._each(lambda person, _: Seats(table=eyes.table_info(self.book, person, present)))

    def tell_presence(self) -> None:
        self._all(self.presence())

    def presence(self) -> Presence:
        book = self.book
        present = [i for i, s in enumerate(book.seats) if s.bot is not None or s.person in self.present]
        away = [Away(seat=i, stand_in_ms=self.stand_in_ms(s.person)) for i, s in enumerate(book.seats)
                if book.status == "playing" and i not in present and s.person is not None and not s.resigned]
        spectators = len({c.person.id for c in self.people_here} - set(book.people()))
        return Presence(present=present, spectators=spectators, away=away)

    def tell_state(self) -> None:
        """Everybody gets the whole picture anew."""
        if self.book.number:
            for c in self.connections:
                c.viewer = eyes.viewer_of(self.book, c.person.id, c.viewer)
            now = self.clocks()
            self._each(lambda person, viewer: eyes.state(self.book, person, viewer, now))

    def _turn_eyes(self) -> None:
        """Whose view changes (hot-seat), gets the whole picture from the new seat."""
        now = self.clocks()
        for c in self.connections:
            viewer = eyes.viewer_of(self.book, c.person.id, c.viewer)
            if viewer != c.viewer:
                c.viewer = viewer
                c.tell(eyes.state(self.book, c.person.id, viewer, now))

    def tell_step(self) -> None:
        now = self.clocks()

        def make(person: str, viewer: int) -> Step:
            return eyes.step(self.book, person, viewer, now)
        self._each(make)
        self._turn_eyes()
        self.tell_over()
        self.look_ahead()

    def tell_undone(self, seat: int) -> None:
        now = self.clocks()

        def make(person: str, viewer: int) -> Undone:
            return eyes.undone(self.book, person, viewer, seat, now)
        self._each(make)
        self._turn_eyes()
        self.look_ahead()

    def tell_over(self) -> None:
        """The result, after everybody has seen the open position."""
        book = self.book
        if book.result is not None:
            self._turn_eyes()
            self._all(Over(seq=book.seq, game_number=book.number, result=book.result, score=list(book.score),
                           match_over=book.match_over(), secret=book.key.hex()))
            self.tell_seats()

    def tell_dealt(self) -> None:
        self.tell_seats()
        self.tell_presence()
        self.tell_state()
        self.look_ahead()

    def tell_new_table(self) -> None:
        if self.book.next_table is not None:
            self._all(NewTable(table=self.book.next_table))

    def tell_chat(self) -> None:
        self._all(Chat(line=self.book.chat[-1]))

    # ------------------------------------------------------------ what happens by itself

    def look_ahead(self) -> None:
        """Set bots thinking and the alarm of the clocks."""
        self.thinking.look()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        running = [i for i in range(len(self.book.seats)) if clocked(self.book, i)]
        if running:
            left = min(self.book.left_ms[i] - self.spent_ms(i) for i in running) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, left) + 0.01, self.post, self._time_up)

    async def _time_up(self) -> None:
        for seat in range(len(self.book.seats)):
            if clocked(self.book, seat) and self.book.left_ms[seat] <= self.spent_ms(seat):
                await requests.give_up(self, seat, "time")
                return
        self.look_ahead()

    async def deal_next(self) -> None:
        """At a table of bots alone the next game of a match begins by itself."""
        if self.book.between and self.book.readable:
            await self.record(requests.deal(self))
            self.tell_dealt()

    # ------------------------------------------------------------ people who come, speak and go

    async def join(self, c: Connection, hello: Hello) -> None:
        """The answer to hello. Somebody whose name has changed is known by the new one from now on."""
        book = self.book
        person = c.person
        if any(s.person == person.id and not s.hotseat and s.name != person.name for s in book.seats):
            await self.record(e.Named(person=person.id, name=person.name))
            book = self.book
            self.tell_seats()
        newcomer = person.id not in self.present
        self.connections.add(c)
        self.away_since.pop(person.id, None)
        c.viewer = eyes.viewer_of(book, person.id, c.viewer)
        c.tell(Welcome(id=hello.id, protocol=PROTOCOL, person=person.id, name=person.name,
                       table=eyes.table_info(book, person.id, self.present), chat=list(book.chat)))
        if book.number:
            c.tell(self.state_for(c, hello.seen))
        if newcomer:
            self.tell_presence()
        else:
            c.tell(self.presence())

    def state_for(self, c: Connection, seen: int) -> State:
        own = len(self.book.seats_of(c.person.id))
        return eyes.state(self.book, c.person.id, c.viewer, self.clocks(), seen if own < 2 else 0)

    async def gone(self, c: Connection) -> None:
        self.connections.discard(c)
        if c.person.id not in self.present and not is_puppet(c.person.id):
            self.away_since[c.person.id] = time.monotonic()
            self.tell_presence()

    def stand_in_ms(self, person: str) -> int:
        """How long the others still have to wait before they may put a bot on the seat of one who is gone."""
        gone_s = time.monotonic() - self.away_since.get(person, self.loaded)
        return ceil(1000 * max(0.0, self.house.settings.patience.away_s - gone_s))

    def away(self, person: str) -> bool:
        """Has somebody been gone long enough for the others to put a bot on the seat?"""
        return person not in self.present and self.stand_in_ms(person) == 0

    async def said(self, c: Connection, message: FromClient) -> None:
        """A message of a client: applied once, answered always."""
        try:
            if isinstance(message, Hello):
                await self.join(c, message)
                return
            if c not in self.connections:
                raise Refused("malformed", at="hello")
            if is_puppet(c.person.id) and not isinstance(message, requests.PUPPET_MAY):
                raise Refused("not_yours")
            seq = self.book.done.get((c.person.id, message.id))
            if seq is None:
                seq = await requests.HANDLE[type(message)](self, c, message)
            if seq is not None:
                c.tell(Accepted(id=message.id, seq=seq))
        except Refused as no:
            c.tell(Rejected(id=message.id, code=no.code, args=no.told))
            if is_puppet(c.person.id) and no.code in NONSENSE:
                self.thinking.nonsense(c.person.id)
        except Exception:
            LOG.exception("table %s: %s failed", self.book.id, type(message).__name__)
            c.tell(Rejected(id=message.id, code="failed"))
