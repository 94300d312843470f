"""Plots as SVG in the look of the house: ink on paper. Nothing but text is made here."""

from collections.abc import Sequence
from html import escape

from deskoherna.lab.statistics import Estimate

WIDTH = 720
LABEL = 190
FIGURES = 120
ROW = 24
TOP = 26
PLOT_HEIGHT = 200
MARGIN = 44


def _svg(height: float, title: str, body: Sequence[str]) -> str:
    return (f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
            + "".join(body) + "</svg>")


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'


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
        found.append(first * step)
        first += 1
    return found


def whiskers(title: str, rows: Sequence[tuple[str, Estimate]], *, percent: bool = False,
             at: float | None = None) -> str:
    """A dot and its 95 % interval a row; `at` is a line to compare with."""
    scale, unit = (100, " %") if percent else (1, "")
    ends = [v for _, e in rows for v in (e.low, e.high)] + ([] if at is None else [at])
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    high = high if high > low else low + 1
    left, right = LABEL, WIDTH - FIGURES

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    bottom = TOP + ROW * len(rows)
    body = [_line(x(v / scale), TOP - 6, x(v / scale), bottom, "grid") + _text(x(v / scale), 14, f"{v:g}{unit}", "tick",
                                                                               "middle")
            for v in ticks(low * scale, high * scale)]
    if at is not None:
        body.append(_line(x(at), TOP - 6, x(at), bottom, "at"))
    for i, (name, e) in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        said = f"{e.mean * scale:.1f}{unit} [{e.low * scale:.1f}, {e.high * scale:.1f}]"
        body += [f"<g><title>{escape(name)}: {said}, n = {e.n}</title>", _text(left - 12, y + 4, name, "", "end"),
                 _line(x(e.low), y, x(e.high), y, "range"), f'<circle cx="{x(e.mean):.1f}" cy="{y:.1f}" r="4.5"/>',
                 _text(WIDTH, y + 4, said, "tick", "end"), "</g>"]
    return _svg(bottom + 6, title, body)


def histogram(title: str, values: Sequence[float], *, percent: bool = False, bins: int = 24) -> str:
    """How often each value came; whole numbers keep bars of whole numbers."""
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
    most, foot = max(counts), PLOT_HEIGHT - 26
    bar = (WIDTH - 2 * MARGIN) / n
    body = [_line(MARGIN, foot, WIDTH - MARGIN, foot, "axis")]
    for v in ticks(0, 100 * most / len(values), 4):
        y = foot - (foot - 12) * v / (100 * most / len(values))
        body += [_line(MARGIN, y, WIDTH - MARGIN, y, "grid"), _text(MARGIN - 6, y + 4, f"{v:g} %", "tick", "end")]
    for i, count in enumerate(counts):
        tall = (foot - 12) * count / most
        start, end = (low + i * width) * scale, (low + (i + 1) * width - (1 if whole else 0)) * scale
        said = f"{start:.4g}{unit}" if whole and width == 1 else f"{start:.4g} to {end:.4g}{unit}"
        body.append(f'<rect x="{MARGIN + i * bar + 0.5:.1f}" y="{foot - tall:.1f}" width="{max(bar - 1, 0.5):.1f}" '
                    f'height="{tall:.1f}"><title>{said}: {count}</title></rect>')
    for v in ticks(low * scale, high * scale, 8):
        at = MARGIN + ((v / scale - low) / width + (0.5 if whole and width == 1 else 0)) * bar
        body.append(_text(at, foot + 18, f"{v:g}{unit}", "tick", "middle"))
    return _svg(PLOT_HEIGHT, title, body)


def curve(title: str, points: Sequence[Estimate], *, percent: bool = False) -> str:
    """A mean along the game, with its interval as a band; the first point is the first decision."""
    scale, unit = (100, " %") if percent else (1, "")
    if not points:
        return _svg(40, title, [_text(0, 24, "no games")])
    high = max(max(p.high for p in points), 1e-9)
    foot = PLOT_HEIGHT - 26

    def x(i: float) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * i / max(1, len(points) - 1)

    def y(value: float) -> float:
        return foot - (foot - 12) * max(0.0, value) / high

    body = [_line(MARGIN, y(v / scale), WIDTH - MARGIN, y(v / scale), "grid")
            + _text(MARGIN - 6, y(v / scale) + 4, f"{v:g}{unit}", "tick", "end") for v in ticks(0, high * scale)]
    band = [f"{x(i):.1f},{y(p.high):.1f}" for i, p in enumerate(points)]
    band += [f"{x(i):.1f},{y(p.low):.1f}" for i, p in reversed(list(enumerate(points)))]
    line = " ".join(f"{x(i):.1f},{y(p.mean):.1f}" for i, p in enumerate(points))
    body += [f'<polygon points="{" ".join(band)}" class="band"/>', f'<polyline points="{line}" class="mean"/>']
    body += [_text(x(v - 1), foot + 18, f"{v:g}", "tick", "middle") for v in ticks(1, len(points), 10) if v >= 1]
    return _svg(PLOT_HEIGHT, title, body)
