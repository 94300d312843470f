"""What a seat observes, gathered from the bytes of records along the tables of a `Layout`; the same in both twins.

Everything here is flat: an array of bytes and where in it the record begins, a row of numbers and where in it the
observation begins. Views of rows would cost more than the copying. `& LOW` changes no index; it tells the compiler
that there is no negative one, so that loops become vector instructions.
"""

from typing import Any

from deskoherna.kit.state import Row

__rules__ = True

UNSEEN = -32768
"""Stands where the observer may not look."""
LARGEST = 32767
"""Larger numbers (steps of a long game) are cut to this."""
LOW = 0x7FFFFFFF

RUNS, PICKS, TURNED, WHOLES, CARDS, SEEN_ENTRIES, OWNED_ENTRIES, PLACES = range(8)
"""The kinds of rows. All stand in one table, which begins with a pair a kind: where its rows begin, and how many of
them each observer has."""
RUN_WIDTH, PICK_WIDTH, GUARDED_WIDTH, CARD_WIDTH, PLACE_WIDTH = 4, 2, 3, 5, 5
PLAIN, SEAT_NUMBERS, SEAT_BITS, HALVES = range(4)
"""What a run holds: bytes as they are, numbers of seats, one bit a seat, numbers of two bytes. Seats are turned."""


def rows_of(table: Row, kind: int) -> int:
    """How many rows of this kind an observer has."""
    return table[2 * kind + 1]


def first_row(table: Row, kind: int, seat: int, width: int) -> int:
    """Where the rows of this kind begin for this observer."""
    return table[2 * kind] + seat * rows_of(table, kind) * width


def turned(value: int, seat: int, seats: int) -> int:
    """A seat as counted from the observer; what is no seat stays."""
    if value < 0 or value >= seats:
        return value
    if value >= seat:
        return value - seat
    return value - seat + seats


def turned_bits(value: int, seat: int, seats: int) -> int:
    """A bit a seat, the observer's first."""
    return ((value >> seat) | (value << (seats - seat))) & ((1 << seats) - 1)


def cut(value: int) -> int:
    """A wide number as an observation holds it."""
    return max(-LARGEST, min(LARGEST, value))


def copy_run(source: Any, at: int, out: Row, to: int, n: int) -> None:
    at &= LOW
    to &= LOW
    for k in range(n):
        out[to + k] = source[at + k]


def turn_run(source: Any, at: int, out: Row, to: int, n: int, seat: int, seats: int) -> None:
    at &= LOW
    to &= LOW
    for k in range(n):
        out[to + k] = turned(source[at + k], seat, seats)


def card_run(source: Any, at: int, seen: int, out: Row, to: int, n: int, seat: int) -> None:
    """One number a card, where the observer has seen the card."""
    at &= LOW
    to &= LOW
    seen &= LOW
    for k in range(n):
        out[to + k] = source[at + k] if (source[seen + k] >> seat) & 1 else UNSEEN


def bits_run(source: Any, seen: int, out: Row, to: int, n: int, seat: int, seats: int) -> None:
    """Who else has seen each card that the observer has seen."""
    to &= LOW
    seen &= LOW
    for k in range(n):
        bits = source[seen + k] & ((1 << seats) - 1)
        out[to + k] = turned_bits(bits, seat, seats) if (bits >> seat) & 1 else UNSEEN


def seats_run(source: Any, at: int, seen: int, out: Row, to: int, n: int, seat: int, seats: int) -> None:
    """Numbers of seats on cards, counted from the observer."""
    for k in range(n):
        out[to + k] = turned(source[at + k], seat, seats) if (source[seen + k] >> seat) & 1 else UNSEEN


def count_places(source: Any, place: int, seen: int, out: Row, to: int, n: int, n_places: int, seat: int) -> None:
    """How many cards that the observer has not seen lie in each place: slots are known, their cards are not."""
    place &= LOW
    to &= LOW
    seen &= LOW
    for k in range(n_places):
        out[to + k] = 0
    for k in range(n):
        if (source[seen + k] >> seat) & 1 == 0 and source[place + k] >= 0:
            out[to + (source[place + k] & LOW)] += 1


