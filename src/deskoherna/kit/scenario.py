"""Scenarios: the executable rulebook. A position, moves, what must be true then, what must be refused.

In `play`, a line `? statement` must hold at that point, and `! seat: move` must be refused there.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import msgspec

from deskoherna.kit import position
from deskoherna.kit import state as st
from deskoherna.kit.game import Game, OptionsError
from deskoherna.kit.random import KEPT, ChanceError
from deskoherna.kit.verbs import NotationError

FREE = "free"
"""`chance = "free"`: the outcomes come from the seed, the scenario does not depend on them."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One worked example of a scenario file."""

    id: str
    rule: str
    """The section of the game's rulebook page it belongs to."""
    rulings: list[str] = []
    """The rulings it shows, by their anchors on the game's page in docs/rules."""
    title: dict[str, str]
    note: dict[str, str] = {}
    """A sentence for the rulebook page, in both languages."""
    table: dict[str, Any] = {}
    seed: int = 1
    given: list[str] = []
    chance: list[str | int] | str = []
    play: list[str] = []
    expect: list[str] = []
    refused: list[str] = []
    over: bool | None = None
    """Must the game be over at the end? Unsaid: does not matter."""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of scenarios, as it is written."""

    game: str
    scenario: list[Scenario]


class ScenarioError(ValueError):
    """A scenario file that cannot be read, or a scenario that cannot be played."""


@dataclass(frozen=True)
class Result:
    """What came of a scenario."""

    scenario: Scenario
    faults: tuple[str, ...]
    """What differs, a sentence each; empty: all holds."""

    @property
    def passed(self) -> bool:
        """Does everything hold?"""
        return not self.faults


def read_file(path: Path) -> File:
    """Read a file of scenarios; what is wrong is told with its place."""
    try:
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File)
    except OSError as error:
        raise ScenarioError(f"{path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: {error}") from None
    ids = [x.id for x in file.scenario]
    for twice in sorted({i for i in ids if ids.count(i) > 1}):
        raise ScenarioError(f"{path}: scenario {twice!r} stands twice")
    for x in file.scenario:
        if {"cs", "en"} - x.title.keys():
            raise ScenarioError(f"{path}: scenario {x.id!r} needs a title in cs and en")
    return file


def files_of(game: Game) -> list[Path]:
    """The scenario files of a game, in order."""
    return sorted((game.folder / "scenarios").glob("*.toml"))


class Opening(Protocol):
    """What a position is laid out from: a scenario's, or a lesson's."""

    @property
    def table(self) -> dict[str, Any]:
        """The options."""

    @property
    def seed(self) -> int:
        """What the deal comes from."""

    @property
    def given(self) -> list[str]:
        """What is laid otherwise than it was dealt."""

    @property
    def chance(self) -> list[str | int] | str:
        """The outcomes to come."""


def start(game: Game, x: Opening) -> Any:
    """The position a scenario begins with; an impossible one is refused with its sentence."""
    try:
        s = game.begin(game.read_options(x.table), x.seed)
    except OptionsError as error:
        raise ScenarioError(f"table: {error}") from None
    for text in x.given:
        try:
            position.assign(game, s, text)
        except position.StatementError as error:
            raise ScenarioError(f"given: {error}") from None
    game.rules.derive(s)
    wrong = game.faults(s)
    if wrong:
        raise ScenarioError(f"given: the position is impossible: {'; '.join(wrong)}")
    try:
        st.pack(s)
    except st.RangeError as error:
        raise ScenarioError(f"given: {error}") from None
    s.reveals = 0
    s.told = []
    s.forced = None if x.chance == FREE else list(outcomes(game, x.chance))
    return s


def outcomes(game: Game, chance: list[str | int] | str) -> Iterator[int]:
    """Prescribed outcomes as the numbers `rand_below` gives. `keep 5`: a shuffle of five that
    changes nothing; `keep`: one of however many."""
    if isinstance(chance, str):
        raise ScenarioError(f"chance: {chance!r} is neither a list nor {FREE!r}")
    for item in chance:
        if isinstance(item, int):
            yield item
            continue
        word, *rest = item.split()
        if word in game.chance:
            try:
                yield from game.chance[word](rest)
            except (ValueError, IndexError) as error:
                raise ScenarioError(f"chance {item!r}: {error}") from None
        elif item == "keep":
            yield KEPT
        elif word == "keep" and len(rest) == 1 and rest[0].isdigit():
            yield from range(int(rest[0]) - 1, 0, -1)
        elif re.fullmatch(r"-?\d+", word):
            yield from (int(v) for v in item.split())
        else:
            raise ScenarioError(f"chance {item!r}: no such word; there are {', '.join([*game.chance, 'keep'])}")


def read_move(game: Game, s: Any, text: str) -> tuple[int, int]:
    """`A: play 9` -> seat and move."""
    who, colon, what = text.partition(":")
    seat = "ABCDEFGH".find(who.strip().upper()) if len(who.strip()) == 1 else -1
    if not colon or not 0 <= seat < s.seats:
        raise ScenarioError(f"{text!r}: begin with a seat, as in `A: ...`")
    try:
        return seat, game.verbs.read(what, s, game.legal(s, seat) if seat in game.actors(s) else None)
    except NotationError as error:
        raise ScenarioError(f"{text!r}: {error}") from None


def legal_now(game: Game, s: Any, seat: int, move: int) -> bool:
    """May the seat play this move now?"""
    return seat in game.actors(s) and move in game.legal(s, seat)


def play_line(game: Game, s: Any, line: str) -> str | None:
    """One line of `play`; None, or what is wrong with it."""
    if line.startswith("?"):
        return position.holds(game, s, line[1:])
    refuse = line.startswith("!")
    seat, move = read_move(game, s, line[1:] if refuse else line)
    if legal_now(game, s, seat, move) == refuse:
        return (
            f"{line[1:].strip()}: it is legal"
            if refuse
            else (f"{line}: not legal now; legal: {', '.join(legal_texts(game, s)) or 'nothing, the game is over'}")
        )
    if not refuse:
        game.play(s, seat, move)
    return None


def legal_texts(game: Game, s: Any) -> list[str]:
    """All legal moves in words, with their seats."""
    return [f"{'ABCDEFGH'[a]}: {game.notate(m, s)}" for a in game.actors(s) for m in game.legal(s, a)]


def run(game: Game, x: Scenario) -> Result:
    """Play a scenario and list all that differs."""
    faults: list[str] = []
    try:
        s = start(game, x)
        for line in x.play:
            wrong = play_line(game, s, line)
            if wrong:
                return Result(x, (wrong,))
        faults += [w for w in (position.holds(game, s, text) for text in x.expect) if w]
        for text in x.refused:
            wrong = play_line(game, s, f"! {text}")
            if wrong:
                faults.append(wrong)
        if x.over is not None and game.over(s) != x.over:
            faults.append("the game is over" if game.over(s) else "the game is not over")
        if s.forced:
            faults.append(f"prescribed outcomes left over: {s.forced!r}")
        faults += [f"impossible position: {f}" for f in game.faults(s)]
    except (ScenarioError, ChanceError, position.StatementError) as error:
        faults.append(str(error))
    return Result(x, tuple(faults))
