"""Bots at a table: they think in worker processes, from a sample of what their seat knows.

When a bot is too slow, dies or plays nonsense, the novice's move is played and it is noted in the server's log.
Bots from outside are programs that play over the socket; the table waits for them no longer than for its own.
"""

import asyncio
import hashlib
import logging
import time
from typing import TYPE_CHECKING, Any

from deskoherna.bots import registry as bots
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import FIRST_SAMPLE, MASK62, mixed
from deskoherna.kit import state as st
from deskoherna.kit.random import commitment
from deskoherna.table import requests
from deskoherna.table.eyes import advice, together
from deskoherna.table.pool import QUICK, WorkerFailed
from deskoherna.table.protocol import AskHint, Hint, Rejected
from deskoherna.table.puppets import PuppetFailed, Puppets
from deskoherna.table.refusal import Refused
from deskoherna.table.worker import Advise, Choose

if TYPE_CHECKING:
    from deskoherna.table.connection import Connection
    from deskoherna.table.owner import Owner

LOG = logging.getLogger("deskoherna.bots")
FALLBACK = "novice"
NONSENSE = 3
"""Moves a program may try in vain before the novice moves for it."""
AGAIN_S = 2.0
"""When the disk refused a bot's move, it is tried again after this."""


def seed_of(*parts: str | int) -> int:
    """The seed of a decision; nothing secret goes into it."""
    digest = hashlib.sha256("/".join(str(p) for p in parts).encode()).digest()
    return int.from_bytes(digest[:8], "big") & MASK62


