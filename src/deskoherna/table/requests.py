"""What people may ask of a table, a function each. Each checks its right, records entries and tells everybody.

They return the seq that `accepted` names, or None when they answer by themselves.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.verbs import NotationError
from deskoherna.table import entries as e
from deskoherna.table import protocol as p
from deskoherna.table.book import Book, is_puppet
from deskoherna.table.refusal import Refused

if TYPE_CHECKING:
    from deskoherna.table.connection import Connection
    from deskoherna.table.owner import Owner

STAND_IN = "novice"
"""Who plays for one who is away."""


# ---------------------------------------------------------------- questions


def own_seat(book: Book, c: "Connection", seat: int) -> None:
    if not book.seats_of(c.person.id):
        raise Refused("not_seated")
    if seat not in book.seats_of(c.person.id):
        raise Refused("not_yours")


def seated(book: Book, c: "Connection") -> None:
    if not book.seats_of(c.person.id):
        raise Refused("not_seated")


def real_seat(book: Book, seat: int) -> None:
    if not 0 <= seat < len(book.seats):
        raise Refused("malformed", at="seat")


def hosting(book: Book, c: "Connection") -> None:
    if c.person.id != book.opened.host:
        raise Refused("not_host")


def opens(book: Book, code: str | None) -> bool:
    """Is this the invite code of the table?"""
    return secrets.compare_digest((code or "").encode(), book.opened.invite.encode())


def waiting(book: Book) -> None:
    if book.status != "waiting":
        raise Refused("not_waiting")


def running(book: Book) -> None:
    if not book.running:
        raise Refused("not_playing")


def fresh(book: Book, seat: int, seq: int) -> None:
    """A decision is stale when something it could depend on happened after what the client saw."""
    if not book.fresh[seat] <= seq <= book.seq:
        raise Refused("stale", seq=book.seq)


def to_move(book: Book, person: str, seat: int) -> None:
    if seat not in book.acting() or not book.decides(person, seat):
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
    book = owner.book
    own_seat(book, c, m.seat)
    running(book)
    fresh(book, m.seat, m.seq)
    to_move(book, c.person.id, m.seat)
    if book.log is None:
        raise Refused("other_version")
    number = read_move(book.log.game, book.log.state, m.seat, m.move)
    return await play(owner, m.seat, number, bot=is_puppet(c.person.id), by=c.person.id, mid=m.id)


async def play(owner: "Owner", seat: int, number: int, *, bot: bool = False, by: str | None = None,
               mid: str | None = None) -> int:
    """A legal move: into the log, then to everybody."""
    book = owner.book
    if book.log is None:
        raise Refused("other_version")
    game, s = book.log.game, book.log.state
    masked = game.rules.mask(s, seat, number)
    seq = book.seq + 1
    await owner.record(e.Moved(seat=seat, move=game.notate(number, s), masked=game.notate(masked, s), bot=bot,
                               spent_ms=owner.spent_ms(seat), by=by, mid=mid))
    owner.tell_step()
    return seq


async def undo(owner: "Owner", c: "Connection", m: p.Undo) -> int:
    book = owner.book
    own_seat(book, c, m.seat)
    running(book)
    fresh(book, m.seat, m.seq)
    entry = None if book.log is None or book.seats[m.seat].bot is not None else book.log.undoable(m.seat)
    if entry is None:
        raise Refused("nothing_to_undo")
    await owner.record(e.Withdrew(seat=m.seat, move=entry.seq, by=c.person.id, mid=m.id))
    seq = owner.book.seq
    owner.tell_undone(m.seat)
    return seq


async def resign(owner: "Owner", c: "Connection", m: p.Resign) -> int:
    own_seat(owner.book, c, m.seat)
    running(owner.book)
    return await give_up(owner, m.seat, "resigned", c.person.id, m.id)


async def give_up(owner: "Owner", seat: int, reason: p.Reason, by: str | None = None, mid: str | None = None) -> int:
    """With up to two seats, or when no other person plays, the game ends; else a bot plays the seat to the end."""
    book = owner.book
    seq = book.seq + 1
    others = [s for i, s in enumerate(book.seats) if i != seat and s.person is not None and s.bot is None]
    if len(book.seats) <= 2 or not others:
        await owner.record(e.Resigned(seat=seat, reason=reason, by=by, mid=mid), owner.ending(reason, loser=seat))
        owner.tell_over()
    else:
        await owner.record(e.Resigned(seat=seat, reason=reason, bot=STAND_IN, by=by, mid=mid))
        owner.tell_seats()
        owner.tell_state()
    owner.look_ahead()
    return seq


# ---------------------------------------------------------------- seats


def deal_if_full(owner: "Owner", taken: int | None = None) -> list[e.AnyEntry]:
    """The first deal, when nobody is missing any more (`taken`: the chair that is being taken)."""
    missing = [i for i in owner.book.free() if i != taken]
    return [] if missing else [deal(owner)]


def deal(owner: "Owner") -> e.Dealt:
    return e.Dealt(number=owner.book.number + 1, key=owner.house.keys.new())


def tell_change(owner: "Owner", number: int) -> None:
    """After a change of seats: a new deal tells itself, else who sits where and what each may do."""
    if owner.book.number != number:
        owner.tell_dealt()
    else:
        owner.tell_seats()
        owner.tell_state()
        owner.look_ahead()


async def sit(owner: "Owner", c: "Connection", m: p.Sit) -> int:
    book = owner.book
    real_seat(book, m.seat)
    seat, person = book.seats[m.seat], c.person
    if is_puppet(person.id):
        own_seat(book, c, m.seat)
        return book.seq
    seq, number = book.seq + 1, book.number
    sat = e.Sat(seat=m.seat, person=person.id, name=person.name, by=person.id, mid=m.id)
    if seat.person == person.id:
        if seat.resigned or book.status not in ("waiting", "playing"):
            raise Refused("not_playing")
        await owner.record(sat)
    else:
        waiting(book)
        if not seat.free:
            raise Refused("seat_taken")
        if seat.kind == "invited" and not opens(book, m.invite):
            raise Refused("needs_invite")
        before: list[e.AnyEntry] = [e.Left(seat=i) for i in book.seats_of(person.id)]
        await owner.record(*before, sat, *([] if before else deal_if_full(owner, m.seat)))
        seq += len(before)
    tell_change(owner, number)
    return seq


async def leave(owner: "Owner", c: "Connection", m: p.Leave) -> int:
    book = owner.book
    own_seat(book, c, m.seat)
    seq = book.seq + 1
    if book.status == "waiting":
        await owner.record(e.Left(seat=m.seat, by=c.person.id, mid=m.id))
    elif book.status == "playing":
        await owner.record(e.Left(seat=m.seat, bot=STAND_IN, by=c.person.id, mid=m.id))
    else:
        raise Refused("not_playing")
    tell_change(owner, book.number)
    return seq


async def put_bot(owner: "Owner", c: "Connection", m: p.PutBot) -> int:
    book = owner.book
    real_seat(book, m.seat)
    kind = owner.house.shelf.check_bot(m.kind)
    seat = book.seats[m.seat]
    seq, number = book.seq + 1, book.number
    put = e.BotPut(seat=m.seat, bot=kind, by=c.person.id, mid=m.id)
    if book.status == "waiting":
        hosting(book, c)
        if seat.person is not None:
            raise Refused("seat_taken")
        await owner.record(put, *deal_if_full(owner, m.seat))
    elif book.status == "playing":
        seated(book, c)
        if seat.person is None or seat.resigned:
            raise Refused("seat_taken")
        if seat.person != c.person.id and not owner.away(seat.person):
            raise Refused("still_present")
        await owner.record(put)
    else:
        raise Refused("not_playing")
    tell_change(owner, number)
    return seq


async def start(owner: "Owner", c: "Connection", m: p.Start) -> int:
    book = owner.book
    hosting(book, c)
    waiting(book)
    kind = owner.house.shelf.check_bot(m.kind)
    number, seq = book.number, book.seq + 1
    puts = [e.BotPut(seat=i, bot=kind) for i in book.free()]
    dealt = e.Dealt(number=1, key=owner.house.keys.new(), by=c.person.id, mid=m.id)
    await owner.record(*puts, dealt)
    tell_change(owner, number)
    return seq + len(puts)


async def next_game(owner: "Owner", c: "Connection", m: p.Next) -> int:
    book = owner.book
    seated(book, c)
    if not book.between:
        raise Refused("not_over")
    if not book.readable:
        raise Refused("other_version")
    seq = book.seq + 1
    await owner.record(e.Dealt(number=book.number + 1, key=owner.house.keys.new(), by=c.person.id, mid=m.id))
    owner.tell_dealt()
    return seq


async def rematch(owner: "Owner", c: "Connection", m: p.Rematch) -> int:
    book = owner.book
    seated(book, c)
    if book.status not in ("over", "closed"):
        raise Refused("not_over")
    if book.next_table is None:
        table = await owner.house.rematch(book)
        await owner.record(e.Rematched(table=table, by=c.person.id, mid=m.id))
        owner.tell_seats()
    owner.tell_new_table()
    return owner.book.seq


# ---------------------------------------------------------------- talk and advice


async def chat(owner: "Owner", c: "Connection", m: p.Say) -> int:
    text = " ".join(m.text.split())
    if not text:
        raise Refused("malformed", at="text")
    book = owner.book
    if book.running and book.log is not None and book.log.game.view(book.log.state, SPECTATOR).silent:
        raise Refused("silence")
    seq = book.seq + 1
    await owner.record(e.Said(person=c.person.id, name=c.person.name, seats=book.seats_of(c.person.id), text=text,
                              by=c.person.id, mid=m.id))
    owner.tell_chat()
    return seq


async def hint(owner: "Owner", c: "Connection", m: p.AskHint) -> None:
    own_seat(owner.book, c, m.seat)
    running(owner.book)
    to_move(owner.book, c.person.id, m.seat)
    owner.thinking.advise(c, m)


async def ping(owner: "Owner", c: "Connection", m: p.Ping) -> None:
    c.tell(p.Pong(id=m.id, seq=owner.book.seq))


PUPPET_MAY = (p.Hello, p.Move, p.Sit, p.Ping)
"""What a program that plays a seat may send. It sits already; asking for its own chair is answered and does nothing."""

HANDLE: dict[type, Callable[[Any, Any, Any], Awaitable[int | None]]] = {
    p.Move: move, p.Undo: undo, p.Say: chat, p.Sit: sit, p.Leave: leave, p.PutBot: put_bot, p.Start: start,
    p.Next: next_game, p.Resign: resign, p.AskHint: hint, p.Rematch: rematch, p.Ping: ping,
}
