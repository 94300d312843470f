"""What a game is put together from must fit together, and its rules must name fields that there are.

Mypy checks the mismatches here: each is an error that is ignored, and an ignored error that is none is an error.
"""

import dataclasses
from pathlib import Path

import pytest

from deskoherna.kit import registry
from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.compliance import CHECKS, QUICK, Broken
from deskoherna.kit.contract import Rules, functions_of
from deskoherna.kit.game import Game, Word
from deskoherna.kit.spelling import UnknownField, check, unknown_fields
from toys import misspelt, twisted
from toys.hoard.game import GAME as HOARD
from toys.hoard.state import State as HoardState
from toys.pennies.game import GAME as PENNIES
from toys.pennies.state import State as PenniesState


def step_line() -> int:
    lines = Path(str(misspelt.__file__)).read_text(encoding="utf-8").splitlines()
    return next(n for n, line in enumerate(lines, 1) if "s.steak" in line)


SENTENCE = rf"toys/misspelt\.py:{step_line()}: State has no field 'steak'; did you mean 'stake'\?$"


def test_a_misspelt_field_is_told_with_its_place() -> None:
    assert list(unknown_fields(twisted)) == []
    with pytest.raises(UnknownField, match=SENTENCE):
        check([twisted, misspelt])


def test_a_misspelt_field_is_told_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DESKOHERNA_CACHE", str(tmp_path))
    rules = dataclasses.replace(PENNIES.rules, step=misspelt.step)
    for _ in range(2):
        with pytest.raises(UnknownField, match=SENTENCE):
            dataclasses.replace(PENNIES, rules=rules).compiled()
    assert not list(tmp_path.rglob("*.nbi")), "nothing was compiled"


def test_a_misspelt_field_breaks_the_contract() -> None:
    rules = dataclasses.replace(PENNIES.rules, step=misspelt.step)
    with pytest.raises(Broken, match=f"^pennies: .*{SENTENCE}"):
        CHECKS["fields"](dataclasses.replace(PENNIES, rules=rules), QUICK)


def test_rules_of_another_state_are_refused_by_the_types() -> None:
    wrong = Rules[PenniesState](
        setup=PENNIES.rules.setup,
        actors=PENNIES.rules.actors,
        legal=PENNIES.rules.legal,
        step=PENNIES.rules.step,
        mask=PENNIES.rules.mask,
        standing=PENNIES.rules.standing,
        points=PENNIES.rules.points,
        derive=PENNIES.rules.derive,
        forget=HOARD.rules.forget,  # type: ignore[arg-type]  # what the types refuse
    )
    assert functions_of(wrong)["forget"] is HOARD.rules.forget
    assert functions_of(wrong).keys() == functions_of(HOARD.rules).keys()
    Advice[PenniesState](worth=PENNIES.advice.worth, notes=NoNotes, lean=HOARD.advice.lean)  # type: ignore[arg-type]  # what the types refuse
    Word[PenniesState](lambda s, _: str(s.lead))
    Word[HoardState](lambda s, _: str(s.lead))  # type: ignore[attr-defined]  # what the types refuse


def test_parts_of_two_games_are_refused_by_the_types() -> None:
    g = PENNIES
    Game(
        slug=g.slug,
        version=1,
        state=g.state,
        verbs=g.verbs,
        events=g.events,
        rules=g.rules,
        advice=g.advice,
        options=g.options,
        encode=HOARD.encode,  # type: ignore[arg-type]  # what the types refuse
        tables=g.tables,
        view=g.view,
        view_type=g.view_type,
        faults=HOARD.faults,  # type: ignore[arg-type]  # what the types refuse
        catalogue=g.catalogue,
        material=g.material,
        max_steps=1,
        max_seats=2,
        folder=g.folder,
    )


def test_positions_have_the_type_of_their_game_and_generic_code_takes_any() -> None:
    assert PENNIES.begin().lead == 0
    assert HOARD.begin().turn == 0
    anyone: list[Game] = [PENNIES, HOARD, *registry.games()]
    assert all(game.begin().steps == 0 for game in anyone)
