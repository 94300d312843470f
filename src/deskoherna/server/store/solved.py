"""Puzzles that people solved: a row for each, and one for each day on which it was the puzzle of the day."""

from dataclasses import astuple, dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema

C = schema.solved.c


@dataclass(frozen=True)
class Solved:
    """That somebody solved a puzzle."""

    person: str
    game: str
    puzzle: str
    day: str
    """The date, if it was the puzzle of that day; else empty."""
    tries: int
    at: float


def keep(connection: Connection, solved: Solved) -> None:
    """The first time counts: whoever solves it again changes nothing."""
    kept = sa.select(C.at).where(
        C.person == solved.person, C.game == solved.game, C.puzzle == solved.puzzle, C.day == solved.day
    )
    if connection.execute(kept).first() is None:
        connection.execute(sa.insert(schema.solved).values(astuple(solved)))


def of_person(connection: Connection, person: str, game: str | None = None) -> list[Solved]:
    """What somebody solved, in the order in which it was."""
    found = sa.select(schema.solved).where(C.person == person).order_by(C.at)
    if game is not None:
        found = found.where(C.game == game)
    return [Solved(*row) for row in connection.execute(found)]
