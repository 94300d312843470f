"""Material: the facts of a game in a TOML file, checked against a type, with errors that name line and field.

A person who owns the box may play with an own file (`--material FILE`, or DESKOHERNA_MATERIAL_<GAME>); it is read
once, before the game is imported, because facts are compiled into the rules.
"""

import os
import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Generic, Literal, TypeVar

import msgspec

Mark = Literal["rulebook", "public", "derived", "inferred", "reconstructed"]
"""Where a fact comes from."""

T = TypeVar("T")
Small = Annotated[int, msgspec.Meta(ge=-128, le=127)]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry with its names in both languages and its mark; `marks` says it for single fields."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9-]*$")]
    cs: Annotated[str, msgspec.Meta(min_length=1)]
    en: Annotated[str, msgspec.Meta(min_length=1)]
    mark: Mark
    marks: dict[str, Mark] = {}


class MaterialError(ValueError):
    """A material file that cannot be used: which line, which field, why."""


@dataclass(frozen=True, eq=False)
class Material(Generic[T]):
    """A checked material file."""

    facts: T
    text: str
    source: str
    own: bool
    """Not the file that ships with the game."""


def variable(slug: str) -> str:
    return f"DESKOHERNA_MATERIAL_{slug.upper()}"


Fault = tuple[str, str]
"""Where (`characters[3].strength`) and why."""


def load(slug: str, shipped: Path, kind: type[T], check: Callable[[T], Iterable[Fault]]) -> Material[T]:
    """The material of this process: the user's own file where one is named, else the shipped one."""
    named = os.environ.get(variable(slug))
    return read(Path(named) if named else shipped, kind, check, own=bool(named))


def read(path: Path, kind: type[T], check: Callable[[T], Iterable[Fault]], *, own: bool = False) -> Material[T]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise MaterialError(f"material {path}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise MaterialError(f"material {path}: not UTF-8 at byte {error.start}") from None
    try:
        facts = msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise MaterialError(f"material {path}: {error}") from None
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise MaterialError(_sentence(path, text, where.strip("`."), reason)) from None
    for where, reason in check(facts):
        raise MaterialError(_sentence(path, text, where, reason))
    return Material(facts, text, str(path), own)


def _sentence(path: Path, text: str, where: str, reason: str) -> str:
    line = locate(text, where)
    return f"material {path}, line {line}, {where or 'top level'}: {reason}"


def locate(text: str, where: str) -> int:
    """The line of a path like `characters[3].strength`: the table's header, then the key below it."""
    parts = re.findall(r"([\w-]+)(?:\[(\d+)\])?", where)
    lines = text.splitlines()
    at, seen_path = 0, ""
    for name, index in parts:
        seen_path = f"{seen_path}.{name}" if seen_path else name
        header = re.compile(rf"^\s*\[\[?\s*{re.escape(seen_path)}\s*\]\]?")
        key = re.compile(rf"^\s*{re.escape(name)}\s*=")
        wanted = int(index) if index else 0
        found = False
        for i in range(at, len(lines)):
            if header.match(lines[i]):
                if wanted == 0:
                    at, found = i + 1, True
                    break
                wanted -= 1
        if found:
            continue
        for i in range(at, len(lines)):
            if at and re.match(r"^\s*\[", lines[i]):
                break
            if key.match(lines[i]):
                return i + 1
    return max(at, 1)


def ids_unique(name: str, entries: Iterable[Named]) -> Iterable[Fault]:
    """A check every game makes: no id twice."""
    seen: set[str] = set()
    for i, e in enumerate(entries):
        if e.id in seen:
            yield f"{name}[{i}].id", f"{e.id!r} stands twice"
        seen.add(e.id)
