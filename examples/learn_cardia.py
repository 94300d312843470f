"""Learn to play Duel for Cardia by playing against oneself: `python learn_cardia.py --seed 1`.

A network with one hidden layer, NumPy alone, on the vector environment. Nothing is known in advance: what the numbers
of an observation mean is found by looking at random games. Each round plays some hundreds of games side by side, both
seats by the network; then every choice is made a little likelier if its seat won by more than the network had thought
it would, and less likely if not (policy gradient with a learned baseline, steps kept short as in PPO). At the end it
plays the apprentice of the house, which looks a move ahead, and says how often it wins.
"""

import argparse
import time
from typing import Any

import numpy as np

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import mixed, of_decision
from deskoherna.bots.simple import simple_bot
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.lab.envs.checkpoints import save_dense
from deskoherna.lab.envs.observe import Layout
from deskoherna.lab.envs.vector import VectorEnv
from deskoherna.lab.statistics import Estimate, proportion

GAME, TABLE = "cardia", "deck-1"
ROUNDS = 150
GAMES, STEPS = 256, 64
"""Games side by side, and the moves that each of them makes in a round: two or three whole games."""
HIDDEN, BATCH, EPOCHS = 64, 1024, 1
RATE, CLIP, ENTROPY, VALUE, FADE = 2e-3, 0.2, 0.01, 0.5, 0.9


class Features:
    """An observation as zeros and ones: does this entry have this value? Only what sometimes holds is asked."""

    def __init__(self, env: VectorEnv, rare: float = 0.01) -> None:
        seen = np.concatenate([env.step(env.any_move).observations.copy() for _ in range(3 * STEPS)])
        pairs = []
        for entry, column in enumerate(seen.T):
            values, counts = np.unique(column, return_counts=True)
            pairs += [(entry, v) for v, n in zip(values, counts, strict=True) if rare < n / len(seen) < 1 - rare]
        self.entries, self.values = (np.array(x) for x in zip(*pairs, strict=True))

    def __call__(self, observations: Any) -> Any:
        return (observations[:, self.entries] == self.values).astype(np.float32)


