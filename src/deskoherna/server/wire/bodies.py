"""What travels over HTTP: bodies of requests and answers of `/api`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskoherna.kit.judging import PackEntry, PackFault
from deskoherna.kit.material import LONGEST_NAME, PLAIN_TEXT
from deskoherna.kit.puzzle import Theme
from deskoherna.kit.view import Item
from deskoherna.server.wire.protocol import (
    Ahead,
    BotKind,
    Choice,
    ClockRule,
    Language,
    Line,
    Name,
    Quality,
    Refusal,
    Result,
    Seq,
    TableInfo,
    Viewer,
)

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request; unknown fields are refused."""


class Refused(msgspec.Struct, frozen=True):
    """Every answer with a status of 400 and above."""

    code: Refusal
    args: dict[str, int | str] = {}


# ---------------------------------------------------------------- people


class Guest(Body):
    name: Name
    language: Language = "cs"
    token: bool = False
    """Programs without cookies ask for a token and send it as `Authorization: Bearer`."""


class Login(Body):
    name: Name
    password: Annotated[str, Meta(max_length=200)]
    token: bool = False


class ChangeMe(Body):
    name: Name | None = None
    language: Language | None = None


class SetPassword(Body):
    password: Password
    old: Annotated[str, Meta(max_length=200)] | None = None
    """Needed where there is one already."""


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: Language
    has_password: bool
    """A name with a password is kept: nobody else can take it."""
    token: str | None = None


class RecoveryCode(msgspec.Struct, frozen=True):
    """Told this once: whoever has it can come back as this person."""

    code: str


class Recover(Body):
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Password | None = None
    """A new one, where the old one is forgotten; else it stays."""
    token: bool = False


Mails = Literal["off", "each", "daily"]
"""None at all, one for each thing that waits, or one a day."""
Hour = Annotated[int, Meta(ge=0, le=23)]
Moment = Annotated[float, Meta(ge=0, le=4102444800)]


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when clocks of days a move stand still, in seconds since 1970."""

    starts: Moment
    ends: Moment


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody is told what waits."""

    push_key: str
    """The key that a browser subscribes under."""
    devices: int
    """Browsers that are told."""
    can_mail: bool
    """This server sends mails."""
    mail: str | None
    mail_waiting: str | None
    """An address that is not confirmed yet."""
    mails: Mails
    digest_hour: Hour
    quiet_from: Hour | None
    quiet_to: Hour | None
    zone: str
    holidays: list[Holiday]


class ChangeNotices(Body):
    mails: Mails
    digest_hour: Hour
    quiet_from: Hour | None
    """Nothing is sent from this hour on, up to the other."""
    quiet_to: Hour | None
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """Whose clock: a name of the IANA database, as Europe/Prague."""


class NewDevice(Body):
    """A browser that takes push messages, as it says itself."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=128)]
    auth: Annotated[str, Meta(min_length=1, max_length=64)]


class ForgetDevice(Body):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class NewMail(Body):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class MailCode(Body):
    code: Annotated[str, Meta(min_length=1, max_length=32)]


class NoticeInfo(msgspec.Struct, frozen=True):
    """Something somebody is told. In words: `notice-<kind>` with `args`."""

    id: str
    kind: str
    args: dict[str, Any]
    at: float


class NoticeList(msgspec.Struct, frozen=True):
    notices: list[NoticeInfo]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser is asked, as the standard writes it in JSON (WebAuthn)."""

    options: dict[str, Any]


class NewPasskey(Body):
    """The browser's answer (`toJSON`), and what the key is called."""

    credential: dict[str, Any]
    name: Name


class PasskeyLogin(Body):
    credential: dict[str, Any]
    token: bool = False


