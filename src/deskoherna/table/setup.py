"""Setting up a table: from what a person asks for to the entry that opens its log."""

from typing import Any

import msgspec

from deskoherna.kit import state as st
from deskoherna.table import entries as e
from deskoherna.table.bodies import Export, Fork, NewTable, PlayOn, SeatPlan
from deskoherna.table.examples import example
from deskoherna.table.house import INVITE
from deskoherna.table.people import Person, new_id
from deskoherna.table.refusal import Refused
from deskoherna.table.replays import Recorded, fold
from deskoherna.table.shelf import Box

OPEN_CHAIR = e.Chair("open")
FIRST_MOVE = 3
"""The lowest seq of a move: the table is opened, then dealt."""


def chair(box: Box, person: Person, plan: SeatPlan) -> e.Chair:
    match plan.kind:
        case "me":
            return e.Chair("person", person.name, person.id)
        case "hotseat":
            return e.Chair("person", plan.name or person.name, person.id, hotseat=True)
        case "bot":
            return e.Chair("bot", bot=box.check_bot(plan.bot or "novice"))
        case "invited":
            return e.Chair("invited")
        case "open":
            return OPEN_CHAIR


def opened(box: Box, person: Person, options: dict[str, Any], chairs: list[e.Chair], **more: Any) -> e.Opened:
    """The entry that opens the log: rules, material and options first."""
    game = box.game
    asked: dict[str, Any] = {"name": person.name, "private": False, "match": 1, "clock": None} | more
    return e.Opened(game=game.slug, rules=game.version, material=game.material_hash, options=options,
                    invite=new_id(INVITE), host=person.id, chairs=chairs, **asked)


def new_table(box: Box, person: Person, body: NewTable) -> e.Opened:
    options, match = agreed(box, body)
    seats = box.seats(options)
    if len(body.seats) > seats:
        raise Refused("bad_seats", seats=seats)
    plans = [chair(box, person, plan) for plan in body.seats]
    mine = [c for c in plans if c.person == person.id and not c.hotseat]
    if len(mine) > 1:
        raise Refused("bad_seats", seats=seats)
    chairs = [*plans, *[OPEN_CHAIR] * (seats - len(plans))]
    return opened(box, person, msgspec.to_builtins(options), chairs, name=body.name or person.name,
                  private=body.private, clock=body.clock, match=match)


def agreed(box: Box, body: NewTable) -> tuple[Any, int]:
    """Options and length of the match. A game may have an option `match`, which is then the same thing."""
    options = box.options(body.options)
    if not hasattr(options, "match"):
        return options, body.match or 1
    if body.match is not None:
        options = box.options(body.options | {"match": body.match})
    return options, int(options.match)


def against_bots(box: Box, person: Person, seats: int, own: list[int], bot: str) -> list[e.Chair]:
    """One person on the own seats, a kind of bot on all others."""
    if not own or not all(0 <= i < seats for i in own):
        raise Refused("bad_seats", seats=seats)
    box.check_bot(bot)
    return [e.Chair("person", person.name, person.id, hotseat=i != min(own)) if i in own else e.Chair("bot", bot=bot)
            for i in range(seats)]


def from_scenario(box: Box, person: Person, name: str, body: PlayOn) -> e.Opened:
    """A table that begins with a moment of a scenario."""
    played = example(box.game, name)
    if body.at >= len(played.positions):
        raise Refused("malformed", at="at")
    s = played.positions[body.at]
    if box.game.over(s):
        raise Refused("not_playing")
    options = box.options(played.play.options)
    return opened(box, person, msgspec.to_builtins(options), against_bots(box, person, s.seats, body.seats, body.bot),
                  start=st.snapshot(s), origin=f"scenario:{box.game.slug}:{name}")


async def from_replay(box: Box, person: Person, table: str, g: Recorded, body: Fork) -> e.Opened:
    """A table that begins with a moment of a finished game."""
    if g.result is None:
        raise Refused("not_finished")
    folded = await fold(box.game, g, -1, frames=False)
    if folded is None:
        raise Refused("other_version")
    log = folded.log
    s = log.at(sum(w.seq <= body.at for w in g.moves))
    if box.game.over(s):
        raise Refused("not_playing")
    options = msgspec.to_builtins(box.options(g.opened.options))
    return opened(box, person, options, against_bots(box, person, s.seats, body.seats, body.bot), start=st.snapshot(s),
                  origin=f"fork:{table}:{body.at}")


def check_import(box: Box, body: Export) -> dict[str, Any]:
    """An exported game as the kit stores one; what can be seen without playing it is refused here."""
    if (body.rules, body.material) != (box.game.version, box.game.material_hash):
        raise Refused("other_version", rules=box.game.version, material=box.game.material_hash)
    seqs = [m[0] for m in body.moves]
    if seqs != sorted(set(seqs)) or (seqs and seqs[0] < FIRST_MOVE):
        raise Refused("bad_import", reason="seq")
    try:
        bytes.fromhex(body.secret)
    except ValueError:
        raise Refused("bad_import", reason="secret") from None
    options = box.options(body.options)
    seats = box.seats(options)
    if any(len(x) != seats for x in (body.names, body.result.standing, body.result.points)):
        raise Refused("bad_import", reason="seats")
    return {"game": body.game, "rules": body.rules, "material": body.material,
            "options": msgspec.to_builtins(options), "key": body.secret,
            "moves": [list(m) for m in body.moves]} | ({} if body.start is None else {"start": body.start})


def imported(box: Box, person: Person, body: Export) -> list[tuple[int, e.AnyEntry]]:
    """The log of a table that holds an imported game and nothing else; moves keep their seq, hence their chance."""
    options = msgspec.to_builtins(box.options(body.options))
    chairs = [e.Chair("person", name) for name in body.names]
    first = opened(box, person, options, chairs, start=body.start, origin="import", private=True)
    rows: list[tuple[int, e.AnyEntry]] = [(1, first), (2, e.Dealt(number=1, key=body.secret))]
    rows += [(seq, e.Moved(seat=seat, move=text, masked=text)) for seq, seat, text in body.moves]
    result = body.result
    ended = e.Ended(reason=result.reason, standing=result.standing, points=result.points)
    return [*rows, (rows[-1][0] + 1, ended)]
