"""The terminal game, played through pipes."""

import json
import re
import signal
import time
from pathlib import Path

from commandline import HOARD, PATIENCE_S, PENNIES, cli, start


def test_a_whole_game_of_cardia_with_guardians() -> None:
    """The first move of every list leads to the end; the result is told."""
    done = cli("play", "cardia", "--mode", "guardians", "--seed", "3", "--seat", "B=novice", text="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The game is over." in done.stdout
    places = re.findall(r"^(\d)\. [AB] \(.*\), points: \d+$", done.stdout, re.MULTILINE)
    assert len(places) == 2
    assert places[0] == "1"


def test_the_same_seed_deals_the_same_game() -> None:
    games = [cli("play", "cardia", "--seed", "8", "--seat", "B=random", text="1\n" * 200).stdout for _ in range(2)]
    assert games[0] == games[1]
    assert cli("play", "cardia", "--seed", "9", "--seat", "B=random", text="1\n" * 200).stdout != games[0]


def test_czech() -> None:
    done = cli("play", "cardia", "--lang", "cs", "--seed", "3", "--seat", "B=random", text="1\n" * 200)
    assert done.returncode == 0
    assert "Konec hry." in done.stdout
    assert "Zahrát kartu" in done.stdout


def test_a_game_without_people_plays_itself() -> None:
    done = cli("play", PENNIES, "--seat", "A=novice", "--seat", "B=apprentice", "--seed", "1")
    assert done.returncode == 0
    assert "A (novice) is ready." in done.stdout
    assert "The game is over." in done.stdout


def test_moves_are_read_in_notation_and_in_words() -> None:
    done = cli("play", PENNIES, "--seed", "1", "--seat", "B=random", text="raise\nReady\nq\n")
    assert done.returncode == 0
    assert "You raise the stake." in done.stdout
    assert "You are ready." in done.stdout


def test_a_bad_answer_names_the_nearest_legal_move() -> None:
    done = cli("play", PENNIES, "--seed", "1", text="rais\nchoose heads\n77\nqwertzuiop\nq\n")
    assert "“rais” is no move; did you mean “raise”?" in done.stdout
    assert "“choose heads” is not possible now" in done.stdout
    assert "There is no move 77; the list goes from 1 to 2." in done.stdout
    assert "“qwertzuiop” is no move." in done.stdout


def test_undo_takes_the_last_move_back() -> None:
    done = cli("play", PENNIES, "--seed", "1", "--seat", "A=human", "--seat", "B=human", text="u\n\nraise\nu\nu\nq\n")
    assert "Taken back: Raise the stake" in done.stdout
    assert "There is nothing to take back." in done.stdout


def test_undo_at_the_hand_over() -> None:
    """A says ready, B is asked to take the device, A thinks again."""
    done = cli("play", PENNIES, "--seed", "1", "--seat", "A=human", "--seat", "B=human", text="\nready\nu\nq\n")
    assert "Pass the device to B" in done.stdout
    assert "Taken back: Ready" in done.stdout


def test_nothing_of_a_seat_is_shown_before_it_has_the_device() -> None:
    """Between two people lies the screen that says whose turn it is; what A knows stands only in A's part."""
    done = cli("play", "cardia", "--seed", "3", "--seat", "A=human", "--seat", "B=human", text="\n1\n\nq\n")
    start, of_a, of_b = re.split(r"Pass the device to [AB]", done.stdout)
    assert "You draw" not in start
    hands = [set(re.findall(r"You draw ([^\n]*)\.", part)) for part in (of_a, of_b)]
    assert all(len(hand) == 5 for hand in hands)
    own = re.findall(r"^=\d+ +\d+ .* \| ", of_b, re.MULTILINE)
    assert len(own) == 5
    assert hands[0] != hands[1]
    assert "A lays a card face down." in of_b
    assert "Play a card (" not in of_b.split("Choose a card")[0]


def test_hint_values_every_choice() -> None:
    done = cli("play", "cardia", "--seed", "3", "--seat", "B=random", text="h\nq\n")
    assert done.returncode == 0
    assert "The apprentice looks at:" in done.stdout
    assert len(re.findall(r"^ +\d+  Play a card \(strength \d+\)  \d+ %$", done.stdout, re.MULTILINE)) == 3


def test_help_and_log() -> None:
    done = cli("play", PENNIES, "--seed", "1", "--seat", "B=random", text="?\nraise\nl\np\nq\n")
    assert "undo: take your last move back" in done.stdout
    assert done.stdout.count("You raise the stake.") >= 2


def test_save_and_resume_in_the_middle(tmp_path: Path) -> None:
    """Left after three moves and taken up again, the game goes on as if nothing had been."""
    file = tmp_path / "game.json"
    whole = cli("play", "cardia", "--seed", "5", "--seat", "B=novice", text="1\n" * 200).stdout
    first = cli("play", "cardia", "--seed", "5", "--seat", "B=novice", "--save", str(file), text="1\n1\n1\nq\n")
    assert first.returncode == 0
    assert f"it is kept in {file}" in first.stdout
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["seats"] == ["human", "novice"]
    second = cli("play", "cardia", "--resume", str(file), text="1\n" * 200)
    assert second.returncode == 0, second.stderr
    assert second.stdout.splitlines()[-4:] == whole.splitlines()[-4:]
    assert len(json.loads(file.read_text(encoding="utf-8"))["log"]["moves"]) > len(kept["log"]["moves"])


def test_the_save_command(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    done = cli("play", PENNIES, "--seed", "1", "--seat", "B=random", text=f"s\nraise\ns {file}\ns {tmp_path}\nq\n")
    assert "Name a file: s FILE" in done.stdout
    assert f"Saved in {file}." in done.stdout
    assert cli("play", PENNIES, "--resume", str(file), text="q\n").returncode == 0


def test_input_that_ends_too_early() -> None:
    done = cli("play", PENNIES, "--seed", "1", text="raise\n")
    assert done.returncode == 1
    assert done.stderr == "The input ended before the game did.\n"


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = start("play", PENNIES, "--seed", "1", "--seat", "B=random", "--save", str(file))
    assert game.stdin is not None
    game.stdin.write("raise\n")
    game.stdin.flush()
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline and not (file.exists() and '"raise"' in file.read_text(encoding="utf-8")):
        time.sleep(0.05)
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=PATIENCE_S)
    assert game.returncode == 130
    assert f"it is kept in {file}" in out
    assert "Traceback" not in err


def test_three_at_a_table() -> None:
    done = cli(
        "play",
        HOARD,
        "--option",
        "players=3",
        "--seat",
        "A=random",
        "--seat",
        "B=random",
        "--seat",
        "C=random",
        "--seed",
        "2",
    )
    assert done.returncode == 0
    assert "C (dice): " in done.stdout


def test_a_match_of_three(tmp_path: Path) -> None:
    """Games follow each other until one seat has two; saved in the second game, it goes on there."""
    args = ["play", "cardia", "--option", "match=3", "--seed", "4", "--seat", "B=random"]
    whole = cli(*args, text="1\n" * 400)
    assert whole.returncode == 0, whole.stderr
    scores = re.findall(r"^After game (\d) of the match, best of 3: (\d) : (\d)$", whole.stdout, re.MULTILINE)
    assert [n for n, _, _ in scores] == [str(i + 1) for i in range(len(scores))]
    assert max(map(int, scores[-1][1:])) == 2 or len(scores) == 3
    assert all(max(map(int, score[1:])) < 2 for score in scores[:-1])
    assert "The match " in whole.stdout
    file = tmp_path / "match.json"
    moves_of_the_first = whole.stdout.split("After game 1 of the match")[0].count("\n> ")
    cli(*args, "--save", str(file), text="1\n" * (moves_of_the_first + 2) + "q\n")
    assert json.loads(file.read_text(encoding="utf-8"))["number"] == 2
    rest = cli("play", "cardia", "--resume", str(file), text="1\n" * 400)
    assert rest.stdout.splitlines()[-2:] == whole.stdout.splitlines()[-2:]


def test_the_island_is_drawn_with_the_numbers_of_the_moves() -> None:
    """54 places for the first settlement: in the drawing, not in a list; the number typed builds there."""
    done = cli("play", "nightwatch", "--mode", "classic-two", "--seed", "1", "--seat", "B=human", text="\n25\nq\n")
    assert done.returncode == 0, done.stderr
    first, then = done.stdout.split("\n> ")[:2]
    assert "Settlement:  1 to 54, as numbered in the drawing" in first
    assert first.count("Settlement:") == 1
    built = re.compile(r"^[ ·\d•]*\[[AB]\][ ·\d•]*$", re.MULTILINE)
    assert not built.search(first)
    assert re.search(r"^(You build|[AB] builds) a settlement: ", then, re.MULTILINE)
    assert built.search(then)
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_the_opening_is_told_once() -> None:
    done = cli("play", "wilderness", "--seed", "1", "--seat", "B=random", text="1\nq\n")
    assert done.stdout.count("You draw: Swans.") == 1


def test_info_says_what_a_card_does() -> None:
    done = cli("play", "cardia", "--seed", "3", text="i palace\ni\ni nobody of that name\nq\n")
    assert "Palace Guard (Characters) Name a faction." in done.stdout
    assert done.stdout.count("Name a thing, or a part of its name: i NAME") == 2


def test_options_that_do_not_go_together_are_refused_in_the_language_of_the_player() -> None:
    asked = ("play", PENNIES, "--option", "lucky=true", "--option", "rounds=1", "--lang")
    assert "Šťastná mince: Šťastná mince potřebuje aspoň dvě kola, ne 1." in cli(*asked, "cs").stderr
    assert "Lucky coin: A lucky coin needs two rounds or more, not 1." in cli(*asked, "en").stderr
