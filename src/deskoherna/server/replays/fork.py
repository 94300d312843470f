"""A table that begins with a moment of a finished game."""

from typing import Any

import msgspec

from deskoherna.server.games.served import ServedGame
from deskoherna.server.people.accounts import Person
from deskoherna.server.replays.recorded import RecordedGame
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.opening import against_bots, opened
from deskoherna.server.wire.bodies import Fork


def from_moment(
    served: ServedGame, person: Person, table_id: str, g: RecordedGame, body: Fork, position: dict[str, Any]
) -> e.Opened:
    """A table that begins with this position of a finished game."""
    options = served.options(g.opened.options)
    setups = against_bots(served, person, served.seats(options), body.seats, body.bot)
    origin = f"fork:{table_id}:{body.at}"
    return opened(served, person, msgspec.to_builtins(options), setups, start=position, origin=origin)
