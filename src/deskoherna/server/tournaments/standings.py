"""How a tournament stands: points, and what decides between equal ones. All of it follows from the pairings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from deskoherna.server.tournaments.records import DRAWN, LOST, WON, Event, Pairing
from deskoherna.server.wire.bodies import TieBreak

BREAKS: Mapping[str, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz_cut", "buchholz", "berger", "wins"),
    "robin": ("direct", "berger", "wins"),
    "knockout": ("reached",),
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
    """Half points that a pairing brought one of its two."""
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
        for number in filter(None, (p.first, p.second)):
            found[number] = found.get(number, 0) + worth(p, number)
    return found


def standings(event: Event) -> list[Standing]:
    """The first place first."""
    done, total = counted(event.pairings), points(event.pairings)
    own = {n: [p for p in done if n in (p.first, p.second)] for n in event.numbered()}
    breaks = BREAKS[event.tournament.kind]
    rows = []
    for number in own:
        values = tuple(_break(name, number, own, total) for name in breaks)
        rows.append((total.get(number, 0), values, number))
    knocked_out = event.tournament.kind == "knockout"
    rows.sort(key=lambda row: (row[1] if knocked_out else (row[0], *row[1]), -row[2]), reverse=True)
    found: list[Standing] = []
    for at, (scored, values, number) in enumerate(rows):
        before = found[-1] if found else None
        same = before is not None and before.breaks == values and (knocked_out or before.points == scored)
        place = before.place if same and before is not None else at + 1
        found.append(Standing(number, place, scored, values, len(own[number])))
    return found


def _break(name: TieBreak, number: int, own: Mapping[int, Sequence[Pairing]], total: Mapping[int, int]) -> int:
    met = [(_other(p, number), worth(p, number)) for p in own[number] if p.second]
    match name:
        case "buchholz":
            return sum(total.get(other, 0) for other, _ in met)
        case "buchholz_cut":
            scores = sorted(total.get(other, 0) for other, _ in met)
            return sum(scores[1:])
        case "berger":
            return sum(total.get(other, 0) * scored for other, scored in met)
        case "wins":
            return sum(scored == WON for _, scored in met)
        case "direct":
            equal = [n for n in own if n != number and total.get(n, 0) == total.get(number, 0)]
            return sum(scored for other, scored in met if other in equal)
        case "reached":
            return sum(worth(p, number) == WON for p in own[number])


def _other(pairing: Pairing, number: int) -> int:
    return pairing.second if pairing.first == number else pairing.first
