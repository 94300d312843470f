"""The whole tree of a small game for two, as arrays, level by level: what is needed for equilibria and best responses.

Every node knows its parent; nodes of a level follow those of the level before. Decisions belong to information states
with perfect recall (see `recall.py`), told apart by a digest of what the seat has seen and done.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal, NamedTuple

import numpy as np

from deskoherna.bots import greedy_driver
from deskoherna.kit import bind
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.envs.observe import Layout
from deskoherna.lab.theory.position import DEAL, Position

Utility = Literal["win", "points"]
"""What is played for: 1 for a win and -1 for a loss, or the lead in points."""
CHANCE, TERMINAL = -1, -2
"""Instead of a seat: nobody decides here."""
NOWHERE = -1
HALF_A_WIN = 500
MOST = 400_000


class TooLargeError(ValueError):
    """A game whose tree has more nodes than are wanted."""


class InformationState(NamedTuple):
    """One of them: who decides, in a position that fits it, between which moves."""

    seat: int
    s: Any
    moves: list[int]
    first: int
    """Where its moves begin among those of all."""
    depth: int
    """How many decisions of its own the seat has made before."""


@dataclass
class Tree:
    """The arrays have an entry a node; `value` is the first seat's."""

    game: Game
    states: list[InformationState] = field(default_factory=list)
    parent: Any = None
    seat: Any = None
    slot: Any = None
    """Which move of which information state leads here; -1: chance did."""
    chance: Any = None
    """How likely chance leads here; 1 where a move does."""
    value: Any = None
    levels: list[tuple[int, int]] = field(default_factory=list)
    slots: int = 0
    owner: Any = None
    """Of every slot, the information state."""

    @property
    def nodes(self) -> int:
        """How many."""
        return len(self.parent)


class _Node(NamedTuple):
    """A settled position on the way through the tree."""

    here: int
    position: Position
    keys: tuple[bytes, bytes]
    depths: tuple[int, int]


def grow(game: Game, options: Any, utility: Utility = "win", most: int = MOST) -> Tree:
    """The tree of a game between two."""
    return _Grower(game, options, utility, most).grow()


