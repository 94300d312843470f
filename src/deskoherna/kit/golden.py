"""Golden files: what a game did when it was released, kept as text beside it and compared ever after.

`games/<slug>/golden/` holds ten games in words with a hash a move, perft counts, the list of fields with who may
see them, a snapshot of every released RULES, and `unused.txt`, written by hand: what never occurs in play, and why.
They stay with the sources: of all these a wheel carries `unused.txt` alone.
"""

import hashlib
import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.kit.perft import deepest
from deskoherna.kit.verbs import NotationError

GAMES = 10
LONGEST = 400
"""Moves of a golden game that are written down; a longer game is cut there."""
PERFT_NODES = 1_500
PERFT_SEED = 1
SNAPSHOT = re.compile(r"^snapshot-(\d+)\.json$")
MOVE = re.compile(r"^\d+ ([A-H]): (.*) \| [0-9a-f]+$")


def folder(game: Game) -> Path:
    """Where the golden files of a game lie."""
    return game.folder / "golden"


LEFT_OUT = "not compared: golden files stay with the sources"


def left_out(game: Game) -> bool:
    """Did the game come out of a wheel, without its golden files? The record of what was installed lies beside it."""
    if games_of(game):
        return False
    home = next(p for p in game.folder.parents if not (p / "__init__.py").exists())
    return any(home.glob("*.dist-info"))


class GoldenError(ValueError):
    """A golden file that is missing or cannot be read."""


# ---------------------------------------------------------------- games in words


@dataclass(frozen=True)
class Head:
    """The first lines of a golden game."""

    game: str
    rules: int
    material: str
    table: str
    options: str
    seed: int

    def lines(self) -> list[str]:
        """As they are written."""
        return [
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"material: {self.material}",
            f"table: {self.table}",
            f"options: {self.options}",
            f"seed: {self.seed}",
            "",
        ]


def digest(game: Game, s: Any) -> str:
    """A hash of the position and of what everybody may do in it."""
    legal = [game.legal(s, seat) for seat in game.actors(s)]
    packed = msgspec.json.encode([dict(sorted(st.snapshot(s).items())), legal])
    return hashlib.sha256(packed).hexdigest()[:10]


def _told(game: Game, s: Any) -> list[str]:
    lines = []
    for to, what, *args in s.told:
        who = "" if to == -1 else f" (to {''.join('ABCDEFGH'[i] for i in range(s.seats) if to >> i & 1)})"
        lines.append(f"    - {game.events.notate(what, args, s)}{who}")
    s.told = []
    return lines


def playthrough(game: Game, head: Head, moves: list[tuple[int, str]] | None = None) -> str:
    """A game in words: the given moves, or (to write a new one) moves by `lean` or at random."""
    options = msgspec.json.decode(head.options, type=game.options)
    s = game.zero()
    s.told = []
    game.loops.begin(s, head.seed, game.encode(options))
    lines = [*head.lines(), f"opening | {digest(game, s)}", *_told(game, s)]
    dice = random.Random(head.seed)
    n = 0
    while not game.over(s) and n < (LONGEST if moves is None else len(moves)):
        if moves is None:
            seat, move = _pick(game, s, dice, leaning=head.seed % 2 == 0)
        else:
            seat, move = moves[n][0], read(game, s, *moves[n], n + 1)
        text = game.notate(move, s)
        game.play(s, seat, move)
        n += 1
        lines += [f"{n} {'ABCDEFGH'[seat]}: {text} | {digest(game, s)}", *_told(game, s)]
    lines += ["", _ending(game, s, n)]
    return "\n".join(lines) + "\n"


def _ending(game: Game, s: Any, n: int) -> str:
    if not game.over(s):
        return f"cut after {n} moves"
    seats = range(s.seats)
    ranks = " ".join(str(game.rules.standing(s, seat)) for seat in seats)
    points = " ".join(str(game.rules.points(s, seat)) for seat in seats)
    return f"over after {n} moves: standings {ranks}, points {points}"


