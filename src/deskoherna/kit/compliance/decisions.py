"""Every position asks somebody something that can be answered, and asking changes nothing."""

from itertools import pairwise
from typing import Any

import msgspec

from deskoherna.kit import state as st
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.walk import Visit, positions, walk
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.view import odd_texts

MOST_MOVES = 2_000
MOST_WORTH = 1_000


def legal(game: Game, effort: Effort) -> str:
    """Each actor has a legal move and nobody else has one; lists ascend; masks are never legal."""
    if game.n_moves >= MOST_MOVES:
        raise Broken(f"{game.slug}: there are {game.n_moves} moves; keep them under {MOST_MOVES}")
    masks: dict[int, int] = {}
    legal_at: dict[int, str] = {}
    n = 0
    for visit in walk(game, effort.steps):
        n += 1
        _lists(visit, masks, legal_at)
    both = sorted(masks.keys() & legal_at.keys())
    if both:
        move, of = both[0], masks[both[0]]
        raise Broken(
            f"{game.slug}: {game.notate(move)!r} is the mask of {game.notate(of)!r}, "
            f"but it is a legal move itself ({legal_at[move]})"
        )
    hidden = plural(len(masks), "mask")
    return f"{plural(n, 'position')}, {plural(len(legal_at), 'different move')}, {hidden}, {game.n_moves} numbers"


def _lists(visit: Visit, masks: dict[int, int], legal_at: dict[int, str]) -> None:
    game, s = visit.game, visit.s
    bits = game.rules.actors(s)
    if bits < 0 or bits >> s.seats:
        raise visit.broken(f"actors are {bits:#b}, but there are {s.seats} seats")
    for seat in range(game.max_seats):
        moves = game.legal(s, seat)
        if not bits >> seat & 1:
            if moves:
                raise visit.broken(f"seat {seat} is not to act, yet {game.notate(moves[0], s)!r} is legal for it")
            continue
        if not moves:
            raise visit.broken(f"seat {seat} must act in phase {s.phase} but has no legal move")
        if any(a >= b for a, b in pairwise(moves)):
            raise visit.broken(f"the legal moves of seat {seat} do not ascend without repetition: {moves!r}")
        if moves[0] < 0 or moves[-1] >= game.n_moves:
            raise visit.broken(f"the legal moves of seat {seat} are not all within 0..{game.n_moves - 1}: {moves!r}")
        for move in moves:
            legal_at.setdefault(move, f"table {visit.table!r}, seed {visit.seed}, step {visit.step}")
            mask = game.rules.mask(s, seat, move)
            if not 0 <= mask < game.n_moves:
                raise visit.broken(f"the mask of {visit.text(seat, move)} is {mask}, which is no move")
            if mask != move:
                masks.setdefault(mask, move)


def questions(game: Game, effort: Effort) -> str:
    """Questions change nothing: actors, legal, mask, standing, points, worth, lean, view and faults only look."""
    n = 0
    for visit in positions(game, effort):
        before = visit.copy()
        for what, ask in _questions(visit):
            ask()
            if not st.same(visit.s, before):
                raise visit.broken(f"{what} changes the position")
        n += 1
    return plural(n, "position")


