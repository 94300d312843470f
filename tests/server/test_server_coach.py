"""The coach: what a move was worth, for whoever plays against bots alone."""

import time
from typing import Any

from visitors import PATIENCE_S, TableSocket, Visitor


def reviewed(s: TableSocket, seat: int = 0) -> dict[str, Any]:
    """Ask until somebody has time: bots have to learn to think fast first."""
    end = time.monotonic() + 4 * PATIENCE_S
    while True:
        answer = s.ask("review", seat=seat)
        if answer.get("code") != "busy" or time.monotonic() > end:
            return answer
        s.quiet(0.3)


def test_a_move_against_bots_is_reviewed(eva: Visitor) -> None:
    table = eva.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
    with eva.joins(table["id"]) as s:
        s.turn()
        assert reviewed(s)["code"] == "nothing_to_undo"
        made = s.play()
        s.turn()
        told = reviewed(s)
        assert told["type"] == "review", told
        assert told["move"] == made["seq"]
        assert told["loss"] == max(0, told["best"]["value"] - told["played"]["value"])
        assert told["quality"] in ("best", "good", "slip", "mistake")
        assert (told["quality"] == "best") == (told["best"]["choice"] == told["played"]["choice"])


def test_no_coach_against_people_nor_at_rated_tables(eva: Visitor, adam: Visitor) -> None:
    table = eva.table(seats=[{"kind": "me"}, {"kind": "open"}])
    with eva.joins(table["id"]) as s, adam.joins(table["id"]) as other:
        assert other.ask("sit", seat=1)["type"] == "accepted"
        s.turn()
        assert s.ask("review", seat=0)["code"] == "no_hints"
        assert other.ask("review", seat=0)["code"] == "not_yours"
    rated = eva.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "novice"}], rated=True)
    with eva.joins(rated["id"]) as s:
        s.turn()
        assert s.ask("review", seat=0)["code"] == "no_hints"
