"""Material: the facts of a game in a TOML file, checked against a type, with errors that name line and field.

A person who owns the box may play with an own file (`--material FILE`, or DESKOHERNA_MATERIAL_<GAME>); it is read
once, before the game is imported, because facts are compiled into the rules.
"""

import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

Mark = Literal["rulebook", "public", "derived", "inferred", "reconstructed"]
"""Where a fact comes from."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Small = Annotated[int, msgspec.Meta(ge=-128, le=127)]


LONGEST_NAME = 60
PLAIN_TEXT = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]*$"
"""No control characters, none that turn the direction of writing round, none that nobody sees."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN_TEXT)]
Case = Annotated[str, msgspec.Meta(pattern=r"^(cs|en)_[a-z]+(_[a-z]+)*$", max_length=20)]
"""A language and a form of the name in it: `cs_acc`."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry with its names in both languages and its mark; `marks` says it for single fields."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=LONGEST_NAME)]
    cs: Name
    en: Name
    mark: Mark
    marks: dict[str, Mark] = {}
    cases: dict[Case, Name] = {}
    """Forms of a name of one's own, for sentences: `cases = { cs_acc = "Baziliku", cs_gen = "Baziliky" }`."""
    at: str = ""
    """Where it stands in its file (`characters[3]`): put in when the file is read."""


Fault = tuple[str, str]
"""Where (`characters[3].strength`) and why."""


class MaterialError(ValueError):
    """A material file that cannot be used: which line, which field, why."""


@dataclass(frozen=True, eq=False)
class Material(Generic[T_co]):
    """A checked material file."""

    facts: T_co
    text: str
    source: str
    own: bool
    """Not the file that ships with the game."""
    kind: type[T_co]
    """What the facts must be."""
    check: Callable[[Any], Iterable[Fault]]
    """What they must keep besides."""
    pack: bool = False
    """One of several materials of this game in this process."""
    packaged: Mapping[tuple[str, str], Named] = field(default_factory=dict)
    """For an own file: the entries of the file that ships with the game, by list and id."""

    def entries(self) -> Iterator[Named]:
        """Every entry with a name, wherever it stands."""
        return entries_of(self.facts)

    def shipped(self, entry: Named) -> Named | None:
        """The same entry in the file that ships with the game; None where an own file invents it."""
        return self.packaged.get(_place(entry)) if self.own else entry

    def notation(self, entries: Sequence[Named]) -> list[str]:
        """How notation calls entries: as the shipped file does, or by their ids.

        Notation is stored and read back, so names of an own file are for the eye alone (see `words.py`).
        """
        known = [self.shipped(e) for e in entries]
        return [e.id.replace("-", " ").title() if k is None else k.en for e, k in zip(entries, known, strict=True)]


def variable(slug: str) -> str:
    """The environment variable that names a material file of one's own."""
    return f"DESKOHERNA_MATERIAL_{slug.upper()}"


_loading: ContextVar[tuple[str, str] | None] = ContextVar("loading", default=None)
"""The game that is being loaded under a pack, and the text of the pack."""


@contextmanager
def loading(slug: str, text: str) -> Iterator[None]:
    """Whatever is imported in here, this game takes its facts from this text (see `packs.py`)."""
    before = _loading.set((slug, text))
    try:
        yield
    finally:
        _loading.reset(before)


def load(slug: str, shipped: Path, kind: type[T], check: Callable[[T], Iterable[Fault]]) -> Material[T]:
    """The material of a game: of the pack that is being loaded, the user's own file where one is named, or ours."""
    named = os.environ.get(variable(slug))
    pack = _loading.get()
    if pack is not None and pack[0] == slug:
        made = replace(from_text(pack[1], f"pack of {slug}", kind, check, own=True), pack=True)
    elif named:
        made = read(Path(named), kind, check, own=True)
    else:
        return read(shipped, kind, check)
    packaged = {_place(e): e for e in read(shipped, kind, check).entries()}
    return replace(made, packaged=packaged)


def read(path: Path, kind: type[T], check: Callable[[T], Iterable[Fault]], *, own: bool = False) -> Material[T]:
    """Read and check a material file; the first fault is told with its place."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise MaterialError(f"material {path}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise MaterialError(f"material {path}: not UTF-8 at byte {error.start}") from None
    return from_text(text, str(path), kind, check, own=own)


def from_text(
    text: str, source: str, kind: type[T], check: Callable[[T], Iterable[Fault]], *, own: bool = False
) -> Material[T]:
    """Check the text of a material file; the first fault is told with its place."""
    try:
        facts = msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise MaterialError(f"material {source}: {error}") from None
    except msgspec.ValidationError as error:
        where, reason = fault_of(error)
        raise MaterialError(_sentence(source, text, where, reason)) from None
    for where, reason in check(facts):
        raise MaterialError(_sentence(source, text, where, reason))
    _place_all(facts)
    return Material(facts, text, source, own, kind=kind, check=check)


def fault_of(error: msgspec.ValidationError) -> Fault:
    """Where a value is not what its type says, and why."""
    reason, _, where = str(error).partition(" - at `$")
    return where.strip("`."), reason


def entries_of(facts: object) -> Iterator[Named]:
    """Every entry with a name within some facts."""
    return (e for _, e in _named(facts, ""))


def _named(value: Any, where: str) -> Iterator[tuple[str, Named]]:
    if isinstance(value, Named):
        yield where, value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _named(getattr(value, name), f"{where}.{name}" if where else name)
    elif isinstance(value, list | tuple):
        for i, part in enumerate(value):
            yield from _named(part, f"{where}[{i}]")


def _place_all(facts: object) -> None:
    for where, entry in _named(facts, ""):
        msgspec.structs.force_setattr(entry, "at", where)


def _place(entry: Named) -> tuple[str, str]:
    """The list and the id: an entry may stand elsewhere in the list of another file."""
    return re.sub(r"\[\d+\]", "", entry.at), entry.id


def _sentence(source: str, text: str, where: str, reason: str) -> str:
    line = locate(text, where)
    return f"material {source}, line {line}, {where or 'top level'}: {reason}"


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