class Network:
    """Features, tanh, and out come a score for every move and the chance to win, from -1 to 1."""

    def __init__(self, inputs: int, moves: int, dice: Any) -> None:
        self.moves = moves
        self.weights = [
            dice.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            np.zeros(HIDDEN),
            dice.normal(0, 0.01, (HIDDEN, moves + 1)),
            np.zeros(moves + 1),
        ]
        self.weights = [w.astype(np.float32) for w in self.weights]
        self.means, self.squares = [[np.zeros_like(w) for w in self.weights] for _ in range(2)]
        self.time, self.rate = 0, RATE

    def think(self, x: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, the chances of all moves (none for those that are not legal), and the value."""
        w1, b1, w2, b2 = self.weights
        hidden = np.tanh(x @ w1 + b1)
        out = hidden @ w2 + b2
        scores = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), out[:, -1]

    def learn(self, x: Any, masks: Any, moves: Any, before: Any, gains: Any, results: Any) -> None:
        """One step of Adam."""
        rows = np.arange(len(x))
        hidden, chances, values = self.think(x, masks)
        ratio = chances[rows, moves] / before
        pull = gains * ratio * ~(((ratio > 1 + CLIP) & (gains > 0)) | ((ratio < 1 - CLIP) & (gains < 0)))
        up = -chances * pull[:, None]
        up[rows, moves] += pull
        logs = np.log(np.maximum(chances, 1e-9))
        up -= ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        out = np.concatenate([-up, VALUE * (values - results)[:, None]], 1).astype(np.float32) / len(x)
        back = (out @ self.weights[2].T) * (1 - hidden**2)
        self.time += 1
        for k, slope in enumerate((x.T @ back, back.sum(0), hidden.T @ out, out.sum(0))):
            self.means[k] += 0.1 * (slope - self.means[k])
            self.squares[k] += 0.001 * (slope**2 - self.squares[k])
            mean, square = self.means[k] / (1 - 0.9**self.time), self.squares[k] / (1 - 0.999**self.time)
            self.weights[k] -= self.rate * mean / (np.sqrt(square) + 1e-8)


def pick(chances: Any, dice: Any) -> Any:
    """A move a row by its chance."""
    totals = chances.cumsum(1)
    return (totals < dice.random((len(chances), 1)) * totals[:, -1:]).sum(1)


def play_round(env: VectorEnv, features: Features, network: Network, dice: Any) -> list[Any]:
    """All decisions of games that ended: features, masks, moves, their chances, gains and results."""
    kept: list[list[Any]] = [[] for _ in range(8)]
    turn = env.turn
    for _ in range(STEPS):
        x = features(turn.observations)
        masks, seats = turn.masks.astype(bool), turn.seats.copy()
        _, chances, values = network.think(x, masks)
        moves = np.minimum(pick(chances, dice), network.moves - 1)
        moves = np.where(masks[np.arange(len(moves)), moves], moves, env.any_move)
        turn = env.step(moves)
        row = (
            x,
            masks,
            moves,
            chances[np.arange(len(moves)), moves],
            values,
            seats,
            turn.done.copy(),
            turn.rewards.copy(),
        )
        for column, value in zip(kept, row, strict=True):
            column.append(value)
    x, masks, moves, before, values = (np.concatenate(column) for column in kept[:5])
    gains = np.concatenate(weigh(*kept[4:]))
    known = ~np.isnan(gains) & (masks.sum(1) > 1)
    return [a[known] for a in (x, masks, moves, before, gains, gains + values)]


def weigh(values: list[Any], seats: list[Any], done: list[Any], rewards: list[Any]) -> list[Any]:
    """By how much the game went better after each decision than was thought: backwards, seat by seat, and what comes
    later counts less. Games that have not ended say nothing."""
    gains = [np.zeros(0)] * len(values)
    games = np.arange(len(values[0]))
    later, thought = np.zeros_like(rewards[0]), np.full_like(rewards[0], np.nan)
    for t in reversed(range(len(values))):
        ended = done[t][:, None] > 0
        later, thought = np.where(ended, 0, later), np.where(ended, rewards[t], thought)
        at = games, seats[t]
        gains[t] = later[at] = thought[at] - values[t] + FADE * later[at]
        thought[at] = values[t]
    return gains


def train(game: Game, table: str, rounds: int, seed: int) -> "Learned":
    env = VectorEnv(game, table, GAMES, seed=seed)
    dice = np.random.default_rng(seed)
    features = Features(env)
    network = Network(len(features.values), env.game.n_moves, dice)
    start = time.perf_counter()
    for n in range(rounds):
        network.rate = RATE * (1 - 0.95 * n / rounds)
        batch = play_round(env, features, network, dice)
        batch[4] /= batch[4].std() + 1e-6
        for _ in range(EPOCHS):
            order = dice.permutation(len(batch[4]))
            for first in range(0, len(order), BATCH):
                some = order[first : first + BATCH]
                network.learn(*(a[some] for a in batch))
        if (n + 1) % 50 == 0:
            print(f"round {n + 1} of {rounds}, {time.perf_counter() - start:.0f} s", flush=True)
    return Learned(env.layout, features, network)


class Learned:
    """A bot like any other."""

    def __init__(self, layout: Layout, features: Features, network: Network) -> None:
        self.layout, self.features, self.network = layout, features, network

    def save(self, path: str) -> None:
        save_dense(path, self.network.weights, self.features.entries, self.features.values)

    def choose(self, knowledge: Knowledge, legal: list[int]) -> int:
        mask = np.zeros((1, self.network.moves), bool)
        mask[0, legal] = True
        x = self.features(self.layout.observe(knowledge.world, knowledge.seat)[None])
        return int(self.network.think(x, mask)[1].argmax())


def score(game: Game, table: str, bot: Any, other: Any, games: int, seed: int) -> Estimate:
    """Wins of the bot at a table of two, chairs in turn; a draw counts a half."""
    won = 0.0
    for n in range(games):
        s = game.begin(game.tables[table], mixed(seed, n))
        while not game.over(s):
            seat = game.actors(s)[0]
            who = bot if (seat + n) % 2 == 0 else other
            legal = game.legal(s, seat)
            knowledge = Knowledge.of(game, s, seat, of_decision(mixed(seed, n), s.steps, seat))
            game.play(s, seat, legal[0] if len(legal) == 1 else who.choose(knowledge, legal))
        first = [game.rules.standing(s, seat) == 1 for seat in range(2)]
        won += first[n % 2] / sum(first)
    return proportion(won, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=1000, help="against the apprentice (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="keep what was learned in this file, net.npz, for `Checkpoint`")
    args = parser.parse_args()
    game = registry.game(GAME)
    learned = train(game, TABLE, args.rounds, args.seed)
    if args.save:
        learned.save(args.save)
    for name in ("apprentice", "random"):
        found = score(game, TABLE, learned, simple_bot(name, game, compiled=True), args.games, args.seed + 1)
        print(
            f"against {name}: {100 * found.mean:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}] of "
            f"{found.n} games",
            flush=True,
        )


if __name__ == "__main__":
    main()
