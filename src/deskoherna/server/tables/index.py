"""What is kept of a table beside its log, so that lists are read without a fold."""

import logging
import secrets
from collections.abc import Iterable

import msgspec

from deskoherna.server.store.appends import TableIndex
from deskoherna.server.tables import views
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.protocol import TableInfo

LOG = logging.getLogger("deskoherna.tables")


class ListedTable(msgspec.Struct, frozen=True):
    """A table for lists: what everybody may know, and what the viewer's part of it follows from."""

    info: TableInfo
    acting: list[int]
    invite: str
    turns: list[float | None] = []
    """By seat: since when it has to decide."""


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ListedTable] = msgspec.json.Decoder(ListedTable)


def index_of(table: Table) -> TableIndex:
    info = views.table_info(table, None)
    acting = table.acting()
    kept = ListedTable(info, [i for i in acting if table.seats[i].bot is None], table.opened.invite, table.turn_at)
    bot_moves = any(table.seats[i].bot is not None for i in acting)
    return TableIndex(
        game=info.game,
        status=table.status,
        listed=table.status == "waiting" and not info.private and any(s.kind == "open" for s in table.seats),
        wakes=bot_moves or (table.opened.clock is not None and bool(acting)) or (table.between and not table.people()),
        host=info.host,
        games=table.number,
        updated=table.updated,
        info=_encoder.encode(kept).decode(),
    )


def people_of(table: Table) -> set[str]:
    """In whose lists it stands: those who sit here, and who set it up."""
    return {*table.people(), table.opened.host} if table.seq else set()


def all_for_person(texts: Iterable[str], person: str | None) -> list[TableInfo]:
    """Kept tables as this person sees them; one whose row is damaged is missing, the others are there."""
    found = []
    for text in texts:
        try:
            found.append(for_person(text, person))
        except msgspec.MsgspecError as error:
            LOG.error("a table is missing in lists, what is kept of it cannot be read: %s", error)
    return found


def read(text: str) -> ListedTable:
    """What is kept of a table."""
    return _decoder.decode(text)


def for_person(text: str, person: str | None) -> TableInfo:
    """A kept table as this person sees it in a list."""
    kept = read(text)
    own = [s.seat for s in kept.info.seats if s.person == person] if person else []
    member = bool(own) or kept.info.host == person
    return msgspec.structs.replace(
        kept.info, yours=own, your_turn=any(i in kept.acting for i in own), invite=kept.invite if member else None
    )


def visible(text: str, person: str, invite: str | None) -> bool:
    """A private table is for those who sit there, who set it up, and who have the code."""
    kept = _decoder.decode(text)
    member = kept.info.host == person or any(s.person == person for s in kept.info.seats)
    return not kept.info.private or member or secrets.compare_digest((invite or "").encode(), kept.invite.encode())