def read(game: Game, s: Any, seat: int, text: str, n: int) -> int:
    """The move of a golden line; one that is no longer a legal move is told."""
    try:
        move = game.verbs.read(text, s)
    except NotationError as error:
        raise GoldenError(f"move {n}: {error}") from None
    if seat not in game.actors(s) or move not in game.legal(s, seat):
        raise GoldenError(f"move {n}: {'ABCDEFGH'[seat]}: {text} is not legal any more")
    return move


def _pick(game: Game, s: Any, dice: random.Random, *, leaning: bool) -> tuple[int, int]:
    seat = dice.choice(game.actors(s))
    moves = game.legal(s, seat)
    notes = game.notes()
    weights = [game.lean(s, seat, m, notes) for m in moves]
    if leaning and sum(weights) > 0:
        return seat, dice.choices(moves, weights)[0]
    return seat, dice.choice(moves)


def head_of(text: str) -> Head:
    """The head of a golden game."""
    found = dict(re.findall(r"^(\w+): (.*)$", text.split("\n\n", 1)[0], re.MULTILINE))
    try:
        return Head(
            found["game"], int(found["rules"]), found["material"], found["table"], found["options"], int(found["seed"])
        )
    except (KeyError, ValueError) as error:
        raise GoldenError(f"the head is not complete: {error}") from None


def moves_of(text: str) -> list[tuple[int, str]]:
    """The moves of a golden game: seat and text."""
    found = (MOVE.match(line) for line in text.splitlines())
    return [("ABCDEFGH".index(m[1]), m[2]) for m in found if m]


def games_of(game: Game) -> list[Path]:
    """The golden games, in order."""
    return sorted(folder(game).glob("game-*.txt"))


# ---------------------------------------------------------------- counts, fields, snapshots


def perft_text(game: Game) -> str:
    """Counts from the opening of every table, depth by depth."""
    lines = []
    for table, options in game.tables.items():
        counts = deepest(game, game.begin(options, PERFT_SEED), PERFT_NODES)
        lines.append(f"{table}: {' '.join(str(c) for c in counts)}")
    return "\n".join(lines) + "\n"


def fields_text(game: Game) -> str:
    """Every field with who may see it: a field shown by accident shows up as a changed line."""
    lines = [f"{f.sight.value:8}{f.name}{''.join(f'[{a.name}]' for a in f.axes)}" for f in st.fields(game.state)]
    return "\n".join(sorted(lines)) + "\n"


def snapshots_of(game: Game) -> dict[int, Path]:
    """The kept snapshots by RULES."""
    found = {path: SNAPSHOT.match(path.name) for path in folder(game).glob("snapshot-*.json")}
    return {int(m[1]): path for path, m in found.items() if m}


def snapshot_text(game: Game) -> bytes:
    """A position in the middle of a game on the last table."""
    s = game.begin(list(game.tables.values())[-1], PERFT_SEED)
    dice = random.Random(PERFT_SEED)
    for _ in range(25):
        t = st.clone(s)
        game.play(t, *_pick(game, t, dice, leaning=True))
        if game.over(t):
            break
        s = t
    return msgspec.json.encode(st.snapshot(s)) + b"\n"


def write(game: Game) -> list[Path]:
    """Write all golden files anew (snapshots of older RULES stay); the files written."""
    at = folder(game)
    at.mkdir(exist_ok=True)
    for old in games_of(game):
        old.unlink()
    tables = list(game.tables.items())
    written: dict[Path, bytes] = {}
    for k in range(max(GAMES, len(tables))):
        name, options = tables[k % len(tables)]
        head = Head(game.slug, game.version, game.material_hash, name, msgspec.json.encode(options).decode(), k + 1)
        written[at / f"game-{k + 1:02}.txt"] = playthrough(game, head).encode()
    written[at / "perft.txt"] = perft_text(game).encode()
    written[at / "fields.txt"] = fields_text(game).encode()
    written[at / f"snapshot-{game.version}.json"] = snapshot_text(game)
    for path, data in written.items():
        path.write_bytes(data)
    return list(written)
