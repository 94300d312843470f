"""What travels between a table and those who sit or look on: messages of the socket and the shapes they share.

`docs/protocol.md` says it in words; `deskoherna types` writes it as TypeScript. The server sends ids and arguments,
never sentences.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskoherna.kit.puzzle import Theme

PROTOCOL = 1
"""Rises with every change an older client would not understand."""

Language = Literal["cs", "en"]
NAME = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$"
"""No control characters, and not of blanks alone."""
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
BotKind = Annotated[str, Meta(min_length=1, max_length=64)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=2**53 - 1)]
MoveGiven = Annotated[int, Meta(ge=0, le=2**31)] | Annotated[str, Meta(min_length=1, max_length=200)]
"""A move by its number or by its text."""

Viewer = int
"""A seat, -1 for a spectator, -2 for one who sees everything (finished games, rulebook pages)."""

Quality = Literal["best", "good", "slip", "mistake"]
"""Of a decision: the bot's own choice; as good as it; a small slip; a mistake."""
Status = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["open", "invited", "person", "bot"]
Reason = Literal["played", "resigned", "time", "abandoned", "version", "taught", "keeper"]
Refusal = Literal[
    "malformed",
    "too_big",
    "too_fast",
    "unknown_person",
    "wrong_password",
    "name_taken",
    "bad_name",
    "wrong_recovery",
    "wrong_code",
    "wrong_passkey",
    "bad_address",
    "no_mail",
    "unknown_push",
    "bad_time",
    "banned",
    "muted",
    "blocked",
    "not_keeper",
    "not_open",
    "bad_kind",
    "too_few",
    "not_found",
    "private",
    "foreign_origin",
    "unknown_host",
    "not_seated",
    "not_yours",
    "not_host",
    "not_your_turn",
    "stale",
    "illegal",
    "not_taught",
    "no_such_move",
    "nothing_to_undo",
    "not_waiting",
    "not_playing",
    "not_over",
    "seat_taken",
    "needs_invite",
    "unknown_bot",
    "unknown_game",
    "unknown_pack",
    "bad_pack",
    "bad_options",
    "bad_seats",
    "not_rated",
    "no_hints",
    "still_present",
    "not_finished",
    "bad_import",
    "other_version",
    "too_many",
    "busy",
    "silence",
    "unreadable",
    "failed",
]
"""The stable codes of refusals."""


# ---------------------------------------------------------------- shapes shared by socket and HTTP


class Choice(msgspec.Struct, frozen=True):
    """A move in all its forms. In words it is the message `move-<key>` of the game with `args`."""

    move: int
    text: str
    key: str
    args: dict[str, str]
    """By argument name of the words (`card`, `seat2`): the point of its axis, `card:portal`."""
    targets: list[str]
    """The values of `args` in order: what a click may name."""


class Told(msgspec.Struct, frozen=True):
    """An event. In words it is the message `event-<key>`; points of axes are `axis:point`, numbers are numbers."""

    key: str
    args: dict[str, int | str]


class Line(msgspec.Struct, frozen=True):
    """One line of a game's log as one viewer may read it: masked move and the events told to this viewer."""

    seq: Seq
    seat: int
    """-1: nobody moved; this is what happened when the game was dealt."""
    move: Choice | None
    events: list[Told]
    bot: bool = False
    """A bot chose it (also one standing in)."""
    words: str | None = None
    """The move's English text where the rules that made it are gone and `move` cannot be given."""


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    """The person's name, or empty."""
    person: str | None = None
    """The id of the person it belongs to; the same on several seats: hot-seat."""
    bot: str | None = None
    """The kind of bot that plays here: for good (`kind` bot) or standing in for a person who is away."""
    present: bool = False


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    budget_s: Annotated[int, Meta(ge=10, le=2592000)]
    increment_s: Annotated[int, Meta(ge=0, le=86400)] = 0
    each: bool = False
    """The budget is for every move anew, and stands still on people's holidays."""


class Clocks(msgspec.Struct, frozen=True):
    left_ms: list[int]
    """What each seat had left when this was sent."""
    running: list[int]
    """The seats whose clocks run."""


