"""A table: everything it is, as a fold of its log. No clock, no socket, no disk in here."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from deskoherna.kit.game import Game
from deskoherna.kit.lesson import Lesson, lessons
from deskoherna.kit.log import Log
from deskoherna.kit.puzzle import Puzzle, puzzles
from deskoherna.server.people.ids import is_program
from deskoherna.server.tables import entries as e
from deskoherna.server.wire.protocol import ChatLine, ClockRule, Reason, Result, SeatKind, Status

CHAT_KEPT = 200
THOUGHT_S = 300.0
"""No move counts for more than this: whoever came back the next day did not think all night."""


@dataclass(frozen=True)
class Seat:
    """A seat and who decides there."""

    kind: SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    """Plays here for good (kind bot) or stands in."""
    resigned: bool = False
    """The bot plays to the end of this game."""
    hotseat: bool = False

    @property
    def free(self) -> bool:
        return self.kind in ("open", "invited")


@dataclass
class Table:
    """One table. `apply` is the only thing that changes it."""

    id: str
    game: Game | None
    """None: this game is not installed any more."""
    seq: int = 0
    created: float = 0.0
    updated: float = 0.0
    opened: e.Opened = field(init=False)
    options: Any = None
    lesson: Lesson | None = None
    """The lesson that is held here."""
    puzzle: Puzzle | None = None
    """The puzzle that is tried here."""
    tries: int = 0
    """How often it was."""
    seats: list[Seat] = field(default_factory=list)
    free_kinds: list[SeatKind] = field(default_factory=list)
    """What a seat is when nobody has it."""
    status: Status = "waiting"
    closed: Reason | None = None
    rules: int = 0
    material: str = ""
    number: int = 0
    key: bytes = b""
    dealt_seq: int = 0
    dealt_at: float = 0.0
    moved_at: float = 0.0
    """When the last move was made, or the game dealt."""
    thought_s: list[float] = field(default_factory=list)
    """What people's own moves of this game took, by seat."""
    kicked: set[str] = field(default_factory=set)
    """People whom the host does not want here."""
    gave_up: set[int] = field(default_factory=set)
    """Seats that resigned this game or ran out of time."""
    log: Log | None = None
    """The game on the table; None: none was dealt, or its rules are gone."""
    moves: dict[int, e.Moved] = field(default_factory=dict)
    """The moves of this game that stand, by their seq and in its order."""
    withdrawn: list[tuple[int, int]] = field(default_factory=list)
    """(seq of the undo, seq of the move)"""
    result: Result | None = None
    score: list[int] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    next_table: str | None = None
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    """Messages that were applied: (person, message id) -> seq."""
    fresh: list[int] = field(default_factory=list)
    """By seat: the seq its next decision depends on; who has not seen it is stale."""
    left_ms: list[int] = field(default_factory=list)
    turn_at: list[float | None] = field(default_factory=list)
    """By seat: since when it has to decide."""
    position_seq: int = 0
    """The last entry that made another position."""

    # ------------------------------------------------------------ questions

    @property
    def readable(self) -> bool:
        """Were its present rules and material the ones that are here?"""
        return self.game is not None and self.rules == self.game.version and self.material == self.game.material_hash

    @property
    def running(self) -> bool:
        """A game is on the table and not over."""
        return self.status == "playing" and self.result is None and self.log is not None

    @property
    def between(self) -> bool:
        """A game of the match ended and the next is not dealt."""
        return self.status == "playing" and self.result is not None

    def acting(self) -> list[int]:
        """The seats that have to decide now."""
        return self.log.game.actors(self.log.state) if self.running and self.log else []

    def seats_of(self, person: str) -> list[int]:
        """Where a person sits, or which seat a program plays."""
        if is_program(person):
            seat = int(person.split(":")[1])
            return [seat] if seat < len(self.seats) and self.seats[seat].bot is not None else []
        return [i for i, s in enumerate(self.seats) if s.person == person]

    def decides(self, person: str, seat: int) -> bool:
        """Is the decision at this seat of theirs now? Not a person's while a bot stands in."""
        return (self.seats[seat].bot is not None) == is_program(person)

    def people(self) -> list[str]:
        """Everybody who sits here, each once."""
        return list(dict.fromkeys(s.person for s in self.seats if s.person))

    def chat_for(self, person: str) -> list[ChatLine]:
        """What they may read now: whoever plays hears nothing of those who look on."""
        playing = self.running and bool(self.seats_of(person))
        return [line for line in self.chat if not (playing and line.apart)]

    def free(self) -> list[int]:
        return [i for i, s in enumerate(self.seats) if s.free]

    def match_over(self) -> bool:
        return max(self.score) > self.opened.match // 2 or self.number >= self.opened.match

    # ------------------------------------------------------------ the fold

    def apply(self, seq: int, at: float, entry: e.AnyEntry) -> None:
        if seq <= self.seq:
            raise ValueError(f"table {self.id}: entry {seq} after {self.seq}")
        self.seq, self.updated = seq, at
        if entry.by is not None and entry.mid is not None:
            self.done[entry.by, entry.mid] = seq
        APPLY[type(entry)](self, entry)

    def _opened(self, x: e.Opened) -> None:
        self.opened, self.created = x, self.updated
        self.rules, self.material = x.rules, x.material
        self.seats = [Seat(c.kind, c.name, c.person, c.bot, hotseat=c.hotseat) for c in x.seats]
        self.free_kinds = ["open" if c.kind in ("person", "bot") else c.kind for c in x.seats]
        n = len(self.seats)
        self.score, self.fresh, self.left_ms = [0] * n, [self.seq] * n, [0] * n
        self.turn_at = [None] * n
        if self.game is not None and self.readable:
            self.options = self.game.read_options(x.options)
        if self.game is not None and x.lesson is not None:
            self.lesson = lessons(self.game).get(x.lesson)
        if self.game is not None and x.puzzle is not None:
            self.puzzle = puzzles(self.game).get(x.puzzle)

    def _sat(self, x: e.Sat) -> None:
        seat = self.seats[x.seat]
        if seat.person == x.person:
            self.seats[x.seat] = replace(seat, bot=None)
        else:
            self.seats[x.seat] = Seat("person", x.name, x.person)
        if self.turn_at[x.seat] is not None:
            self.turn_at[x.seat] = self.updated

    def _left(self, x: e.Left) -> None:
        if x.kicked and (person := self.seats[x.seat].person) is not None:
            self.kicked.add(person)
        if x.bot is None:
            self.seats[x.seat] = Seat(self.free_kinds[x.seat])
        else:
            self.seats[x.seat] = replace(self.seats[x.seat], bot=x.bot)

    def _bot(self, x: e.BotPut) -> None:
        seat = self.seats[x.seat]
        self.seats[x.seat] = replace(seat, bot=x.bot) if seat.person else Seat("bot", bot=x.bot)

    def _named(self, x: e.Named) -> None:
        self.seats = [replace(s, name=x.name) if s.person == x.person and not s.hotseat else s for s in self.seats]

    def _dealt(self, x: e.Dealt) -> None:
        self.number, self.key, self.dealt_seq = x.number, bytes.fromhex(x.key), self.seq
        self.position_seq = self.seq
        self.dealt_at = self.moved_at = self.updated
        self.thought_s, self.gave_up = [0.0] * len(self.seats), set()
        self.status, self.result = "playing", None
        self.moves, self.withdrawn = {}, []
        self.seats = [replace(s, bot=None, resigned=False) if s.resigned else s for s in self.seats]
        self.fresh = [self.seq] * len(self.seats)
        budget = self.opened.clock.budget_s if self.opened.clock else 0
        self.left_ms = [budget * 1000] * len(self.seats)
        self.turn_at = [None] * len(self.seats)
        self.log = None
        if self.game is not None and self.readable:
            self.log = Log(self.game, self.options, self.key, self.opened.start)
            self._turns()

    def _moved(self, x: e.Moved) -> None:
        if self.puzzle is not None and x.seat == self.puzzle.seat:
            self.tries += all(other.seat != x.seat for other in self.moves.values())
        self.moves[self.seq] = x
        self.position_seq = self.seq
        if not x.bot:
            self.thought_s[x.seat] += min(self.updated - self.moved_at, THOUGHT_S)
        self.moved_at = self.updated
        if self.log is None:
            return
        log = self.log
        made = log.play(x.seat, log.game.verbs.read(x.move, log.state), self.seq, x.chance)
        within = made.phase in log.game.parallel and log.state.phase == made.phase
        for seat in range(len(self.seats)):
            if seat == x.seat or not (within and made.actors >> seat & 1):
                self.fresh[seat] = self.seq
        if self.opened.clock:
            self.left_ms[x.seat] = self._left_after(x, self.opened.clock)
        self.turn_at[x.seat] = None
        self._turns()

    def _left_after(self, x: e.Moved, clock: ClockRule) -> int:
        """What the seat has for its next moves."""
        if clock.each:
            return clock.budget_s * 1000
        increment = 0 if x.bot else clock.increment_s * 1000
        return max(0, self.left_ms[x.seat] - x.spent_ms) + increment

    def _withdrew(self, x: e.Withdrew) -> None:
        self.withdrawn.append((self.seq, x.move))
        self.position_seq = self.seq
        self.moves.pop(x.move, None)
        if self.log is None:
            return
        log = self.log
        acting = log.game.rules.actors(log.state)
        log.withdraw(x.move)
        within = log.state.phase in log.game.parallel
        for seat in range(len(self.seats)):
            if seat == x.seat or not (within and acting >> seat & 1):
                self.fresh[seat] = self.seq
        self._turns()

    def _turns(self) -> None:
        """Note since when each seat has to decide."""
        acting = self.acting()
        for seat in range(len(self.seats)):
            if seat not in acting:
                self.turn_at[seat] = None
            elif self.turn_at[seat] is None:
                self.turn_at[seat] = self.updated

    def _resigned(self, x: e.Resigned) -> None:
        self.gave_up.add(x.seat)
        if x.bot is not None:
            self.seats[x.seat] = replace(self.seats[x.seat], bot=x.bot, resigned=True)

    def _ended(self, x: e.Ended) -> None:
        winners = [i for i, place in enumerate(x.standing) if place == 1]
        self.result = Result(x.reason, x.standing, x.points, winners)
        if len(winners) == 1:
            self.score[winners[0]] += 1
        self.turn_at = [None] * len(self.seats)
        if self.match_over():
            self.status = "over"

    def _said(self, x: e.Said) -> None:
        apart = not x.seats and self.running and (len(self.people()) > 1 or self.opened.rated)
        self.chat.append(ChatLine(self.seq, x.person, x.name, x.seats, x.text, self.updated, apart))
        del self.chat[:-CHAT_KEPT]

    def _rematched(self, x: e.Rematched) -> None:
        self.next_table = x.table

    def _upgraded(self, x: e.Upgraded) -> None:
        """Lines made before keep their words; the game goes on from the stored position with the same secret."""
        self.rules, self.material = x.rules, x.material
        self.position_seq = self.seq
        if self.game is None or not self.readable:
            self.log = None
            return
        self.options = self.game.read_options(self.opened.options)
        if x.start is not None:
            self.log = Log(self.game, self.options, self.key, x.start)
            self.fresh = [self.seq] * len(self.seats)
            self._turns()

    def _closed(self, x: e.Closed) -> None:
        self.status, self.closed = "closed", x.reason
        self.turn_at = [None] * len(self.seats)


APPLY: dict[type, Callable[[Table, Any], None]] = {
    e.Opened: Table._opened,
    e.Sat: Table._sat,
    e.Left: Table._left,
    e.BotPut: Table._bot,
    e.Named: Table._named,
    e.Dealt: Table._dealt,
    e.Moved: Table._moved,
    e.Withdrew: Table._withdrew,
    e.Resigned: Table._resigned,
    e.Ended: Table._ended,
    e.Said: Table._said,
    e.Rematched: Table._rematched,
    e.Upgraded: Table._upgraded,
    e.Closed: Table._closed,
}
