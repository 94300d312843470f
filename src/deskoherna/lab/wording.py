"""What games say: every move, event and sentence that came up in games really played, to be put into words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from deskoherna.kit.compliance.walk import walk
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log
from deskoherna.kit.view import Say, sentences
from deskoherna.kit.words import Words

KEY = bytes(32)
PEOPLE = ("Anežka", "Bohdan", "Cecílie", "David")
NAMES: dict[str, Any] = {f"seat:{k}": name for i, name in enumerate(PEOPLE) for k in (i, "abcdefgh"[i])}
"""Names as people have them, by seat."""

Render = Callable[[Words], str]


@dataclass(frozen=True)
class Spoken:
    """Something that was to be said in a game: the id of its message, and how it is said."""

    key: str
    render: Render


@dataclass
class Heard:
    """All that was to be said in some games, each thing once."""

    game: Game
    moves: set[int] = field(default_factory=set)
    played: set[tuple[int, int]] = field(default_factory=set)
    """Seats with moves, as their seat and as the others see them."""
    events: set[tuple[int, tuple[int, ...]]] = field(default_factory=set)
    sentences: dict[str, tuple[Say, int]] = field(default_factory=dict)

    def hear_move(self, s: Any, seat: int, move: int) -> None:
        """A move that is about to be played, with all that could have been played instead."""
        self.moves.update(self.game.legal(s, seat))
        masked = self.game.rules.mask(s, seat, move)
        self.moves.add(masked)
        self.played |= {(seat, move), (seat, masked)}

    def hear_events(self, told: Any) -> None:
        """What was told, without to whom."""
        for _to, what, *args in told or ():
            axes = self.game.events.events[what].axes
            self.events.add((what, tuple(args[: len(axes)])))

    def hear_view(self, s: Any, viewer: int) -> None:
        """Every sentence of a view."""
        for say in sentences(self.game.view(s, viewer)):
            self.sentences.setdefault(f"{say.id} {sorted(say.args.items())} {viewer}", (say, viewer))

    def spoken(self) -> Iterator[Spoken]:
        """All of it, in a fixed order; what addresses a reader once for the reader and once for somebody else."""
        for move in sorted(self.moves):
            yield Spoken(f"move-{self._verb(move)}", _move(move))
        for seat, move in sorted(self.played):
            for reader in (SPECTATOR, seat):
                yield Spoken(f"did-{self._verb(move)}", _did(seat, move, reader))
        for what, args in sorted(self.events):
            event = self.game.events.events[what]
            seats = [a for axis, a in zip(event.axes, args, strict=False) if axis.name == "seat" and a >= 0]
            for reader in (SPECTATOR, *dict.fromkeys(seats)):
                yield Spoken(f"event-{event.key}", _event(what, args, reader))
        for say, viewer in self.sentences.values():
            yield Spoken(say.id, _sentence(say, viewer))

    def imagined(self) -> Iterator[Spoken]:
        """Every move and event once, with points from the middle of their axes: for what never came up."""
        for verb in self.game.verbs.verbs:
            move = verb.first + verb.size // 2
            yield Spoken(f"move-{verb.key}", _move(move))
            yield Spoken(f"did-{verb.key}", _did(0, move, SPECTATOR))
        for what, event in enumerate(self.game.events.events):
            yield Spoken(f"event-{event.key}", _event(what, tuple(axis.size // 2 for axis in event.axes), SPECTATOR))

    def _verb(self, move: int) -> str:
        return self.game.verbs.verb(move).key


def _move(move: int) -> Render:
    return lambda words: words.move(move, **NAMES)


def _did(seat: int, move: int, reader: int) -> Render:
    return lambda words: words.did(seat, move, reader, **NAMES) or ""


def _event(what: int, args: tuple[int, ...], reader: int) -> Render:
    return lambda words: words.event(what, args, reader, **NAMES)


def _sentence(say: Say, viewer: int) -> Render:
    return lambda words: words.say(say, viewer, **NAMES)


def listen(game: Game, steps: int) -> Heard:
    """Games of every mode, so many steps in all: at random, as novices play, and curious for what is rare."""
    heard = Heard(game)
    for options in game.tables.values():
        heard.hear_events(Log(game, options, KEY).opening)
    living: Any = None
    for n, visit in enumerate(walk(game, steps)):
        s = visit.s
        if living is s:
            heard.hear_events(s.told)
        living, s.told = s, []
        viewers = (ALL, SPECTATOR, *range(s.seats))
        for viewer in viewers if visit.over else {visit.seat, viewers[n % len(viewers)]}:
            heard.hear_view(s, viewer)
        if not visit.over:
            heard.hear_move(s, visit.seat, visit.move)
    return heard
