"""Replays: a game of a table folded again, frame by frame, for one viewer."""

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log
from deskoherna.kit.random import commitment
from deskoherna.server.games.served import ServedGame
from deskoherna.server.replays.packed import PackedReplay, Packer
from deskoherna.server.store.appends import StoredEntry
from deskoherna.server.tables import entries as e
from deskoherna.server.tables import views
from deskoherna.server.wire import bodies, moves
from deskoherna.server.wire.protocol import Line, Result, TableInfo
from deskoherna.server.wire.refusal import Refused

_encoder = msgspec.json.Encoder()


@dataclass
class RecordedGame:
    """One game of a table as the log has it."""

    opened: e.Opened
    number: int
    key: bytes
    dealt_seq: int
    rules: int
    material: str
    moves: dict[int, e.Moved] = field(default_factory=dict)
    """Those that stand, by their seq and in its order."""
    result: Result | None = None
    broken: bool = False
    """It went on under other rules: it cannot be folded from its beginning."""


def recorded(rows: list[StoredEntry]) -> list[RecordedGame]:
    """All games of a table, from its log."""
    games: list[RecordedGame] = []
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
                games.append(RecordedGame(opened, x.number, bytes.fromhex(x.key), row.seq, rules, material))
            case e.Moved() as x:
                games[-1].moves[row.seq] = x
            case e.Withdrew() as x:
                games[-1].moves.pop(x.move, None)
            case e.Ended() as x:
                winners = [i for i, place in enumerate(x.standing) if place == 1]
                games[-1].result = Result(x.reason, x.standing, x.points, winners)
    return games


def game_of(rows: list[StoredEntry], number: int) -> RecordedGame:
    found = next((g for g in recorded(rows) if g.number == number), None)
    if found is None:
        raise Refused("not_found")
    return found


def same_version(game: Game | None, g: RecordedGame) -> bool:
    return game is not None and (g.rules, g.material) == (game.version, game.material_hash)


@dataclass
class FoldedGame:
    log: Log
    lines: list[Line]


Show = Callable[[bodies.Frame], None]


def fold(game: Game, g: RecordedGame, viewer: int, show: Show | None = None) -> FoldedGame | None:
    """Fold a game again; `show` is given what the viewer saw after each move. None: these rules do not lead to its
    result."""
    try:
        log = Log(game, game.read_options(g.opened.options), g.key, g.opened.start)
        lines: list[Line] = []
        if show is not None:
            first = Line(g.dealt_seq, -1, None, moves.told(game, log.opening, viewer)) if log.opening else None
            lines += [] if first is None else [first]
            show(bodies.Frame(first, game.view(log.state, viewer)))
        for seq, w in g.moves.items():
            entry = log.play(w.seat, game.verbs.read(w.move, log.state), seq, w.chance)
            if show is not None:
                lines.append(moves.line(log, entry, viewer, w.bot))
                show(bodies.Frame(lines[-1], game.view(log.state, viewer)))
    except (ValueError, IndexError) as error:
        if same_version(game, g) and not g.broken:
            raise ValueError(f"game {g.number} does not fold: {error}") from error
        return None
    if g.result is not None and g.result.reason == "played":
        seats = range(len(g.result.standing))
        if [game.rules.standing(log.state, i) for i in seats] != g.result.standing:
            return None
    return FoldedGame(log, lines)


def viewer_for(g: RecordedGame, own: list[int]) -> int:
    """Finished games are open to all; of an unfinished one a player sees what the own (lowest) seat sees."""
    if g.result is not None:
        return ALL
    if not own:
        raise Refused("not_finished")
    return own[0]


def replay(game: Game | None, g: RecordedGame, own: list[int]) -> PackedReplay:
    """A `Replay` without its table, which is not the same for everybody: `with_table` adds it."""
    viewer = viewer_for(g, own)
    packer, folded = Packer(), None
    if game is not None:
        packer.add(b'{"frames":[')
        before = b""

        def show(frame: bodies.Frame) -> None:
            nonlocal before
            packer.add(before + _encoder.encode(frame))
            before = b","

        folded = fold(game, g, viewer, show)
    if folded is None:
        packer = Packer()
        packer.add(b'{"frames":[')
    lines = folded.lines if folded else [views.line_in_words(seq, w, viewer) for seq, w in g.moves.items()]
    rest = {
        "game_number": g.number,
        "viewer": viewer,
        "lines": lines,
        "result": g.result,
        "commitment": commitment(g.key),
        "secret": g.key.hex() if g.result is not None else None,
    }
    packer.add(b"]," + _encoder.encode(rest)[1:-1])
    return packer.finish(lasting=g.result is not None)


def with_table(info: TableInfo) -> bytes:
    """What makes a replay whole."""
    return b',"table":' + _encoder.encode(info) + b"}"


def export(g: RecordedGame, names: list[str], served: ServedGame | None) -> bodies.Export:
    """A finished game on its own; one that was played with a pack takes the pack along."""
    if g.result is None:
        raise Refused("not_finished")
    if g.broken:
        raise Refused("other_version")
    return bodies.Export(
        game=g.opened.game,
        rules=g.rules,
        material=g.material,
        options=g.opened.options,
        commitment=commitment(g.key),
        secret=g.key.hex(),
        names=names,
        moves=[(seq, w.seat, w.move) for seq, w in g.moves.items()],
        result=g.result,
        start=g.opened.start,
        given={str(seq): w.chance for seq, w in g.moves.items() if w.chance is not None},
        pack=None
        if served is None or served.pack is None
        else bodies.ExportedPack(served.pack, served.game.material.text),
    )