class Passkey(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: float


class PasskeyList(msgspec.Struct, frozen=True):
    passkeys: list[Passkey]


class OwnPack(msgspec.Struct, frozen=True):
    game: str
    name: str
    text: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table with its log; of a game that still runs only what the person did."""

    id: str
    game: str
    status: str
    log: list[dict[str, Any]]


class Belongings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept of a person."""

    format: Literal["deskoherna-person-1"] = "deskoherna-person-1"
    person: str
    name: str
    language: Language
    created: float
    packs: list[OwnPack]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    solved: list[dict[str, Any]]
    """Puzzles."""
    tables: list[OwnTable]
    more: dict[str, list[dict[str, Any]]]
    """Tournaments, holidays, blocks, reports, and how one is told what waits; no keys and no codes."""


# ---------------------------------------------------------------- games


class Bot(msgspec.Struct, frozen=True):
    kind: str
    """In words: `bot-<kind>`."""
    outside: bool = False
    """A program of somebody's own; it is called by its kind."""


class Preset(msgspec.Struct, frozen=True):
    name: str
    """In words: `table-<name>`, where the game has it."""
    seats: int
    options: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    rules: int
    material: str
    own_material: bool
    """Played with a material file of the user's own."""
    pack: str | None
    """The name of the pack it is played with."""
    max_seats: int
    seat_counts: list[int]
    defaults: dict[str, Any]
    options: dict[str, Any]
    """JSON Schema of the options. Words: `option-<field>`, `option-<field>-<value>`."""
    presets: list[Preset]
    bots: list[Bot]
    parallel: list[str]
    """Phases in which several seats act at once."""
    words: dict[str, str]
    """By language: the hash of the words, for caching."""
    names: dict[str, str]
    """By language: what lists of games say of it, as Fluent: `game-name`, `game-tagline`."""
    together: bool = False
    """All win or lose together."""
    workshop: bool = False
    """A small game, shown apart: a model for games of one's own."""
    minutes: int | None = None
    """How long it takes, about."""
    aid: bool = False
    """It has a player aid: the turn, the prices and the marks on a sheet."""
    board: int | None = None
    """The version that the board it brings was made for, 0: it says none; without a board: none.

    The module is `/api/games/<slug>/board/board.js`."""


PackName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN_TEXT)]
PackText = Annotated[str, Meta(max_length=120_000, pattern=r"^[^\x00]*$")]
PackState = Literal["faulty", "trying", "compiling", "ready", "slow"]
"""Something is wrong with it; games are tried with it; it may be played with, and its bots are being compiled; all is
done; its bots think without compiled code."""


class CheckPack(Body):
    game: Annotated[str, Meta(max_length=64)]
    text: PackText


class SavePack(Body):
    game: Annotated[str, Meta(max_length=64)]
    name: PackName
    text: PackText


class PackInfo(msgspec.Struct, frozen=True):
    """A pack for lists."""

    id: str
    game: str
    name: str
    material: str
    """The hash of its text: a table is set up with `<game>@<material>`."""
    state: PackState
    faults: int
    updated: float


class PackList(msgspec.Struct, frozen=True):
    packs: list[PackInfo]


class PackReading(msgspec.Struct, frozen=True):
    """A material file as it was read: what is wrong, and what stands where."""

    faults: list[PackFault]
    entries: list[PackEntry]


class Pack(msgspec.Struct, frozen=True):
    """A pack with its text."""

    info: PackInfo
    text: str
    faults: list[PackFault]
    entries: list[PackEntry]


class CheckOptions(Body):
    options: dict[str, Any] = {}


class OptionsInfo(msgspec.Struct, frozen=True):
    """Options filled in with all defaults, and how many seats such a table has."""

    options: dict[str, Any]
    seats: int


class Catalogue(msgspec.Struct, frozen=True):
    game: str
    material: str
    items: list[Item]


class ScenarioInfo(msgspec.Struct, frozen=True):
    id: str
    rule: str
    """The section of the rulebook page it belongs to."""
    title: dict[str, str]
    note: dict[str, str]
    seats: int
    over: bool
    """It ends the game: there is nothing to play on."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in a list; texts are in all languages."""

    id: str
    module: dict[str, str]
    """The part of the game to which it belongs, in words; "": it comes before them all."""
    rule: str
    """The section of the rulebook page where one can read on."""
    title: dict[str, str]
    about: dict[str, str]
    minutes: int
    steps: int
    plays_on: bool
    """It goes on as a game against bots."""


