"""State declarations and their two twins."""

from typing import Annotated, Any

import numpy as np
import pytest

from deskoherna.kit import axes
from deskoherna.kit import state as st
from deskoherna.kit.state import HIDDEN, OPEN, OWN, SCRATCH, SEEN, Base, Cube, Grid, Of, Row, Since
from toys.hoard.game import GAME as HOARD

SEATS = axes.seats(3)
CARDS = axes.axis("card", 5)
LEVELS = axes.axis("level", 2)


class Sample(Base):
    small: Annotated[int, "i1", OPEN]
    wide: Annotated[int, "i4"]
    row: Annotated[Row, "i2", SEATS, OWN]
    grid: Annotated[Grid, "i1", SEATS, CARDS, OWN]
    cube: Annotated[Cube, "i1", SEATS, CARDS, LEVELS, OPEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]
    work: Annotated[Row, "i4", CARDS, SCRATCH]
    target: Annotated[int, "i1", OPEN, Of(CARDS)]
    note: str


def filled() -> Sample:
    s = st.new(Sample)
    s.small, s.wide, s.target = -128, 70_000, -1
    s.row[2] = 300
    s.grid[1][4] = 7
    s.cube[2][3][1] = -5
    s.work[0] = 9
    s.rng[3] = 0xFFFFFFFF
    return s


def test_fields_come_in_order_with_axes_and_sight() -> None:
    names = [f.name for f in st.fields(Sample)]
    assert names[:7] == ["rng", "phase", "seats", "reveals", "steps", "todo", "n_todo"]
    assert names[7:] == ["small", "wide", "row", "grid", "cube", "seen", "work", "target"]
    found = {f.name: f for f in st.fields(Sample)}
    assert found["wide"].sight is HIDDEN, "no word means hidden"
    assert found["cube"].shape == (3, 5, 2)
    assert found["target"].of is CARDS
    assert st.field_named(Sample, "note") is None, "an attribute without Annotated is no field"


def test_record_has_no_holes_between_big_and_small_items() -> None:
    dtype = st.dtype(Sample)
    sizes = [np.dtype(dtype[name].base).itemsize for name in dtype.names or ()]
    assert sizes == sorted(sizes, reverse=True)


def test_pack_gives_the_bytes_of_the_record() -> None:
    s = filled()
    record = np.zeros(1, st.dtype(Sample))
    record[0] = st.to_record(s)
    record["work"] = 0
    assert st.pack(s) == record.tobytes()


def test_both_twins_hold_the_same() -> None:
    s = filled()
    record = np.zeros(1, st.dtype(Sample))
    record[0] = st.to_record(s)
    t = st.from_record(Sample, record[0])
    assert all(getattr(s, f.name) == getattr(t, f.name) for f in st.fields(Sample))
    assert type(t.small) is int
    assert type(t.cube[0][0][0]) is int


@pytest.mark.parametrize(
    ("name", "value"),
    [("small", 128), ("small", -129), ("row", [0, 0, 40_000]), ("row", [0, 0]), ("grid", [[0] * 5] * 2)],
)
def test_what_does_not_fit_is_refused_by_name(name: str, value: Any) -> None:
    s = filled()
    setattr(s, name, value)
    with pytest.raises(st.RangeError, match=f"field {name}: "):
        st.pack(s)


def test_clone_shares_nothing() -> None:
    s = filled()
    s.told, s.forced = [(1, 2)], [3]
    t = st.clone(s)
    assert st.pack(t) == st.pack(s)
    assert t.told is None
    assert t.forced is None
    t.row[0] = t.grid[0][0] = t.cube[0][0][0] = 1
    t.small = 5
    assert st.pack(s) == st.pack(filled())


def test_pack_and_same_ignore_scratch_only() -> None:
    s, t = filled(), filled()
    t.work[3] = 5
    assert st.pack(s) == st.pack(t)
    assert st.same(s, t)
    t.grid[0][0] = 1
    assert st.pack(s) != st.pack(t)
    assert not st.same(s, t)


def test_snapshot_restores_and_leaves_scratch_out() -> None:
    s = filled()
    stored = st.snapshot(s)
    assert "work" not in stored
    t = st.restore(Sample, stored)
    assert st.pack(t) == st.pack(s)
    assert t.work == [0] * 5


def test_snapshot_of_other_fields_is_refused() -> None:
    stored = st.snapshot(filled())
    with pytest.raises(st.SnapshotError, match="other fields than this version: grid"):
        st.restore(Sample, {k: v for k, v in stored.items() if k != "grid"})
    with pytest.raises(st.SnapshotError, match="field row: shape"):
        st.restore(Sample, stored | {"row": [1, 2]})


class Grown(Sample):
    switch: Annotated[int, "i1", OPEN, Since(2)]
    start: Annotated[Row, "i1", SEATS, OPEN, Since(3, -1)]


def test_a_position_stored_before_a_field_came_opens_with_what_was_played_then() -> None:
    stored = st.snapshot(filled())
    s = st.restore(Grown, stored)
    assert (s.switch, s.start) == (0, [-1, -1, -1])
    assert {k: v for k, v in st.snapshot(s).items() if k in stored} == stored
    s.switch, s.start = 1, [2, 0, 1]
    assert st.same(st.restore(Grown, st.snapshot(s)), s)


def test_a_field_that_goes_or_never_came_is_refused_all_the_same() -> None:
    stored = st.snapshot(st.new(Grown))
    with pytest.raises(st.SnapshotError, match="other fields than this version: start, switch"):
        st.restore(Sample, stored)
    with pytest.raises(st.SnapshotError, match="other fields than this version: small"):
        st.restore(Grown, {k: v for k, v in stored.items() if k != "small"})


def _declared(**annotations: Any) -> type[Base]:
    return type("Odd", (Base,), {"__annotations__": annotations})


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        (Annotated[int, "u1", OPEN], "Odd.x: number type 'u1' is none of"),
        (Annotated[int, "i1", "open"], "Odd.x: 'open' is no axis"),
        (Annotated[Row, "i1", CARDS, OWN], "OWN needs seats or sides"),
        (Annotated[int, "i1", OWN], "OWN needs seats or sides"),
        (Annotated[int, "i1", SEEN], "SEEN needs the axis"),
        (Annotated[Row, "i1", CARDS, SEEN], "SEEN needs a field `seen` on the axis 'card'"),
        (Annotated[Cube, "i1", SEATS, SEATS, SEATS, SEATS, OPEN], "4 dimensions; at most 3"),
    ],
)
def test_declarations_without_sense_are_refused(field: Any, sentence: str) -> None:
    with pytest.raises(st.DeclarationError, match=sentence):
        st.fields(_declared(x=field))


def test_a_game_may_declare_todo_with_another_depth() -> None:
    assert st.new(HOARD.state).todo == [[0] * 4 for _ in range(6)]


def test_a_position_of_a_game_survives_the_record() -> None:
    s = HOARD.begin(HOARD.tables["three"], 4)
    record = np.zeros(1, st.dtype(HOARD.state))
    record[0] = st.to_record(s)
    assert st.pack(st.from_record(HOARD.state, record[0])) == st.pack(s)
