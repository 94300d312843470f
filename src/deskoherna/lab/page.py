"""The report of a study: one HTML file that needs nothing else."""

from collections.abc import Sequence
from html import escape

from deskoherna.kit.game import Game
from deskoherna.kit.words import MissingWords, Words, words
from deskoherna.lab.drawing import curve, histogram, whiskers
from deskoherna.lab.statistics import Estimate, average
from deskoherna.lab.study import Study, Worth

FEWEST = 20
"""Seats that must have had to do with a thing before it is drawn."""
SHOWN = 15
"""Things drawn from each end of the list."""
LONGEST = 400
"""Decisions along a game that a curve shows."""
LEAST_ALONG = 5
"""Games that must still go on for a point of a curve."""

STYLE = """
:root{color-scheme:light dark;--paper:light-dark(#f6eddb,#262119);--raised:light-dark(#fdf8ec,#312a20);
--ink:light-dark(#231c14,#f2e7d0);--ink-2:light-dark(#51463a,#d0c2a6);--rule:light-dark(#cbbc9b,#4b4233);
--wax:light-dark(#9f1f1d,#ff9d8a);--leaf:light-dark(#0f6b5c,#4fc2ab)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.42 "Source Sans 3","Segoe UI",system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:Grenze,"Palatino Linotype",Georgia,serif;line-height:1.08;font-weight:600}
h1{font-size:2.75rem;margin:0}h2{font-size:1.5rem;margin:0 0 .25rem}p{margin:.25rem 0 1rem;color:var(--ink-2)}
section{background:var(--raised);border:1px solid var(--rule);border-radius:3px;padding:1.25rem 1.5rem;margin:1.5rem 0}
svg{width:100%;height:auto;font-size:13px;fill:var(--ink)}svg .tick{fill:var(--ink-2);font-size:11px}
svg line.grid{stroke:var(--rule);stroke-width:1}svg line.axis{stroke:var(--ink);stroke-width:1.2}
svg line.at{stroke:var(--leaf);stroke-width:1.5;stroke-dasharray:4 3}svg line.range{stroke:var(--ink);stroke-width:2}
svg circle{fill:var(--wax)}svg rect{fill:var(--ink-2)}svg polygon.band{fill:var(--rule);opacity:.7}
svg polyline.mean{fill:none;stroke:var(--wax);stroke-width:2}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}
th,td{text-align:right;padding:.2rem .6rem;border-bottom:1px solid var(--rule)}
th:first-child,td:first-child{text-align:left}
summary{cursor:pointer}footer{color:var(--ink-2)}@media print{section{break-inside:avoid}}
"""


class Names:
    """Things in English words; where a game has none for them, their ids."""

    def __init__(self, game: Game) -> None:
        self.words: Words | None = words(game, "en") if (game.folder / "words" / "en.ftl").is_file() else None
        self.game = game

    def thing(self, key: str) -> str:
        if key.startswith("move-"):
            return "“" + key.removeprefix("move-").replace("-", " ") + "”"
        return str(self.words.named(key, key)[""]) if self.words is not None else key

    @property
    def title(self) -> str:
        try:
            return self.words.text("game-name") if self.words is not None else self.game.slug
        except MissingWords:
            return self.game.slug


def _section(title: str, text: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(text)}</p>{''.join(parts)}</section>"


def _percent(e: Estimate) -> str:
    return f"{100 * e.mean:.1f} % [{100 * e.low:.1f}, {100 * e.high:.1f}]"


def _number(e: Estimate) -> str:
    return f"{e.mean:.1f} [{e.low:.1f}, {e.high:.1f}]"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def wins(study: Study) -> str:
    if study.game.cooperative:
        rows = [(table, study.won_together(table)) for table in study.tables]
        return _section("How often the table wins", "All seats win or lose together. Dots with 95 % intervals.",
                        whiskers("wins by table", rows, percent=True))
    parts = []
    for seats in sorted({len(study.by_seat(table)) for table in study.tables} - {0}):
        rows = [(f"{table}, seat {'ABCDEFGH'[seat]}", e) for table in study.tables
                if len(study.by_seat(table)) == seats for seat, e in enumerate(study.by_seat(table))]
        parts.append(f"<h3>{seats} seats</h3>" + whiskers(f"wins by seat, {seats} seats", rows, percent=True,
                                                          at=1 / seats))
    return _section("Wins by seat and table", "A shared win counts by its fraction. Dots with 95 % intervals; the "
                    "dashed line is an even share.", *parts)


def lengths(study: Study) -> str:
    rows = [(table, average([float(o.steps) for o in found])) for table, found in study.outcomes.items()]
    return _section("How long a game is", "Decisions a game, by table and over all.", whiskers("length by table", rows),
                    histogram("lengths", [float(o.steps) for o in study.all_outcomes()]))


