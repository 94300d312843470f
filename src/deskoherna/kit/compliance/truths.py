"""One step in two truths: whatever it does not show a viewer must look alike to that viewer in both.

A viewer may gain sight of something in a step: the bits of `seen` that it gets, the rows of its own that change, also
those that it has for a while only, and in which order; an event declared to show what was hidden. The other truth
agrees with the real one in all that this viewer knew before and in all that the step shows it. Then
everything else that the viewer is sent (open fields, view, legal moves, events) must be the same: only what is hidden
from it can have made the difference.

The real position is one truth, so a difference is no matter of how well others are guessed: they must only be possible.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from deskoherna.kit import knowledge
from deskoherna.kit import state as st
from deskoherna.kit.compliance.report import Broken, plural
from deskoherna.kit.compliance.sending import STEP_SEED, after, differs, heard, sent
from deskoherna.kit.compliance.walk import NOBODY, Visit
from deskoherna.kit.game import Game
from deskoherna.kit.random import seed_rng

TRIES = 150
"""Other truths that are tried for a step before it counts as not compared."""
FEW = 40
"""The same where every one of them was told otherwise what the step shows of whole rows: they go on with those rows."""
KNOWN = 12
"""Truths that are tried then."""
SAME = 6
"""When so many of them are the real one, and no other goes with what the step shows, nothing is hidden."""
LEAST = 99
"""Percent of the steps that must be compared."""


@dataclass
class Tally:
    """What became of the steps that were looked at."""

    compared: int = 0
    ending: int = 0
    """Steps that end the game: then everything is laid open."""
    alone: int = 0
    """Compared steps at which nothing is hidden from the viewer: there is no other truth."""
    missed: Counter[str] = field(default_factory=Counter)
    """Steps for which no other truth was found, by the reason of the last try."""
    example: str = ""

    def verdict(self, game: Game) -> str:
        """How many of how many; too few break the check."""
        asked = self.compared + sum(self.missed.values())
        hides = any(f.sight not in (st.OPEN, st.SCRATCH) and f.name != "rng" for f in st.fields(game.state))
        if 100 * self.compared < LEAST * asked or (hides and self.compared == self.alone):
            reasons = ", ".join(f"{why} {n}" for why, n in self.missed.most_common(3))
            raise Broken(
                f"{game.slug}: only {self.compared - self.alone} of {asked} steps could be compared in two truths, "
                f"{self.alone} had nothing hidden ({reasons or 'no step was looked at'}){self.example}"
            )
        return (
            f"{self.compared:,} of {plural(asked, 'step')} compared in two truths ({self.alone:,} with nothing "
            f"hidden), {self.ending:,} more ended a game"
        )


def compare(visit: Visit, viewer: int, seat: int, move: int, dice: random.Random, tally: Tally, luck: int = 0) -> None:
    """One move of one seat, as a viewer may tell it from what might have happened instead; `luck`: how chance falls."""
    game, s = visit.game, visit.s
    a, sights = _watched(visit, s, viewer, seat, move, luck)
    if game.over(a):
        tally.ending += 1
        return
    shown = newly_seen(s, a, viewer)
    look = sent(game, a, viewer)
    rows = _rows_shown(game, a, viewer)
    why, same, others = "no possible position", 0, 0
    for k in range(FEW + KNOWN if rows else TRIES):
        if rows and k == FEW:
            same = others = 0
        t = other_truth(visit, viewer, shown, dice.randrange(1 << 30), knowing=k % 2 == 0)
        if t is None:
            continue
        if rows and k >= FEW:
            _lay_rows(s, t, rows)
        if st.same(_without_chance(t), _without_chance(s)):
            same += 1
            if same == SAME and others == 0:
                break
            continue
        others += 1
        other = _alike(visit, t, viewer, seat, move, dice)
        if other == NOBODY:
            why = "nothing that looks alike is legal"
            continue
        b, other_sights = _watched(visit, t, viewer, seat, other, luck)
        why = _shows_else(game, a, b, viewer) if sights == other_sights else "it shows the viewer something else"
        if not why:
            _judge(visit, viewer, (seat, move), look, a, b)
            tally.compared += 1
            return
    if same >= SAME:
        tally.compared += 1
        tally.alone += 1
        return
    tally.missed[why] += 1
    tally.example = tally.example or f"; first after {visit.text(seat, move)} for viewer {viewer}{visit.place()}"


def compare_luck(visit: Visit, viewer: int, times: int) -> None:
    """The move that was played, when chance falls otherwise: what is drawn for others alone is hidden from the viewer.

    Only outcomes are compared that leave every open field alike: a rolled die that is kept may be told.
    """
    game = visit.game
    a, sights = _watched(visit, visit.s, viewer, visit.seat, visit.move, 0)
    untouched = st.clone(visit.s)
    seed_rng(untouched, STEP_SEED)
    if a.rng == untouched.rng:
        return
    look = sent(game, a, viewer)
    for luck in range(1, 1 + times):
        b, other_sights = _watched(visit, visit.s, viewer, visit.seat, visit.move, luck)
        if sights != other_sights or game.over(a) or _shows_else(game, a, b, viewer) or not _open_alike(a, b):
            continue
        _judge(visit, viewer, (visit.seat, visit.move), look, a, b)


def _open_alike(a: Any, b: Any) -> bool:
    return all(getattr(a, f.name) == getattr(b, f.name) for f in st.fields(type(a)) if f.sight is st.OPEN)


class Witness(list[tuple[int, ...]]):
    """What is told in a step, and what the viewer sees privately whenever it changes in between."""

    def __init__(self, s: Any, viewer: int) -> None:
        super().__init__()
        self.s, self.viewer = s, viewer
        self.sights = [self._look()]

    def append(self, event: tuple[int, ...]) -> None:
        """Somebody is told something."""
        super().append(event)
        self.look()

    def look(self) -> None:
        """Note what the viewer sees, unless it is what it saw before."""
        found = self._look()
        if found != self.sights[-1]:
            self.sights.append(found)

    def _look(self) -> bytes:
        return msgspec.json.encode(private(self.s, self.viewer))


def _watched(visit: Visit, s: Any, viewer: int, seat: int, move: int, luck: int) -> tuple[Any, list[bytes]]:
    """The position after a move, and what the viewer privately saw in the course of it."""
    t = after(visit, s, seat, move, lambda t: Witness(t, viewer), luck)
    t.told.look()
    return t, t.told.sights


def _judge(visit: Visit, viewer: int, played: tuple[int, int], look: dict[str, bytes], a: Any, b: Any) -> None:
    game = visit.game
    what = f"after {visit.text(*played)} viewer {viewer}, whom it shows nothing of the kind, can tell in"
    for f in st.fields(game.state):
        if f.sight is st.OPEN and getattr(a, f.name) != getattr(b, f.name):
            raise visit.broken(f"{what} the open field {f.name}: {getattr(a, f.name)} instead of {getattr(b, f.name)}")
    told_a, told_b = _worded(game, a, viewer), _worded(game, b, viewer)
    if told_a != told_b:
        raise visit.broken(f"{what} the events: {told_a} instead of {told_b}")
    wrong = differs(look, sent(game, b, viewer))
    if wrong:
        raise visit.broken(f"{what} {wrong}")


def _worded(game: Game, s: Any, viewer: int) -> list[str]:
    return [game.events.notate(e[0], e[1:], s) for e in heard(s, viewer)]


def _shows_else(game: Game, a: Any, b: Any, viewer: int) -> str:
    """Why the two outcomes show the viewer different things, or end differently; empty: they do not."""
    if game.over(b):
        return "the other truth ends the game"
    shows = [[e for e in heard(x, viewer) if e[0] in game.events.showing] for x in (a, b)]
    if shows[0] != shows[1]:
        return "its events show something else"
    if shows[0] and not _open_alike(a, b):
        return "what its events show goes on differently"
    return ""


def _rows_shown(game: Game, a: Any, viewer: int) -> set[int]:
    """Seats that an event of a step names which shows what was hidden: their own rows are what it may show."""
    found = set()
    for what, *args in heard(a, viewer):
        if what in game.events.showing:
            axes = game.events.events[what].axes
            found |= {point for axis, point in zip(axes, args, strict=False) if axis.name == "seat"}
    return found


def _lay_rows(s: Any, t: Any, seats: set[int]) -> None:
    """The rows of these seats lie in the other truth as they do: random ones would hardly ever agree with several."""
    for f in st.fields(type(s)):
        if f.sight is st.OWN:
            for i, row in enumerate(getattr(s, f.name)):
                if knowledge.owner_of(s, f, i) in seats:
                    getattr(t, f.name)[i] = row[:] if isinstance(row, list) else row


def private(s: Any, viewer: int) -> dict[str, Any]:
    """What only some see, and the viewer does; a spectator sees what everybody has seen."""
    found: dict[str, Any] = {}
    everybody = (1 << s.seats) - 1
    for f in st.fields(type(s)):
        if f.sight is st.OWN and viewer >= 0:
            rows = getattr(s, f.name)
            found[f.name] = [row if knowledge.owner_of(s, f, i) == viewer else None for i, row in enumerate(rows)]
        elif f.sight is st.SEEN:
            bits = everybody if viewer < 0 else 1 << viewer
            rows = getattr(s, f.name)
            found[f.name] = [row if seen_by & bits == bits else None for row, seen_by in zip(rows, s.seen, strict=True)]
    return found


def newly_seen(s: Any, a: Any, viewer: int) -> list[int]:
    """The points of `seen` that the step lays open to the viewer."""
    if not any(f.name == "seen" for f in st.fields(type(s))):
        return []
    bits = _bits_of(s, viewer)
    return [c for c in range(len(s.seen)) if a.seen[c] & bits == bits and s.seen[c] & bits != bits]


def _bits_of(s: Any, viewer: int) -> int:
    return 1 << viewer if viewer >= 0 else (1 << s.seats) - 1


def other_truth(visit: Visit, viewer: int, shown: list[int], seed: int, *, knowing: bool) -> Any:
    """Another truth behind what the viewer knows, in which what the step will show it lies where it does lie.

    `knowing`: to find it, the viewer is taken to have seen that already. None: the game cannot imagine such a truth, or
    not so that the viewer would not know it after all.
    """
    s = visit.s
    x, bits = st.clone(s), _bits_of(s, viewer)
    for c in shown if knowing else ():
        x.seen[c] |= bits
    try:
        t = x
        for seat in range(s.seats) if viewer < 0 else (viewer,):
            t = visit.game.imagine(t, seat, seed)
    except Exception as error:
        if shown and knowing:
            return None
        raise visit.broken(f"forget for viewer {viewer} raised {type(error).__name__}: {error}") from error
    on_cards = [f.name for f in st.fields(type(s)) if f.sight is st.SEEN and f.name != "seen"]
    for c in shown:
        if any(getattr(t, name)[c] != getattr(s, name)[c] for name in on_cards):
            return None
        t.seen[c] = s.seen[c]
    if shown and (visit.game.faults(t) or knowledge.visible(s, viewer) != knowledge.visible(t, viewer)):
        return None
    return t


def _alike(visit: Visit, t: Any, viewer: int, seat: int, move: int, dice: random.Random) -> int:
    """A move of the other truth that looks to the viewer as the real one does."""
    game = visit.game
    moves = game.legal(t, seat) if seat in game.actors(t) else []
    if viewer != seat:
        mask = game.rules.mask(visit.s, seat, move)
        moves = [m for m in moves if game.rules.mask(t, seat, m) == mask]
    elif move not in moves:
        return NOBODY
    if move in moves and (viewer == seat or dice.random() < 1 / 3):
        return move
    return dice.choice(moves) if moves else NOBODY


def _without_chance(s: Any) -> Any:
    t = st.clone(s)
    t.rng = [0] * len(t.rng)
    return t
