"""Acts that need the table, or the sockets, of somebody: carried out by the server that has them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from deskoherna.server.keeping import acts
from deskoherna.server.keeping.acts import Written
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.store import Store
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.owner import Owner
from deskoherna.server.tables.requests import STAND_IN
from deskoherna.server.tables.tables import Elsewhere, Tables
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.keeping")
LOOK_S = 1.0


class Carrier:
    """Looks for acts that wait, and does them."""

    def __init__(self, tables: Tables, store: Store, turn_away: Callable[[str], Awaitable[None]]) -> None:
        self.tables, self.store, self.turn_away = tables, store, turn_away

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.look()
            except StoreError:
                LOG.exception("the database does not answer")

    async def look(self) -> None:
        now = self.tables.time.now()
        for act in await self.store.read(lambda connection: acts.asked(connection, now)):
            if await self.store.write(partial(acts.claim, act=act.id, now=now)):
                try:
                    await self._do(act)
                    state = "done"
                except Elsewhere:
                    await self.store.write(partial(acts.leave, act=act.id))
                    continue
                except Refused as no:
                    LOG.warning("act %s on %s: %s", act.act, act.target, no.code)
                    state = "failed"
                await self.store.write(partial(acts.settle, act=act.id, state=state))

    async def _do(self, act: Written) -> None:
        if act.act == "ban":
            await self.turn_away(act.target)
            return
        owner = await self.tables.owner(act.target)
        if act.act == "close":
            await owner.call(close, owner)
        else:
            await owner.call(hand_over, owner, int(act.more["seat"]))


async def close(owner: Owner) -> None:
    if owner.table.status not in ("waiting", "playing"):
        raise Refused("not_playing")
    await owner.record(e.Closed(reason="keeper"))
    owner.tell_seats()
    owner.schedule()


async def hand_over(owner: Owner, seat: int) -> None:
    """A bot plays on for whoever sits there."""
    table = owner.table
    if table.status != "playing" or seat >= len(table.seats) or table.seats[seat].person is None:
        raise Refused("not_playing")
    await owner.record(e.Left(seat=seat, bot=STAND_IN))
    owner.tell_seats()
    owner.tell_state()
    owner.schedule()
