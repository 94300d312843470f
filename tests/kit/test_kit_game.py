"""The Game object, its options, the registry, perft and the catalogue."""

from typing import Any

import msgspec
import pytest

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.compliance.report import QUICK
from deskoherna.kit.compliance.walk import positions, some
from deskoherna.kit.game import Game, OptionsError
from deskoherna.kit.options import schema
from deskoherna.kit.perft import deepest, divide, perft
from deskoherna.kit.registry import UnknownGame
from deskoherna.kit.view import View
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"rounds": 0}, "pennies: Expected `int` >= 1 - at `..rounds`"),
        ({"round": 3}, "unknown field `round`"),
        ({"coin": "gold"}, "Invalid enum value 'gold'"),
    ],
)
def test_options_that_make_no_table_are_refused_by_name(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        PENNIES.read_options(values)


def test_options_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(OptionsError, match="hoard: there are too few red cards"):
        HOARD.read_options({"players": 3, "hand": 3})


def test_options_that_do_not_fit_together_say_why_in_words() -> None:
    with pytest.raises(OptionsError, match="pennies: a lucky coin needs two rounds, not 1") as refused:
        PENNIES.read_options({"rounds": 1, "lucky": True})
    wrong = refused.value.wrong
    assert wrong is not None
    assert (wrong.key, wrong.at, wrong.values) == ("lucky-too-short", "lucky", {"rounds": 1})


def test_the_form_has_values_as_they_are_declared_and_knows_house_rulings() -> None:
    properties = schema(PENNIES.options)["$defs"]["Options"]["properties"]
    assert properties["coin"]["enum"] == ["plain", "czech"]
    assert [name for name, field in properties.items() if field.get("ruling")] == ["lucky"]


def test_options_have_defaults() -> None:
    assert PENNIES.encode(PENNIES.read_options()) == [2, 3, 0, 0]
    assert PENNIES.begin().rounds == 3


def test_actors_and_legal_as_lists() -> None:
    s = PENNIES.begin()
    assert PENNIES.actors(s) == [0, 1]
    assert [PENNIES.notate(m, s) for m in PENNIES.legal(s, 1)] == ["raise", "ready"]
    assert not PENNIES.over(s)


def test_imagine_leaves_the_truth_alone_and_clears_scratch() -> None:
    s = HOARD.begin(HOARD.tables["two"], 3)
    s.scratch_cards[2] = 7
    before = st.pack(s)
    t = HOARD.imagine(s, 0, 5)
    assert st.pack(s) == before
    assert s.scratch_cards[2] == 7
    assert t.scratch_cards == [0] * 12
    assert t.reveals == s.reveals


def test_the_hash_of_the_material_is_short_and_stable() -> None:
    assert len(PENNIES.material_hash) == 16
    assert PENNIES.material_hash != HOARD.material_hash
    assert repr(HOARD) == "Game('hoard')"


def test_views_are_structs_that_can_be_sent() -> None:
    games: tuple[Game, ...] = (PENNIES, HOARD)
    for game in games:
        s = game.begin()
        for viewer in (-2, -1, 0, 1):
            view = game.view(s, viewer)
            assert isinstance(view, View)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view


def test_the_catalogue_has_names_kinds_and_marks() -> None:
    fox = next(i for i in HOARD.catalogue() if i.key == "card-fox")
    assert (fox.kind, fox.mark, fox.facts) == ("card", "derived", {"value": 2, "back": "blue"})


# ---------------------------------------------------------------- perft


def test_perft_counts_by_hand() -> None:
    s = PENNIES.begin()
    assert perft(PENNIES, s, 0) == 1
    assert perft(PENNIES, s, 1) == 4
    # After `raise` of one seat three moves are left; after `ready` two.
    assert perft(PENNIES, s, 2) == 2 * 3 + 2 * 2
    assert divide(PENNIES, s, 2) == {"A: raise": 3, "A: ready": 2, "B: raise": 3, "B: ready": 2}
    assert sum(divide(HOARD, HOARD.begin(), 3).values()) == perft(HOARD, HOARD.begin(), 3)


def test_a_finished_game_counts_as_one() -> None:
    s = PENNIES.begin(PENNIES.read_options({"rounds": 1}))
    for seat, move in ((0, 1), (1, 1), (0, 2), (1, 2)):
        PENNIES.play(s, seat, move)
    assert perft(PENNIES, s, 3) == 1


def test_deepest_stays_within_its_limit() -> None:
    counts = deepest(PENNIES, PENNIES.begin(), 200)
    assert counts[:2] == [4, 10]
    assert counts[-1] <= 400
    assert deepest(PENNIES, PENNIES.begin(), 1) == [4]


# ---------------------------------------------------------------- registry


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'cardio'; did you mean 'cardia'"):
        registry.game("cardio")


def test_registered_games_are_found() -> None:
    assert registry.slugs() == sorted(registry.slugs())
    assert registry.game("cardia").slug == "cardia"
    assert registry.game("cardia") is registry.game("cardia")


# ---------------------------------------------------------------- walks


def test_a_walk_meets_every_phase_of_every_table() -> None:
    met = {(v.table, v.s.phase) for v in positions(HOARD, QUICK)}
    assert met == {(table, phase) for table in HOARD.tables for phase in range(3)}


def test_kept_positions_are_copies() -> None:
    kept = positions(PENNIES, QUICK)
    assert len({id(v.s) for v in kept}) == len(kept)
    assert all(v.s.steps == v.step for v in kept)
    assert len(some(PENNIES, QUICK, 10)) == 10
    assert not any(v.over for v in some(PENNIES, QUICK, 1_000))
