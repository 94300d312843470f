"""Opponents inside the vector environment play what they play at a table; Gymnasium's face keeps Gymnasium's rules."""

import pickle
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from deskoherna.bots import registry as bots
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import mixed, of_decision
from deskoherna.kit.game import Game
from deskoherna.lab.envs.episode import Episode
from deskoherna.lab.envs.gym_vector import GymVectorEnv
from deskoherna.lab.envs.seated import LEARNER, SeatedVectorEnv
from deskoherna.lab.envs.vector import VectorEnv
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES

SEED = 5


def go_on(episode: Episode, seed: int, learner: int, bot: Any) -> None:
    """The others play, each as it would at a table."""
    while (actors := episode.actors) and actors[0] != learner and not episode.cut_short:
        knowledge = Knowledge.of(episode.game, episode.s, actors[0], of_decision(seed, episode.s.steps, actors[0]))
        legal = episode.game.legal(episode.s, actors[0])
        episode.play(actors[0], bot.choose(knowledge, legal))


def first_table(game: Game) -> str:
    return next(iter(game.tables))


@pytest.mark.parametrize("name", ["random", "novice", "apprentice"])
@pytest.mark.parametrize("game", [HOARD, PENNIES], ids=lambda g: g.slug)
def test_bots_play_what_they_play_at_a_table(game: Game, name: str) -> None:
    n, learner = 3, 1
    env = SeatedVectorEnv(game, first_table(game), n, against=name, seat=learner, seed=SEED)
    bot = bots.bot(name, game)
    begun = [0] * n
    episodes = [Episode(game, env.table) for _ in range(n)]

    def begin(i: int) -> None:
        while True:
            seed = mixed(mixed(SEED, i), begun[i])
            begun[i] += 1
            episodes[i].s = game.begin(episodes[i].options, seed)
            go_on(episodes[i], seed, learner, bot)
            if episodes[i].actors:
                return

    for i in range(n):
        begin(i)
    ended = 0
    for _ in range(40):
        for i, episode in enumerate(episodes):
            assert env.turn.observations[i].tolist() == episode.observe(learner).tolist()
            assert env.turn.masks[i].tolist() == episode.mask(learner).tolist()
        moves = env.any_move.copy()
        env.step(moves)
        for i, episode in enumerate(episodes):
            episode.play(learner, int(moves[i]))
            go_on(episode, mixed(mixed(SEED, i), begun[i] - 1), learner, bot)
            assert bool(env.turn.done[i]) == (not episode.actors)
            assert env.turn.rewards[i].tolist() == [episode.reward(seat) for seat in range(env.players)]
            if not episode.actors:
                assert env.finals[i].tolist() == episode.observe(learner).tolist()
                ended += 1
                begin(i)
    assert ended > 0


def run(env: Any, steps: int = 60) -> list[Any]:
    seen = []
    for _ in range(steps):
        turn = env.step(env.any_move)
        seen.append([a.tolist() for a in turn])
    return seen


def test_without_opponents_it_is_the_plain_environment() -> None:
    plain = VectorEnv(PENNIES, first_table(PENNIES), 8, seed=SEED)
    assert run(SeatedVectorEnv(PENNIES, plain.table, 8, against=LEARNER, seed=SEED)) == run(plain)


def test_threads_change_nothing() -> None:
    one = SeatedVectorEnv(HOARD, first_table(HOARD), 7, against="novice", seed=SEED)
    three = SeatedVectorEnv(HOARD, first_table(HOARD), 7, against="novice", seed=SEED, threads=3)
    assert run(one) == run(three)
    three.close()


def test_a_policy_is_asked_in_batches_and_only_for_its_seat() -> None:
    asked: list[tuple[int, int]] = []

    def lowest(observations: Any, masks: Any, seat: int) -> Any:
        assert (observations[:, 0] == seat).all()
        asked.append((seat, len(masks)))
        return masks.argmax(1)

    env = SeatedVectorEnv(PENNIES, first_table(PENNIES), 16, against=lowest, seed=SEED)
    for _ in range(30):
        env.step(env.any_move)
        assert (env.turn.seats == 0).all()
    assert {seat for seat, _ in asked} == {1}
    assert max(n for _, n in asked) > 8


