"""How a tournament stands: points, and what decides between equal ones. All of it follows from the pairings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from deskoherna.server.tournaments.records import DRAWN, LOST, WON, Event, Pairing
from deskoherna.server.wire.bodies import TieBreak

BREAKS: Mapping[str, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz_cut", "buchholz", "berger", "wins"),
    "robin": ("direct", "berger", "wins"),
    "knockout": ("reached",),
    "arena": ("wins", "few"),
    "league": ("direct", "berger", "wins"),
    "teams": ("score",),
}
"""In this order; whoever is still equal shares the place."""


@dataclass(frozen=True)
class Standing:
    """One entrant. Everything is counted in half points, products of them in quarters."""

    number: int
    place: int
    points: int
    breaks: tuple[int, ...]
    played: int


def worth(pairing: Pairing, number: int) -> int:
    """Half points that a pairing brought one of those who sat there."""
    if pairing.earned:
        return pairing.earned[pairing.numbers.index(number)]
    match pairing.outcome:
        case "drawn":
            return DRAWN
        case "bye":
            return WON
        case "first":
            return WON if pairing.first == number else LOST
        case "second":
            return WON if pairing.second == number else LOST
    return 0


def counted(pairings: Sequence[Pairing]) -> list[Pairing]:
    """Of a pair that played again the last game alone."""
    last = {(p.round, p.board): p for p in pairings}
    return [p for p in last.values() if p.outcome is not None]


def points(pairings: Sequence[Pairing]) -> dict[int, int]:
    found: dict[int, int] = {}
    for p in counted(pairings):
        for number in p.numbers:
            found[number] = found.get(number, 0) + worth(p, number)
    return found


def standings(event: Event) -> list[Standing]:
    """The first place first."""
    done, total = counted(event.pairings), points(event.pairings)
    known = event.numbered()
    own: dict[int, list[Pairing]] = {n: [] for n in known}
    for p in done:
        for n in p.numbers:
            own[n].append(p)
    breaks = BREAKS[event.tournament.kind]
    rows = []
    for number in own:
        values = tuple(_break(name, number, own, total) for name in breaks)
        rows.append((total.get(number, 0), values, number))
    knocked_out = event.tournament.kind == "knockout"
    rows.sort(key=lambda row: (row[1] if knocked_out else (row[0], *row[1]), -row[2]), reverse=True)
    rows.sort(key=lambda row: known[row[2]].division)
    found: list[Standing] = []
    above: dict[int, int] = {}
    for scored, values, number in rows:
        division = known[number].division
        before = found[-1] if above.get(division) else None
        same = before is not None and before.breaks == values and (knocked_out or before.points == scored)
        place = before.place if same and before is not None else above.get(division, 0) + 1
        above[division] = above.get(division, 0) + 1
        found.append(Standing(number, place, scored, values, len(own[number])))
    return found


def _break(name: TieBreak, number: int, own: Mapping[int, Sequence[Pairing]], total: Mapping[int, int]) -> int:
    met = [(other, worth(p, number)) for p in own[number] for other in p.numbers if other != number]
    match name:
        case "buchholz":
            return sum(total.get(other, 0) for other, _ in met)
        case "buchholz_cut":
            scores = sorted(_met_at(p, number, total) for p in own[number] if len(p.numbers) > 1)
            return sum(scores[1:])
        case "berger":
            return sum(total.get(other, 0) * scored for other, scored in met)
        case "wins":
            return sum(_first(p, number) for p in own[number])
        case "direct":
            equal = [n for n in own if n != number and total.get(n, 0) == total.get(number, 0)]
            return sum(scored for other, scored in met if other in equal)
        case "reached":
            return sum(worth(p, number) == WON for p in own[number])
        case "score":
            return sum(p.scores[0] for p in own[number] if p.scores)
        case "few":
            return -len(own[number])


def _met_at(pairing: Pairing, number: int, total: Mapping[int, int]) -> int:
    """What those have by now whom one met at a table."""
    return sum(total.get(other, 0) for other in pairing.numbers if other != number)


def _first(pairing: Pairing, number: int) -> bool:
    """Did one stand before everybody else there?"""
    others = len(pairing.numbers) - 1
    return others > 0 and worth(pairing, number) == WON * others
