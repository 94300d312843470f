"""The memory of a search: nodes, and a table to find them by. It is given once and bounded."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from deskoherna.bots.search_driver import NOBODY
from deskoherna.kit.game import Game

NODES = 1 << 19
"""Nodes a thread at most. When they are used up, search goes on sharpening what is there."""
FEWEST = 1 << 10
PLACES_A_NODE = 2
"""The table is at most half full."""
NODES_A_ROUND = 8
"""Room for each round of a search that is counted in rounds."""
HOPEFUL_NODES_A_ROUND = 40
"""The same where a round looks at every move from its new node."""
NODE = np.dtype(
    [
        ("total", "i8"),
        ("squares", "i8"),
        ("parent", "i4"),
        ("visits", "i4"),
        ("edge", "i4"),
        ("eldest", "i4"),
        ("next", "i4"),
        ("hope", "i4"),
    ],
    align=True,
)
"""`total` and `squares` sum up the values of `visits` rounds; `eldest` and `next` link the children of a node.
`hope` is what `worth` said of the move before it was tried, NOBODY where it was not asked."""
MAX_DEPTH = 240
"""Steps down a tree."""
WORKING_ROWS = 2


class Trees:
    """The memory of one thread: a tree a seat, their roots are the first nodes."""

    def __init__(self, game: Game) -> None:
        self.all_nodes = np.zeros(NODES, NODE)
        self.all_places = np.zeros(NODES * PLACES_A_NODE, np.int32)
        self.nodes, self.table = self.all_nodes[:0], self.all_places[:0]
        self.counts = np.zeros(1, np.int64)
        self.paths = np.zeros((game.max_seats, MAX_DEPTH + 2), np.int32)
        self.here = np.zeros(game.max_seats, np.int64)
        self.lengths = np.zeros(game.max_seats, np.int64)
        self.out = np.zeros(game.n_moves + 1, np.int16)
        self.rows = np.zeros((WORKING_ROWS, game.n_moves + 1), np.int32)
        self.states: Any = None
        self.notes: Any = None

    @property
    def nbytes(self) -> int:
        """Bytes at most, besides the states of the game."""
        parts = (self.all_nodes, self.all_places, self.paths, self.here, self.lengths, self.out, self.rows)
        return sum(part.nbytes for part in parts)

    def clear(self, seats: int, rounds: int | None, *, hopeful: bool = False) -> None:
        """Roots for so many seats; a short search gets a small table, which is quicker to clear."""
        room = NODES
        if rounds is not None:
            each = HOPEFUL_NODES_A_ROUND if hopeful else NODES_A_ROUND
            room = min(NODES, max(FEWEST, 1 << (rounds * each).bit_length()))
        self.nodes, self.table = self.all_nodes[:room], self.all_places[: room * PLACES_A_NODE]
        self.table[:] = 0
        self.counts[0] = seats
        self.nodes[:seats] = np.zeros((), NODE)
        self.nodes["parent"][:seats] = NOBODY
        self.nodes["eldest"][:seats] = NOBODY

    def children(self, node: int) -> Iterator[int]:
        """The nodes below a node, from the eldest on."""
        at = int(self.nodes[node]["eldest"])
        while at != NOBODY:
            yield at
            at = int(self.nodes[at]["next"])

    def along(self, node: int, edge: int) -> int | None:
        """The child along an edge."""
        return next((at for at in self.children(node) if self.nodes[at]["edge"] == edge), None)

    def line(self, root: int, move: int, length: int) -> tuple[int, ...]:
        """The most visited way on after a move at the root."""
        here = self.along(root, move)
        edges: list[int] = []
        while here is not None and len(edges) < length:
            tried = (at for at in self.children(here) if self.nodes[at]["visits"] > 0)
            here = max(tried, key=lambda at: int(self.nodes[at]["visits"]), default=None)
            if here is not None:
                edges.append(int(self.nodes[here]["edge"]))
        return tuple(edges)
