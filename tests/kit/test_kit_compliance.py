"""Each check of the suite passes on sound games and really fails when the rule it guards is broken."""

import dataclasses
from pathlib import Path

import breaks_of_files
import breaks_of_play
import breaks_of_secrets
import msgspec
import pytest
from breaking import SMALL, Break, with_files

from deskoherna.kit import golden, log
from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.compliance import CHECKS, QUICK, Broken, hidden, truths, used
from deskoherna.kit.compliance.__main__ import main
from deskoherna.kit.compliance.helpers import compiled_often
from deskoherna.kit.compliance.taking_back import unfair
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log, Played
from toys import twisted
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES
from toys.pennies.rules import be_ready, choose
from toys.pennies.state import State as PenniesState

BREAKS = [*breaks_of_play.BREAKS, *breaks_of_secrets.BREAKS, *breaks_of_files.BREAKS]


RARE = ("leaks", "undo")
"""What is broken there shows in few positions: these checks get the effort they have in earnest."""


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", [PENNIES, HOARD], ids=lambda g: g.slug)
def test_a_sound_game_passes(game: Game, check: str) -> None:
    assert CHECKS[check](game, SMALL)


@pytest.mark.parametrize(
    ("check", "make", "sentence"), BREAKS, ids=[f"{check}-{i}" for i, (check, _, _) in enumerate(BREAKS)]
)
def test_a_broken_rule_is_noticed(check: str, make: Break, sentence: str, tmp_path: Path) -> None:
    game = make(tmp_path)
    with pytest.raises(Broken, match=sentence) as told:
        CHECKS[check](game, QUICK if check in RARE else SMALL)
    assert str(told.value).startswith(f"{game.slug}: ")
    assert "\n" not in str(told.value)


def test_every_check_has_a_break() -> None:
    assert {check for check, _, _ in BREAKS} == set(CHECKS)


# ---------------------------------------------------------------- where the kit itself must be broken


def test_undo_across_a_reveal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_kind(self: Log, seat: int) -> Played | None:
        mine = [e for e in self.entries if e.seat == seat]
        return mine[-1] if mine and not self.game.over(self.state) else None

    monkeypatch.setattr(Log, "undoable", too_kind)
    with pytest.raises(Broken, match="may take back its last move although"):
        CHECKS["undo"](PENNIES, SMALL)


def test_refusing_a_fair_undo_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Log, "undoable", lambda _self, _seat: None)
    with pytest.raises(Broken, match="may not take back its last move although it would be fair"):
        CHECKS["undo"](PENNIES, SMALL)


def test_an_error_that_tells_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def chatty(game: Game, s: PenniesState, seat: int, move: int) -> str | None:
        return f"{log.refusal(game, s, seat, move)} {s.choice}"

    monkeypatch.setattr(hidden, "refusal", chatty)
    with pytest.raises(Broken, match="learns from an error"):
        CHECKS["leaks"](PENNIES, SMALL)


def test_steps_that_cannot_be_compared_are_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    for tries in ("TRIES", "FEW", "KNOWN"):
        monkeypatch.setattr(truths, tries, 0)
    with pytest.raises(Broken, match=r"only 0 of \d+ steps could be compared .*; first after .: .* viewer -1 \(table"):
        CHECKS["leaks"](PENNIES, SMALL)


def test_unfair_names_every_reason() -> None:
    game_log = Log(PENNIES, PENNIES.tables["short"], b"k")
    assert list(unfair(game_log, 0)) == ["it has made none"]
    ready, chosen = PENNIES.verbs.move(be_ready), PENNIES.verbs.move(choose, 0)
    game_log.play(0, ready)
    assert list(unfair(game_log, 0)) == []
    game_log.play(1, ready)
    assert "a seat has become an actor since" in list(unfair(game_log, 0))
    assert game_log.undoable(0) is None, "the window is closed once the last seat is ready"
    assert game_log.undoable(1) is None
    game_log.play(0, chosen)
    game_log.play(1, chosen)
    assert "something was revealed since" in list(unfair(game_log, 1))


# ---------------------------------------------------------------- excuses, released versions, golden files


def test_an_excuse_with_a_reason_is_taken(tmp_path: Path) -> None:
    def excuse(folder: Path) -> None:
        (folder / "golden/unused.txt").write_text("# why\n\nitem card-unicorn: it is shy\n", encoding="utf-8")

    game = with_files(HOARD, excuse, catalogue=breaks_of_files._more_items)(tmp_path)
    assert used.allowed(game) == {("item", "card-unicorn"): "it is shy"}
    assert "1 excused" in CHECKS["used"](game, SMALL)


def test_an_older_version_is_closed_with_its_reason(tmp_path: Path) -> None:
    def age(folder: Path) -> None:
        path = folder / "golden/snapshot-1.json"
        stored = msgspec.json.decode(path.read_bytes())
        del stored["ghost"]
        (folder / "golden/snapshot-0.json").write_bytes(msgspec.json.encode(stored))

    game = with_files(PENNIES, age)(tmp_path)
    said = CHECKS["released"](game, SMALL)
    assert "RULES 0 closed: the stored position has other fields than this version: ghost" in said
    assert "RULES 1 plays on" in said


def test_golden_files_are_written_and_kept(tmp_path: Path) -> None:
    game = with_files(PENNIES, lambda _folder: None, version=3)(tmp_path)
    with pytest.raises(Broken):
        CHECKS["golden"](game, SMALL)
    written = golden.write(game)
    assert {p.name for p in written} >= {"game-10.txt", "perft.txt", "fields.txt", "snapshot-3.json"}
    assert sorted(golden.snapshots_of(game)) == [1, 3], "the snapshot of the older version stays"
    for check in ("golden", "perft", "open-fields", "released"):
        assert CHECKS[check](game, SMALL)
    text = (golden.folder(game) / "game-02.txt").read_text(encoding="utf-8")
    assert text.startswith("game: pennies\nrules: 3\n")
    assert "over after" in text


def test_own_material_is_not_compared() -> None:
    material = dataclasses.replace(PENNIES.material, own=True, text="changed")
    game = dataclasses.replace(PENNIES, material=material)
    assert "own material" in CHECKS["golden"](game, SMALL)
    assert "own material" in CHECKS["perft"](game, SMALL)


def test_helpers_compiled_often_are_listed() -> None:
    advice = Advice(worth=twisted.worth_often, lean=HOARD.advice.lean, notes=NoNotes)
    often = compiled_often(dataclasses.replace(HOARD, advice=advice))
    assert often["toys.twisted.first"] == 4
    assert "toys.hoard.rules.can_do" not in often


# ---------------------------------------------------------------- the door


def test_the_door_prints_a_line_a_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toys.pennies.game:GAME", "--check", "derive", "--check", "perft"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[:2]] == [["ok", "derive"], ["ok", "perft"]]
    assert lines[-1] == "pennies: 2 of 2 checks kept"


def test_the_door_tells_what_is_broken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twisted, "GAME", dataclasses.replace(PENNIES, version=9), raising=False)
    assert main(["toys.twisted:GAME", "--check", "golden"]) == 1
    assert "BROKEN golden" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["toys.pennies.game:NOTHING", "no.such.module:GAME", "cardio"])
def test_the_door_refuses_what_is_no_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name]) == 2
    assert capsys.readouterr().err
