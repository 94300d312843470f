"""What is said of each entry of an observation holds in games, and encodings lose nothing of it."""

import numpy as np
import pytest

from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.lab.envs.entries import Encoding, Tokens, Values, changing, entries
from deskoherna.lab.envs.memory import Memory
from deskoherna.lab.envs.observe import UNSEEN
from deskoherna.lab.envs.seated import SeatedVectorEnv
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


def test_a_token_a_card_says_all_that_an_observation_says_of_it() -> None:
    env = SeatedVectorEnv("leduc", "five", 8, against="random", seed=1)
    tokens = Tokens(env.layout)
    env.step(env.any_move)
    seen, (cards, rest) = env.turn.observations, tokens(env.turn.observations)
    assert cards.shape == (8, 6, tokens.size)
    assert rest.shape == (8, len(tokens.rest))
    whole = Encoding(env.layout)
    assert 6 * tokens.size + len(tokens.rest) == whole.size
    columns = {name: whole(seen)[:, i] for i, name in enumerate(whole.names)}
    for k, point in enumerate(tokens.points):
        for i, name in enumerate(tokens.names):
            field, _, asked = name.partition("=") if "=" in name else name.partition(" ")
            mark = "=" if "=" in name else " " if " " in name else ""
            assert cards[:, k, i].tolist() == columns[f"{field}[{point}]{mark}{asked}"].tolist()
    with pytest.raises(ValueError, match="of the axis 'hex'; there are card"):
        Tokens(env.layout, "hex")


def test_values_ask_only_what_sometimes_holds() -> None:
    game = registry.game("leduc")
    values = Values(game, "five", steps=40)
    env = VectorEnv(game, "five", 64, seed=9)
    rows = np.concatenate([values(env.step(env.any_move).observations) for _ in range(60)])
    assert rows.shape[1] == values.size == len(values.names)
    assert set(np.unique(rows)) == {0.0, 1.0}
    assert (rows.mean(0) < 1).all()


def test_a_memory_tells_pasts_apart_that_rows_do_not() -> None:
    """Everything that a seat was shown and did in this game, in order, and nothing of the game before."""
    env = SeatedVectorEnv("leduc", "five", 3, against="novice", seed=2)
    memory, kept = Memory(env, [1]), [env.turn.observations[1].tolist()]
    for _ in range(60):
        before = memory.text(1)
        moves = env.any_move.copy()
        memory.did(moves)
        memory.saw(env.step(moves))
        if env.turn.done[1]:
            kept = []
            assert "\n" not in memory.text(1)
        else:
            assert memory.text(1).startswith(f"{before}\nme {env.game.notate(int(moves[1]))}\n")
        kept.append(env.turn.observations[1].tolist())
    assert memory.text(1).count("\n") == 2 * (len(kept) - 1)
