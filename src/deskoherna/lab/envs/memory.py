"""Information states of the vector environments: what a seat has been shown and has played since its game began.

A row says what a seat sees now. A `Memory` beside the environment keeps the rest: for each game and seat, entries that
changed from one of its decisions to the next, and its own moves. Equal texts are equal pasts.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from deskoherna.lab.envs.seated import SeatedVectorEnv
from deskoherna.lab.envs.vector import Turn, VectorEnv
from deskoherna.lab.envs.vector_driver import GOES_ON, NOBODY
from deskoherna.lab.theory.recall import NOTHING, changes


class Memory:
    """Call `saw(env.turn)` after a reset and after every step, and `did(moves)` before every step.

    `games`: only these are remembered; strings take time.
    """

    def __init__(self, env: VectorEnv | SeatedVectorEnv, games: Iterable[int] | None = None) -> None:
        self.env = env
        self.games = list(range(env.n)) if games is None else list(games)
        self._blank = (NOTHING,) * env.layout.size
        self._lines: dict[tuple[int, int], list[str]] = {}
        self._seen: dict[tuple[int, int], tuple[int, ...]] = {}
        self.saw(env.turn)

    def saw(self, turn: Turn) -> None:
        """What is shown now; where a game has just ended its past is over."""
        for i in self.games:
            if turn.done[i] != GOES_ON:
                for key in [key for key in self._lines if key[0] == i]:
                    del self._lines[key], self._seen[key]
            if turn.seats[i] != NOBODY:
                key = i, int(turn.seats[i])
                now = tuple(turn.observations[i].tolist())
                line = changes(self.env.layout, self._seen.get(key, self._blank), now)
                self._lines.setdefault(key, []).append(line)
                self._seen[key] = now

    def did(self, moves: Any) -> None:
        """What will be played."""
        seats, chosen = self.env.turn.seats, np.asarray(moves)
        for i in self.games:
            if seats[i] != NOBODY:
                self._lines[i, int(seats[i])].append(f"me {self.env.game.notate(int(chosen[i]))}")

    def text(self, game: int) -> str:
        """The information state of whoever decides there now."""
        return "\n".join(self._lines[game, int(self.env.turn.seats[game])])
