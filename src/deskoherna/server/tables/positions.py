"""Positions of tables, stored a moment after they came about: what a game under other rules goes on from.

The log says all. A stored position is read only where the log can be folded no more, because the rules are others. It
may be a little late: the server that starts after a crash brings it up to date, and one of other rules leaves such a
table alone rather than forget moves.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from deskoherna.server.store.appends import keep_positions
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.store import Store

if TYPE_CHECKING:
    from deskoherna.server.tables.owner import Owner

LOG = logging.getLogger("deskoherna.tables")
LOOK_S = 1.0
QUIET_S = 1.0
"""A table at which nothing happened for so long has its position stored."""
MOST_LATE = 16
"""One at which much happens has it stored after so many entries."""


class Positions:
    """Tables whose stored position is older than their log."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._late: set[Owner] = set()

    def changed(self, owner: "Owner") -> None:
        if owner.table.position_seq > owner.kept_seq:
            self._late.add(owner)

    async def keep_up(self) -> None:
        """Store those that are due, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_S)
            now = time.monotonic()
            due = [
                owner
                for owner in self._late
                if now - owner.recorded > QUIET_S or owner.table.position_seq - owner.kept_seq >= MOST_LATE
            ]
            try:
                await self.keep(due)
            except StoreError:
                LOG.warning("positions of %d tables could not be stored yet", len(due))
            except Exception:
                LOG.exception("positions could not be stored")

    async def keep_all(self) -> None:
        await self.keep(list(self._late))

    async def keep(self, owners: "Iterable[Owner]") -> None:
        found = [(owner, position) for owner in owners if (position := owner.unkept_position()) is not None]
        if found:
            await self.store.write(partial(keep_positions, positions=[position for _, position in found]))
        for owner, position in found:
            owner.kept_seq = position.seq
        self._late = {owner for owner in self._late if owner.table.position_seq > owner.kept_seq}
