"""What is kept of a table beside its log, so that lists are read without a fold."""

import msgspec

from deskoherna.table import eyes
from deskoherna.table.book import Book
from deskoherna.table.protocol import TableInfo
from deskoherna.table.store import Index


class Kept(msgspec.Struct, frozen=True):
    """A table for lists: what everybody may know, and what the viewer's part of it follows from."""

    info: TableInfo
    acting: list[int]
    invite: str


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Kept] = msgspec.json.Decoder(Kept)


def index_of(book: Book) -> Index:
    info = eyes.table_info(book, None)
    acting = book.acting()
    kept = Kept(info, [i for i in acting if book.seats[i].bot is None], book.opened.invite)
    bot_moves = any(book.seats[i].bot is not None for i in acting)
    return Index(
        game=info.game, status=book.status,
        listed=book.status == "waiting" and not info.private and any(s.kind == "open" for s in book.seats),
        wakes=bot_moves or (book.opened.clock is not None and bool(acting)) or (book.between and not book.people()),
        host=info.host, games=book.number, updated=book.updated, info=_encoder.encode(kept).decode())


def people_of(book: Book) -> set[str]:
    """In whose lists it stands: those who sit here, and who set it up."""
    return {*book.people(), book.opened.host} if book.seq else set()


def for_person(text: str, person: str | None) -> TableInfo:
    """A kept table as this person sees it in a list."""
    kept = _decoder.decode(text)
    own = [s.seat for s in kept.info.seats if s.person == person] if person else []
    member = bool(own) or kept.info.host == person
    return msgspec.structs.replace(kept.info, yours=own, your_turn=any(i in kept.acting for i in own),
                                   invite=kept.invite if member else None)