class Learned(msgspec.Struct, frozen=True):
    """How far somebody is with the lessons of a game, by their ids."""

    done: list[str]
    begun: list[str]
    """A table waits at which one goes on."""


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: what is said, where to look, what is said to answers."""

    say: dict[str, str]
    look: list[str]
    """Targets (`hex:2,-1`), parts of the table (`zone:hand`), places of the board (`at:deck:0`)."""
    asks: bool
    """A move is played; else it is only read."""
    replies: list[dict[str, str]]


class LessonPlan(msgspec.Struct, frozen=True):
    info: LessonInfo
    steps: list[LessonStep]
    next: str | None
    """The lesson after it."""


class LevelAdvice(msgspec.Struct, frozen=True):
    """The level of bots that suits somebody in a game, by the latest games against the level played last."""

    level: str
    """What to play; the same as `played` where about half is won."""
    played: str
    games: int
    won: int


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    level: int
    """How hard it is, 1 to 5."""
    theme: Theme
    tries: int
    """With how many tries one has solved it; 0: not yet."""


class Puzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game, and the one of today."""

    game: str
    day: str
    """The date, as in 2026-11-19; the same everywhere."""
    today: PuzzleInfo | None
    done: bool
    """The puzzle of today was solved."""
    streak: int
    """Days in a row on which it was."""
    puzzles: list[PuzzleInfo]
    """The easy ones first."""


class TakePuzzle(Body):
    afresh: bool = False
    """Begin anew; else a table where it was left is gone back to."""


class TakeLesson(Body):
    afresh: bool = False
    """Begin anew; else a table where it was left is gone back to."""


class Statement(msgspec.Struct, frozen=True):
    text: str
    """As in the scenario file: `wounds[order] = 3`."""
    holds: bool


class Frame(msgspec.Struct, frozen=True):
    """One moment: the line that led here (None at the start) and what the viewer saw then."""

    line: Line | None
    view: Any
    refused: list[Choice] = []
    """Scenarios: moves that the rules refuse here."""
    statements: list[Statement] = []
    """Scenarios: what is true here."""


class ScenarioPlay(msgspec.Struct, frozen=True):
    info: ScenarioInfo
    game: str
    options: dict[str, Any]
    given: list[str]
    frames: list[Frame]


class PlayOn(Body):
    """The seats not named are played by this kind of bot."""

    at: Annotated[int, Meta(ge=0, le=999)] = 0
    """Begin after so many moves of the scenario."""
    seats: Annotated[list[int], Meta(max_length=8)] = msgspec.field(default_factory=lambda: [0])
    bot: BotKind = "novice"


# ---------------------------------------------------------------- tables


class SeatPlan(Body):
    """One seat of a new table. `name` is for `hotseat`: another person at the same device."""

    kind: Literal["me", "open", "invited", "hotseat", "bot"]
    bot: BotKind | None = None
    name: Name | None = None


class NewTable(Body):
    """`challenge`: who is told that a seat waits for them; one of the seats has to be `invited`. `club`: it stands in
    the lobby of this club alone."""

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    """By seat; those not named are open."""
    name: Name | None = None
    private: bool = False
    clock: ClockRule | None = None
    match: Literal[1, 3, 5] | None = None
    """Best of so many games. Unsaid: what the options say under the same name, else one."""
    rated: bool = False
    """Its games count for ratings: our own cards, everybody at a device of their own, no hints."""
    challenge: Annotated[str, Meta(max_length=32)] | None = None
    club: Annotated[str, Meta(max_length=32)] | None = None


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableInfo]


