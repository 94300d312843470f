"""The compiled twin: cache keys, cached calls, batches, and the rules through another jit."""

import dataclasses
import importlib.util
import json
import os
import subprocess
import sys
import types
from functools import partial
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
import pytest

from deskoherna.kit import bind, drivers, link
from deskoherna.kit import state as st
from deskoherna.kit.compile import (
    KEEP,
    _prune,
    cache_root,
    constants,
    device_rules,
    fingerprint,
    rules_modules,
    widened,
    writable,
)
from toys import twisted
from toys.hoard import rules as hoard_rules
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES

UNWRAPPED: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
SOURCE = "__rules__ = True\nTABLE = [1, 2, 3]\n\ndef f(x):\n    return x + TABLE[0]\n"


def module(folder: Path, source: str, name: str = "made_up_rules") -> types.ModuleType:
    path = folder / f"{name}.py"
    path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


# ---------------------------------------------------------------- the key of the cache


def test_the_key_repeats(tmp_path: Path) -> None:
    made = module(tmp_path, SOURCE)
    assert fingerprint([made], b"m", "fast") == fingerprint([made], b"m", "fast")


def test_the_key_changes_with_source_material_and_mode(tmp_path: Path) -> None:
    made = module(tmp_path, SOURCE)
    key = fingerprint([made], b"m", "fast")
    assert fingerprint([made], b"n", "fast") != key
    assert fingerprint([made], b"m", "checked") != key
    assert fingerprint([module(tmp_path, SOURCE.replace("x + ", "x - "))], b"m", "fast") != key


def test_the_key_changes_with_a_number_from_elsewhere(tmp_path: Path) -> None:
    """A move's number comes from a file that is no rules; it is compiled in all the same."""
    made = module(tmp_path, SOURCE)
    key = fingerprint([made], b"m", "fast")
    made.__dict__["ROLL"] = 4
    assert constants(made)["ROLL"] == 4
    other = fingerprint([made], b"m", "fast")
    made.__dict__["ROLL"] = 5
    assert len({key, other, fingerprint([made], b"m", "fast")}) == 3


def test_the_key_covers_the_modules_rules_come_from() -> None:
    names = set(rules_modules(hoard_rules))
    assert {"toys.hoard.rules", "deskoherna.kit.cards", "deskoherna.kit.random", "deskoherna.kit.todo"} <= names
    assert "toys.hoard.events" not in names, "no rules stand there; its numbers count as constants"


def test_a_variant_never_meets_the_code_of_the_original() -> None:
    rules = dataclasses.replace(PENNIES.rules, step=twisted.step_without_raising)
    other = dataclasses.replace(PENNIES.rules, step=twisted.step_todo_left)
    folders = {dataclasses.replace(PENNIES, rules=r).compiled().folder for r in (PENNIES.rules, rules, other)}
    assert len(folders) == 3


def test_old_folders_are_pruned(tmp_path: Path) -> None:
    for n in range(KEEP + 3):
        folder = tmp_path / f"game-fast-{n}"
        folder.mkdir()
        os.utime(folder, (n, n))
    (tmp_path / "other-fast-0").mkdir()
    _prune(tmp_path, "game-fast")
    kept = sorted(p.name for p in tmp_path.iterdir())
    assert kept == [*(f"game-fast-{n}" for n in range(3, KEEP + 3)), "other-fast-0"]


def test_the_cache_lies_where_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DESKOHERNA_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("DESKOHERNA_CACHE")
    assert cache_root().name == "compiled"


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    folders = [writable(tmp_path / "file" / name) for name in ("one", "two")]
    assert all(folder.is_dir() and tmp_path not in folder.parents for folder in folders)
    assert capsys.readouterr().err.count("what is compiled is not kept") == 1


SCRIPT = """
import json
from toys.pennies.game import GAME
twin = GAME.compiled()
states = twin.new(3)
steps = twin.play_many(states, 0, 3, 5, GAME.encode(GAME.tables["lucky"]), GAME.max_steps)
stats = twin.functions.play_many.stats
print(json.dumps([steps, sum(stats.cache_hits.values())]))
"""


