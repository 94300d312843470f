"""A table that begins with a moment of a finished game."""

import msgspec

from deskoherna.kit import state as st
from deskoherna.kit.contract import SPECTATOR
from deskoherna.server.games.served import ServedGame
from deskoherna.server.people.accounts import Person
from deskoherna.server.replays.recorded import RecordedGame, fold
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.opening import against_bots, opened
from deskoherna.server.wire.bodies import Fork
from deskoherna.server.wire.refusal import Refused


async def from_replay(served: ServedGame, person: Person, table_id: str, g: RecordedGame, body: Fork) -> e.Opened:
    """A table that begins with a moment of a finished game."""
    if g.result is None:
        raise Refused("not_finished")
    folded = await fold(served.game, g, SPECTATOR)
    if folded is None:
        raise Refused("other_version")
    log = folded.log
    s = log.at(sum(seq <= body.at for seq in g.moves))
    if served.game.over(s):
        raise Refused("not_playing")
    options = msgspec.to_builtins(served.options(g.opened.options))
    setups = against_bots(served, person, s.seats, body.seats, body.bot)
    return opened(served, person, options, setups, start=st.snapshot(s), origin=f"fork:{table_id}:{body.at}")
