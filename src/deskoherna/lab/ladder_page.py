"""The ladder as a page for people, made from the rows of its file alone."""

from collections.abc import Iterable, Sequence

from deskoherna.kit import registry
from deskoherna.kit.advice import Tuning
from deskoherna.lab.ladder import Ladder
from deskoherna.lab.rungs import ENOUGH, LADDER, NEEDED, SELDOM, Row, Rung, Tally

INTRODUCTION = """\
# The ladder

Every level of bot against the one below, at the tables of every game. Made by `deskoherna ladder`, which plays what is
missing and adds it to `ladder.json`; this page is written from that file alone (`deskoherna ladder --page`).

- **Seats and deals.** Every deal is played once from each seat: one seat of the level, all others of the level below.
  Shared wins count by their fraction. Where all win or lose together, or one plays alone, both levels play the same
  deals by themselves.
- **Bars.** Two seats: the level wins at least {needed:.0%} of {enough} games; where fewer were played, with its whole
  95 % interval (Wilson). More seats: its share of first places is above 1/n with its whole interval. Together or alone:
  the difference of the two win rates is above zero with its whole 95 % interval (Newcombe); where no more than one
  game of twenty is won, that of their mean points is enough. Against random play, which is no level: above the share of
  an equal, likewise.
- **Pace.** At the table *adept* thinks up to a second and *master* up to five on two threads. The ladder counts rounds
  of search instead, so that the same seed gives the same games on every machine: `pace` rounds stand for a second, so
  adept searches up to `pace` rounds a decision and master up to five times as many on each of two threads. Both stop
  early when the choice is settled; the rounds they really used are in the table. With real seconds they have many times
  these rounds.
- **Rules.** Every row names the version of the game's rules under which it was played. Where the rules have changed
  since, the row stands until the rung is played anew; only games of one version count together.
- **Games.** Where the first {enough} games, or fewer, left a doubt, more were played, and all of them count.
- **Room for four levels.** Some adepts would find nearly all there is in a small part of their second. They stop after
  so many rounds, here and at every table; `bot/tuning.py` of the game says why, and how else adepts and masters differ.
{held}- **Worlds of an apprentice.** It tries its moves in {usual} imagined worlds, and in fewer where others
  tell it next to nothing; `bot/tuning.py` of the game says what that costs.
{worlds}"""
HEAD = (
    "| mode | rules | level : below | games | wins | 95 % | an equal | pace | rounds a decision | reached |\n"
    "|---|---:|---|---:|---:|---:|---:|---:|---:|:-:|\n"
)


def percent(share: float) -> str:
    """A share as the page writes it."""
    return f"{100 * share:.1f} %"


def interval(low: float, high: float) -> str:
    """An interval of shares as the page writes it."""
    return f"{100 * low:.1f} – {100 * high:.1f}"


def _rounds(tally: Tally) -> str:
    """Means of the level and of the one below."""
    pairs = ((tally.rounds, tally.decisions), (tally.other_rounds, tally.other_decisions))
    shown = [f"{rounds / decisions:,.0f}" if decisions else "–" for rounds, decisions in pairs]
    return " : ".join(shown) if tally.decisions else ""


def _line(row: Row) -> str:
    sure = interval(*row.interval)
    if row.lead is not None:
        sure += f" (lead {interval(*row.lead)})"
    if row.points_lead is not None and max(row.won, row.expected) <= SELDOM:
        sure += f" (points lead {row.points_lead[0]:.1f} – {row.points_lead[1]:.1f})"
    cells = (
        row.mode,
        str(row.rules),
        f"{row.level} : {row.against}",
        str(row.games),
        percent(row.won),
        sure,
        percent(row.expected),
        str(row.pace or ""),
        _rounds(row.tally),
        "yes" if row.reached else "**no**",
    )
    return "| " + " | ".join(cells) + " |\n"


def _order(row: Row) -> tuple[str, int]:
    return row.mode, LADDER.index(row.level)


def _missed(rows: Iterable[Row]) -> str:
    lines = [
        f"- {row.game} `{row.mode}`: {row.level} against {row.against}, {percent(row.won)} of {row.games} games\n"
        for row in rows
        if not row.reached
    ]
    return "".join(lines) or "None of the rungs that were played.\n"


def _held() -> str:
    """Adepts that stop before their time is up."""
    lines = []
    for game in registry.games():
        adept = game.advice.tuning.of_adept()
        if adept.adept_rounds is not None:
            others = "".join(f"; {case.where} {_enough(case.tuning)}" for case in adept.cases)
            lines.append(f"  - {game.slug}: {_enough(adept)}{others}\n")
    return "".join(lines)


def _worlds() -> str:
    """Games and tables at which an apprentice imagines another number of worlds than usual."""
    lines = []
    for game in registry.games():
        tuning = game.advice.tuning
        said = [f"{tuning.worlds}"] if tuning.worlds != Tuning.worlds else []
        said += [f"{case.where} {case.tuning.worlds}" for case in tuning.cases if case.tuning.worlds != tuning.worlds]
        if said:
            lines.append(f"  - {game.slug}: {'; '.join(said)}\n")
    return "".join(lines)


def _enough(adept: Tuning) -> str:
    a_move = adept.adept_rounds_a_move
    return f"{adept.adept_rounds}" + (f" and {a_move} for every move" if a_move else "")


def _left(rungs: Sequence[Rung]) -> str:
    """By game and pair of levels, with the modes."""
    groups: dict[tuple[str, str], list[str]] = {}
    for rung in rungs:
        groups.setdefault((rung.game, f"{rung.level} : {rung.against}"), []).append(f"`{rung.mode}`")
    lines = [f"- {game}, {pair}: {', '.join(modes)}\n" for (game, pair), modes in groups.items()]
    return "".join(lines) or "Every rung was played.\n"


def page(ladder: Ladder) -> str:
    """The whole page."""
    rows = sorted(ladder.rows, key=lambda row: (row.game, *_order(row)))
    reached = sum(row.reached for row in rows)
    parts = [
        INTRODUCTION.format(needed=NEEDED, enough=ENOUGH, held=_held(), usual=Tuning.worlds, worlds=_worlds()),
        f"\n{len(rows)} rungs were played, {reached} bars were reached.\n",
    ]
    for game in dict.fromkeys(row.game for row in rows):
        parts.append(f"\n## {game}\n\n{HEAD}")
        parts += [_line(row) for row in rows if row.game == game]
    parts.append(f"\n## Bars that are missed\n\n{_missed(rows)}")
    parts.append(f"\n## Rungs that were not played\n\n{_left(ladder.left)}")
    return "".join(parts)
