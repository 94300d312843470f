"""The protocol and the games as TypeScript: what the browser is compiled against is written by the server itself.

`deskoherna types` writes the files, `deskoherna types --check` says whether they still agree.
"""

import ast
import inspect
import json
import re
import textwrap
import types
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from msgspec import inspect as shape

from deskoherna.kit.axes import Axis
from deskoherna.kit.game import Game
from deskoherna.kit.material import Mark
from deskoherna.kit.shape import Shapes
from deskoherna.kit.state import field_named
from deskoherna.kit.verbs import NUMBER, Verb
from deskoherna.kit.view import Item
from deskoherna.kit.words import LANGUAGES
from deskoherna.server.wire import bodies, protocol

HEAD = "// Written by `deskoherna types`. Do not edit: change the server and run it again.\n"
ALIASES = {
    get_args(literal): name
    for name, literal in (
        ("Refusal", protocol.Refusal),
        ("Status", protocol.Status),
        ("SeatKind", protocol.SeatKind),
        ("Reason", protocol.Reason),
        ("Language", protocol.Language),
        ("Mark", Mark),
    )
}
"""Literals with a name of their own."""
RENAMED: dict[type, str] = {protocol.Say: "SayChat", bodies.NewTable: "CreateTable"}
"""Names that would stand twice in one file."""
BOARDS = Path("../../games")
"""From the folder of the generated files to the boards: their words lie with them."""
WIDTH = 118
"""A union that is longer than this stands on several lines."""


