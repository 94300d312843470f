"""The vector environment plays the very games that the interpreted twin plays."""

from typing import Any

import numpy as np
import pytest

from deskoherna.bots.seeds import mixed
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.lab.envs.episode import Episode
from deskoherna.lab.envs.vector import VectorEnv
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES

SEED = 11


def begin(env: VectorEnv, i: int, nth: int) -> Episode:
    """The n-th game of entry i, interpreted."""
    episode = Episode(env.game, env.table)
    episode.s = env.game.begin(episode.options, mixed(mixed(SEED, i), nth))
    return episode


def agree(env: VectorEnv, episodes: list[Episode]) -> None:
    for i, episode in enumerate(episodes):
        seat = int(env.turn.seats[i])
        assert seat == episode.actors[0]
        assert env.turn.masks[i].tolist() == episode.mask(seat).tolist()
        assert env.turn.observations[i].tolist() == episode.observe(seat).tolist()
        assert env.turn.masks[i][env.any_move[i]] == 1


def follow(game: Game, table: str, n: int, steps: int) -> int:
    """Play both twins side by side; how many games ended."""
    env = VectorEnv(game, table, n, seed=SEED)
    begun = [0] * n
    episodes = [begin(env, i, 0) for i in range(n)]
    agree(env, episodes)
    ended = 0
    for _ in range(steps):
        moves, seats = env.any_move.copy(), env.turn.seats.copy()
        env.step(moves)
        for i, episode in enumerate(episodes):
            episode.play(int(seats[i]), int(moves[i]))
            over = not episode.actors
            assert int(env.turn.done[i]) == int(over)
            assert env.turn.rewards[i].tolist() == [episode.reward(seat) for seat in range(env.players)]
            if over:
                begun[i] += 1
                ended += 1
                episodes[i] = begin(env, i, begun[i])
        agree(env, episodes)
    return ended


@pytest.mark.parametrize("game", [HOARD, PENNIES], ids=lambda g: g.slug)
def test_both_twins_agree(game: Game) -> None:
    for table in game.tables:
        assert follow(game, table, 3, 60) > 0


@pytest.mark.long
@pytest.mark.parametrize("slug", registry.slugs())
def test_both_twins_agree_on_every_table(slug: str) -> None:
    game = registry.game(slug)
    for table in game.tables:
        follow(game, table, 3, 150)


@pytest.fixture(scope="module")
def env() -> VectorEnv:
    return VectorEnv(PENNIES, next(iter(PENNIES.tables)), 64, seed=SEED)


def run(env: VectorEnv, seed: int) -> list[Any]:
    env.reset(seed)
    seen = []
    for _ in range(20):
        turn = env.step(env.any_move)
        seen.append([a.tolist() for a in turn])
    return seen


def test_the_same_seed_gives_the_same_games(env: VectorEnv) -> None:
    assert run(env, 1) == run(env, 1)
    assert run(env, 1) != run(env, 2)


def test_illegal_moves_are_refused_before_anything_is_played(env: VectorEnv) -> None:
    env.reset(1)
    before = env.states.copy()
    moves = env.any_move.copy()
    moves[5] = int(np.flatnonzero(env.turn.masks[5] == 0)[0])
    with pytest.raises(ValueError, match="game 5: move"):
        env.step(moves)
    moves[5] = env.game.n_moves
    with pytest.raises(ValueError, match="game 5: moves are numbers from 0"):
        env.step(moves)
    assert (env.states == before).all()


def test_random_moves_are_spread(env: VectorEnv) -> None:
    """Over many games each first move is chosen about as often."""
    env.reset(4)
    legal = np.flatnonzero(env.turn.masks[0])
    counts = np.zeros(env.game.n_moves, int)
    for seed in range(20):
        env.reset(seed)
        counts += np.bincount(env.any_move, minlength=env.game.n_moves)
    share = counts[legal] / counts.sum()
    assert abs(share - 1 / len(legal)).max() < 0.08
