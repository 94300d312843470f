"""Sets of small numbers as the bits of one number, at most 62 of them, so that both twins shift alike."""

from deskoherna.kit.state import Row
from deskoherna.kit.twins import compiled_as, python_only

__rules__ = True

MOST = 62
"""Bits in one number; a sign bit is never used."""
DE_BRUIJN = 0x03F79D71B4CB0A89
"""All 64 runs of six bits occur in it, so six bits of its product with a power of two tell the power."""


@python_only
def _places() -> list[int]:
    places = [0] * 64
    for i in range(64):
        places[(DE_BRUIJN << i) >> 58 & 63] = i
    return places


PLACES = _places()


def _lowest_bit(bits: int) -> int:
    return PLACES[((bits & -bits) * DE_BRUIJN >> 58) & 63]


@compiled_as(_lowest_bit)
def lowest_bit(bits: int) -> int:
    """The lowest number of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def list_bits(bits: int, first: int, out: Row, n: int) -> int:
    """Append first + i to out[n:] for every i of the set, ascending; the new length."""
    while bits != 0:
        out[n] = first + lowest_bit(bits)
        bits &= bits - 1
        n += 1
    return n
