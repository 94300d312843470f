"""Who knows what: samples without the truth in them, and nothing sent to a viewer that it may not know."""

import random
from typing import Any

from deskoherna.kit import knowledge
from deskoherna.kit import state as st
from deskoherna.kit.compliance.decisions import difference
from deskoherna.kit.compliance.players import leaning
from deskoherna.kit.compliance.report import Effort, plural
from deskoherna.kit.compliance.sending import after, differs, heard, imagine, sent
from deskoherna.kit.compliance.truths import Tally, compare, compare_luck
from deskoherna.kit.compliance.walk import Visit, last, some, stroll, telling
from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.log import refusal

SAMPLE_SEED = 77_001
DUMP_EVERY = 5
PLAYED_ON = 6
"""Samples that are played on to their end, times the effort's samples."""


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
    wrong = differs(sent(game, s, seat), sent(game, t, seat))
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
    seen = 0
    tally = Tally()
    for k, visit in enumerate(some(game, effort, effort.positions)):
        for viewer in range(SPECTATOR, visit.s.seats):
            t = _other_truth(visit, viewer, SAMPLE_SEED + k)
            dump = k % DUMP_EVERY == 0
            wrong = differs(sent(game, visit.s, viewer, dump=dump), sent(game, t, viewer, dump=dump))
            if wrong:
                raise visit.broken(f"viewer {viewer} is sent what it cannot know in {wrong}")
            seen += 1
            if k % 2 == 0:
                _steps_alike(visit, viewer, effort.samples, random.Random(k), tally)
            if viewer < 0:
                # What all seats know already is no reveal when it is shown, yet new to a spectator.
                continue
            _errors_alike(visit, viewer, t)
            if k % 2 == 0:
                _uncounted(visit, viewer, t, effort.samples, random.Random(k))
            if k % 4 == 1:
                _masks_hide(visit, viewer, 2 * effort.samples, random.Random(k))
    for k, (visit, secret) in enumerate(telling(game, effort)):
        for viewer in range(SPECTATOR, visit.s.seats):
            for luck in range(effort.samples if secret else 1):
                compare(visit, viewer, visit.seat, visit.move, random.Random(k), tally, luck)
            compare_luck(visit, viewer, 2 * effort.samples)
    return f"{plural(seen, 'position')} seen by a viewer, {tally.verdict(game)}"


def _steps_alike(visit: Visit, viewer: int, samples: int, dice: random.Random, tally: Tally) -> None:
    """The move that was played there, and some others."""
    game, s = visit.game, visit.s
    played = [(visit.seat, visit.move)]
    for _ in range(samples - 1):
        seat = dice.choice(game.actors(s))
        played.append((seat, dice.choice(game.legal(s, seat))))
    for seat, move in dict.fromkeys(played):
        compare(visit, viewer, seat, move, dice, tally)


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


def _uncounted(visit: Visit, viewer: int, t: Any, samples: int, dice: random.Random) -> None:
    """A step that shows anybody anything counts a reveal, or undo would give the move back and not the knowledge.

    In the other truth the actor plays a move with the same mask. Where neither truth counts a reveal, the viewer must
    not be able to tell the two apart, whatever it was entitled to see.
    """
    game, s = visit.game, visit.s
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
            a, b = after(visit, s, seat, move), after(visit, t, seat, other)
            counted = a.reveals != s.reveals and b.reveals != t.reveals
            if counted or game.over(a) or game.over(b):
                continue
            what = f"after {visit.text(seat, move)}, where no reveal was counted, viewer {viewer} can tell in"
            wrong = differs(sent(game, a, viewer), sent(game, b, viewer))
            if wrong:
                raise visit.broken(f"{what} {wrong}")
            told_a, told_b = heard(a, viewer), heard(b, viewer)
            if told_a != told_b:
                raise visit.broken(f"{what} the events: {told_a!r} instead of {told_b!r}")


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
            t = after(visit, s, seat, move)
            if game.over(t):
                continue
            look = *sent(game, t, viewer).values(), *heard(t, viewer)
            other, u = known.setdefault(look, (move, t))
            if game.rules.mask(s, seat, move) != game.rules.mask(s, seat, other) and not st.same(t, u):
                raise visit.broken(
                    f"the log tells viewer {viewer} whether it was {visit.text(seat, other)} or "
                    f"{visit.text(seat, move)}, which the position hides: they need the same mask"
                )
