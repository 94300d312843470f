"""Random games of fastcatan's batch, one thread. Reads a number of seconds a line, answers with steps and seconds.

With --alone only the batch is timed, its masks and its steps, and not the choice of moves.
"""

import sys
import time

import numpy as np
from fastcatan import MASK_WORDS, BatchedEnv

from choosers import choose_bits

GAMES = 1024

games = BatchedEnv(GAMES, seed=1)
games.reset()
masks = np.zeros((GAMES, MASK_WORDS), np.uint64)
moves = np.zeros(GAMES, np.uint32)
dones = np.zeros(GAMES, np.uint8)
rng = np.array([1], np.uint64)


def measure(seconds: float) -> tuple[int, float]:
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        games.write_masks(masks)
        choose_bits(masks, moves, rng)
        games.step_autoreset(moves, dones)
        steps += GAMES
    return steps, time.process_time() - start


def measure_alone(seconds: float) -> tuple[int, float]:
    steps, spent = 0, 0.0
    while spent < seconds:
        start = time.process_time()
        games.write_masks(masks)
        asked = time.process_time()
        choose_bits(masks, moves, rng)
        chosen = time.process_time()
        games.step_autoreset(moves, dones)
        spent += time.process_time() - chosen + asked - start
        steps += GAMES
    return steps, spent


wanted = measure_alone if "--alone" in sys.argv else measure
wanted(0.1)
for line in sys.stdin:
    print(*wanted(float(line)), flush=True)
