"""Who meets whom in the next round, by kind of tournament."""

from collections.abc import Sequence

from caissify_pairings.engines.round_robin import berger_round

from deskoherna.server.tournaments.records import Event, Pairing
from deskoherna.server.tournaments.standings import counted

MOST_AGAIN = 3
"""A pair of a knock-out that has drawn so often is decided by strength."""
Boards = list[tuple[int, int]]


def rounds_of(kind: str, entrants: int, asked: int) -> int:
    """How many rounds there will be."""
    match kind:
        case "knockout":
            return max(1, (entrants - 1).bit_length())
        case "robin":
            return entrants - 1 + entrants % 2
        case _:
            return min(asked, max(1, entrants - 1))


def robin(event: Event) -> Boards:
    """By Berger's tables; whoever would meet nobody, or somebody who has gone, has a bye."""
    known = event.numbered()
    here = {n for n, x in known.items() if not x.gone}
    size = len(known) + len(known) % 2
    met = [(a if a in here else 0, b if b in here else 0) for a, b in berger_round(size, event.tournament.round + 1)]
    return [(a, b) if a else (b, 0) for a, b in met if a or b]


def seeded(size: int) -> list[int]:
    """The strongest two meet in the last round at the earliest, the next two in the one before, and so on."""
    order = [1]
    while len(order) < size:
        double = 2 * len(order) + 1
        order = [n for seed in order for n in (seed, double - seed)]
    return order


def knockout(event: Event) -> Boards:
    known = event.numbered()
    if event.tournament.round == 0:
        order = [n if n in known else 0 for n in seeded(1 << (len(known) - 1).bit_length())]
    else:
        order = [winner(p) for p in counted(event.of_round(event.tournament.round))]
    left = [n if n in known and not known[n].gone else 0 for n in order]
    pairs = [(left[i], left[i + 1]) for i in range(0, len(left), 2)]
    return [(a, b) if a else (b, 0) for a, b in pairs]


def winner(p: Pairing) -> int:
    """Of equal ones the stronger."""
    return {"first": p.first, "bye": p.first, "second": p.second}.get(p.outcome or "", min(p.first, p.second))


def again(event: Event) -> list[Pairing]:
    """Pairs of a knock-out that have drawn play once more, the other one first."""
    if event.tournament.kind != "knockout":
        return []
    now: Sequence[Pairing] = counted(event.of_round(event.tournament.round))
    return [
        Pairing(p.round, p.board, p.again + 1, p.second, p.first, None, None)
        for p in now
        if p.outcome == "drawn" and p.again + 1 < MOST_AGAIN
    ]