def _questions(visit: Visit) -> list[tuple[str, Any]]:
    game, s = visit.game, visit.s
    seats, notes = range(s.seats), game.notes()

    def weigh() -> None:
        for seat in game.actors(s):
            for move in game.legal(s, seat):
                weight = game.lean(s, seat, move, notes)
                if weight < 0:
                    raise visit.broken(f"lean of {visit.text(seat, move)} is {weight}")
                if weight != game.lean(s, seat, move):
                    raise visit.broken(f"lean of {visit.text(seat, move)} depends on older notes")
                game.rules.mask(s, seat, move)

    def worths() -> None:
        for seat in seats:
            value = game.worth(s, seat, notes)
            if not 0 <= value <= MOST_WORTH:
                raise visit.broken(f"worth for seat {seat} is {value}, not within 0..{MOST_WORTH}")
            if value != game.worth(s, seat):
                raise visit.broken(f"worth for seat {seat} depends on older notes")

    return [
        ("legal", lambda: [game.legal(s, seat) for seat in seats]),
        ("lean or mask", weigh),
        ("worth", worths),
        ("points", lambda: [game.rules.points(s, seat) for seat in seats]),
        ("standing", lambda: [game.rules.standing(s, seat) for seat in seats] if visit.over else None),
        ("view", lambda: [game.view(s, viewer) for viewer in (ALL, SPECTATOR, *seats)]),
        ("faults", lambda: game.faults(s)),
    ]


def phase_ids(game: Game) -> tuple[str, ...]:
    """The ids of the phases, in the order of their numbers."""
    field = st.field_named(game.state, "phase")
    if field is None or field.of is None:
        raise Broken(f"{game.slug}: the field 'phase' says of no axis that its values are its points; say Of(PHASES)")
    return field.of.ids


def views(game: Game, effort: Effort) -> str:
    """A view is what it is declared to be, can be sent and read back, and says who is to act."""
    phases = phase_ids(game)
    n = 0
    for visit in positions(game, effort):
        for viewer in (ALL, SPECTATOR, *range(visit.s.seats)):
            view = game.view(visit.s, viewer)
            if type(view) is not game.view_type:
                raise visit.broken(f"the view of {viewer} is a {type(view).__name__}, not a {game.view_type.__name__}")
            try:
                again = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
            except (msgspec.ValidationError, TypeError, OverflowError) as error:
                raise visit.broken(f"the view of {viewer} cannot be sent and read back: {error}") from None
            if again != view:
                raise visit.broken(f"the view of {viewer} is another one when sent and read back")
            if view.phase not in phases:
                raise visit.broken(f"the view of {viewer} says that the phase is {view.phase!r}, which is none")
            if odd := odd_texts(view):
                raise visit.broken(f"the view of {viewer} says what its fields do not know: {odd[0]}")
            if view.actors != game.actors(visit.s):
                raise visit.broken(f"the view of {viewer} says that {view.actors} act, but {game.actors(visit.s)} do")
            n += 1
    return plural(n, "view")


def faults(game: Game, effort: Effort) -> str:
    """Cards and tokens are conserved, ranges kept: `faults` is empty wherever play leads."""
    n = 0
    for visit in positions(game, effort):
        wrong = game.faults(visit.s)
        if wrong:
            raise visit.broken(f"impossible position: {'; '.join(wrong)}")
        n += 1
    return plural(n, "position")


def derive(game: Game, effort: Effort) -> str:
    """Derived fields do not drift: `derive` changes nothing on a position of play."""
    n = 0
    for visit in positions(game, effort):
        t = visit.copy()
        game.rules.derive(t)
        if not st.same(t, visit.s):
            raise visit.broken(f"derive changes a position of play: {difference(visit.s, t)}")
        n += 1
    return plural(n, "position")


def difference(a: Any, b: Any) -> str:
    """The first few entries in which two positions differ, hidden ones and the stream of chance included."""
    found = []
    for f in st.fields(type(a)):
        if f.sight is not st.SCRATCH and getattr(a, f.name) != getattr(b, f.name):
            found.append(f"{f.name} {_short(a, b, f)}")
    return ", ".join(found[:3]) or "no field"


def _short(a: Any, b: Any, f: st.Field) -> str:
    old, new = getattr(a, f.name), getattr(b, f.name)
    if f.axes:
        i = next(k for k, (v, w) in enumerate(zip(old, new, strict=True)) if v != w)
        names = f.axes[0].names(a)
        return f"[{names[i] if i < len(names) else i}] {old[i]} -> {new[i]}"
    return f"{old} -> {new}"
