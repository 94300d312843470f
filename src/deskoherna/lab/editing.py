"""For whoever edits the words: every message of both languages side by side, with what it says in a real game."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deskoherna.kit.game import Game
from deskoherna.kit.source import words_source
from deskoherna.kit.words import LANGUAGES, MissingWords, words
from deskoherna.lab.wording import Spoken, listen

Mark = Literal["unseen", "missing", "equal", "small", "broken"]
MARKS: tuple[Mark, ...] = ("missing", "broken", "unseen", "equal", "small")
EXAMPLES = 3
"""Examples of a message that are shown."""
TRIED = 40
"""Things said of which the examples are chosen."""
PLAYED = ("move-", "did-", "event-", "prompt-")
"""Ids of what comes up when a game is played: one that never did is marked."""
SENTENCES = ("did-", "event-", "prompt-", "sum-", "wrong-")
"""Ids of whole sentences: they begin with a capital letter."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (1, 3, 5)
"""One of each number that Czech tells apart."""


@dataclass(frozen=True)
class Source:
    """A message as it stands in its file."""

    path: Path
    line: int
    text: str
    message: ast.Message

    @property
    def says_something(self) -> bool:
        """Has it a text of its own, not only attributes?"""
        return self.message.value is not None


@dataclass(frozen=True)
class Example:
    """The same thing said in both languages; empty where one cannot say it."""

    cs: str
    en: str


@dataclass
class Row:
    """One message."""

    where: str
    key: str
    sources: Mapping[str, Source]
    """By language."""
    examples: list[Example] = field(default_factory=list)
    marks: set[Mark] = field(default_factory=set)

    @cached_property
    def searched(self) -> str:
        """What a search looks at."""
        texts = [self.where, self.key, *(s.text for s in self.sources.values())]
        return plain(" ".join([*texts, *(f"{e.cs} {e.en}" for e in self.examples)]))


def plain(text: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text)
    return "".join(c for c in letters if not unicodedata.combining(c)).casefold()


def read(path: Path) -> dict[str, Source]:
    """The messages of a Fluent file, in its order."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, Source] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.span is not None:
            line = text[: entry.span.start].count("\n") + 1
            found[entry.id.name] = Source(path, line, text[entry.span.start : entry.span.end], entry)
    return found


@dataclass(frozen=True)
class MessageFiles:
    """Files that belong together, one a language, with what renders them."""

    where: str
    files: Mapping[str, Path]
    bundles: Mapping[str, FluentBundle]

    @cached_property
    def sources(self) -> Mapping[str, dict[str, Source]]:
        """Messages by language and id."""
        return {language: read(path) for language, path in self.files.items() if path.is_file()}

    @property
    def keys(self) -> list[str]:
        """All ids in the order of the files."""
        return list(dict.fromkeys(key for found in self.sources.values() for key in found))

    def format(self, language: str, key: str, args: Mapping[str, Any]) -> str:
        """A message with its attributes: `Fox · acc: the Fox`."""
        known = self.bundles.get(language)
        if known is None or not known.has_message(key):
            return ""
        message = known.get_message(key)
        said = [] if message.value is None else [str(known.format_pattern(message.value, dict(args))[0])]
        for name, pattern in message.attributes.items():
            said.append(f"{name}: {known.format_pattern(pattern, dict(args))[0]}")
        return " · ".join(said)

    def rows(
        self,
        game: Game | None = None,
        spoken: Mapping[str, Sequence[Spoken]] | None = None,
        imagined: Mapping[str, Sequence[Spoken]] | None = None,
    ) -> Iterator[Row]:
        """Every message; with what was spoken in a game its examples come from there, else from what is imagined."""
        for key in self.keys:
            row = Row(self.where, key, {x: found[key] for x, found in self.sources.items() if key in found})
            said = (spoken or {}).get(key, ())
            told = said or (imagined or {}).get(key, ())
            try:
                row.examples = _spoken(game, told) if told and game else self._rendered(row)
            except MissingWords:
                row.marks.add("broken")
            if set(row.sources) != set(LANGUAGES):
                row.marks.add("missing")
            if spoken is not None and key.startswith(PLAYED) and not said:
                row.marks.add("unseen")
            row.marks |= _looks(row)
            yield row

    def _rendered(self, row: Row) -> list[Example]:
        """A message that nobody said: with numbers and with every choice that it makes."""
        made = [self._example(row.key, args) for args in samples([s.message for s in row.sources.values()])]
        return list(dict.fromkeys(made))[: EXAMPLES + 1]

    def _example(self, key: str, args: Mapping[str, Any]) -> Example:
        return Example(*(self.format(language, key, args) for language in LANGUAGES))


def bundle(language: str, *texts: str) -> FluentBundle:
    """Fluent texts, to be rendered together."""
    made = FluentBundle([language], use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text))
    return made


def _spoken(game: Game, said: Sequence[Spoken]) -> list[Example]:
    """Some things that were said, as different as they can be."""
    step = max(1, len(said) // TRIED)
    made = (Example(*(one.render(words(game, language)) for language in LANGUAGES)) for one in said[::step])
    return list(islice(dict.fromkeys(made), EXAMPLES))


def _looks(row: Row) -> set[Mark]:
    """What an editor would want to look at."""
    marks: set[Mark] = set()
    texts = [text for example in row.examples for text in (example.cs, example.en) if text]
    letters = any(c.isalpha() for text in texts for c in text)
    if letters and all(example.cs == example.en for example in row.examples):
        marks.add("equal")
    if row.key.startswith(SENTENCES) and any(text.lstrip("„“\"'")[:1].islower() for text in texts):
        marks.add("small")
    return marks


class _Asked(Visitor):
    """What a message asks for: its arguments with the choices it makes by them."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # Fluent calls it so
        self.found.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
            self.found.setdefault(selector.id.name, []).extend(keys)
        self.generic_visit(node)


