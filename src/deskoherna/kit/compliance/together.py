"""Several seats at once: parallel moves commute byte for byte, and no chance falls among them."""

import random
from typing import Any

from deskoherna.kit import state as st
from deskoherna.kit.compliance.decisions import difference
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.walk import Visit, name_of_phase, play, positions, walk
from deskoherna.kit.game import Game
from deskoherna.kit.random import seed_rng

STREAM = 99_001


def commute(game: Game, effort: Effort) -> str:
    """In a PARALLEL phase a then b and b then a give equal bytes, and neither changes what the other may do."""
    if not game.parallel:
        return "no parallel phase"
    met: set[int] = set()
    pairs = 0
    for k, visit in enumerate(positions(game, effort)):
        seats = game.actors(visit.s)
        if visit.s.phase in game.parallel and len(seats) > 1:
            met.add(visit.s.phase)
            dice = random.Random(k)
            for _ in range(2 * effort.samples):
                a, b = dice.sample(seats, 2)
                _commutes(visit, (a, dice.choice(game.legal(visit.s, a))), (b, dice.choice(game.legal(visit.s, b))))
                pairs += 1
    missing = sorted(name_of_phase(game, p) for p in game.parallel - met)
    if missing:
        raise Broken(f"{game.slug}: no walk met two actors in the parallel phase {', '.join(missing)}")
    return f"{plural(pairs, 'pair')} of moves in {plural(len(met), 'phase')}"


def _commutes(visit: Visit, a: tuple[int, int], b: tuple[int, int]) -> None:
    one, other = _played(visit, a, b), _played(visit, b, a)
    if not st.same(one, other):
        raise visit.broken(f"{visit.text(*a)} and {visit.text(*b)} do not commute: {difference(one, other)}")


def _played(visit: Visit, first: tuple[int, int], then: tuple[int, int]) -> Any:
    game = visit.game
    t = visit.copy()
    may = game.legal(t, then[0])
    seed_rng(t, STREAM)
    play(visit, t, *first)
    if then[0] not in game.actors(t) or game.legal(t, then[0]) != may:
        raise visit.broken(f"{visit.text(*first)} changes what seat {then[0]} may do in a parallel phase")
    seed_rng(t, STREAM)
    play(visit, t, *then)
    return t


def no_chance(game: Game, effort: Effort) -> str:
    """While others are still to act in a PARALLEL phase, a step leaves the stream of chance alone."""
    if not game.parallel:
        return "no parallel phase"
    n = 0
    before: tuple[Visit, list[int], int, int] | None = None
    for visit in walk(game, effort.steps):
        s = visit.s
        bits = game.rules.actors(s)
        if before is not None and visit.step > 0:
            last, stream, phase, others = before
            if s.phase == phase and others and bits & others == others:
                n += 1
                if s.rng != stream:
                    what = f"{'ABCDEFGH'[last.seat]}: {game.notate(last.move, s)}"
                    raise last.broken(f"chance falls in the parallel phase {name_of_phase(game, phase)}: {what}")
        here = s.phase in game.parallel and not visit.over
        before = (visit, s.rng[:], s.phase, bits & ~(1 << visit.seat)) if here else None
    if n == 0:
        raise Broken(f"{game.slug}: in no parallel phase a step left others to act: nothing was looked at")
    return plural(n, "step")
