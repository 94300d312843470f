"""Data sets hold exactly what environments show, are the same every time, and are read by polars and Minari."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars
import pytest

from deskoherna.bots import registry as bots
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import of_decision
from deskoherna.cli import main
from deskoherna.kit import registry
from deskoherna.lab.dataset import Dataset, load, played_games
from deskoherna.lab.envs.entries import EntryInfo
from deskoherna.lab.envs.episode import Episode

GAMES = 6


@pytest.fixture(scope="module")
def leduc(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Dataset]:
    folder = tmp_path_factory.mktemp("leduc")
    made = Dataset(registry.game("leduc"), "five", ("apprentice", "novice"), GAMES, seed=3)
    made.write(folder)
    return folder, made


def test_rows_are_those_of_the_environments_and_bots_play_as_at_a_table(leduc: tuple[Path, Dataset]) -> None:
    folder, made = leduc
    rows, row = load(folder), 0
    for played in played_games(folder):
        episode = Episode(made.game, made.table)
        episode.s = made.game.begin(made.options, played.seed)
        for seat, action in zip(played.seats, played.actions, strict=True):
            assert episode.actors[0] == seat
            assert rows.observations[row].tolist() == episode.observe(seat).tolist()
            assert rows.masks[row].tolist() == episode.mask(seat).tolist()
            assert (rows.actions[row], rows.seats[row], rows.numbers[row]) == (action, seat, played.number)
            at = of_decision(played.seed, episode.s.steps, seat)
            knowledge = Knowledge.of(made.game, episode.s, seat, at)
            legal = made.game.legal(episode.s, seat)
            assert bots.bot(played.bots[seat], made.game).choose(knowledge, list(legal)) == action
            episode.play(seat, action)
            row += 1
        assert not episode.actors
        assert played.rewards == [episode.reward(seat) for seat in range(2)]
        mine = [rows.rewards[(rows.numbers == played.number) & (rows.seats == seat)].sum() for seat in range(2)]
        assert mine == played.rewards
    assert row == len(rows.actions) == made.decisions


def test_the_same_command_makes_the_same_content(leduc: tuple[Path, Dataset], tmp_path: Path) -> None:
    _, made = leduc
    for seed, same in ((3, True), (4, False)):
        again = Dataset(made.game, made.table, made.bots, GAMES, seed=seed)
        again.write(tmp_path / str(seed))
        assert (again.digest == made.digest) is same
    assert made.digest in (tmp_path / "3" / "README.md").read_text(encoding="utf-8")


def test_polars_reads_it_and_the_contract_lies_beside(leduc: tuple[Path, Dataset]) -> None:
    folder, made = leduc
    table = polars.read_parquet(folder / "decisions.parquet")
    assert table.height == made.decisions
    assert table["observation"].dtype == polars.Array(polars.Int8, made.layout.size)
    ends = polars.read_parquet(folder / "ends.parquet")
    assert ends["reward"].to_list() == [r for game in played_games(folder) for r in game.rewards]
    told = msgspec.json.decode((folder / "entries.json").read_bytes(), type=list[EntryInfo])
    assert [entry.name for entry in told] == made.layout.names


def test_minari_keeps_a_seat_of_a_game_as_an_episode(
    leduc: tuple[Path, Dataset], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    import minari

    from deskoherna.lab.minari import keep

    folder, made = leduc
    keep(folder, "leduc/mixed-v0", made.game, made.table)
    kept = minari.load_dataset("leduc/mixed-v0")
    rows, first = load(folder), next(iter(kept))
    mine = (rows.numbers == 0) & (rows.seats == 0)
    assert kept.total_episodes == 2 * GAMES
    assert np.array_equal(first.observations[:-1], rows.observations[mine])
    assert np.array_equal(first.actions, rows.actions[mine])
    assert first.infos["action_mask"].shape == (mine.sum() + 1, made.game.n_moves)


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "data"

    def run(*more: str) -> Any:
        code = main(["dataset", "leduc", "--mode", "one", "--games", "3", "--folder", str(folder), *more])
        return code, *capsys.readouterr()

    code, out, _ = run("--bots", "novice")
    assert (code, f"decisions of 3 games in {folder}, sha256:" in out) == (0, True)
    assert run("--bots", "adept")[::2] == (
        2,
        "deskoherna dataset: data sets are played by random, novice, apprentice, not by adept; "
        "an export takes every bot\n",
    )
    assert run("--games", "0")[0] == 2
