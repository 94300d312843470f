"""Who meets whom in the next round, by kind of tournament."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations

from caissify_pairings.engines.round_robin import berger_round

from deskoherna.server.tournaments.records import PAIR, WON, Event, Pairing
from deskoherna.server.tournaments.standings import counted, points

MOST_AGAIN = 3
"""A pair of a knock-out that has drawn so often is decided by strength."""
Boards = Sequence[tuple[int, ...]]
"""Who sits where; 0 on the second seat: a bye."""


def rounds_of(event: Event, entrants: int) -> int:
    """How many rounds there will be."""
    t = event.tournament
    match t.kind:
        case "knockout":
            return max(1, (entrants - 1).bit_length())
        case "robin":
            return _all_against_all(entrants)
        case "league" if t.rules.seats == PAIR:
            return _all_against_all(max(map(len, divided(range(entrants), t.rules.division))))
        case "arena":
            return 1
        case "swiss" if t.rules.seats == PAIR:
            return min(t.rounds, max(1, entrants - 1))
        case _:
            return t.rounds


def _all_against_all(entrants: int) -> int:
    return entrants - 1 + entrants % 2


# ---------------------------------------------------------------- tables of two


def berger(known: Sequence[int], here: set[int], number: int) -> Boards:
    """By Berger's tables; whoever would meet nobody, or somebody who has gone, has a bye."""
    size = len(known) + len(known) % 2
    if number >= size:
        return []
    by_place = dict(enumerate(known, 1))
    met = [(by_place.get(a, 0), by_place.get(b, 0)) for a, b in berger_round(size, number)]
    left = [(a if a in here else 0, b if b in here else 0) for a, b in met]
    return [(a, b) if a else (b, 0) for a, b in left if a or b]


def robin(event: Event) -> Boards:
    return berger(list(event.numbered()), event.here(), event.tournament.round + 1)


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


# ---------------------------------------------------------------- tables of any size


def encounters(pairings: Iterable[Pairing]) -> Counter[frozenset[int]]:
    """How often each two have sat at one table."""
    return Counter(frozenset(two) for p in pairings for two in combinations(p.numbers, 2))


def together(order: Sequence[int], size: int, met: Mapping[frozenset[int], int], total: Mapping[int, int]) -> Boards:
    """Tables of so many, from the first on: beside whom one has met least, then beside whom one stands nearest."""
    left, found = list(order), []
    while len(left) >= size:
        table = [left.pop(0)]
        while len(table) < size:
            costs = [
                sum(met.get(frozenset((n, other)), 0) for other in table) * WON * size
                + abs(total.get(table[0], 0) - total.get(n, 0))
                for n in left
            ]
            table.append(left.pop(costs.index(min(costs))))
        found.append(tuple(table))
    return found


def seated(table: Sequence[int], sat: Mapping[tuple[int, int], int]) -> tuple[int, ...]:
    """In the order in which they have sat on these seats least; `sat`: how often whom where."""
    return min(permutations(table), key=lambda order: sum(sat.get((n, seat), 0) for seat, n in enumerate(order)))


def pods(event: Event, who: Sequence[int]) -> Boards:
    """Of a Swiss at tables of more than two: those who stand alike sit together, and seldom the same again. Who is left
    over, of the last ones, has a bye, nobody twice before everybody had one."""
    size, total = event.tournament.rules.seats, points(event.pairings)
    byes = Counter(p.first for p in event.pairings if p.outcome == "bye")
    order = sorted(who, key=lambda n: (-total.get(n, 0), n))
    out = sorted(order, key=lambda n: (byes[n], total.get(n, 0), -n))[: len(order) % size]
    left = [n for n in order if n not in out]
    if not encounters(event.pairings):  # in the first round the strong ones are kept apart
        tables = len(left) // size
        made: Boards = [tuple(left[at::tables]) for at in range(tables)]
    else:
        made = together(left, size, encounters(event.pairings), total)
    sat = Counter((n, seat) for p in event.pairings for seat, n in enumerate(p.numbers) if p.outcome != "bye")
    return [*(seated(table, sat) for table in made), *((n, 0) for n in out)]


def arena(event: Event) -> Boards:
    """Tables for those who wait, beside whom they stand nearest; not at once the same again while others play. Where
    there is no room for all, whoever played last waits."""
    size, total = event.tournament.rules.seats, points(event.pairings)
    busy = {n for p in event.pairings if p.outcome is None for n in p.numbers}
    last = {n: p for p in event.pairings for n in p.numbers}
    games = Counter(n for p in event.pairings for n in p.numbers)
    longest = sorted(event.here() - busy, key=lambda n: (last[n].round if n in last else 0, games[n], n))
    chosen = longest[: len(longest) // size * size]
    waiting = sorted(chosen, key=lambda n: (-total.get(n, 0), n))
    met = encounters({(p.round, p.board): p for p in last.values()}.values())
    sat = Counter((n, seat) for p in event.pairings for seat, n in enumerate(p.numbers))
    found = []
    for table in together(waiting, size, met, total):
        stale = any(last.get(a) is not None and last.get(a) is last.get(b) for a, b in combinations(table, PAIR))
        if not stale or not busy:
            found.append(seated(table, sat))
    return found


# ---------------------------------------------------------------- leagues


def divided(ranked: Sequence[int], size: int) -> list[list[int]]:
    """Divisions of so many; one alone belongs to those above."""
    found = [list(ranked[at : at + size]) for at in range(0, len(ranked), size)]
    if len(found) > 1 and len(found[-1]) < PAIR:
        last = found.pop()
        found[-1] += last
    return found


def league(event: Event) -> list[tuple[int, tuple[int, ...]]]:
    """Each division for itself: (division, who)."""
    known, found = event.numbered(), []
    for division in sorted({x.division for x in known.values()}):
        own = [n for n, x in known.items() if x.division == division]
        if event.tournament.rules.seats == PAIR:
            boards = berger(own, event.here(), event.tournament.round + 1)
        else:
            boards = pods(event, [n for n in own if n in event.here()])
        found += [(division, board) for board in boards]
    return found


def next_season(event: Event, order: Sequence[int]) -> dict[int, int]:
    """In which division each begins the next season: the first go up, the last go down. `order`: as it stands."""
    known, moves = event.numbered(), event.tournament.rules.moves
    lowest = max(known[n].division for n in order)
    found = {}
    for division in range(1, lowest + 1):
        own = [n for n in order if known[n].division == division]
        few = min(moves, len(own) // 2)
        for at, n in enumerate(own):
            up = at < few and division > 1
            down = at >= len(own) - few and division < lowest
            found[n] = division - up + down
    return found


# ---------------------------------------------------------------- rounds as they are written


def next_round(event: Event, swiss: Boards = ()) -> list[Pairing]:
    """The pairings of the next round. `swiss`: what the Dutch system says, where it is asked."""
    t = event.tournament
    boards: Boards
    match t.kind:
        case "league":
            return _written(event, league(event))
        case "arena":
            boards = arena(event)
        case "robin":
            boards = robin(event)
        case "knockout":
            boards = knockout(event)
        case "teams":
            boards = [(n, 0) for n in sorted(event.here())]
        case "swiss":
            boards = swiss if t.rules.seats == PAIR else pods(event, sorted(event.here()))
    return _written(event, [(0, board) for board in boards])


def _written(event: Event, boards: Sequence[tuple[int, tuple[int, ...]]]) -> list[Pairing]:
    number = event.tournament.round + 1
    return [
        Pairing(number, at, 0, who[0], who[1], None, None, more=who[2:], division=division)
        for at, (division, who) in enumerate(boards, 1)
    ]
