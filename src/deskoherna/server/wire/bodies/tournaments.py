"""Tournaments: rules, entrants, rounds."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskoherna.server.wire.bodies.body import Body
from deskoherna.server.wire.protocol import (
    BotKind,
    ClockRule,
    Name,
)

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
    options: dict[str, Any] = msgspec.field(default_factory=dict)
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
