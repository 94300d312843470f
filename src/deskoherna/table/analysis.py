"""The analyst: looks back at finished games in a process of its own, one after another, and keeps what it found.

Every decision is rated from what its own seat knew then, so the analysis speaks of decisions, not of luck. Live games
never wait for it: it has its own worker, at the lowest priority.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from math import hypot
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.bots.seeds import FIRST_SAMPLE, mixed
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log
from deskoherna.table import eyes, schema, store, verdicts
from deskoherna.table.bodies import Analysis, Judged, StudyState, Turning
from deskoherna.table.counsel import Rating
from deskoherna.table.pool import Worker, WorkerFailed
from deskoherna.table.refusal import Refused
from deskoherna.table.replays import FRAMES_AT_ONCE, Recorded, same_version
from deskoherna.table.thinking import seed_of
from deskoherna.table.worker import Judge

if TYPE_CHECKING:
    from deskoherna.table.house import House

LOG = logging.getLogger("deskoherna.analysis")
EDITION = 1
"""Rises when older analyses are to be made anew."""
DECISIONS = 400
"""A longer game is looked at in every second, third ... decision."""
LEAST_S, MOST_S = 0.04, 0.15
"""Thinking time for a decision."""
WAITING = 40
"""Games that may wait for the analyst."""
KEPT = 24
"""Finished analyses kept in memory; all are on the disk."""
FAILURES = 3
"""Decisions in a row that may fail before the analyst gives up."""
IDLE_S = 30.0
"""The worker ends when nobody has asked for this long."""

Key = tuple[str, int]
"""Table and number of the game."""


@dataclass(eq=False)
class Study:
    """One game that is or was looked at."""

    key: Key
    together: bool
    state: StudyState = "waiting"
    done: int = 0
    of: int = 0
    every: int = 1
    decisions: list[Judged] = field(default_factory=list)
    turning: list[Turning] = field(default_factory=list)

    def shown(self, after: int) -> Analysis:
        """What somebody is told who has the first `after` decisions already."""
        return Analysis(self.state, self.done, self.of, self.every, self.together, self.decisions[after:],
                        self.turning)


def edition(g: Recorded) -> str:
    return f"{EDITION}/{g.rules}/{g.material}"


def kept(connection: Connection, key: Key, wanted: str) -> bytes | None:
    c = schema.analyses.c
    found: bytes | None = connection.execute(sa.select(c.body).where(
        c.table_id == key[0], c.number == key[1], c.edition == wanted)).scalar()
    return found


def checked(game: Game | None, g: Recorded) -> Game:
    """Only finished games of these very rules are looked at: a live one would be given away."""
    if g.result is None:
        raise Refused("not_finished")
    if game is None or g.broken or not same_version(game, g):
        raise Refused("other_version")
    return game


class Analyst:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.worker = Worker("--study")
        self._studies: OrderedDict[Key, Study] = OrderedDict()
        self._queue: deque[tuple[Study, Recorded]] = deque()
        self._asked = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ asking

    def known(self, key: Key) -> Study | None:
        """What is in memory; only finished games ever get there."""
        return self._studies.get(key)

    async def look(self, key: Key, g: Recorded, game: Game | None) -> Study | None:
        """What is known of this game by now; None: nobody has asked yet."""
        found = checked(game, g)
        if key not in self._studies:
            body = await self.house.store.read(lambda connection: kept(connection, key, edition(g)))
            if body is not None and key not in self._studies:
                old = msgspec.msgpack.decode(body, type=Analysis)
                self._keep(Study(key, eyes.together(found, len(g.opened.chairs)), "done", old.done, old.of, old.every,
                                 old.decisions, old.turning))
        return self._studies.get(key)

    async def ask(self, key: Key, g: Recorded, game: Game | None, person: str) -> Study:
        """Have a game looked at; whoever asks for the same one joins."""
        study = await self.look(key, g, game)
        if study is not None and study.state != "failed":
            return study
        self.house.rates["person_studies"].take(person)
        if len(self._queue) >= WAITING or self.house.closing:
            raise Refused("busy")
        study = Study(key, eyes.together(checked(game, g), len(g.opened.chairs)))
        self._keep(study)
        self._queue.append((study, g))
        self._asked.set()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work(), name="analyst")
        return study

    def _keep(self, study: Study) -> None:
        self._studies[study.key] = study
        ended = [k for k, s in self._studies.items() if s.state in ("done", "failed")]
        for k in ended[:max(0, len(ended) - KEPT)]:
            del self._studies[k]

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.worker.kill()
        await asyncio.gather(*self.worker.ending)

    # ------------------------------------------------------------ looking

    async def _work(self) -> None:
        """One game after another; the worker goes home when nobody comes for a while."""
        while self._queue or await self._somebody_comes():
            study, g = self._queue.popleft()
            try:
                await self._study(study, g)
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.exception("table %s, game %s could not be analysed", *study.key)
                study.state = "failed"
        self.worker.kill()

    async def _somebody_comes(self) -> bool:
        self._asked.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(IDLE_S):
                await self._asked.wait()
        return bool(self._queue)

    async def _study(self, study: Study, g: Recorded) -> None:
        box = self.house.shelf.box(g.opened.game)
        study.state = "preparing"
        if not await self.house.pool.warmed(box.name, box.game.slug):
            raise WorkerFailed("there is no compiled code")
        picked, study.every = verdicts.thinned(await choices(box.game, g), DECISIONS)
        study.of, study.state = len(picked), "working"
        seconds = max(LEAST_S, min(MOST_S, self.house.settings.patience.study_s / max(1, len(picked))))
        log = begun(box.game, g)
        wanted = set(picked)
        failures = 0
        for n, w in enumerate(g.moves):
            move = box.game.verbs.read(w.move, log.state)
            if n in wanted:
                seed = seed_of("analysis", g.number, w.seq, w.seat)
                world = st.snapshot(box.game.imagine(log.state, w.seat, mixed(seed, FIRST_SAMPLE)))
                try:
                    rated = await self._judge(Judge(box.name, w.seat, world, seed, move, seconds))
                    study.decisions.append(judged(box.game, log, w.seq, w.seat, rated))
                    failures = 0
                except WorkerFailed as error:
                    failures += 1
                    LOG.warning("table %s, game %s, move %s: %s", *study.key, w.seq, error)
                    if failures >= FAILURES:
                        raise
                study.done += 1
            log.play(w.seat, move, w.seq)
            if n % FRAMES_AT_ONCE == 0:
                await asyncio.sleep(0)
        study.turning = turning(study, g)
        study.state = "done"
        await self._write(study, g)

    async def _judge(self, job: Judge) -> list[Rating]:
        return (await self.worker.ask(job, job.seconds + self.house.settings.patience.bot_s)).best

    async def _write(self, study: Study, g: Recorded) -> None:
        body = msgspec.msgpack.encode(study.shown(0))
        key = {"table_id": study.key[0], "number": study.key[1]}
        with contextlib.suppress(store.StoreError):
            await self.house.store.write(lambda connection: store.put(
                connection, schema.analyses, key, {"edition": edition(g), "body": body}))


def begun(game: Game, g: Recorded) -> Log:
    return Log(game, game.read_options(g.opened.options), g.key, g.opened.start)


async def choices(game: Game, g: Recorded) -> list[tuple[int, int]]:
    """Which moves of the game were decisions, those with something to choose, each with its seat."""
    log = begun(game, g)
    found = []
    for n, w in enumerate(g.moves):
        if len(game.legal(log.state, w.seat)) > 1:
            found.append((n, w.seat))
        log.play(w.seat, game.verbs.read(w.move, log.state), w.seq)
        if n % FRAMES_AT_ONCE == 0:
            await asyncio.sleep(0)
    return found


def judged(game: Game, log: Log, seq: int, seat: int, rated: list[Rating]) -> Judged:
    best, played = rated
    loss = max(0, best.value - played.value)
    return Judged(
        seq=seq, seat=seat, chance=best.value, spread=best.spread, best=eyes.choice(game, best.move, log.state),
        line=eyes.ahead(game, log.state, best.line), played=eyes.choice(game, played.move, log.state),
        value=best.value - loss, loss=loss,
        quality=verdicts.quality(best.move == played.move, loss, hypot(best.spread, played.spread)))


def turning(study: Study, g: Recorded) -> list[Turning]:
    if g.result is None:
        return []
    points = [verdicts.Point(d.seq, d.seat, d.chance, d.loss) for d in study.decisions]
    ends = [verdicts.final(g.result, seat, study.together) for seat in range(len(g.result.standing))]
    return [Turning(t.seq, t.seat, t.before, t.after) for t in verdicts.turns(points, ends, study.together)]
