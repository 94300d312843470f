"""Our games in OpenSpiel: its own random simulation, its own equilibrium, the same numbers as our own tree."""

from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import cfr, exploitability

from deskoherna.kit import registry
from deskoherna.lab.theory import spiel
from deskoherna.lab.theory.solve import Solver, exploit
from deskoherna.lab.theory.tree import grow

SMALL = "deskoherna_goofspiel(options=goods:3)"
TABLES = [
    SMALL,
    "deskoherna_goofspiel(table=three,simultaneous=True)",
    "deskoherna_leduc(table=one,utility=points)",
]
LARGE = [f"{spiel.name_of(slug)}" for slug in registry.slugs()]


@pytest.mark.parametrize("name", [*TABLES, *(pytest.param(name, marks=pytest.mark.long) for name in LARGE)])
def test_openspiels_own_test_of_a_game(name: str) -> None:
    """Clones, histories, strings, tensors, chances, returns, saved and read back, at every step of random games."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_openspiel_finds_what_our_own_tree_says() -> None:
    game = pyspiel.load_game(SMALL)
    goofspiel = registry.game("goofspiel")
    tree = grow(goofspiel, goofspiel.read_options({"goods": 3}))
    solver = Solver(tree)
    even = spiel_policy.UniformRandomPolicy(game)
    theirs = exploitability.nash_conv(game, even, use_cpp_br=False)
    assert theirs == pytest.approx(2 * exploit(solver, solver.uniform()).exploitability)
    found = cfr.CFRPlusSolver(game)
    for _ in range(20):
        found.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, found.average_policy(), use_cpp_br=False) < theirs / 50


def states(state: Any) -> Iterator[Any]:
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from states(state.child(action))


def test_an_information_state_has_one_owner_one_list_of_moves_and_one_past() -> None:
    """Perfect recall: equal strings have equal own histories, and there are as many as in our own tree."""
    met: dict[tuple[int, str], tuple[list[int], list[str]]] = {}
    for state in states(pyspiel.load_game(SMALL).new_initial_state()):
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        text = state.information_state_string(seat)
        own = [line.split(":")[0] for line in text.splitlines() if line.startswith("me ")]
        assert met.setdefault((seat, text), (state.legal_actions(), own)) == (state.legal_actions(), own)
    assert len(met) == 114


def test_a_table_that_is_not_there_is_refused() -> None:
    with pytest.raises(Exception, match="no table 'nine'"):
        pyspiel.load_game("deskoherna_leduc(table=nine)")
