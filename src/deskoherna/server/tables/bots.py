"""Bots at a table: they think in worker processes, from a sample of what their seat knows.

When a bot is too slow, dies or plays what is not legal, the novice's move is played and the server's log says
so. Bots from outside are programs that play over the socket; the table waits for them no longer than for its own.
"""

import asyncio
import hashlib
import logging
import time
from math import hypot
from typing import TYPE_CHECKING, Any

from deskoherna.bots import registry as bots
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import FIRST_SAMPLE, MASK62, mixed
from deskoherna.kit import state as st
from deskoherna.kit.log import Played
from deskoherna.kit.random import commitment
from deskoherna.server.bots import decisions, jobs
from deskoherna.server.bots.jobs import Choose, FindHint
from deskoherna.server.bots.pool import QUICK, WorkerFailed
from deskoherna.server.bots.tempo import Tempo
from deskoherna.server.tables import lessons, requests
from deskoherna.server.tables.programs import ProgramFailed, TablePrograms
from deskoherna.server.tables.views import advice
from deskoherna.server.wire.moves import together
from deskoherna.server.wire.protocol import AskHint, AskReview, Hint, Rejected, Review
from deskoherna.server.wire.refusal import Refused

if TYPE_CHECKING:
    from deskoherna.server.tables.connection import Connection
    from deskoherna.server.tables.owner import Owner
    from deskoherna.server.tables.table import Table

LOG = logging.getLogger("deskoherna.bots")
FALLBACK = "novice"
MOST_BAD_MOVES = 3
"""Moves a program may try in vain before the novice moves for it."""
AGAIN_S = 2.0
"""When the disk refused a bot's move, it is tried again after this."""


def seed_of(*parts: str | int) -> int:
    """The seed of a decision; nothing secret goes into it."""
    digest = hashlib.sha256("/".join(str(p) for p in parts).encode()).digest()
    return int.from_bytes(digest[:8], "big") & MASK62


def compiled_as(table: "Table") -> str:
    """Under which name the compiled code of a table's game is known."""
    return table.opened.game if table.game is None else table.game.name


