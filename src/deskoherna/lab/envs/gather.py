"""What a seat observes, gathered from the bytes of records along the tables of a `Layout`; the same in both twins.

Everything here is flat: an array of bytes and where in it the record begins, a row of bytes and where in it the
observation begins. Views of rows would cost more than the copying. `& LOW` changes no index; it tells the compiler
that there is no negative one, so that loops become vector instructions.

Copies come first, in the order of the observation, and in whole chunks: what a chunk writes beyond its run is written
again by those that follow. So a record needs a chunk of room behind it, and an observation too.
"""

from typing import Any

from deskoherna.kit.state import Row
from deskoherna.lab.envs.chunks import (
    CHUNK,
    UNSEEN,
    bits_chunk,
    copy_chunk,
    cut,
    cut_chunk,
    guard_chunk,
    turn_chunk,
    turned,
    turned_bits,
)

__rules__ = True

LOW = 0x7FFFFFFF
ROOM = CHUNK
"""Bytes behind a record that are read, and behind an observation that are written over."""

(COPIES, TURNS, CUTS, GUARDS, BITS, TURNED, HALVES, WHOLES, SEEN_ENTRIES, SEEN_TURNED, SEEN_BITS, OWNED_ENTRIES,
 PLACES) = range(13)
KINDS = 13
"""The kinds of rows: first those of chunks, then those of single entries. All stand in one table, which begins with a
pair for every kind and observer: where these rows begin, and where they end."""
PAIR, GUARDED, PLACE = 2, 3, 5
"""How many numbers a row has: (from, to); (from, to, seen or owner); (place, seen, to, cards, places)."""
PACKED = 8
"""Counters in a 64-bit number, of so many bits each."""
BYTE = 255


def first_row(table: Row, kind: int, seat: int) -> int:
    return table[2 * (seat * KINDS + kind)] & LOW


def end_row(table: Row, kind: int, seat: int) -> int:
    return table[2 * (seat * KINDS + kind) + 1] & LOW


def count_places(source: Any, place: int, seen: int, out: Row, to: int, n: int, n_places: int, seat: int) -> None:
    """How many cards that the observer has not seen lie in each place: slots are known, their cards are not.

    Eight places are counted at a time, a byte each of one number.
    """
    place &= LOW
    seen &= LOW
    for first in range(0, n_places, PACKED):
        counts = 0
        for k in range(n):
            at = source[place + k] - first
            if (source[seen + k] >> seat) & 1 == 0 and at >= 0 and at < PACKED:
                counts += 1 << (PACKED * at)
        for k in range(first, min(n_places, first + PACKED)):
            out[to + k] = counts & BYTE
            counts >>= PACKED


def observe_cards(source: Any, base: int, seat: int, seats: int, t: Row, out: Row, to: int) -> None:
    """Everything on the axis of cards."""
    for r in range(first_row(t, GUARDS, seat), end_row(t, GUARDS, seat), GUARDED):
        guard_chunk(source, base + t[r], base + t[r + 2], out, to + t[r + 1], seat)
    for r in range(first_row(t, BITS, seat), end_row(t, BITS, seat), PAIR):
        bits_chunk(source, base + t[r], out, to + t[r + 1], seat, seats)
    for r in range(first_row(t, SEEN_ENTRIES, seat), end_row(t, SEEN_ENTRIES, seat), GUARDED):
        out[to + t[r + 1]] = source[base + t[r]] if (source[base + t[r + 2]] >> seat) & 1 else UNSEEN
    for r in range(first_row(t, SEEN_TURNED, seat), end_row(t, SEEN_TURNED, seat), GUARDED):
        seat_seen = (source[base + t[r + 2]] >> seat) & 1
        out[to + t[r + 1]] = turned(source[base + t[r]], seat, seats) if seat_seen else UNSEEN
    for r in range(first_row(t, SEEN_BITS, seat), end_row(t, SEEN_BITS, seat), PAIR):
        bits = source[base + t[r]]
        out[to + t[r + 1]] = turned_bits(bits, seat, seats) if (bits >> seat) & 1 else UNSEEN
    for r in range(first_row(t, PLACES, seat), end_row(t, PLACES, seat), PLACE):
        count_places(source, base + t[r], base + t[r + 1], out, to + t[r + 2], t[r + 3], t[r + 4], seat)


def observe_numbers(source: Any, halves: Any, wholes: Any, base: int, seat: int, seats: int, t: Row, out: Row,
                    to: int) -> None:
    """Numbers of seats in short rows, wide numbers, and what belongs to one side."""
    for r in range(first_row(t, TURNED, seat), end_row(t, TURNED, seat), PAIR):
        out[to + t[r + 1]] = turned(source[base + t[r]], seat, seats)
    for r in range(first_row(t, HALVES, seat), end_row(t, HALVES, seat), PAIR):
        out[to + t[r + 1]] = cut(halves[(base >> 1) + t[r]])
    for r in range(first_row(t, WHOLES, seat), end_row(t, WHOLES, seat), PAIR):
        out[to + t[r + 1]] = cut(wholes[(base >> 2) + t[r]])
    for r in range(first_row(t, OWNED_ENTRIES, seat), end_row(t, OWNED_ENTRIES, seat), GUARDED):
        out[to + t[r + 1]] = source[base + t[r]] if source[base + t[r + 2]] == seat else UNSEEN


def observe(source: Any, halves: Any, wholes: Any, base: int, seat: int, seats: int, t: Row, out: Row,
            to: int) -> None:
    """Write what the seat may see of the record that begins at byte `base` into out[to:], along the table `t`.

    `source`, `halves` and `wholes` are the same memory in units of one, two and four bytes.
    """
    for r in range(first_row(t, COPIES, seat), end_row(t, COPIES, seat), PAIR):
        copy_chunk(source, base + t[r], out, to + t[r + 1])
    for r in range(first_row(t, TURNS, seat), end_row(t, TURNS, seat), PAIR):
        turn_chunk(source, base + t[r], out, to + t[r + 1], seat, seats)
    for r in range(first_row(t, CUTS, seat), end_row(t, CUTS, seat), PAIR):
        cut_chunk(halves, (base >> 1) + t[r], out, to + t[r + 1])
    observe_numbers(source, halves, wholes, base, seat, seats, t, out, to)
    observe_cards(source, base, seat, seats, t, out, to)
    out[to] = seat
