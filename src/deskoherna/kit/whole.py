"""A game put together from its two modules, `state` and `rules`: what can be found there need not be said again.

Whoever wants to say everything builds `Game` and `Rules` themselves; both are the same to everything else.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.axes import Axis
from deskoherna.kit.contract import Rules
from deskoherna.kit.declare import DeclarationError, Leanings
from deskoherna.kit.game import Game
from deskoherna.kit.hoist import INDENT
from deskoherna.kit.material import Named
from deskoherna.kit.plain import nothing_follows, nothing_hidden
from deskoherna.kit.view import Item, View, item
from deskoherna.kit.writer import write, write_lean
from deskoherna.kit.written import Scope, call, load, text_of

USUAL_STEPS = 2000


def game_of(
    state: ModuleType,
    rules: ModuleType,
    *,
    options: type[msgspec.Struct],
    view: Callable[[Any, int], View],
    faults: Callable[[Any], list[str]],
    version: int = 1,
    tables: Mapping[str, Any] | None = None,
    **more: Any,
) -> Game:
    """The game of these modules.

    From `state` come `State`, `SEATS`, `PHASES`, `MATERIAL` and, where there are any, `TASKS`; from `rules` come
    `VERBS`, `EVENTS`, `setup`, `actors`, `points`, `worth` and, where they are, `standing` (else whoever has most
    points is first), `derive`, `forget` and `LEAN` (else all verbs weigh alike). Options are encoded in their order,
    the players first. The catalogue lists the entries of the material that are points of an axis, with all their
    facts, and scenarios name outcomes by such points: `face ram`. Whatever is said in `more` goes to `Game` and
    counts before all that.
    """
    package = str(rules.__package__)
    verbs, phases = _of(rules, "VERBS"), _of(state, "PHASES")
    parts = {"tasks": state.TASKS, "busy": rules.has_tasks} if hasattr(state, "TASKS") else {}
    moves = write(package, verbs, phases, setup=_of(rules, "setup"), actors=_of(rules, "actors"), **parts)
    standing = getattr(rules, "standing", None) or write_standing(package, _of(rules, "points"))
    lean = write_lean(f"{package}.advice", verbs, getattr(rules, "LEAN", Leanings(1))).lean
    listed = list(_listed(state))
    given: dict[str, Any] = {
        "slug": package.rpartition(".")[2],
        "encode": _in_order,
        "catalogue": lambda: [_item(axis, entry) for axis, entries in listed for entry in entries],
        "max_steps": USUAL_STEPS,
        "folder": Path(str(rules.__file__)).parent,
        "parallel": frozenset(phases.parallel),
        "chance": {axis.name: _named(axis) for axis, _ in listed},
        "advice": Advice[Any, Any](_of(rules, "worth"), lean, NoNotes),
    }
    return Game(
        version=version,
        state=_of(state, "State"),
        verbs=verbs,
        events=_of(rules, "EVENTS"),
        rules=Rules[Any](
            moves.setup,
            rules.actors,
            moves.legal,
            moves.step,
            moves.mask,
            standing,
            rules.points,
            getattr(rules, "derive", nothing_follows),
            getattr(rules, "forget", nothing_hidden),
            moves.beat,
        ),
        options=options,
        tables={"usual": options()} if tables is None else tables,
        view=view,
        view_type=get_type_hints(view)["return"],
        faults=faults,
        material=_of(state, "MATERIAL"),
        max_seats=_of(state, "SEATS").size,
        phases=phases,
        **{**given, **more},
    )


def write_standing(package: str, points: Callable[..., int]) -> Callable[..., int]:
    """`standing` of a game in which whoever has most points is first; equal points share a place."""
    scope = Scope()
    mine, theirs = call(scope, points), call(scope, points).replace("seat", "other")
    body = [
        "def standing(s: State, seat: int) -> int:",
        f'{INDENT}"""1 is the winner."""',
        f"{INDENT}place = 1",
        f"{INDENT}for other in range(s.seats):",
        f"{INDENT * 2}if {theirs} > {mine}:",
        f"{INDENT * 3}place += 1",
        f"{INDENT}return place",
    ]
    source = text_of("Who is first", scope, body)
    found: Callable[..., int] = load(f"{package}.standing", source).standing
    return found


def _of(module: ModuleType, name: str) -> Any:
    """What a module has to have."""
    if not hasattr(module, name):
        raise DeclarationError(f"{module.__name__} has no {name}")
    return getattr(module, name)


def _in_order(options: msgspec.Struct) -> list[int]:
    """The values of the options, as whole numbers."""
    values = msgspec.structs.asdict(options)
    for name, value in values.items():
        if not isinstance(value, int):
            raise DeclarationError(f"option {name} is {value!r}, no whole number: say in `encode=` what it becomes")
    return [int(value) for value in values.values()]


def _listed(state: ModuleType) -> Iterator[tuple[Axis, Sequence[Named]]]:
    """The lists of the material whose entries are the points of an axis."""
    known = [thing for thing in vars(state).values() if isinstance(thing, Axis)]
    facts = state.MATERIAL.facts
    for name in facts.__struct_fields__:
        entries = getattr(facts, name)
        if isinstance(entries, list | tuple) and entries and all(isinstance(entry, Named) for entry in entries):
            points = tuple(state.MATERIAL.notation(entries))
            yield from ((axis, entries) for axis in known if axis.points == points)


def _item(axis: Axis, entry: Named) -> Item:
    """An entry in the catalogue, with the facts that are its own."""
    own = set(entry.__struct_fields__) - set(Named.__struct_fields__)
    facts = {name: value for name, value in msgspec.structs.asdict(entry).items() if name in own}
    return item(axis.name, axis.name, entry, **facts)


def _named(axis: Axis) -> Callable[[Sequence[str]], list[int]]:
    """An outcome in scenarios: the point with this name."""
    return lambda rest: [axis.read(" ".join(rest))]
