"""Shipped puzzles still open under the rules of today, and what they say of themselves holds."""

from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit import state as st
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.game import Game
from deskoherna.kit.puzzle import HARDEST, Puzzle, PuzzleError


def _check(game: Game, x: Puzzle) -> None:
    """What is wrong with one puzzle raises with a sentence."""
    s = puzzles_of.opened(game, x)
    if puzzles_of.named(x.position) != x.id:
        raise PuzzleError(f"puzzle {x.id}: another position has this id")
    if x.seat not in game.actors(s):
        raise PuzzleError(f"puzzle {x.id}: seat {x.seat} has nothing to decide")
    puzzles_of.solution(game, x, s)
    legal = {game.notate(move, s) for move in game.legal(s, x.seat)}
    if legal != x.chances.keys():
        raise PuzzleError(f"puzzle {x.id}: other moves are legal than were weighed: {sorted(legal ^ x.chances.keys())}")
    if s.seats != game.encode(game.read_options(x.options))[0]:
        raise PuzzleError(f"puzzle {x.id}: the options are for another number of seats")
    values = sorted(x.chances.values(), reverse=True)
    if [x.chances[x.solution], x.chance, x.second] != [values[0], values[0], values[1]] or values[0] <= values[1]:
        raise PuzzleError(f"puzzle {x.id}: the solution is not what was found best")
    if not (1 <= x.level <= HARDEST and x.themes and x.found.seeds):
        raise PuzzleError(f"puzzle {x.id}: its level, theme or verification is missing")
    st.pack(s)


def puzzles(game: Game, _effort: Effort) -> str:
    """Every shipped puzzle opens, its solution is legal, and all its moves were weighed. (That a fresh search agrees:
    `deskoherna puzzles GAME --verify`.)"""
    path = puzzles_of.file_of(game)
    if not path.is_file():
        return "no puzzles"
    if game.material.own:
        return "not compared: they were found with our own material"
    try:
        known = puzzles_of.read(path)
        for x in known:
            _check(game, x)
    except (PuzzleError, st.RangeError) as error:
        raise Broken(f"{game.slug}: {error}") from None
    ids = [x.id for x in known]
    if len(set(ids)) < len(ids):
        raise Broken(f"{game.slug}: a puzzle stands twice")
    return plural(len(known), "puzzle")