def test_a_second_process_takes_the_code_from_the_cache(tmp_path: Path) -> None:
    env = os.environ | {"DESKOHERNA_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    runs = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, check=True, capture_output=True, text=True)
        runs.append(json.loads(done.stdout))
    (cold_steps, cold_hits), (steps, hits) = runs
    assert (cold_hits, hits) == (0, 1)
    assert steps == cold_steps


# ---------------------------------------------------------------- binding


def test_lists_of_numbers_become_tables() -> None:
    assert bind.as_table([1, -2]).dtype == np.int8
    assert bind.as_table([1, 200]).dtype == np.int32
    assert bind.as_table([[1, 2], [3, 4]]).shape == (2, 2)
    assert bind.as_table([[1, 2], [3]]) == [[1, 2], [3]], "rows of unequal length stay a list"
    assert bind.as_table(["a"]) == ["a"]
    assert bind.as_table([]) == []
    assert bind.as_table((1, 2)) == (1, 2)


def test_widened_helpers_are_compiled_once_for_all_widths() -> None:
    def double(x: Any) -> Any:
        return x + x

    narrow, wide = numba.njit(double), widened(numba.njit)(double)
    for jitted in (narrow, wide):
        assert [int(jitted(t(3))) for t in (np.int8, np.int16, np.int64)] == [6, 6, 6]
    assert len(narrow.signatures) == 3
    assert len(wide.signatures) == 1
    assert int(wide(np.int8(100))) == 200, "arithmetic is wide too"


def test_inner_code_is_put_together_at_the_entry_point() -> None:
    """What lies within is kept, level by level, until an entry point gathers it; no machine code is made before."""
    inner: bind.Jit = partial(numba.njit, pipeline_class=link.InnerCompiler, **UNWRAPPED)

    entry: bind.Jit = partial(numba.njit, pipeline_class=link.EntryCompiler)

    @inner
    def one_more(x: int) -> int:
        return x + 1

    @inner
    def two_more(x: int) -> int:
        return int(one_more(one_more(x)))

    @entry
    def tenfold(x: int) -> int:
        return int(two_more(x) * 10)

    assert tenfold(3) == 50
    deep, near, whole = (next(iter(f.overloads.values())).library for f in (one_more, two_more, tenfold))
    assert type(deep) is type(near) is link.InnerLibrary
    assert type(whole) is link.EntryLibrary
    name = next(f.name for f in deep._final_module.functions if not f.is_declaration)
    assert deep.get_pointer_to_function(name) == link.NO_ADDRESS


def test_slots_of_calls_are_not_filled_beforehand() -> None:
    """A function of many calls does not begin with two stores for each of them; what a callee raises still arrives."""
    inner: Any = partial(numba.njit, pipeline_class=link.InnerCompiler, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    entry: Any = partial(numba.njit, pipeline_class=link.EntryCompiler)

    @inner  # type: ignore[untyped-decorator]  # of Numba
    def checked(x: int) -> int:
        if x > 9:
            raise ValueError("too much")
        return x

    @entry  # type: ignore[untyped-decorator]  # of Numba
    def pick(x: int) -> int:
        if x == 1:
            return int(checked(x + 5))
        return int(checked(x + 1))

    assert (pick(1), pick(2)) == (6, 3)
    with pytest.raises(ValueError, match="too much"):
        pick(9)
    (text,) = pick.inspect_llvm().values()
    slots = [line.split()[0] for line in text.splitlines() if "alloca ptr" in line]
    assert slots
    assert not [line for line in text.splitlines() if "store ptr null" in line and line.split()[4].rstrip(",") in slots]


def test_what_an_entry_point_calls_late_is_there() -> None:
    """A helper that is first met behind a call that never happens is still linked in where it is needed."""
    inner: bind.Jit = partial(numba.njit, pipeline_class=link.InnerCompiler, **UNWRAPPED)
    entry: bind.Jit = partial(numba.njit, pipeline_class=link.EntryCompiler)
    never = False

    @inner
    def total(row: Any) -> int:
        n = 0
        for i in range(len(row)):
            n += row[i] * i
        return n

    @inner
    def unasked(row: Any) -> int:
        return int(total(row))

    @inner
    def first(row: Any) -> int:
        return int(unasked(row)) if never else 0

    @inner
    def second(row: Any) -> int:
        return int(total(row)) + 1

    @entry
    def both(row: Any) -> int:
        return int(first(row) + second(row))

    @entry
    def entry_in_entry(row: Any) -> int:
        return int(both(row) + total(row))

    row = np.arange(4)
    assert both(row) == 15
    assert entry_in_entry(row) == 29


def test_a_function_that_no_library_holds_is_told() -> None:
    module = llvm.parse_assembly("declare i64 @_ZN5nobodyx(i64)\ndeclare i64 @abs(i64)")
    with pytest.raises(AssertionError, match=r"that no library holds: _ZN5nobodyx$"):
        link.gather(module, [])


def test_interpreted_drivers_are_bound_to_their_game() -> None:
    assert PENNIES.loops.play is not HOARD.loops.play
    s = PENNIES.zero()
    PENNIES.loops.begin(s, 1, PENNIES.encode(PENNIES.tables["short"]))
    steps = PENNIES.loops.play_out(s, [0] * (PENNIES.n_moves + 1), 1_000)
    assert PENNIES.over(s)
    assert s.steps == steps


# ---------------------------------------------------------------- running


def test_random_games_are_the_same_in_both_twins() -> None:
    twin = HOARD.compiled()
    options = HOARD.encode(HOARD.tables["three"])
    states = twin.new(6)
    total = twin.play_many(states, 0, 6, 40, options, HOARD.max_steps)
    steps = 0
    for i in range(6):
        s = HOARD.begin(HOARD.tables["three"], 40 + i)
        steps += HOARD.loops.play_out(s, [0] * (HOARD.n_moves + 1), HOARD.max_steps)
        assert st.pack(twin.load(states, i)) == st.pack(s)
    assert total == steps


def test_a_batch_in_lock_step_plays_the_same_games() -> None:
    twin = PENNIES.compiled()
    n = 5
    states, lists = twin.new(n), twin.out()
    seats, moves = np.zeros(n, np.int16), np.zeros(n, np.int16)
    masks = np.zeros((n, PENNIES.n_moves), np.int8)
    games = [PENNIES.begin(PENNIES.tables["lucky"], seed) for seed in range(n)]
    for seed in range(n):
        twin.begin(states, seed, seed, PENNIES.encode(PENNIES.tables["lucky"]))
    for _ in range(PENNIES.max_steps):
        twin.functions.masks_of(states, seats, masks, lists)
        for i, s in enumerate(games):
            actors = PENNIES.actors(s)
            assert seats[i] == (actors[0] if actors else -1)
            legal = PENNIES.legal(s, actors[0]) if actors else []
            assert np.flatnonzero(masks[i]).tolist() == legal
            moves[i] = legal[-1] if legal else -1
            if legal:
                PENNIES.play(s, actors[0], legal[-1])
        twin.functions.step_all(states, seats, moves)
    assert (seats == -1).all()
    assert [twin.load(states, i).score for i in range(n)] == [s.score for s in games]


def test_a_position_goes_into_the_twin_and_back() -> None:
    twin = HOARD.compiled()
    states = twin.new(2)
    s = HOARD.begin(HOARD.tables["two"], 11)
    twin.store(states, 1, s)
    assert st.pack(twin.load(states, 1)) == st.pack(s)
    out = twin.out()
    n = twin.ask(states, 1, drivers.ASK_LEGAL, 0, 0, out)
    assert out[:n].tolist() == HOARD.legal(s, 0)


def test_the_checked_twin_refuses_to_write_beyond_a_row() -> None:
    rules = dataclasses.replace(PENNIES.rules, step=twisted.step_out_of_bounds)
    twin = dataclasses.replace(PENNIES, rules=rules, slug="beyond").compiled(checked=True)
    states = twin.new(1)
    twin.begin(states, 0, 1, PENNIES.encode(PENNIES.tables["short"]))
    with pytest.raises(IndexError):
        twin.ask(states, 0, drivers.ASK_STEP, 0, 0, twin.out())


def test_an_index_is_not_counted_from_the_end() -> None:
    """The checked twin refuses it; elsewhere Numba goes on as it always did."""
    checked = partial(numba.njit, pipeline_class=link.EntryCompiler, boundscheck=True, _nrt=False)

    def at(row: Any, i: int) -> int:
        return int(row[i])

    ours: Any = checked(at)
    row = np.arange(5)
    assert ours(row, 4) == 4
    with pytest.raises(IndexError):
        ours(row, -1)
    assert numba.njit(at)(row, -1) == 4


def test_the_rules_go_through_another_jit() -> None:
    jitted = device_rules(PENNIES.functions, lambda f: numba.njit(f))
    setup, legal, step, actors = jitted.setup, jitted.legal, jitted.step, jitted.actors

    @numba.njit
    def kernel(states: Any, options: Any, out: Any) -> int:
        n = 0
        for i in range(len(states)):
            s = states[i]
            setup(s, options)
            while actors(s) != 0 and n < 1000:
                seat = 0 if actors(s) & 1 else 1
                step(s, seat, out[legal(s, seat, out, 0) - 1])
                n += 1
        return n

    states = np.zeros(4, st.dtype(PENNIES.state))
    total = kernel(states, np.array(PENNIES.encode(PENNIES.tables["short"]), np.int16), np.zeros(10, np.int16))
    assert total == 4 * 3 * 4, "two are ready and two choose, three times, in four games"
    assert (states["phase"] == 2).all()
