"""A game in the words of one language; where a game has no words of its own, its notation speaks."""

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.view import Say
from deskoherna.kit.words import MissingWords, Words, words


class Speech:
    """Moves, events, prompts and names for one person. `seats` are the names of those at the table."""

    def __init__(self, game: Game, language: str, seats: Sequence[str] = ()) -> None:
        self.game, self.language = game, language
        self.words: Words | None = None
        if (game.folder / "words" / f"{language}.ftl").is_file():
            self.words = words(game, language)
        self.seats = list(seats)
        self.more: Mapping[str, Any] = {f"seat:{k}": name for i, name in enumerate(seats) for k in (i, "abcdefgh"[i])}

    def message(self, key: str, otherwise: str) -> str:
        return self.words.text(key) if self.words is not None and self.words.has(key) else otherwise

    def move(self, move: int, s: Any = None, reader: int = SPECTATOR) -> str:
        try:
            return self.game.notate(move, s) if self.words is None else self.words.move(move, reader, **self.more)
        except MissingWords:
            return self.game.notate(move, s)

    def choices(self, legal: Sequence[int], s: Any = None, reader: int = SPECTATOR) -> list[str]:
        """Moves to choose between: those that read the same are told apart."""
        with contextlib.suppress(MissingWords):
            if self.words is not None:
                return self.words.choices(legal, reader, **self.more)
        return [self.move(move, s, reader) for move in legal]

    def did(self, seat: int, move: int, s: Any = None, reader: int = SPECTATOR) -> str | None:
        """What the log says of a move; None: nothing, its events tell it."""
        with contextlib.suppress(MissingWords):
            if self.words is not None and self.words.tells_moves:
                return self.words.did(seat, move, reader, **self.more)
        return f"{self.seat(seat)}: {self.move(move, s, reader)}"

    def event(self, what: int, args: Sequence[int], s: Any = None, reader: int = SPECTATOR) -> str:
        given = args[: len(self.game.events.events[what].axes)]
        try:
            return (
                self.game.events.notate(what, given, s)
                if self.words is None
                else self.words.event(what, given, reader, **self.more)
            )
        except MissingWords:
            return self.game.events.notate(what, given, s)

    @property
    def drafts(self) -> frozenset[str]:
        """Verbs of which nothing is said before an event sums them up."""
        return frozenset() if self.words is None else self.words.drafts

    def sum(self, what: int, args: Sequence[int], moves: Sequence[int], reader: int = SPECTATOR) -> str | None:
        """An event together with what its seat did before; None: it sums nothing of it up."""
        if self.words is None:
            return None
        keys = self.words.summed_by(what)
        summed = [move for move in moves if self.game.verbs.verb(move).key in keys]
        return self.words.sum(what, args, summed, reader, **self.more) if summed else None

    def say(self, what: Say, reader: int = SPECTATOR) -> str:
        try:
            return what.id if self.words is None else self.words.say(what, reader, **self.more)
        except MissingWords:
            return what.id

    def name(self, text: str) -> str:
        """`card:portal` by its name; any other text as it is."""
        axis, colon, point = text.partition(":")
        if not colon:
            return text
        if axis == "seat":
            return str(self.more.get(text, point))
        return str(self.words.named(f"{axis}-{point}", point)[""]) if self.words is not None else point

    def seat(self, seat: int) -> str:
        return self.seats[seat] if seat < len(self.seats) else "ABCDEFGH"[seat]
