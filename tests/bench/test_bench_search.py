"""The search that is measured against: every way to drive it from Python searches the tables of the benchmark."""

import pytest
from bench.plain_search import Room, Stepper, interpreted_search, run
from bench.search import TABLES, middle

from deskoherna.bots.search_driver import N_STATES
from deskoherna.kit import registry

ROUNDS = 30


@pytest.mark.parametrize(("slug", "table"), TABLES)
def test_both_ways_from_python_play_all_their_rounds(slug: str, table: str) -> None:
    game = registry.game(slug)
    s, seat = middle(game, table)
    stepper = Stepper(game, s)
    ways = ((interpreted_search(game), [s, *[None] * (N_STATES - 1)]), (stepper.search(), stepper.states))
    for functions, states in ways:
        room = Room(game, s.seats, ROUNDS)
        run(functions, game.advice.tuning.at(s), states, room, seat, ROUNDS, 1, 0)
        found = room.visits(seat)
        assert sum(found.values()) == ROUNDS
        assert set(found) <= set(game.legal(s, seat))