async def either(one: asyncio.Event, other: asyncio.Event, seconds: float) -> None:
    """Until one of two things happens, or time is up."""
    loop = asyncio.get_running_loop()
    waits = [loop.create_task(event.wait()) for event in (one, other)]
    try:
        await asyncio.wait(waits, timeout=max(0.0, seconds), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()


class PendingDecision:
    """A decision of a program from outside that the table waits for."""

    def __init__(self) -> None:
        self.settled = asyncio.Event()
        """It has moved, or need not any more; or it plays what is not legal."""
        self.bad_moves = 0


class TableBots:
    """Who is thinking at one table."""

    def __init__(self, owner: "Owner") -> None:
        self.owner = owner
        self._thinking_about: dict[int, tuple[int, str]] = {}
        """By seat: the position (its `fresh` seq) and the kind of bot that thinks about it."""
        self.programs = TablePrograms(owner)
        self._pending: dict[int, PendingDecision] = {}
        """By seat: what programs from outside have to decide."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._hinting: set[str] = set()
        self._tempo = Tempo(owner.tables.settings.timeouts)
        self._giving: tuple[int, tuple[int, int]] | None = None
        """What a lesson is about to play: after so many moves, for whom, what."""

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    def start_due(self) -> None:
        """Set every bot thinking that has to decide and does not yet."""
        table = self.owner.table
        if lessons.holds_back(table):
            self._give_due()
            return
        self.programs.tidy()
        acting = table.acting()
        for seat, pending in self._pending.items():
            if seat not in acting or self._thinking_about.get(seat) != (table.fresh[seat], table.seats[seat].bot):
                pending.settled.set()
        for seat in acting:
            kind = table.seats[seat].bot
            if kind is not None and self._thinking_about.get(seat) != (table.fresh[seat], kind):
                self._thinking_about[seat] = (table.fresh[seat], kind)
                outside = kind in self.owner.tables.settings.programs
                self._spawn((self._wait_for_program if outside else self._think)(seat, table.fresh[seat], kind))
        if table.between and not table.people():
            self.owner.post(self.owner.deal_next)

    def _give_due(self) -> None:
        """Play what the lesson gives, in a moment."""
        due = self._next_given()
        if due is not None and due != self._giving:
            self._giving = due
            self._spawn(self._give(due))

    def _next_given(self) -> tuple[int, tuple[int, int]] | None:
        table = self.owner.table
        found = lessons.given(table)
        return None if found is None else (len(table.moves), found)

    async def _give(self, due: tuple[int, tuple[int, int]]) -> None:
        if self.owner.people_here:
            await asyncio.sleep(self.owner.tables.settings.timeouts.bot_pause_s)
        self.owner.post(self._given, due)

    async def _given(self, due: tuple[int, tuple[int, int]]) -> None:
        """It is played, unless a step was taken back meanwhile."""
        self._giving = None
        if due != self._next_given():
            self.start_due()
            return
        try:
            await requests.play(self.owner, *due[1], bot=True)
        except Refused:  # the disk refused it
            asyncio.get_running_loop().call_later(AGAIN_S, self.start_due)

    def _sample(self, seat: int, seed: int) -> tuple[str, dict[str, Any], bool]:
        """The name of the game, what the seat may imagine, and whether compiled code is at hand."""
        log = self.owner.table.log
        if log is None:
            raise ValueError(f"table {self.owner.table.id}: no game to think about")
        world = st.snapshot(log.game.imagine(log.state, seat, mixed(seed, FIRST_SAMPLE)))
        return self.owner.tables.packs.name_of(log.game), world, log.game.name in self.owner.tables.pool.compiled

    def _is_reply(self) -> bool:
        """Does whoever is at turn wait for what is decided now?"""
        log = self.owner.table.log
        return log is not None and log.state.phase in log.game.advice.replies

    def _seconds(self, seat: int) -> float:
        """How long a built-in bot may think about this decision."""
        table = self.owner.table
        asked = sum(table.seats[other].bot is not None for other in table.acting())
        workers = self.owner.tables.settings.workers
        return self._tempo.seconds(seat, reply=self._is_reply(), asked=asked, workers=workers)

    def moved(self, seat: int, *, reply: bool) -> None:
        """Somebody has decided something, a person or a bot."""
        self._tempo.decided(seat, reply=reply)

    async def _think(self, seat: int, position: int, kind: str) -> None:
        owner, table = self.owner, self.owner.table
        began = time.monotonic()
        seed = seed_of(commitment(table.key), position, seat)
        move: int | None = None
        timeouts = owner.tables.settings.timeouts
        try:
            name, world, compiled = self._sample(seat, seed)
            if kind not in QUICK:
                owner.tables.pool.warm(name, compiled_as(table))
            seconds = self._seconds(seat)
            job = Choose(name, seat, kind, world, seed, compiled, seconds)
            answer = await owner.tables.pool.ask(job, timeouts.bot_s, table.opened.host)
            move = answer.move
        except WorkerFailed as error:
            LOG.warning("table %s: %s on seat %s: %s; the %s moves", table.id, kind, seat, error, FALLBACK)
        except Exception:
            LOG.exception("table %s: %s on seat %s; the %s moves", table.id, kind, seat, FALLBACK)
        if owner.people_here:
            await asyncio.sleep(max(0.0, timeouts.bot_pause_s - (time.monotonic() - began)))
        self._tempo.spent(seat, time.monotonic() - began)
        owner.post(self._decided, seat, position, kind, move)

    async def _wait_for_program(self, seat: int, position: int, kind: str) -> None:
        """A program from outside is to decide: it is started where it does not run, and waited for."""
        owner, timeouts = self.owner, self.owner.tables.settings.timeouts
        pending = self._pending[seat] = PendingDecision()
        try:
            program = await self.programs.ready(seat, kind)
            limit = timeouts.bot_s + (timeouts.start_s if program.fresh else 0)
            await either(pending.settled, program.ended, limit)
            wrong = None
            if pending.bad_moves >= MOST_BAD_MOVES:
                wrong = "it plays what is not legal"
            elif not pending.settled.is_set():
                wrong = "it has ended" if program.ended.is_set() else f"no move within {limit} s"
            if wrong is None:
                self.programs.moved(seat, kind)
                return
        except (ProgramFailed, OSError) as error:
            wrong = str(error)
        finally:
            if self._pending.get(seat) is pending:
                del self._pending[seat]
        if owner.tables.closing:
            return
        LOG.warning("table %s: %s on seat %s: %s; the %s moves", owner.table.id, kind, seat, wrong, FALLBACK)
        self.programs.failed(seat, kind)
        owner.post(self._decided, seat, position, kind, None)

    def bad_move(self, program: str) -> None:
        """A program tried what it may not; too often, and the novice moves for it."""
        pending = next((self._pending[i] for i in self.owner.table.seats_of(program) if i in self._pending), None)
        if pending is not None:
            pending.bad_moves += 1
            if pending.bad_moves >= MOST_BAD_MOVES:
                pending.settled.set()

    async def _decided(self, seat: int, position: int, kind: str, move: int | None) -> None:
        """A bot has chosen: it is played, unless the position or the bot has changed meanwhile."""
        table = self.owner.table
        self._thinking_about.pop(seat, None)
        if seat in table.acting() and table.log and (table.fresh[seat], table.seats[seat].bot) == (position, kind):
            game, s = table.log.game, table.log.state
            legal = game.legal(s, seat)
            if move not in legal:
                known = Knowledge.of(game, s, seat, seed_of(commitment(table.key), position, seat, FALLBACK))
                move = bots.bot(FALLBACK, game).choose(known, legal)
            try:
                await requests.play(self.owner, seat, move, bot=True)
            except Refused:
                asyncio.get_running_loop().call_later(AGAIN_S, self.start_due)
        else:
            self.start_due()

    def hint(self, c: "Connection", message: AskHint) -> None:
        """A hint for somebody who asks; one at a time."""
        if c.person.id in self._hinting:
            c.tell(Rejected(id=message.id, code="busy"))
        else:
            self._hinting.add(c.person.id)
            self._spawn(self._search_hint(c, message))

    async def _search_hint(self, c: "Connection", message: AskHint) -> None:
        owner, table = self.owner, self.owner.table
        try:
            seed = seed_of(commitment(table.key), table.fresh[message.seat], message.seat, "hint")
            name, world, compiled = self._sample(message.seat, seed)
            owner.tables.pool.warm(name, compiled_as(table))
            seq = table.seq
            timeouts = owner.tables.settings.timeouts
            answer = await owner.tables.pool.ask(
                FindHint(name, message.seat, world, seed, compiled, timeouts.hint_s), timeouts.bot_s, c.person.id
            )
            log = owner.table.log
            if log is not None:
                best = [advice(log.game, log.state, rated) for rated in answer.best]
                c.tell(
                    Hint(
                        id=message.id,
                        seq=seq,
                        seat=message.seat,
                        best=best,
                        searched=answer.searched,
                        together=together(log.game, log.state.seats),
                    )
                )
        except WorkerFailed as error:
            LOG.warning("table %s: no hint: %s", table.id, error)
            c.tell(Rejected(id=message.id, code="busy"))
        finally:
            self._hinting.discard(c.person.id)

    def review(self, c: "Connection", message: AskReview) -> None:
        """What a move was worth, for the one who made it; one at a time."""
        log = self.owner.table.log
        own = [] if log is None else [n for n, x in enumerate(log.entries) if x.seat == message.seat]
        if c.person.id in self._hinting or log is None or log.game.name not in self.owner.tables.pool.compiled:
            if log is not None:
                self.owner.tables.pool.warm(self.owner.tables.packs.name_of(log.game), compiled_as(self.owner.table))
            c.tell(Rejected(id=message.id, code="busy"))
        elif not own:
            c.tell(Rejected(id=message.id, code="nothing_to_undo"))
        else:
            self._hinting.add(c.person.id)
            self._spawn(self._review(c, message, log.entries[own[-1]], log.at(own[-1])))

    async def _review(self, c: "Connection", message: AskReview, entry: Played, s: Any) -> None:
        """From what the seat knew before its move, and from nothing that came after it."""
        owner, table, seat = self.owner, self.owner.table, message.seat
        log = table.log
        if log is None:
            return
        try:
            seed = seed_of(commitment(table.key), entry.seq, seat, "review")
            world = st.snapshot(log.game.imagine(s, seat, mixed(seed, FIRST_SAMPLE)))
            timeouts = owner.tables.settings.timeouts
            name = owner.tables.packs.name_of(log.game)
            job = jobs.Review(name, seat, world, seed, entry.move, timeouts.hint_s)
            best, played = (await owner.tables.pool.ask(job, timeouts.bot_s, c.person.id)).best
            loss = max(0, best.value - played.value)
            c.tell(
                Review(
                    id=message.id,
                    seq=owner.table.seq,
                    seat=seat,
                    move=entry.seq,
                    quality=decisions.quality(best.move == played.move, loss, hypot(best.spread, played.spread)),
                    loss=loss,
                    played=advice(log.game, s, played),
                    best=advice(log.game, s, best),
                    together=together(log.game, s.seats),
                )
            )
        except WorkerFailed as error:
            LOG.warning("table %s: no review: %s", table.id, error)
            c.tell(Rejected(id=message.id, code="busy"))
        finally:
            self._hinting.discard(c.person.id)