class Fork(Body):
    at: Seq
    """The position after the line with this seq (0: as it was dealt)."""
    game_number: Annotated[int, Meta(ge=1, le=99)] = 1
    seats: Annotated[list[int], Meta(max_length=8)] = msgspec.field(default_factory=lambda: [0])
    """Yours; the others are played by the bot."""
    bot: BotKind = "novice"


# ---------------------------------------------------------------- ratings

Kind = Literal["alone", "together", "duel", "many"]
"""With whom or against whom one plays: what ratings are kept apart by."""


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """How strong somebody is at a game, by the rated games so far. 400 more: ten wins to one loss, about."""

    person: str | None
    """None: a bot."""
    name: str
    """Of a bot: its kind."""
    rating: int
    deviation: int
    """Two times in three the true strength is no further away than this."""
    games: int
    """0 for bots that are measured by the ladder."""


class Ratings(msgspec.Struct, frozen=True):
    """The ratings of one game and kind of table, the strongest that one can be sure of first."""

    game: str
    kind: Kind
    kinds: list[Kind]
    """Those that this game can be played in."""
    rated: list[Rated]
    games: int
    """Rated games so far."""


# ---------------------------------------------------------------- profiles


class Score(msgspec.Struct, frozen=True):
    """Games and how many of them were won; a shared first place is its share. Shares are thousandths."""

    games: int
    won: float
    share: int
    low: int
    high: int
    """Between these the true share lies nineteen times in twenty."""


class ScoreOf(msgspec.Struct, frozen=True):
    """A score against, or in, something: a mode, a level of bots, `people`."""

    of: str
    score: Score


class FormGame(msgspec.Struct, frozen=True):
    """One of the last games."""

    table: str | None
    """None: the replay is not for everybody."""
    game_number: int
    ended: float
    outcome: Literal["won", "shared", "lost"]


class RatingPoint(msgspec.Struct, frozen=True):
    ended: float
    rating: int
    deviation: int


class RatingLine(msgspec.Struct, frozen=True):
    """How a rating came about, the last games of it."""

    kind: Kind
    games: int
    points: list[RatingPoint]


class Favourite(msgspec.Struct, frozen=True):
    """Something of the box that one's own moves name often."""

    item: str
    """The key of the catalogue."""
    times: int


class Decisions(msgspec.Struct, frozen=True):
    """How good decisions were, by the analyses of the last games that somebody had looked back at."""

    games: int
    best: int
    good: int
    slips: int
    mistakes: int
    loss: int
    """Thousandths of a win that a decision cost, on the average."""


class TitleProfile(msgspec.Struct, frozen=True, kw_only=True):
    """One person at one game."""

    game: str
    score: Score
    modes: list[ScoreOf]
    """Those that the game's words name (`table-<mode>`); all others together under no name."""
    against: list[ScoreOf]
    """By the strongest bot among the others, or `people`; `nobody` alone and together."""
    form: list[FormGame]
    """The newest last."""
    ratings: list[RatingLine]
    favourites: list[Favourite]
    decisions: Decisions | None
    thought_s: int


class HeadToHead(msgspec.Struct, frozen=True):
    """Somebody one has played with."""

    person: str
    name: str
    games: int
    ahead: int
    """Games in which one came in before the other."""
    behind: int


class Achievement(msgspec.Struct, frozen=True):
    """In words: `achievement-<id>`, its `.text` says what has to be done."""

    id: str
    game: str | None
    """One of its own for this game; None: for any."""
    earned: float | None
    """When; None: not yet."""
    table: str | None = None
    game_number: int = 1


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a person: all of it follows from finished games that were dealt with our own material."""

    person: str
    name: str
    since: float
    score: Score
    thought_s: int
    titles: list[TitleProfile]
    """The game that was played most first."""
    meetings: list[HeadToHead]
    achievements: list[Achievement]


# ---------------------------------------------------------------- keeping order


class DeleteMe(Body):
    """Everything of me goes, and my name with it. Where there is a password it is asked for."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Blocked(msgspec.Struct, frozen=True):
    person: str
    name: str


