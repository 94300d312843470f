"""Undo gives back a move, never information; the log folded again is the position."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from deskoherna.kit import state as st
from deskoherna.kit.compliance.decisions import difference
from deskoherna.kit.compliance.players import leaning, uniform
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.game import Game
from deskoherna.kit.log import IllegalMove, Log, Played

UNDO_ODDS = 0.3
MOST_A_TABLE = 600
"""Every undo folds its game twice, so the time grows with the square of the length."""


def undo(game: Game, effort: Effort) -> str:
    """Random games with random undos: what is kept plays again, legally, to the very position."""
    share = min(max(effort.steps // 10 // len(game.tables), 40), MOST_A_TABLE)
    tally: Counter[str] = Counter()
    for k, table in enumerate(game.tables):
        n = 0
        while tally["move"] < share * (k + 1):
            n += 1
            _one_game(game, table, n, share * (k + 1), tally)
    return f"{plural(tally['move'], 'move')}, {tally['undone']} taken back, {tally['refused']} times refused"


def _one_game(game: Game, table: str, n: int, most: int, tally: Counter[str]) -> None:
    """A game in which anybody may want a move back at any time."""
    log, dice = Log(game, game.tables[table], f"{table} {n}".encode()), random.Random(f"{table} {n}")
    before: dict[int, Any] = {}
    player = leaning(game, dice) if n % 2 else uniform(dice)
    while tally["move"] < most and not game.over(log.state):
        seat = dice.choice(game.actors(log.state))
        position = st.clone(log.state)
        entry = log.play(seat, player(log.state, seat, game.legal(log.state, seat)))
        before[entry.seq] = position
        tally["move"] += 1
        if dice.random() < UNDO_ODDS:
            done = _withdraw(log, dice.randrange(log.state.seats), before, table)
            tally["undone" if done else "refused"] += 1
    _refold(log, table)


def _withdraw(log: Log, seat: int, before: dict[int, Any], table: str) -> bool:
    """Try to take back the last move of a seat; True when it was fair and done."""
    entries, s = list(log.entries), log.state
    entry = log.undoable(seat)
    wrong = list(unfair(log, seat))
    if entry is None or wrong:
        if entry is not None:
            raise _broken(log, table, f"seat {seat} may take back its last move although {wrong[0]}")
        if not wrong:
            raise _broken(log, table, f"seat {seat} may not take back its last move although it would be fair")
        return False
    log.undo(seat)
    if entries[-1] is entry and not st.same(log.state, before[entry.seq]):
        what = log.game.notate(entry.move, s)
        raise _broken(log, table, f"taking back {what!r} does not lead to the position before")
    _refold(log, table)
    return True


def unfair(log: Log, seat: int) -> Iterator[str]:
    """Every reason of the contract (1.7) why the last move of a seat stays."""
    game, s = log.game, log.state
    mine = [e for e in log.entries if e.seat == seat]
    if not mine:
        yield "it has made none"
        return
    last = mine[-1]
    later: list[Played] = [e for e in log.entries if e.seq > last.seq]
    if game.over(s):
        yield "the game is over"
    if s.reveals != last.reveals:
        yield "something was revealed since"
    asked = [last.actors, *(e.actors for e in later), game.rules.actors(s)]
    for before, after in pairwise(asked):
        if after & ~before:
            yield "a seat has become an actor since"
    phases = {last.phase, s.phase, *(e.phase for e in later)}
    if later and not (len(phases) == 1 and phases <= game.parallel):
        yield "somebody moved since, outside that parallel phase"


def _refold(log: Log, table: str) -> None:
    """The moves that were kept, played afresh and judged one by one, lead to the same bytes."""
    fresh = Log(log.game, log.options, log.key)
    for e in log.entries:
        try:
            fresh.play(e.seat, e.move, e.seq)
        except IllegalMove as error:
            raise _broken(log, table, f"a move that was kept is refused when folded again: {error}") from None
    if not st.same(fresh.state, log.state):
        what = difference(log.state, fresh.state)
        raise _broken(log, table, f"the log folded again is another position: {what}")
    if [e.told for e in fresh.entries] != [e.told for e in log.entries]:
        raise _broken(log, table, "the log folded again tells other events")


def _broken(log: Log, table: str, what: str) -> Broken:
    return Broken(f"{log.game.slug}: {what} (table {table!r}, key {log.key!r}, step {len(log.entries)})")
