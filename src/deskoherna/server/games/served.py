"""The games this server offers."""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message

from deskoherna.bots import registry as bots
from deskoherna.kit import board, registry
from deskoherna.kit.game import Game, OptionsError
from deskoherna.kit.options import schema
from deskoherna.kit.source import words_source
from deskoherna.kit.state import fields
from deskoherna.kit.words import LANGUAGES, aid, rulebook
from deskoherna.server.wire import bodies
from deskoherna.server.wire.refusal import Refused

IN_LISTS = ("game-name", "game-tagline")
"""Messages that a list of games shows."""


@dataclass(frozen=True, eq=False)
class ServedGame:
    """One game that is offered, and the name under which any process can find it."""

    name: str
    game: Game
    outside: tuple[str, ...] = ()
    """Bots from outside that play here."""
    pack: str | None = None
    """The name of the pack it is played with; none: our own material."""

    @cached_property
    def words(self) -> dict[str, str]:
        """By language, with the names and amounts of the material."""
        game = self.game
        return {x: words_source(game, x) for x in LANGUAGES if (game.folder / "words" / f"{x}.ftl").is_file()}

    @cached_property
    def names(self) -> dict[str, str]:
        """By language, what lists of games say of it: a small part of its words."""
        return {language: "".join(_of_lists(text)) for language, text in self.words.items()}

    @cached_property
    def named_modes(self) -> frozenset[str]:
        """Tables that the words have a name for; the others are there for tests and for the lab."""
        said = set(re.findall(r"^table-([\w-]+) =", "\n".join(self.words.values()), re.MULTILINE))
        return frozenset(said & set(self.game.tables))

    @cached_property
    def rulebook(self) -> dict[str, str]:
        """By language; a language without a page is not there."""
        return {x: text for x in LANGUAGES if (text := rulebook(self.game, x)) is not None}

    @cached_property
    def aid(self) -> dict[str, str]:
        """The player aid, by language; a language without one is not there."""
        return {x: text for x in LANGUAGES if (text := aid(self.game, x)) is not None}

    def options(self, values: dict[str, Any]) -> Any:
        try:
            return self.game.read_options(values)
        except OptionsError as error:
            reason, _, at = str(error).removeprefix(f"{self.game.slug}: ").partition(" - at `$.")
            if error.wrong is None:
                raise Refused("bad_options", reason=reason, at=at.rstrip("`")) from None
            wrong = error.wrong
            values = {f"option:{name}": value for name, value in wrong.values.items()}
            raise Refused("bad_options", reason=reason, at=wrong.at, wrong=wrong.key, **values) from None

    @staticmethod
    def plain(options: Any) -> dict[str, Any]:
        values: dict[str, Any] = msgspec.to_builtins(options)
        return values

    def seats(self, options: Any) -> int:
        return int(self.game.encode(options)[0])

    @cached_property
    def info(self) -> bodies.GameInfo:
        game = self.game
        presets = [bodies.Preset(name, self.seats(o), msgspec.to_builtins(o)) for name, o in game.tables.items()]
        return bodies.GameInfo(
            slug=game.slug,
            rules=game.version,
            material=game.material_hash,
            own_material=game.material.own,
            pack=self.pack,
            max_seats=game.max_seats,
            seat_counts=sorted({p.seats for p in presets}),
            defaults=msgspec.to_builtins(game.options()),
            options=schema(game.options),
            presets=presets,
            bots=[bodies.Bot(kind, kind in self.outside) for kind in self.bots()],
            parallel=self.phases(game.parallel),
            words={x: hashlib.sha256(text.encode()).hexdigest()[:16] for x, text in self.words.items()},
            together=game.cooperative,
            names=self.names,
            workshop=game.workshop,
            minutes=game.minutes,
            aid=bool(self.aid),
            board=board.made_for(game.folder),
        )

    def bots(self) -> list[str]:
        return [*bots.names(), *self.outside]

    def check_bot(self, kind: str) -> str:
        if kind not in self.bots():
            raise Refused("unknown_bot", bot=kind)
        return kind

    def phases(self, numbers: Iterable[int]) -> list[str]:
        """Phases by the ids of their axis."""
        field = next(f for f in fields(self.game.state) if f.name == "phase")
        return [str(n) if field.of is None else field.of.ids[n] for n in sorted(numbers)]


def _of_lists(text: str) -> list[str]:
    messages = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)]
    return [serialize_message(one) for one in messages if one.id.name in IN_LISTS]


class Games:
    """All of them, by slug."""

    def __init__(self, names: Iterable[str] | None = None, outside: Iterable[str] = ()) -> None:
        self.served: dict[str, ServedGame] = {}
        self.outside = tuple(outside)
        for name in [*registry.slugs(), *registry.workshop()] if names is None else names:
            game = registry.game(name)
            self.served[game.slug] = ServedGame(name, game, self.outside)

    def find(self, slug: str) -> ServedGame:
        if slug not in self.served:
            raise Refused("unknown_game", game=slug[:64])
        return self.served[slug]

    def check_bot(self, kind: str) -> str:
        if kind not in bots.names() and kind not in self.outside:
            raise Refused("unknown_bot", bot=kind)
        return kind