class BlockList(msgspec.Struct, frozen=True):
    """Whom I do not want to sit with, nor to hear."""

    people: list[Blocked]


class NewReport(Body):
    """A line of the chat of a table that somebody of the server should look at."""

    table: Annotated[str, Meta(max_length=32)]
    seq: Seq
    text: Annotated[str, Meta(max_length=500)] = ""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    at: float
    table: str
    seq: int
    by: str
    about: str
    """The person whose line it is."""
    name: str
    line: str
    text: str
    settled: float | None


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody as a keeper sees them."""

    person: str
    name: str
    kept: bool
    """With a password."""
    since: float
    games: int
    reports: int
    banned: float
    """Until when; 0: not."""
    muted: float


class KnownTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    name: str
    status: str
    people: list[str]
    seats: list[int]
    """Where they sit, in the same order."""
    updated: float


ActKind = Literal["ban", "unban", "mute", "unmute", "close", "bot", "settle", "news"]


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """Something a keeper did. `target`: a person, a table or a report."""

    id: str
    at: float
    keeper: str
    """A person; `command`: at the command line."""
    act: str
    target: str
    detail: str
    state: str


class NewAct(Body):
    act: ActKind
    target: Annotated[str, Meta(max_length=32)] = ""
    days: Annotated[float, Meta(ge=0.01, le=3650)] = 1.0
    """Of bans and mutes."""
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    """Which a bot takes over."""
    text: Annotated[str, Meta(max_length=300)] = ""
    """News to everybody; empty: none any more."""


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """What a keeper sees."""

    people: list[KnownPerson]
    tables: list[KnownTable]
    reports: list[Report]
    acts: list[Act]
    counts: dict[str, int]
    """People, kept names, tables by status, games finished in all and since yesterday."""


class News(msgspec.Struct, frozen=True):
    """What the keepers tell everybody."""

    text: str
    keeper: bool
    """I am one of them."""


# ---------------------------------------------------------------- tournaments

TournamentKind = Literal["swiss", "robin", "knockout", "arena", "league", "teams"]
TournamentStatus = Literal["open", "checking", "running", "over", "closed"]
"""People come; they say that they are here; it is played; it was played; it was called off."""
TieBreak = Literal["buchholz_cut", "buchholz", "berger", "wins", "direct", "reached", "score", "few"]
"""In words: `tiebreak-<name>`, its `.text` says how it is counted."""


class TournamentRules(msgspec.Struct, frozen=True, kw_only=True):
    """What belongs to one kind or another."""

    seats: int = 2
    """At each table."""
    same_deals: bool = False
    """In a round all tables begin with the same deal; nobody looks on before the last of them has ended."""
    minutes: int = 0
    """Of an arena: how long tables are set up."""
    ends: float = 0.0
    """Of an arena that has begun: when the last table is set up."""
    division: int = 0
    """Of a league: how many belong to a division."""
    moves: int = 0
    """Of a league: how many go up, and how many go down."""
    season: int = 1
    after: str | None = None
    """The season before."""


class NewTournament(Body):
    """Everybody plays with a clock, so that every round ends. Tables of more than two seats: `swiss`, `arena` or
    `league`; games that all win or lose together: `teams`."""

    name: Name
    game: Annotated[str, Meta(max_length=64)]
    kind: TournamentKind
    clock: ClockRule
    options: dict[str, Any] = {}
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    """Of a Swiss; the others have as many as they need."""
    rated: bool = False
    check_in: bool = False
    """Whoever does not say shortly before the start that they are here is left out."""
    same_deals: bool = False
    minutes: Annotated[int, Meta(ge=1, le=1440)] = 60
    """Of an arena."""
    division: Annotated[int, Meta(ge=2, le=24)] = 6
    moves: Annotated[int, Meta(ge=0, le=6)] = 1
    """Of a league."""


class Join(Body):
    """Into a game of teams: found one with this name, or belong to one that is there."""

    team: Name | None = None
    entry: Annotated[str, Meta(max_length=64)] | None = None


class AddBots(Body):
    kind: BotKind
    count: Annotated[int, Meta(ge=1, le=200)] = 1


class TournamentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    kind: TournamentKind
    status: TournamentStatus
    clock: ClockRule
    rounds: int
    round: int
    """The one that is being played; 0 before the first."""
    rated: bool
    check_in: bool
    rules: TournamentRules
    host: str
    entrants: int
    mine: bool
    """I take part."""
    created: float
    updated: float


class TournamentList(msgspec.Struct, frozen=True):
    tournaments: list[TournamentInfo]


class TeamMember(msgspec.Struct, frozen=True):
    person: str
    name: str


class EntrantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part, or a team. Points are halves; before the start `place` and `number` are 0."""

    entry: str
    number: int
    division: int
    """Of a league, from 1 on."""
    members: list[TeamMember]
    """Of a team; the first is who founded it."""
    person: str | None
    bot: str | None
    name: str
    rating: int
    here: bool
    gone: bool
    place: int
    points: int
    breaks: list[int]
    """What decides between equal points, as `tie_breaks` says; halves, of `berger` quarters."""
    played: int


class BoardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A pairing; numbers are those of entrants. `second` 0: a bye."""

    board: int
    again: int
    """How often the pair has drawn before."""
    first: int
    second: int
    table: str | None
    outcome: Literal["first", "second", "drawn", "bye", "played"] | None
    """`played`: at a table of more than two, or by a team; then `earned` says what it brought."""
    seats: list[int]
    """Who sits there, by seat."""
    earned: list[int]
    """Half points, in the order of `seats`."""
    scores: list[int]
    """Points of the game."""
    division: int
    invite: str | None
    """For a table that was closed to others while it was played."""


class RoundInfo(msgspec.Struct, frozen=True):
    number: int
    boards: list[BoardInfo]


class TournamentPlay(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament with everything, the standings first."""

    info: TournamentInfo
    tie_breaks: list[TieBreak]
    entrants: list[EntrantInfo]
    played: list[RoundInfo]
    """The newest round first."""
    table: str | None
    """Where I play now."""


# ---------------------------------------------------------------- company


class Friend(msgspec.Struct, frozen=True):
    person: str
    name: str


class FriendList(msgspec.Struct, frozen=True, kw_only=True):
    friends: list[Friend]
    """Both want it."""
    asking: list[Friend]
    """They wait for my answer."""
    asked: list[Friend]
    """I wait for theirs."""
    tables: list[TableInfo] = []
    """Where friends play now, as far as everybody may look on."""


