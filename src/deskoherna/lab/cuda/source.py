"""The whole text of the kernels of a game: its rules translated, and the kernels that stand on them."""

import hashlib
import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import ModuleType

from deskoherna.bots import greedy_driver
from deskoherna.bots.seeds import mixed
from deskoherna.kit import bind, drivers, events
from deskoherna.kit import state as st
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.compile import cache_root, constants, rules_modules
from deskoherna.kit.game import Game
from deskoherna.lab.cuda.kinds import GIVEN, INT, LIST, LONG, Rec, Row
from deskoherna.lab.cuda.program import Program

HERE = Path(__file__).parent
STATE, NOTES = Rec("State"), Rec("Notes")
MOVES = Row(LIST, "i2", (0,), whole=True)
OPTIONS = Row(GIVEN, "i2", (0,))
KERNELS = ("pool.cuh", "playout.cuh", "vector.cuh")
MOST_VERBS = 250
"""Verbs that are sorted apart; the rest go together."""


def own(name: str) -> str:
    """A file beside this one."""
    return (HERE / name).read_text(encoding="utf-8")


def translated(game: Game) -> tuple[str, dict[str, str]]:
    """The rules of a game in C++, and what kernels call its functions."""
    program = Program(game.functions, {"State": game.state, "Notes": game.advice.notes})
    names = {
        "BEGIN": program.entry(drivers.begin, [STATE, LONG, OPTIONS]),
        "PLAY": program.entry(drivers.play, [STATE, INT, INT]),
        "PLAY_OUT": program.entry(drivers.play_out, [STATE, MOVES, INT]),
        "RANDOM_MOVE": program.entry(drivers.random_move, [STATE, INT, MOVES]),
        "LOWEST": program.entry(lowest_bit, [LONG]),
        "ACTORS": program.entry(game.functions["actors"], [STATE]),
        "LEGAL": program.entry(game.functions["legal"], [STATE, INT, MOVES, INT]),
        "STANDING": program.entry(game.functions["standing"], [STATE, INT]),
        "FINAL_WORTH": program.entry(greedy_driver.final_worth, [STATE, NOTES, INT]),
        "MIXED": program.entry(mixed, [LONG, LONG]),
    }
    return program.text(), names


def rules_text(game: Game) -> str:
    """The rules, and the numbers that kernels know of them."""
    text, names = translated(game)
    record = st.dtype(game.state)
    fields = record.fields
    assert fields is not None
    order = {verb.text: min(i, MOST_VERBS) for i, verb in enumerate(game.verbs.verbs)}
    verbs = ", ".join(str(order[game.verbs.verb(move).text]) for move in range(game.n_moves))
    numbers = {
        **names,
        "RECORD": record.itemsize,
        "NOTES": st.dtype(game.advice.notes).itemsize,
        "N_MOVES": game.n_moves,
        "PHASE": fields["phase"][1],
        "STEPS": fields["steps"][1],
    }
    defined = "".join(f"#define {name} {value}\n" for name, value in numbers.items())
    return f"{own('prelude.cuh')}{text}{defined}CONSTANT unsigned char VERB_OF[N_MOVES] = {{{verbs}}};\n"


def fingerprint(game: Game) -> str:
    """A hash of all that the text depends on: sources of rules and of the translation, constants, material."""
    h = hashlib.sha256(game.material.text.encode())
    modules: dict[str, ModuleType] = {}
    for f in (*game.functions.values(), drivers.begin, greedy_driver.final_worth, mixed, events.tell):
        rules_modules(sys.modules[f.__module__], modules)
    for name in sorted(modules):
        h.update(name.encode() + b"\0" + bind.source_of(modules[name]))
        h.update(repr(sorted(constants(modules[name]).items())).encode())
    for path in sorted([*HERE.glob("*.py"), *HERE.glob("*.cuh")]):
        h.update(path.read_bytes())
    return h.hexdigest()[:16]


@cache
def source(game: Game) -> str:
    """Everything in one text; translating takes seconds, so the rules are kept in the folder of compiled code."""
    kept = cache_root() / f"{game.name}-cuda-{fingerprint(game)}.cuh"
    try:
        rules = kept.read_text(encoding="utf-8")
    except OSError:
        rules = rules_text(game)
        keep(kept, rules, f"{game.name}-cuda-*.cuh")
    return rules + "".join(own(name) for name in KERNELS)


def keep(path: Path, text: str, others: str) -> None:
    """Put a text where it is found the next time, in place of those before; where nothing can be written, go on."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in path.parent.glob(others):
            old.unlink(missing_ok=True)
        whole = path.with_suffix(f".{os.getpid()}")
        whole.write_text(text, encoding="utf-8")
        whole.replace(path)
