"""All tables, in memory those somebody looks at or at which something happens by itself."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from deskoherna.kit import state as st
from deskoherna.server.bots.pool import Pool
from deskoherna.server.bots.program import Program
from deskoherna.server.cluster.membership import Membership
from deskoherna.server.cluster.messages import Touched
from deskoherna.server.games.served import Games
from deskoherna.server.people.accounts import Person
from deskoherna.server.people.ids import INVITE, TABLE, new_id
from deskoherna.server.people.rates import Rates
from deskoherna.server.settings import Settings
from deskoherna.server.store import queries, schema
from deskoherna.server.store.appends import Append, StoredEntry
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.store import Store
from deskoherna.server.tables import entries as e
from deskoherna.server.tables import views
from deskoherna.server.tables.clocks import AliveTime, Runs, union
from deskoherna.server.tables.connection import Connection
from deskoherna.server.tables.index import for_person, index_of, people_of, visible
from deskoherna.server.tables.keys import Keys
from deskoherna.server.tables.owner import Owner
from deskoherna.server.tables.packs import Packs
from deskoherna.server.tables.positions import Positions
from deskoherna.server.tables.requests import may_view
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.protocol import Reason, TableInfo
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.tables")
FOLD_AT_ONCE = 40
"""Entries folded before the others get a turn."""
SWEPT = 200


def _material(entries: list[e.AnyEntry], first: e.Opened) -> str:
    """The material a table is played with by now."""
    later = [x.material for x in entries if isinstance(x, e.Upgraded)]
    return later[-1] if later else first.material


class Elsewhere(Refused):
    """Another server has the table."""

    def __init__(self, server: str) -> None:
        super().__init__("busy")
        self.server = server


class Tables:
    """Finds the owner of a table, sets tables up, and lets them go."""

    def __init__(
        self,
        settings: Settings,
        games: Games,
        store: Store,
        pool: Pool,
        packs: Packs,
        rates: Rates,
        membership: Membership,
    ) -> None:
        self.settings, self.games, self.store, self.pool = settings, games, store, pool
        self.packs, self.rates, self.membership = packs, rates, membership
        self.keys = Keys(settings.seed)
        self.programs: dict[str, Program] = {}
        """Programs that play, by their tokens."""
        self.owners: dict[str, Owner] = {}
        packs.in_use = lambda: [owner.table.game for owner in self.owners.values()]
        self.unreadable: set[str] = set()
        """Tables that were set aside because their log is damaged; the others go on. A restart looks at them again."""
        self.positions = Positions(store)
        self._loading: dict[str, asyncio.Task[Owner]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self.time = AliveTime(time.time())
        self.tell_others: Callable[[Touched], None] = lambda _: None
        """Where there are other servers: what has to be done at tables that they have."""
        self.closing = False
        self.moves: Counter[tuple[str, str]] = Counter()
        """Moves that were played since the start, by game and by whom: a bot or a person."""

    def connections(self) -> list[Connection]:
        return [c for o in self.owners.values() for c in o.connections]

    def people_here(self) -> list[tuple[str, str]]:
        """Who is at which table now, with a seat or without."""
        return sorted({(c.person.id, o.table.id) for o in self.owners.values() for c in o.people_here})

    async def end_programs(self) -> None:
        """End the programs that play at any table."""
        await asyncio.gather(*(o.bots.programs.close() for o in self.owners.values()))

    async def stop(self) -> None:
        """Let go of all tables; what happened at them is kept."""
        await asyncio.gather(*(o.stop() for o in self.owners.values()), *self._leaving.values())
        with contextlib.suppress(StoreError):  # said where it was refused
            await self.positions.keep_all()

    # ------------------------------------------------------------ tables in memory

    async def owner(self, table_id: str) -> Owner:
        """The owner of a table; it is read from the disk where it is not in memory. `Elsewhere`: another has it."""
        if table_id in self.owners:
            return self.owners[table_id]
        if "\0" in table_id:  # PostgreSQL refuses the question itself
            raise Refused("not_found")
        if table_id in self.unreadable:
            raise Refused("unreadable")
        if self.closing:
            raise Refused("busy")
        if table_id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def info(self, table_id: str, person: Person | None, invite: str | None) -> TableInfo:
        """A table as this person may see it."""
        who = person.id if person else ""
        if self.membership.several:
            return await self._info_kept(table_id, who, invite)
        owner = await self.owner(table_id)

        async def info() -> TableInfo:
            may_view(owner.table, who, invite)
            return views.table_info(owner.table, who or None, owner.present)

        return await owner.call(info)

    async def _info_kept(self, table_id: str, who: str, invite: str | None) -> TableInfo:
        """What is kept beside the log says it, whichever server has the table; but not who is here just now."""
        where = schema.tables.c.id == table_id
        found = await self.store.read(lambda c: queries.infos(c, where, 1)) if "\0" not in table_id else []
        if not found:
            raise Refused("not_found")
        if not visible(found[0], who, invite):
            raise Refused("private")
        return for_person(found[0], who)

    async def read_table(self, table_id: str) -> Table:
        """Fold the log of a table."""
        rows = await self.store.read(lambda connection: queries.log_of(connection, table_id))
        if not rows:
            raise Refused("not_found")
        entries: list[e.AnyEntry] = []
        for row in rows:
            try:
                entries.append(e.read(row.body))
            except (ValueError, RecursionError) as error:
                raise e.UnreadableEntry(f"entry {row.seq} cannot be read: {error}") from None
        first = entries[0]
        if not isinstance(first, e.Opened):
            raise e.UnreadableEntry(f"the log begins with {rows[0].kind!r}")
        table = Table(table_id, await self.packs.game(first.game, _material(entries, first)))
        for n, (row, entry) in enumerate(zip(rows, entries, strict=True)):
            try:
                table.apply(row.seq, row.at, entry)
            except Exception as error:
                raise e.UnreadableEntry(f"entry {row.seq} does not fit: {type(error).__name__}: {error}") from error
            if n % FOLD_AT_ONCE == FOLD_AT_ONCE - 1:
                await asyncio.sleep(0)
        return table

    async def _load(self, table_id: str) -> Owner:
        if table_id in self._leaving:
            await self._leaving[table_id]
        claimed = await self.membership.claim(table_id)
        if claimed.server != self.membership.name:
            raise Elsewhere(claimed.server)
        try:
            return await self._read_in(table_id, claimed.lapsed)
        except BaseException:
            if table_id not in self.owners:
                await self.membership.release(table_id)
            raise

    async def _read_in(self, table_id: str, lapsed: float | None) -> Owner:
        try:
            table = await self.read_table(table_id)
        except Refused:
            raise
        except e.UnreadableEntry as error:
            LOG.error("table %s is set aside, all others go on: %s", table_id, error)
            self.unreadable.add(table_id)
            raise Refused("unreadable") from None
        except Exception as error:
            LOG.exception("table %s cannot be folded", table_id)
            raise Refused("failed") from error
        runs = await self.store.read(lambda connection: queries.uptime(connection, table.created))
        if self.membership.several:
            now = self.time.now()
            owner = Owner(self, table, union(runs, now if lapsed is None else min(lapsed, now)), now)
        else:
            owner = self._owner(table, [r for r in runs if r[0] < self.time.started])
        if not table.readable and table.status in ("waiting", "playing"):
            try:
                await self._upgrade(owner)
            except BaseException:
                await owner.stop()
                raise
        self.owners[table_id] = owner
        owner.schedule()
        return owner

    def _owner(self, table: Table, runs: Runs = ()) -> Owner:
        return Owner(self, table, runs, self.time.started)

    def lose(self, owner: Owner) -> None:
        """A table is another server's, or nobody knows any more what of it is on the disk."""
        if not owner.gone:
            owner.vanish()
            if self.owners.get(owner.table.id) is owner:
                del self.owners[owner.table.id]
            self._leave(owner)

    def lose_all(self) -> None:
        for owner in list(self.owners.values()):
            self.lose(owner)

    async def let_go(self, owner: Owner) -> None:
        """A table at which nobody is leaves memory."""
        del self.owners[owner.table.id]
        self._leave(owner)
        await self._leaving[owner.table.id]

    def _leave(self, owner: Owner) -> None:
        """Let go of a table that is not among ours any more; whoever wants it again waits until that is done."""
        table_id = owner.table.id
        owner.left = True

        async def leave() -> None:
            await owner.stop()
            await self.membership.release(table_id)

        task = asyncio.get_running_loop().create_task(leave(), name=f"leave {table_id}")
        self._leaving[table_id] = task
        task.add_done_callback(lambda _: self._leaving.pop(table_id, None))

    async def _upgrade(self, owner: Owner) -> None:
        """A table of other rules or material goes on from its last stored position if that still fits, or is closed."""
        table = owner.table
        game = table.game
        if game is None:
            raise Refused("unknown_game", game=table.opened.game)
        try:
            game.read_options(table.opened.options)
            start: dict[str, Any] | None = None
            if table.number and table.result is None:
                found = await self.store.read(lambda connection: queries.snapshot_of(connection, table.id))
                if found is None or found[0] < table.position_seq:
                    LOG.error("table %s: its server was killed; start the version before once more", table.id)
                    raise Refused("other_version")
                start = msgspec.msgpack.decode(found[1], type=dict[str, Any])
                wrong = game.faults(st.restore(game.state, start))
                if wrong:
                    raise ValueError("; ".join(wrong))
        except ValueError as error:
            LOG.warning("table %s is closed, it was begun with other rules: %s", table.id, error)
            await owner.record(e.Closed(reason="version"))
        else:
            await owner.record(e.Upgraded(rules=game.version, material=game.material_hash, start=start))

    # ------------------------------------------------------------ new tables

    async def create(self, opened: e.Opened, table_id: str | None = None, key: str | None = None) -> Owner:
        """Set up a new table; where no seat is free the first game is dealt. `table_id`: it was promised already.
        `key`: the secret of the first deal, where others have the same one."""
        if table_id is None:
            await self.room_for(opened.host)
            table_id = new_id(TABLE)
        await self.packs.use(opened.game, opened.material, opened.pack)
        owner = self._owner(Table(table_id, await self.packs.game(opened.game, opened.material)))
        first: list[e.AnyEntry] = [opened]
        if all(c.kind in ("person", "bot") for c in opened.seats):
            first.append(e.Dealt(number=1, key=key or self.keys.new()))
        try:
            await self.membership.claim(table_id, new=True)
            await owner.record(*first)
        except BaseException:
            await owner.stop()
            await self.membership.release(table_id)
            raise
        self.owners[table_id] = owner
        owner.schedule()
        return owner

    async def bring_in(self, rows: list[tuple[int, e.AnyEntry]]) -> Owner:
        """A table whose whole log comes from elsewhere."""
        first = rows[0][1]
        if not isinstance(first, e.Opened):
            raise ValueError("a log begins with the opening of its table")
        await self.room_for(first.host)
        await self.packs.use(first.game, first.material, first.pack)
        table = Table(new_id(TABLE), await self.packs.game(first.game, first.material))
        at = self.time.now()
        for seq, entry in rows:
            table.apply(seq, at, entry)
        written = [StoredEntry(seq, e.kind_of(x), e.write(x), at) for seq, x in rows]
        await self.membership.claim(table.id, new=True)
        await self.store.append(Append(table.id, written, index_of(table), people_of(table)))
        return await self.owner(table.id)

    async def room_for(self, host: str) -> None:
        self.rates.person_tables.take(host)
        n = await self.store.read(lambda connection: queries.open_of_host(connection, host))
        if self.settings.limits.scale and n >= self.settings.limits.open_tables:
            raise Refused("too_many", limit=self.settings.limits.open_tables)

    async def rematch(self, table: Table) -> str:
        """The same people, bots and options at a new table."""
        served = await self.packs.of(table.opened.game, table.material)
        if served is None:
            raise Refused("unknown_game", game=table.opened.game)
        game = served.game
        setups = [
            e.SeatSetup(s.kind, s.name, s.person, s.bot if s.kind == "bot" else None, s.hotseat) for s in table.seats
        ]
        opened = msgspec.structs.replace(
            table.opened,
            rules=game.version,
            material=game.material_hash,
            pack=served.pack,
            seats=setups,
            invite=new_id(INVITE),
            origin=f"rematch:{table.id}",
            start=None,
            lesson=None,
            puzzle=None,
        )
        return (await self.create(opened)).table.id

    # ------------------------------------------------------------ sweeping

    async def sweep(self) -> None:
        """Close what was abandoned; let tables nobody looks at leave memory."""
        timeouts = self.settings.timeouts
        for status, limit in (("waiting", timeouts.waiting_s), ("playing", timeouts.abandoned_s)):
            before = self.time.now() - limit
            quiet = partial(queries.quiet_since, status=status, before=before, limit=SWEPT)
            for table_id in await self.store.read(quiet):
                with contextlib.suppress(Refused):
                    owner = await self.owner(table_id)
                    await owner.call(self._abandon, owner, before)
        idle = time.monotonic() - timeouts.idle_s
        for owner in list(self.owners.values()):
            if owner.used < idle and not owner.busy:
                await self.let_go(owner)

    @staticmethod
    async def _abandon(owner: Owner, before: float) -> None:
        table = owner.table
        if table.status in ("waiting", "playing") and table.updated < before and not owner.people_here:
            reason: Reason = "abandoned"
            await owner.record(e.Closed(reason=reason))
            owner.tell_seats()