@cache
def documents(cls: type) -> dict[str, str]:
    """The docstrings of a struct's fields, by name."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("deskoherna."):
            body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
            assert isinstance(body, ast.ClassDef)
            for field, text in zip(body.body, body.body[1:], strict=False):
                if (
                    isinstance(field, ast.AnnAssign)
                    and isinstance(field.target, ast.Name)
                    and isinstance(text, ast.Expr)
                    and isinstance(text.value, ast.Constant)
                ):
                    found[field.target.id] = inspect.cleandoc(str(text.value.value))
    return found


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def alternatives(lead: str, members: Iterable[str]) -> str:
    """`lead` and a union: on one line where it fits, else filling several."""
    members = list(members) or ["never"]
    line = f"{lead}{' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(lead) - len(lead.lstrip()) + 2)
    return (
        lead.rstrip()
        + "\n"
        + textwrap.fill(
            " ".join(f"|\0{m}" for m in members),
            WIDTH,
            initial_indent=indent,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        ).replace("\0", " ")
        + ";\n"
    )


class Writer:
    """Declarations of one file: every struct that is reached is written once, under its own name."""

    def __init__(self, instead: Mapping[tuple[type, str], str] | None = None) -> None:
        self.instead = instead or {}
        """Fields, by struct and name, whose type the struct does not tell."""
        self.axes: list[Axis] = []
        """Axes whose points some field holds."""
        self.done: dict[type, str] = {}
        self.queue: list[shape.StructType] = []

    def name(self, cls: type) -> str:
        return RENAMED.get(cls, cls.__name__)

    def write(self, t: shape.Type) -> str:
        match t:
            case shape.Metadata():
                return self.points(t.extra or {}) or self.write(t.type)
            case shape.IntType() | shape.FloatType():
                return "number"
            case shape.StrType():
                return "string"
            case shape.BoolType():
                return "boolean"
            case shape.NoneType():
                return "null"
            case shape.LiteralType():
                return self.literal(t)
            case shape.ListType() | shape.VarTupleType() | shape.SetType() | shape.FrozenSetType():
                return f"{self.bracketed(t.item_type)}[]"
            case shape.TupleType():
                return f"[{', '.join(self.write(i) for i in t.item_types)}]"
            case shape.DictType():
                record = f"Record<{self.write(t.key_type)}, {self.write(t.value_type)}>"
                return f"Partial<{record}>" if isinstance(t.key_type, shape.Metadata) else record
            case shape.UnionType():
                return " | ".join(dict.fromkeys(self.write(u) for u in t.types))
            case shape.StructType():
                self.reach(t)
                return self.name(t.cls)
            case shape.AnyType() | shape.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {t!r}")

    def points(self, extra: Mapping[str, Any]) -> str:
        """What a field says of its text: points of axes, words, or targets (`kit.view.one_of`, `target_of`)."""
        one_of, targets = extra.get("one_of", ()), extra.get("target_of", ())
        self.axes += [a for a in (*one_of, *targets) if isinstance(a, Axis)]
        named = [f"Points[{quoted(a.name)}]" if isinstance(a, Axis) else quoted(a) for a in one_of]
        return " | ".join([*named, *(f"Named<{quoted(a.name)}>" for a in targets)])

    def literal(self, t: shape.LiteralType) -> str:
        alias = next((name for values, name in ALIASES.items() if set(values) == set(t.values)), None)
        return alias or " | ".join(quoted(v) for v in t.values)

    def bracketed(self, t: shape.Type) -> str:
        text = self.write(t)
        return f"({text})" if "|" in text else text

    def reach(self, t: shape.StructType) -> None:
        if t.cls not in self.done:
            self.done[t.cls] = ""
            self.queue.append(t)

    def struct(self, t: shape.StructType) -> str:
        asked = issubclass(t.cls, bodies.Body | protocol.ClientMessage)
        docs = documents(t.cls)
        text = comment(t.cls.__dict__.get("__doc__")) + f"export interface {self.name(t.cls)} {{\n"
        if t.tag is not None:
            text += f"  {t.tag_field}: {quoted(t.tag)};\n"
        for f in t.fields:
            mark = "?" if asked and not f.required else ""
            told = self.instead.get((t.cls, f.name)) or self.write(f.type)
            text += comment(docs.get(f.name), "  ") + f"  {f.encode_name}{mark}: {told};\n"
        return text + "}\n"

    def declare(self, roots: Iterable[Any]) -> None:
        for root in roots:
            self.write(shape.type_info(root))
        while self.queue:
            t = self.queue.pop(0)
            self.done[t.cls] = self.struct(t)

    def text(self) -> str:
        return "\n".join(self.done.values())


BASES = (protocol.ClientMessage, protocol.ServerMessage, bodies.Body)


def roots(module: types.ModuleType) -> list[type]:
    return [
        v
        for v in vars(module).values()
        if isinstance(v, type) and issubclass(v, msgspec.Struct) and v.__module__ == module.__name__ and v not in BASES
    ]


def protocol_file() -> str:
    writer = Writer()
    writer.declare([*roots(protocol), *(root for part in bodies.PARTS for root in roots(part)), Shapes])
    lines = [
        HEAD,
        "/** A viewer that is no seat. */\nexport const SPECTATOR = -1;\n"
        "/** A viewer who sees everything. */\nexport const ALL = -2;\n",
    ]
    for values, name in ALIASES.items():
        lines.append(alternatives(f"export type {name} = ", map(quoted, values)))
    for name in ("FromClient", "FromServer"):
        members = [writer.name(cls) for cls in get_args(getattr(protocol, name))]
        lines.append(alternatives(f"export type {name} = ", members))
    return "\n".join([*lines, writer.text()])


# ---------------------------------------------------------------- games


NUMERAL = re.compile(r"(?<![a-z]{2})-?\d+|\d+")
"""A number in an id, with its minus: `n-1,2`; in `camp-1` there is none."""


def points_of(axis: Axis) -> list[str]:
    """Types of the points of an axis: ids that differ in their numbers alone are one template."""
    if all(i.isdigit() for i in axis.ids):
        return ["`${number}`"]
    shapes = list(dict.fromkeys(NUMERAL.sub("${number}", i) for i in axis.ids))
    return [f"`{s}`" for s in shapes] if 3 * len(shapes) <= axis.size else [quoted(i) for i in axis.ids]


def points_interface(axes: Iterable[Axis]) -> str:
    """Axes of one name (parts of a deck, for instance) are one: all their points."""
    found: dict[str, dict[str, None]] = {}
    for a in axes:
        if a is not NUMBER:
            found.setdefault(a.name, {}).update(dict.fromkeys(points_of(a)))
    rows = "".join(alternatives(f"  {quoted(n)}: ", found[n]) for n in sorted(found))
    return (
        comment("The points of each axis.")
        + f"export interface Points {{\n{rows}}}\n\n"
        + comment("A point with its axis.")
        + "export type Named<A extends keyof Points = keyof Points> = { [N in A]: `${N}:${Points[N]}` }[A];\n"
        + comment("What an event tells: a point, or a number where there is none (-1).")
        + "export type Told<A extends keyof Points> = Named<A> | number;\n"
    )


def keyed(name: str, verbs: Iterable[Verb], argument: str, note: str) -> str:
    """An interface of verbs or events; `argument` is the type of one that names a point."""
    rows = ""
    for v in verbs:
        types = ["number" if a is NUMBER else f"{argument}<{quoted(a.name)}>" for a in v.axes]
        args = "; ".join(f"{n}: {t}" for n, t in zip(v.argument_names, types, strict=True))
        rows += f"  {quoted(v.key)}: {'{ ' + args + ' }' if args else 'Record<never, never>'};\n"
    return comment(note) + f"export interface {name} {{\n{rows}}}\n"


def items_interface(items: Iterable[Item]) -> str:
    """The catalogue: the ids of the names in each group."""
    groups: dict[str, list[str]] = {}
    for i in items:
        groups.setdefault(i.kind, []).append(quoted(i.key))
    rows = "".join(alternatives(f"  {quoted(kind)}: ", keys) for kind, keys in groups.items())
    return comment("The catalogue: each group, and the ids of its names.") + f"export interface Items {{\n{rows}}}\n"


def phases_of(game: Game) -> list[str]:
    field = field_named(game.state, "phase")
    return list(field.of.ids) if field and field.of else []


def message_ids(text: str) -> set[str]:
    """`card-portal` and, for what it does, `card-portal.text`."""
    found = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            found |= {entry.id.name} if entry.value else set()
            found |= {f"{entry.id.name}.{a.id.name}" for a in entry.attributes}
    return found


def words_in(*folders: Path) -> list[str]:
    """The ids that these words have in every language."""
    ids = [
        {
            i
            for f in folders
            if (path := f / f"{language}.ftl").is_file()
            for i in message_ids(path.read_text(encoding="utf-8"))
        }
        for language in LANGUAGES
    ]
    return sorted(set.intersection(*ids))


def game_file(game: Game, boards: Path) -> str:
    writer = Writer({(game.view_type, "phase"): "Phase"} if phases_of(game) else None)
    writer.declare([game.view_type])
    axes = [a for v in (*game.verbs.verbs, *game.events.events) for a in v.axes]
    words = words_in(game.folder / "words", boards / game.slug / "words")
    parts = [
        HEAD,
        writer.text(),
        comment("What is being asked now.") + alternatives("export type Phase = ", map(quoted, phases_of(game))),
        points_interface([*axes, *writer.axes]),
        keyed("Moves", game.verbs.verbs, "Named", "Every move by key, with what it names."),
        keyed("Events", game.events.events, "Told", "Every event by key, with what it tells."),
        items_interface(game.catalogue()),
        comment("Words: message ids of the game and of its board.")
        + alternatives("export type Word = ", map(quoted, words)),
    ]
    return "\n".join(parts)


MEMBERS = ("Phase", "Points", "Named", "Moves", "Events", "Items", "Word")


def games_file(games: Iterable[Game]) -> str:
    games = list(games)
    names = {g.slug: g.slug.replace("-", "_") for g in games}
    text = HEAD + "".join(f'import type * as {name} from "./games/{slug}";\n' for slug, name in names.items())
    text += "\n" + comment("The games of this house, and what their boards may say.") + "export interface Games {\n"
    for g in games:
        members = {"View": g.view_type.__name__} | {m: m for m in MEMBERS}
        text += f"  {quoted(g.slug)}: {{\n"
        text += "".join(f"    {m}: {names[g.slug]}.{name};\n" for m, name in members.items()) + "  };\n"
    return text + "}\n\nexport type Slug = keyof Games;\n"


def files(folder: Path, games: Iterable[Game]) -> dict[str, str]:
    """Every generated file by its path below the output folder; workshop games have no board that is compiled."""
    games = [g for g in games if not g.workshop]
    return {"protocol.ts": protocol_file(), "games.ts": games_file(games)} | {
        f"games/{g.slug}.ts": game_file(g, folder / BOARDS) for g in games
    }


def differing(folder: Path, games: Iterable[Game]) -> list[str]:
    """Files that are missing, differ, or should not be there."""
    wanted = files(folder, games)
    there = {p.relative_to(folder).as_posix() for p in folder.rglob("*.ts")} if folder.is_dir() else set()
    wrong = [
        name
        for name, text in wanted.items()
        if name not in there or (folder / name).read_text(encoding="utf-8") != text
    ]
    return sorted([*wrong, *(there - wanted.keys())])


def write(folder: Path, games: Iterable[Game]) -> list[str]:
    """Write what differs; the names of the files that changed."""
    games = list(games)
    changed = differing(folder, games)
    wanted = files(folder, games)
    for name in changed:
        path = folder / name
        if name in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[name], encoding="utf-8")
        else:
            path.unlink()
    return changed
