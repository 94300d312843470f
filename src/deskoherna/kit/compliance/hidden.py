"""Who knows what: samples without the truth in them, and nothing sent to a viewer that it may not know."""

import random
from typing import Any

import msgspec

from deskoherna.kit import knowledge, position
from deskoherna.kit import state as st
from deskoherna.kit.compliance.decisions import difference
from deskoherna.kit.compliance.players import leaning
from deskoherna.kit.compliance.report import Effort, plural
from deskoherna.kit.compliance.walk import Visit, last, some, stroll
from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.log import refusal
from deskoherna.kit.random import seed_rng

SAMPLE_SEED = 77_001
STEP_SEED = 88_001
DUMP_EVERY = 5
PLAYED_ON = 6
"""Samples that are played on to their end, times the effort's samples."""


def imagine(visit: Visit, s: Any, seat: int, seed: int) -> Any:
    try:
        return visit.game.imagine(s, seat, seed)
    except Exception as error:
        raise visit.broken(f"forget for seat {seat} raised {type(error).__name__}: {error}") from error


def sent(game: Game, s: Any, viewer: int, *, dump: bool = False) -> dict[str, bytes]:
    """All that a viewer is sent about a position, part by part; the dump in words takes longest."""
    parts: dict[str, Any] = {"the view": game.view(s, viewer), "the actors": game.rules.actors(s),
                             "what it sees of the fields": knowledge.visible(s, viewer)}
    if viewer >= 0:
        parts["the legal moves"] = [game.notate(m, s) for m in game.legal(s, viewer)]
    if dump:
        parts["the dump"] = position.dump(s, viewer)
    return {k: msgspec.json.encode(v) for k, v in parts.items()}


def _differs(a: dict[str, bytes], b: dict[str, bytes]) -> str | None:
    for part in a:
        if a[part] != b[part]:
            return f"{part}: {_around(a[part], b[part])}"
    return None


def _around(a: bytes, b: bytes) -> str:
    """The place where two texts part."""
    i = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    lo = max(0, i - 40)
    return f"...{a[lo:i + 30].decode(errors='replace')}... instead of ...{b[lo:i + 30].decode(errors='replace')}..."


# ---------------------------------------------------------------- forget


def forget(game: Game, effort: Effort) -> str:
    """A sample is a position, and nothing the seat knows is different in it (contract 1.5, rules 1 and 3)."""
    n = 0
    for visit in some(game, effort, effort.positions):
        for seat in range(visit.s.seats):
            t = imagine(visit, visit.s, seat, SAMPLE_SEED + n)
            _known_stays(visit, seat, t)
            wrong = game.faults(t)
            if wrong:
                raise visit.broken(f"a sample of seat {seat} is an impossible position: {'; '.join(wrong)}")
            u = st.clone(t)
            game.rules.derive(u)
            if not st.same(u, t):
                raise visit.broken(f"a sample of seat {seat} is not derived: {difference(t, u)}")
            n += 1
    ends = _played_on(game, effort)
    return f"{plural(n, 'sample')}, {ends} of them played on to the end"


def _known_stays(visit: Visit, seat: int, t: Any) -> None:
    game, s = visit.game, visit.s
    wrong = _differs(sent(game, s, seat), sent(game, t, seat))
    if wrong:
        raise visit.broken(f"forget for seat {seat} changes what that seat knows: {wrong}")
    if t.reveals != s.reveals or t.steps != s.steps:
        raise visit.broken(f"forget for seat {seat} counts a step or a reveal")


def _played_on(game: Game, effort: Effort) -> int:
    n = 0
    for k, visit in enumerate(some(game, effort, PLAYED_ON * effort.samples)):
        seat = k % visit.s.seats
        t = imagine(visit, visit.s, seat, SAMPLE_SEED + k)
        dice = random.Random(k)
        limit = game.max_steps - visit.step
        end = last(stroll(game, visit.table, visit.seed, leaning(game, dice), dice, limit, t))
        if end is None or not end.over:
            raise visit.broken(f"a sample of seat {seat}, played on, does not end within {game.max_steps} steps")
        n += 1
    return n


def blindfold(game: Game, effort: Effort) -> str:
    """Nothing true survives: `forget` gives the same bytes when all that the seat cannot see is destroyed first."""
    n = 0
    for visit in some(game, effort, effort.positions):
        for seat in range(visit.s.seats):
            seed = SAMPLE_SEED + n
            wanted = imagine(visit, visit.s, seat, seed)
            for turn in (1, 2):
                blind = knowledge.blindfold(game, visit.s, seat, turn)
                got = imagine(visit, blind, seat, seed)
                if not st.same(got, wanted):
                    what = difference(wanted, got)
                    raise visit.broken(f"forget for seat {seat} reads what that seat cannot see: {what}")
            n += 1
    return plural(n, "sample")


# ---------------------------------------------------------------- leaks


