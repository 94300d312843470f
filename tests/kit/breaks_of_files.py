"""Breaks of what is written beside the rules: words, scenarios, rulebook pages, golden files, unused material."""

import dataclasses
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from breaking import Break, removed, replaced, with_files, with_parts, with_rules
from msgspec.structs import replace as puzzle_with

from deskoherna.kit.declare import hidden
from deskoherna.kit.game import Game
from deskoherna.kit.material import Material
from deskoherna.kit.puzzle import Found, Puzzle, file_of, named, stored, write
from deskoherna.kit.state import OPEN
from deskoherna.kit.verbs import Events, verbs
from deskoherna.kit.view import Item
from toys.hoard.game import GAME as HOARD
from toys.hoard.game import catalogue
from toys.pennies import rules as pennies
from toys.pennies.events import EVENTS
from toys.pennies.game import GAME as PENNIES
from toys.pennies.game import Options
from toys.pennies.numbers import RAISE
from toys.pennies.rules import CHOOSE_A_SIDE, be_ready, choose, raise_stake
from toys.pennies.state import State


class ShownByAccident(State):
    ghost: Annotated[int, "i1", OPEN]


class OtherFields(State):
    owl: Annotated[int, "i1", OPEN]


class MoreOptions(Options, frozen=True):
    mood: Literal["merry", "sad"] = "merry"


MORE_VERBS = verbs(raise_stake, be_ready, choose, CHOOSE_A_SIDE, hidden("resign"))
MORE_EVENTS = Events()
for event in EVENTS.events:
    MORE_EVENTS(event.text, *event.axes)
MORE_EVENTS("thunder")


def _more_items() -> list[Item]:
    return [*catalogue(), Item("card-unicorn", "card", "derived", {}, {})]


def _raise_to_three(s: Any, seat: int, move: int) -> None:
    PENNIES.rules.step(s, seat, move)
    if move == RAISE:
        s.score[seat] += 1
        pennies.derive(s)


def _fox_is_lazy(s: Any, seat: int, move: int) -> None:
    """A change of a rule that no file of a lesson knows of."""
    HOARD.rules.step(s, seat, move)
    s.bonus[seat] = 0
    HOARD.rules.derive(s)


def _no_raising(s: Any, seat: int, out: Any, n: int) -> int:
    end = PENNIES.rules.legal(s, seat, out, n)
    if end > n and out[n] == RAISE:
        out[n] = out[n + 1]
        return n + 1
    return end


def _append(name: str, text: str) -> Any:
    def change(folder: Path) -> None:
        path = folder / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(old + text, encoding="utf-8")

    return change


def _both(name: str, text: str) -> Any:
    def change(folder: Path) -> None:
        for language in ("cs", "en"):
            _append(name.format(language), text)(folder)

    return change


def _board_of_another_version(folder: Path) -> None:
    (folder / "board").mkdir()
    module = "export const version = 2;\nexport const board = (element) => () => element.replaceChildren();\n"
    (folder / "board/board.js").write_text(module, encoding="utf-8")


def _no_scenarios(folder: Path) -> None:
    for path in (folder / "scenarios").glob("*.toml"):
        path.unlink()


def _dances(folder: Path) -> None:
    for language in ("cs", "en"):
        replaced(f"words/{language}.ftl", "did-choose = ", "did-dance = ")(folder)


def _twice(folder: Path) -> None:
    text = (folder / "scenarios/cards.toml").read_text(encoding="utf-8")
    (folder / "scenarios/more.toml").write_text(text, encoding="utf-8")


def _lesson(old: str, new: str) -> Break:
    return with_files(HOARD, replaced("lessons/01-first.toml", old, new))


def _lesson_after(folder: Path) -> None:
    """A second lesson of a module that another one parts from the first."""
    text = (folder / "lessons/01-first.toml").read_text(encoding="utf-8")
    for n, module in enumerate(("fox", "hare", "fox")):
        named = text.replace('id = "first"', f'id = "number-{n}"\nmodule = "{module}"')
        (folder / f"lessons/0{n + 2}-more.toml").write_text(named, encoding="utf-8")


def _lesson_twice(folder: Path) -> None:
    text = (folder / "lessons/01-first.toml").read_text(encoding="utf-8")
    (folder / "lessons/02-again.toml").write_text(text, encoding="utf-8")


def _sound_puzzle() -> Puzzle:
    """Made of the first position of a game, as if its first move had been found best."""
    s = HOARD.begin()
    seat = HOARD.actors(s)[0]
    first, *others = [HOARD.notate(move, s) for move in HOARD.legal(s, seat)]
    position = stored(HOARD, s)
    return Puzzle(
        id=named(position),
        level=1,
        themes=["precision"],
        seat=seat,
        solution=first,
        chance=700,
        second=400,
        chances={first: 700, **dict.fromkeys(others, 400)},
        needs=100,
        found=Found(
            rules=HOARD.version,
            material=HOARD.material_hash,
            mode="",
            seed=1,
            game=0,
            step=0,
            seeds=[1],
            rounds=100,
        ),
        options=msgspec.to_builtins(HOARD.options()),
        position=position,
    )


