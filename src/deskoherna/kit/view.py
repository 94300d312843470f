"""What a viewer is shown: the parts every game's View and catalogue have in common."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import inspect as shape

from deskoherna.kit.axes import Axis
from deskoherna.kit.material import Mark, Named


def one_of(*of: Axis | str) -> msgspec.Meta:
    """Says of a text in a View that it is the id of a point of one of these axes, or one of these words."""
    return msgspec.Meta(extra={"one_of": of})


def target_of(*axes: Axis) -> msgspec.Meta:
    """Says of a text in a View that it is a target, `axis:point`, of one of these axes."""
    return msgspec.Meta(extra={"target_of": axes})


Lies = Literal["hand", "plate", "table", "nowhere"]
"""Where the generic board draws a field: in the hand of its seat, on its plate, on the table, or not at all."""


def by(axis: Axis) -> msgspec.Meta:
    """Says of a list in a View that it has one entry for each point of this axis, in order; on seats: for each seat."""
    return msgspec.Meta(extra={"by": axis})


def lies(where: Lies) -> msgspec.Meta:
    """Says of a field of a View where the generic board draws it. Unsaid: small things of a seat on its plate."""
    return msgspec.Meta(extra={"lies": where})


def a_seat() -> msgspec.Meta:
    """Says of a number in a View that it is a seat; -1 or None is nobody."""
    return msgspec.Meta(extra={"seat": True})


class Say(msgspec.Struct, frozen=True):
    """A message id of the game's words and its arguments.

    A string argument of the form `axis:point` (`card:portal`, `seat:1`) is a name, put into words by whoever shows
    it; other strings and numbers are taken as they are.
    """

    id: str
    args: dict[str, int | str] = {}


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's View. Nothing in it may depend on what the viewer cannot know."""

    phase: str
    actors: list[int]
    """The seats that may move now; empty: the game is over."""
    prompt: Say
    """One sentence: what this viewer is to do now, or whom the table waits for."""
    silent: bool = False
    """The rules ask for silence now: nobody may talk."""


class Item(msgspec.Struct, frozen=True):
    """One line of the catalogue: a card, tile, hero or die with its facts and where they come from.

    Names and texts are words of the game: `<key>` for the name, `<key>.text` for what it does.
    """

    key: str
    """The Fluent id of its name, as for targets: `card-portal`."""
    kind: str
    """The group it is listed under: the Fluent id is `kind-<kind>`."""
    mark: Mark
    marks: dict[str, Mark]
    facts: dict[str, Any]
    at: str = ""
    """Where its entry stands in the material file: `characters[3]`."""


def item(kind: str, axis: str, entry: Named, **facts: Any) -> Item:
    """An item of the catalogue from an entry of the material."""
    return Item(f"{axis}-{entry.id}", kind, entry.mark, dict(entry.marks), facts, entry.at)


# ---------------------------------------------------------------- what texts may be


def odd_texts(view: View) -> list[str]:
    """Texts of a View that are none of what their fields say (`one_of`, `target_of`): a sentence each."""
    return [f"{where} is {text!r}" for where, text in _odd(view, _shape(type(view)), "view")]


@cache
def _shape(cls: type[View]) -> shape.Type:
    return shape.type_info(cls)


@cache
def _allowed(one_of: tuple[Axis | str, ...], targets: tuple[Axis, ...]) -> frozenset[str]:
    ids = [i for a in one_of for i in (a.ids if isinstance(a, Axis) else (a,))]
    return frozenset([*ids, *(a.target(i) for a in targets for i in range(a.size))])


def _odd(value: Any, t: shape.Type, where: str) -> Iterator[tuple[str, str]]:
    match t:
        case shape.Metadata() if t.extra and isinstance(value, str):
            if value not in _allowed(t.extra.get("one_of", ()), t.extra.get("target_of", ())):
                yield where, value
        case shape.UnionType():
            for other in t.types:
                if isinstance(other, shape.NoneType) == (value is None):
                    yield from _odd(value, other, where)
        case shape.ListType():
            for i, item in enumerate(value):
                yield from _odd(item, t.item_type, f"{where}[{i}]")
        case shape.DictType():
            for key, item in value.items():
                yield from _odd(key, t.key_type, f"a key of {where}")
                yield from _odd(item, t.value_type, f"{where}[{key!r}]")
        case shape.StructType():
            for f in t.fields:
                yield from _odd(getattr(value, f.name), f.type, f"{where}.{f.name}")


def sentences(value: Any) -> Iterator[Say]:
    """Every sentence in a view, wherever it stands."""
    if isinstance(value, Say):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from sentences(getattr(value, name))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from sentences(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from sentences(part)
