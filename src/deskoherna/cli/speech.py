"""A game in the words of one language; where a game has no words of its own, its notation speaks."""

from collections.abc import Mapping, Sequence
from typing import Any

from deskoherna.kit.game import Game
from deskoherna.kit.view import Say
from deskoherna.kit.words import MissingWords, Words, words


class Speech:
    """Moves, events, prompts and names for the eyes of one person. `seats` are the names of those at the table."""

    def __init__(self, game: Game, language: str, seats: Sequence[str] = ()) -> None:
        self.game, self.language = game, language
        self.words: Words | None = None
        if (game.folder / "words" / f"{language}.ftl").is_file():
            self.words = words(game, language)
        self.seats = list(seats)
        self.more: Mapping[str, Any] = {f"seat:{k}": name for i, name in enumerate(seats) for k in (i, "abcdefgh"[i])}

    def message(self, key: str, otherwise: str) -> str:
        return self.words.text(key) if self.words is not None and self.words.has(key) else otherwise

    def move(self, move: int, s: Any = None) -> str:
        try:
            return self.game.notate(move, s) if self.words is None else self.words.move(move, **self.more)
        except MissingWords:
            return self.game.notate(move, s)

    def event(self, what: int, args: Sequence[int], s: Any = None) -> str:
        given = args[:len(self.game.events.events[what].axes)]
        try:
            return self.game.events.notate(what, given, s) if self.words is None else self.words.event(
                what, given, **self.more)
        except MissingWords:
            return self.game.events.notate(what, given, s)

    def say(self, what: Say) -> str:
        try:
            return what.id if self.words is None else self.words.say(what, **self.more)
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
