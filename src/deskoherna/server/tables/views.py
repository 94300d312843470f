"""What a viewer is shown: lines, choices, decisions and views, built from the table for one viewer.

Everything here is built up from what the viewer may know; nothing is taken out of something larger.
"""

from typing import Any

from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.random import commitment
from deskoherna.server.bots.jobs import RatedMove
from deskoherna.server.tables import entries as e
from deskoherna.server.tables import lessons, puzzles
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.moves import ahead, choice, line, told
from deskoherna.server.wire.protocol import (
    Advice,
    Clocks,
    Decision,
    Line,
    SeatInfo,
    State,
    Step,
    TableInfo,
    Undone,
)

WAIT = Decision(None, [], [])


def advice(game: Game, s: Any, rating: RatedMove) -> Advice:
    return Advice(choice(game, rating.move, s), rating.value, rating.spread, ahead(game, s, rating.line))


def line_in_words(seq: int, x: e.Moved, viewer: int) -> Line:
    """A move of which only its words are left: the rules that made it are gone."""
    return Line(seq, x.seat, None, [], x.bot, x.move if viewer in (x.seat, ALL) else x.masked)


def lines(table: Table, viewer: int, since: int = 0) -> list[Line]:
    """The log of the game on the table after `since`."""
    found: list[Line] = []
    made = {} if table.log is None else {x.seq: x for x in table.log.entries}
    if table.log is not None and table.log.opening and table.dealt_seq > since:
        found.append(Line(table.dealt_seq, -1, None, told(table.log.game, table.log.opening, viewer)))
    for seq, x in table.moves.items():
        if seq > since:
            played = made.get(seq)
            found.append(
                line_in_words(seq, x, viewer)
                if played is None or table.log is None
                else line(table.log, played, viewer, x.bot)
            )
    return found


def viewer_of(table: Table, person: str, last: int = SPECTATOR) -> int:
    """Whose view a person is shown: that of the own seat that has to act (the lowest), else the one shown last."""
    if table.result is not None:
        return ALL
    own = table.seats_of(person)
    if not own:
        return SPECTATOR
    acting = [i for i in own if i in table.acting() and table.decides(person, i)]
    if acting:
        return acting[0]
    return last if last in own else own[0]


def decision(table: Table, person: str) -> Decision:
    own = table.seats_of(person)
    if not own or table.log is None:
        return WAIT
    taught, attempt = lessons.taught(table), puzzles.attempt(table)
    if not table.running:
        return WAIT if taught is None and attempt is None else Decision(None, [], [], taught, attempt)
    log, acting = table.log, table.acting()
    seat = next((i for i in own if i in acting and table.decides(person, i)), None)
    legal = [] if seat is None else [choice(log.game, m, log.state) for m in log.game.legal(log.state, seat)]
    if lessons.under_way(table) is not None:
        undo = sorted({table.moves[seq].seat for seq in lessons.step_back(table)[-1:]})
    elif table.puzzle is not None:
        undo = [table.puzzle.seat] if puzzles.back(table) else []
    else:
        undo = [i for i in own if table.seats[i].bot is None and log.undoable(i) is not None]
    return Decision(seat, legal, undo, taught, attempt)


def view(table: Table, viewer: int) -> Any:
    return None if table.log is None else table.log.game.view(table.log.state, viewer)


def state(table: Table, person: str, viewer: int, clocks: Clocks | None, seen: int = 0) -> State:
    """The whole picture; `seen` is what this client has of this game already."""
    since = seen if table.dealt_seq <= seen <= table.seq and viewer != ALL else 0
    over = table.result is not None
    return State(
        seq=table.seq,
        game_number=table.number,
        viewer=viewer,
        view=view(table, viewer),
        decision=decision(table, person),
        clocks=clocks,
        since=since,
        lines=lines(table, viewer, since),
        withdrawn=[move for undo, move in table.withdrawn if undo > since >= move] if since else [],
        commitment=commitment(table.key),
        result=table.result,
        secret=table.key.hex() if over else None,
    )


def step(table: Table, person: str, viewer: int, clocks: Clocks | None) -> Step:
    """The last move, as this viewer sees it."""
    if table.log is None:
        raise ValueError(f"table {table.id}: a step without a game")
    last = next(reversed(table.moves.values()))
    return Step(
        seq=table.seq,
        viewer=viewer,
        line=line(table.log, table.log.entries[-1], viewer, last.bot),
        view=view(table, viewer),
        decision=decision(table, person),
        clocks=clocks,
    )


def undone(table: Table, person: str, viewer: int, seat: int, clocks: Clocks | None) -> Undone:
    return Undone(
        seq=table.seq,
        viewer=viewer,
        seat=seat,
        withdrawn=table.withdrawn[-1][1],
        view=view(table, viewer),
        decision=decision(table, person),
        clocks=clocks,
    )


# ---------------------------------------------------------------- the table


def seat_infos(table: Table, present: frozenset[str]) -> list[SeatInfo]:
    return [
        SeatInfo(i, s.kind, s.name, s.person, s.bot, s.bot is not None or s.person in present)
        for i, s in enumerate(table.seats)
    ]


def table_info(table: Table, person: str | None, present: frozenset[str] = frozenset()) -> TableInfo:
    own = table.seats_of(person) if person else []
    acting = table.acting()
    opened = table.opened
    return TableInfo(
        id=table.id,
        game=opened.game,
        name=opened.name,
        status=table.status,
        private=opened.private,
        options=opened.options,
        rules=table.rules,
        material=table.material,
        pack=table.opened.pack,
        lesson=None if table.lesson is None else table.lesson.id,
        learned=lessons.learned(table),
        rated=table.opened.rated,
        puzzle=None if table.puzzle is None else table.puzzle.id,
        match=opened.match,
        game_number=table.number,
        score=list(table.score),
        clock=opened.clock,
        seats=seat_infos(table, present),
        host=opened.host,
        created=table.created,
        updated=table.updated,
        seq=table.seq,
        yours=own,
        your_turn=any(i in acting and table.decides(person or "", i) for i in own),
        invite=opened.invite if own or person == opened.host else None,
        result=table.result,
        next_table=table.next_table,
        origin=opened.origin,
        closed=table.closed,
    )
