"""The Fluent source of a game: its words files with the names and amounts of the loaded material put in.

In the message of an entry (`card-portal`, and its attributes like `.text`) `{ $amount }` stands for that fact of the
entry; anywhere else, and in the pages of the rulebook, `{ FACT("card-portal.amount") }` does, and in those pages
`{ NAME("card-portal.acc") }` stands for a name. Where an own material file calls an entry otherwise than ours does,
that name takes the place of the packaged one with all its cases; what has no message at all gets one.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from deskoherna.kit.axes import Axis, fluent_id, slug
from deskoherna.kit.game import Game
from deskoherna.kit.material import Named
from deskoherna.kit.view import Item

CASES = ("nom", "gen", "dat", "acc", "voc", "loc", "ins", "pl")
"""Attributes that are forms of a name, `nom` the one inside a sentence; `_` may follow: `acc_pl`."""
IN_PAGES = re.compile(r'\{\s*(FACT|NAME)\("([^"]*)"\)\s*\}')
AMOUNT = re.compile(r"(\d+)([A-Z])(?= |$)")
NUMBER_FIRST = re.compile(r"(\d+)\s*(\S.*)?$")

NO_LETTER = re.compile(r"\w+_[A-Z]$")

Fact = int | str


class SourceError(LookupError):
    """Words that name a fact or an entry that the material has not."""


# ---------------------------------------------------------------- facts


def facts_of(item: Item, entry: Named | None) -> dict[str, Fact]:
    """The facts of an entry by the names that words call them by."""
    found: dict[str, Fact] = {}
    values: dict[str, Any] = {}
    if entry is not None:
        fields = zip(entry.__struct_encode_fields__, entry.__struct_fields__, strict=True)
        values = {shown: getattr(entry, name) for shown, name in fields}
    for name, value in {**values, **item.facts}.items():
        if name not in ("id", "cs", "en", "mark", "marks", "cases", "at"):
            _add(found, name, value)
    return found


def _add(found: dict[str, Fact], name: str, value: Any) -> None:
    """A number or a text as it is; lists and tables, and amounts like `3M 1P`, part by part as well."""
    match value:
        case bool():
            found[name] = "yes" if value else "no"
        case int():
            found[name] = value
        case str():
            found[name] = value
            for number, letter in AMOUNT.findall(value):
                found[f"{name}_{letter}"] = int(number)
            if first := NUMBER_FIRST.match(value):
                found[f"{name}_n"], found[f"{name}_what"] = int(first[1]), first[2] or ""
        case None:
            found[name] = "none"
        case dict():
            for key, part in value.items():
                _add(found, f"{name}_{key}", part)
        case list() | tuple():
            found[f"{name}_count"] = len(value)
            for i, part in enumerate(value, 1):
                _add(found, f"{name}_{i}", part)


@cache
def _items(game: Game) -> dict[str, tuple[Item, Named | None]]:
    """Everything in the catalogue by the id of its message, with its entry in the material."""
    entries = {entry.at: entry for entry in game.material.entries()}
    return {fluent_id(item.key): (item, entries.get(item.at)) for item in game.catalogue()}


@cache
def _facts(game: Game) -> dict[str, dict[str, Fact]]:
    return {key: facts_of(item, entry) for key, (item, entry) in _items(game).items()}


@cache
def _other_facts(game: Game) -> dict[str, Fact]:
    """Facts that belong to no entry: `limits.magic`."""
    found: dict[str, Fact] = {}

    def look(value: Any, where: str) -> None:
        if isinstance(value, Named) or (isinstance(value, list) and any(isinstance(v, Named) for v in value)):
            return
        if isinstance(value, msgspec.Struct):
            for shown, name in zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True):
                look(getattr(value, name), f"{where}.{shown}" if where else shown)
        else:
            _add(found, where, value)

    look(game.material.facts, "")
    return found


def fact(game: Game, path: str) -> Fact:
    """A fact by its path: `card-portal.amount`, or `limits.magic` for one that belongs to no entry."""
    key, _, name = path.partition(".")
    found = _facts(game).get(fluent_id(key))
    known: Mapping[str, Fact] = _other_facts(game) if found is None else found
    wanted = path if found is None else name
    if wanted not in known:
        raise SourceError(f"{game.slug}: the material has no fact {path!r}")
    return known[wanted]


# ---------------------------------------------------------------- messages


class _Facts(Transformer):
    """Puts facts where words name them."""

    def __init__(self, game: Game, own: Mapping[str, Fact]) -> None:
        self.game, self.own, self.met = game, own, 0

    def visit_VariableReference(self, node: Any) -> Any:
        """`$amount` in the message of an entry."""
        name = node.id.name
        if name in self.own:
            return self._put(self.own[name])
        # `$cost_P` of a card whose cost has no P
        return self._put(0) if NO_LETTER.match(name) and name[:-2] in self.own else node

    def visit_FunctionReference(self, node: Any) -> Any:
        """`FACT("card-portal.amount")` anywhere."""
        if node.id.name != "FACT":
            return self.generic_visit(node)
        return self._put(fact(self.game, node.arguments.positional[0].value))

    def _put(self, value: Fact) -> Any:
        self.met += 1
        return ast.NumberLiteral(str(value)) if isinstance(value, int) else ast.StringLiteral(_escaped(value))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _pattern(text: str) -> Any:
    """A text as a pattern that means nothing but itself."""
    if re.search(r"^[\s.*\[]|[{}]|\s$|^$", text):
        return ast.Pattern([ast.Placeable(ast.StringLiteral(_escaped(text)))])
    return ast.Pattern([ast.TextElement(text)])


def is_form(attribute: str) -> bool:
    """Is this attribute a form of a name (`acc`, `gen_pl`), not a text of its own?"""
    return attribute.split("_")[0] in CASES


def _given(entry: Named, language: str) -> dict[str, str]:
    """The cases that a material file gives a name itself."""
    return {k.removeprefix(f"{language}_"): v for k, v in entry.cases.items() if k.startswith(f"{language}_")}


def _renamed(message: Any, entry: Named, before: Named | None, language: str) -> bool:
    """Call an entry as its own file does; was there anything to do?"""
    name, old, given = getattr(entry, language), getattr(before, language, None), _given(entry, language)
    if name == old and not given:
        return False
    parts = message.value.elements if message.value else []
    whole = parts[0].value if len(parts) == 1 and isinstance(parts[0], ast.TextElement) else ""
    if name != old:
        message.value = _pattern(whole.replace(old, name) if old and old in whole else name)
    for attribute in message.attributes:
        form = attribute.id.name
        if is_form(form) and (form in given or name != old):
            attribute.value = _pattern(given.pop(form, name))
    message.attributes += [ast.Attribute(ast.Identifier(form), _pattern(text)) for form, text in given.items()]
    return True


def _new(key: str, entry: Named, forms: set[str], language: str) -> Any:
    """The message of an entry that our words do not know."""
    name, given = getattr(entry, language), _given(entry, language)
    forms = {*forms, *given}
    attributes = [ast.Attribute(ast.Identifier(f), _pattern(given.get(f, name))) for f in sorted(forms)]
    return ast.Message(ast.Identifier(key), _pattern(name), attributes)


def filled(game: Game, text: str, language: str, *, whole: bool = True) -> str:
    """A words file with facts and names put in; `whole`: what has no message gets one."""
    cuts: list[tuple[int, int, str]] = []
    written = FluentSerializer()
    messages: dict[str, Any] = {}
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        messages[entry.id.name] = entry
        known = _items(game).get(entry.id.name, (None, None))[1]
        facts = _Facts(game, _facts(game).get(entry.id.name, {}))
        facts.visit(entry)
        renamed = known is not None and _renamed(entry, known, game.material.shipped(known), language)
        if (facts.met or renamed) and entry.span is not None:
            cuts.append((entry.span.start, entry.span.end, written.serialize_entry(entry).rstrip("\n")))
    for start, end, new in reversed(cuts):
        text = text[:start] + new + text[end:]
    if whole and game.material.own:
        more = [*_unknown(game, messages, language), *_like_sisters(game, messages)]
        text += "".join(f"\n{written.serialize_entry(message)}" for message in more)
    return text


def unfilled(game: Game, language: str) -> list[str]:
    """Placeholders in the messages of entries that name no fact: `card-portal: $amuont`."""
    found: list[str] = []
    for entry in FluentParser().parse(words_source(game, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name in _items(game):
            text = FluentSerializer().serialize_entry(entry)
            found += [f"{entry.id.name}: {name}" for name in re.findall(r"\$[\w-]+", re.sub(r'"[^"]*"', "", text))]
    return found


def _unknown(game: Game, messages: dict[str, Any], language: str) -> Iterator[Any]:
    """Messages for entries that have none, with the cases that others of their kind have."""
    for key, (item, entry) in _items(game).items():
        if entry is not None and key not in messages:
            lead = _lead(item, entry)
            forms = {
                a.id.name
                for other, message in messages.items()
                if other.startswith(lead)
                for a in message.attributes
                if is_form(a.id.name)
            }
            messages[key] = _new(key, entry, forms, language)
            yield messages[key]


def _lead(item: Item, entry: Named) -> str:
    return fluent_id(item.key).removesuffix(fluent_id(entry.id))


def _like_sisters(game: Game, messages: dict[str, Any]) -> Iterator[Any]:
    """A point that is called after an entry (`building-farm-1`) is said as its sisters are, with the name exchanged."""
    items = [(key, entry) for key, (_, entry) in _items(game).items() if entry is not None]
    for axis in _axes(game):
        lead = slug(axis.name) + "-"
        known = {key: m for key, m in messages.items() if key.startswith(lead)}
        for point in axis.ids if known else ():
            key = fluent_id(lead + point)
            if key not in messages and (made := _like_a_sister(key, items, known)):
                messages[key] = made
                yield made


def _like_a_sister(key: str, items: list[tuple[str, Named]], known: dict[str, Any]) -> Any:
    for named, entry in items:
        before, found, behind = key.partition(entry.id)
        if not found or not before.endswith("-") or behind[:1] not in ("", "-"):
            continue
        for other_named, other in items:
            sister = known.get(before + other.id + behind)
            if sister is not None:
                text = FluentSerializer().serialize_entry(sister)
                if re.search(rf"\{{ {re.escape(other_named)}\b", text):
                    text = re.sub(rf"^{re.escape(sister.id.name)} ", f"{key} ", text)
                    text = re.sub(rf"\{{ {re.escape(other_named)}(?=[ .])", f"{{ {named}", text)
                    return FluentParser().parse_entry(text)
    return None


def _axes(game: Game) -> list[Axis]:
    found = {a.name: a for v in (*game.verbs.verbs, *game.events.events) for a in v.axes}
    return list(found.values())


# ---------------------------------------------------------------- what is served


@cache
def words_source(game: Game, language: str) -> str:
    """What the browser renders: the words file of a language with names and amounts."""
    return filled(game, (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8"), language)


@cache
def terminal_source(game: Game, language: str) -> str:
    """And what only the programs in this language need: `terminal.cs.ftl` and the like."""
    files: list[Path] = sorted((game.folder / "words").glob(f"*.{language}.ftl"))
    return "\n".join(filled(game, path.read_text(encoding="utf-8"), language, whole=False) for path in files)


def page(game: Game, text: str, name: Callable[[str], str]) -> str:
    """A page of the rulebook with facts and names put in; `name` gives the text of `card-portal.acc`."""

    def put(found: re.Match[str]) -> str:
        return str(fact(game, found[2])) if found[1] == "FACT" else name(found[2])

    return IN_PAGES.sub(put, text)
