"""What a run of games says: who won how often, from which seat, in how many steps."""

import math
from collections.abc import Sequence

import msgspec

from deskoherna.lab.plan import Outcome, Plan
from deskoherna.lab.statistics import Estimate, average, proportion


class Line(msgspec.Struct, frozen=True):
    """One bot, or one seat."""

    name: str
    games: int
    """Seats it had, over all games."""
    wins: float
    """A shared win counts by its fraction, one of a cooperative table whole."""
    win_rate: Estimate
    points: Estimate


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a run of games showed."""

    game: str
    options: dict[str, object]
    bots: list[Line]
    seats: list[Line]
    steps: Estimate
    seed: int
    asked: int
    """Games that were wanted."""
    games: int
    """Games that were played."""
    unfinished: int
    """Games stopped at the wall of steps; a sound game has none."""
    seconds: float
    steps_per_s: float


def _line(name: str, outcomes: Sequence[Outcome], places: Sequence[tuple[int, int]], together: bool) -> Line:
    """`places` are (outcome, seat) pairs that belong to this line."""
    won = [math.ceil(share) if together else share for share in (outcomes[o].shares()[seat] for o, seat in places)]
    points = [float(outcomes[o].points[seat]) for o, seat in places]
    return Line(name, len(places), sum(won), proportion(sum(won), len(places)), average(points))


def summarise(plan: Plan, outcomes: Sequence[Outcome], asked: int, seconds: float) -> Report:
    """The report of these games."""
    places = [(o, seat) for o, outcome in enumerate(outcomes) for seat in range(len(outcome.bots))]
    seats = sorted({seat for _, seat in places})
    names = list(dict.fromkeys(plan.bots))
    total = sum(o.steps for o in outcomes)

    def line(name: str, own: Sequence[tuple[int, int]]) -> Line:
        return _line(name, outcomes, own, plan.find().cooperative)

    return Report(
        game=plan.game,
        options=plan.options,
        seed=plan.seed,
        asked=asked,
        games=len(outcomes),
        bots=[line(name, [(o, s) for o, s in places if outcomes[o].bots[s] == name]) for name in names],
        seats=[line("ABCDEFGH"[seat], [(o, s) for o, s in places if s == seat]) for seat in seats],
        steps=average([float(o.steps) for o in outcomes]),
        unfinished=sum(not o.over for o in outcomes),
        seconds=seconds,
        steps_per_s=total / seconds if seconds > 0 else 0.0,
    )
