"""The protocol and the games as TypeScript: what the browser is compiled against is written by the server itself.

`deskoherna types` writes the files, `deskoherna types --check` says whether they still agree.
"""

import ast
import inspect
import json
import textwrap
import types
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as shape

from deskoherna.kit.axes import Axis
from deskoherna.kit.game import Game
from deskoherna.kit.material import Mark
from deskoherna.kit.verbs import NUMBER, Verb
from deskoherna.table import bodies, protocol

HEAD = "// Written by `deskoherna types`. Do not edit: change the server and run it again.\n"
ALIASES = {get_args(literal): name for name, literal in (
    ("Refusal", protocol.Refusal), ("Status", protocol.Status), ("SeatKind", protocol.SeatKind),
    ("Reason", protocol.Reason), ("Language", protocol.Language), ("Mark", Mark))}
"""Literals with a name of their own."""
RENAMED: dict[type, str] = {protocol.Say: "SayChat", bodies.NewTable: "CreateTable"}
"""Names that would stand twice in one file."""


@cache
def documents(cls: type) -> dict[str, str]:
    """The docstrings of a struct's fields, by name."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("deskoherna."):
            body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
            assert isinstance(body, ast.ClassDef)
            for field, text in zip(body.body, body.body[1:], strict=False):
                if (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
                        and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)):
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


class Writer:
    """Declarations of one file: every struct that is reached is written once, under its own name."""

    def __init__(self, known: Iterable[type] = ()) -> None:
        self.known = set(known)
        """Structs that another file declares."""
        self.used: set[type] = set()
        self.done: dict[type, str] = {}
        self.queue: list[shape.StructType] = []

    def name(self, cls: type) -> str:
        return RENAMED.get(cls, cls.__name__)

    def write(self, t: shape.Type) -> str:
        match t:
            case shape.Metadata():
                return self.write(t.type)
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
                return f"Record<{self.write(t.key_type)}, {self.write(t.value_type)}>"
            case shape.UnionType():
                return " | ".join(dict.fromkeys(self.write(u) for u in t.types))
            case shape.StructType():
                self.reach(t)
                return self.name(t.cls)
            case shape.AnyType() | shape.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {t!r}")

    def literal(self, t: shape.LiteralType) -> str:
        alias = next((name for values, name in ALIASES.items() if set(values) == set(t.values)), None)
        return alias or " | ".join(quoted(v) for v in t.values)

    def bracketed(self, t: shape.Type) -> str:
        text = self.write(t)
        return f"({text})" if "|" in text else text

    def reach(self, t: shape.StructType) -> None:
        if t.cls in self.known:
            self.used.add(t.cls)
        elif t.cls not in self.done:
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
            text += comment(docs.get(f.name), "  ") + f"  {f.encode_name}{mark}: {self.write(f.type)};\n"
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
    return [v for v in vars(module).values() if isinstance(v, type) and issubclass(v, msgspec.Struct)
            and v.__module__ == module.__name__ and v not in BASES]


def protocol_file() -> str:
    writer = Writer()
    writer.declare([*roots(protocol), *roots(bodies)])
    lines = [HEAD, f"export const PROTOCOL = {protocol.PROTOCOL};\n",
             "/** A viewer that is no seat. */\nexport const SPECTATOR = -1;\n"
             "/** A viewer who sees everything. */\nexport const ALL = -2;\n"]
    for values, name in ALIASES.items():
        lines.append(f"export type {name} = {' | '.join(quoted(v) for v in values)};\n")
    for name in ("FromClient", "FromServer"):
        members = " | ".join(writer.name(cls) for cls in get_args(getattr(protocol, name)))
        lines.append(f"export type {name} = {members};\n")
    return "\n".join([*lines, writer.text()])


# ---------------------------------------------------------------- games


def axes_of(game: Game) -> list[Axis]:
    found = {id(a): a for v in (*game.verbs.verbs, *game.events.events) for a in v.axes if a is not NUMBER}
    return sorted(found.values(), key=lambda a: a.name)


def argument(axis: Axis) -> str:
    return "number" if axis is NUMBER else f"`{axis.name}:${{string}}`"


def union(name: str, verbs: Iterable[Verb], note: str) -> str:
    lines = []
    for v in verbs:
        args = "; ".join(f"{n}: {argument(a)}" for n, a in zip(v.argument_names, v.axes, strict=True))
        lines.append(f"  | {{ key: {quoted(v.key)}; args: {'{ ' + args + ' }' if args else 'Record<string, never>'} }}")
    return comment(note) + f"export type {name} =\n" + "\n".join(lines) + ";\n"


def table(name: str, verbs: Iterable[Verb], note: str) -> str:
    rows = "".join(f"  {quoted(v.key)}: {quoted(list(v.argument_names))},\n" for v in verbs)
    return comment(note) + f"export const {name} = {{\n{rows}}} as const;\n"


def game_file(game: Game) -> str:
    writer = Writer()
    writer.declare([game.view_type, game.options])
    axes: dict[str, list[str]] = {}
    for a in axes_of(game):
        axes.setdefault(a.name, list(a.ids))
    points = "".join(f"  {quoted(n)}: {quoted(ids)},\n" for n, ids in axes.items())
    parts = [
        HEAD, writer.text(),
        union("Move", game.verbs.verbs, "Every move by key, with the points it names."),
        union("Event", game.events.events, "Every event by key."),
        table("VERBS", game.verbs.verbs, "The arguments of each move, in order."),
        table("EVENTS", game.events.events, "The arguments of each event, in order."),
        comment("The ids of the points of each axis, in order.") + f"export const AXES = {{\n{points}}} as const;\n",
    ]
    return "\n".join(parts)


def games_file(games: Iterable[Game]) -> str:
    games = list(games)
    slugs = [g.slug for g in games]
    names = {s: s.replace("-", "_") for s in slugs}
    text = HEAD + "".join(f'import type * as {names[s]} from "./games/{s}";\n' for s in slugs)
    text += f"\nexport const GAMES = {quoted(slugs)} as const;\nexport type Slug = (typeof GAMES)[number];\n"
    members = {
        "Views": {g.slug: g.view_type.__name__ for g in games},
        "Options": {g.slug: g.options.__name__ for g in games},
        "Moves": dict.fromkeys(slugs, "Move"),
        "Events": dict.fromkeys(slugs, "Event"),
    }
    for title, member in members.items():
        rows = "".join(f"  {quoted(s)}: {names[s]}.{member[s]};\n" for s in slugs)
        text += f"\nexport interface {title} {{\n{rows}}}\n"
    return text


def files(games: Iterable[Game]) -> dict[str, str]:
    """Every generated file by its path below the output folder."""
    games = list(games)
    return {"protocol.ts": protocol_file(), "games.ts": games_file(games)} | {
        f"games/{g.slug}.ts": game_file(g) for g in games}


def differing(folder: Path, games: Iterable[Game]) -> list[str]:
    """Files that are missing, differ, or should not be there."""
    wanted = files(games)
    there = {p.relative_to(folder).as_posix() for p in folder.rglob("*.ts")} if folder.is_dir() else set()
    wrong = [name for name, text in wanted.items()
             if name not in there or (folder / name).read_text(encoding="utf-8") != text]
    return sorted([*wrong, *(there - wanted.keys())])


def write(folder: Path, games: Iterable[Game]) -> list[str]:
    """Write what differs; the names of the files that changed."""
    games = list(games)
    changed = differing(folder, games)
    wanted = files(games)
    for name in changed:
        path = folder / name
        if name in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[name], encoding="utf-8")
        else:
            path.unlink()
    return changed
