"""Packs: materials of people's own, kept in the database, judged and tried in processes of their own, and played with.

A pack is judged when it is written (`JudgePack`), then games are tried with it, then its bots are compiled. Only what
was tried is ever loaded here, as a second set of modules (`kit/packs.py`). Its text lies in `materials` from then on:
as long as somebody keeps it, and for ever once a game was played with it.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.kit import packs as kit
from deskoherna.kit import registry
from deskoherna.kit.game import AT, Game
from deskoherna.kit.judging import PackFault
from deskoherna.server.bots.jobs import Answer, JudgePack
from deskoherna.server.bots.pool import JobRefused, Pool, Worker, WorkerFailed
from deskoherna.server.games.served import Games, ServedGame
from deskoherna.server.people.ids import PACK, new_id
from deskoherna.server.people.rates import Rate
from deskoherna.server.settings import Settings
from deskoherna.server.store import schema
from deskoherna.server.store.store import Store, put
from deskoherna.server.wire.bodies import ExportedPack, Pack, PackInfo, PackReading, PackState
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.packs")
LOADED = 60
"""Packs in memory; beyond, those that no table plays with are let go."""
WAITING = 20
"""Packs that may wait to be judged or tried."""
LISTED = 200

_faults: msgspec.json.Decoder[list[PackFault]] = msgspec.json.Decoder(list[PackFault])
Row = Any
"""A row of `packs`."""


def material_of(connection: Connection, game: str, material: str) -> Row | None:
    """The text that tables of this material are played with, and its name."""
    c = schema.materials.c
    return connection.execute(sa.select(c.name, c.body).where(c.game == game, c.hash == material)).first()


def pack_of(connection: Connection, pack: str, person: str) -> Row | None:
    c = schema.packs.c
    return connection.execute(sa.select(schema.packs).where(c.id == pack, c.person == person)).first()


def packs_of(connection: Connection, person: str) -> list[Row]:
    c = schema.packs.c
    found = sa.select(schema.packs).where(c.person == person).order_by(c.updated.desc()).limit(LISTED)
    return list(connection.execute(found))


def use(connection: Connection, game: str, material: str) -> bool:
    """A game is played with it: it is never let go. False: it is gone already."""
    c = schema.materials.c
    changed = sa.update(schema.materials).where(c.game == game, c.hash == material).values(used=True)
    return bool(connection.execute(changed).rowcount)


def release(connection: Connection, game: str, material: str) -> bool:
    """Let a text go that nobody keeps and nothing was played with; was it so?"""
    p, m = schema.packs.c, schema.materials.c
    kept = sa.select(sa.func.count()).where(p.game == game, p.hash == material)
    if connection.execute(kept).scalar_one():
        return False
    gone = sa.delete(schema.materials).where(m.game == game, m.hash == material, sa.not_(m.used))
    return bool(connection.execute(gone).rowcount)


class Packs:
    """All packs, and the games under them that are loaded."""

    def __init__(self, settings: Settings, games: Games, store: Store, pool: Pool, rate: Rate) -> None:
        self.settings, self.games, self.store, self.pool, self.rate = settings, games, store, pool, rate
        self.in_use: Callable[[], Iterable[Game | None]] = lambda: ()
        """The games of the tables in memory."""
        self._loaded: OrderedDict[str, ServedGame] = OrderedDict()
        self._loading = asyncio.Lock()
        self._judge = Worker("--judge", packs=settings.packs)
        self._judging = asyncio.Lock()
        self._queued = 0
        self._trying: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._one_trial = asyncio.Lock()

    async def open(self) -> None:
        """Let go of texts that were tried for nothing: a game that was brought along and then refused."""
        p, m = schema.packs.c, schema.materials.c
        kept = sa.exists().where(p.game == m.game, p.hash == m.hash)
        idle = sa.delete(schema.materials).where(sa.not_(m.used), sa.not_(kept))
        await self.store.write(lambda connection: connection.execute(idle))

    async def close(self) -> None:
        for task in list(self._trying.values()):
            task.cancel()
        await asyncio.gather(*self._trying.values(), return_exceptions=True)
        self._judge.kill()
        await asyncio.gather(*self._judge.ending)

    # ------------------------------------------------------------ games under packs

    async def find(self, name: str) -> ServedGame:
        """A game by its name: `chess`, or `chess@ab12...` under a pack."""
        slug, at, material = name.partition(AT)
        base = self.games.find(slug)
        if not at or material == base.game.material_hash:
            return base
        found = await self._load(base, material)
        if found is None:
            raise Refused("unknown_pack", pack=name[:64])
        return found

    async def of(self, slug: str, material: str) -> ServedGame | None:
        """What a table of this material is played with: its pack, else the game as it is offered; None: none such."""
        base = self.games.served.get(slug)
        if base is None or material == base.game.material_hash:
            return base
        return await self._load(base, material) or base

    async def game(self, slug: str, material: str) -> Game | None:
        """The game of such a table."""
        found = await self.of(slug, material)
        return None if found is None else found.game

    def name_of(self, game: Game) -> str:
        """The name under which any process finds a game that is loaded here."""
        served = self.games.served[game.slug]
        return f"{served.name}{AT}{game.material_hash}" if game.material.pack else served.name

    async def use(self, slug: str, material: str, pack: str | None) -> None:
        """A table is set up with this material: its text is kept."""
        if pack is not None and not await self.store.write(partial(use, game=slug, material=material)):
            raise Refused("unknown_pack", pack=f"{slug}{AT}{material}")

    async def _load(self, base: ServedGame, material: str) -> ServedGame | None:
        """A game under a pack that was tried; None: there is none, or it does not fit these rules any more."""
        name = f"{base.name}{AT}{material}"
        async with self._loading:
            if name not in self._loaded:
                row = await self.store.read(partial(material_of, game=base.game.slug, material=material))
                if row is None:
                    return None
                self._write(material, row.body)
                try:
                    game = await asyncio.to_thread(registry.under, base.name, row.body)
                    _ = game.loops
                except Exception as error:
                    LOG.warning("pack %s cannot be loaded: %s", name, error)
                    return None
                self._loaded[name] = ServedGame(name, game, base.outside, row.name)
                self._let_go()
            self._loaded.move_to_end(name)
            return self._loaded[name]

    def _let_go(self) -> None:
        """Keep so many packs in memory, and those that are played with."""
        if len(self._loaded) > LOADED:
            playing = {game for game in self.in_use() if game is not None}
            for name in [n for n, s in self._loaded.items() if s.game not in playing][: len(self._loaded) - LOADED]:
                kit.forget(self._loaded.pop(name).game)

    # ------------------------------------------------------------ reading and trying

    async def read(self, game: str, text: str, person: str) -> PackReading:
        """What is wrong with a text, and what stands where in it."""
        self.rate.take(person)
        return await self._read(self.games.find(game), text)

    async def _read(self, base: ServedGame, text: str) -> PackReading:
        if self._queued >= WAITING:
            raise Refused("busy")
        self._queued += 1
        try:
            async with self._judging:
                answer: Answer = await self._judge.ask(JudgePack(base.name, text), self.settings.timeouts.judge_s)
        except JobRefused as error:
            raise Refused("bad_pack", reason=str(error)[:200]) from None
        except WorkerFailed:
            raise Refused("bad_pack", reason="too slow to read") from None
        finally:
            self._queued -= 1
        return PackReading(answer.faults, answer.entries)

    def _path(self, material: str) -> Path:
        return kit.path_of(self.settings.packs, material)

    def _write(self, material: str, text: str) -> None:
        """Put a text where workers find it."""
        path = self._path(material)
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_suffix(".new")
            new.write_bytes(text.encode())
            new.replace(path)

    async def admit(self, base: ServedGame, name: str, text: str) -> PackFault | None:
        """Try a text that has no faults; when nothing goes wrong it may be played with from now on."""
        slug, material = base.game.slug, kit.hash_of(text)
        if material == base.game.material_hash:
            return None
        if (await self.store.read(partial(material_of, game=slug, material=material))) is not None:
            return None
        async with self._one_trial:
            self._write(material, text)
            wrong = await self.pool.try_out(f"{base.name}{AT}{material}", self.settings.timeouts.try_s)
        if wrong is not None:
            self._path(material).unlink(missing_ok=True)
            return PackFault("", "", 1, "rules", wrong)
        values = {"name": name, "body": text, "used": False, "created": time.time()}
        key = {"game": slug, "hash": material}
        await self.store.write(partial(put, table=schema.materials, key=key, values=values))
        return None

    async def brought(self, slug: str, material: str, given: ExportedPack | None, person: str) -> ServedGame:
        """The game that an imported one is played with; a pack that comes along is judged and tried first."""
        base = self.games.find(slug)
        if given is not None and material == kit.hash_of(given.text) != base.game.material_hash:
            self.rate.take(person)
            reading = await self._read(base, given.text)
            faults = reading.faults[:1] or [
                f for f in [await self.admit(base, given.name, given.text)] if f is not None
            ]
            if faults:
                raise Refused("bad_pack", reason=faults[0].reason[:200], line=faults[0].line)
        return await self.of(slug, material) or base

    def _start_trial(self, base: ServedGame, row: Row) -> None:
        key = (row.game, row.hash)
        if key not in self._trying:
            task = asyncio.get_running_loop().create_task(self._trial(base, row), name=f"pack {row.id}")
            self._trying[key] = task
            task.add_done_callback(lambda _: self._trying.pop(key, None))

    async def _trial(self, base: ServedGame, row: Row) -> None:
        try:
            wrong = await self.admit(base, row.name, row.body)
        except Exception:
            LOG.exception("pack %s could not be tried", row.id)
            return
        if wrong is not None:
            c = schema.packs.c
            told = msgspec.json.encode([wrong]).decode()
            changed = sa.update(schema.packs).where(c.game == row.game, c.hash == row.hash).values(faults=told)
            await self.store.write(lambda connection: connection.execute(changed))
        elif row.hash != base.game.material_hash:
            self.pool.warm(f"{base.name}{AT}{row.hash}", f"{row.game}{AT}{row.hash}")

    # ------------------------------------------------------------ what people keep

    async def mine(self, person: str) -> list[PackInfo]:
        rows = await self.store.read(partial(packs_of, person=person))
        return [await self._info(row) for row in rows if row.game in self.games.served]

    async def one(self, person: str, pack: str) -> Pack:
        row = await self._row(person, pack)
        reading = await self._read(self.games.find(row.game), row.body)
        return Pack(await self._info(row), row.body, reading.faults or _faults.decode(row.faults), reading.entries)

    async def save(self, person: str, game: str, name: str, text: str, pack: str | None = None) -> Pack:
        """Keep a pack, new or changed, whatever is wrong with it."""
        self.rate.take(person)
        base = self.games.find(game)
        before = None if pack is None else await self._row(person, pack)
        if before is None:
            await self._room_for(person)
        elif before.game != game:
            raise Refused("malformed", at="game")
        reading = await self._read(base, text)
        values = {
            "person": person,
            "game": game,
            "name": name,
            "body": text,
            "hash": kit.hash_of(text),
            "faults": msgspec.json.encode(reading.faults).decode(),
            "updated": time.time(),
        }
        key = {"id": pack or new_id(PACK)}
        await self.store.write(partial(put, table=schema.packs, key=key, values=values))
        if before is not None:
            await self._release(before)
        row = await self._row(person, key["id"])
        return Pack(await self._info(row), text, reading.faults, reading.entries)

    async def delete(self, person: str, pack: str) -> None:
        """Throw a pack away; games that were played with it go on, and stay readable."""
        row = await self._row(person, pack)
        gone = sa.delete(schema.packs).where(schema.packs.c.id == pack)
        await self.store.write(lambda connection: connection.execute(gone))
        await self._release(row)

    async def _release(self, row: Row) -> None:
        self.pool.cool(f"{row.game}{AT}{row.hash}")
        if await self.store.write(partial(release, game=row.game, material=row.hash)):
            self._path(row.hash).unlink(missing_ok=True)
            base = self.games.served.get(row.game)
            if base is not None:
                found = self._loaded.pop(f"{base.name}{AT}{row.hash}", None)
                if found is not None:
                    kit.forget(found.game)

    async def _row(self, person: str, pack: str) -> Row:
        row = None
        with contextlib.suppress(ValueError):
            row = await self.store.read(partial(pack_of, pack=pack.replace("\0", ""), person=person))
        if row is None:
            raise Refused("unknown_pack", pack=pack[:64])
        return row

    async def _room_for(self, person: str) -> None:
        def counted(connection: Connection) -> tuple[int, int]:
            count = sa.select(sa.func.count()).select_from(schema.packs)
            own = connection.execute(count.where(schema.packs.c.person == person)).scalar_one()
            return int(own), int(connection.execute(count).scalar_one())

        limits = self.settings.limits
        own, every = await self.store.read(counted)
        if own >= limits.packs:
            raise Refused("too_many", limit=limits.packs)
        if every >= limits.all_packs or len(self._trying) >= WAITING:
            raise Refused("busy")

    async def _info(self, row: Row) -> PackInfo:
        faults = len(_faults.decode(row.faults))
        state: PackState = "faulty" if faults else await self._state(row)
        return PackInfo(row.id, row.game, row.name, row.hash, state, faults, row.updated)

    async def _state(self, row: Row) -> PackState:
        base = self.games.find(row.game)
        if row.hash == base.game.material_hash:
            return "ready"
        if (row.game, row.hash) not in self._trying:
            tried = await self.store.read(partial(material_of, game=row.game, material=row.hash))
            if tried is not None:
                name = f"{row.game}{AT}{row.hash}"
                if self.pool.warming(name):
                    return "compiling"
                return "slow" if self.pool.failed(name) else "ready"
            self._start_trial(base, row)
        return "trying"
