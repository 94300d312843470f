"""The same thing stands in the same file under the same name in every game."""

import ast
import importlib
from pathlib import Path

import pytest

from deskoherna.kit import registry
from deskoherna.kit.declare import Phases, Tasks
from deskoherna.kit.verbs import Events

PLACES = {
    "setup": ("setup",),
    "rules": ("actors", "standing", "points"),
    "derived": ("derive",),
    "knowledge": ("forget",),
    "faults": ("faults",),
    "prompts": ("prompt",),
    "view": ("View", "view"),
    "catalogue": ("catalogue",),
    "sketch": ("sketch",),
    "options": ("Options", "encode", "TABLES"),
    "moves": ("VERBS",),
    "events": ("EVENTS",),
    "state": ("State", "PHASES", "OVER"),
    "statements": ("WORDS", "CHANCE"),
    "material": ("MATERIAL",),
    "bot/advice": ("worth", "LEAN"),
    "bot/tuning": ("PACES", "MAIN_MODES"),
    "game": ("RULES", "MOVES", "GAME"),
}
GAMES = registry.slugs()


def defined(path: Path) -> set[str]:
    """What a module defines itself at its top; what it imports is at home elsewhere."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                found.add(name)
            case ast.Assign(targets=targets):
                found |= {n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_part_is_at_home_in_its_file_and_nowhere_else(slug: str) -> None:
    folder = registry.game(slug).folder
    here = {p.relative_to(folder).with_suffix("").as_posix(): defined(p) for p in folder.rglob("*.py")}
    homes = {name: sorted(file for file in here if name in here[file]) for names in PLACES.values() for name in names}
    assert homes == {name: [file] for file, names in PLACES.items() for name in names}


@pytest.mark.parametrize("slug", GAMES)
def test_phases_tasks_and_events_are_declared_in_one_way(slug: str) -> None:
    """`PHASES` in the state, `TASKS` with its `DO_...` in a file of its own, `EVENTS`; a step is over by `is_busy`."""
    game = registry.game(slug)
    package = type(game.zero()).__module__.rpartition(".")[0]
    files = {p.stem: defined(p) for p in game.folder.glob("*.py")}
    assert isinstance(importlib.import_module(f"{package}.state").PHASES, Phases)
    assert isinstance(importlib.import_module(f"{package}.events").EVENTS, Events)
    assert {file for file, names in files.items() if any(name.startswith("DO_") for name in names)} <= {"tasks"}
    if "tasks" in files:
        assert isinstance(importlib.import_module(f"{package}.tasks").TASKS, Tasks)
        assert [file for file, names in files.items() if "is_busy" in names] == ["rules"]