def _puzzles(*changes: dict[str, Any]) -> Break:
    """A game that ships the sound puzzle once for each of these changes."""

    def make(folder: Path) -> Game:
        game = with_files(HOARD, lambda _: None)(folder)
        write(file_of(game), [puzzle_with(_sound_puzzle(), **change) for change in changes])
        return game

    return make


def _old_snapshot(folder: Path) -> None:
    """Older RULES whose table must be closed; the present one is gone."""
    (folder / "golden/snapshot-1.json").rename(folder / "golden/snapshot-0.json")


def _material_changed() -> Break:
    old: Material[Any] = PENNIES.material
    changed = dataclasses.replace(old, text=old.text + "# changed\n")
    return with_parts(PENNIES, material=changed)


def _golden_of(change: Any, **parts: Any) -> Break:
    return with_files(PENNIES, change, **parts)


def _nothing(_folder: Path) -> None:
    """No file is changed."""


def _impossible_snapshot(folder: Path) -> None:
    path = folder / "golden/snapshot-1.json"
    stored = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode(stored | {"stake": [7, 7]}))


BREAKS: list[tuple[str, Break, str]] = [
    ("used", with_parts(PENNIES, verbs=MORE_VERBS), "never occurred in play on any table: verb resign"),
    ("used", with_parts(PENNIES, events=MORE_EVENTS), "never occurred .*: event thunder"),
    ("used", with_parts(HOARD, catalogue=_more_items), "never occurred .*: item card-unicorn"),
    ("used", with_files(HOARD, _append("golden/unused.txt", "item card-unicorn: it is shy\n")), "which does not exist"),
    ("used", with_files(HOARD, _append("golden/unused.txt", "item card-fox\n")), "line 1: write `verb"),
    (
        "scenarios",
        with_files(HOARD, replaced("scenarios/cards.toml", '"value[A] = 7"', '"value[A] = 8"')),
        r"cards.toml/fox-rolls: value\[A\] = 8: it is 7",
    ),
    (
        "scenarios",
        with_files(HOARD, replaced("scenarios/cards.toml", 'chance = ["die 5"]', "chance = [4, 1]")),
        r"outcomes left over: \[1\]",
    ),
    (
        "scenarios",
        with_files(HOARD, replaced("scenarios/cards.toml", 'refused = ["A: draw red", "A: draw blue"]', "")),
        "hand-limit expects nothing",
    ),
    ("scenarios", with_files(HOARD, _twice), "stands in cards.toml too"),
    ("scenarios", with_files(HOARD, _no_scenarios), "there are no scenarios"),
    (
        "scenarios",
        with_files(HOARD, replaced("scenarios/cards.toml", 'game = "hoard"', 'game = "chess"')),
        "is about the game 'chess'",
    ),
    ("board", with_files(PENNIES, _board_of_another_version), "was made for version 2 of boards"),
    (
        "forced",
        with_files(PENNIES, replaced("README.md", "although there is one answer", "anyway")),
        "README.md does not tell of the beat `bet`",
    ),
    ("forced", with_files(PENNIES, _append("README.md", "- `choose`: too.\n")), "a beat `choose`, which is none"),
    ("rulebook", with_files(HOARD, replaced("rulebook/en.md", "{#fox}", "")), "en.md lacks sections .*: fox"),
    ("rulebook", with_files(HOARD, _append("rulebook/cs.md", "\n## Bear {#bear}\n")), "without a scenario: bear"),
    ("rulebook", with_files(HOARD, removed("rulebook/cs.md")), "rulebook/cs.md is missing"),
    ("rulebook", with_files(HOARD, _append("rulebook/cs.md", "\n## Fox {#fox}\n")), "section 'fox' twice"),
    ("lessons", with_files(HOARD, _lesson_twice), "two lessons have the same id: first, first"),
    ("lessons", _lesson('id = "first"', 'id = "first"\nmodule = "dragons"'), "lessons-dragons"),
    ("lessons", with_files(HOARD, _lesson_after), "the lessons of 'fox' do not stand together"),
    ("lessons", _lesson("minutes = 1", 'minutes = 1\nbefore = ["B: lay hare"]'), "B: lay hare: not legal now"),
    ("lessons", _lesson('en = "Yes."', 'en = " "'), "step 2, reply to lay fox says nothing in en"),
    ("lessons", _lesson('cs = "Ano."', 'cs = "Yes."'), "says the same in both languages"),
    ("lessons", _lesson("card-fox\\", "card-fix\\"), "step 2, cs: .*card-fix"),
    ("lessons", _lesson("Padla pětka.", "Padla pětka. " * 40), "520 characters; more than 360 are not read"),
    ("lessons", _lesson('"zone:hand"', '"zone:cellar"'), "step 1 points at 'zone:cellar', which there is not"),
    ("lessons", _lesson('rule = "fox"', 'rule = "dragon"'), "the rulebook has no section 'dragon'"),
    ("lessons", _lesson("value[A] = 7", "value[A] = 8"), r"step 3 says what is not so: value\[A\] = 8: it is 7"),
    ("lessons", _lesson('play = ["lay fox"]', 'play = ["lay wolf"]'), "step 2: 'lay wolf' is not legal; legal: draw"),
    (
        "lessons",
        _lesson('to = ["lay deer"]', 'to = ["lay owl"]'),
        "no legal move gets the reply to lay owl; legal: draw",
    ),
    (
        "lessons",
        _lesson('then = ["B: lay hare"]', 'then = ["B: lay mole"]'),
        "step 2: B: lay mole: not legal now; legal: ",
    ),
    ("lessons", _lesson('then = ["B: lay hare"]', "then = []"), "step 4: .* is not legal; legal: nothing"),
    ("lessons", _lesson('["die 5"]', '["die 5", 1]'), "step 2: prescribed outcomes are left over"),
    ("lessons", _lesson('["die 5"]', "[]"), "step 2: .*no prescribed outcome is left"),
    ("lessons", with_rules(HOARD, step=_fox_is_lazy), r"step 3 says what is not so: value\[A\] = 7"),
    ("puzzles", _puzzles({"solution": "lay wolf"}), "'lay wolf' is not legal; legal: "),
    ("puzzles", _puzzles({"chance": 400}), "the solution is not what was found best"),
    ("puzzles", _puzzles({}, {}), "a puzzle stands twice"),
    ("complete", with_files(PENNIES, removed("rulebook/cs.md")), "rulebook/cs.md lacks its heading"),
    ("complete", with_parts(PENNIES, verbs=MORE_VERBS), "words/cs.ftl lacks move-resign"),
    (
        "complete",
        with_files(PENNIES, replaced("words/en.ftl", "move-ready = ", "move-ready = ??? ")),
        "words/en.ftl has a stub of move-ready",
    ),
    ("words", with_files(PENNIES, replaced("words/cs.ftl", "move-ready = Hotovo\n", "")), "move-ready stands in"),
    ("words", with_files(PENNIES, _dances), "did-dance tells of a verb that there is not"),
    ("words", with_files(PENNIES, replaced("words/en.ftl", "move-ready = Ready\n", "move-ready Ready\n")), "en.ftl, l"),
    ("words", with_files(PENNIES, replaced("words/cs.ftl", "$coin }", "$coins }")), "cs.ftl: move-choose: .*coins"),
    (
        "words",
        with_files(PENNIES, replaced("words/cs.ftl", "coin-tails = orel", "coin-tails = panna")),
        "in words/cs.ftl 'choose .*' and 'choose .*' are both 'Zvolit: panna'",
    ),
    ("words", with_files(PENNIES, _append("words/en.ftl", "game-name = Pennies\n")), "game-name twice"),
    ("words", with_parts(PENNIES, options=MoreOptions), "lack option-mood"),
    ("words", with_parts(HOARD, catalogue=_more_items), "lack card-unicorn"),
    ("words", with_parts(PENNIES, verbs=MORE_VERBS), "lack move-resign"),
    ("words", with_parts(PENNIES, events=MORE_EVENTS), "lack event-thunder"),
    ("words", with_files(PENNIES, removed("words/cs.ftl")), "words/cs.ftl is missing"),
    (
        "words",
        with_files(PENNIES, replaced("words/en.ftl", "    .text = The side with the number.\n", "")),
        "coin-tails has no .text",
    ),
    ("open-fields", with_parts(PENNIES, state=ShownByAccident), r"differs: -hidden  ghost \| \+open    ghost"),
    ("open-fields", with_files(PENNIES, removed("golden/fields.txt")), "fields.txt is missing"),
    ("golden", with_rules(PENNIES, step=_raise_to_three), "RULES is still 1, but a position changed: golden/game-01"),
    ("golden", with_rules(PENNIES, legal=_no_raising), "RULES is still 1, but"),
    ("golden", with_parts(PENNIES, version=2), "is of RULES 1, the game has RULES 2; write the golden files anew"),
    ("golden", _material_changed(), "the material changed, but RULES is still 1"),
    ("golden", _golden_of(removed("golden/game-07.txt")), "9 golden games are kept instead of 10"),
    ("golden", _golden_of(replaced("golden/game-01.txt", "- is ready A", "- is very ready A")), "the words of a"),
    ("golden", _golden_of(replaced("golden/game-01.txt", ": ready |", ": reedy |")), "'reedy' is no move"),
    ("golden", _golden_of(_append("golden/game-01.txt", "more\n")), "lines, the replay"),
    ("perft", with_rules(PENNIES, legal=_no_raising), "golden/perft.txt differs: -short: 4 .* \\+short: 2 "),
    ("perft", _golden_of(removed("golden/perft.txt")), "perft.txt is missing"),
    ("released", _golden_of(_nothing, version=2), "no snapshot of RULES 2 is kept"),
    ("released", _golden_of(_nothing, state=OtherFields), "cannot be restored: .*other fields .*: owl"),
    ("released", _golden_of(_impossible_snapshot), r"is impossible: stakes \[7, 7\]"),
    ("released", _golden_of(_old_snapshot), "no snapshot of RULES 1 is kept"),
]
