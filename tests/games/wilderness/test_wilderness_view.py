"""What the board shows before one commits: reach, prices, odds, candidates."""

from typing import Any

import pytest

from deskoherna.games.wilderness.game import GAME
from deskoherna.games.wilderness.material import ANIMALS
from deskoherna.games.wilderness.moves import VERBS
from deskoherna.games.wilderness.odds import at_least, chances
from deskoherna.games.wilderness.view import View, view
from deskoherna.kit import position
from deskoherna.kit.contract import ALL, SPECTATOR


def _given(*statements: str, **table: Any) -> Any:
    s = GAME.begin(GAME.read_options(table), 1)
    for text in statements:
        position.assign(GAME, s, text)
    GAME.rules.derive(s)
    assert GAME.faults(s) == []
    return s


def _animal(name: str) -> int:

    return ANIMALS.read(name)


def test_reach_with_steps_and_magic() -> None:
    s = _given("action = A", "stand[A] = mouflon e5", "stand[B] = lizard a9")
    ways = {w.field: w for w in view(s, 0).reach[0].ways}
    assert (ways["f4"].steps, ways["f4"].magic) == (2, 0)
    assert (ways["g3"].steps, ways["g3"].magic) == (4, 1)
    assert (ways["h2"].steps, ways["h2"].magic) == (6, 3)
    assert "i2" not in ways


def test_a_way_in_the_view_can_be_walked() -> None:
    s = _given("action = A", "stand[A] = mouflon e5", "stand[B] = lizard a9, bear e6")
    way = next(w for w in view(s, 0).reach[0].ways if w.field == "e7")
    GAME.play(s, 0, VERBS.read("activate mouflon to move"))
    for direction in way.path:
        move = VERBS.read(f"step {direction}")
        assert move in GAME.legal(s, 0)
        GAME.play(s, 0, move)
    assert position.holds(GAME, s, "field[A mouflon] = e7") is None
    assert s.used == way.steps


@pytest.mark.parametrize(
    ("dice", "wanted", "chance"), [(1, 1, 25), (2, 1, 44), (3, 1, 58), (4, 1, 68), (2, 2, 6), (3, 2, 16), (4, 2, 26)]
)
def test_chances_of_triangles(dice: int, wanted: int, chance: int) -> None:
    assert round(100 * at_least(wanted, dice, 0.25)) == chance


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("beaver e7", ("wounds", 16, 50, 100)),
        ("snake e7", ("wounds", 58, 88, 100)),
        ("echidna e7", ("wounds", 29, 44, 50)),
        ("lizard e7", ("wounds", 79, 94, 50)),
        ("bees e7", ("wounds", 0, 0, 0)),
        ("dragon e7", ("epic", 25, 25, 25)),
    ],
)
def test_odds_of_a_bear(target: str, expected: tuple[str, int, int, int]) -> None:
    s = _given("action = A", "stand[A] = bear e5", f"stand[B] = {target}, mouflon a9", edition="magic")
    assert chances(s, _animal("A bear"), _animal(f"B {target.split()[0]}")) == expected


def test_attacks_within_reach_name_their_launching_way() -> None:
    s = _given("action = A", "stand[A] = bear e5", "stand[B] = beaver g5, lizard a9")
    odds = view(s, 0).reach[0].attacks
    assert [(o.field, o.steps, o.magic, o.path, o.direction) for o in odds] == [("g5", 2, 0, ["east"], "east")]


def test_prices_of_the_card_in_the_fingers() -> None:
    s = _given("laying = A", "laid[A] = water card d9", "hand[A] = water card, bear")
    GAME.play(s, 0, VERBS.read("lay water card"))
    prices = {f.field: f.price for f in view(s, 0).fields if f.price}
    assert prices == {"d8": 1, "e8": 2}
    assert not any(f.price for f in view(s, 1).fields)


def test_face_down_animals_show_dots_and_candidates_to_others() -> None:
    s = _given("laying = A", "laid[A] = eagle e6", "hand[A] = bear", edition="magic")

    def field(viewer: int) -> Any:
        return next(f for f in view(s, viewer).fields if f.field == "e6")

    assert (field(0).card, field(0).candidates) == ("eagle", [])
    assert (field(1).card, field(1).lies, field(1).candidates) == ("", "three-dots", ["eagle", "dragon"])
    assert field(SPECTATOR).card == ""
    assert field(ALL).card == "eagle"


def test_hands_are_their_owners() -> None:
    s = _given("laying = A", "hand[A] = bear, desert")
    assert view(s, 0).players[0].hand == ["bear", "desert"]
    assert (view(s, 1).players[0].hand, view(s, 1).players[0].hand_size) == ([], 2)


