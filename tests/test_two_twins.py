"""The guide for two twins is true: what it calls refused is refused in these words, and what mends it runs alike."""

import re
import sys
import types
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import numba
import pytest
from numba.core.errors import NumbaError

from deskoherna.kit import bind
from deskoherna.kit import state as st
from deskoherna.kit.axes import seats
from deskoherna.kit.compile import widened
from deskoherna.kit.state import SCRATCH, Base, Row
from toys.hoard.game import GAME

GUIDE = (Path(__file__).parents[1] / "docs/two-twins.md").read_text(encoding="utf-8")
FENCE = re.compile(r'^```\w+ title="(\w+)"\n(.*?)^```', re.MULTILINE | re.DOTALL)
SECTIONS = {
    text.splitlines()[0]: dict(FENCE.findall(text))
    for text in re.split(r"^###? ", GUIDE, flags=re.MULTILINE)
    if "refused" in dict(FENCE.findall(text))
}
SEATS = seats(4)


class State(Base):
    """What the examples speak of."""

    hand: Annotated[Row, "i1", SEATS]
    score: Annotated[Row, "i1", SEATS]
    found: Annotated[Row, "i1", SEATS, SCRATCH]


def position() -> State:
    s = st.new(State)
    s.seats, s.hand, s.score = 4, [2, 0, 1, 2], [5, 6, 7, 8]
    return s


def rules_of(source: str) -> tuple[types.ModuleType, str]:
    """A module of rules with this source, and the name of its last function."""
    module = types.ModuleType("example_of_the_guide")
    module.__dict__["State"] = State
    exec(f"__rules__ = True\n{source}", module.__dict__)
    for v in vars(module).values():
        if isinstance(v, types.FunctionType):
            v.__module__ = module.__name__
    return module, re.findall(r"^def (\w+)", source, re.MULTILINE)[-1]


def compiled(module: types.ModuleType, name: str) -> Any:
    jit: Any = widened(partial(numba.njit, error_model="numpy", _nrt=False))
    return getattr(bind.compiled(module, jit, jit, frozenset({name}), {}, {}), name)


def test_the_guide_has_five_errors_with_their_mends() -> None:
    assert len(SECTIONS) == 5
    assert all(list(parts) == ["refused", "message", "mended"] for parts in SECTIONS.values())


@pytest.fixture(autouse=True)
def tidy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba looks the module of a function up by its name."""
    monkeypatch.setitem(sys.modules, "example_of_the_guide", types.ModuleType("example_of_the_guide"))


@pytest.mark.parametrize("title", SECTIONS)
def test_what_is_refused_is_refused_in_these_words(title: str) -> None:
    module, name = rules_of(SECTIONS[title]["refused"])
    with pytest.raises(NumbaError) as error:
        compiled(module, name)(st.to_record(position()), 1)
    assert SECTIONS[title]["message"].strip() in re.sub(r"\x1b\[\d*m", "", str(error.value))


@pytest.mark.parametrize("title", SECTIONS)
def test_what_mends_it_runs_alike_in_both_twins(title: str) -> None:
    module, name = rules_of(SECTIONS[title]["mended"])
    fast = compiled(module, name)
    for n in range(3):
        s = position()
        record = st.to_record(s).copy()
        assert int(fast(record, n)) == int(getattr(module, name)(s, n))
        after = st.from_record(State, record)
        assert [getattr(after, f.name) for f in st.fields(State)] == [getattr(s, f.name) for f in st.fields(State)]


def test_looking_closer_works_as_told(capsys: pytest.CaptureFixture[str]) -> None:
    tried = [code for title, code in FENCE.findall(GUIDE) if title == "tried"]
    assert len(tried) == 1
    exec(tried[0], {"GAME": GAME})
    assert "int64" in capsys.readouterr().out
