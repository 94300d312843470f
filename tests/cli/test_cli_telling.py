"""The log at the terminal: who is told what, and what is summed up."""

from pathlib import Path

from deskoherna.cli.speech import Speech
from deskoherna.cli.telling import telling
from deskoherna.kit.contract import ALL
from deskoherna.kit.log import Log
from rewording import reworded
from toys.pennies.game import GAME as PENNIES
from toys.pennies.game import Options
from toys.pennies.rules import be_ready, choose, raise_stake

HEADS, TAILS = 0, 1


def game_log() -> Log:
    """A raises the stake, both choose heads."""
    log, verbs = Log(PENNIES, Options(), bytes(32)), PENNIES.verbs
    for seat, move in ((0, verbs.move(raise_stake)), (0, verbs.move(be_ready)), (1, verbs.move(be_ready))):
        log.play(seat, move)
    for seat in (0, 1):
        log.play(seat, verbs.move(choose, HEADS))
    return log


def test_each_thing_is_said_once_and_to_you() -> None:
    log, speech = game_log(), Speech(PENNIES, "en", ["A", "B"])
    said = list(telling(log, speech, 1))
    assert said[:5] == [
        "A raises the stake.",
        "A is ready.",
        "You are ready.",
        "A chooses a side.",
        "You choose heads.",
    ]
    assert said[5].startswith("   "), "what follows a move stands below it"
    assert list(telling(log, speech, 1, since=4)) == said[4:]


def test_drafts_are_said_by_the_event_that_sums_them_up(tmp_path: Path) -> None:
    """Nothing is said of the side before the coins are shown."""
    summing = "sum-shows = { $seat } shows { $choose }, as it chose.\nevent-shows = "
    game = reworded(PENNIES, tmp_path, "event-shows = ", summing)
    speech = Speech(game, "en", ["A", "B"])
    said = [text.strip() for text in telling(game_log(), speech, ALL)]
    assert not any("chooses" in text for text in said)
    assert {"A shows heads, as it chose.", "B shows heads, as it chose."} < set(said)
