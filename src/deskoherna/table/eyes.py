"""What a viewer is shown: lines, choices, decisions and views, built from the book for one pair of eyes.

Everything here is built up from what the viewer may know; nothing is taken out of something larger.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.events import EVERYBODY
from deskoherna.kit.game import Game
from deskoherna.kit.log import Entry, Log
from deskoherna.kit.random import commitment
from deskoherna.kit.verbs import NUMBER
from deskoherna.table.book import Book, Words
from deskoherna.table.counsel import Rating
from deskoherna.table.protocol import (
    Advice,
    Ahead,
    Choice,
    Clocks,
    Decision,
    Line,
    SeatInfo,
    State,
    Step,
    TableInfo,
    Told,
    Undone,
)

WAIT = Decision(None, [], [])


@cache
def _named_by_table(game: Game) -> bool:
    """Do the texts of some moves depend on the table?"""
    return any(a.label is not None for v in game.verbs.verbs for a in v.axes)


@cache
def _choice(game: Game, move: int) -> Choice:
    verb, targets = game.verbs.verb(move), game.verbs.targets(move)
    return Choice(move, game.notate(move), verb.key, dict(zip(verb.argument_names, targets, strict=True)),
                  list(targets))


def choice(game: Game, move: int, s: Any) -> Choice:
    """A move in all its forms."""
    known = _choice(game, move)
    if not _named_by_table(game):
        return known
    return Choice(move, game.notate(move, s), known.key, known.args, known.targets)


def ahead(game: Game, s: Any, line: Sequence[tuple[int, int]]) -> list[Ahead]:
    return [Ahead(seat, choice(game, move, s)) for seat, move in line]


def advice(game: Game, s: Any, rating: Rating) -> Advice:
    return Advice(choice(game, rating.move, s), rating.value, rating.spread, ahead(game, s, rating.line))


def together(game: Game, seats: int) -> bool:
    """Is a chance one of all seats together, or of one against the game?"""
    return game.cooperative or seats == 1


def told(game: Game, events: Sequence[tuple[int, ...]], viewer: int) -> list[Told]:
    """The events this viewer is told."""
    return [_told(game, what, args) for to, what, *args in events
            if to == EVERYBODY or viewer == ALL or (viewer >= 0 and to >> viewer & 1)]


def _told(game: Game, what: int, args: Sequence[int]) -> Told:
    event = game.events.events[what]
    filled: dict[str, int | str] = {}
    for name, axis, a in zip(event.argument_names, event.axes, args, strict=False):
        filled[name] = axis.target(a) if axis is not NUMBER and 0 <= a < axis.size else a
    return Told(event.key, filled)


def line(log: Log, entry: Entry, viewer: int, bot: bool) -> Line:
    game = log.game
    return Line(entry.seq, entry.seat, choice(game, log.shown(entry, viewer), log.state),
                told(game, entry.told, viewer), bot)


def words_line(w: Words, viewer: int) -> Line:
    return Line(w.seq, w.seat, None, [], w.bot, w.move if viewer in (w.seat, ALL) else w.masked)


def lines(book: Book, viewer: int, since: int = 0) -> list[Line]:
    """The log of the game on the table after `since`."""
    found: list[Line] = []
    made = {} if book.log is None else {x.seq: x for x in book.log.entries}
    if book.log is not None and book.log.opening and book.dealt_seq > since:
        found.append(Line(book.dealt_seq, -1, None, told(book.log.game, book.log.opening, viewer)))
    for w in book.moves:
        if w.seq > since:
            entry = made.get(w.seq)
            found.append(words_line(w, viewer) if entry is None or book.log is None
                         else line(book.log, entry, viewer, w.bot))
    return found


def viewer_of(book: Book, person: str, last: int = SPECTATOR) -> int:
    """Whose eyes a person has: the own seat that has to act (the lowest), else the one looked from last."""
    if book.result is not None:
        return ALL
    own = book.seats_of(person)
    if not own:
        return SPECTATOR
    acting = [i for i in own if i in book.acting() and book.decides(person, i)]
    if acting:
        return acting[0]
    return last if last in own else own[0]


def decision(book: Book, person: str) -> Decision:
    own = book.seats_of(person)
    if not own or not book.running or book.log is None:
        return WAIT
    log, acting = book.log, book.acting()
    seat = next((i for i in own if i in acting and book.decides(person, i)), None)
    legal = [] if seat is None else [choice(log.game, m, log.state) for m in log.game.legal(log.state, seat)]
    undo = [i for i in own if book.seats[i].bot is None and log.undoable(i) is not None]
    return Decision(seat, legal, undo)


def view(book: Book, viewer: int) -> Any:
    return None if book.log is None else book.log.game.view(book.log.state, viewer)


def state(book: Book, person: str, viewer: int, clocks: Clocks | None, seen: int = 0) -> State:
    """The whole picture; `seen` is what this client has of this game already."""
    since = seen if book.dealt_seq <= seen <= book.seq and viewer != ALL else 0
    over = book.result is not None
    return State(
        seq=book.seq, game_number=book.number, viewer=viewer, view=view(book, viewer),
        decision=decision(book, person), clocks=clocks, since=since, lines=lines(book, viewer, since),
        withdrawn=[move for undo, move in book.withdrawn if undo > since >= move] if since else [],
        commitment=commitment(book.key), result=book.result, secret=book.key.hex() if over else None)


def step(book: Book, person: str, viewer: int, clocks: Clocks | None) -> Step:
    """The last move, as this viewer sees it."""
    if book.log is None:
        raise ValueError(f"table {book.id}: a step without a game")
    last = book.moves[-1]
    return Step(seq=book.seq, viewer=viewer, line=line(book.log, book.log.entries[-1], viewer, last.bot),
                view=view(book, viewer), decision=decision(book, person), clocks=clocks)


def undone(book: Book, person: str, viewer: int, seat: int, clocks: Clocks | None) -> Undone:
    return Undone(seq=book.seq, viewer=viewer, seat=seat, withdrawn=book.withdrawn[-1][1], view=view(book, viewer),
                  decision=decision(book, person), clocks=clocks)


# ---------------------------------------------------------------- the table


def seat_infos(book: Book, present: frozenset[str]) -> list[SeatInfo]:
    return [SeatInfo(i, s.kind, s.name, s.person, s.bot, s.bot is not None or s.person in present)
            for i, s in enumerate(book.seats)]


def table_info(book: Book, person: str | None, present: frozenset[str] = frozenset()) -> TableInfo:
    own = book.seats_of(person) if person else []
    acting = book.acting()
    opened = book.opened
    return TableInfo(
        id=book.id, game=opened.game, name=opened.name, status=book.status, private=opened.private,
        options=opened.options, rules=book.rules, material=book.material, match=opened.match,
        game_number=book.number, score=list(book.score), clock=opened.clock, seats=seat_infos(book, present),
        host=opened.host, created=book.created, updated=book.updated, seq=book.seq, yours=own,
        your_turn=any(i in acting and book.decides(person or "", i) for i in own),
        invite=opened.invite if own or person == opened.host else None, result=book.result,
        next_table=book.next_table, origin=opened.origin, closed=book.closed)
