"""Games from elsewhere: an exported game is checked, and becomes the log of a table of its own."""

from typing import Any

import msgspec

from deskoherna.server.games.served import ServedGame
from deskoherna.server.people.accounts import Person
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.opening import opened
from deskoherna.server.wire.bodies import Export
from deskoherna.server.wire.refusal import Refused

FIRST_MOVE = 3
"""The lowest seq of a move: the table is opened, then dealt."""


def moves_of(body: Export) -> list[list[Any]]:
    """The moves of an exported game as the kit stores them, each with the outcomes it was given."""
    return [[*m, *([body.given[str(m[0])]] if str(m[0]) in body.given else [])] for m in body.moves]


def check_import(served: ServedGame, body: Export) -> dict[str, Any]:
    """An exported game as the kit stores one; what can be seen without playing it is refused here."""
    if (body.rules, body.material) != (served.game.version, served.game.material_hash):
        raise Refused("other_version", rules=served.game.version, material=served.game.material_hash)
    if len(body.moves) > served.game.max_steps:
        raise Refused("bad_import", reason="length", entry=served.game.max_steps + 1)
    last = FIRST_MOVE - 1
    for n, (seq, seat, _) in enumerate(body.moves, 1):
        if seq <= last:
            raise Refused("bad_import", reason="seq", entry=n)
        if not 0 <= seat < served.game.max_seats:
            raise Refused("bad_import", reason="seat", entry=n)
        last = seq
    try:
        bytes.fromhex(body.secret)
    except ValueError:
        raise Refused("bad_import", reason="secret") from None
    options = served.options(body.options)
    seats = served.seats(options)
    if any(len(x) != seats for x in (body.names, body.result.standing, body.result.points)):
        raise Refused("bad_import", reason="seats")
    return {
        "game": body.game,
        "rules": body.rules,
        "material": body.material,
        "options": msgspec.to_builtins(options),
        "key": body.secret,
        "moves": moves_of(body),
    } | ({} if body.start is None else {"start": body.start})


def imported(served: ServedGame, person: Person, body: Export) -> list[tuple[int, e.AnyEntry]]:
    """The log of a table that holds an imported game and nothing else; moves keep their seq, hence their chance."""
    options = msgspec.to_builtins(served.options(body.options))
    setups = [e.SeatSetup("person", name) for name in body.names]
    first = opened(served, person, options, setups, start=body.start, origin="import", private=True)
    rows: list[tuple[int, e.AnyEntry]] = [(1, first), (2, e.Dealt(number=1, key=body.secret))]
    for seq, seat, text in body.moves:
        rows.append((seq, e.Moved(seat=seat, move=text, masked=text, chance=body.given.get(str(seq)))))
    result = body.result
    ended = e.Ended(reason=result.reason, standing=result.standing, points=result.points)
    return [*rows, (rows[-1][0] + 1, ended)]