def samples(messages: Sequence[ast.Message]) -> list[dict[str, Any]]:
    """Arguments for a message: every choice once, numbers of every kind, else the argument by its name."""
    asked = _Asked()
    for message in messages:
        asked.visit(message)
    values = {name: _values(name, keys) for name, keys in asked.found.items()}
    most = max((len(v) for v in values.values()), default=1)
    return [{name: v[i % len(v)] for name, v in values.items()} for i in range(most)]


def _values(name: str, keys: Sequence[str]) -> list[Any]:
    chosen = [key for key in dict.fromkeys(keys) if key not in PLURALS and not key.lstrip("-").isdigit()]
    numbers = [int(key) for key in dict.fromkeys(keys) if key.lstrip("-").isdigit()]
    if chosen:
        return chosen
    if keys:
        return [*numbers, *(n for n in NUMBERS if n not in numbers)]
    return [f"<{name}>"]


# ---------------------------------------------------------------- where words lie


def of_game(game: Game, steps: int) -> list[Row]:
    """The words of a game with examples from games of so many steps, then those of the terminal alone."""
    folder = game.folder / "words"
    if not folder.is_dir():
        return []
    heard = listen(game, steps)
    spoken, imagined = _by_key(heard.spoken()), _by_key(heard.imagined())
    bundles = {language: words(game, language).bundle for language in LANGUAGES}
    main = {language: folder / f"{language}.ftl" for language in LANGUAGES}
    found = list(MessageFiles(game.slug, main, bundles).rows(game, spoken, imagined))
    for part in sorted({path.name.removesuffix(".cs.ftl") for path in folder.glob("*.cs.ftl")}):
        files = {language: folder / f"{part}.{language}.ftl" for language in LANGUAGES}
        found += MessageFiles(f"{game.slug}, {part}", files, bundles).rows()
    return found


def _by_key(spoken: Iterable[Spoken]) -> dict[str, list[Spoken]]:
    found: dict[str, list[Spoken]] = {}
    for one in spoken:
        found.setdefault(one.key, []).append(one)
    return found


def of_board(game: Game, web: Path) -> list[Row]:
    """The words of a game that only its board in the browser needs; none where it has no board."""
    files = _files(web / "games" / game.slug / "words")
    bundles = {
        language: bundle(language, words_source(game, language), path.read_text(encoding="utf-8"))
        for language, path in files.items()
    }
    return list(MessageFiles(f"{game.slug}, board", files, bundles).rows())


def of_folder(where: str, folder: Path) -> list[Row]:
    """The words of the browser or of the terminal."""
    files = _files(folder)
    bundles = {language: bundle(language, path.read_text(encoding="utf-8")) for language, path in files.items()}
    return list(MessageFiles(where, files, bundles).rows())


def _files(folder: Path) -> dict[str, Path]:
    paths = {language: folder / f"{language}.ftl" for language in LANGUAGES}
    return {language: path for language, path in paths.items() if path.is_file()}
