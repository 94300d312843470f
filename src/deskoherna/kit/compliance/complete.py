"""Everything that a game still lacks, told at once: words, pages, examples, beats in the README; and stubs for it.

A stub begins with `???`: the game can be played with it, and is not complete before somebody has written the text.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

from deskoherna.kit import scenario
from deskoherna.kit.axes import fluent_id
from deskoherna.kit.compliance import texts
from deskoherna.kit.compliance.forced import HEADING
from deskoherna.kit.compliance.report import QUICK, Broken, Effort, all_of, plural
from deskoherna.kit.compliance.rulebook import SECTION
from deskoherna.kit.game import Game
from deskoherna.kit.shape import Shape, shapes_of
from deskoherna.kit.words import LANGUAGES

STUB = "???"


@dataclass(frozen=True)
class Gap:
    """Something that is missing, and what stands in for it until somebody writes it."""

    file: str
    what: str
    stub: str
    """Appended to the file; empty: it is there already, as a stub."""


def complete(game: Game, effort: Effort) -> str:
    """No word, page, example or heading is missing, and none is a stub."""
    found = list(gaps(game, effort))
    if found:
        raise all_of(game, [f"{gap.file} {'lacks' if gap.stub else 'has a stub of'} {gap.what}" for gap in found])
    return f"{plural(sum(len(_ids(game, language)) for language in LANGUAGES), 'message')}, nothing is missing"


def write_stubs(game: Game) -> list[Path]:
    """Append a stub for everything that is missing; the files that have changed."""
    changed: dict[Path, None] = {}
    for gap in gaps(game, QUICK):
        if gap.stub:
            path = game.folder / gap.file
            path.parent.mkdir(parents=True, exist_ok=True)
            before = path.read_text(encoding="utf-8") if path.exists() else ""
            path.write_text(
                before + ("\n" if before and not before.endswith("\n") else "") + gap.stub, encoding="utf-8"
            )
            changed[path] = None
    return list(changed)


def gaps(game: Game, effort: Effort) -> Iterator[Gap]:
    """All that is missing."""
    yield from _words(game, effort)
    examples, rules = _examples(game)
    yield from examples
    yield from _pages(game, rules)
    yield from _readme(game)


# ---------------------------------------------------------------- words


def _ids(game: Game, language: str) -> dict[str, str]:
    """The messages of a language and how each begins; what cannot be read is told by the check `words`."""
    path = game.folder / "words" / f"{language}.ftl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return {e.id.name: _first_text(e) for e in FluentParser().parse(text).body if isinstance(e, ast.Message)}


def _first_text(message: ast.Message) -> str:
    first = message.value.elements[0] if message.value is not None and message.value.elements else None
    return str(first.value) if isinstance(first, ast.TextElement) else ""


def _words(game: Game, effort: Effort) -> Iterator[Gap]:
    ids = {language: _ids(game, language) for language in LANGUAGES}
    needed = dict(_needed(game, effort, {key for known in ids.values() for key in known}))
    for language, known in ids.items():
        file = f"words/{language}.ftl"
        names = _names(game, language)
        for key in [*needed, *sorted({k for other in ids.values() for k in other} - needed.keys())]:
            if key not in known:
                name = names.get(key, f"{STUB} {needed.get(key, key)}")
                yield Gap(file, key, f"{key} = {name}\n")
            elif known[key].startswith(STUB):
                yield Gap(file, key, "")


def _names(game: Game, language: str) -> dict[str, str]:
    """What the material itself calls the items of the catalogue."""
    entries = {entry.at: entry for entry in game.material.entries()}
    return {fluent_id(item.key): getattr(entries[item.at], language) for item in game.catalogue() if item.at in entries}


def _needed(game: Game, effort: Effort, known: set[str]) -> Iterator[tuple[str, str]]:
    """The messages that a game needs, each with what a stub of it says."""
    templates = {
        f"{lead}-{verb.key}": verb.template.format(*(f"{{ ${name} }}" for name in verb.argument_names))
        for lead, verbs in (("move", game.verbs.verbs), ("event", game.events.events))
        for verb in verbs
    }
    said = (say.id for say in texts.sentences_met(game, effort).values())
    fields = _fields(shapes_of(game).view) if any(key.startswith("view-") for key in known) else ()
    for key in dict.fromkeys([*texts.ALWAYS, *texts.needed_ids(game), *said, *fields]):
        yield key, templates.get(key, key.partition("-")[2].replace("-", " "))


def _fields(shape: Shape) -> Iterator[str]:
    """What the generic board calls the fields of the View."""
    for field in shape.fields:
        if field.lies != "nowhere":
            yield f"view-{field.name.replace('_', '-')}"
        yield from _fields(field)
    if shape.item is not None:
        yield from _fields(shape.item)


# ---------------------------------------------------------------- examples and pages


def _examples(game: Game) -> tuple[list[Gap], list[str]]:
    """Missing scenarios, and the rules that those there are belong to."""
    rules: dict[str, None] = {}
    for path in scenario.files_of(game):
        try:
            rules.update(dict.fromkeys(x.rule for x in scenario.read_file(path).scenario))
        except scenario.ScenarioError as error:
            raise Broken(f"{game.slug}: {error}") from None
    if rules:
        return [], list(rules)
    s = game.begin(next(iter(game.tables.values())), 1)
    move = scenario.legal_texts(game, s)[0]
    stub = (
        f'game = "{game.slug}"\n\n[[scenario]]\nid = "first"\nrule = "first"\n'
        f'title = {{ cs = "{STUB}", en = "{STUB}" }}\nchance = "free"\nplay = ["{move}"]\nexpect = []\n'
    )
    return [Gap("scenarios/first.toml", "any scenario", stub)], ["first"]


def _pages(game: Game, rules: list[str]) -> Iterator[Gap]:
    for language in LANGUAGES:
        file = f"rulebook/{language}.md"
        path = game.folder / file
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if not text:
            yield Gap(file, "its heading", f"# {STUB}\n")
        for rule in rules:
            if rule not in SECTION.findall(text):
                yield Gap(file, f"the section {rule}", f"\n## {STUB} {{#{rule}}}\n\n{STUB}\n")
        if STUB in text:
            yield Gap(file, f"{plural(text.count(STUB), 'text')}", "")


def _readme(game: Game) -> Iterator[Gap]:
    path = game.folder / "README.md"
    if path.exists() and HEADING not in path.read_text(encoding="utf-8") and game.phases.beats:
        beats = "".join(f"- `{game.phases.name(q)}`: {why}.\n" for q, why in game.phases.beats.items())
        yield Gap("README.md", f"the heading {HEADING!r}", f"\n## {HEADING}\n\n{beats}")