class Result(msgspec.Struct, frozen=True):
    """The end of one game."""

    reason: Reason
    standing: list[int]
    """By seat: 1 = won; shared places are possible; nobody first: a common loss."""
    points: list[int]
    winners: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as a viewer may know it."""

    id: str
    game: str
    name: str
    status: Status
    private: bool
    options: dict[str, Any]
    rules: int
    material: str
    match: int
    """Best of so many games."""
    game_number: int
    """Which game of the match is on the table; 0 before the first is dealt."""
    score: list[int]
    """Games won, by seat."""
    clock: ClockRule | None
    seats: list[SeatInfo]
    host: str
    """The id of the person who set it up."""
    created: float
    updated: float
    """Seconds since 1970."""
    seq: Seq
    yours: list[int]
    """The seats of the viewer."""
    your_turn: bool
    invite: Code | None = None
    """For those who sit here: the code that opens a private table or an invited seat."""
    result: Result | None = None
    """Of the last game that ended."""
    next_table: str | None = None
    """The rematch."""
    origin: str | None = None
    """Where it comes from: `fork:<table>:<seq>`, `scenario:<game>:<id>`, `import`, or `rematch:<table>`."""
    closed: Reason | None = None
    """Why a closed table was closed."""
    pack: str | None = None
    """The name of the pack it is played with; none: our own material. Its words and cards are asked for under
    `<game>@<material>`."""
    lesson: str | None = None
    """The lesson that is held here."""
    learned: bool = False
    """It was gone through to its end."""
    rated: bool = False
    """Its games count for ratings."""
    puzzle: str | None = None
    """The puzzle that is tried here."""


class Attempt(msgspec.Struct, frozen=True):
    """How far somebody is with the puzzle of a table. Chances are thousandths of a win."""

    puzzle: str
    level: int
    theme: Theme
    tries: int
    tried: Choice | None
    """The move by which it is being tried; none: it is to be tried."""
    chance: int
    """What that move is worth; -1: nothing was tried."""
    best: int
    """What the right move is worth; -1: it was not tried yet."""
    solution: Choice | None
    """The right move, for whoever has tried."""
    solved: bool
    day: str | None
    """The date, if it is the puzzle of that day."""


class Taught(msgspec.Struct, frozen=True):
    """How far a learner is in the lesson of a table; steps are counted from 0."""

    step: int
    """The step that is to be answered; the number of steps: all were."""
    answered: int
    """The one that was answered last; -1: none."""
    reply: int
    """What is said to that answer, of the replies of its step; -1: nothing of its own."""
    waiting: bool
    """The others play: nothing new is said yet."""
    right: list[int]
    """The moves that answer the step."""
    hint: int | None
    """The one that is shown to whoever asks."""


class Decision(msgspec.Struct, frozen=True):
    """What the viewer may do now."""

    seat: int | None
    """The own seat that is to move (of several the lowest); None: wait."""
    legal: list[Choice]
    undo: list[int]
    """Own seats whose last move may be taken back."""
    taught: Taught | None = None
    """At a table where a lesson is held."""
    attempt: Attempt | None = None
    """At a table where a puzzle is tried."""


# ---------------------------------------------------------------- from the client


class ClientMessage(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Every message has the client's own id; it is answered with that id, and a repeated one is applied once."""

    id: MessageId


class Hello(ClientMessage, tag="hello"):
    """First of all: what this client has seen already (0: nothing)."""

    seen: Seq = 0


class Move(ClientMessage, tag="move"):
    seat: Seat
    seq: Seq
    """The last `seq` this client saw."""
    move: MoveGiven


class Undo(ClientMessage, tag="undo"):
    seat: Seat
    seq: Seq


class Say(ClientMessage, tag="chat"):
    text: Text


class Sit(ClientMessage, tag="sit"):
    """Take an open seat, an invited one with the code, or take the own seat back from the bot that stands in."""

    seat: Seat
    invite: Code | None = None


class Leave(ClientMessage, tag="leave"):
    """Before the game: the seat is open again. During it: a bot stands in until one sits down again."""

    seat: Seat


class PutBot(ClientMessage, tag="put_bot"):
    """Before the game the host puts a bot on a free seat; during it, any seated person on a seat that is away."""

    seat: Seat
    kind: BotKind


class Kick(ClientMessage, tag="kick"):
    """Before the game the host frees the seat of somebody, who may not sit down here again."""

    seat: Seat


class Start(ClientMessage, tag="start"):
    """The host begins at once; free seats get this kind of bot. (Where all seats are taken it begins by itself.)"""

    kind: BotKind = "novice"


class Next(ClientMessage, tag="next"):
    """Deal the next game of the match."""


class Resign(ClientMessage, tag="resign"):
    """Up to two seats: the game ends and the other wins. More: a bot plays the seat to the end."""

    seat: Seat


class AskHint(ClientMessage, tag="hint"):
    seat: Seat


class AskReview(ClientMessage, tag="review"):
    """How good was the own last move? Asked of games against bots only."""

    seat: Seat


class Rematch(ClientMessage, tag="rematch"):
    """The same people, bots and options at a new table; the first who asks makes it."""


class Ping(ClientMessage, tag="ping"):
    pass


