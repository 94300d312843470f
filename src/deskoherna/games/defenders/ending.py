"""The end of the game: one way to win, three to lose, and the limit of rounds."""

from deskoherna.games.defenders.board import CORE
from deskoherna.games.defenders.events import GAME_ENDS
from deskoherna.games.defenders.ground import grey_factories
from deskoherna.games.defenders.material import N_SIDES
from deskoherna.games.defenders.state import OVER, WON, State
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import clear_todo

__rules__ = True

MAX_ROUNDS = 100
"""A game without a win after so many rounds is lost (our ruling: nothing in the box ends it)."""


def finish(s: State, result: int) -> None:
    s.result = result
    s.phase = OVER
    clear_todo(s)
    tell(s, EVERYBODY, GAME_ENDS, result)


def camps_to_build(s: State) -> int:
    n = 0
    for side in range(N_SIDES):
        n += s.camps_left[side]
    return n


def look_for_victory(s: State) -> None:
    """All camps of all factions on the map and every factory built so far rewilded: won at once."""
    if s.phase != OVER and camps_to_build(s) == 0 and grey_factories(s) == 0:
        finish(s, WON)


def core_is_last(s: State) -> bool:
    """Five factories are out: a sixth completes the core."""
    return s.tile[CORE] == 0
