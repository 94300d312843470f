"""Watched random games: a sound game passes, each way of breaking one is reported."""

import dataclasses
from typing import Any

import pytest

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.watch import watch_table
from toys import twisted
from toys.pennies.game import GAME as PENNIES

TABLE = next(iter(PENNIES.tables))


def broken(**functions: Any) -> Game:
    return dataclasses.replace(PENNIES, rules=dataclasses.replace(PENNIES.rules, **functions))


def test_a_sound_game() -> None:
    for table in PENNIES.tables:
        seen = watch_table(PENNIES, table, 1200)
        assert seen.wrong == []
        assert seen.games == 1200
        assert seen.looked_at > 1200
        assert 0 < seen.longest <= PENNIES.max_steps
        assert seen.steps > 1200


def test_a_dead_end_is_reported() -> None:
    seen = watch_table(broken(legal=twisted.legal_dead_end), TABLE, 40)
    assert f"pennies, table {TABLE}, seed " in seen.wrong[0]
    assert seen.wrong[0].endswith(": an actor without a move")


def test_a_list_out_of_order_is_reported() -> None:
    seen = watch_table(broken(legal=twisted.legal_unordered), TABLE, 10)
    assert seen.wrong
    assert all(w.endswith(": legal moves out of order") for w in seen.wrong)


def test_a_game_without_end_is_reported() -> None:
    seen = watch_table(dataclasses.replace(PENNIES, max_steps=3), TABLE, 10)
    assert len([w for w in seen.wrong if w.endswith(": no end within the limit of steps")]) == 10


def test_a_broken_invariant_is_reported_at_the_end_and_on_the_way() -> None:
    game = dataclasses.replace(PENNIES, faults=lambda s: [f"{s.steps} steps"] if s.steps else [])
    seen = watch_table(game, TABLE, 60)
    assert len([w for w in seen.wrong if ", at the end: " in w]) == 60
    assert len([w for w in seen.wrong if ", step " in w]) == 2


def test_cardia_on_every_table() -> None:
    """The short form of `python -m bench.long cardia`."""
    game = registry.game("cardia")
    for table in game.tables:
        assert watch_table(game, table, 40).wrong == []


@pytest.mark.long
@pytest.mark.parametrize("slug", registry.slugs())
def test_a_hundred_thousand_games_of_every_table(slug: str) -> None:
    game = registry.game(slug)
    for table in game.tables:
        assert watch_table(game, table, 100_000).wrong == []


def test_many_records_at_once_are_the_same_positions() -> None:
    twin = PENNIES.compiled()
    states = twin.new(20)
    twin.play_many(states, 0, 20, 3, PENNIES.encode(PENNIES.tables[TABLE]), 4)
    assert [st.pack(s) for s in st.from_records(PENNIES.state, states)] == [
        st.pack(twin.load(states, i)) for i in range(20)
    ]
