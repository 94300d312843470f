"""What goes on by itself: tables of a round are set up, the next round is paired when the last game of one has ended.

Every step is one transaction that does nothing where it was done already, so any server may take it at any time.
"""

import asyncio
import hashlib
import hmac
import json
import logging
import sys
from collections.abc import Collection, Sequence
from functools import partial

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.notices import notices
from deskoherna.server.notices.notices import Notice
from deskoherna.server.people.ids import INVITE, TABLE, new_id
from deskoherna.server.store import schema
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.store import Store
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.opening import TOURNAMENT
from deskoherna.server.tables.tables import Tables
from deskoherna.server.tournaments import dutch, pairing, records
from deskoherna.server.tournaments.records import Event, P, Pairing, T

LOG = logging.getLogger("deskoherna.tournaments")
LOOK_S = 1.0
CLAIM_S = 20.0
"""Whoever wanted to set up a table for so long has ended."""
AGAIN_S = 5.0
"""After so long a table that could not be set up is tried again."""
PAIR_S = 900.0
MOST_RUNNING = 200
FEWEST = {"teams": 1}
"""With fewer than that it ends; at other tables all seats have to be taken."""
HELPER = "apprentice"
"""Who sits where a team has nobody."""


class Organiser:
    """Looks after all tournaments that are being played."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables, self.store = tables, store
        self._going: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        if not self.tables.membership.several:
            await self.store.write(self._forget_claims)
        try:
            while True:
                await asyncio.sleep(LOOK_S)
                try:
                    await self.look()
                except StoreError:
                    LOG.exception("the database does not answer")
                except Exception:
                    LOG.exception("tournaments are not looked after")
        finally:
            await self._stop()

    async def _stop(self) -> None:
        going = list(self._going.values())
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    async def look(self) -> None:
        """Each goes on for itself: one that is being paired, or has a fault, keeps no other waiting."""
        running = await self.store.read(
            lambda connection: records.tournaments(connection, T.status == "running", MOST_RUNNING)
        )
        for tournament in running:
            if tournament.id not in self._going:
                task = asyncio.get_running_loop().create_task(self._look_after(tournament.id))
                self._going[tournament.id] = task
                task.add_done_callback(partial(self._looked, tournament.id))

    def _looked(self, tournament: str, task: asyncio.Task[None]) -> None:
        del self._going[tournament]
        if not task.cancelled() and task.exception() is not None:
            LOG.error("tournament %s does not go on", tournament, exc_info=task.exception())

    async def _look_after(self, tournament: str) -> None:
        event = await self.store.read(partial(records.event, tournament=tournament))
        if event is not None:
            await self._set_up(event)
            await self._go_on(event)

    # ------------------------------------------------------------ tables

    async def _set_up(self, event: Event) -> None:
        """The tables that are missing."""
        for one in _unfinished(event):
            if one.table_id is None:
                continue
            claimed = await self.store.write(partial(self._claim, event=event, pairing=one))
            if claimed:
                try:
                    await self._open(event, one)
                except Exception as error:
                    LOG.warning("table %s of tournament %s: %s", one.table_id, event.tournament.id, error)
                    await self.store.write(partial(self._let_go, pairing=one))

    @staticmethod
    def _forget_claims(connection: Connection) -> None:
        """There is no other server: whoever wanted to set up a table has ended."""
        connection.execute(sa.update(schema.pairings).where(P.claimed > 0).values(claimed=0.0))

    def _let_go(self, connection: Connection, pairing: Pairing) -> None:
        """It could not be set up now; a moment later it is tried again."""
        later = self.tables.time.now() - CLAIM_S + AGAIN_S
        connection.execute(sa.update(schema.pairings).where(P.table_id == pairing.table_id).values(claimed=later))

    def _claim(self, connection: Connection, event: Event, pairing: Pairing) -> bool:
        """One server alone sets it up; nobody does where it is there."""
        there = sa.exists().where(schema.tables.c.id == pairing.table_id)
        now = self.tables.time.now()
        mine = sa.and_(P.tournament == event.tournament.id, P.table_id == pairing.table_id)
        wanted = sa.update(schema.pairings).where(mine, ~there, P.claimed < now - CLAIM_S).values(claimed=now)
        return connection.execute(wanted).rowcount > 0

    async def _open(self, event: Event, pairing: Pairing) -> None:
        t = event.tournament
        served = await self.tables.packs.find(t.game)
        setups = _setups(event, pairing)
        opened = e.Opened(
            game=served.game.slug,
            rules=served.game.version,
            material=served.game.material_hash,
            pack=served.pack,
            options=t.options,
            name=t.name,
            private=t.rules.same_deals,
            invite=new_id(INVITE),
            host=next((x.person for x in setups if x.person), t.host),
            match=1,
            clock=t.clock,
            seats=setups,
            origin=f"{TOURNAMENT}{t.id}:{pairing.round}:{pairing.board}",
            rated=t.rated and any(x.person for x in setups),
        )
        await self.tables.create(opened, pairing.table_id, _deal(event, pairing.round))

    # ------------------------------------------------------------ rounds

    async def _go_on(self, event: Event) -> None:
        """When the last game of the round has ended: the next one, or the end. An arena knows no rounds."""
        t, waiting = event.tournament, _unfinished(event)
        if t.kind == "arena" and self.tables.time.now() < t.rules.ends:
            made = pairing.next_round(event)
            if made:
                await self.store.write(partial(self._pair, event=event, made=made))
            return
        if waiting:
            return
        once_more = pairing.again(event)
        if once_more:
            await self.store.write(partial(self._again, event=event, once_more=once_more))
        elif t.round >= t.rounds or len(event.here()) < FEWEST.get(t.kind, t.rules.seats):
            await self.store.write(partial(self._end, event=event))
        else:
            dutch_system = t.kind == "swiss" and t.rules.seats == records.PAIR
            made = pairing.next_round(event, await self._swiss(event) if dutch_system else ())
            await self.store.write(partial(self._pair, event=event, made=made))

    @staticmethod
    async def _swiss(event: Event) -> pairing.Boards:
        """In a process of its own: nobody who plays waits for it."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", dutch.__name__),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            async with asyncio.timeout(PAIR_S):
                said, _ = await process.communicate(json.dumps(dutch.question(event)).encode())
        except BaseException:
            process.kill()
            await process.wait()
            raise
        if process.returncode != 0:
            raise RuntimeError(f"tournament {event.tournament.id}: round {event.tournament.round + 1} was not paired")
        return [(first, second) for first, second in json.loads(said)]

    def _turned(self, connection: Connection, event: Event, **values: object) -> bool:
        """Go on from this very round; False: somebody else did."""
        t = event.tournament
        here = sa.and_(T.id == t.id, T.status == "running", T.round == t.round)
        now = self.tables.time.now()
        return connection.execute(sa.update(schema.tournaments).where(here).values(updated=now, **values)).rowcount > 0

    def _pair(self, connection: Connection, event: Event, made: Sequence[Pairing]) -> None:
        if self._turned(connection, event, round=event.tournament.round + 1):
            self._write(connection, event, made)

    def _again(self, connection: Connection, event: Event, once_more: Sequence[Pairing]) -> None:
        if not self._turned(connection, event):
            return
        there = {(p.round, p.board, p.again) for p in records.pairings(connection, event.tournament)}
        new = [p for p in once_more if (p.round, p.board, p.again) not in there]
        if new:
            self._write(connection, event, new)

    def _end(self, connection: Connection, event: Event) -> None:
        if self._turned(connection, event, status="over"):
            self._tell(connection, event, "finished", f"finished:{event.tournament.id}", 0)

    def _write(self, connection: Connection, event: Event, made: Sequence[Pairing]) -> None:
        rows = [
            {
                "tournament": event.tournament.id,
                "round": p.round,
                "board": p.board,
                "again": p.again,
                "first": p.first,
                "second": p.second,
                "table_id": new_id(TABLE) if p.second or event.tournament.kind == "teams" else None,
                "claimed": 0.0,
                "more": records.written(p.more),
                "division": p.division,
            }
            for p in made
        ]
        connection.execute(sa.insert(schema.pairings), rows)
        sit = {n for p in made for n in p.numbers}
        self._tell(connection, event, "round", f"round:{event.tournament.id}:{made[0].round}", made[0].round, sit)

    def _tell(
        self, connection: Connection, event: Event, kind: str, name: str, number: int, whom: Collection[int] = ()
    ) -> None:
        t, now = event.tournament, self.tables.time.now()
        args = {"name": t.name, "round": number, "game": t.game, "path": f"/tournaments/{t.id}"}
        for x in event.entrants:
            for person in x.people if not x.gone and (not whom or x.number in whom) else ():
                told = Notice(f"{name}:{person}", person, kind, args, now)
                notices.write(connection, self.tables.settings.notices, told, now)


def _unfinished(event: Event) -> list[Pairing]:
    """What is still being played."""
    t = event.tournament
    now = event.pairings if t.kind == "arena" else event.of_round(t.round)
    return [p for p in now if p.outcome is None]


def _setups(event: Event, pairing: Pairing) -> list[e.SeatSetup]:
    """Who sits where. A team that is not complete is helped by bots."""
    known = event.numbered()
    if event.tournament.kind == "teams":
        team = known[pairing.first]
        people = [e.SeatSetup("person", m.name, m.person) for m in team.members]
        return people + [e.SeatSetup("bot", bot=team.bot or HELPER)] * (event.tournament.rules.seats - len(people))
    those = [known[n] for n in pairing.numbers]
    return [e.SeatSetup("person", x.name, x.person) if x.person else e.SeatSetup("bot", bot=x.bot) for x in those]


def _deal(event: Event, number: int) -> str | None:
    """The secret of the deal that all tables of a round have; None: each has its own."""
    t = event.tournament
    if not t.rules.same_deals:
        return None
    return hmac.new(bytes.fromhex(t.secret), number.to_bytes(8, "big"), hashlib.sha256).hexdigest()
