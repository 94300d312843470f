"""The options of a game as a form: which values each can take, in the order in which they are declared."""

import enum
import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec


def choices(options: type[msgspec.Struct]) -> dict[str, list[Any]]:
    """By option the values that are named one by one; none where anything goes."""
    hints = get_type_hints(options)
    return {f.encode_name: list(_named_values(hints[f.name])) for f in msgspec.structs.fields(options)}


def _named_values(kind: Any) -> Iterator[Any]:
    if get_origin(kind) is Literal:
        yield from get_args(kind)
    elif isinstance(kind, type) and issubclass(kind, enum.Enum):
        yield from (m.value for m in kind)
    elif get_origin(kind) in (Union, types.UnionType, list, tuple):
        for part in get_args(kind):
            yield from _named_values(part)


def schema(options: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON schema. Values stand as they are declared, from the first step to the last; msgspec sorts them."""
    found = msgspec.json.schema(options)
    declared = choices(options)
    for known in found["$defs"].values():
        for name, field in known.get("properties", {}).items():
            for part in (field, field.get("items", {})):
                if "enum" in part and set(part["enum"]) == set(declared.get(name, ())):
                    part["enum"] = declared[name]
    return found