def observe_cards(source: Any, base: int, seat: int, seats: int, t: Row, out: Row, to: int) -> None:
    """Everything on the axis of cards."""
    first = first_row(t, CARDS, seat, CARD_WIDTH)
    for r in range(first, first + rows_of(t, CARDS) * CARD_WIDTH, CARD_WIDTH):
        seen = base + t[r + 4]
        if t[r] == PLAIN:
            card_run(source, base + t[r + 1], seen, out, to + t[r + 2], t[r + 3], seat)
        elif t[r] == SEAT_BITS:
            bits_run(source, seen, out, to + t[r + 2], t[r + 3], seat, seats)
        else:
            seats_run(source, base + t[r + 1], seen, out, to + t[r + 2], t[r + 3], seat, seats)
    first = first_row(t, SEEN_ENTRIES, seat, GUARDED_WIDTH)
    for r in range(first, first + rows_of(t, SEEN_ENTRIES) * GUARDED_WIDTH, GUARDED_WIDTH):
        out[to + t[r + 1]] = source[base + t[r]] if (source[base + t[r + 2]] >> seat) & 1 else UNSEEN
    first = first_row(t, PLACES, seat, PLACE_WIDTH)
    for r in range(first, first + rows_of(t, PLACES) * PLACE_WIDTH, PLACE_WIDTH):
        count_places(source, base + t[r], base + t[r + 1], out, to + t[r + 2], t[r + 3], t[r + 4], seat)


def observe_picks(source: Any, base: int, seat: int, seats: int, t: Row, out: Row, to: int) -> None:
    """Entries one by one: short rows of seats."""
    base &= LOW
    to &= LOW
    first = first_row(t, PICKS, seat, PICK_WIDTH) & LOW
    for r in range(rows_of(t, PICKS)):
        out[to + (t[first + 2 * r + 1] & LOW)] = source[base + (t[first + 2 * r] & LOW)]
    first = first_row(t, TURNED, seat, PICK_WIDTH)
    for r in range(first, first + rows_of(t, TURNED) * PICK_WIDTH, PICK_WIDTH):
        out[to + t[r + 1]] = turned(source[base + t[r]], seat, seats)
    first = first_row(t, OWNED_ENTRIES, seat, GUARDED_WIDTH)
    for r in range(first, first + rows_of(t, OWNED_ENTRIES) * GUARDED_WIDTH, GUARDED_WIDTH):
        out[to + t[r + 1]] = source[base + t[r]] if source[base + t[r + 2]] == seat else UNSEEN


def observe(source: Any, halves: Any, wholes: Any, base: int, seat: int, seats: int, t: Row, out: Row,
            to: int) -> None:
    """Write what the seat may see of the record that begins at byte `base` into out[to:], along the table `t`.

    `source`, `halves` and `wholes` are the same memory in units of one, two and four bytes.
    """
    out[to] = seat
    first = first_row(t, RUNS, seat, RUN_WIDTH)
    for r in range(first, first + rows_of(t, RUNS) * RUN_WIDTH, RUN_WIDTH):
        if t[r] == PLAIN:
            copy_run(source, base + t[r + 1], out, to + t[r + 2], t[r + 3])
        elif t[r] == HALVES:
            copy_run(halves, base // 2 + t[r + 1], out, to + t[r + 2], t[r + 3])
        else:
            turn_run(source, base + t[r + 1], out, to + t[r + 2], t[r + 3], seat, seats)
    first = first_row(t, WHOLES, seat, PICK_WIDTH)
    for r in range(first, first + rows_of(t, WHOLES) * PICK_WIDTH, PICK_WIDTH):
        out[to + t[r + 1]] = cut(wholes[base // 4 + t[r]])
    observe_picks(source, base, seat, seats, t, out, to)
    observe_cards(source, base, seat, seats, t, out, to)
