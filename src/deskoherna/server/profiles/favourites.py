"""Things of the box that somebody's moves name often: cards, animals, whatever the catalogue shows."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.kit.game import Game
from deskoherna.server.store import schema
from deskoherna.server.store.results import SeatResult
from deskoherna.server.wire.bodies import Favourite

LOOKED_AT = 25
"""Of so many of the last games the moves are read."""
SHOWN = 4
LEAST = 3
"""What was named less often is no favourite."""


class _Move(msgspec.Struct):
    """What is needed of an entry of the log."""

    seat: int
    move: str
    bot: bool = False


_decoder = msgspec.json.Decoder(_Move)


@lru_cache
def named(game: Game) -> dict[str, tuple[str, ...]]:
    """By the text of a move: the things of the catalogue that it names."""
    items = {item.key for item in game.catalogue()}
    found = {}
    for move, text in enumerate(game.verbs.texts()):
        keys = (target.replace(":", "-") for target in game.verbs.targets(move))
        if known := tuple(key for key in keys if key in items):
            found[text.lower()] = known
    return found


def favourites(connection: Connection, game: Game, results: Sequence[SeatResult]) -> list[Favourite]:
    """By the moves that stand in the logs of the last games; which game of a match it was does not matter here."""
    seats: dict[str, set[int]] = {}
    for one in results[-LOOKED_AT:]:
        seats.setdefault(one.table_id, set()).add(one.seat)
    c = schema.entries.c
    rows = connection.execute(sa.select(c.table_id, c.body).where(c.table_id.in_(seats), c.kind == "moved"))
    known, times = named(game), Counter[str]()
    for table_id, body in rows:
        entry = _decoder.decode(body)
        if entry.seat in seats[table_id] and not entry.bot:
            times.update(known.get(entry.move.lower(), ()))
    often = sorted(times.items(), key=lambda x: (-x[1], x[0]))[:SHOWN]
    return [Favourite(item, n) for item, n in often if n >= LEAST]
