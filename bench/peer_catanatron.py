"""Random games of catanatron. Reads a number of seconds a line, answers with steps and seconds."""

import random
import sys
import time

from catanatron import Color, Game, RandomPlayer


def measure(seconds: float) -> tuple[int, float]:
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game(
            [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)],
            seed=random.randrange(1 << 30),
        )
        while game.winning_color() is None:
            game.play_tick()
            steps += 1
            if steps % 64 == 0 and time.process_time() - start >= seconds:
                break
    return steps, time.process_time() - start


for line in sys.stdin:
    print(*measure(float(line)), flush=True)
