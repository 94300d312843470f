"""Faults planted in the five games, one at a time: what a careless change of their rules, views or words would do."""

import dataclasses
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskoherna.kit import state as st
from deskoherna.kit.compliance import Effort
from deskoherna.kit.events import EVERYBODY
from deskoherna.kit.game import Game
from deskoherna.kit.registry import game as registered
from deskoherna.kit.view import Say

TINY = Effort("quick", steps=1200, positions=200, samples=3, twin_steps=100, games=3)

Step = Callable[[Any, int, int], None]
Plant = Callable[[pytest.MonkeyPatch, Game, Path], Game]
"""Plants a fault in a game that has one table."""


@dataclasses.dataclass(frozen=True)
class Fault:
    """A fault, the table it is planted on, the check that must notice, and what that says."""

    name: str
    game: str
    table: str
    check: str
    sentence: str
    plant: Plant
    effort: Effort = TINY

    def planted(self, patch: pytest.MonkeyPatch, folder: Path) -> Game:
        """The game with the fault; without golden files."""
        whole = registered(self.game)
        return self.plant(patch, dataclasses.replace(whole, tables={self.table: whole.tables[self.table]}), folder)


# ---------------------------------------------------------------- how faults are planted


def rules(**functions: Callable[[Game], Callable[..., Any]]) -> Plant:
    """Functions of the rules are replaced by others, made from the sound game."""

    def plant(_patch: pytest.MonkeyPatch, game: Game, _folder: Path) -> Game:
        changed = {name: make(game) for name, make in functions.items()}
        return dataclasses.replace(game, rules=dataclasses.replace(game.rules, **changed))

    return plant


def behind(more: Callable[[Any, Any, int, int], None]) -> Plant:
    """Something wrong is done behind every step: (position before, position, seat, move)."""

    def make(game: Game) -> Step:
        def step(s: Any, seat: int, move: int) -> None:
            before = st.clone(s)
            game.rules.step(s, seat, move)
            more(before, s, seat, move)

        return step

    return rules(step=make)


def seen(change: Callable[[Any, int, Any], Any]) -> Plant:
    """The view is another: (position, viewer, sound view) -> view."""

    def plant(_patch: pytest.MonkeyPatch, game: Game, _folder: Path) -> Game:
        return dataclasses.replace(game, view=lambda s, viewer: change(s, viewer, game.view(s, viewer)))

    return plant


def within(module: str, name: str, make: Callable[[Any], Any]) -> Plant:
    """A name of one module means something else: what it meant is given."""

    def plant(patch: pytest.MonkeyPatch, game: Game, _folder: Path) -> Game:
        home = importlib.import_module(f"deskoherna.games.{game.slug}.{module}")
        patch.setattr(home, name, make(getattr(home, name)))
        return game

    return plant


def loud(module: str, event: str) -> Plant:
    """A secret that this module tells one seat is told to everybody."""

    def plant(patch: pytest.MonkeyPatch, game: Game, _folder: Path) -> Game:
        home = importlib.import_module(f"deskoherna.games.{game.slug}.{module}")
        what, tell = getattr(home, event), home.tell

        def shout(s: Any, to: int, told: int, *args: int) -> None:
            tell(s, EVERYBODY if told == what else to, told, *args)

        patch.setattr(home, "tell", shout)
        return game

    return plant


def without(module: str, mark: str) -> Plant:
    """A module of rules forgets to say that it is one."""

    def plant(patch: pytest.MonkeyPatch, game: Game, _folder: Path) -> Game:
        patch.setattr(importlib.import_module(f"deskoherna.games.{game.slug}.{module}"), mark, False)
        return game

    return plant


def file(name: str, change: Callable[[str], str]) -> Plant:
    """One of the game's files is another."""

    def plant(_patch: pytest.MonkeyPatch, game: Game, folder: Path) -> Game:
        for part in ("words", "rulebook", "scenarios"):
            (folder / part).mkdir()
            for path in filter(Path.is_file, (game.folder / part).iterdir()):
                (folder / part / path.name).write_bytes(path.read_bytes())
        path = folder / name
        text = path.read_text(encoding="utf-8")
        assert change(text) != text, f"nothing changes in {name}"
        path.write_text(change(text), encoding="utf-8")
        return dataclasses.replace(game, folder=folder)

    return plant


# ---------------------------------------------------------------- faults of every game


def secret(s: Any, seat: int) -> int:
    """A number that hangs on what is hidden from a seat, and on nothing else."""
    total = 0
    for f in st.fields(type(s)):
        if f.name in ("seen", "dealt"):
            continue
        if f.sight is st.SEEN and f.name in ("place", "rank"):
            total += sum((i + 1) * (v + 2) for i, v in enumerate(getattr(s, f.name)) if not s.seen[i] >> seat & 1)
        if f.sight is st.OWN and f.axes[0].name == "seat":
            rows = [row for i, row in enumerate(getattr(s, f.name)) if i != seat]
            total += sum((k + 1) * v for row in rows for k, v in enumerate(row if isinstance(row, list) else [row]))
    return total