async def either(one: asyncio.Event, other: asyncio.Event, seconds: float) -> None:
    """Until one of two things happens, or time is up."""
    loop = asyncio.get_running_loop()
    waits = [loop.create_task(event.wait()) for event in (one, other)]
    try:
        await asyncio.wait(waits, timeout=max(0.0, seconds), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()


class Awaited:
    """A decision of a program from outside that the table waits for."""

    def __init__(self) -> None:
        self.settled = asyncio.Event()
        """It has moved, or need not any more; or it plays nonsense."""
        self.nonsense = 0


class Thinking:
    """Who is thinking at one table."""

    def __init__(self, owner: "Owner") -> None:
        self.owner = owner
        self._about: dict[int, tuple[int, str]] = {}
        """By seat: the position (its `fresh` seq) and the kind of bot that thinks about it."""
        self.puppets = Puppets(owner)
        self._awaited: dict[int, Awaited] = {}
        """By seat: what programs from outside have to decide."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._advising: set[str] = set()

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    def look(self) -> None:
        """Set every bot thinking that has to decide and does not yet."""
        book = self.owner.book
        self.puppets.tidy()
        acting = book.acting()
        for seat, awaited in self._awaited.items():
            if seat not in acting or self._about.get(seat) != (book.fresh[seat], book.seats[seat].bot):
                awaited.settled.set()
        for seat in acting:
            kind = book.seats[seat].bot
            if kind is not None and self._about.get(seat) != (book.fresh[seat], kind):
                self._about[seat] = (book.fresh[seat], kind)
                outside = kind in self.owner.house.settings.programs
                self._spawn((self._await if outside else self._think)(seat, book.fresh[seat], kind))
        if book.between and not book.people():
            self.owner.post(self.owner.deal_next)

    def _sample(self, seat: int, seed: int) -> tuple[str, dict[str, Any], bool]:
        """The name of the game, what the seat may imagine, and whether compiled code is at hand."""
        log = self.owner.book.log
        if log is None:
            raise ValueError(f"table {self.owner.book.id}: no game to think about")
        world = st.snapshot(log.game.imagine(log.state, seat, mixed(seed, FIRST_SAMPLE)))
        box = self.owner.house.shelf.box(log.game.slug)
        return box.name, world, log.game.slug in self.owner.house.pool.compiled

    async def _think(self, seat: int, position: int, kind: str) -> None:
        owner, book = self.owner, self.owner.book
        began = time.monotonic()
        seed = seed_of(commitment(book.key), position, seat)
        move: int | None = None
        patience = owner.house.settings.patience
        try:
            name, world, compiled = self._sample(seat, seed)
            if kind not in QUICK:
                owner.house.pool.warm(name, book.opened.game)
            answer = await owner.house.pool.ask(Choose(name, seat, kind, world, seed, compiled), patience.bot_s)
            move = answer.move
        except WorkerFailed as error:
            LOG.warning("table %s: %s on seat %s: %s; the %s moves", book.id, kind, seat, error, FALLBACK)
        except Exception:
            LOG.exception("table %s: %s on seat %s; the %s moves", book.id, kind, seat, FALLBACK)
        if owner.people_here:
            await asyncio.sleep(max(0.0, patience.bot_pause_s - (time.monotonic() - began)))
        owner.post(self._decided, seat, position, kind, move)

    async def _await(self, seat: int, position: int, kind: str) -> None:
        """A program from outside is to decide: it is started where it does not run, and waited for."""
        owner, patience = self.owner, self.owner.house.settings.patience
        awaited = self._awaited[seat] = Awaited()
        try:
            puppet = await self.puppets.ready(seat, kind)
            limit = patience.bot_s + (patience.start_s if puppet.fresh else 0)
            await either(awaited.settled, puppet.ended, limit)
            wrong = None
            if awaited.nonsense >= NONSENSE:
                wrong = "it plays what is not legal"
            elif not awaited.settled.is_set():
                wrong = "it has ended" if puppet.ended.is_set() else f"no move within {limit} s"
            if wrong is None:
                self.puppets.moved(seat, kind)
                return
        except (PuppetFailed, OSError) as error:
            wrong = str(error)
        finally:
            if self._awaited.get(seat) is awaited:
                del self._awaited[seat]
        if owner.house.closing:
            return
        LOG.warning("table %s: %s on seat %s: %s; the %s moves", owner.book.id, kind, seat, wrong, FALLBACK)
        self.puppets.failed(seat, kind)
        owner.post(self._decided, seat, position, kind, None)

    def nonsense(self, puppet: str) -> None:
        """A program tried what it may not; too often, and the novice moves for it."""
        awaited = next((self._awaited[i] for i in self.owner.book.seats_of(puppet) if i in self._awaited), None)
        if awaited is not None:
            awaited.nonsense += 1
            if awaited.nonsense >= NONSENSE:
                awaited.settled.set()

    async def _decided(self, seat: int, position: int, kind: str, move: int | None) -> None:
        """A bot has chosen: it is played, unless the position or the bot has changed meanwhile."""
        book = self.owner.book
        self._about.pop(seat, None)
        if seat in book.acting() and book.log and (book.fresh[seat], book.seats[seat].bot) == (position, kind):
            game, s = book.log.game, book.log.state
            legal = game.legal(s, seat)
            if move not in legal:
                known = Knowledge.of(game, s, seat, seed_of(commitment(book.key), position, seat, FALLBACK))
                move = bots.bot(FALLBACK, game).choose(known, legal)
            try:
                await requests.play(self.owner, seat, move, bot=True)
            except Refused:
                asyncio.get_running_loop().call_later(AGAIN_S, self.look)
        else:
            self.look()

    def advise(self, c: "Connection", message: AskHint) -> None:
        """A hint for somebody who asks; one at a time."""
        if c.person.id in self._advising:
            c.tell(Rejected(id=message.id, code="busy"))
        else:
            self._advising.add(c.person.id)
            self._spawn(self._advise(c, message))

    async def _advise(self, c: "Connection", message: AskHint) -> None:
        owner, book = self.owner, self.owner.book
        try:
            seed = seed_of(commitment(book.key), book.fresh[message.seat], message.seat, "hint")
            name, world, compiled = self._sample(message.seat, seed)
            owner.house.pool.warm(name, book.opened.game)
            seq = book.seq
            patience = owner.house.settings.patience
            answer = await owner.house.pool.ask(Advise(name, message.seat, world, seed, compiled, patience.hint_s),
                                                patience.bot_s)
            log = owner.book.log
            if log is not None:
                best = [advice(log.game, log.state, rating) for rating in answer.best]
                c.tell(Hint(id=message.id, seq=seq, seat=message.seat, best=best, searched=answer.searched,
                            together=together(log.game, log.state.seats)))
        except WorkerFailed as error:
            LOG.warning("table %s: no hint: %s", book.id, error)
            c.tell(Rejected(id=message.id, code="busy"))
        finally:
            self._advising.discard(c.person.id)
