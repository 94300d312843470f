"""The report of a study: one HTML file that needs nothing else."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from deskoherna.kit.game import Game
from deskoherna.kit.words import MissingWords, Words, words
from deskoherna.lab.drawing import curve, histogram, seat_whiskers, whiskers
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

STYLE = (Path(__file__).parent / "style.css").read_text(encoding="utf-8").replace("\n", "")


class Names:
    """Things in English words; where a game has none for them, their ids."""

    def __init__(self, game: Game) -> None:
        self.words: Words | None = words(game, "en") if (game.folder / "words" / "en.ftl").is_file() else None
        self.game = game

    def named(self, key: str, otherwise: str) -> str:
        """A word of the game, or something else where it has none."""
        return str(self.words.named(key, otherwise)[""]) if self.words is not None else otherwise

    def thing(self, key: str) -> str:
        """A verb in quotation marks, or the name of a thing."""
        if key.startswith("move-"):
            return "“" + key.removeprefix("move-").replace("-", " ") + "”"
        return self.named(key, key)

    def kind(self, kind: str) -> str:
        """The name of a kind of things."""
        return self.named(f"kind-{kind}", kind)

    def choice(self, option: str, value: str) -> str:
        """Values that have a name of their own are shown by it."""
        return self.named(f"option-{option}-{value.lower()}", value)

    @property
    def title(self) -> str:
        """The name of the game."""
        try:
            return self.words.text("game-name") if self.words is not None else self.game.slug
        except MissingWords:
            return self.game.slug


class Section(NamedTuple):
    """A sheet of the report."""

    id: str
    title: str
    text: str
    parts: Sequence[str]

    def html(self) -> str:
        """The sheet as it stands on the page."""
        return (
            f'<section id="{self.id}"><h2>{escape(self.title)}</h2><p>{escape(self.text)}</p>{"".join(self.parts)}'
            "</section>"
        )


def _percent(e: Estimate) -> str:
    return f"{100 * e.mean:.1f} % [{100 * e.low:.1f}, {100 * e.high:.1f}]"


def _number(e: Estimate) -> str:
    return f"{e.mean:.1f} [{e.low:.1f}, {e.high:.1f}]"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def wins(study: Study) -> Section:
    """Who wins, by seat and table."""
    if study.game.cooperative:
        rows = [(table, study.won_together(table)) for table in study.tables]
        return Section(
            "wins",
            "How often the table wins",
            "All seats win or lose together. Dots with 95 % intervals.",
            [whiskers("wins by table", rows, percent=True)],
        )
    parts = []
    for seats in sorted({len(study.by_seat(table)) for table in study.tables} - {0, 1}):
        shares = [(table, study.by_seat(table)) for table in study.tables if len(study.by_seat(table)) == seats]
        parts.append(f"<h3>{seats} seats</h3>" + seat_whiskers(f"wins by seat, {seats} seats", shares, at=1 / seats))
    alone = [(table, study.won_together(table)) for table in study.tables if len(study.by_seat(table)) == 1]
    if alone:
        parts.append("<h3>Alone</h3>" + whiskers("wins alone", alone, percent=True))
    return Section(
        "wins",
        "Wins by seat and table",
        "A shared win counts by its fraction. Dots with 95 % intervals; the dashed line is an even share.",
        parts,
    )


def options(study: Study, names: Names) -> Section:
    """One plot an option that differs between the tables."""
    choices = study.by_option()
    span = [end for c in choices for end in (c.wins.low, c.wins.high)]
    parts = []
    for option in dict.fromkeys(c.option for c in choices):
        rows = [(names.choice(option, c.value), c.wins) for c in choices if c.option == option]
        label = names.named(f"option-{option}", option)
        parts.append(
            f"<h3>{escape(label)}</h3>"
            + whiskers(f"wins by {option}", rows, percent=True, at=None if study.game.cooperative else 0.0, span=span)
        )
    what = (
        "How often the table wins with each choice of an option"
        if study.game.cooperative
        else "How much more than an even share the first seat wins with each choice of an option"
    )
    told = (
        f"{what}, over all tables that have it. Tables differ in several options at once."
        if parts
        else "Only one table was played: no option differs."
    )
    return Section("options", "Wins by option", told, parts)


def lengths(study: Study) -> Section:
    """How long games are."""
    rows = [(table, average([float(o.steps) for o in found])) for table, found in study.outcomes.items()]
    return Section(
        "length",
        "How long a game is",
        "Decisions a game, by table and over all.",
        [
            whiskers("length by table", rows),
            histogram("decisions a game", [float(o.steps) for o in study.all_outcomes()]),
        ],
    )


def points(study: Study) -> Section:
    """With how many points games end."""
    rows = [(table, average([float(p) for o in found for p in o.points])) for table, found in study.outcomes.items()]
    return Section(
        "points",
        "Points",
        "The score of a seat as the game counts it, by table and over all.",
        [
            whiskers("points by table", rows),
            histogram("points of a seat", [float(p) for o in study.all_outcomes() for p in o.points]),
        ],
    )


def _ends(worths: Sequence[Worth]) -> list[Worth]:
    return list(worths) if len(worths) <= 2 * SHOWN else [*worths[:SHOWN], *worths[-SHOWN:]]


def contribution(study: Study, names: Names) -> Section:
    """A plot for every kind of things in the catalogue, and one for the kinds of moves."""
    everything = study.worths()
    kinds = {item.key: item.kind for item in study.game.catalogue()}
    groups = {
        names.kind(kind): [w for w in everything if kinds.get(w.key) == kind] for kind in dict.fromkeys(kinds.values())
    }
    groups["Kinds of moves"] = [w for w in everything if w.key.startswith("move-")]
    parts = []
    for title, known in groups.items():
        drawn = _ends([w for w in known if w.gain.n >= FEWEST])
        if drawn:
            parts.append(
                f"<h3>{escape(title)}</h3>"
                + whiskers(title, [(names.thing(w.key), w.gain) for w in drawn], percent=not study.in_points, at=0.0)
            )
    told = _number if study.in_points else _percent
    rows = [(names.thing(w.key), str(w.gain.n), told(w.gain)) for w in everything]
    parts.append(
        f"<details><summary>All {len(rows)} in figures</summary>{_table(('what', 'seats', 'gain'), rows)}</details>"
    )
    what = (
        "No game was won, or every one: so how many more points than the mean of their table those seats have"
        if study.in_points
        else "How much more often than the mean of their table those seats win"
    )
    return Section(
        "things",
        "What goes with winning",
        f"{what} who had to do with a thing: their moves name it, or an "
        "event names it with them. It says what goes together, not what causes what; and of so many "
        f"intervals one in twenty misses by chance. Drawn from {FEWEST} seats on.",
        parts,
    )


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


def choices(study: Study) -> Section:
    """How many moves there are to choose from."""
    watched_games = study.all_watched_games()
    counts = [float(n) for found in watched_games for n in found.choices]
    free = [n for n in counts if n > 1]
    text = (
        f"{average(counts).mean:.1f} legal moves a decision; {100 * (1 - len(free) / max(1, len(counts))):.0f} % "
        "of the decisions leave no choice. Below: how often, and the mean along the game."
    )
    return Section(
        "branching",
        "Branching",
        text,
        [
            histogram("legal moves", counts),
            curve("legal moves along the game", along([[float(n) for n in found.choices] for found in watched_games])),
        ],
    )


def secrets(study: Study) -> Section:
    """How much is hidden from whoever decides."""
    watched_games = study.all_watched_games()
    secret, decisions = sum(found.secret for found in watched_games), sum(len(found.choices) for found in watched_games)
    text = (
        f"{100 * hidden_mean(study):.1f} % of what can be secret (cards, own rows, hidden piles) is secret to "
        f"the seat that decides; {100 * secret / max(1, decisions):.1f} % of the decisions are not shown to "
        "the others as they are. Below: the mean along the game."
    )
    return Section(
        "secrets",
        "Hidden information",
        text,
        [curve("hidden share along the game", along([found.hidden for found in watched_games]), percent=True)],
    )


def hidden_mean(study: Study) -> float:
    """The mean share of what can be hidden and is."""
    return average([h for found in study.all_watched_games() for h in found.hidden]).mean


def summary(study: Study) -> Section:
    """The figures at the head of the report."""
    rows = []
    for table, found in study.outcomes.items():
        steps = average([float(o.steps) for o in found])
        scores = average([float(p) for o in found for p in o.points])
        rows.append((table, str(len(found)), _number(steps), _number(scores), _percent(study.won_together(table))))
    return Section(
        "figures",
        "In figures",
        "Means with 95 % intervals.",
        [_table(("table", "games", "decisions", "points", "games with a winner"), rows)],
    )


def headline(study: Study) -> str:
    """The few numbers that everybody asks for."""
    outcomes, watched_games = study.all_outcomes(), study.all_watched_games()
    figures = [
        ("games", f"{len(outcomes):,}"),
        ("tables", str(len(study.outcomes))),
        ("decisions a game", f"{average([float(o.steps) for o in outcomes]).mean:.0f}"),
        ("legal moves", f"{average([float(n) for found in watched_games for n in found.choices]).mean:.1f}"),
        ("hidden", f"{100 * hidden_mean(study):.0f} %"),
    ]
    return "<dl>" + "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in figures) + "</dl>"


def page(study: Study) -> str:
    """The whole file."""
    names = Names(study.game)
    total = len(study.all_outcomes())
    note = " The run was interrupted; this is what was done." if study.interrupted else ""
    unfinished = f" {study.unfinished} games did not end within the limit of steps." if study.unfinished else ""
    told = (
        f"{total} games on {len(study.outcomes)} tables, played by {', '.join(study.bots)}, of which "
        f"{len(study.all_watched_games())} were watched decision by decision. Seed {study.seed}, "
        f"rules {study.game.version}, material {study.game.material_hash}.{unfinished}{note}"
    )
    sections = (
        wins(study),
        options(study, names),
        lengths(study),
        points(study),
        contribution(study, names),
        choices(study),
        secrets(study),
        summary(study),
    )
    links = "".join(f'<a href="#{s.id}">{escape(s.title)}</a>' for s in sections)
    title = escape(names.title)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width,initial-scale=1"><title>{title}: report</title><style>{STYLE}</style></head>'
        f'<body><main><header><div class="caps">Deskoherna · laboratory</div><h1>{title}</h1><p>{escape(told)}</p>'
        f"<nav>{links}</nav></header>{headline(study)}{''.join(s.html() for s in sections)}"
        "<footer>Dots are means, lines 95 % intervals.</footer></main></body></html>\n"
    )
