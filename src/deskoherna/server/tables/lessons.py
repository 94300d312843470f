"""Tables at which a lesson is held: how far the learner is, what may be played, and what the others play."""

from deskoherna.kit import lesson as lessons_of
from deskoherna.kit.lesson import Made, Progress
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.protocol import Taught
from deskoherna.server.wire.refusal import Refused


def progress(table: Table) -> Progress | None:
    """How far the learner is; None: no lesson is held here, or the moves are none of it."""
    if table.lesson is None:
        return None
    found = lessons_of.follow(table.lesson, [Made(x.seat, x.move, len(x.chance or ())) for x in table.moves.values()])
    return None if found.strayed else found


def under_way(table: Table) -> Progress | None:
    """How far the learner is, as long as something is to be answered or played by the lesson."""
    now = progress(table)
    if now is None or table.lesson is None:
        return None
    return now if now.step < len(table.lesson.step) or now.pending is not None else None


def learned(table: Table) -> bool:
    """All was taught, whether somebody plays on or not."""
    return progress(table) is not None and under_way(table) is None


def ended(table: Table) -> bool:
    """All was taught, and nobody plays on."""
    lesson = table.lesson
    return lesson is not None and lesson.plays_on is None and learned(table)


def taught(table: Table) -> Taught | None:
    """What the teacher's panel needs to know."""
    now, lesson, log = progress(table), table.lesson, table.log
    if now is None or lesson is None or log is None:
        return None
    right: list[int] = []
    hint = None
    if now.pending is None and table.running and lesson.learner in table.acting() and now.step < len(lesson.step):
        right = lessons_of.right(log.game, log.state, lesson.learner, lesson.step[now.step])
        hint = lessons_of.shown(log.game, log.state, lesson.learner, lesson.step[now.step])
    waiting = (now.step < len(lesson.step) and not right) or now.pending is not None
    return Taught(now.step, now.answered, now.reply, waiting and table.running, right, hint)


def judge(table: Table, seat: int, number: int) -> None:
    """Is this legal move what the lesson asks for now?"""
    now, lesson, log = under_way(table), table.lesson, table.log
    if now is None or lesson is None or log is None or seat != lesson.learner or now.step == len(lesson.step):
        return
    step = lesson.step[now.step]
    text = log.game.notate(number, log.state)
    if not lessons_of.is_right(step, text):
        raise Refused("not_taught", step=now.step, reply=lessons_of.reply_to(step, text))


def given(table: Table) -> tuple[int, int] | None:
    """What the lesson plays next for one of the others: seat and move."""
    now, log = under_way(table), table.log
    if now is None or now.pending is None or log is None or not table.running:
        return None
    return lessons_of.read_given(log.game, log.state, now.pending)


def holds_back(table: Table) -> bool:
    """Do the bots wait, because the learner is asked or the lesson plays for them?"""
    now = under_way(table)
    if now is None or table.lesson is None:
        return False
    return now.pending is not None or table.lesson.learner in table.acting()


def outcomes(table: Table, seat: int, number: int) -> list[int] | None:
    """The outcomes that the lesson gives this move; None: they come from the secret."""
    now, lesson, log = under_way(table), table.lesson, table.log
    if now is None or lesson is None or log is None:
        return None
    if now.pending is not None:
        to_come = lessons_of.given_outcomes(log.game, lesson.step[now.answered], now.used)
    elif seat == lesson.learner:
        to_come = lessons_of.given_outcomes(log.game, lesson.step[now.step], 0)
    else:
        return None
    return lessons_of.spent(log.game, log.state, seat, number, to_come)


def step_back(table: Table) -> list[int]:
    """The moves of the last step, the latest first: the learner's answer and all that came after it."""
    if under_way(table) is None or table.lesson is None:
        return []
    own = [seq for seq, x in table.moves.items() if x.seat == table.lesson.learner]
    return [seq for seq in reversed(table.moves) if own and seq >= own[-1]]
