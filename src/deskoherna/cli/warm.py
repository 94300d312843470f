"""`deskoherna warm`: compile now what would be compiled at the first use, so that nobody waits for it later."""

import argparse
import time

import numpy as np
from rich.console import Console

from deskoherna.bots.simple import SIMPLE
from deskoherna.cli.errors import FINE, user_errors
from deskoherna.kit import registry
from deskoherna.kit.compile import cache_root
from deskoherna.lab import matches
from deskoherna.lab.envs.seated import SeatedVectorEnv
from deskoherna.lab.plan import Plan


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="which; by default all installed games")
    parser.add_argument("--environments", action="store_true", help="the environments with opponents, too")


def run(args: argparse.Namespace) -> int:
    names = args.games or [*registry.slugs(), *registry.workshop()]
    with user_errors():
        games = [registry.game(name) for name in names]
    waiting = Console(stderr=True)
    for name, game in zip(names, games, strict=True):
        begun = time.perf_counter()
        with waiting.status(f"compiling {game.slug}, once"):
            twin = game.compiled()
            first = game.encode(next(iter(game.tables.values())))
            twin.play_many(twin.new(1), 0, 1, 0, first, game.max_steps)
            twin.ask(twin.new(1), 0, 0, 0, 0, np.zeros(game.n_moves + 1, np.int16))
            matches.play(Plan(game=name, bots=tuple(SIMPLE)[:1]), 0, 1)
            if args.environments:
                SeatedVectorEnv(game, next(iter(game.tables)), 1)
        print(f"{game.slug}: ready after {time.perf_counter() - begun:.1f} s")
    print(f"kept in {cache_root()}")
    return FINE
