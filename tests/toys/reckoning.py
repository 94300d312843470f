"""Everything that rules do with numbers, on entries of a narrow row read as they are."""

from deskoherna.kit.state import Row

__rules__ = True


def reckon(row: Row, out: Row) -> int:
    """Results go to out[:n]; most of them are too big for a byte."""
    a, b, c, d = row[0], row[1], row[2], row[3]
    out[0], out[1], out[2] = a + b, a - b, a * b
    out[3], out[4], out[5] = a // c, a % c, -a * 3
    out[6], out[7], out[8] = b << 9, 1 << (c & 31), (a & 127) >> 2
    out[9], out[10], out[11] = a | b, a & b, a ^ b
    out[12], out[13], out[14] = min(a, b) * 5, max(a, 1000), abs(a) * 9
    out[15], out[16], out[17] = ~b * 9, a if c > 2 else 1000, (a > b) + (b > c)
    total = a
    for _ in range(c):
        total += a
        total = total * 2 % 100_003
    out[18] = total
    bits = b & 63
    while bits < 1000:
        bits = bits + bits + 1
    out[19] = bits
    n = 20
    for k in range(max(min(a, 3), -2), min(c, 6)):
        out[n] = k * 200
        n += 1
    before, top = row[0], row[c & 3]
    row[0] = row[1]
    row[1] = before
    row[c & 3] = 0
    pair = (row[0], before) if c > 2 else (1000, top)
    out[n] = before * 1000 + pair[0] * 10 + pair[1] + top
    return add_up(row[d & 3], out, n + 1)


def add_up(x: int, out: Row, n: int) -> int:
    """A helper gets a field entry as it stands and adds to its own copy."""
    for _ in range(20):
        x += 100
    out[n] = x
    return n + 1
