"""Samples of the positional phase: face-down animals keep to dots, terrain and what is openly gone."""

import random
from typing import Any

from deskoherna.games.wilderness.fields import fits
from deskoherna.games.wilderness.game import GAME
from deskoherna.games.wilderness.material import CARDS_A_SEAT, DOTS, KIND_OF, KINDS, N_ANIMALS
from deskoherna.games.wilderness.moves import VERBS
from deskoherna.games.wilderness.state import ACTIVATE, BOARD, FACE_DOWN, FIELD, OUT
from deskoherna.kit import position


def _given(*statements: str, **table: Any) -> Any:
    s = GAME.begin(GAME.read_options(table), 1)
    for text in statements:
        position.assign(GAME, s, text)
    GAME.rules.derive(s)
    assert GAME.faults(s) == []
    return s


def _on(s: Any, field: str) -> str:
    f = next(i for i, name in enumerate(GAME.verbs.verbs[6].axes[0].points) if name == field)
    card = next(c for c in range(2 * CARDS_A_SEAT) if s.place[c] == BOARD and s.rank[c] == f)
    return str(KINDS.points[KIND_OF[card]])


def test_three_dots_on_water_are_the_eagle_in_the_travel_edition() -> None:
    s = _given("laying = A", "laid[A] = eagle e6", "hand[A] = bear")
    assert {_on(GAME.imagine(s, 1, seed), "e6") for seed in range(20)} == {"eagle"}


def test_three_dots_on_water_are_eagle_or_dragon_with_magic() -> None:
    s = _given("laying = A", "laid[A] = eagle e6", "hand[A] = bear", edition="magic")
    assert {_on(GAME.imagine(s, 1, seed), "e6") for seed in range(40)} == {"eagle", "dragon"}


def test_what_is_openly_discarded_cannot_lie_there() -> None:
    s = _given("laying = A", "phase = DISCARD", "laid[A] = eagle e6", "hand[A] = dragon, bear", edition="magic")
    GAME.play(s, 0, VERBS.read("discard dragon"))
    assert {_on(GAME.imagine(s, 1, seed), "e6") for seed in range(40)} == {"eagle"}


def test_the_owner_knows() -> None:
    s = _given("laying = A", "laid[A] = eagle e6", "hand[A] = bear", edition="magic")
    assert {_on(GAME.imagine(s, 0, seed), "e6") for seed in range(20)} == {"eagle"}


def test_all_candidates_come_up_about_equally_often() -> None:
    """Two dots on forest with rock left out: beaver, basilisk or unicorn, a third each."""
    s = _given("laying = A", "laid[A] = beaver b9", "hand[A] = bear", edition="magic")
    n = 600
    drawn = [_on(GAME.imagine(s, 1, seed), "b9") for seed in range(n)]
    assert set(drawn) == {"beaver", "basilisk", "unicorn"}
    assert all(n // 3 - 70 < drawn.count(kind) < n // 3 + 70 for kind in set(drawn))


def test_a_picked_animal_is_one_that_can_be_laid() -> None:
    """Only water lies beside the chain: of two dots only an animal of the water can be in the fingers."""
    s = _given("laying = A", "laid[A] = four terrains f5", "hand[A] = beaver, bear", edition="magic")
    GAME.play(s, 0, VERBS.read("lay beaver"))
    assert s.phase == FIELD
    for seed in range(30):
        t = GAME.imagine(s, 1, seed)
        assert GAME.legal(t, 0), seed
        assert GAME.faults(t) == []


def test_samples_of_random_positions_fit_what_is_seen() -> None:
    dice = random.Random(3)
    met = 0
    for name in ("travel", "collector", "three", "collector-four", "clearing"):
        s = GAME.begin(GAME.tables[name], 11)
        while s.phase < ACTIVATE and met < 400:
            if dice.random() < 0.2:
                viewer = dice.randrange(s.seats)
                t = GAME.imagine(s, viewer, met)
                assert GAME.faults(t) == []
                for c in range(s.seats * CARDS_A_SEAT):
                    if t.place[c] == BOARD and KIND_OF[c] < N_ANIMALS:
                        assert s.lies[t.rank[c]] == FACE_DOWN + DOTS[KIND_OF[c]]
                        assert fits(s, KIND_OF[c], t.rank[c])
                    if s.place[c] == OUT:
                        assert t.place[c] == OUT
                met += 1
            GAME.play(s, s.actor, dice.choice(GAME.legal(s, s.actor)))
    assert met > 60
