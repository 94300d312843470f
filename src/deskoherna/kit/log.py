"""A game in progress as a fold of its log: moves with their sequence numbers, and undo exactly as far as it is fair."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game
from deskoherna.kit.random import ChanceError, refresh
from deskoherna.kit.state import restore

Told = tuple[int, ...]


class IllegalMove(ValueError):
    """A move that is not legal now, in one sentence."""


@dataclass(frozen=True)
class Played:
    """One accepted move and what is needed to judge whether it may be withdrawn."""

    seq: int
    seat: int
    move: int
    mask: int
    """The move as the other seats see it."""
    phase: int
    """The phase it was made in."""
    actors: int
    """Who could act before it."""
    reveals: int
    """How much had been revealed before it."""
    told: tuple[Told, ...]
    """The events it caused: (to, what, a, b, c)."""
    chance: tuple[int, ...] | None = None
    """The outcomes it was given, as in a lesson; None: they came from the secret."""


def refusal(game: Game, s: Any, seat: int, move: int) -> str | None:
    """Why the seat may not play this move now, in one sentence; None: it may."""
    if seat not in game.actors(s):
        return f"seat {seat} has nothing to decide now"
    if move not in game.legal(s, seat):
        return f"{game.notate(move, s)!r} is not legal now"
    return None


class Log:
    """One game: options, secret, entries; `state` is their fold."""

    def __init__(self, game: Game, options: Any, key: bytes, start: dict[str, Any] | None = None) -> None:
        self.game, self.options, self.key = game, options, key
        self.start = start
        """A stored position (`state.snapshot`) to begin from instead of a deal: a fork, a scenario."""
        self.entries: list[Played] = []
        self.next_seq = 1
        self.state = self._start()

    def _start(self) -> Any:
        s = self.game.zero() if self.start is None else restore(self.game.state, self.start)
        s.told = []
        refresh(s, self.key, 0)
        if self.start is None:
            self.game.rules.setup(s, self.game.encode(self.options))
        self.opening: tuple[Told, ...] = tuple(s.told)
        return s

    def play(self, seat: int, move: int, seq: int | None = None, chance: Sequence[int] | None = None) -> Played:
        """Check and play a move. `seq` is given when a stored log is folded again; `chance` are its outcomes, where
        they do not come from the secret."""
        wrong = refusal(self.game, self.state, seat, move)
        if wrong:
            raise IllegalMove(wrong)
        return self._apply(seat, move, self.next_seq if seq is None else seq, chance)

    def _apply(self, seat: int, move: int, seq: int, chance: Sequence[int] | None) -> Played:
        s, game = self.state, self.game
        s.told = []
        phase, actors, reveals = s.phase, game.rules.actors(s), s.reveals
        mask = game.rules.mask(s, seat, move)
        self._step(s, seq, seat, move, chance)
        kept = None if chance is None else tuple(chance)
        entry = Played(seq, seat, move, mask, phase, actors, reveals, tuple(s.told), kept)
        s.told = []
        self.entries.append(entry)
        self.next_seq = max(self.next_seq, seq + 1)
        return entry

    def _step(self, s: Any, seq: int, seat: int, move: int, chance: Sequence[int] | None) -> None:
        """Play a move with the chance that is its own."""
        refresh(s, self.key, seq)
        s.forced = None if chance is None else list(chance)
        self.game.play(s, seat, move)
        if s.forced:
            raise ChanceError(f"given outcomes left over: {s.forced!r}")
        s.forced = None

    def undoable(self, seat: int) -> Played | None:
        """The last move of the seat, if it may still be withdrawn.

        A seat that becomes an actor closes the window: it has been asked on the strength of that move, or a
        parallel phase is complete.
        """
        s, game = self.state, self.game
        last = next((i for i in range(len(self.entries) - 1, -1, -1) if self.entries[i].seat == seat), None)
        if last is None or game.over(s):
            return None
        entry, later = self.entries[last], self.entries[last + 1 :]
        if s.reveals != entry.reveals:
            return None
        acting = [entry.actors, *(e.actors for e in later), game.rules.actors(s)]
        if any(after & ~before for before, after in pairwise(acting)):
            return None
        if later and (
            entry.phase not in game.parallel or s.phase != entry.phase or any(e.phase != entry.phase for e in later)
        ):
            return None
        return entry

    def undo(self, seat: int) -> Played:
        """Withdraw the seat's last move: the log is folded again without it; kept moves keep their own chance."""
        entry = self.undoable(seat)
        if entry is None:
            raise IllegalMove("there is nothing to take back")
        self.withdraw(entry.seq)
        return entry

    def withdraw(self, seq: int) -> None:
        """Take a move back: everything is folded again without it."""
        kept = [e for e in self.entries if e.seq != seq]
        self.entries, self.state = [], self._start()
        for e in kept:
            self._apply(e.seat, e.move, e.seq, e.chance)

    def shown(self, entry: Played, viewer: int) -> int:
        """The move as this viewer sees it in the log (masked for all but its seat)."""
        return entry.move if viewer in (entry.seat, ALL) else entry.mask

    def at(self, n: int) -> Any:
        """The position after the first n moves."""
        s = self._start()
        for e in self.entries[:n]:
            self._step(s, e.seq, e.seat, e.move, e.chance)
        s.told = None
        return s

    def save(self) -> dict[str, Any]:
        """All that is needed to fold this game again."""
        s = self._start()
        moves: list[list[Any]] = []
        for e in self.entries:
            given = [] if e.chance is None else [list(e.chance)]
            moves.append([e.seq, e.seat, self.game.notate(e.move, s), *given])
            self._step(s, e.seq, e.seat, e.move, e.chance)
        saved = {
            "game": self.game.slug,
            "rules": self.game.version,
            "material": self.game.material_hash,
            "options": msgspec.to_builtins(self.options),
            "key": self.key.hex(),
            "moves": moves,
        }
        return saved if self.start is None else saved | {"start": self.start}


class LogError(ValueError):
    """A saved game that cannot be folded here, in one sentence; `entry` is the number of the move that is wrong."""

    def __init__(self, sentence: str, entry: int | None = None) -> None:
        super().__init__(sentence)
        self.entry = entry


def load(game: Game, saved: dict[str, Any]) -> Log:
    """Fold a saved game again; every move is judged anew. It meets only its own rules and material."""
    for what, here in (("game", game.slug), ("rules", game.version), ("material", game.material_hash)):
        if saved.get(what) != here:
            raise LogError(f"the saved game has {what} {saved.get(what)!r}, here it is {here!r}")
    log = Log(game, game.read_options(saved["options"]), bytes.fromhex(saved["key"]), saved.get("start"))
    for n, (seq, seat, text, *given) in enumerate(saved["moves"], 1):
        try:
            log.play(seat, game.verbs.read(text, log.state), seq, given[0] if given else None)
        except (ValueError, IndexError, OverflowError) as error:
            raise LogError(f"the saved game cannot be played again, move {n}: {error}", n) from None
    return log
