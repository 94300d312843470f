"""Equilibria by counterfactual regret, best responses and exploitability on a tree of two.

A policy is an array with a probability for every move of every information state. All arithmetic is over whole levels
of the tree at once.
"""

from typing import Any, NamedTuple

import numpy as np

from deskoherna.lab.theory.tree import Tree

SIGNS = (1.0, -1.0)
"""The value of a node is the first seat's; the second wants the opposite."""


class Solver:
    """What is computed on one tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.decides = tree.slot >= 0
        self.above = [np.where(tree.parent >= 0, tree.seat[tree.parent], -1) == seat for seat in range(2)]
        self.sizes = np.bincount(tree.owner, minlength=len(tree.states))
        self.seats = np.array([state.seat for state in tree.states])
        """Whose an information state is."""
        self.depths = np.array([state.depth for state in tree.states])

    def uniform(self) -> Any:
        """Every move as likely."""
        return 1 / self.sizes[self.tree.owner]

    def edges(self, policy: Any) -> Any:
        """How likely each node is from its parent."""
        return np.where(self.decides, policy[self.tree.slot], self.tree.chance)

    def values(self, edges: Any) -> Any:
        """What the first seat may expect in every node."""
        t = self.tree
        value = t.value.copy()
        for first, end in reversed(t.levels[1:]):
            np.add.at(value, t.parent[first:end], edges[first:end] * value[first:end])
        return value

    def reaches(self, edges: Any, mine: Any) -> Any:
        """The product of those edges on the way to every node that `mine` marks."""
        t = self.tree
        factor = np.where(mine, edges, 1.0)
        reach = np.ones(t.nodes)
        for first, end in t.levels[1:]:
            reach[first:end] = reach[t.parent[first:end]] * factor[first:end]
        return reach

    def worths(self, policy: Any, seat: int) -> Any:
        """Of every slot of the seat: what the move brings, times how likely the others and chance lead there."""
        t, edges = self.tree, self.edges(policy)
        others = self.reaches(edges, ~(self.decides & self.above[seat]))
        mine = np.flatnonzero(self.decides & self.above[seat])
        weights = others[t.parent[mine]] * self.values(edges)[mine] * SIGNS[seat]
        return np.bincount(t.slot[mine], weights, t.slots)

    def value(self, policy: Any) -> float:
        """What the first seat may expect of the game."""
        return float(self.values(self.edges(policy))[0])

    def normalised(self, weights: Any) -> Any:
        """Weights as probabilities; where all weigh nothing each move is as likely."""
        total = np.bincount(self.tree.owner, weights, len(self.sizes))[self.tree.owner]
        return np.where(total > 0, weights / np.where(total > 0, total, 1.0), self.uniform())

    def best(self, worths: Any, states: Any) -> Any:
        """The slots of the best moves in these information states, one each."""
        order = np.lexsort((-worths, self.tree.owner))
        first = np.r_[0, np.cumsum(self.sizes)[:-1]]
        return order[first[states]]

    def best_response(self, policy: Any, seat: int) -> tuple[float, Any]:
        """The most that the seat can reach against the other's policy, and how: from its last decisions upwards."""
        answer = policy.copy()
        mine = self.seats == seat
        for depth in sorted(set(self.depths[mine].tolist()), reverse=True):
            states = np.flatnonzero(mine & (self.depths == depth))
            chosen = self.best(self.worths(answer, seat), states)
            answer[np.isin(self.tree.owner, states)] = 0.0
            answer[chosen] = 1.0
        return self.value(answer) * SIGNS[seat], answer


class Exploited(NamedTuple):
    """What a policy gives away."""

    value: float
    """Of the first seat, when both play it."""
    responses: tuple[float, float]
    """What the best answer reaches on each seat."""

    @property
    def exploitability(self) -> float:
        """How much a perfect opponent wins of it in the mean of both seats; an equilibrium gives nothing away."""
        return sum(self.responses) / 2


def exploit(solver: Solver, policy: Any) -> Exploited:
    """A policy against the best answers to it."""
    one, other = (solver.best_response(policy, seat)[0] for seat in range(2))
    return Exploited(solver.value(policy), (one, other))


def equilibrium(solver: Solver, rounds: int) -> Any:
    """CFR+: regrets are never below zero, seats take turns, later rounds count more in the mean."""
    t = solver.tree
    regrets, mean = np.zeros(t.slots), np.zeros(t.slots)
    of = solver.seats[t.owner]
    for k in range(1, rounds + 1):
        for seat in range(2):
            policy = solver.normalised(regrets)
            worths = solver.worths(policy, seat)
            expected = np.bincount(t.owner, policy * worths, len(solver.sizes))[t.owner]
            regrets = np.where(of == seat, np.maximum(regrets + worths - expected, 0.0), regrets)
        policy = solver.normalised(regrets)
        edges = solver.edges(policy)
        for seat in range(2):
            mine = np.flatnonzero(solver.decides & solver.above[seat])
            reach = solver.reaches(edges, solver.decides & solver.above[seat])
            mean += k * np.bincount(t.slot[mine], reach[mine], t.slots)
    return solver.normalised(mean)