FromClient = (
    Hello
    | Move
    | Undo
    | Say
    | Sit
    | Leave
    | PutBot
    | Kick
    | Start
    | Next
    | Resign
    | AskHint
    | AskReview
    | Rematch
    | Ping
)


# ---------------------------------------------------------------- from the server


class ServerMessage(msgspec.Struct, tag_field="type", kw_only=True):
    pass


class ChatLine(msgspec.Struct, frozen=True):
    seq: Seq
    person: str
    name: str
    seats: list[int]
    text: str
    at: float
    apart: bool = False
    """Said by a spectator while people played against each other: they read it afterwards."""


class Welcome(ServerMessage, tag="welcome"):
    """The answer to hello; a `state` follows when a game was dealt."""

    id: MessageId
    protocol: int
    person: str
    name: str
    table: TableInfo
    chat: list[ChatLine]


class State(ServerMessage, tag="state"):
    """All a viewer may know of the game: after hello, a new deal, the end, or when a hot-seat viewer changes."""

    seq: Seq
    game_number: int
    viewer: Viewer
    view: Any
    """The View of the game."""
    decision: Decision
    clocks: Clocks | None
    since: Seq
    """`lines` are those after this seq; keep the earlier ones you have. 0: replace all."""
    lines: list[Line]
    withdrawn: list[int]
    """Lines taken back after `since`: forget them."""
    commitment: str
    """SHA-256 of the secret of all shuffles and dice of this game."""
    result: Result | None
    secret: str | None
    """The secret itself (hex), once the game is over."""


class Step(ServerMessage, tag="step"):
    """A move was made."""

    seq: Seq
    viewer: Viewer
    line: Line
    view: Any
    decision: Decision
    clocks: Clocks | None


class Undone(ServerMessage, tag="undone"):
    """A move was taken back: forget the line `withdrawn`."""

    seq: Seq
    viewer: Viewer
    seat: int
    withdrawn: Seq
    view: Any
    decision: Decision
    clocks: Clocks | None


class Seats(ServerMessage, tag="seats"):
    """Who sits where, or the state of the table, has changed."""

    table: TableInfo


class Chat(ServerMessage, tag="chat"):
    line: ChatLine


class Away(msgspec.Struct, frozen=True):
    """A seat whose person has left in the middle of a game."""

    seat: int
    stand_in_ms: int
    """After so long the others may put a bot there (`put_bot`); 0: now."""


class Presence(ServerMessage, tag="presence"):
    present: list[int]
    """Seats whose people are connected; bots always are."""
    spectators: int
    away: list[Away] = []


class Over(ServerMessage, tag="over"):
    """A game ended. A `state` in which everything is open comes before it."""

    seq: Seq
    game_number: int
    result: Result
    score: list[int]
    match_over: bool
    secret: str


class Accepted(ServerMessage, tag="accepted"):
    """The message with this id is in the log for good. `seq`: its entry (0: it needs none)."""

    id: MessageId
    seq: Seq


class Rejected(ServerMessage, tag="rejected"):
    """Nothing changed. `id` is null when none could be read."""

    id: str | None
    code: Refusal
    args: dict[str, int | str] = {}


class Ahead(msgspec.Struct, frozen=True):
    """A move that will probably follow, as the asking seat would see it."""

    seat: int
    move: Choice


class Advice(msgspec.Struct, frozen=True):
    choice: Choice
    value: int
    """Thousandths of a win."""
    spread: int = 0
    """The standard error of the value, in thousandths; 0: not known."""
    line: list[Ahead] = []
    """The likely continuation."""


class Hint(ServerMessage, tag="hint"):
    """The best moves with what this seat knows, in the order in which the bot trusts them."""

    id: MessageId
    seq: Seq
    seat: int
    best: list[Advice]
    searched: bool
    """False: nothing is compiled yet, and the bot has only looked one move ahead."""
    together: bool
    """The chance is that of winning together (or alone against the game)."""


class Review(ServerMessage, tag="review"):
    """How good a move was, by what its seat knew when it was made."""

    id: MessageId
    seq: Seq
    seat: int
    move: Seq
    """The line of the log that it is about."""
    quality: Quality
    loss: int
    """Thousandths of a win that it cost."""
    played: Advice
    best: Advice
    together: bool


class NewTable(ServerMessage, tag="new_table"):
    """The rematch is ready."""

    table: str


class Pong(ServerMessage, tag="pong"):
    id: MessageId
    seq: Seq


class Closing(ServerMessage, tag="closing"):
    """The server goes away; come back to the same table later. Nothing is lost."""

    again_s: int


FromServer = (
    Welcome
    | State
    | Step
    | Undone
    | Seats
    | Chat
    | Presence
    | Over
    | Accepted
    | Rejected
    | Hint
    | Review
    | NewTable
    | Pong
    | Closing
)
