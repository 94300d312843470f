"""Words: everything that can be said is said in Czech and English, under the same ids, without an error."""

import enum
import random
import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser, ast

from deskoherna.kit.axes import Axis, slug
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.walk import positions, walk
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.view import Say
from deskoherna.kit.words import LANGUAGES, MissingWords, Words, fluent_id

SPARE = ("phase-", "prompt-", "reason-", "table-", "option-")
"""Ids that are looked up by what a view, a table or a form holds: not every one occurs in every walk."""
HOUSE = ("game-name", "game-tagline")
"""Ids every game has."""


def messages(game: Game, language: str) -> dict[str, set[str]]:
    """The ids of a Fluent file with their attributes; a line that cannot be read or an id that stands twice is told."""
    path = game.folder / "words" / f"{language}.ftl"
    if not path.exists():
        raise Broken(f"{game.slug}: words/{language}.ftl is missing")
    text = path.read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text[:entry.span.start].count("\n") + 1 if entry.span else 0
            raise Broken(f"{game.slug}: words/{language}.ftl, line {line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise Broken(f"{game.slug}: words/{language}.ftl has {entry.id.name} twice")
            found[entry.id.name] = {a.id.name for a in entry.attributes}
    return found


def words(game: Game, effort: Effort) -> str:
    """Every verb, event, prompt, item and option has its message in both languages, and it can be filled in."""
    ids = {language: messages(game, language) for language in LANGUAGES}
    czech, english = ids["cs"], ids["en"]
    for key in sorted(czech.keys() ^ english.keys()):
        raise Broken(f"{game.slug}: {key} stands in words/{'cs' if key in czech else 'en'}.ftl only")
    said = _sentences(game, effort)
    needed = {*HOUSE, *_needed(game), *(say.id for say in said.values())}
    for key in sorted(needed - czech.keys()):
        raise Broken(f"{game.slug}: words/cs.ftl and words/en.ftl lack {key}")
    for item in game.catalogue():
        for language in LANGUAGES:
            if "text" not in ids[language][fluent_id(item.key)] and item.kind in _told_kinds(game, ids[language]):
                raise Broken(f"{game.slug}: words/{language}.ftl: {item.key} has no .text as others of its kind have")
    rendered = 0
    for language in LANGUAGES:
        voice = Words(game, language)
        rendered += _render(game, voice, said, effort)
        _choices_differ(game, voice, effort)
    names = {fluent_id(f"{slug(a.name)}-{i}") for a in _axes(game) for i in a.ids}
    idle = sorted(k for k in czech.keys() - needed - names if not k.startswith(SPARE))
    spare = f"; unused: {', '.join(idle[:12])}{' ...' if len(idle) > 12 else ''}" if idle else ""
    return f"{plural(len(czech), 'message')}, {plural(rendered, 'text')} filled in{spare}"


def _told_kinds(game: Game, ids: dict[str, set[str]]) -> set[str]:
    """Kinds of items of which at least one has an explanation: then all need one."""
    return {i.kind for i in game.catalogue() if "text" in ids[fluent_id(i.key)]}


def _needed(game: Game) -> Iterator[str]:
    for verb in game.verbs.verbs:
        yield f"move-{verb.key}"
    for event in game.events.events:
        yield f"event-{event.key}"
    for item in game.catalogue():
        yield fluent_id(item.key)
        yield f"kind-{item.kind}"
    for field in msgspec.structs.fields(game.options):
        yield f"option-{field.encode_name}"
    for field_name, value in enumerated(game.options):
        yield fluent_id(f"option-{field_name}-{slug(value)}")


def enumerated(options: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """The named values an option can take: `option-location-none`."""
    hints = get_type_hints(options)
    for field in msgspec.structs.fields(options):
        for value in _named_values(hints[field.name]):
            yield field.encode_name, value


def _named_values(kind: Any) -> Iterator[str]:
    if get_origin(kind) is Literal:
        yield from (v for v in get_args(kind) if isinstance(v, str))
    elif isinstance(kind, type) and issubclass(kind, enum.Enum):
        yield from (m.value for m in kind if isinstance(m.value, str))
    elif get_origin(kind) in (Union, types.UnionType, list, tuple):
        for part in get_args(kind):
            yield from _named_values(part)


def _axes(game: Game) -> set[Axis]:
    return {a for v in (*game.verbs.verbs, *game.events.events) for a in v.axes}


def _sentences(game: Game, effort: Effort) -> dict[str, Say]:
    """Sentences seen in views of positions, prompts above all; one of each id and set of arguments."""
    found: dict[str, Say] = {}
    for visit in positions(game, effort):
        for viewer in (ALL, SPECTATOR, *range(visit.s.seats)):
            for say in _says(game.view(visit.s, viewer)):
                found.setdefault(f"{say.id} {sorted(say.args.items())}", say)
    return found


def _says(value: Any) -> Iterator[Say]:
    if isinstance(value, Say):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _says(getattr(value, name))
    elif isinstance(value, list | tuple):
        for v in value:
            yield from _says(v)
    elif isinstance(value, dict):
        for v in value.values():
            yield from _says(v)


def _render(game: Game, words: Words, said: dict[str, Say], effort: Effort) -> int:
    """Fill in every move, the events of a walk and every sentence seen."""
    n = 0
    try:
        for move in range(game.n_moves):
            n += bool(words.move(move))
        for say in said.values():
            n += bool(words.say(say))
        for what, args in _events(game, effort):
            n += bool(words.event(what, args))
    except MissingWords as error:
        raise Broken(f"{game.slug}: words: {error}") from None
    return n


def _choices_differ(game: Game, voice: Words, effort: Effort) -> None:
    """Two moves that one seat may choose between never read the same."""
    texts = [voice.move(move) for move in range(game.n_moves)]
    for visit in positions(game, effort):
        for seat in game.actors(visit.s):
            seen: dict[str, int] = {}
            for move in game.legal(visit.s, seat):
                other = seen.setdefault(texts[move], move)
                if other != move:
                    raise visit.broken(f"in words/{voice.language}.ftl {game.notate(other, visit.s)!r} and "
                                       f"{game.notate(move, visit.s)!r} are both {texts[move]!r}")


def _events(game: Game, effort: Effort) -> set[tuple[int, tuple[int, ...]]]:
    """Every event with arguments that were told in a short walk, and each once with some of its points."""
    dice = random.Random(game.slug)
    told: set[tuple[int, tuple[int, ...]]] = set()
    for what, event in enumerate(game.events.events):
        told.add((what, tuple(dice.randrange(axis.size) for axis in event.axes)))
    living: Any = None
    for visit in walk(game, effort.steps // 4, whole=False):
        if living is visit.s:
            told.update((e[1], tuple(e[2:])) for e in visit.s.told or ())
        living = visit.s
        visit.s.told = []
    return told
