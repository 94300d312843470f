"""What a View is made of, for whoever draws it without knowing the game: fields, axes, and where axes lie in the plane.

The generic board is drawn from this. What a View says of its fields (`one_of`, `target_of`, `by`, `lies`, `a_seat`)
is told; where it says nothing, the plain type is.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import inspect

from deskoherna.kit.axes import Axis
from deskoherna.kit.game import Game
from deskoherna.kit.verbs import NUMBER
from deskoherna.kit.view import Say, View

Kind = Literal["number", "seat", "flag", "text", "point", "target", "say", "list", "record", "anything"]
Form = Literal["hexes", "grid", "line"]

_HEX = re.compile(r"(-?\d+),(-?\d+)")
_SQUARE = re.compile(r"([a-z])(\d+)")
_HEIGHT = 3**0.5 / 2
"""Rows of hexes lie so far apart, in widths of a hex."""


class Shape(msgspec.Struct, frozen=True):
    """A field, an entry of a list, or the View itself."""

    kind: Kind
    name: str = ""
    """Of a field; in words `view-<name>`."""
    axes: list[str] = []
    """Of a point or a target: it is one of these."""
    by: str = ""
    """Of a list: the axis whose points its entries stand for."""
    lies: str = ""
    """Where it is drawn; empty: nobody said."""
    item: "Shape | None" = None
    """The entries of a list."""
    fields: list["Shape"] = []
    """Of a record."""


class Plane(msgspec.Struct, frozen=True):
    """The points of an axis, and where they lie if that follows from their names."""

    name: str
    ids: list[str]
    form: Form
    places: list[tuple[float, float]]
    """Of hexes and grids: the middle of each, in widths of one; y grows downwards."""


class Shapes(msgspec.Struct, frozen=True):
    """All that is needed to draw a View, and to say what moves may name."""

    view: Shape
    axes: list[Plane]


COMMON = frozenset(View.__struct_fields__)
"""What the frame of every table shows by itself."""


def shapes_of(game: Game) -> Shapes:
    """The shape of the View of a game, and all axes that it, moves and events name."""
    found: dict[str, list[Axis]] = {}

    def meet(axis: Axis) -> str:
        if axis is not NUMBER and axis not in found.setdefault(axis.name, []):
            found[axis.name].append(axis)
        return axis.name

    root = inspect.type_info(game.view_type)
    view = Shape("record", fields=[s for s in _fields(root, meet) if s.name not in COMMON])
    for verb in (*game.verbs.verbs, *game.events.events):
        for axis in verb.axes:
            meet(axis)
    return Shapes(view, [plane(name, axes) for name, axes in sorted(found.items())])


def plane(name: str, axes: list[Axis]) -> Plane:
    """Axes of one name (parts of a deck, for instance) are one: all their points."""
    ids = list(dict.fromkeys(i for axis in axes for i in axis.ids))
    if hexes := _all(_HEX, ids):
        cells = [(int(q), int(r)) for q, r in hexes]
        return Plane(name, ids, "hexes", [(q + r / 2, r * _HEIGHT) for q, r in cells])
    if squares := _all(_SQUARE, ids):
        cells = [(ord(file) - ord("a"), int(rank)) for file, rank in squares]
        if len({x for x, _ in cells}) > 1 < len({y for _, y in cells}):
            top = max(y for _, y in cells)
            return Plane(name, ids, "grid", [(float(x), float(top - y)) for x, y in cells])
    return Plane(name, ids, "line", [])


def _all(form: re.Pattern[str], ids: list[str]) -> list[tuple[str, ...]]:
    found = [form.fullmatch(i) for i in ids]
    return [m.groups() for m in found if m] if all(found) else []


# ---------------------------------------------------------------- types


def _fields(t: inspect.Type, meet: Any) -> Iterator[Shape]:
    if isinstance(t, inspect.StructType):
        for f in t.fields:
            yield msgspec.structs.replace(_shape(f.type, meet), name=f.encode_name)


def _shape(t: inspect.Type, meet: Any) -> Shape:
    match t:
        case inspect.Metadata():
            return _said(_shape(t.type, meet), t.extra or {}, meet)
        case inspect.UnionType():
            some = [u for u in t.types if not isinstance(u, inspect.NoneType)]
            kinds = [_shape(u, meet) for u in some]
            return kinds[0] if len({k.kind for k in kinds}) == 1 else Shape("anything")
        case inspect.BoolType():
            return Shape("flag")
        case inspect.IntType() | inspect.FloatType():
            return Shape("number")
        case inspect.StrType() | inspect.LiteralType():
            return Shape("text")
        case inspect.ListType() | inspect.VarTupleType():
            return Shape("list", item=_shape(t.item_type, meet))
        case inspect.DictType():
            key = _shape(t.key_type, meet)
            return Shape("list", axes=key.axes, item=_shape(t.value_type, meet))
        case inspect.StructType() if t.cls is Say:
            return Shape("say")
        case inspect.StructType():
            return Shape("record", fields=list(_fields(t, meet)))
    return Shape("anything")


def _said(shape: Shape, said: Mapping[str, Any], meet: Any) -> Shape:
    """A shape with what the View says of it."""
    if lies := said.get("lies"):
        shape = msgspec.structs.replace(shape, lies=lies)
    if axis := said.get("by"):
        shape = msgspec.structs.replace(shape, by=meet(axis))
    if said.get("seat"):
        shape = msgspec.structs.replace(shape, kind="seat")
    for word, kind in (("one_of", "point"), ("target_of", "target")):
        axes = [meet(a) for a in said.get(word, ()) if isinstance(a, Axis)]
        if axes:
            shape = msgspec.structs.replace(shape, kind=kind, axes=list(dict.fromkeys(axes)))
    return shape
