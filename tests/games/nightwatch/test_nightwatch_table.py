"""Options, set-up and views of the table."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from deskoherna.games.nightwatch.forecast import forecast as forecast_of
from deskoherna.games.nightwatch.game import GAME
from deskoherna.games.nightwatch.material import BARREN, HEROES
from deskoherna.games.nightwatch.view import View
from deskoherna.games.nightwatch.view import view as show
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.game import OptionsError


def test_two_players_only_on_the_island() -> None:
    with pytest.raises(OptionsError, match="three or four"):
        GAME.read_options({"players": 2})
    assert GAME.read_options({"players": 2, "game": "classic"}).players == 2


def test_tragedy_needs_heroes() -> None:
    with pytest.raises(OptionsError, match="full game"):
        GAME.read_options({"game": "base", "hero_tragedy": True})


@pytest.mark.parametrize("seed", range(30))
def test_no_red_numbers_side_by_side(seed: int) -> None:
    """Variable boards keep 6 and 8 apart, on the Gift by their letters, on the island by the spiral."""
    for name in ("base-four", "watch-four", "watch-three"):
        s = GAME.begin(GAME.tables[name], seed)
        view = show(s, SPECTATOR)
        hot = {(h.q, h.r) for h in view.hexes if h.number in ("6", "8")}
        assert not any((q + 1, r) in hot or (q, r + 1) in hot or (q - 1, r + 1) in hot for q, r in hot)
        assert len(hot) == 4


@pytest.mark.parametrize("seed", range(10))
def test_the_variable_island_has_all_its_parts(seed: int) -> None:
    s = GAME.begin(GAME.tables["classic"], seed)
    assert Counter(s.terrain[:19]) == {0: 4, 1: 3, 2: 4, 3: 4, 4: 3, BARREN: 1}
    assert Counter(s.number[:19]) == {0: 1, 2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)}
    assert s.terrain[s.tormund] == BARREN and s.number[s.tormund] == 0
    assert sorted(s.market_kind) == [0, 1, 2, 3, 4, 5, 5, 5, 5]


def test_boards_have_the_corners_and_edges_of_the_sheet() -> None:
    for name, hexes, corners, edges in (
        ("watch-four", 21, 60, 80),
        ("watch-three", 16, 48, 63),
        ("classic", 19, 54, 72),
    ):
        view = show(GAME.begin(GAME.tables[name], 1), SPECTATOR)
        assert (len(view.hexes), len(view.corners), len(view.edges)) == (hexes, corners, edges)
        assert len({h.letter for h in view.hexes}) == hexes


def positions(name: str, seed: int, every: int) -> list[View]:
    dice = random.Random(seed)
    s = GAME.begin(GAME.tables[name], seed)
    found = []
    for n in range(3000):
        if GAME.over(s):
            break
        if n % every == 0:
            found.append(show(s, ALL))
        seat = GAME.actors(s)[0]
        GAME.play(s, seat, dice.choice(GAME.legal(s, seat)))
    return [*found, show(s, ALL)]


def test_views_carry_what_the_board_shows() -> None:
    for view in positions("watch-four", 5, 50):
        north = view.north
        assert north is not None
        assert [f.die for f in north.forecast] == [1, 2, 3, 4, 5, 6, 7, 8]
        assert sum(h.wildling is not None for h in view.hexes) == north.in_gift
        held = [s.hero.hero for s in view.seats if s.hero]
        assert sorted([*held, *north.display, *north.gone]) == sorted(HEROES.ids)
        assert sum(s.guards for s in view.seats) == sum(g is not None for x in north.sections for g in x.guards)
        assert msgspec.convert(msgspec.to_builtins(view), GAME.view_type) == view


def test_own_secrets_only() -> None:
    s = GAME.begin(GAME.tables["watch-four"], 1)
    for viewer in (SPECTATOR, 0, 1):
        view = show(s, viewer)
        for seat in view.seats:
            assert (seat.hand is not None) == (seat.seat == viewer)
            assert (seat.cards is not None) == (seat.seat == viewer)
            assert bool(seat.prices) == (seat.seat == viewer)


def test_forecast_says_what_the_die_does() -> None:
    """The outcome foretold for each number of the wildling die comes true."""
    met = Counter[str]()
    for seed in range(12):
        dice = random.Random(seed)
        s = GAME.begin(GAME.tables["watch-four"], seed)
        for _ in range(2500):
            if GAME.over(s):
                break
            seat = GAME.actors(s)[0]
            move = dice.choice(GAME.legal(s, seat))
            if GAME.notate(move) == "roll":
                told = foretold(s, seat, move)
                if told is not None:
                    met[told] += 1
                    continue
            GAME.play(s, seat, move)
    assert {"nothing", "rests", "breach", "climbs"} <= met.keys()


def foretold(s: Any, seat: int, move: int) -> str | None:
    """Roll and compare with the forecast; None where the roll asked something first (then it is not played)."""
    before = {f.die: f for f in forecast_of(s)}
    breaches, gift = s.breaches, s.n_gift
    figures = s.figures[2]
    GAME.play(s, seat, move)
    now = before.get(s.dice[2])
    if now is None or s.n_todo or GAME.over(s) or sum(s.dice[:2]) == 7:
        return "later"
    match now.outcome:
        case "nothing" | "rests" | "no-room":
            assert (s.breaches, s.n_gift) == (breaches, gift)
        case "breach":
            assert s.breaches == breaches + 1 and s.n_gift > gift
        case "climbs":
            assert (s.breaches, s.n_gift) == (breaches, gift + 1)
        case "strikes":
            assert s.figures[2] == figures + 1
    return now.outcome
