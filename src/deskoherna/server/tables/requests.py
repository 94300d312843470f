"""What people may ask of a table, a function each. Each checks its right, records entries and tells everybody.

They return the seq that `accepted` names, or None when they answer by themselves.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.verbs import NotationError
from deskoherna.server.people import limits as keeping
from deskoherna.server.people.ids import is_program
from deskoherna.server.tables import entries as e
from deskoherna.server.tables import lessons, puzzles
from deskoherna.server.tables.opening import TOURNAMENT
from deskoherna.server.tables.table import Table
from deskoherna.server.wire import protocol as p
from deskoherna.server.wire.refusal import Refused

if TYPE_CHECKING:
    from deskoherna.server.tables.connection import Connection
    from deskoherna.server.tables.owner import Owner

STAND_IN = "novice"
"""Who plays for one who is away."""


# ---------------------------------------------------------------- questions


def own_seat(table: Table, c: "Connection", seat: int) -> None:
    if not table.seats_of(c.person.id):
        raise Refused("not_seated")
    if seat not in table.seats_of(c.person.id):
        raise Refused("not_yours")


def seated(table: Table, c: "Connection") -> None:
    if not table.seats_of(c.person.id):
        raise Refused("not_seated")


def real_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("malformed", at="seat")


def hosting(table: Table, c: "Connection") -> None:
    if c.person.id != table.opened.host:
        raise Refused("not_host")


def opens(table: Table, code: str | None) -> bool:
    """Is this the invite code of the table?"""
    return secrets.compare_digest((code or "").encode(), table.opened.invite.encode())


def may_view(table: Table, person: str, invite: str | None) -> None:
    """A private table is for those who sit there, who set it up, and who have the code."""
    if table.opened.private and not table.seats_of(person) and person != table.opened.host and not opens(table, invite):
        raise Refused("private")


def waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("not_waiting")


def running(table: Table) -> None:
    if not table.running:
        raise Refused("not_playing")


def fresh(table: Table, seat: int, seq: int) -> None:
    """A decision is stale when something it could depend on happened after what the client saw."""
    if not table.fresh[seat] <= seq <= table.seq:
        raise Refused("stale", seq=table.seq)


def to_move(table: Table, person: str, seat: int) -> None:
    if seat not in table.acting() or not table.decides(person, seat):
        raise Refused("not_your_turn")


def read_move(game: Game, s: Any, seat: int, given: int | str) -> int:
    legal = game.legal(s, seat)
    if isinstance(given, str):
        try:
            move = game.verbs.read(given, s, legal)
        except NotationError as error:
            raise Refused("no_such_move", **({"nearest": error.nearest} if error.nearest else {})) from None
    else:
        move = given
        if move >= game.n_moves:
            raise Refused("no_such_move")
    if move not in legal:
        raise Refused("illegal", move=game.notate(move, s))
    return move


# ---------------------------------------------------------------- moves


async def move(owner: "Owner", c: "Connection", m: p.Move) -> int:
    table = owner.table
    own_seat(table, c, m.seat)
    running(table)
    fresh(table, m.seat, m.seq)
    to_move(table, c.person.id, m.seat)
    if table.log is None:
        raise Refused("other_version")
    number = read_move(table.log.game, table.log.state, m.seat, m.move)
    lessons.judge(table, m.seat, number)
    return await play(owner, m.seat, number, bot=is_program(c.person.id), by=c.person.id, mid=m.id)


async def play(
    owner: "Owner", seat: int, number: int, *, bot: bool = False, by: str | None = None, mid: str | None = None
) -> int:
    """A legal move: into the log, then to everybody."""
    table = owner.table
    if table.log is None:
        raise Refused("other_version")
    game, s = table.log.game, table.log.state
    masked = game.rules.mask(s, seat, number)
    reply = s.phase in game.advice.replies
    seq = table.seq + 1
    await owner.record(
        e.Moved(
            seat=seat,
            move=game.notate(number, s),
            masked=game.notate(masked, s),
            bot=bot,
            spent_ms=owner.spent_ms(seat),
            chance=lessons.outcomes(table, seat, number),
            by=by,
            mid=mid,
        )
    )
    owner.tables.moves[table.opened.game, "bot" if bot else "person"] += 1
    owner.bots.moved(seat, reply=reply)
    owner.tell_step()
    if table.running and lessons.ended(table):
        await owner.record(e.Closed(reason="taught"))
        owner.tell_seats()
        owner.tell_state()
    return seq


async def undo(owner: "Owner", c: "Connection", m: p.Undo) -> int:
    table = owner.table
    own_seat(table, c, m.seat)
    running(table)
    if table.puzzle is not None:
        return await step_back(owner, c, m, puzzles.back(table))  # whatever the others are about to play
    fresh(table, m.seat, m.seq)
    if lessons.under_way(table) is not None:
        return await step_back(owner, c, m, lessons.step_back(table))
    entry = None if table.log is None or table.seats[m.seat].bot is not None else table.log.undoable(m.seat)
    if entry is None:
        raise Refused("nothing_to_undo")
    await owner.record(e.Withdrew(seat=m.seat, move=entry.seq, by=c.person.id, mid=m.id))
    seq = owner.table.seq
    owner.tell_undone(m.seat)
    return seq


async def step_back(owner: "Owner", c: "Connection", m: p.Undo, last: list[int]) -> int:
    """In a lesson a whole step goes back, at a puzzle the whole try, whatever the others have answered."""
    if not last or owner.table.seats[m.seat].bot is not None:
        raise Refused("nothing_to_undo")
    back: list[e.AnyEntry] = [e.Withdrew(seat=m.seat, move=seq) for seq in last[:-1]]
    await owner.record(*back, e.Withdrew(seat=m.seat, move=last[-1], by=c.person.id, mid=m.id))
    owner.tell_state()
    owner.schedule()
    return owner.table.seq


async def resign(owner: "Owner", c: "Connection", m: p.Resign) -> int:
    own_seat(owner.table, c, m.seat)
    running(owner.table)
    return await give_up(owner, m.seat, "resigned", c.person.id, m.id)


async def give_up(owner: "Owner", seat: int, reason: p.Reason, by: str | None = None, mid: str | None = None) -> int:
    """With up to two seats, or when no other person plays, the game ends; else a bot plays the seat to the end."""
    table = owner.table
    seq = table.seq + 1
    others = [s for i, s in enumerate(table.seats) if i != seat and s.person is not None and s.bot is None]
    if len(table.seats) <= 2 or not others:
        await owner.record(e.Resigned(seat=seat, reason=reason, by=by, mid=mid), owner.ending(reason, loser=seat))
        owner.tell_over()
    else:
        await owner.record(e.Resigned(seat=seat, reason=reason, bot=STAND_IN, by=by, mid=mid))
        owner.tell_seats()
        owner.tell_state()
    owner.schedule()
    return seq


# ---------------------------------------------------------------- seats


def deal_if_full(owner: "Owner", taken: int | None = None) -> list[e.AnyEntry]:
    """The first deal, when nobody is missing any more (`taken`: the seat that is being taken)."""
    missing = [i for i in owner.table.free() if i != taken]
    return [] if missing else [deal(owner)]


def deal(owner: "Owner") -> e.Dealt:
    return e.Dealt(number=owner.table.number + 1, key=owner.tables.keys.new())


def tell_change(owner: "Owner", number: int) -> None:
    """After a change of seats: a new deal tells itself, else who sits where and what each may do."""
    if owner.table.number != number:
        owner.tell_dealt()
    else:
        owner.tell_seats()
        owner.tell_state()
        owner.schedule()


async def sit(owner: "Owner", c: "Connection", m: p.Sit) -> int:
    table = owner.table
    real_seat(table, m.seat)
    seat, person = table.seats[m.seat], c.person
    if is_program(person.id):
        own_seat(table, c, m.seat)
        return table.seq
    seq, number = table.seq + 1, table.number
    sat = e.Sat(seat=m.seat, person=person.id, name=person.name, by=person.id, mid=m.id)
    if seat.person == person.id:
        if seat.resigned or table.status not in ("waiting", "playing"):
            raise Refused("not_playing")
        await owner.record(sat)
    else:
        waiting(table)
        if not seat.free:
            raise Refused("seat_taken")
        if seat.kind == "invited" and not opens(table, m.invite):
            raise Refused("needs_invite")
        others = table.people()
        if person.id in table.kicked or await owner.ask(lambda db: keeping.kept_apart(db, person.id, others)):
            raise Refused("blocked")
        before: list[e.AnyEntry] = [e.Left(seat=i) for i in table.seats_of(person.id)]
        await owner.record(*before, sat, *([] if before else deal_if_full(owner, m.seat)))
        seq += len(before)
    tell_change(owner, number)
    return seq


async def leave(owner: "Owner", c: "Connection", m: p.Leave) -> int:
    table = owner.table
    own_seat(table, c, m.seat)
    seq = table.seq + 1
    if table.status == "waiting":
        await owner.record(e.Left(seat=m.seat, by=c.person.id, mid=m.id))
    elif table.status == "playing":
        await owner.record(e.Left(seat=m.seat, bot=STAND_IN, by=c.person.id, mid=m.id))
    else:
        raise Refused("not_playing")
    tell_change(owner, table.number)
    return seq


async def put_bot(owner: "Owner", c: "Connection", m: p.PutBot) -> int:
    table = owner.table
    real_seat(table, m.seat)
    kind = owner.tables.games.check_bot(m.kind)
    seat = table.seats[m.seat]
    seq, number = table.seq + 1, table.number
    put = e.BotPut(seat=m.seat, bot=kind, by=c.person.id, mid=m.id)
    if table.status == "waiting":
        hosting(table, c)
        if seat.person is not None:
            raise Refused("seat_taken")
        await owner.record(put, *deal_if_full(owner, m.seat))
    elif table.status == "playing":
        seated(table, c)
        if seat.person is None or seat.resigned:
            raise Refused("seat_taken")
        if seat.person != c.person.id and not owner.away(seat.person):
            raise Refused("still_present")
        await owner.record(put)
    else:
        raise Refused("not_playing")
    tell_change(owner, number)
    return seq


async def kick(owner: "Owner", c: "Connection", m: p.Kick) -> int:
    table = owner.table
    real_seat(table, m.seat)
    hosting(table, c)
    waiting(table)
    person = table.seats[m.seat].person
    if person is None or person == c.person.id:
        raise Refused("not_seated")
    seq, number = table.seq + 1, table.number
    await owner.record(e.Left(seat=m.seat, kicked=True, by=c.person.id, mid=m.id))
    tell_change(owner, number)
    return seq


async def start(owner: "Owner", c: "Connection", m: p.Start) -> int:
    table = owner.table
    hosting(table, c)
    waiting(table)
    kind = owner.tables.games.check_bot(m.kind)
    number, seq = table.number, table.seq + 1
    puts = [e.BotPut(seat=i, bot=kind) for i in table.free()]
    dealt = e.Dealt(number=1, key=owner.tables.keys.new(), by=c.person.id, mid=m.id)
    await owner.record(*puts, dealt)
    tell_change(owner, number)
    return seq + len(puts)


async def next_game(owner: "Owner", c: "Connection", m: p.Next) -> int:
    table = owner.table
    seated(table, c)
    if not table.between:
        raise Refused("not_over")
    if not table.readable:
        raise Refused("other_version")
    seq = table.seq + 1
    await owner.record(e.Dealt(number=table.number + 1, key=owner.tables.keys.new(), by=c.person.id, mid=m.id))
    owner.tell_dealt()
    return seq


async def rematch(owner: "Owner", c: "Connection", m: p.Rematch) -> int:
    table = owner.table
    seated(table, c)
    if table.status not in ("over", "closed"):
        raise Refused("not_over")
    if table.next_table is None:
        table_id = await owner.tables.rematch(table)
        await owner.record(e.Rematched(table=table_id, by=c.person.id, mid=m.id))
        owner.tell_seats()
    owner.tell_new_table()
    return owner.table.seq


# ---------------------------------------------------------------- talk and advice


def may_speak(owner: "Owner", c: "Connection") -> None:
    """Those who play talk freely; spectators a little, and all of them together no more than a table can bear."""
    rates, table = owner.tables.rates, owner.table
    if table.seats_of(c.person.id):
        rates.person_chat.take(c.person.id)
    else:
        rates.spectator_chat.take(c.person.id)
        rates.table_spectator_chat.take(table.id)


async def chat(owner: "Owner", c: "Connection", m: p.Say) -> int:
    text = " ".join(m.text.split())
    if not text:
        raise Refused("malformed", at="text")
    table = owner.table
    if table.running and table.log is not None and table.log.game.view(table.log.state, SPECTATOR).silent:
        raise Refused("silence")
    may_speak(owner, c)
    if await owner.ask(lambda db: keeping.muted(db, c.person.id, owner.tables.time.now())):
        raise Refused("muted")
    seq = table.seq + 1
    await owner.record(
        e.Said(
            person=c.person.id,
            name=c.person.name,
            seats=table.seats_of(c.person.id),
            text=text,
            by=c.person.id,
            mid=m.id,
        )
    )
    owner.tell_chat()
    return seq


def in_earnest(table: Table) -> bool:
    """Is it played for a rating, or in a tournament? Then nobody is helped."""
    return table.opened.rated or (table.opened.origin or "").startswith(TOURNAMENT)


async def hint(owner: "Owner", c: "Connection", m: p.AskHint) -> None:
    own_seat(owner.table, c, m.seat)
    running(owner.table)
    if in_earnest(owner.table) or (owner.table.puzzle is not None and puzzles.tried(owner.table) is None):
        raise Refused("no_hints")
    to_move(owner.table, c.person.id, m.seat)
    owner.bots.hint(c, m)


def may_review(table: Table, person: str) -> bool:
    """A coach talks to whoever plays against bots alone, and not for a rating: nobody else is worse off."""
    alone = all(seat.person in (None, person) for seat in table.seats)
    return alone and not in_earnest(table) and table.puzzle is None and lessons.under_way(table) is None


async def review(owner: "Owner", c: "Connection", m: p.AskReview) -> None:
    own_seat(owner.table, c, m.seat)
    running(owner.table)
    if not may_review(owner.table, c.person.id):
        raise Refused("no_hints")
    owner.bots.review(c, m)


async def ping(owner: "Owner", c: "Connection", m: p.Ping) -> None:
    c.tell(p.Pong(id=m.id, seq=owner.table.seq))


PROGRAM_MAY = (p.Hello, p.Move, p.Sit, p.Ping)
"""What a program that plays a seat may send. It sits already; asking for its own seat is answered and does nothing."""

HANDLE: dict[type, Callable[[Any, Any, Any], Awaitable[int | None]]] = {
    p.Move: move,
    p.Undo: undo,
    p.Say: chat,
    p.Sit: sit,
    p.Leave: leave,
    p.PutBot: put_bot,
    p.Kick: kick,
    p.Start: start,
    p.Next: next_game,
    p.Resign: resign,
    p.AskHint: hint,
    p.AskReview: review,
    p.Rematch: rematch,
    p.Ping: ping,
}
