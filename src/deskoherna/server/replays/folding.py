"""Games are folded again in a process of its own: for replays, and to begin a table with a moment of them.

Nobody who plays waits for it. It has bounds of time, of memory and of length; what goes beyond is refused.
"""

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.contract import SPECTATOR
from deskoherna.server.bots import worker
from deskoherna.server.bots.pool import JobRefused, Worker, WorkerFailed
from deskoherna.server.replays.packed import PackedReplay, TooLong
from deskoherna.server.replays.recorded import fold, game_of, replay
from deskoherna.server.store.appends import StoredEntry
from deskoherna.server.wire.protocol import Refusal
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.folding")
FOLD_S = 30.0
"""How long a game may take."""
MOST_BYTES = 1_500_000_000
"""Memory that the process may ask the system for."""


class FoldReplay(msgspec.Struct, frozen=True, tag="replay"):
    """Every frame of a game, for all or for the (lowest) seat of somebody while it goes on."""

    game: str | None
    """None: it is not offered any more, and told in words alone."""
    rows: list[StoredEntry]
    number: int
    own: list[int]


class FoldTo(msgspec.Struct, frozen=True, tag="moment"):
    """The position of a finished game after the line with this seq."""

    game: str
    rows: list[StoredEntry]
    number: int
    at: int


class Folded(msgspec.Struct, frozen=True):
    replay: PackedReplay | None = None
    position: dict[str, Any] | None = None
    over: bool = False
    refused: Refusal | None = None
    error: str | None = None


def do(job: FoldReplay | FoldTo) -> Folded:
    """One job; an error becomes an answer."""
    try:
        game = None if job.game is None else registry.game(job.game)
        g = game_of(job.rows, job.number)
        if isinstance(job, FoldReplay):
            return Folded(replay=replay(game, g, job.own))
        folded = None if game is None else fold(game, g, SPECTATOR)
        if folded is None or game is None:
            return Folded(refused="other_version")
        s = folded.log.at(sum(seq <= job.at for seq in g.moves))
        return Folded(position=st.snapshot(s), over=bool(game.over(s)))
    except Refused as no:
        return Folded(refused=no.code)
    except (TooLong, MemoryError):
        return Folded(refused="too_big")
    except Exception as error:
        return Folded(error=f"{type(error).__name__}: {error}")


class FoldingWorker(Worker):
    """The process, started with the first game that somebody wants to see."""

    module = "deskoherna.server.replays.folding"
    answers = Folded

    async def fold(self, job: FoldReplay | FoldTo) -> Folded:
        folded: Folded = await self._asked(job, job.game or "", FOLD_S)
        return folded


class Folding:
    """One game after another."""

    def __init__(self, packs: Path) -> None:
        self._worker = FoldingWorker("--fold", packs=packs)
        self._turn = asyncio.Lock()

    async def ask(self, job: FoldReplay | FoldTo) -> Folded:
        async with self._turn:
            try:
                found = await self._worker.fold(job)
            except JobRefused as error:
                LOG.error("a game does not fold: %s", error)
                raise Refused("failed") from None
            except WorkerFailed:
                raise Refused("too_big") from None
        if found.refused is not None:
            raise Refused(found.refused)
        return found

    async def close(self) -> None:
        self._worker.kill()
        await asyncio.gather(*self._worker.ending)


if __name__ == "__main__":
    worker.begin(worker.NICE, MOST_BYTES)
    worker.serve(msgspec.msgpack.Decoder(FoldReplay | FoldTo), do)
