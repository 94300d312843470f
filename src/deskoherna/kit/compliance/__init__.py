"""The compliance suite: what every game must keep, each as a check that says what is broken, where, in a sentence.

    check(game, effort) -> report        raises Broken

`CHECKS` names them all. `python -m deskoherna.kit.compliance MODULE:GAME` runs them on any game, registered or not.
"""

from deskoherna.kit.compliance import (
    boards,
    compiled,
    complete,
    decisions,
    endings,
    fields,
    forced,
    hidden,
    lessons,
    notation,
    puzzles,
    rulebook,
    saving,
    stored,
    taking_back,
    texts,
    together,
    used,
)
from deskoherna.kit.compliance.report import LONG, QUICK, Broken, Check, Effort

__all__ = ["CHECKS", "LONG", "QUICK", "Broken", "Check", "Effort"]

CHECKS: dict[str, Check] = {
    "complete": complete.complete,
    "fields": fields.fields,
    "plain": fields.plain,
    "calls": fields.calls,
    "notation": notation.notation,
    "legal": decisions.legal,
    "questions": decisions.questions,
    "views": decisions.views,
    "faults": decisions.faults,
    "derive": decisions.derive,
    "repeatable": saving.repeatable,
    "standings": endings.standings,
    "absent": endings.absent,
    "todo": endings.todo,
    "snapshots": saving.snapshots,
    "logs": saving.logs,
    "undo": taking_back.undo,
    "commute": together.commute,
    "no-chance": together.no_chance,
    "forget": hidden.forget,
    "blindfold": hidden.blindfold,
    "leaks": hidden.leaks,
    "used": used.used,
    "scenarios": rulebook.scenarios,
    "rulebook": rulebook.rules,
    "lessons": lessons.lessons,
    "puzzles": puzzles.puzzles,
    "words": texts.words,
    "board": boards.boards,
    "open-fields": stored.open_fields,
    "golden": stored.golden,
    "perft": stored.perft,
    "released": saving.released,
    "twins": compiled.twins,
    "stubborn": compiled.stubborn,
    "forced": forced.forced,
}
