"""Rows of tournaments: what was agreed on, who takes part, who meets whom at which table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.tables import index
from deskoherna.server.wire.bodies import TeamMember, TournamentKind, TournamentRules, TournamentStatus
from deskoherna.server.wire.protocol import ClockRule

T, E, P, R = schema.tournaments.c, schema.entrants.c, schema.pairings.c, schema.results.c
WON, DRAWN, LOST = 2, 1, 0
"""Half points."""
PAIR = 2
"""Seats of most tables."""
PLAIN = TournamentRules()
Outcome = Literal["first", "second", "drawn", "bye", "played"]


@dataclass(frozen=True)
class Tournament:
    """What was agreed on, and how far it is."""

    id: str
    name: str
    game: str
    kind: TournamentKind
    options: dict[str, Any]
    clock: ClockRule
    rounds: int
    rated: bool
    check_in: bool
    host: str
    status: TournamentStatus
    round: int
    """The one that is being played; 0 before the first. Of an arena: how often tables were set up."""
    created: float
    updated: float
    rules: TournamentRules = PLAIN
    secret: str = ""
    """What the same deals of a round come from; told to nobody."""


@dataclass(frozen=True)
class Entrant:
    """A person, a bot or a team that takes part. `number`: by strength, given at the start; 0: none yet."""

    entry: str
    number: int
    person: str | None
    bot: str | None
    name: str
    rating: int
    here: bool
    """Checked in; bots always are."""
    gone: bool
    """Not paired any more."""
    joined: float
    division: int = 0
    """Of a league, the strongest is 1; 0: not known yet."""
    members: Sequence[TeamMember] = ()
    """Of a team of people, the one who founded it first."""

    @property
    def people(self) -> list[str]:
        """All who play for it."""
        return [m.person for m in self.members] or ([self.person] if self.person else [])


@dataclass(frozen=True)
class Pairing:
    """Who meets whom. Without a `second` the first has a bye, or a team a table for itself. `again`: how often the pair
    has drawn and plays once more."""

    round: int
    board: int
    again: int
    first: int
    second: int
    table_id: str | None
    outcome: Outcome | None
    """None: it is still being played."""
    more: tuple[int, ...] = ()
    """Those on the third seat and the ones after it."""
    division: int = 0
    earned: tuple[int, ...] = ()
    """Half points of each of `numbers`, of a table of more than two or of teams."""
    scores: tuple[int, ...] = ()
    """Points of the game, by seat."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """Who sits there, by seat."""
        return tuple(n for n in (self.first, self.second, *self.more) if n)


@dataclass(frozen=True)
class Event:
    """A tournament with all that belongs to it."""

    tournament: Tournament
    entrants: Sequence[Entrant]
    """By number, then by when they came."""
    pairings: Sequence[Pairing]
    """By round and board."""
    invites: Mapping[str, str] = field(default_factory=dict)
    """Of tables that are closed to others."""

    def numbered(self) -> dict[int, Entrant]:
        return {x.number: x for x in self.entrants if x.number}

    def here(self) -> set[int]:
        """Those who are paired."""
        return {x.number for x in self.entrants if x.number and not x.gone}

    def of_round(self, number: int) -> list[Pairing]:
        return [p for p in self.pairings if p.round == number]


_encoder, _options, _clock, _rules, _members, _more = (
    msgspec.json.Encoder(),
    msgspec.json.Decoder(dict[str, Any]),
    msgspec.json.Decoder(ClockRule),
    msgspec.json.Decoder(TournamentRules),
    msgspec.json.Decoder(list[TeamMember]),
    msgspec.json.Decoder(tuple[int, ...]),
)


def written(value: Any) -> str:
    """As it stands in a column."""
    return _encoder.encode(value).decode()


def insert(connection: Connection, t: Tournament) -> None:
    row = {f.name: getattr(t, f.name) for f in fields(Tournament)}
    row |= {name: written(row[name]) for name in ("options", "clock", "rules")}
    connection.execute(sa.insert(schema.tournaments).values(**row))


def _tournament(row: Any) -> Tournament:
    found = dict(row)
    found |= {
        "options": _options.decode(found["options"]),
        "clock": _clock.decode(found["clock"]),
        "rules": _rules.decode(found["rules"]),
    }
    return Tournament(**found)


def tournaments(connection: Connection, where: sa.ColumnElement[bool], limit: int) -> list[Tournament]:
    """The newest first."""
    columns = (T[f.name] for f in fields(Tournament))
    rows = connection.execute(sa.select(*columns).where(where).order_by(T.updated.desc()).limit(limit))
    return [_tournament(row) for row in rows.mappings()]


def entrants(connection: Connection, where: sa.ColumnElement[bool]) -> list[Entrant]:
    columns = [E[f.name] for f in fields(Entrant)]
    ordered = sa.select(*columns).where(where).order_by(E.number, E.joined, E.entry)
    rows = connection.execute(ordered).mappings()
    return [Entrant(**{**row, "members": _members.decode(row["members"])}) for row in rows]


@dataclass(frozen=True)
class _SeatEnd:
    standing: int
    won: bool
    shared: bool
    points: int


def _ends(connection: Connection, tournament: str) -> dict[str, list[_SeatEnd]]:
    """How the tables ended, seat by seat."""
    found: dict[str, list[_SeatEnd]] = {}
    rows = connection.execute(
        sa.select(R.table_id, R.standing, R.won, R.shared, R.points)
        .join_from(schema.results, schema.pairings, P.table_id == R.table_id)
        .where(P.tournament == tournament, R.number == 1)
        .order_by(R.table_id, R.seat)
    )
    for table, *end in rows:
        found.setdefault(table, []).append(_SeatEnd(*end))
    return found


def _outcome(ends: Sequence[_SeatEnd]) -> Outcome:
    """Of a table of two."""
    first, second = ends
    return "first" if first.won and not first.shared else "second" if second.won and not second.shared else "drawn"


def by_place(standing: Sequence[Any]) -> tuple[int, ...]:
    """A win for everybody whom one stands before, a draw for those who stand alike. The lowest is the best."""
    return tuple(
        sum(WON if mine < other else DRAWN if mine == other else LOST for at, other in enumerate(standing) if at != me)
        for me, mine in enumerate(standing)
    )


def _ended(t: Tournament, p: Pairing, ends: Sequence[_SeatEnd] | None, status: str | None) -> Pairing:
    """With what came of it: a table that ended without a result counts for all alike."""
    if p.table_id is None:
        return replace(p, outcome="bye", earned=(WON * (t.rules.seats - 1),))
    if ends is None and status != "closed":
        return p
    scores = tuple(end.points for end in ends or ())
    if t.kind == "teams":
        return replace(p, outcome="played", scores=scores[:1])
    if t.rules.seats > PAIR:
        standing = [end.standing for end in ends] if ends else [1] * len(p.numbers)
        return replace(p, outcome="played", scores=scores, earned=by_place(standing))
    return replace(p, outcome=_outcome(ends) if ends else "drawn", scores=scores)


def _teams_compared(played: Sequence[Pairing], ends: Mapping[str, Sequence[_SeatEnd]]) -> list[Pairing]:
    """What each team has earned: all of a round have had the same deal, so they are compared like players of one table.
    Whoever won stands before whoever did not, then points decide; a table without a result stands last."""
    earned: dict[tuple[int, int], int] = {}
    for number in {p.round for p in played}:
        rivals = [p for p in played if p.round == number and p.outcome == "played"]
        worth = by_place([_key(ends.get(p.table_id or "")) for p in rivals])
        earned |= {(p.round, p.board): n for p, n in zip(rivals, worth, strict=True)}
    return [replace(p, earned=(earned[p.round, p.board],)) if p.outcome == "played" else p for p in played]


def _key(ends: Sequence[_SeatEnd] | None) -> tuple[bool, int]:
    return (True, 1) if ends is None else (not ends[0].won, -ends[0].points)


def pairings(connection: Connection, t: Tournament) -> list[Pairing]:
    """With what came of them."""
    c = schema.tables.c
    rows = connection.execute(
        sa.select(P.round, P.board, P.again, P.first, P.second, P.table_id, P.more, P.division, c.status)
        .join_from(schema.pairings, schema.tables, c.id == P.table_id, isouter=True)
        .where(P.tournament == t.id)
        .order_by(P.round, P.board, P.again)
    ).all()
    ends = _ends(connection, t.id)
    found = [_ended(t, Pairing(*row[:6], None, _more.decode(row[6]), row[7]), ends.get(row[5]), row[8]) for row in rows]
    return _teams_compared(found, ends) if t.kind == "teams" else found


def _invites(connection: Connection, tournament: str) -> dict[str, str]:
    """The codes of tables that were closed to others."""
    c = schema.tables.c
    rows = connection.execute(
        sa.select(c.id, c.info)
        .join_from(schema.pairings, schema.tables, c.id == P.table_id)
        .where(P.tournament == tournament)
    )
    return {row[0]: index.read(row[1]).invite for row in rows}


def event(connection: Connection, tournament: str) -> Event | None:
    found = tournaments(connection, T.id == tournament, 1) if "\0" not in tournament else []
    if not found:
        return None
    invites = _invites(connection, tournament) if found[0].rules.same_deals else {}
    who = entrants(connection, E.tournament == tournament)
    return Event(found[0], who, pairings(connection, found[0]), invites)
