"""Judging the text of a material file: every fault with its entry, its field and its line, and what stands where.

`material.py` reads files that are to be played with and stops at the first fault. Here somebody is still writing: all
faults are told at once, by codes that can be put into words of any language.
"""

import copy
import re
import tomllib
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from deskoherna.kit.material import Material, fault_of, locate

MOST_FAULTS = 50
Code = Literal[
    "toml", "missing", "unknown", "type", "choice", "size", "form", "twice", "count", "instead", "nothing", "rules"
]
"""No TOML; a field is missing, or is none of this kind; of another type; none of the words it may be; too large, small,
long or short; not of the form it must have. Of what games check: an id stands twice; there are too many or too few; it
stands where something else belongs; it names nothing; anything else."""


class PackFault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a material file."""

    at: str
    """The entry: `characters[3]`; empty: the file as a whole."""
    field: str
    line: int
    code: Code
    reason: str
    """In English, as the check says it."""
    args: dict[str, str] = {}
    """What the code needs besides."""


class PackField(msgspec.Struct, frozen=True):
    """A field of an entry as it stands in the text."""

    name: str
    line: int
    last: int
    """Its last line: a list may stand on several."""
    value: str


class PackEntry(msgspec.Struct, frozen=True):
    """A table of a material file."""

    at: str
    line: int
    fields: list[PackField]


# ---------------------------------------------------------------- what is wrong


def judge(material: Material[Any], text: str) -> list[PackFault]:
    """Everything that is wrong with a text as the material of a game, as far as it can be told at once."""
    try:
        raw = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        return [PackFault("", "", int(line[1]) if line else 1, "toml", str(error))]
    ours = tomllib.loads(material.text)
    faults = list(_wrong_types(material.kind, raw, ours, text))
    if not faults:
        facts = msgspec.convert(raw, material.kind)
        faults = [_of_rules(text, where, reason) for where, reason in _checked(material, facts)]
    return faults[:MOST_FAULTS]


def _checked(material: Material[Any], facts: Any) -> Iterator[tuple[str, str]]:
    """What the game finds; a check that stumbles over odd facts has found something too."""
    found = 0
    try:
        for fault in material.check(facts):
            found += 1
            yield fault
            if found == MOST_FAULTS:
                return
    except Exception as error:
        if not found:
            yield "", f"{type(error).__name__}: {error}"


def _wrong_types(kind: type, raw: dict[str, Any], ours: dict[str, Any], text: str) -> Iterator[PackFault]:
    """Each fault is mended in a copy, so that the next one is found."""
    mended = copy.deepcopy(raw)
    for _ in range(MOST_FAULTS):
        try:
            msgspec.convert(mended, kind)
        except msgspec.ValidationError as error:
            where, reason = fault_of(error)
            yield _typed(text, where, reason)
            if not _mend(mended, ours, where, reason):
                return
        else:
            return


def _path(where: str) -> list[str | int]:
    return [int(p[1:-1]) if p.startswith("[") else p for p in re.findall(r"[\w-]+|\[\d+\]", where.replace("[...]", ""))]


def _at(tree: Any, path: list[str | int]) -> Any:
    for part in path:
        tree = tree[part]
    return tree


def _mend(mended: Any, ours: Any, where: str, reason: str) -> bool:
    """Put in what our file has there, or take away what is too much; False: nothing can be done about it."""
    path = _path(where)
    try:
        if named := re.search(r"unknown field `([^`]*)`", reason):
            del _at(mended, path)[named[1]]
        elif named := re.search(r"missing required field `([^`]*)`", reason):
            _at(mended, path)[named[1]] = copy.deepcopy(_at(ours, [*path, named[1]]))
        elif path:
            _at(mended, path[:-1])[path[-1]] = copy.deepcopy(_at(ours, path))
        else:
            return False
    except (LookupError, TypeError):
        return False
    return True


CODES: tuple[tuple[str, Code], ...] = (
    (r"missing required field `(?P<field>[^`]*)`", "missing"),
    (r"unknown field `(?P<field>[^`]*)`", "unknown"),
    (r"Invalid enum value (?P<value>.*)", "choice"),
    (r"matching regex (?P<form>.*)", "form"),
    (r"(?P<limit>(<=|>=|<|>) -?\d+)", "size"),
    (r"of length (?P<limit>.*)", "size"),
    (r"Expected `(?P<wanted>[^`]*)`, got `(?P<value>[^`]*)`", "type"),
)


def _typed(text: str, where: str, reason: str) -> PackFault:
    for pattern, code in CODES:
        if found := re.search(pattern, reason):
            args = {name: value for name, value in found.groupdict().items() if value is not None}
            field = args.pop("field", "")
            return _fault(text, f"{where}.{field}" if field and where else field or where, reason, code, args)
    return _fault(text, where, reason, "type")


GAME_CODES: tuple[tuple[str, Code], ...] = (
    (r"^(?P<value>'[^']*') stands twice$", "twice"),
    (r"^(?P<value>\d+) (entries|cards|steps|tokens)\b.*?\b(instead of|has) (?P<wanted>\d+)$", "count"),
    (r"^there are (?P<value>\d+)( cards)?, (there must be|not) (?P<wanted>\w+)$", "count"),
    (r"^(?P<value>'[^']*'|\d+) (stands where|instead of) (?P<wanted>'[^']*'|\d+)( belongs)?$", "instead"),
    (r"^(?P<value>'[^']*') is no \w+$", "nothing"),
)
"""What checks of games say in the same words: the rest is told as they say it."""


def _of_rules(text: str, where: str, reason: str) -> PackFault:
    for pattern, code in GAME_CODES:
        if found := re.search(pattern, reason):
            return _fault(text, where, reason, code, found.groupdict())
    return _fault(text, where, reason, "rules")


def _fault(text: str, where: str, reason: str, code: Code, args: dict[str, str] | None = None) -> PackFault:
    entry = re.match(r"[\w-]+(\[\d+\])?(\.[\w-]+\[\d+\])*", where)
    at = entry[0] if entry and "[" in entry[0] else where.partition(".")[0] if "." in where else ""
    field = re.sub(r"\[.*", "", where[len(at) :].strip(".")) if at != where else ""
    return PackFault(at, field, locate(text, where), code, reason, args or {})


# ---------------------------------------------------------------- what stands where

HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?\s*(#.*)?$")
KEY = re.compile(r"^\s*([\w-]+)\s*=\s*(.*)$")


def outline(text: str) -> list[PackEntry]:
    """The tables of a text with their fields, so that each can be changed where it stands."""
    entries: list[PackEntry] = [PackEntry("", 1, [])]
    counts: dict[str, int] = {}
    lines = text.splitlines()
    n = 0
    while n < len(lines):
        if header := HEADER.match(lines[n]):
            entries.append(PackEntry(_place_of(header[1], header[2], counts), n + 1, []))
        elif key := KEY.match(lines[n]):
            last = _last_line(lines, n)
            value = "\n".join([key[2], *lines[n + 1 : last + 1]])
            entries[-1].fields.append(PackField(key[1], n + 1, last + 1, value.strip()))
            n = last
        n += 1
    return [entry for entry in entries if entry.fields]


def _place_of(bracket: str, name: str, counts: dict[str, int]) -> str:
    """The path of a table from its header: `board.step` within the second board is `board[1].step[0]`."""
    path, whole = "", ""
    parts = name.split(".")
    for i, part in enumerate(parts):
        path = f"{path}.{part}" if path else part
        whole = f"{whole}.{part}" if whole else part
        if i == len(parts) - 1 and bracket == "[[":
            counts[whole] = counts.get(whole, -1) + 1
            for below in [c for c in counts if c.startswith(f"{whole}.")]:
                del counts[below]
        if whole in counts:
            path = f"{path}[{counts[whole]}]"
    return path


def _last_line(lines: list[str], first: int) -> int:
    """Where a value ends: the first line with which it can be read."""
    for last in range(first, min(first + 40, len(lines))):
        try:
            tomllib.loads("\n".join(lines[first : last + 1]))
        except (tomllib.TOMLDecodeError, RecursionError):
            continue
        return last
    return first
