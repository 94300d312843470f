"""Scenarios as the rulebook pages show them: frame by frame, for a viewer who sees everything."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from deskoherna.kit import position, scenario
from deskoherna.kit import state as st
from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game
from deskoherna.kit.random import ChanceError
from deskoherna.server.wire import bodies, moves
from deskoherna.server.wire.protocol import Choice, Line
from deskoherna.server.wire.refusal import Refused


@dataclass(frozen=True, eq=False)
class PlayedScenario:
    """A scenario that was played: frames, and the position after each move."""

    play: bodies.ScenarioPlay
    positions: list[Any]


@cache
def scenarios(game: Game) -> dict[str, scenario.Scenario]:
    return {x.id: x for path in scenario.files_of(game) for x in scenario.read_file(path).scenario}


def statement(game: Game, s: Any, text: str) -> bodies.Statement:
    return bodies.Statement(text.strip(), position.holds(game, s, text) is None)


def refused(game: Game, s: Any, text: str) -> Choice:
    _, move = scenario.read_move(game, s, text)
    return moves.choice(game, move, s)


@cache
def play_scenario(game: Game, name: str) -> PlayedScenario:
    """Play a scenario and keep every moment of it."""
    x = scenarios(game).get(name)
    if x is None:
        raise Refused("not_found")
    try:
        return _played(game, x)
    except (scenario.ScenarioError, position.StatementError, ChanceError) as error:
        raise ValueError(f"{game.slug}: scenario {name!r} cannot be played: {error}") from error


def _played(game: Game, x: scenario.Scenario) -> PlayedScenario:
    s = scenario.start(game, x)
    frames = [bodies.Frame(None, game.view(s, ALL), [], [])]
    positions = [st.clone(s)]
    for text in x.play:
        if text.startswith("?"):
            frames[-1].statements.append(statement(game, s, text[1:]))
        elif text.startswith("!"):
            frames[-1].refused.append(refused(game, s, text[1:]))
        else:
            seat, move = scenario.read_move(game, s, text)
            shown = moves.choice(game, move, s)
            s.told = []
            game.play(s, seat, move)
            line = Line(len(frames), seat, shown, moves.told(game, s.told, ALL))
            frames.append(bodies.Frame(line, game.view(s, ALL), [], []))
            positions.append(st.clone(s))
    frames[-1].statements.extend(statement(game, s, text) for text in x.expect)
    frames[-1].refused.extend(refused(game, s, text) for text in x.refused)
    options: dict[str, Any] = dict(x.table)
    info = bodies.ScenarioInfo(x.id, x.rule, dict(x.title), dict(x.note), s.seats, game.over(s))
    return PlayedScenario(bodies.ScenarioPlay(info, game.slug, options, list(x.given), frames), positions)


@cache
def listed(game: Game) -> list[bodies.ScenarioInfo]:
    """All scenarios, without playing them."""
    found = []
    for x in scenarios(game).values():
        seats = int(game.encode(game.read_options(x.table))[0])
        found.append(bodies.ScenarioInfo(x.id, x.rule, dict(x.title), dict(x.note), seats, bool(x.over)))
    return found
