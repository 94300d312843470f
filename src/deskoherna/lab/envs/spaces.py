"""The spaces of observations and moves, and the names of agents."""

from typing import Any

import numpy as np
from gymnasium import spaces

from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.envs.observe import LARGEST, UNSEEN


def observations(size: int) -> Any:
    """The space of observations of a layout."""
    return spaces.Box(UNSEEN, LARGEST, (size,), np.int8)


def masks(n: int) -> Any:
    """The space of masks of legal moves."""
    return spaces.Box(0, 1, (n,), np.int8)


def records(game: Game) -> Any:
    """The space of whole positions as bytes."""
    return spaces.Box(-128, 127, (st.dtype(game.state).itemsize,), np.int8)


def agents(seats: int) -> list[str]:
    """The names of the agents, a seat each."""
    return [f"seat_{i}" for i in range(seats)]
