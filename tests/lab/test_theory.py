"""Trees of small games, solved: what is known of Leduc comes out, and bots are as far from it as they are."""

import json
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from deskoherna.cli import main
from deskoherna.kit import registry
from deskoherna.lab.envs.observe import Layout
from deskoherna.lab.theory import recall
from deskoherna.lab.theory.policies import policy_of
from deskoherna.lab.theory.position import Position
from deskoherna.lab.theory.solve import Solver, equilibrium, exploit
from deskoherna.lab.theory.tree import CHANCE, TERMINAL, TooLargeError, Tree, grow

GOOFSPIEL, LEDUC = registry.game("goofspiel"), registry.game("leduc")
KNOWN_VALUE = -0.0856
"""Of Leduc for the first seat; an even choice everywhere gives away 4.747222 in all, and there are 936 states."""


@pytest.fixture(scope="module")
def small() -> Tree:
    return grow(GOOFSPIEL, GOOFSPIEL.read_options({"goods": 3}))


def test_chances_of_a_node_add_up_and_moves_are_those_of_its_state(small: Tree) -> None:
    after_chance = np.flatnonzero((small.slot < 0) & (small.parent >= 0))
    totals = np.bincount(small.parent[after_chance], small.chance[after_chance], small.nodes)
    assert np.allclose(totals[small.seat == CHANCE], 1)
    for node in np.flatnonzero(small.seat >= 0).tolist():
        slots = small.slot[small.parent == node]
        state = small.states[small.owner[slots[0]]]
        assert state.seat == small.seat[node]
        assert sorted(slots.tolist()) == [state.first + k for k in range(len(state.moves))]
    assert set(small.value[small.seat != TERMINAL].tolist()) == {0.0}


def test_an_equilibrium_gives_nothing_away(small: Tree) -> None:
    solver = Solver(small)
    found = exploit(solver, equilibrium(solver, 200))
    assert abs(found.value) < 1e-3
    assert 0 <= found.exploitability < 1e-3
    assert exploit(solver, solver.uniform()).exploitability == pytest.approx(7 / 12)


def test_a_best_response_is_the_best_of_all_answers(small: Tree) -> None:
    """Against any policy no other answer reaches more: a hundred are tried."""
    solver, dice = Solver(small), np.random.default_rng(2)
    policy = solver.normalised(dice.random(small.slots))
    for seat, sign in enumerate((1, -1)):
        best, answer = solver.best_response(policy, seat)
        mine = solver.seats[small.owner] == seat
        assert np.array_equal(answer[~mine], policy[~mine])
        for _ in range(100):
            other = solver.normalised(dice.random(small.slots))
            assert sign * solver.value(np.where(mine, other, policy)) <= best + 1e-12


@pytest.mark.long
def test_what_is_known_of_leduc() -> None:
    solver = Solver(grow(LEDUC, LEDUC.tables["one"], "points"))
    assert len(solver.tree.states) == 936
    assert 2 * exploit(solver, solver.uniform()).exploitability == pytest.approx(4.747222, abs=1e-6)
    found = exploit(solver, equilibrium(solver, 400))
    assert found.value == pytest.approx(KNOWN_VALUE, abs=5e-4)
    assert found.exploitability < 2e-3


def test_bots_have_a_policy(small: Tree) -> None:
    """An apprentice that always does the same can be seen through; random play is nearly an even choice."""
    solver = Solver(small)
    any_move = policy_of(small, "random", 16, pace=1)
    assert np.allclose(np.bincount(small.owner, any_move), 1)
    assert exploit(solver, any_move).exploitability == pytest.approx(7 / 12, abs=0.3)
    assert exploit(solver, policy_of(small, "apprentice", 4, pace=1)).exploitability > 0.1


def test_a_tree_has_its_limits() -> None:
    with pytest.raises(TooLargeError, match="more than 50 nodes"):
        grow(GOOFSPIEL, GOOFSPIEL.tables["two"], most=50)
    with pytest.raises(ValueError, match="two seats, not for 3"):
        grow(GOOFSPIEL, GOOFSPIEL.tables["three"])


def test_a_past_grows_and_says_only_what_the_seat_was_told() -> None:
    """A hidden bid is in the past of whoever bid; the other reads only that there was one, until it is shown."""
    position = Position(GOOFSPIEL, GOOFSPIEL.tables["two"])
    position.fall(0)
    layout = Layout(GOOFSPIEL.state, 2)
    pasts = [[recall.begin(GOOFSPIEL, layout, position.s, seat)] for seat in range(2)]
    for seat, coin in ((0, 3), (1, 5)):
        before, move = position.s, position.legal(seat)[coin]
        position.play(seat, move)
        if position.outcomes:
            position.fall(0)
        for viewer, past in enumerate(pasts):
            past.append(recall.go_on(GOOFSPIEL, layout, past[-1], before, seat, move, position.s))
            assert past[-1].lines[-1].startswith("me bid " if viewer == seat else "+1 bid a coin:")
    for past in pasts:
        assert all(new.lines[: len(old.lines)] == old.lines for old, new in pairwise(past))
        assert past[-1].text.count("\n") == 2


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any]:
    code = main(["exploit", *words])
    return code, capsys.readouterr()


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run(capsys, "goofspiel", "--option", "goods=3", "--bot", "novice", "--asked", "2", "--json")
    answer = json.loads(told.out)
    assert (code, answer["nodes"], answer["information_states"]) == (0, 418, 114)
    assert [line["who"] for line in answer["policies"]][1:] == ["any move as likely", "novice"]
    assert run(capsys, "goofspiel", "--option", "goods=3", "--rounds", "5")[1].out.count("\n") == 4
    code, told = run(capsys, "goofspiel", "--most", "99")
    assert (code, told.err) == (
        2,
        "deskoherna exploit: goofspiel: the tree of this table has more than 99 nodes; a smaller table, or --most N\n",
    )
