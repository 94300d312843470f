"""Seeds from seeds: every decision, sample and game has a stream of its own, the same in both twins."""

__rules__ = True

MASK62 = (1 << 62) - 1
STRIDE = 0x5DEECE66D
SPREAD = 0x2545F491
SEATS_A_STEP = 8
FIRST_SAMPLE = 0


def mixed(seed: int, n: int) -> int:
    """The n-th seed that follows from a seed. Only the low 62 bits are kept, so both twins agree."""
    x = (seed * STRIDE + (n + 1) * SPREAD) & MASK62
    x = ((x ^ (x >> 31)) * STRIDE) & MASK62
    return x ^ (x >> 27)


def of_decision(seed: int, steps: int, seat: int) -> int:
    """The seed of the decision that a seat makes after so many steps of the game with this seed."""
    return mixed(seed, steps * SEATS_A_STEP + seat)
