"""Bots as policies: what a bot plays in every information state, asked often enough to know how it mixes."""

from collections.abc import Callable
from typing import Any

import numpy as np

from deskoherna.bots import registry
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import mixed
from deskoherna.bots.simple import SIMPLE
from deskoherna.bots.thinker import LEVELS, thinker
from deskoherna.lab.theory.tree import Tree

COMPILED_FROM = 2000
"""So many questions are worth the time of compiling."""


def policy_of(
    tree: Tree, name: str, asked: int, *, pace: int, seed: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Any:
    """Each information state is put to the bot `asked` times, with other worlds and seeds; its answers are counted.

    Bots that search count rounds, `pace` for a second.
    """
    compiled = name not in SIMPLE or asked * len(tree.states) >= COMPILED_FROM
    bot = thinker(name, tree.game, pace=pace) if name in LEVELS else registry.bot(name, tree.game, compiled=compiled)
    policy = np.zeros(tree.slots)
    for i, state in enumerate(tree.states):
        if len(state.moves) == 1:
            policy[state.first] = 1.0
            progress(1)
            continue
        for k in range(asked):
            knowledge = Knowledge.of(tree.game, state.s, state.seat, mixed(mixed(seed, i), k))
            policy[state.first + state.moves.index(bot.choose(knowledge, list(state.moves)))] += 1 / asked
        progress(1)
    return policy
