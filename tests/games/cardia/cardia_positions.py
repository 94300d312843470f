"""Positions of Cardia for tests, laid out as in a scenario."""

from typing import Any

from deskoherna.games.cardia.game import GAME
from deskoherna.games.cardia.view import View, view
from deskoherna.kit.scenario import Scenario, play_line, start


def card(name: str) -> int:
    """`B6` -> the number of that card."""
    return "AB".index(name[0]) * 16 + int(name[1:]) - 1


def position(given: list[str], play: list[str], table: dict[str, Any] | None = None) -> Any:
    """A position after some moves, as in a scenario."""
    x = Scenario(id="x", rule="x", title={}, table=table or {}, given=given, play=play, chance="free")
    s = start(GAME, x)
    for line in play:
        assert play_line(GAME, s, line) is None, line
    return s


def view_of(s: Any, viewer: int) -> View:
    return view(s, viewer)
