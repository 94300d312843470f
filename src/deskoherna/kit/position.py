"""A position in words: dump, difference, and the statements of scenarios (`wounds[order] = 3`)."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from deskoherna.kit import knowledge
from deskoherna.kit import state as st
from deskoherna.kit.axes import NONE
from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game

STATEMENT = re.compile(r"^\s*(?P<name>\w+)\s*(?P<index>(?:\[[^\]]*\]\s*)*)(?P<op>=|!=|<=|>=|<|>)\s*(?P<value>.*?)\s*$")


class StatementError(ValueError):
    """A statement about a position that cannot be understood or does not hold."""


def _value(f: st.Field, v: int, s: Any) -> str:
    if f.of is None:
        return str(v)
    names = f.of.names(s)
    return NONE if v == -1 else names[v] if 0 <= v < len(names) else str(v)


def _entries(f: st.Field, value: Any, s: Any, at: tuple[str, ...] = ()) -> Iterator[tuple[str, int]]:
    if len(at) == len(f.axes):
        yield f.name + "".join(f"[{p}]" for p in at), value
    else:
        names = f.axes[len(at)].names(s)
        for i, v in enumerate(value):
            yield from _entries(f, v, s, (*at, names[i] if i < len(names) else str(i)))


def lines(s: Any, viewer: int = ALL, *, zeros: bool = True) -> dict[str, str]:
    """Every entry of every field the viewer may see, in words. The stream of chance is never shown."""
    found: dict[str, str] = {}
    for f in st.fields(type(s)):
        if f.sight is st.SCRATCH or f.name == "rng" or (f.sight is st.HIDDEN and viewer != ALL):
            continue
        value = getattr(s, f.name)
        entries: list[tuple[str, int]] = []
        if f.axes and f.sight is not st.OPEN and viewer != ALL:
            names = f.axes[0].names(s)
            for i, row in enumerate(value):
                if knowledge.sees_row(s, viewer, f, i):
                    entries += _entries(f, row, s, (names[i] if i < len(names) else str(i),))
        else:
            entries += _entries(f, value, s)
        found |= {k: _value(f, v, s) for k, v in entries if zeros or v}
    return found


def dump(s: Any, viewer: int = ALL) -> str:
    """All that differs from an empty position, a line each."""
    return "\n".join(f"{k} = {v}" for k, v in lines(s, viewer, zeros=False).items())


def diff(a: Any, b: Any, viewer: int = ALL) -> list[str]:
    """What changed from a to b: `wounds[order]: 2 -> 3`."""
    before, after = lines(a, viewer), lines(b, viewer)
    keys = list(dict.fromkeys([*before, *after]))
    return [
        f"{k}: {before.get(k, 'unseen')} -> {after.get(k, 'unseen')}" for k in keys if before.get(k) != after.get(k)
    ]


def _parse(text: str) -> tuple[str, list[str], str, str]:
    found = STATEMENT.match(text)
    if not found:
        raise StatementError(f"{text!r} is no statement; write it like `field[point] = value`")
    return found["name"], re.findall(r"\[([^\]]*)\]", found["index"]), found["op"], found["value"]


def _place(f: st.Field, s: Any, index: Sequence[str], text: str) -> list[int]:
    if len(index) > len(f.axes):
        raise StatementError(f"{text!r}: {f.name} has {len(f.axes)} axes ({', '.join(a.name for a in f.axes)})")
    try:
        return [axis.read(i, s) for axis, i in zip(f.axes, index, strict=False)]
    except ValueError as error:
        raise StatementError(f"{text!r}: {error}") from None


def _number(f: st.Field, s: Any, value: str, text: str) -> int:
    if f.of is not None:
        try:
            return f.of.read(value, s)
        except ValueError as error:
            raise StatementError(f"{text!r}: {error}") from None
    if not re.fullmatch(r"[+-]?\d+", value):
        raise StatementError(f"{text!r}: {value!r} is no number")
    return int(value)


def _field(game: Game, name: str, text: str) -> st.Field:
    f = st.field_named(game.state, name)
    if f is None:
        known = [g.name for g in st.fields(game.state) if g.sight is not st.SCRATCH] + list(game.words)
        raise StatementError(f"{text!r}: there is no {name!r}; there are {', '.join(sorted(known))}")
    return f


def assign(game: Game, s: Any, text: str) -> None:
    """Make a statement true: set an entry, or a whole row by values with spaces between."""
    name, index, op, value = _parse(text)
    if op != "=":
        raise StatementError(f"{text!r}: only `=` can set something")
    if name in game.words:
        setter = game.words[name].set
        if setter is None:
            raise StatementError(f"{text!r}: {name} can only be looked at")
        try:
            setter(s, index, value)
        except ValueError as error:
            raise StatementError(f"{text!r}: {error}") from None
        return
    f = _field(game, name, text)
    place = _place(f, s, index, text)
    if len(place) == len(f.axes):
        numbers = [_number(f, s, value, text)]
    elif len(place) == len(f.axes) - 1:
        numbers = [_number(f, s, v, text) for v in value.split()]
        if len(numbers) != f.axes[-1].size:
            raise StatementError(f"{text!r}: {len(numbers)} values for {f.axes[-1].size} {f.axes[-1].name}s")
    else:
        raise StatementError(f"{text!r}: name more of the axes {', '.join(a.name for a in f.axes)}")
    if not f.axes:
        setattr(s, f.name, numbers[0])
        return
    row = getattr(s, f.name)
    for i in place[: len(f.axes) - 1]:
        row = row[i]
    if len(place) == len(f.axes):
        row[place[-1]] = numbers[0]
    else:
        row[:] = numbers


def holds(game: Game, s: Any, text: str) -> str | None:
    """Does a statement hold? None, or a sentence with what is there instead."""
    name, index, op, value = _parse(text)
    if name in game.words:
        try:
            got = game.words[name].get(s, index)
        except ValueError as error:
            raise StatementError(f"{text!r}: {error}") from None
        same = " ".join(got.split()).lower() == " ".join(value.split()).lower()
        if op in ("=", "!="):
            return None if same == (op == "=") else f"{text}: it is {got!r}"
        return None if _compare(int(got), op, int(value)) else f"{text}: it is {got!r}"
    f = _field(game, name, text)
    place = _place(f, s, index, text)
    there: Any = getattr(s, f.name)
    for i in place:
        there = there[i]
    if len(place) == len(f.axes):
        return None if _compare(there, op, _number(f, s, value, text)) else f"{text}: it is {_value(f, there, s)}"
    if len(place) < len(f.axes) - 1 or op not in ("=", "!="):
        raise StatementError(f"{text!r}: name more of the axes {', '.join(a.name for a in f.axes)}")
    wanted = [_number(f, s, v, text) for v in value.split()]
    return None if (there == wanted) == (op == "=") else f"{text}: it is {' '.join(_value(f, v, s) for v in there)}"


def _compare(a: int, op: str, b: int) -> bool:
    return {"=": a == b, "!=": a != b, "<": a < b, ">": a > b, "<=": a <= b, ">=": a >= b}[op]
