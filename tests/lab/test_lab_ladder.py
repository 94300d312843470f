"""The ladder: who sits where, what counts, what is kept, and the page made from it."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskoherna.cli import main
from deskoherna.kit import registry
from deskoherna.lab import ladder, matches
from deskoherna.lab.behaviour import behaviour_of
from deskoherna.lab.ladder import Climb, Deal, Ladder, LadderError
from deskoherna.lab.ladder_page import page
from deskoherna.lab.pairing import Pairing
from deskoherna.lab.rungs import (
    LADDER,
    PAIRS,
    Row,
    Rung,
    Tally,
    all_rungs,
    difference,
    empty_row,
    is_main,
    searched,
    tunings_met,
)
from deskoherna.lab.statistics import proportion

HOARD = "toys.hoard.game:GAME"


def row(level: str = "novice", against: str = "random", **other: Any) -> Row:
    rung = Rung(HOARD, "three", level, against)
    return msgspec.structs.replace(empty_row(rung, seed=1, pace=20), **other)


def seatings(seats: int, number: int) -> list[tuple[str, ...]]:
    deal = Deal(row=row(seats=seats), options={}, number=number)
    return [tuple(plan.bot_at(number, seat) for seat in range(seats)) for plan in deal.plans()]


# ---------------------------------------------------------------- who sits where


@pytest.mark.parametrize("number", [0, 1, 5])
def test_a_deal_is_played_once_from_every_chair(number: int) -> None:
    assert seatings(2, number) == [("novice", "random"), ("random", "novice")]
    assert seatings(3, number) == [
        ("novice", "random", "random"),
        ("random", "novice", "random"),
        ("random", "random", "novice"),
    ]


def test_without_an_opponent_each_level_plays_by_itself() -> None:
    deal = Deal(row=row(together=True, seats=4), options={}, number=3)
    assert [plan.bots for plan in deal.plans()] == [("novice",), ("random",)]


def test_rungs_of_the_house() -> None:
    rungs = all_rungs(["cardia", "defenders"])
    assert {(r.level, r.against) for r in rungs} == set(PAIRS)
    assert len(rungs) == len(set(rungs))
    thinking = [r for r in rungs if searched(r)]
    main_modes = [r for r in thinking if is_main(r)]
    assert thinking[: len(main_modes)] == main_modes, "main modes first"
    assert not searched(rungs[0]), "cheap ones before dear ones"


# ---------------------------------------------------------------- what counts


def test_bars() -> None:
    """Two: 65 % of the games. More: clearly above a share. Together: clearly above the others. Random: clearly more."""

    def reached(won: float, games: int, other: float = 0.0, **facts: Any) -> bool:
        return row("apprentice", "novice", **facts).plus(Tally(games=games, won=won, other_won=other)).reached

    assert reached(130, 200, seats=2)
    assert not reached(129, 200, seats=2)
    assert not reached(70, 100, seats=2), "too few games to say"
    assert reached(80, 100, seats=2), "but not when it is so plain"
    assert reached(70, 150, seats=3)
    assert not reached(60, 150, seats=3), "40 % of 150 could be luck"
    assert reached(60, 100, 40, together=True, seats=4)
    assert not reached(50, 100, 40, together=True, seats=4)
    alone = row("apprentice", "novice", together=True, seats=1)
    better = Tally(games=2, points=30, points_squared=452, other_points=10, other_points_squared=52)
    assert alone.plus(better).reached, "nobody wins: 15 points against 5"
    assert alone.plus(better).points_lead == pytest.approx((10 - 1.96 * 2**0.5, 10 + 1.96 * 2**0.5))
    assert not alone.plus(msgspec.structs.replace(better, other_points=30, other_points_squared=452)).reached
    assert not alone.plus(msgspec.structs.replace(better, other_won=1)).reached, "points do not outweigh wins"
    novice = row("novice", "random", seats=2)
    assert novice.plus(Tally(games=200, won=120)).reached
    assert not novice.plus(Tally(games=200, won=110)).reached


def test_the_interval_of_a_difference() -> None:
    """Newcombe 1998, example (a): 56/70 against 48/80, 0.0524 to 0.3339."""
    low, high = difference(proportion(56, 70), proportion(48, 80))
    assert low == pytest.approx(0.0524, abs=5e-4)
    assert high == pytest.approx(0.3339, abs=5e-4)


def test_a_solo_game_has_no_opponent() -> None:
    """Two bots at a table for one: each plays the deal alone, and whoever reaches more is ahead."""
    pairing = Pairing(game="kingdom", options={"players": 1}, seed=1, number=0, first="novice", second="random")
    assert pairing.together
    assert [plan.bots for plan in pairing.plans()] == [("novice",), ("random",)]
    assert not Pairing(game="kingdom", options={}, seed=1, number=0, first="novice", second="random").together


# ---------------------------------------------------------------- what is kept


def test_a_run_that_was_stopped_goes_on_and_finds_the_same() -> None:
    asked = [row(), row("apprentice", "novice")]
    whole = Climb()
    whole.run(asked, 24)
    begun = Climb()
    begun.run(asked, 9)
    assert {r.games for r in begun.rows.values()} == {9}
    later = Climb(dict(begun.rows))
    played: list[int] = []
    later.run(asked, 24, progress=lambda _, n: played.append(n))
    assert sum(played) == 2 * 15
    assert later.rows == whole.rows


def test_ctrl_c_and_the_clock_keep_what_is_done() -> None:
    kept: list[int] = []

    def stop(found: Row, _: int) -> None:
        if found.games == 6:
            raise KeyboardInterrupt

    climb = Climb(kept=time.monotonic() + 1000)
    climb.run([row()], 24, progress=stop, keep=lambda: kept.append(1))
    assert climb.interrupted
    assert climb.rows[row().rung].games == 6
    assert kept == [1]
    Climb().run([row()], 24, progress=stop, keep=lambda: kept.append(2))
    assert kept == [1, 2, 2], "written down now and then, too"
    late = Climb()
    late.run([row()], 24, until=0.0)
    assert late.late
    assert late.rows[row().rung].games == 3


def test_games_of_other_rules_do_not_count() -> None:
    known = row().plus(Tally(games=30, won=30))
    climb = Climb({known.rung: known})
    assert climb.enter(row()) == known
    for other in (row(code="x"), row(rules=9), row(seed=2), row(pace=7), row(material="x")):
        assert climb.enter(other) == other


def test_games_count_on_where_changed_sources_play_the_same() -> None:
    played = Climb()
    played.run([row()], 9)
    known = played.rows[row().rung]
    assert known.behaviour == behaviour_of(row())
    moved = msgspec.structs.replace(known, code="older")
    climb = Climb({moved.rung: moved})
    climb.run([row()], 9, progress=lambda *_: pytest.fail("nothing is missing"))
    assert climb.rows == played.rows, "the same games, and the sources of today"
    other = Climb({moved.rung: msgspec.structs.replace(moved, behaviour="other")})
    seen: list[int] = []
    other.run([row()], 9, progress=lambda found, _: seen.append(found.games))
    assert seen == [3, 6, 9], "played anew from the first game on"
    assert other.rows == played.rows


def test_behaviour_tells_levels_and_paces_apart() -> None:
    found = [
        behaviour_of(r)
        for r in (
            row(),
            row("apprentice", "novice"),
            row("apprentice", "random"),
            row("adept", "apprentice"),
            row("adept", "apprentice", pace=3),
            row(seed=2),
        )
    ]
    assert len(set(found)) == len(found)
    assert behaviour_of(row("adept", "apprentice")) == found[3]


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_ladder_of_the_house_speaks_of_the_bots_as_they_are(slug: str) -> None:
    """A level that searches and one that does not, in a main mode of every game; rows of older rules say so."""
    game = registry.game(slug)
    mode = game.advice.main_modes[0]
    docs = Path(__file__).parents[2] / "docs"
    kept = msgspec.json.decode((docs / "ladder.json").read_bytes(), type=Ladder)
    for level, below in (("apprentice", "novice"), ("adept", "apprentice")):
        known = next(r for r in kept.rows if r.rung == Rung(slug, mode, level, below))
        as_today = behaviour_of(known) == known.behaviour
        assert as_today if known.rules == game.version else known.rules < game.version


def test_the_file(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    assert ladder.read(path) == []
    rows = [row().plus(Tally(games=3, won=2)), row("apprentice", "novice").plus(Tally(games=3, won=1))]
    known = [r.rung for r in rows] + [Rung(HOARD, "three", "master", "adept")]
    kept = ladder.write(path, rows, known)
    assert {r.rung for r in ladder.read(path)} == {r.rung for r in rows}
    assert kept.left == [Rung(HOARD, "three", "master", "adept")]
    assert list(tmp_path.iterdir()) == [path]
    path.write_text("{}")
    with pytest.raises(LadderError, match="is no ladder"):
        ladder.read(path)


def test_thinkers_play_at_the_pace_and_their_rounds_are_counted() -> None:
    asked = row("adept", "apprentice")
    deal = ladder.missing(asked, 3)[0]
    tally = ladder.play(deal)
    assert tally.games == 3
    assert 0 < tally.rounds <= 20 * tally.decisions
    assert tally.other_decisions == 0
    assert ladder.play(deal) == tally, "rounds, not seconds: the same again"
    assert matches.bot("adept", registry.game(HOARD), 20).budget.rounds == 20


# ---------------------------------------------------------------- the page


def test_the_page_names_the_rules_of_every_row_whatever_they_are_today() -> None:
    rows = [row("apprentice", "novice", seats=2, rules=rules).plus(Tally(games=200, won=150)) for rules in (3, 8)]
    text = page(Ladder(rows=rows, left=[]))
    assert text.count("| three | 3 | apprentice : novice |") == text.count("| three | 8 | apprentice : novice |") == 1


def test_the_page_says_what_is_missed_and_what_is_left() -> None:
    good = row("apprentice", "novice", seats=2).plus(Tally(games=200, won=150))
    poor = row("master", "adept", seats=2).plus(
        Tally(games=200, won=110, decisions=10, rounds=900, other_decisions=10, other_rounds=90)
    )
    shared = row("adept", "apprentice", together=True).plus(Tally(games=50, won=30, other_won=10))
    text = page(Ladder(rows=[good, poor, shared], left=[Rung("cardia", "bazaar", "master", "adept")]))
    assert "3 rungs were played, 2 bars were reached." in text
    assert f"| three | {good.rules} | apprentice : novice | 200 | 75.0 % | 68.6 – 80.5 | 50.0 % |" in text
    assert "| 90 : 9 | **no** |" in text
    assert "(lead " in text
    missed, left = text.split("## Bars that are missed")[1].split("## Rungs that were not played")
    assert "master against adept, 55.0 % of 200 games" in missed
    assert "apprentice against novice" not in missed
    assert left.strip() == "- cardia, master : adept: `bazaar`"


# ---------------------------------------------------------------- the command


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    args = ["ladder", HOARD, "--rung", "apprentice:random", "--games", "30", "--file", str(file), "--jobs", "1"]
    assert main(args) == 0
    out = capsys.readouterr().out
    assert "apprentice wins" in out
    before = file.read_bytes()
    text = file.with_suffix(".md").read_text(encoding="utf-8")
    assert "| apprentice : random | 30 |" in text
    assert "cardia, adept : apprentice: " in text
    assert main(args) == 0
    assert file.read_bytes() == before, "nothing was missing, so nothing was played"
    file.with_suffix(".md").unlink()
    assert main(["ladder", "--page", "--file", str(file)]) == 0
    assert file.with_suffix(".md").read_text(encoding="utf-8") == text
    assert main(["ladder", HOARD, "--rung", "novice:apprentice"]) == 2
    assert main(["ladder", HOARD, "--mode", "nowhere"]) == 2
    assert LADDER[-1] in capsys.readouterr().err


def test_a_pace_may_belong_to_tables_of_a_size_or_to_a_rung() -> None:
    rungs = {(r.game, r.mode, r.level): r for r in all_rungs(["defenders", "kingdom"])}
    paces = {key: empty_row(rung, seed=1).pace for key, rung in rungs.items()}
    defenders, kingdom = (registry.game(slug).advice.paces for slug in ("defenders", "kingdom"))
    assert paces["defenders", "two", "adept"] == defenders.usual
    assert paces["kingdom", "solo-rats", "adept"] == kingdom.by_seats[1]
    assert {(mode, level): paces["defenders", mode, level] for mode, level in defenders.by_rung} == defenders.by_rung
    assert paces["defenders", "two", "apprentice"] == 0


def test_settings_that_depend_on_what_is_dealt_all_count() -> None:
    cardia = registry.game("cardia")
    assert len(tunings_met(cardia, "any-location")) == 2
    assert len(tunings_met(cardia, "bazaar")) == 1
    searching, plain = (
        [empty_row(Rung("cardia", mode, *pair), seed=1).code for mode in ("any-location", "bazaar")]
        for pair in (("adept", "apprentice"), ("novice", "random"))
    )
    assert searching[0] != searching[1]
    assert plain[0] == plain[1], "who does not search is set alike"


def test_the_ladder_of_the_house_is_whole() -> None:
    """Every rung of every game is either played or named as left, and the page is that of the file. Rows of older rules
    may be about modes that there are no longer."""
    docs = Path(__file__).parents[2] / "docs"
    kept = msgspec.json.decode((docs / "ladder.json").read_bytes(), type=Ladder)
    today, played = set(all_rungs(registry.slugs())), {r.rung for r in kept.rows}
    assert kept.left == sorted(today - played)
    assert all(r.rules < registry.game(r.game).version for r in kept.rows if r.rung not in today)
    assert (docs / "ladder.md").read_text(encoding="utf-8") == page(kept)
