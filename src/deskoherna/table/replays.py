"""Replays: a game of a table folded again, frame by frame, for one pair of eyes."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log
from deskoherna.kit.random import commitment
from deskoherna.table import bodies, eyes
from deskoherna.table import entries as e
from deskoherna.table.book import Words
from deskoherna.table.packing import piece
from deskoherna.table.protocol import Line, Result, TableInfo
from deskoherna.table.refusal import Refused
from deskoherna.table.store import Row

FRAMES_AT_ONCE = 10
"""Moves folded before the others get a turn."""


@dataclass
class Recorded:
    """One game of a table as the log has it."""

    opened: e.Opened
    number: int
    key: bytes
    dealt_seq: int
    rules: int
    material: str
    moves: list[Words] = field(default_factory=list)
    result: Result | None = None
    broken: bool = False
    """It went on under other rules: it cannot be folded from its beginning."""


def recorded(rows: list[Row]) -> list[Recorded]:
    """All games of a table, from its log."""
    games: list[Recorded] = []
    opened: e.Opened | None = None
    rules, material = 0, ""
    for row in rows:
        match e.read(row.body):
            case e.Opened() as x:
                opened, rules, material = x, x.rules, x.material
            case e.Upgraded() as x:
                rules, material = x.rules, x.material
                if games and games[-1].result is None:
                    games[-1].broken = True
            case e.Dealt() as x if opened is not None:
                games.append(Recorded(opened, x.number, bytes.fromhex(x.key), row.seq, rules, material))
            case e.Moved() as x:
                games[-1].moves.append(Words(row.seq, x.seat, x.move, x.masked, x.bot))
            case e.Withdrew() as x:
                games[-1].moves = [w for w in games[-1].moves if w.seq != x.move]
            case e.Ended() as x:
                winners = [i for i, place in enumerate(x.standing) if place == 1]
                games[-1].result = Result(x.reason, x.standing, x.points, winners)
    return games


def game_of(rows: list[Row], number: int) -> Recorded:
    found = next((g for g in recorded(rows) if g.number == number), None)
    if found is None:
        raise Refused("not_found")
    return found


def same_version(game: Game | None, g: Recorded) -> bool:
    return game is not None and (g.rules, g.material) == (game.version, game.material_hash)


@dataclass
class Folded:
    log: Log
    lines: list[Line]
    frames: list[bodies.Frame]
    """As pieces of the answer, encoded one by one: all of them together are large."""


async def fold(game: Game, g: Recorded, viewer: int, *, frames: bool = True) -> Folded | None:
    """Fold a game again, with what the viewer saw after each move. None: these rules do not lead to its result."""
    try:
        log = Log(game, game.read_options(g.opened.options), g.key, g.opened.start)
        found: list[Any] = []
        lines: list[Line] = []

        def show(line: Line | None) -> None:
            found.append(piece(bodies.Frame(line, game.view(log.state, viewer))))
            if line is not None:
                lines.append(line)
        first = Line(g.dealt_seq, -1, None, eyes.told(game, log.opening, viewer)) if log.opening else None
        if frames:
            show(first)
        for n, w in enumerate(g.moves):
            entry = log.play(w.seat, game.verbs.read(w.move, log.state), w.seq)
            if frames:
                show(eyes.line(log, entry, viewer, w.bot))
            if n % FRAMES_AT_ONCE == FRAMES_AT_ONCE - 1:
                await asyncio.sleep(0)
    except (ValueError, IndexError) as error:
        if same_version(game, g) and not g.broken:
            raise ValueError(f"game {g.number} does not fold: {error}") from error
        return None
    if g.result is not None and g.result.reason == "played":
        seats = range(len(g.result.standing))
        if [game.rules.standing(log.state, i) for i in seats] != g.result.standing:
            return None
    return Folded(log, lines, found)


def viewer_for(g: Recorded, own: list[int]) -> int:
    """Finished games are open to all; of an unfinished one a player sees what the own (lowest) seat sees."""
    if g.result is not None:
        return ALL
    if not own:
        raise Refused("not_finished")
    return own[0]


async def replay(game: Game | None, rows: list[Row], number: int, info: TableInfo) -> bodies.Replay:
    g = game_of(rows, number)
    viewer = viewer_for(g, info.yours)
    folded = None if game is None else await fold(game, g, viewer)
    frames = folded.frames if folded else []
    lines = folded.lines if folded else [eyes.words_line(w, viewer) for w in g.moves]
    return bodies.Replay(info, number, viewer, frames, lines, g.result, commitment(g.key),
                         g.key.hex() if g.result is not None else None)


def export(g: Recorded, names: list[str]) -> bodies.Export:
    """A finished game on its own."""
    if g.result is None:
        raise Refused("not_finished")
    if g.broken:
        raise Refused("other_version")
    return bodies.Export(
        game=g.opened.game, rules=g.rules, material=g.material, options=g.opened.options,
        commitment=commitment(g.key), secret=g.key.hex(), names=names,
        moves=[(w.seq, w.seat, w.move) for w in g.moves], result=g.result, start=g.opened.start)
