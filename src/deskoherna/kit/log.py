"""A game in progress as a fold of its log: moves with their sequence numbers, and undo exactly as far as it is fair."""

from dataclasses import dataclass
from typing import Any

import msgspec

from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game
from deskoherna.kit.random import refresh

Told = tuple[int, ...]


class IllegalMove(ValueError):
    """A move that is not legal now, in one sentence."""


@dataclass(frozen=True)
class Entry:
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


class Log:
    """One game: options, secret, entries; `state` is their fold."""

    def __init__(self, game: Game, options: Any, key: bytes) -> None:
        self.game, self.options, self.key = game, options, key
        self.entries: list[Entry] = []
        self.next_seq = 1
        self.state = self._start()

    def _start(self) -> Any:
        s = self.game.zero()
        s.told = []
        refresh(s, self.key, 0)
        self.game.rules.setup(s, self.game.encode(self.options))
        self.opening: tuple[Told, ...] = tuple(s.told)
        return s

    def play(self, seat: int, move: int, seq: int | None = None) -> Entry:
        """Check and play a move. `seq` is given when a stored log is folded again."""
        s, game = self.state, self.game
        if seat not in game.actors(s):
            raise IllegalMove(f"seat {seat} has nothing to decide now")
        if move not in game.legal(s, seat):
            raise IllegalMove(f"{game.notate(move, s)!r} is not legal now")
        return self._apply(seat, move, self.next_seq if seq is None else seq)

    def _apply(self, seat: int, move: int, seq: int) -> Entry:
        s, game = self.state, self.game
        s.told = []
        phase, actors, reveals = s.phase, game.rules.actors(s), s.reveals
        mask = game.rules.mask(s, seat, move)
        refresh(s, self.key, seq)
        game.play(s, seat, move)
        entry = Entry(seq, seat, move, mask, phase, actors, reveals, tuple(s.told))
        s.told = []
        self.entries.append(entry)
        self.next_seq = max(self.next_seq, seq + 1)
        return entry

    def undoable(self, seat: int) -> Entry | None:
        """The last move of the seat, if it may still be withdrawn."""
        s, game = self.state, self.game
        last = next((i for i in range(len(self.entries) - 1, -1, -1) if self.entries[i].seat == seat), None)
        if last is None or game.over(s):
            return None
        entry, later = self.entries[last], self.entries[last + 1:]
        if s.reveals != entry.reveals:
            return None
        acting = game.rules.actors(s)
        for e in later:
            acting |= e.actors
        if acting & ~entry.actors:
            return None
        if later and (entry.phase not in game.parallel or any(e.phase != entry.phase for e in later)):
            return None
        return entry

    def undo(self, seat: int) -> Entry:
        """Withdraw the seat's last move: the log is folded again without it; kept moves keep their own chance."""
        entry = self.undoable(seat)
        if entry is None:
            raise IllegalMove("there is nothing to take back")
        self.withdraw(entry.seq)
        return entry

    def withdraw(self, seq: int) -> None:
        kept = [e for e in self.entries if e.seq != seq]
        self.entries, self.state = [], self._start()
        for e in kept:
            self._apply(e.seat, e.move, e.seq)

    def shown(self, entry: Entry, viewer: int) -> int:
        """The move as this viewer sees it in the log (masked for all but its seat)."""
        return entry.move if viewer in (entry.seat, ALL) else entry.mask

    def at(self, n: int) -> Any:
        """The position after the first n moves."""
        s = self._start()
        for e in self.entries[:n]:
            refresh(s, self.key, e.seq)
            self.game.play(s, e.seat, e.move)
        s.told = None
        return s

    def save(self) -> dict[str, Any]:
        """All that is needed to fold this game again."""
        s = self._start()
        moves = []
        for e in self.entries:
            moves.append([e.seq, e.seat, self.game.notate(e.move, s)])
            refresh(s, self.key, e.seq)
            self.game.play(s, e.seat, e.move)
        return {"game": self.game.slug, "rules": self.game.version, "material": self.game.material_hash,
                "options": msgspec.to_builtins(self.options), "key": self.key.hex(),
                "moves": moves}
