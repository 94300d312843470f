"""Tables at which a puzzle is tried: what was played, what it is worth, and the way back to the start."""

from functools import partial

from deskoherna.kit import puzzle as puzzles_of
from deskoherna.server.games.puzzles import date_of, of_day
from deskoherna.server.store import solved
from deskoherna.server.store.appends import Change
from deskoherna.server.store.solved import Solved
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.moves import choice
from deskoherna.server.wire.protocol import Attempt


def tried(table: Table) -> int | None:
    """The move by which the puzzle is being tried; none: nothing was played yet."""
    if table.puzzle is None or table.log is None:
        return None
    return next((x.move for x in table.log.entries if x.seat == table.puzzle.seat), None)


def is_solved(table: Table) -> bool:
    """Was the right move played?"""
    own = [x for x in table.moves.values() if table.puzzle is not None and x.seat == table.puzzle.seat]
    return table.puzzle is not None and bool(own) and own[0].move == table.puzzle.solution


def attempt(table: Table) -> Attempt | None:
    """What the sheet of the puzzle needs to know. What the moves are worth is told after a try."""
    x, log = table.puzzle, table.log
    if x is None or log is None or log.start is None:
        return None
    start, move = log.at(0), tried(table)
    right = puzzles_of.solution(log.game, x, start)
    daily = of_day(log.game, date_of(table.created))
    return Attempt(
        puzzle=x.id,
        level=x.level,
        theme=x.themes[0],
        tries=table.tries,
        tried=None if move is None else choice(log.game, move, start),
        chance=-1 if move is None else x.chances.get(log.game.notate(move, start), 0),
        best=x.chance if table.tries else -1,
        solution=choice(log.game, right, start) if table.tries else None,
        solved=is_solved(table),
        day=date_of(table.created).isoformat() if daily is not None and daily.id == x.id else None,
    )


def back(table: Table) -> list[int]:
    """All that was played since the puzzle was set, the latest first; nothing as long as it was not tried."""
    return [] if tried(table) is None else list(reversed(table.moves))


def solved_now(table: Table, at: float) -> list[Change]:
    """What is kept of somebody whose last move was the right one."""
    x = table.puzzle
    if x is None or not is_solved(table):
        return []
    person = table.seats[x.seat].person
    mine = [m for m in table.moves.values() if m.seat == x.seat]
    if person is None or len(mine) > 1 or table.moves.get(table.seq) is not mine[0]:
        return []
    now = attempt(table)
    day = "" if now is None or now.day is None else now.day
    kept = Solved(person, table.opened.game, x.id, day, table.tries, at)
    return [partial(solved.keep, solved=kept)]