def test_gaze_aura_and_cones_are_shown() -> None:
    s = _given("action = A", "stand[A] = dragon e5, basilisk a1", "stand[B] = unicorn c5, bear a4", edition="magic")
    seen: View = view(s, 0)
    covers = {a.card: a.covers for a in seen.animals}
    assert set(covers["basilisk"]) == {*(f"{c}1" for c in "bcdefghi"), "a2", "a3", "a4"}
    assert len(covers["unicorn"]) == 12
    GAME.play(s, 0, VERBS.read("activate dragon to attack"))
    activation = view(s, 0).activation
    assert activation is not None
    assert activation.cones["east"] == ["f5", "g5", "f6", "f4"]


def test_chance_to_slip_the_gazes_of_a_way() -> None:
    """Entering the line is free; leaving it costs a roll, each Step along it another."""
    s = _given("action = A", "stand[A] = mouflon f6", "stand[B] = basilisk a5, lizard a9", edition="magic")
    before = list(s.on)
    ways = {w.field: w for w in view(s, 0).reach[0].ways}
    assert (ways["f5"].slips, ways["g5"].slips, ways["f4"].slips, ways["g6"].slips) == (100, 100, 50, 100)
    assert s.on == before
    s = _given("action = A", "stand[A] = mouflon f5", "stand[B] = basilisk a5, lizard a9", edition="magic")
    ways = {w.field: w for w in view(s, 0).reach[0].ways}
    assert (ways["f6"].slips, ways["g5"].slips, ways["h5"].slips) == (50, 50, 25)


def test_an_attack_from_the_line_of_a_basilisk() -> None:
    s = _given("action = A", "stand[A] = mouflon f6", "stand[B] = basilisk a5, beaver f3, lizard a9", edition="magic")
    assert [(o.field, o.slips) for o in view(s, 0).reach[0].attacks if o.field == "f3"] == [("f3", 50)]


def test_whom_fire_would_reach() -> None:
    s = _given(
        "action = A", "stand[A] = dragon c5, lizard e6", "stand[B] = bear f5, swans e5, bees e4", edition="magic"
    )
    s.wounds[_animal("B bear")] = 4
    s.wounds[_animal("B swans")] = 2
    GAME.play(s, 0, VERBS.read("activate dragon to attack"))
    GAME.play(s, 0, VERBS.read("step east"))
    activation = view(s, 0).activation
    assert activation is not None
    assert {(h.seat, h.card, h.takes, h.hurts) for h in activation.burns["east"]} == {
        (1, "bear", 75, 75),
        (1, "swans", 25, 75),
        (0, "lizard", 25, 75),
    }


def test_fire_is_foreseen_from_every_field_of_a_way() -> None:
    s = _given(
        "action = A", "stand[A] = dragon c5, lizard e6", "stand[B] = bear f5, snake h9, bees e4", edition="magic"
    )
    s.wounds[_animal("B bear")] = 4
    ways = {w.field: w for w in next(r for r in view(s, 0).reach if r.card == "dragon").ways}
    east, far = ways["d5"].fire, ways["a5"].fire
    assert east is not None and far is None
    assert (east.direction, set(east.cone)) == ("southeast", {"e4", "e5", "f5", "d4", "d3"})
    assert [(h.card, h.takes) for h in east.harms] == [("bear", 75)]


def test_a_dragon_at_rest_shows_all_that_its_fire_could_reach() -> None:
    s = _given(
        "action = A",
        "stand[A] = dragon e5, lizard a1",
        "stand[B] = bear g5, snake f6, mouflon h5, eel e6",
        edition="magic",
    )
    dragon = next(a for a in view(s, 1).animals if a.card == "dragon")
    GAME.play(s, 0, VERBS.read("activate dragon to attack"))
    activation = view(s, 0).activation
    assert activation is not None
    assert set(dragon.covers) == {f for cone in activation.cones.values() for f in cone}
    assert {h.card for h in dragon.harms} == {"bear", "snake"}


def test_whom_stench_would_reach() -> None:
    s = _given(
        "action = A", "stand[A] = skunk e5, lizard e4", "stand[B] = bear h5, swans g6, dragon g4", edition="magic"
    )
    s.wounds[_animal("B bear")] = 4
    skunk = next(r for r in view(s, 0).reach if r.card == "skunk")
    way = next(w for w in skunk.ways if w.field == "f5")
    assert {(h.seat, h.card, h.takes, h.hurts) for h in way.harms} == {
        (1, "bear", 100, 100),
        (1, "swans", 0, 100),
        (0, "lizard", 0, 100),
    }


def test_the_watched_are_marked() -> None:
    s = _given("action = A", "stand[A] = mouflon f5, lizard h5", "stand[B] = basilisk a5, lizard a9", edition="magic")
    assert {(a.card, a.watched) for a in view(s, 0).animals if a.seat == 0} == {("mouflon", 1), ("lizard", 0)}
