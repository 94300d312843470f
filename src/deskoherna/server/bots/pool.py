"""The pool of worker processes. Callers wait in the event loop, the event loop never waits for anybody."""

import asyncio
import contextlib
import logging
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.kit.game import AT
from deskoherna.kit.packs import FOLDER
from deskoherna.server.bots.jobs import LENGTH, Answer, CheckGame, Choose, Job
from deskoherna.server.bots.lanes import Lane, NobodyFree

LOG = logging.getLogger("deskoherna.pool")
STARTUP_S = 60.0
QUICK = frozenset({"random", "novice"})
"""Bots that need no compiled code."""


PACKS_A_WORKER = 4
"""Games under packs that one process loads before another one takes its place."""
MOST_TOLD = 300
WAIT_S = 60.0
"""A job that is not begun after this is not done."""


def environment(packs: Path | None) -> dict[str, str]:
    """What the processes are given: our own environment, and where the packs are."""
    return dict(os.environ) if packs is None else {**os.environ, FOLDER: str(packs)}


class WorkerFailed(RuntimeError):
    """No answer: too slow, or died."""


class JobRefused(WorkerFailed):
    """The worker is well, but the job could not be done."""


class Worker:
    """One process; it does one job at a time. `packs` is the folder in which it finds packs by their hashes."""

    module = "deskoherna.server.bots.worker"
    answers: type[Any] = Answer

    def __init__(self, *arguments: str, packs: Path | None = None) -> None:
        self.arguments, self.packs = arguments, packs
        self._met: set[str] = set()
        """Games under packs that it has loaded."""
        self.process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(self.answers)
        self.fresh = True
        """It has answered nothing yet: it may still be importing."""
        self.ending: set[asyncio.Task[int]] = set()

    async def ready(self) -> asyncio.subprocess.Process:
        """The process, started where there is none."""
        async with self._starting:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    self.module,
                    *self.arguments,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    start_new_session=True,
                    env=environment(self.packs),
                )
                self.fresh = True
            return self.process

    async def ask(self, job: Job, deadline: float) -> Answer:
        """The answer to a job. A job that fails costs the process: the next one starts another."""
        answer: Answer = await self._asked(job, job.game, deadline)
        return answer

    async def _asked(self, job: Any, game: str, deadline: float) -> Any:
        self._room_for(game)
        process = await self.ready()
        try:
            async with asyncio.timeout(deadline + (STARTUP_S if self.fresh else 0)):
                answer = await self._exchange(process, job)
        except TimeoutError:
            self.kill()
            raise WorkerFailed(f"no answer within {deadline} s") from None
        except (OSError, asyncio.IncompleteReadError):
            self.kill()
            raise WorkerFailed("the worker died") from None
        except BaseException:
            self.kill()
            raise
        self.fresh = False
        if answer.error is not None:
            raise JobRefused(answer.error)
        return answer

    def _room_for(self, game: str) -> None:
        """Games under packs are loaded and never let go: after some of them another process begins anew."""
        if AT in game and game not in self._met:
            if len(self._met) >= PACKS_A_WORKER:
                self.kill()
                self._met.clear()
            self._met.add(game)

    async def _exchange(self, process: asyncio.subprocess.Process, job: Any) -> Any:
        if process.stdin is None or process.stdout is None:
            raise WorkerFailed("the worker has no pipes")
        body = self._encoder.encode(job)
        process.stdin.write(LENGTH.pack(len(body)) + body)
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        return self._decoder.decode(await process.stdout.readexactly(LENGTH.unpack(head)[0]))

    def kill(self) -> None:
        """End the process; somebody waits for its end, so that it leaves nothing behind."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            ending = asyncio.get_running_loop().create_task(process.wait())
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)


class Pool:
    """Workers that take the jobs of one person after another.

    Quick bots have a worker of their own, so that no search keeps them waiting; so has what comes from outside.
    """

    def __init__(self, size: int, warm_s: float, packs: Path | None = None) -> None:
        self.size, self.warm_s, self.packs = size, warm_s, packs
        thinking = [Worker(packs=packs) for _ in range(size)]
        quick, judging = Worker(packs=packs), Worker(packs=packs)
        self._ahead = [*thinking, quick]
        self._workers = [*self._ahead, judging]
        self._thinking, self._quick, self._judging = Lane(thinking), Lane([quick]), Lane([judging])
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._starts: list[asyncio.Task[asyncio.subprocess.Process]] = []
        self._warm_lock = asyncio.Lock()
        self.compiled: set[str] = set()
        """Games whose compiled code is in the cache: their bots may use it."""

    @property
    def alive(self) -> int:
        return sum(w.process is not None and w.process.returncode is None for w in self._workers)

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun yet."""
        return sum(lane.waiting for lane in (self._thinking, self._quick, self._judging))

    def start(self) -> None:
        """Start the processes ahead of the first job."""
        self._starts = [asyncio.get_running_loop().create_task(worker.ready()) for worker in self._ahead]

    def _lane(self, job: Job) -> Lane[Worker]:
        match job:
            case Choose(bot=bot) if bot in QUICK:
                return self._quick
            case CheckGame():
                return self._judging
            case _:
                return self._thinking

    async def ask(self, job: Job, deadline: float, person: str = "") -> Answer:
        """The answer to a job, done when it is this person's turn."""
        lane = self._lane(job)
        try:
            worker = await lane.take(person, WAIT_S)
        except NobodyFree as error:
            raise WorkerFailed(str(error)) from None
        try:
            return await worker.ask(job, deadline)
        finally:
            lane.give_back(worker)

    def warm(self, name: str, slug: str) -> None:
        """See to it, once, that the compiled code of a game lies in the cache. Until then bots think interpreted."""
        if slug not in self._warming:
            self._warming[slug] = asyncio.get_running_loop().create_task(self._warm(name, slug))

    async def warmed(self, name: str, slug: str) -> bool:
        """Wait for the compiled code of a game; False: it could not be made."""
        self.warm(name, slug)
        await asyncio.shield(self._warming[slug])
        return slug in self.compiled

    async def _warm(self, name: str, slug: str) -> None:
        async with self._warm_lock:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "deskoherna.server.bots.worker",
                "--warm",
                name,
                stdin=asyncio.subprocess.DEVNULL,
                start_new_session=True,
                env=environment(self.packs),
            )
            try:
                async with asyncio.timeout(self.warm_s):
                    code = await process.wait()
                if code == 0:
                    self.compiled.add(slug)
                else:
                    LOG.warning("the bots of %s could not be compiled (exit %s); they think interpreted", slug, code)
            except TimeoutError:
                LOG.warning("compiling the bots of %s took more than %s s; they think interpreted", slug, self.warm_s)
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()

    def warming(self, slug: str) -> bool:
        """Is its code being compiled, or does it wait for that?"""
        task = self._warming.get(slug)
        return task is not None and not task.done()

    def cool(self, slug: str) -> None:
        """Stop compiling what nobody wants any more; a bot that needs it has it begun anew."""
        if self.warming(slug):
            self._warming.pop(slug).cancel()

    def failed(self, slug: str) -> bool:
        """Could its code not be compiled?"""
        return slug in self._warming and not self.warming(slug) and slug not in self.compiled

    async def try_out(self, name: str, seconds: float) -> str | None:
        """Play a game under a pack in a process of its own: what goes wrong in a sentence, or None."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "deskoherna.server.bots.worker",
            "--try",
            name,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            env=environment(self.packs),
        )
        try:
            async with asyncio.timeout(seconds):
                told, _ = await process.communicate()
            if process.returncode != 0 and not told:
                return f"the process ended with {process.returncode}"
            return told.decode(errors="replace")[:MOST_TOLD] or None
        except TimeoutError:
            return f"no game was over within {seconds:.0f} s"
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def close(self) -> None:
        for task in self._warming.values():
            task.cancel()
        await asyncio.gather(*self._warming.values(), *self._starts, return_exceptions=True)
        for worker in self._workers:
            worker.kill()
            await asyncio.gather(*worker.ending)
