"""A position can be saved in the middle of anything, and goes on as if nothing had happened."""

import random
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.kit import state as st
from deskoherna.kit.compliance.decisions import difference
from deskoherna.kit.compliance.players import leaning
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.walk import Visit, begin, last, play, positions, stroll
from deskoherna.kit.game import Game
from deskoherna.kit.golden import LEFT_OUT, left_out, snapshots_of
from deskoherna.kit.log import Log, LogError, load

AFTERWARDS = 5
"""Steps that a restored position is played on beside the original."""


def repeatable(game: Game, effort: Effort) -> str:
    """Equal seeds give equal games: nothing outside the State has a say, and setup seats whom it was told to."""
    n = 0
    for table, options in game.tables.items():
        row = game.encode(options)
        if len(row) != len(game.encode(game.options())):
            raise Broken(
                f"{game.slug}: {len(row)} numbers of options instead of {len(game.encode(game.options()))} "
                f"(table {table!r})"
            )
        a, b = begin(game, table, 7), begin(game, table, 7)
        if not st.same(a, b):
            raise Broken(f"{game.slug}: two games of one seed begin differently: {difference(a, b)} (table {table!r})")
        if a.seats != row[0] or not 1 <= a.seats <= game.max_seats:
            raise Broken(
                f"{game.slug}: {a.seats} seats are set up, the options say {row[0]}, "
                f"at most {game.max_seats} (table {table!r})"
            )
        for offset in range(effort.samples):
            other = begin(game, table, 8 + offset)
            n += not st.same(other, a)
    for visit in positions(game, effort):
        if not visit.over:
            one, two = visit.copy(), visit.copy()
            play(visit, one, visit.seat, visit.move)
            play(visit, two, visit.seat, visit.move)
            if not st.same(one, two):
                raise visit.broken(
                    f"{visit.text(visit.seat, visit.move)} played twice from one position leads to "
                    f"two: {difference(one, two)}"
                )
    return f"{plural(len(game.tables), 'table')}, {plural(n, 'seed')} that differ"


def snapshots(game: Game, effort: Effort) -> str:
    """Saved by field name, written as JSON, restored: equal bytes, and it plays on alike."""
    n = 0
    for k, visit in enumerate(positions(game, effort)):
        t = st.restore(game.state, msgspec.json.decode(msgspec.json.encode(st.snapshot(visit.s))))
        if not st.same(t, visit.s):
            raise visit.broken(f"saved and restored it is another position: {difference(visit.s, t)}")
        _plays_on_alike(visit, visit.copy(), t, random.Random(k))
        n += 1
    return plural(n, "position")


def _plays_on_alike(visit: Visit, s: Any, t: Any, dice: random.Random) -> None:
    game = visit.game
    # Scratch of the original is whatever the last steps left there; the restored copy has none of it.
    for _ in range(AFTERWARDS):
        seats = game.actors(s)
        if game.actors(t) != seats:
            raise visit.broken("restored, other seats are to act")
        if not seats:
            return
        seat = dice.choice(seats)
        moves = game.legal(s, seat)
        if game.legal(t, seat) != moves:
            raise visit.broken(f"restored, seat {seat} has other legal moves")
        move = dice.choice(moves)
        play(visit, s, seat, move)
        play(visit, t, seat, move)
        if not st.same(t, s):
            raise visit.broken(f"restored, it plays on differently: {difference(s, t)}")


def logs(game: Game, effort: Effort) -> str:
    """A log saved in the middle and loaded again is the same game: position, entries and what may be withdrawn."""
    moves = 0
    for k, (table, options) in enumerate(game.tables.items()):
        dice = random.Random(k)
        log, player = Log(game, options, b"save " + table.encode()), leaning(game, dice)
        for _ in range(min(30 * effort.samples, game.max_steps)):
            if game.over(log.state):
                break
            seat = dice.choice(game.actors(log.state))
            log.play(seat, player(log.state, seat, game.legal(log.state, seat)))
        try:
            again = load(game, msgspec.json.decode(msgspec.json.encode(log.save())))
        except LogError as error:
            raise Broken(f"{game.slug}: {error} (table {table!r}, step {len(log.entries)})") from None
        if not st.same(again.state, log.state) or again.entries != log.entries:
            what = difference(log.state, again.state)
            raise Broken(f"{game.slug}: a saved log leads elsewhere: {what} (table {table!r})")
        if [again.undoable(p) for p in range(game.max_seats)] != [log.undoable(p) for p in range(game.max_seats)]:
            raise Broken(f"{game.slug}: after loading, other moves may be taken back (table {table!r})")
        moves += len(log.entries)
    return f"{plural(len(game.tables), 'log')}, {plural(moves, 'move')}"


def released(game: Game, effort: Effort) -> str:
    """A snapshot of every released RULES is kept; it goes on to its end, or says why its table must be closed."""
    if left_out(game):
        return LEFT_OUT
    kept = snapshots_of(game)
    if game.version not in kept:
        raise Broken(f"{game.slug}: no snapshot of RULES {game.version} is kept; write the golden files")
    said = []
    for version, path in sorted(kept.items()):
        try:
            s = st.restore(game.state, read_snapshot(path))
        except st.SnapshotError as error:
            if version == game.version:
                raise Broken(f"{game.slug}: the snapshot of RULES {version} cannot be restored: {error}") from None
            said.append(f"RULES {version} closed: {error}")
            continue
        wrong = game.faults(s)
        if wrong:
            raise Broken(f"{game.slug}: the snapshot of RULES {version} is impossible: {'; '.join(wrong)}")
        dice = random.Random(version)
        end = last(stroll(game, path.name, version, leaning(game, dice), dice, game.max_steps, s))
        if end is None or not end.over:
            raise Broken(f"{game.slug}: the snapshot of RULES {version} does not come to an end")
        said.append(f"RULES {version} plays on")
    return "; ".join(said) + (f" ({effort.name})" if effort.name == "long" else "")


def read_snapshot(path: Path) -> dict[str, Any]:
    """A kept position by field name."""
    stored: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return stored
