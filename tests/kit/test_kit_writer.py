"""What the kit writes of declarations: lists, commands, masks, the loop, weights; and what it refuses."""

from collections.abc import Callable
from typing import Any

import pytest

from deskoherna.kit import state as st
from deskoherna.kit.advice import NoNotes
from deskoherna.kit.axes import axis
from deskoherna.kit.declare import DeclarationError, Leanings, Phases, Tasks, allows, hidden, lists, masks, verb
from deskoherna.kit.verbs import verbs
from deskoherna.kit.writer import write
from toys import market
from toys.market import DO_FEE, DO_RAIN, HAGGLE, MOVES, OVER, TRADE, VERBS, WEIGHTS, State

THINGS = axis("thing", 5)


def begun(phase: int, **fields: Any) -> State:
    s = st.new(State)
    s.phase, s.seats = phase, 2
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def legal(s: State, seat: int = 0) -> list[str]:
    out = [0] * (VERBS.n_moves + 1)
    return [VERBS.notate(m) for m in out[: MOVES.legal(s, seat, out, 0)]]


def test_questions_narrow_a_verb_down_from_the_left() -> None:
    s = begun(TRADE, stock=[[0, 1, 0], [0, 0, 0]])
    assert legal(s) == [f"sell silk for {n}" for n in range(4)] + ["take salt", "take silk", "take wine", "end"]
    lines = MOVES.source.splitlines()
    at = next(i for i, line in enumerate(lines) if "for good in range(3)" in line)
    assert "if s.phase == TRADE or s.debt > 9" in lines[at - 2]
    assert "stock = s.stock[seat]" in lines[at - 1], "a row is looked up once"
    assert "if stock[good] > 0" in lines[at + 1], "written out, with what it calls"


def test_only_who_is_asked_has_moves_and_moves_ascend() -> None:
    s = begun(TRADE, stock=[[1, 1, 1], [0, 0, 0]])
    assert legal(s, 1) == []
    assert legal(begun(OVER)) == []
    out = [0] * (VERBS.n_moves + 1)
    n = MOVES.legal(s, 0, out, 0)
    assert out[:n] == sorted(out[:n])
    s.turn = 1
    assert legal(s, 1) == ["take salt", "take silk", "end"], "a lister by hand knows who asks"


def test_few_gathered_points_are_looked_at_alone() -> None:
    assert legal(begun(HAGGLE, stock=[[0, 0, 2], [0, 0, 0]])) == [
        "take salt",
        "take silk",
        "take wine",
        "show wine",
        "end",
    ]


def test_a_question_beside_the_phases_comes_first() -> None:
    assert legal(begun(TRADE, debt=1)) == ["pay"]
    assert market.PHASES.name(market.OWING) == "owing"
    assert market.PHASES.axis.points == ("over", "trade", "haggle"), "it is no phase"


def test_the_same_words_do_what_the_question_wants() -> None:
    s, t = begun(TRADE), begun(HAGGLE)
    for x in (s, t):
        MOVES.step(x, 0, VERBS.read("take wine"))
    assert s.stock[0] == [0, 0, 1 + 4], "bought, and then it rained"
    assert t.stock[0] == [0, 0, 2]


def test_tasks_get_as_many_numbers_as_they_take_and_then_something_follows() -> None:
    assert (DO_RAIN, DO_FEE) == (0, 4)
    s = begun(TRADE, stock=[[1, 0, 0], [0, 0, 0]])
    MOVES.step(s, 0, VERBS.read("sell salt for 3"))
    assert (s.coins[0], s.n_todo, s.reveals) == (2, 0, 1)


def test_a_move_is_masked_where_it_is_hidden() -> None:
    s = begun(TRADE)
    seen = [
        VERBS.notate(MOVES.mask(s, 0, VERBS.read(text)))
        for text in ("sell silk for 3", "sell silk for 1", "sell wine for 3", "end")
    ]
    assert seen == ["sell something 3", "sell silk for 1", "sell wine for 3", "end"]