class _Grower:
    def __init__(self, game: Game, options: Any, utility: Utility, most: int) -> None:
        players = game.encode(options)[0]
        if players != 2:
            raise ValueError(f"{game.slug}: trees are grown for two seats, not for {players}")
        self.game, self.options, self.most = game, options, most
        self.layout = Layout(game.state, players)
        self.utility: Callable[[Any], float] = self._win if utility == "win" else self._points
        self._final_worth = bind.interpreted(greedy_driver, game.functions).final_worth
        self._notes = game.notes()
        self.rows: list[tuple[int, int, int, float, float]] = []
        self.found: dict[bytes, int] = {}
        self.tree = Tree(game)

    def _win(self, s: Any) -> float:
        first, second = (self._final_worth(s, self._notes, seat) for seat in range(2))
        return float(first - second) / (2 * HALF_A_WIN)

    def _points(self, s: Any) -> float:
        first, second = (self.game.rules.points(s, seat) for seat in range(2))
        return (first - second) / 2

    def _add(self, parent: int, seat: int, slot: int, chance: float, value: float = 0.0) -> int:
        if len(self.rows) >= self.most:
            raise TooLargeError(f"{self.game.slug}: the tree of this table has more than {self.most:,} nodes")
        self.rows.append((parent, seat, slot, chance, value))
        return len(self.rows) - 1

    def grow(self) -> Tree:
        self._add(NOWHERE, CHANCE, NOWHERE, 1.0)
        self.tree.levels.append((0, 1))
        start = Position(self.game, self.options)
        level = list(self._arrivals(0, start, DEAL, 0, (b"", b""), (0, 0)))
        while level:
            self.tree.levels.append((self.tree.levels[-1][1], len(self.rows)))
            after, waiting = [], []
            for node in level:
                if node.position.over:
                    continue
                for slot, move, seat in self._moves(node):
                    position = node.position.copy()
                    position.play(seat, move)
                    depths = (node.depths[0] + (seat == 0), node.depths[1] + (seat == 1))
                    if position.outcomes:
                        here = self._add(node.here, CHANCE, slot, 1.0)
                        waiting.append((here, position, seat, move, node, depths))
                    else:
                        here = self._settle(node.here, slot, 1.0, position)
                        after.append(_Node(here, position, self._keys(node, seat, move, position), depths))
            if waiting:
                self.tree.levels.append((self.tree.levels[-1][1], len(self.rows)))
                for here, position, seat, move, node, depths in waiting:
                    after += self._arrivals(here, position, seat, move, node.keys, depths, node.position.s)
            level = after
        return self._done()

    def _moves(self, node: _Node) -> Iterator[tuple[int, int, int]]:
        """Each move of whoever decides here, with its slot."""
        s, seat = node.position.s, node.position.actors[0]
        key, moves = node.keys[seat], node.position.legal(seat)
        known = self.found.get(key)
        if known is None:
            known = self.found[key] = len(self.tree.states)
            self.tree.states.append(InformationState(seat, s, moves, self.tree.slots, node.depths[seat]))
            self.tree.slots += len(moves)
        state = self.tree.states[known]
        if state.moves != moves or state.seat != seat:
            raise AssertionError(f"{self.game.slug}: one information state, different moves: {state.moves}, {moves}")
        for k, move in enumerate(moves):
            yield state.first + k, move, seat

    def _arrivals(
        self,
        here: int,
        position: Position,
        seat: int,
        move: int,
        keys: tuple[bytes, bytes],
        depths: tuple[int, int],
        before: Any = None,
    ) -> Iterator[_Node]:
        """Where chance leads: what comes to the same position is one node."""
        chances: dict[bytes, Fraction] = {}
        places: dict[bytes, Position] = {}
        waiting = [(position, Fraction(1))]
        while waiting:
            at, chance = waiting.pop()
            if at.outcomes:
                for outcome in range(at.outcomes):
                    fallen = at.copy()
                    fallen.fall(outcome)
                    waiting.append((fallen, chance / at.outcomes))
            else:
                packed = st.pack(at.s)
                places.setdefault(packed, at)
                chances[packed] = chances.get(packed, Fraction(0)) + chance
        for packed in sorted(places):
            at = places[packed]
            index = self._settle(here, NOWHERE, float(chances[packed]), at)
            yield _Node(index, at, self._told(keys, before, seat, move, at.s), depths)

    def _settle(self, parent: int, slot: int, chance: float, position: Position) -> int:
        if position.over:
            return self._add(parent, TERMINAL, slot, chance, self.utility(position.s))
        return self._add(parent, position.actors[0], slot, chance)

    def _keys(self, node: _Node, seat: int, move: int, position: Position) -> tuple[bytes, bytes]:
        return self._told(node.keys, node.position.s, seat, move, position.s)

    def _told(self, keys: tuple[bytes, bytes], before: Any, seat: int, move: int, after: Any) -> tuple[bytes, bytes]:
        one, other = (self._key(keys[viewer], viewer, before, seat, move, after) for viewer in range(2))
        return one, other

    def _key(self, past: bytes, viewer: int, before: Any, seat: int, move: int, after: Any) -> bytes:
        told = move if seat in (viewer, DEAL) else self.game.rules.mask(before, seat, move)
        h = hashlib.blake2b(past, digest_size=16)
        h.update(f"{viewer} {seat} {told} ".encode())
        h.update(self.layout.observe(after, viewer).tobytes())
        return h.digest()

    def _done(self) -> Tree:
        t = self.tree
        parent, seat, slot, chance, value = zip(*self.rows, strict=True)
        t.parent, t.seat, t.slot = np.array(parent), np.array(seat, np.int8), np.array(slot)
        t.chance, t.value = np.array(chance), np.array(value)
        t.owner = np.repeat(np.arange(len(t.states)), [len(state.moves) for state in t.states])
        return t
