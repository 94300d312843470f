"""Words: everything that can be said is said in Czech and English, under the same ids, without an error."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from deskoherna.kit.axes import Axis, fluent_id, slug
from deskoherna.kit.compliance.report import Broken, Effort, all_of, plural
from deskoherna.kit.compliance.walk import positions, walk
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.kit.options import choices
from deskoherna.kit.source import SourceError, unfilled
from deskoherna.kit.view import Say, sentences
from deskoherna.kit.words import LANGUAGES, MissingWords, Words

SPARE = ("sum-", "wrong-", "phase-", "prompt-", "reason-", "table-", "option-", "lessons-")
"""Ids that are looked up by what a view, a table or a form holds: not every one occurs in every walk."""
READERS = ((0, 0), (0, 1))
"""Who moved and who reads of it: the one who moved, another."""
ALWAYS = ("game-name", "game-tagline")
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
            line = text[: entry.span.start].count("\n") + 1 if entry.span else 0
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
    lonely = [
        f"{key} stands in words/{'cs' if key in czech else 'en'}.ftl only" for key in czech.keys() ^ english.keys()
    ]
    if lonely:
        raise all_of(game, sorted(lonely))
    said = sentences_met(game, effort)
    needed = {*ALWAYS, *needed_ids(game), *(say.id for say in said.values())}
    if needed - czech.keys():
        raise all_of(game, [f"words/cs.ftl and words/en.ftl lack {key}" for key in sorted(needed - czech.keys())])
    told = {f"did-{verb.key}" for verb in game.verbs.verbs}
    for key in sorted(k for k in czech.keys() - told if k.startswith("did-")):
        raise Broken(f"{game.slug}: {key} tells of a verb that there is not")
    voices = {language: _voice(game, language) for language in LANGUAGES}
    for item in game.catalogue():
        for language in LANGUAGES:
            if "text" not in ids[language][fluent_id(item.key)] and item.kind in _told_kinds(game, ids[language]):
                raise Broken(f"{game.slug}: words/{language}.ftl: {item.key} has no .text as others of its kind have")
    rendered = 0
    for language in LANGUAGES:
        voice = voices[language]
        rendered += _render(game, voice, said, effort)
        _choices_differ(game, voice, effort)
    names = {fluent_id(f"{slug(a.name)}-{i}") for a in _axes(game) for i in a.ids}
    idle = sorted(k for k in czech.keys() - needed - told - names if not k.startswith(SPARE))
    spare = f"; unused: {', '.join(idle[:12])}{' ...' if len(idle) > 12 else ''}" if idle else ""
    return f"{plural(len(czech), 'message')}, {plural(rendered, 'text')} filled in{spare}"


def _voice(game: Game, language: str) -> Words:
    """The words with every placeholder filled in."""
    try:
        voice = Words(game, language)
        wrong = unfilled(game, language)
    except SourceError as error:
        raise Broken(f"{game.slug}: words/{language}.ftl: {error}") from None
    if wrong:
        raise Broken(f"{game.slug}: words/{language}.ftl: {wrong[0]} names no fact of the material")
    return voice


def _told_kinds(game: Game, ids: dict[str, set[str]]) -> set[str]:
    """Kinds of items of which at least one has an explanation: then all need one."""
    return {i.kind for i in game.catalogue() if "text" in ids[fluent_id(i.key)]}


def needed_ids(game: Game) -> Iterator[str]:
    """The messages that follow from what a game declares."""
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
    for name, values in choices(options).items():
        yield from ((name, value) for value in values if isinstance(value, str))


def _axes(game: Game) -> set[Axis]:
    return {a for v in (*game.verbs.verbs, *game.events.events) for a in v.axes}


def sentences_met(game: Game, effort: Effort) -> dict[str, Say]:
    """Sentences seen in views of positions, prompts above all; one of each id and set of arguments."""
    found: dict[str, Say] = {}
    for visit in positions(game, effort):
        for viewer in (ALL, SPECTATOR, *range(visit.s.seats)):
            for say in sentences(game.view(visit.s, viewer)):
                found.setdefault(f"{say.id} {sorted(say.args.items())}", say)
    return found


def _render(game: Game, words: Words, said: dict[str, Say], effort: Effort) -> int:
    """Fill in every move, the events of a walk and every sentence seen."""
    n = 0
    try:
        for move in range(game.n_moves):
            n += bool(words.move(move))
            for seat, reader in READERS:
                n += bool(words.did(seat, move, reader))
        for say in said.values():
            n += bool(words.say(say))
        for what, args in _events(game, effort):
            for reader in {SPECTATOR, *args[:1]}:
                n += bool(words.event(what, args, reader))
    except MissingWords as error:
        raise Broken(f"{game.slug}: words: {error}") from None
    return n


def _choices_differ(game: Game, voice: Words, effort: Effort) -> None:
    """Two moves that one seat may choose between never read the same."""
    for visit in positions(game, effort):
        for seat in game.actors(visit.s):
            seen: dict[str, int] = {}
            legal = game.legal(visit.s, seat)
            for move, text in zip(legal, voice.choices(legal), strict=True):
                other = seen.setdefault(text, move)
                if other != move:
                    raise visit.broken(
                        f"in words/{voice.language}.ftl {game.notate(other, visit.s)!r} and "
                        f"{game.notate(move, visit.s)!r} are both {text!r}"
                    )


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
