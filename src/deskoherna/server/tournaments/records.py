"""Rows of tournaments: what was agreed on, who takes part, who meets whom at which table."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.wire.bodies import TournamentKind, TournamentStatus
from deskoherna.server.wire.protocol import ClockRule

T, E, P, R = schema.tournaments.c, schema.entrants.c, schema.pairings.c, schema.results.c
WON, DRAWN, LOST = 2, 1, 0
"""Half points."""
Outcome = Literal["first", "second", "drawn", "bye"]


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
    """The one that is being played; 0 before the first."""
    created: float
    updated: float


@dataclass(frozen=True)
class Entrant:
    """A person or a bot that takes part. `number`: by strength, given at the start; 0: none yet."""

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


@dataclass(frozen=True)
class Pairing:
    """Who meets whom; `second` 0: the first has a bye. `again`: how often the pair has drawn and plays once more."""

    round: int
    board: int
    again: int
    first: int
    second: int
    table_id: str | None
    outcome: Outcome | None
    """None: it is still being played."""


@dataclass(frozen=True)
class Event:
    """A tournament with all that belongs to it."""

    tournament: Tournament
    entrants: Sequence[Entrant]
    """By number, then by when they came."""
    pairings: Sequence[Pairing]
    """By round and board."""

    def numbered(self) -> dict[int, Entrant]:
        return {x.number: x for x in self.entrants if x.number}

    def of_round(self, number: int) -> list[Pairing]:
        return [p for p in self.pairings if p.round == number]


_encoder, _options, _clock = (
    msgspec.json.Encoder(),
    msgspec.json.Decoder(dict[str, Any]),
    msgspec.json.Decoder(ClockRule),
)


def insert(connection: Connection, t: Tournament) -> None:
    row = {f.name: getattr(t, f.name) for f in fields(Tournament)}
    row |= {"options": _encoder.encode(t.options).decode(), "clock": _encoder.encode(t.clock).decode()}
    connection.execute(sa.insert(schema.tournaments).values(**row))


def _tournament(row: Any) -> Tournament:
    found = dict(row)
    found |= {"options": _options.decode(found["options"]), "clock": _clock.decode(found["clock"])}
    return Tournament(**found)


def tournaments(connection: Connection, where: sa.ColumnElement[bool], limit: int) -> list[Tournament]:
    """The newest first."""
    columns = (T[f.name] for f in fields(Tournament))
    rows = connection.execute(sa.select(*columns).where(where).order_by(T.updated.desc()).limit(limit))
    return [_tournament(row) for row in rows.mappings()]


def entrants(connection: Connection, tournament: str) -> list[Entrant]:
    columns = (E[f.name] for f in fields(Entrant))
    ordered = sa.select(*columns).where(E.tournament == tournament).order_by(E.number, E.joined, E.entry)
    return [Entrant(*row) for row in connection.execute(ordered)]


def pairings(connection: Connection, tournament: str) -> list[Pairing]:
    """With what came of them: a table that ended without a result counts for both alike."""
    t = schema.tables.c
    rows = connection.execute(
        sa.select(P.round, P.board, P.again, P.first, P.second, P.table_id, t.status)
        .join_from(schema.pairings, schema.tables, t.id == P.table_id, isouter=True)
        .where(P.tournament == tournament)
        .order_by(P.round, P.board, P.again)
    ).all()
    ends = {
        row[0]: row[1:]
        for row in connection.execute(
            sa.select(R.table_id, R.won, R.shared)
            .join_from(schema.results, schema.pairings, P.table_id == R.table_id)
            .where(P.tournament == tournament, R.seat == 0, R.number == 1)
        )
    }
    lost = set(
        connection.execute(
            sa.select(R.table_id)
            .join_from(schema.results, schema.pairings, P.table_id == R.table_id)
            .where(P.tournament == tournament, R.seat == 1, R.number == 1, R.won)
        ).scalars()
    )

    def outcome(second: int, table_id: str | None, status: str | None) -> Outcome | None:
        if second == 0:
            return "bye"
        if table_id in ends:
            won, shared = ends[table_id]
            return "first" if won and not shared else "second" if table_id in lost and not shared else "drawn"
        return "drawn" if status == "closed" else None

    return [Pairing(*row[:6], outcome(row[4], row[5], row[6])) for row in rows]


def event(connection: Connection, tournament: str) -> Event | None:
    found = tournaments(connection, T.id == tournament, 1) if "\0" not in tournament else []
    if not found:
        return None
    return Event(found[0], entrants(connection, tournament), pairings(connection, tournament))
