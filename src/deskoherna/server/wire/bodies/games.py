"""Games: what there is of each, packs of material, rulebooks, lessons, puzzles."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskoherna.kit.judging import PackEntry, PackFault
from deskoherna.kit.material import LONGEST_NAME, PLAIN_TEXT
from deskoherna.kit.puzzle import Theme
from deskoherna.kit.view import Item
from deskoherna.server.wire.bodies.body import Body
from deskoherna.server.wire.protocol import (
    BotKind,
    Choice,
    Line,
)


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
    options: dict[str, Any] = msgspec.field(default_factory=dict)


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
    by_rating: bool = False
    """It follows from the rating: so many rated games, against whomever."""


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
