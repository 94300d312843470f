"""Puzzles: positions of played games in which one move is clearly the best, with how that was found out.

A game ships them as lines of JSON in `puzzles/puzzles.jsonl`, in the order in which they are set.
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from deskoherna.kit import state as st
from deskoherna.kit.game import Game

Theme = Literal["finish", "hold", "turn", "temptation", "restraint", "precision"]
"""What it is about: to end it, to hold what is nearly lost, to turn the game, not to take what looks best, to do less,
or simply to find the one move."""
HARDEST = 5
OWN_CHANCE = "rng"
"""The field of the deal's chance: a puzzle is played with that of its table."""


class PuzzleError(ValueError):
    """A puzzle that cannot be read, or does not fit the rules."""


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a puzzle was found and verified."""

    rules: int
    material: str
    mode: str
    seed: int
    """Of the run of games; `game` and `step` say where in it the position came up."""
    game: int
    step: int
    seeds: list[int]
    """Of the searches that agreed, each from a world of its own."""
    rounds: int
    """How long each of them was."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One puzzle, as it is stored."""

    id: str
    level: int
    """How hard it is, 1 to 5."""
    themes: list[Theme]
    """What it is about, the first one names it."""
    seat: int
    solution: str
    """The move in notation."""
    chance: int
    """Thousandths of a win with the solution."""
    second: int
    """The same with the second best move."""
    chances: dict[str, int]
    """The same of every legal move, in notation."""
    needs: int
    """Rounds after which a search sees it."""
    found: Found
    options: dict[str, Any]
    position: dict[str, Any]
    """The fields that are not empty."""


def file_of(game: Game) -> Path:
    """Where the puzzles of a game lie."""
    return game.folder / "puzzles" / "puzzles.jsonl"


def read(path: Path) -> list[Puzzle]:
    """The puzzles of a file; what is wrong is told with its line."""
    found = []
    for n, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise PuzzleError(f"{path}, line {n}: {error}") from None
    return found


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(x) + b"\n" for x in puzzles))


@cache
def puzzles(game: Game) -> dict[str, Puzzle]:
    """All puzzles of a game by their ids, in their order; none where the material is another one."""
    path = file_of(game)
    return {x.id: x for x in read(path)} if path.is_file() and not game.material.own else {}


def stored(game: Game, s: st.Base) -> dict[str, Any]:
    """A position as a puzzle keeps it."""
    empty, here = st.snapshot(game.zero()), st.snapshot(st.clone(s))
    return {name: value for name, value in here.items() if value != empty[name] and name != OWN_CHANCE}


def named(position: dict[str, Any]) -> str:
    """The id of a puzzle: what tells its position from others."""
    return hashlib.sha256(msgspec.json.encode(position, order="sorted")).hexdigest()[:8]


def opened(game: Game, x: Puzzle) -> Any:
    """The position of a puzzle under the rules of today."""
    later = {f.name for f in st.fields(game.state) if f.since is not None and f.since.version > x.found.rules}
    empty = {name: value for name, value in st.snapshot(game.zero()).items() if name not in later}
    try:
        s = st.restore(game.state, empty | x.position)
    except st.SnapshotError as error:
        raise PuzzleError(f"puzzle {x.id}: {error}") from None
    game.rules.derive(s)
    if wrong := game.faults(s):
        raise PuzzleError(f"puzzle {x.id}: the position is impossible: {'; '.join(wrong)}")
    return s


def solution(game: Game, x: Puzzle, s: Any) -> int:
    """The move that solves it, which must be legal."""
    legal = {game.notate(move, s): move for move in game.legal(s, x.seat)}
    if x.solution not in legal:
        raise PuzzleError(f"puzzle {x.id}: {x.solution!r} is not legal; legal: {', '.join(legal) or 'nothing'}")
    return legal[x.solution]
