"""What follows from other fields: which animal stands on which field."""

from deskoherna.games.wilderness.board import N_FIELDS
from deskoherna.games.wilderness.material import N_ALL
from deskoherna.games.wilderness.state import State

__rules__ = True


def derive(s: State) -> None:
    """`on`: who stands where. What is carried, passes over others or sits inside a host does not stand."""
    for f in range(N_FIELDS):
        s.on[f] = -1
    for animal in range(N_ALL):
        if s.field[animal] >= 0 and animal != s.acting and animal != s.carried and s.host[animal] < 0:
            s.on[s.field[animal]] = animal
    if s.acting >= 0 and s.field[s.acting] >= 0 and s.host[s.acting] < 0 and s.on[s.field[s.acting]] < 0:
        s.on[s.field[s.acting]] = s.acting