def points(study: Study) -> str:
    rows = [(table, average([float(p) for o in found for p in o.points])) for table, found in study.outcomes.items()]
    return _section("Points", "The score of a seat as the game counts it, by table and over all.",
                    whiskers("points by table", rows),
                    histogram("points", [float(p) for o in study.all_outcomes() for p in o.points]))


def _ends(worths: Sequence[Worth]) -> list[Worth]:
    return list(worths) if len(worths) <= 2 * SHOWN else [*worths[:SHOWN], *worths[-SHOWN:]]


def contribution(study: Study, names: Names) -> str:
    everything = study.worths()
    parts = []
    for title, wanted in (("Things of the box", False), ("Kinds of moves", True)):
        known = [w for w in everything if w.key.startswith("move-") == wanted]
        drawn = _ends([w for w in known if w.gain.n >= FEWEST])
        if drawn:
            parts.append(f"<h3>{title}</h3>" + whiskers(title, [(names.thing(w.key), w.gain) for w in drawn],
                                                        percent=True, at=0.0))
    rows = [(names.thing(w.key), str(w.gain.n), _percent(w.gain)) for w in everything]
    parts.append(f"<details><summary>All {len(rows)} in figures</summary>{_table(('what', 'seats', 'gain'), rows)}"
                 "</details>")
    return _section("What goes with winning", "How much more often than the mean of their table those seats win who "
                    "had to do with a thing: their moves name it, or an event names it with them. It says what goes "
                    f"together, not what causes what; and of so many intervals one in twenty misses by chance "
                    f"alone. Drawn from {FEWEST} seats on.", *parts)


def along(rows: Sequence[Sequence[float]]) -> list[Estimate]:
    """Means at the first, second, third ... decision over all games that got so far."""
    longest = min(LONGEST, max(map(len, rows), default=0))
    found = []
    for i in range(longest):
        values = [row[i] for row in rows if len(row) > i]
        if len(values) < LEAST_ALONG:
            break
        found.append(average(values))
    return found


def choices(study: Study) -> str:
    looks = study.all_looks()
    counts = [float(n) for found in looks for n in found.choices]
    free = [n for n in counts if n > 1]
    text = (f"{average(counts).mean:.1f} legal moves a decision; {100 * (1 - len(free) / max(1, len(counts))):.0f} % "
            "of the decisions leave no choice. Below: how often, and the mean along the game.")
    return _section("Branching", text, histogram("legal moves", counts),
                    curve("legal moves along the game", along([[float(n) for n in found.choices] for found in looks])))


def secrets(study: Study) -> str:
    looks = study.all_looks()
    hidden = [h for found in looks for h in found.hidden]
    secret, decisions = sum(found.secret for found in looks), sum(len(found.choices) for found in looks)
    text = (f"{100 * average(hidden).mean:.1f} % of what can be secret (cards, own rows, hidden piles) is secret to "
            f"the seat that decides; {100 * secret / max(1, decisions):.1f} % of the decisions are not shown to "
            "the others as they are. Below: the mean along the game.")
    return _section("Hidden information", text,
                    curve("hidden share along the game", along([found.hidden for found in looks]), percent=True))


def summary(study: Study) -> str:
    rows = []
    for table, found in study.outcomes.items():
        steps = average([float(o.steps) for o in found])
        scores = average([float(p) for o in found for p in o.points])
        rows.append((table, str(len(found)), _number(steps), _number(scores), _percent(study.won_together(table))))
    return _section("In figures", "Means with 95 % intervals.",
                    _table(("table", "games", "decisions", "points", "games with a winner"), rows))


def page(study: Study) -> str:
    """The whole file."""
    names = Names(study.game)
    total = len(study.all_outcomes())
    note = " The run was interrupted; this is what was done." if study.interrupted else ""
    unfinished = f" {study.unfinished} games did not end within the limit of steps." if study.unfinished else ""
    head = (f"{total} games on {len(study.outcomes)} tables between {', '.join(study.bots)}, of which "
            f"{len(study.all_looks())} were watched decision by decision. Seed {study.seed}, "
            f"rules {study.game.version}, material {study.game.material_hash}.{unfinished}{note}")
    parts = (wins(study), lengths(study), points(study), contribution(study, names), choices(study), secrets(study),
             summary(study))
    title = escape(names.title)
    return (f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" '
            f'content="width=device-width,initial-scale=1"><title>{title}: report</title><style>{STYLE}</style></head>'
            f"<body><main><h1>{title}</h1><p>{escape(head)}</p>{''.join(parts)}<footer>Deskoherna</footer></main></body>"
            "</html>\n")