def test_weights_verb_by_verb() -> None:
    s = begun(TRADE, stock=[[0, 5, 0], [0, 0, 0]])
    moves = [VERBS.read(text) for text in ("sell silk for 2", "take salt", "pay", "end")]
    assert [WEIGHTS.lean(s, NoNotes(), 0, move) for move in moves] == [7, 3, 7, 7]


def test_tracebacks_show_written_lines() -> None:
    s = begun(TRADE)
    del s.stock
    with pytest.raises(AttributeError) as told:
        legal(s)
    assert any(
        "toys.market.written" in str(entry.path) and "s.stock" in str(entry.statement) for entry in told.traceback
    )


# ---------------------------------------------------------------- refused


def command(*parameters: str) -> Callable[..., None]:
    made: dict[str, Any] = {}
    exec(f"def command({', '.join(parameters)}): pass", made)
    found: Callable[..., None] = made["command"]
    return found


def written(make: Callable[..., None], *, question: str = "", **more: Any) -> None:
    phases = Phases()
    asked = phases("ask")
    known = verb("do {}", THINGS, asked=asked, **more)(make)
    if question:
        allows(known)(command(*question.split()))
    write("toys.refused", verbs(known), phases, actors=market.actors)


def test_arguments_that_do_not_fit_the_axes() -> None:
    with pytest.raises(DeclarationError, match=r"command takes 0 arguments of a move; its axes are thing"):
        written(command("s", "seat"))
    with pytest.raises(DeclarationError, match="question command takes 2 arguments of a move"):
        written(command("s", "thing"), question="s a b")
    with pytest.raises(DeclarationError, match="wants a side, and the game does not say whose it is"):
        written(command("s", "side", "thing"))


def test_hidden_words_need_a_place_and_arguments() -> None:
    unseen = hidden("do something", THINGS)
    with pytest.raises(DeclarationError, match="nothing says with which arguments others see 'do something'"):
        written(command("s", "thing"), seen_as=unseen)
    with pytest.raises(DeclarationError, match="'do it' is not in the table"):
        written(command("s", "thing"), seen_as=hidden("do it"))


def test_a_lister_is_asked_nothing_about_a_move() -> None:
    phases = Phases()
    known = verb("do {}", THINGS, asked=phases("ask"))(command("s", "thing"))
    lists(known)(command("s", "first", "out", "n"))
    allows(known)(command("s", "thing"))
    with pytest.raises(DeclarationError, match="a verb that lists its moves itself"):
        write("toys.refused", verbs(known), phases, actors=market.actors)


def test_masks_and_questions_belong_to_verbs() -> None:
    for declare in (allows, lists, masks):
        with pytest.raises(DeclarationError, match="is no verb"):
            declare(begun)(begun)
    leanings = Leanings(1)
    leanings.always(2, market.pay)
    with pytest.raises(DeclarationError, match="pay is weighed twice"):
        leanings.of(market.pay)(begun)


def test_tasks_are_done_once_and_by_somebody() -> None:
    tasks = Tasks()
    one = tasks("one")
    phases = Phases()
    known = verb("do", asked=phases("ask"))(command("s"))
    with pytest.raises(DeclarationError, match="no function does one; is its module imported"):
        write("toys.refused", verbs(known), phases, actors=market.actors, tasks=tasks, busy=market.busy)
    tasks.does(one)(market.rain)
    with pytest.raises(DeclarationError, match="two functions do 'one': rain and take_fee"):
        tasks.does(one)(market.take_fee)
    with pytest.raises(DeclarationError, match="tasks need a question `busy`"):
        write("toys.refused", verbs(known), phases, actors=market.actors, tasks=tasks)
    with pytest.raises(DeclarationError, match="the number 0 is taken or passed"):
        tasks("two", number=0)


def test_phases_are_counted_once() -> None:
    phases = Phases()
    phases("ask", parallel=True)
    assert phases.parallel == {0}
    assert phases.axis.size == 1
    with pytest.raises(DeclarationError, match="'late' is declared too late"):
        phases("late")