def next_to(s: Any, seat: int) -> int:
    return (seat + 1) % int(s.seats)


def tells_a_secret(before: Any, s: Any, seat: int, _move: int) -> None:
    """Where something is revealed to somebody, everybody hears some more."""
    if s.reveals != before.reveals and s.told is not None:
        s.told.append((EVERYBODY, 0, secret(s, next_to(s, seat)) % 3, 0, 0))


def secret_in_prompt(s: Any, viewer: int, view: Any) -> Any:
    if viewer < 0:
        return view
    args = {**view.prompt.args, "number": secret(s, viewer) % 5}
    return msgspec.structs.replace(view, prompt=Say(view.prompt.id, args))


def list_by_secret(game: Game) -> Callable[..., int]:
    """Whoever has a choice lacks its last move while something hidden is odd."""

    def legal(s: Any, seat: int, out: Any, n: int) -> int:
        end = game.rules.legal(s, seat, out, n)
        return end - 1 if end - n > 2 and secret(s, seat) % 2 else end

    return legal


def open_field(name: str, at: int | None = None) -> Plant:
    """A field that everybody sees follows what one seat alone was shown."""

    def follow(before: Any, s: Any, seat: int, _move: int) -> None:
        if s.reveals != before.reveals:
            value = secret(s, next_to(s, seat)) % 2
            if at is None:
                setattr(s, name, value)
            else:
                getattr(s, name)[at] = value

    return behind(follow)


def uncounted(before: Any, s: Any, _seat: int, _move: int) -> None:
    """Nothing counts as a reveal, so undo would give moves back and not what they showed."""
    s.reveals = before.reveals


def last_mover(name: str, at: int | None = None) -> Plant:
    """In a parallel phase a field tells who was last: the order matters."""

    def plant(patch: pytest.MonkeyPatch, game: Game, folder: Path) -> Game:
        def note(before: Any, s: Any, seat: int, _move: int) -> None:
            if before.phase in game.parallel and s.phase == before.phase:
                if at is None:
                    setattr(s, name, seat)
                else:
                    getattr(s, name)[at] = seat

        return behind(note)(patch, game, folder)

    return plant


def chance_in_parallel(patch: pytest.MonkeyPatch, game: Game, folder: Path) -> Game:
    def draw(before: Any, s: Any, _seat: int, _move: int) -> None:
        if before.phase in game.parallel:
            s.rng[0] ^= 1

    return behind(draw)(patch, game, folder)


def adds(name: str, *at: int, every: int = 1) -> Plant:
    """A field grows by one behind every step (or every so many)."""

    def grow(_before: Any, s: Any, _seat: int, _move: int) -> None:
        if s.steps % every:
            return
        if not at:
            setattr(s, name, getattr(s, name) + 1)
            return
        row = getattr(s, name)
        for i in at[:-1]:
            row = row[i]
        row[at[-1]] += 1

    return behind(grow)


def never_masked(_game: Game) -> Callable[..., int]:
    return lambda _s, _seat, move: move


def masked_as_legal(game: Game) -> Callable[..., int]:
    """A move that must be hidden is shown as the first move of all."""
    return lambda s, seat, move: move if game.rules.mask(s, seat, move) == move else 0


def forgets_nothing(_game: Game) -> Callable[..., None]:
    return lambda _s, _seat: None


def forgets_too_much(name: str) -> Callable[[Game], Callable[..., None]]:
    """A field that the seat knows is gone after `forget`."""

    def make(game: Game) -> Callable[..., None]:
        def forget(s: Any, seat: int) -> None:
            game.rules.forget(s, seat)
            setattr(s, name, getattr(s, name) ^ 1)

        return forget

    return make


def stuck_in(phase: str) -> Callable[[Game], Callable[..., int]]:
    """Nothing can be answered in this phase."""

    def make(game: Game) -> Callable[..., int]:
        number = game.phases.names.index(phase)

        def legal(s: Any, seat: int, out: Any, n: int) -> int:
            return n if s.phase == number else game.rules.legal(s, seat, out, n)

        return legal

    return make


def unordered(game: Game) -> Callable[..., int]:
    def legal(s: Any, seat: int, out: Any, n: int) -> int:
        end = game.rules.legal(s, seat, out, n)
        out[n:end] = out[n:end][::-1]
        return end

    return legal


def first_wins_all(game: Game) -> Callable[..., int]:
    """Everybody but the winner stands fourth."""
    return lambda s, seat: 1 if game.rules.standing(s, seat) == 1 else s.seats + 2
