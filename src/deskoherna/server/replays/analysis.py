"""Analyses: finished games are looked back at in a process of its own, one after another, and the result is kept.

Every decision is rated from what its own seat knew then, so the analysis speaks of decisions, not of luck. Live games
never wait for it: they have a worker of their own, at the lowest priority.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot
from typing import Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.bots.seeds import FIRST_SAMPLE, mixed
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log
from deskoherna.server.bots import decisions
from deskoherna.server.bots.jobs import RateDecision, RatedMove
from deskoherna.server.bots.pool import Pool, Worker, WorkerFailed
from deskoherna.server.people.rates import Rate
from deskoherna.server.replays import quality as quality
from deskoherna.server.replays.recorded import RecordedGame, same_version
from deskoherna.server.settings import Settings
from deskoherna.server.store import schema
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.store import Store, put
from deskoherna.server.tables.bots import seed_of
from deskoherna.server.tables.packs import Packs
from deskoherna.server.wire import moves
from deskoherna.server.wire.bodies import Analysis, AnalysisState, Judged, Turning
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.analysis")
EDITION = 1
"""Rises when older analyses are to be made anew."""
FRAMES_AT_ONCE = 4
"""Moves folded before the others get a turn."""
DECISIONS = 400
"""A longer game is looked at in every second, third ... decision."""
LEAST_S, MOST_S = 0.04, 0.15
"""Thinking time for a decision."""
WAITING = 40
"""Games that may wait in the queue."""
KEPT = 24
"""Finished analyses kept in memory; all are on the disk."""
FAILURES = 3
"""Decisions in a row that may fail before it is given up."""
IDLE_S = 30.0
"""The worker ends when nobody has asked for this long."""

NOTE_S, NOTE_KEPT_S = 0.5, 600
"""How often other servers are told how far an analysis is, and how long that is kept."""

Key = tuple[str, int]
"""Table and number of the game."""


class Notes(Protocol):
    """What all servers can read for a while."""

    async def keep(self, name: str, value: bytes, seconds: int) -> None: ...

    async def kept(self, name: str) -> bytes | None: ...

    async def drop(self, name: str) -> None: ...


class Note(msgspec.Struct, frozen=True):
    """How far a server is with a game."""

    server: str
    analysis: Analysis


def note_name(key: Key) -> str:
    return f"analysis:{key[0]}:{key[1]}"


@dataclass(eq=False)
class GameAnalysis:
    """One game that is or was looked at."""

    key: Key
    together: bool
    state: AnalysisState = "waiting"
    done: int = 0
    of: int = 0
    every: int = 1
    decisions: list[Judged] = field(default_factory=list)
    turning: list[Turning] = field(default_factory=list)
    noted: float = -NOTE_S
    """When other servers were last told."""

    def shown(self, after: int) -> Analysis:
        """What somebody is told who has the first `after` decisions already."""
        return Analysis(self.state, self.done, self.of, self.every, self.together, self.decisions[after:], self.turning)


def edition(g: RecordedGame) -> str:
    return f"{EDITION}/{g.rules}/{g.material}"


def stored_analysis(connection: Connection, key: Key, wanted: str) -> bytes | None:
    c = schema.analyses.c
    found: bytes | None = connection.execute(
        sa.select(c.body).where(c.table_id == key[0], c.number == key[1], c.edition == wanted)
    ).scalar()
    return found


def checked(game: Game | None, g: RecordedGame) -> Game:
    """Only finished games of these very rules are looked at: a live one would be given away."""
    if g.result is None:
        raise Refused("not_finished")
    if game is None or g.broken or not same_version(game, g):
        raise Refused("other_version")
    return game


class Analyses:
    """Those that are known, and the queue of those to be made."""

    def __init__(self, settings: Settings, packs: Packs, store: Store, pool: Pool, rate: Rate) -> None:
        self.settings, self.packs, self.store, self.pool = settings, packs, store, pool
        self.rate = rate
        """How often one person may have a game looked at."""
        self.closing = False
        self.worker = Worker("--analysis", packs=settings.packs)
        self.notes: Notes | None = None
        """Where servers tell each other what they look back at; None: there are no others."""
        self.server: Callable[[], str] = lambda: ""
        self.lives: Callable[[str], bool] = lambda _: False
        """Is there still a server of this name beside this one?"""
        self._known: OrderedDict[Key, GameAnalysis] = OrderedDict()
        self._queue: deque[tuple[GameAnalysis, RecordedGame]] = deque()
        self._requested = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ requests

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def known(self, key: Key) -> GameAnalysis | None:
        """What is in memory; only finished games ever get there."""
        return self._known.get(key)

    async def find(self, key: Key, g: RecordedGame, game: Game | None) -> GameAnalysis | None:
        """What is known of this game by now; None: nobody has asked yet."""
        found = checked(game, g)
        if key not in self._known:
            body = await self.store.read(lambda connection: stored_analysis(connection, key, edition(g)))
            if body is not None and key not in self._known:
                old = msgspec.msgpack.decode(body, type=Analysis)
                self._keep(
                    GameAnalysis(
                        key,
                        moves.together(found, len(g.opened.seats)),
                        "done",
                        old.done,
                        old.of,
                        old.every,
                        old.decisions,
                        old.turning,
                    )
                )
        return self._known.get(key) or await self._elsewhere(key, g, found)

    async def _elsewhere(self, key: Key, g: RecordedGame, game: Game) -> GameAnalysis | None:
        """What another server has of it by now; where that one is gone, it is begun again here."""
        body = None if self.notes is None else await self.notes.kept(note_name(key))
        if body is None or key in self._known:
            return self._known.get(key)
        note = msgspec.msgpack.decode(body, type=Note)
        together = moves.together(game, len(g.opened.seats))
        if self.lives(note.server):
            told = note.analysis
            return GameAnalysis(key, together, told.state, told.done, told.of, told.every, told.decisions, told.turning)
        if len(self._queue) >= WAITING or self.closing:
            return None
        LOG.info("table %s, game %s: the server that looked back at it is gone; it is begun again", *key)
        return self._begin(GameAnalysis(key, together), g)

    async def _note(self, analysis: GameAnalysis) -> None:
        """Tell the other servers how far it is."""
        if self.notes is not None and time.monotonic() > analysis.noted + NOTE_S:
            analysis.noted = time.monotonic()
            body = msgspec.msgpack.encode(Note(self.server(), analysis.shown(0)))
            await self.notes.keep(note_name(analysis.key), body, NOTE_KEPT_S)

    async def ask(self, key: Key, g: RecordedGame, game: Game | None, person: str) -> GameAnalysis:
        """Have a game looked at; whoever asks for the same one joins."""
        analysis = await self.find(key, g, game)
        if analysis is not None and analysis.state != "failed":
            return analysis
        self.rate.take(person)
        if len(self._queue) >= WAITING or self.closing:
            raise Refused("busy")
        analysis = self._begin(GameAnalysis(key, moves.together(checked(game, g), len(g.opened.seats))), g)
        await self._note(analysis)
        return analysis

    def _begin(self, analysis: GameAnalysis, g: RecordedGame) -> GameAnalysis:
        self._keep(analysis)
        self._queue.append((analysis, g))
        self._requested.set()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work(), name="analyses")
        return analysis

    def _keep(self, analysis: GameAnalysis) -> None:
        self._known[analysis.key] = analysis
        ended = [k for k, s in self._known.items() if s.state in ("done", "failed")]
        for k in ended[: max(0, len(ended) - KEPT)]:
            del self._known[k]

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.worker.kill()
        await asyncio.gather(*self.worker.ending)

    # ------------------------------------------------------------ the work

    async def _work(self) -> None:
        """One game after another; the worker goes home when nobody comes for a while."""
        while self._queue or await self._more_requested():
            analysis, g = self._queue.popleft()
            try:
                await self._analyse(analysis, g)
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.exception("table %s, game %s could not be analysed", *analysis.key)
                analysis.state = "failed"
            if self.notes is not None:
                await self.notes.drop(note_name(analysis.key))
        self.worker.kill()

    async def _more_requested(self) -> bool:
        self._requested.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(IDLE_S):
                await self._requested.wait()
        return bool(self._queue)

    async def _analyse(self, analysis: GameAnalysis, g: RecordedGame) -> None:
        served = await self.packs.of(g.opened.game, g.material)
        if served is None:
            raise WorkerFailed("the game is not offered any more")
        analysis.state = "preparing"
        if not await self.pool.warmed(served.name, served.game.name):
            raise WorkerFailed("there is no compiled code")
        picked, analysis.every = quality.thinned(await choices(served.game, g), DECISIONS)
        analysis.of, analysis.state = len(picked), "working"
        seconds = max(LEAST_S, min(MOST_S, self.settings.timeouts.analysis_s / max(1, len(picked))))
        log = opening_log(served.game, g)
        wanted = set(picked)
        failures = 0
        for n, (seq, w) in enumerate(g.moves.items()):
            move = served.game.verbs.read(w.move, log.state)
            if n in wanted:
                seed = seed_of("analysis", g.number, seq, w.seat)
                world = st.snapshot(served.game.imagine(log.state, w.seat, mixed(seed, FIRST_SAMPLE)))
                try:
                    rated = await self._judge(RateDecision(served.name, w.seat, world, seed, move, seconds))
                    analysis.decisions.append(judged(served.game, log, seq, w.seat, rated))
                    failures = 0
                except WorkerFailed as error:
                    failures += 1
                    LOG.warning("table %s, game %s, move %s: %s", *analysis.key, seq, error)
                    if failures >= FAILURES:
                        raise
                analysis.done += 1
            log.play(w.seat, move, seq, w.chance)
            await self._note(analysis)
            if n % FRAMES_AT_ONCE == 0:
                await asyncio.sleep(0)
        analysis.turning = turning(analysis, g)
        analysis.state = "done"
        await self._write(analysis, g)

    async def _judge(self, job: RateDecision) -> list[RatedMove]:
        return (await self.worker.ask(job, job.seconds + self.settings.timeouts.bot_s)).best

    async def _write(self, analysis: GameAnalysis, g: RecordedGame) -> None:
        body = msgspec.msgpack.encode(analysis.shown(0))
        key = {"table_id": analysis.key[0], "number": analysis.key[1]}
        with contextlib.suppress(StoreError):
            await self.store.write(
                lambda connection: put(connection, schema.analyses, key, {"edition": edition(g), "body": body})
            )


def opening_log(game: Game, g: RecordedGame) -> Log:
    return Log(game, game.read_options(g.opened.options), g.key, g.opened.start)


async def choices(game: Game, g: RecordedGame) -> list[tuple[int, int]]:
    """Which moves of the game were decisions, those with something to choose, each with its seat."""
    log = opening_log(game, g)
    found = []
    for n, (seq, w) in enumerate(g.moves.items()):
        if len(game.legal(log.state, w.seat)) > 1:
            found.append((n, w.seat))
        log.play(w.seat, game.verbs.read(w.move, log.state), seq, w.chance)
        if n % FRAMES_AT_ONCE == 0:
            await asyncio.sleep(0)
    return found


def judged(game: Game, log: Log, seq: int, seat: int, rated: list[RatedMove]) -> Judged:
    best, played = rated
    loss = max(0, best.value - played.value)
    return Judged(
        seq=seq,
        seat=seat,
        chance=best.value,
        spread=best.spread,
        best=moves.choice(game, best.move, log.state),
        line=moves.ahead(game, log.state, best.line),
        played=moves.choice(game, played.move, log.state),
        value=best.value - loss,
        loss=loss,
        quality=decisions.quality(best.move == played.move, loss, hypot(best.spread, played.spread)),
    )


def turning(analysis: GameAnalysis, g: RecordedGame) -> list[Turning]:
    if g.result is None:
        return []
    points = [quality.DecisionPoint(d.seq, d.seat, d.chance, d.loss) for d in analysis.decisions]
    ends = [quality.final(g.result, seat, analysis.together) for seat in range(len(g.result.standing))]
    return [Turning(t.seq, t.seat, t.before, t.after) for t in quality.swings(points, ends, analysis.together)]