def test_a_policy_that_breaks_the_rules_is_told() -> None:
    def wrong(_observations: Any, masks: Any, _seat: int) -> Any:
        return masks.argmin(1)

    env = SeatedVectorEnv(PENNIES, first_table(PENNIES), 4, against=wrong, seed=SEED)
    with pytest.raises(ValueError, match=r"a policy: game .* is not legal for seat 1"):
        run(env)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"against": "master"}, "opponents are random, novice, apprentice, learner or a callable, not 'master'"),
        ({"against": {0: "novice"}}, r"opponents are wanted for the seats \[1\], not for \[0\]"),
        ({"seat": 7}, "there is no seat 7"),
        ({"threads": 0}, "at least one game and one thread"),
    ],
)
def test_what_cannot_be_seated_is_refused(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SeatedVectorEnv(PENNIES, first_table(PENNIES), 4, **more)


def test_a_copy_goes_on_from_where_it_was_made() -> None:
    env = SeatedVectorEnv("leduc", "five", 4, against="novice", seed=SEED)
    run(env, 7)
    copy = pickle.loads(pickle.dumps(env))
    assert run(copy) == run(env)


# ---------------------------------------------------------------- Gymnasium


def test_gymnasium_knows_every_game_by_name() -> None:
    env = gymnasium.make("deskoherna.lab.envs.registered:deskoherna/Leduc-v0", against="random", seat=1)
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() > 0
    many = gymnasium.make_vec("deskoherna/Leduc-v0", num_envs=3, table="one")
    assert many.observation_space.contains(many.reset(seed=1)[0])


def play(env: GymVectorEnv, steps: int) -> list[tuple[Any, ...]]:
    env.reset(seed=3)
    env.action_space.seed(3)
    told = []
    for _ in range(steps):
        mask = env.games.turn.masks.copy()
        actions = np.array([int(np.flatnonzero(row)[-1]) for row in mask])
        told.append((*env.step(actions), mask))
        assert env.observation_space.contains(told[-1][0])
    return told


def test_same_step() -> None:
    env = GymVectorEnv(PENNIES, first_table(PENNIES), 4, autoreset_mode="same_step")
    ends = 0
    for observation, reward, terminated, truncated, infos, _ in play(env, 60):
        assert not truncated.any()
        assert (reward[~terminated] == 0).all()
        for i in np.flatnonzero(terminated):
            ends += 1
            assert infos["final_obs"][i].shape == observation[i].shape
            assert infos["_final_obs"][i]
    assert ends > 4
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_next_step() -> None:
    env = GymVectorEnv(PENNIES, first_table(PENNIES), 4)
    told = play(env, 60)
    ends = 0
    for (seen, _, ended, *_), (anew, reward, again, *_) in pairwise(told):
        for i in np.flatnonzero(ended):
            ends += 1
            assert reward[i] == 0
            assert not again[i]
            assert anew[i].tolist() != seen[i].tolist()
    assert ends > 4


def test_disabled() -> None:
    env = GymVectorEnv(PENNIES, first_table(PENNIES), 2, autoreset_mode="disabled")
    env.reset(seed=1)
    ended = np.zeros(2, bool)
    while not ended.any():
        _, _, terminated, truncated, _ = env.step(env.games.any_move)
        ended = terminated | truncated
    with pytest.raises(ValueError, match="has ended: begin it anew by reset"):
        env.step(env.games.any_move)
    env.reset(options={"reset_mask": ended})
    env.step(env.games.any_move)


@pytest.mark.parametrize("mode", ["same_step", "next_step"])
def test_an_illegal_action_loses_its_game(mode: str) -> None:
    env = GymVectorEnv(PENNIES, first_table(PENNIES), 3, autoreset_mode=mode)
    env.reset(seed=2)
    actions = env.games.any_move.copy()
    actions[1] = int(np.flatnonzero(env.games.turn.masks[1] == 0)[0])
    _, reward, terminated, _, _ = env.step(actions)
    assert (reward[1], bool(terminated[1])) == (-1, True)
    assert not terminated[[0, 2]].any()
    env.step(env.games.any_move)
