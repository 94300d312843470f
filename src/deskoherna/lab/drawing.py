"""Plots as SVG in the look of the tables: ink on paper. Nothing but text is made here."""

from collections.abc import Sequence
from html import escape

from deskoherna.lab.statistics import Estimate

WIDTH = 880
LABEL = 230
FIGURES = 150
ROW = 24
SEAT_ROW = 17
TOP = 30
PLOT_HEIGHT = 230
FOOT = 40
MARGIN = 52
HEAD = 28
LONGEST_NAME = 34
SEATS = "ABCDEFGH"


def _svg(height: float, title: str, body: Sequence[str]) -> str:
    return (
        f'<div class="wide"><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(body)
        + "</svg></div>"
    )


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'


def _short(name: str) -> str:
    """A name that fits beside the plot."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1].rstrip() + "…"


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers that cover a range."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10.0 ** int(f"{span / about:e}".partition("e")[2])
    step *= next(f for f in (1, 2, 5, 10) if span / (step * f) <= about)
    first = -(-low // step)
    found = []
    while first * step <= high + 1e-9 * span:
        found.append(first * step + 0.0)  # no minus before a nought
        first += 1
    return found


class _Scale:
    """Numbers along the width of a plot with labels to the left and figures to the right."""

    def __init__(self, values: Sequence[float], percent: bool) -> None:
        self.scale, self.unit = (100, " %") if percent else (1, "")
        low, high = min(values, default=0.0), max(values, default=1.0)
        self.low, self.high = low, high if high > low else low + 1

    def x(self, value: float) -> float:
        return LABEL + (WIDTH - FIGURES - LABEL) * (value - self.low) / (self.high - self.low)

    def grid(self, bottom: float) -> list[str]:
        body = []
        for v in ticks(self.low * self.scale, self.high * self.scale):
            x = self.x(v / self.scale)
            body += [_line(x, TOP - 6, x, bottom, "grid"), _text(x, 16, f"{v:g}{self.unit}", "tick", "middle")]
        return body

    def at(self, value: float, bottom: float) -> str:
        return _line(self.x(value), TOP - 6, self.x(value), bottom, "at")

    def said(self, e: Estimate) -> str:
        return f"{e.mean * self.scale:.1f}{self.unit} [{e.low * self.scale:.1f}, {e.high * self.scale:.1f}]"


def _band(top: float, height: float, i: int) -> str:
    """Every second row is a little lighter."""
    return f'<rect class="band" x="0" y="{top:.1f}" width="{WIDTH}" height="{height:.1f}"/>' if i % 2 else ""


def whiskers(
    title: str,
    rows: Sequence[tuple[str, Estimate]],
    *,
    percent: bool = False,
    at: float | None = None,
    span: Sequence[float] = (),
) -> str:
    """A dot and its 95 % interval a row; `at` is a line to compare with: green is surely above, red surely below.

    Plots that show the same `span` can be compared with each other.
    """
    scale = _Scale([v for _, e in rows for v in (e.low, e.high)] + ([] if at is None else [at]) + list(span), percent)
    bottom = TOP + ROW * len(rows)
    body = [_band(TOP + ROW * i, ROW, i) for i in range(len(rows))] + scale.grid(bottom)
    if at is not None:
        body.append(scale.at(at, bottom))
    for i, (name, e) in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        kind = "" if at is None else "up" if e.low > at else "down" if e.high < at else ""
        body += [
            f'<g class="{kind}"><title>{escape(name)}: {scale.said(e)}, n = {e.n}</title>',
            _text(LABEL - 14, y + 4, _short(name), "", "end"),
            _line(scale.x(e.low), y, scale.x(e.high), y, "range"),
            f'<circle cx="{scale.x(e.mean):.1f}" cy="{y:.1f}" r="5"/>',
            _text(WIDTH - 6, y + 4, scale.said(e), "tick", "end"),
            "</g>",
        ]
    return _svg(bottom + 6, title, body)


def seat_whiskers(title: str, rows: Sequence[tuple[str, Sequence[Estimate]]], *, at: float) -> str:
    """A table a row, with the share of every seat in its colour and with its letter."""
    scale = _Scale([v for _, seats in rows for e in seats for v in (e.low, e.high)] + [at], True)
    heights = [SEAT_ROW * len(seats) + 8 for _, seats in rows]
    bottom = TOP + sum(heights)
    tops = [TOP + sum(heights[:i]) for i in range(len(rows))]
    body = [_band(top, heights[i], i) for i, top in enumerate(tops)] + scale.grid(bottom) + [scale.at(at, bottom)]
    for top, height, (name, seats) in zip(tops, heights, rows, strict=True):
        body.append(_text(LABEL - 14, top + height / 2 + 4, name, "", "end"))
        for seat, e in enumerate(seats):
            y = top + 4 + SEAT_ROW * (seat + 0.5)
            x = scale.x(e.mean)
            said = scale.said(e)
            body += [
                f'<g class="seat seat-{seat % 4 + 1}"><title>{escape(name)}, seat {SEATS[seat]}: {said}, '
                f"n = {e.n}</title>",
                _line(scale.x(e.low), y, scale.x(e.high), y, "range"),
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7"/>',
                _text(x, y + 3.4, SEATS[seat], "", "middle"),
                "</g>",
                _text(WIDTH - 6, y + 4, said, "tick", "end"),
            ]
    return _svg(bottom + 6, title, body)


def histogram(title: str, values: Sequence[float], *, percent: bool = False, bins: int = 32) -> str:
    """How often each value came, and where the mean lies; whole numbers keep bars of whole numbers."""
    scale, unit = (100, " %") if percent else (1, "")
    if not values:
        return _svg(40, title, [_text(0, 24, "no games")])
    low, high = min(values), max(values)
    whole = all(v == int(v) for v in values)
    width = max(1, -(-int(high - low + 1) // bins)) if whole else max((high - low) / bins, 1e-9)
    n = int((high - low) / width) + 1
    counts = [0] * n
    for v in values:
        counts[min(n - 1, int((v - low) / width))] += 1
    most, foot = max(counts), PLOT_HEIGHT - FOOT
    bar = (WIDTH - 2 * MARGIN) / n
    body = [_line(MARGIN, foot, WIDTH - MARGIN, foot, "axis")]
    for v in ticks(0, 100 * most / len(values), 4):
        y = foot - (foot - HEAD) * v / (100 * most / len(values))
        body += [_line(MARGIN, y, WIDTH - MARGIN, y, "grid"), _text(MARGIN - 6, y + 4, f"{v:g} %", "tick", "end")]
    for i, count in enumerate(counts):
        tall = (foot - HEAD) * count / most
        start, end = (low + i * width) * scale, (low + (i + 1) * width - (1 if whole else 0)) * scale
        said = f"{start:.4g}{unit}" if whole and width == 1 else f"{start:.4g} to {end:.4g}{unit}"
        body.append(
            f'<rect class="bar" x="{MARGIN + i * bar + 0.5:.1f}" y="{foot - tall:.1f}" '
            f'width="{max(bar - 1, 0.5):.1f}" height="{tall:.1f}"><title>{said}: {count}</title></rect>'
        )
    middle = 0.5 if whole and width == 1 else 0.0

    def x(value: float) -> float:
        return MARGIN + ((value - low) / width + middle) * bar

    body += [
        _text(x(v / scale), foot + 17, f"{v:g}{unit}", "tick", "middle")
        for v in ticks(low * scale, high * scale, 8)
        if not whole or v == int(v)
    ]
    mean = sum(values) / len(values)
    body += [
        _line(x(mean), 10, x(mean), foot, "at"),
        _text(x(mean) + 6, 18, f"mean {mean * scale:.4g}{unit}", "at-text"),
        _text(WIDTH - MARGIN, PLOT_HEIGHT - 4, title, "tick", "end"),
    ]
    return _svg(PLOT_HEIGHT, title, body)


def curve(title: str, points: Sequence[Estimate], *, percent: bool = False) -> str:
    """A mean along the game, with its interval as a band; the first point is the first decision."""
    scale, unit = (100, " %") if percent else (1, "")
    if not points:
        return _svg(40, title, [_text(0, 24, "no games")])
    high = max(max(p.high for p in points), 1e-9)
    foot = PLOT_HEIGHT - FOOT

    def x(i: float) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * i / max(1, len(points) - 1)

    def y(value: float) -> float:
        return foot - (foot - 12) * max(0.0, value) / high

    body = [
        _line(MARGIN, y(v / scale), WIDTH - MARGIN, y(v / scale), "grid")
        + _text(MARGIN - 6, y(v / scale) + 4, f"{v:g}{unit}", "tick", "end")
        for v in ticks(0, high * scale)
    ]
    band = [f"{x(i):.1f},{y(p.high):.1f}" for i, p in enumerate(points)]
    band += [f"{x(i):.1f},{y(p.low):.1f}" for i, p in reversed(list(enumerate(points)))]
    line = " ".join(f"{x(i):.1f},{y(p.mean):.1f}" for i, p in enumerate(points))
    body += [f'<polygon points="{" ".join(band)}" class="spread"/>', f'<polyline points="{line}" class="mean"/>']
    body += [
        _text(WIDTH - MARGIN, PLOT_HEIGHT - 4, "decision of the game", "tick", "end"),
        _line(MARGIN, foot, WIDTH - MARGIN, foot, "axis"),
    ]
    body += [_text(x(v - 1), foot + 17, f"{v:g}", "tick", "middle") for v in ticks(1, len(points), 10) if v >= 1]
    return _svg(PLOT_HEIGHT, title, body)