def leaks(game: Game, effort: Effort) -> str:
    """View, legal list, dump, errors, log lines and events are the same bytes when only hidden things differ."""
    seen = moves = 0
    for k, visit in enumerate(some(game, effort, effort.positions)):
        for viewer in range(SPECTATOR, visit.s.seats):
            t = _other_truth(visit, viewer, SAMPLE_SEED + k)
            dump = k % DUMP_EVERY == 0
            wrong = _differs(sent(game, visit.s, viewer, dump=dump), sent(game, t, viewer, dump=dump))
            if wrong:
                raise visit.broken(f"viewer {viewer} is sent what it cannot know in {wrong}")
            seen += 1
            if viewer < 0:
                # What all seats know already is no reveal when it is shown, yet new to a spectator.
                continue
            _errors_alike(visit, viewer, t)
            if k % 2 == 0:
                moves += _moves_alike(visit, viewer, t, effort.samples, random.Random(k))
            if k % 4 == 1:
                _masks_hide(visit, viewer, 2 * effort.samples, random.Random(k))
    return f"{plural(seen, 'position')} seen by a viewer, {plural(moves, 'move')} made in two truths"


def _other_truth(visit: Visit, viewer: int, seed: int) -> Any:
    """Another truth behind what the viewer sees; for a spectator every seat's secrets are exchanged."""
    if viewer >= 0:
        return imagine(visit, visit.s, viewer, seed)
    t = visit.s
    for seat in range(visit.s.seats):
        t = imagine(visit, t, seat, seed + seat)
    return t


def _errors_alike(visit: Visit, viewer: int, t: Any) -> None:
    """A refused move is refused with the same sentence."""
    game, s = visit.game, visit.s
    known = set(game.legal(s, viewer)) if viewer in game.actors(s) else set()
    for move in random.Random(visit.step).sample(range(game.n_moves), min(8, game.n_moves)):
        if move not in known:
            a, b = refusal(game, s, viewer, move), refusal(game, t, viewer, move)
            if a != b:
                raise visit.broken(f"seat {viewer} learns from an error: {a!r} instead of {b!r}")


def _moves_alike(visit: Visit, viewer: int, t: Any, samples: int, dice: random.Random) -> int:
    """Moves that look alike to the viewer lead to positions and events that look alike, unless something is revealed.

    In the other truth the actor plays a move with the same mask. A step that shows anybody anything must count a
    reveal; where neither truth counts one, the viewer must not be able to tell the two apart.
    """
    game, s = visit.game, visit.s
    n = 0
    for seat in game.actors(s):
        moves = game.legal(s, seat)
        for move in dice.sample(moves, min(samples, len(moves))):
            mask = game.rules.mask(s, seat, move)
            if seat == viewer:
                other = move
            else:
                alike = [m for m in game.legal(t, seat) if game.rules.mask(t, seat, m) == mask]
                if not alike:
                    continue
                other = dice.choice(alike)
            a, b = _after(visit, s, seat, move), _after(visit, t, seat, other)
            revealed = (a.reveals != s.reveals, b.reveals != t.reveals)
            if all(revealed) or game.over(a) or game.over(b):
                continue
            n += 1
            what = f"after {visit.text(seat, move)}, where no reveal was counted, viewer {viewer} can tell in"
            wrong = _differs(sent(game, a, viewer), sent(game, b, viewer))
            if wrong:
                raise visit.broken(f"{what} {wrong}")
            told_a, told_b = heard(a, viewer), heard(b, viewer)
            if told_a != told_b:
                raise visit.broken(f"{what} the events: {told_a!r} instead of {told_b!r}")
    return n


def _masks_hide(visit: Visit, viewer: int, samples: int, dice: random.Random) -> None:
    """The line in the log tells no more than the game does.

    Two moves of another seat that lead to different positions which look alike to the viewer, events included, need
    the same mask: else the log would give away what is hidden.
    """
    game, s = visit.game, visit.s
    for seat in game.actors(s):
        if seat == viewer:
            continue
        moves = game.legal(s, seat)
        known: dict[tuple[Any, ...], tuple[int, Any]] = {}
        for move in dice.sample(moves, min(samples, len(moves))):
            t = _after(visit, s, seat, move)
            if game.over(t):
                continue
            look = *sent(game, t, viewer).values(), *heard(t, viewer)
            other, u = known.setdefault(look, (move, t))
            if game.rules.mask(s, seat, move) != game.rules.mask(s, seat, other) and not st.same(t, u):
                raise visit.broken(f"the log tells viewer {viewer} whether it was {visit.text(seat, other)} or "
                                   f"{visit.text(seat, move)}, which the position hides: they need the same mask")


def _after(visit: Visit, s: Any, seat: int, move: int) -> Any:
    t = st.clone(s)
    seed_rng(t, STEP_SEED)
    t.told = []
    try:
        visit.game.play(t, seat, move)
    except Exception as error:
        raise visit.broken(f"{visit.text(seat, move)} raised {type(error).__name__}: {error}") from error
    return t


def heard(s: Any, viewer: int) -> list[tuple[int, ...]]:
    """The events a viewer is told; a spectator hears what everybody hears."""
    return [e[1:] for e in s.told or () if (e[0] == -1 if viewer < 0 else e[0] >> viewer & 1)]