class Club(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    members: int
    owner: bool
    """It is mine."""


class ClubList(msgspec.Struct, frozen=True):
    clubs: list[Club]


class NewClub(Body):
    name: Name


class JoinClub(Body):
    invite: Annotated[str, Meta(max_length=64)]


class ClubLobby(msgspec.Struct, frozen=True, kw_only=True):
    """A club as its members see it: who belongs to it, and their tables, each with its invitation."""

    id: str
    name: str
    owner: str
    invite: str
    members: list[Friend]
    tables: list[TableInfo]


class WatchedTable(msgspec.Struct, frozen=True, kw_only=True):
    table: TableInfo
    rating: int
    """Of the strongest who plays there; 0: nobody is rated."""


class FeaturedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game that was looked back at, and how far the chances moved at its sharpest turn."""

    table: TableInfo
    game_number: int
    swing: int
    """Thousandths of a win."""
    seq: int
    """Where that was."""


class Gallery(msgspec.Struct, frozen=True):
    """What can be looked at: games that are being played, the best rated first, and finished ones that turned."""

    playing: list[WatchedTable]
    finished: list[FeaturedGame]


# ---------------------------------------------------------------- replays


class ReplayList(msgspec.Struct, frozen=True):
    """Tables at which games were dealt: `game_number` of them each."""

    tables: list[TableInfo]


class LibrarySeat(msgspec.Struct, frozen=True):
    person: str | None
    name: str
    bot: str | None
    won: bool
    points: int


class LibraryGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in the library."""

    table: str
    game_number: int
    game: str
    mode: str
    moves: int
    ended: float
    rated: bool
    reason: str
    seats: list[LibrarySeat]


class Library(msgspec.Struct, frozen=True, kw_only=True):
    """A page of it, the newest first."""

    games: list[LibraryGame]
    found: int
    pages: int
    modes: list[str]
    """Of the title that was asked for: in which ways it was played."""
    cards: list[str]
    """What was played in its last games, as in its catalogue."""


class Replay(msgspec.Struct, frozen=True):
    table: TableInfo
    game_number: int
    viewer: Viewer
    frames: list[Frame]
    """Empty where the rules that made it are gone; `lines` then has the moves in words."""
    lines: list[Line]
    result: Result | None
    commitment: str
    secret: str | None


AnalysisState = Literal["none", "waiting", "preparing", "working", "done", "failed"]
"""Nobody asked; other games come first; its bots are being compiled; under way."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a finished game, rated from what its seat knew then. Chances are thousandths of a win."""

    seq: Seq
    """The line of the move."""
    seat: int
    chance: int
    """Before it, with the best move."""
    spread: int
    """The standard error of the chance."""
    best: Choice
    """What the bot would play."""
    line: list[Ahead]
    """How the bot thinks it would go on then."""
    played: Choice
    value: int
    """The chance with the move that was played."""
    loss: int
    quality: Quality


class Turning(msgspec.Struct, frozen=True):
    """One of the largest swings of a game."""

    seq: Seq
    """The line of the move that did it."""
    seat: int
    """Whose chance it is; won or lost together: who decided."""
    before: int
    after: int


class Analysis(msgspec.Struct, frozen=True):
    """A finished game looked back at, as far as it has come."""

    state: AnalysisState
    done: int
    of: int
    """Decisions to look at."""
    every: int
    """More than 1: the game is long, only every so manieth decision is looked at."""
    together: bool
    """All win or lose together: one line."""
    decisions: list[Judged]
    turning: list[Turning]
    """When it is done."""


class ExportedPack(msgspec.Struct, frozen=True):
    name: PackName
    text: PackText


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """A game on its own: all that is needed to fold it again and to check every shuffle."""

    format: Literal["deskoherna-game-1"] = "deskoherna-game-1"
    game: Annotated[str, Meta(max_length=64)]
    rules: int
    material: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any]
    commitment: Annotated[str, Meta(max_length=64)]
    secret: Annotated[str, Meta(max_length=128)]
    names: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=8)]
    moves: Annotated[list[tuple[Seq, int, Annotated[str, Meta(max_length=200)]]], Meta(max_length=20000)]
    """(seq, seat, text)"""
    result: Result
    start: dict[str, Any] | None = None
    """The position it began with, where it was not dealt."""
    given: dict[str, Annotated[list[int], Meta(max_length=1000)]] = {}
    """By seq: the outcomes that a lesson gave a move; those of all others come from the secret."""
    pack: ExportedPack | None = None
    """What it was played with, where that was not our own material."""


class Ready(msgspec.Struct, frozen=True):
    ready: bool
    missing: dict[str, str]
    """What keeps the server from serving now, each with the reason."""


class Health(msgspec.Struct, frozen=True):
    version: str
    protocol: int
    tables: int
    """In memory."""
    sockets: int
    workers: int
    stall_ms: float
    """The longest stall of the event loop in the last minute."""
    busy_ms: float
    """The longest the loop itself worked without a pause, in processor time, since the start."""
    storing: bool
    """False: the database has refused what was last to be written."""
    unreadable: int
    """Tables that were set aside since the start because their log is damaged."""
    replays: int
    """Games that were folded since the start for those who look back."""
