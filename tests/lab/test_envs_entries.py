"""What is said of each entry of an observation holds in games, and encodings lose nothing of it."""

import numpy as np
import pytest

from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.lab.envs.entries import Encoding, changing, entries
from deskoherna.lab.envs.observe import UNSEEN
from deskoherna.lab.envs.vector import VectorEnv
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES

GAMES = [HOARD, PENNIES, *(registry.game(slug) for slug in registry.workshop())]


def some(game: Game, steps: int = 120) -> tuple[VectorEnv, np.ndarray]:
    env = VectorEnv(game, next(iter(game.tables)), 32, seed=3)
    return env, np.concatenate([env.step(env.any_move).observations.copy() for _ in range(steps)])


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.slug)
def test_every_entry_keeps_to_its_range(game: Game) -> None:
    env, seen = some(game)
    told = entries(env.layout)
    assert [e.name for e in told] == env.layout.names
    for e in told:
        column = seen[:, e.index]
        if e.may_be_unseen:
            column = column[column != UNSEEN]
        assert ((column >= e.low) & (column <= e.high)).all(), e.name
        assert e.sort != "category" or len(e.values) == e.high + 1


def test_what_an_entry_says_of_itself() -> None:
    env, _ = some(registry.game("leduc"), 1)
    by_name = {e.name: e for e in entries(env.layout)}
    place = by_name["place[King of Hearts]"]
    assert (place.sort, place.may_be_unseen, place.values[1]) == ("category", True, "table")
    assert (by_name["turn"].values, by_name["chips[+1]"].seat, by_name["chips[me]"].seat) == (["me", "+1"], 1, 0)
    assert by_name["unseen[deck]"].high == 6


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.slug)
def test_an_encoding_tells_apart_what_observations_tell_apart(game: Game) -> None:
    env, seen = some(game)
    keep = changing(game, env.table, games=32, steps=120, seed=3)
    assert 0 < len(keep) <= env.layout.size
    encode = Encoding(env.layout, keep)
    rows = encode(seen)
    assert rows.shape == (len(seen), encode.size) == (len(seen), len(set(encode.names)))
    assert np.abs(rows).max() <= 1
    assert len(np.unique(seen[:, keep], axis=0)) == len(np.unique(rows, axis=0))
    hot = [i for i, name in enumerate(encode.names) if name.startswith("seat=")]
    assert (rows[:, hot].sum(1) == 1).all()
