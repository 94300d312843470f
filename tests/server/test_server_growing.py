"""Which level of bots is suggested, and of which games it speaks."""

import pytest
import sqlalchemy as sa
from visitors import Visitor

from deskoherna.server.profiles.growing import Played, against_bots, nearest, suggested, suits
from deskoherna.server.ratings.judging import Rating
from deskoherna.server.ratings.levels import fixed
from deskoherna.server.store import schema


@pytest.mark.parametrize(
    ("level", "won", "to"),
    [
        ("novice", [1, 1, 1], "apprentice"),
        ("novice", [0, 0, 0], "novice"),
        ("apprentice", [1, 0, 1, 0, 1], "apprentice"),
        ("apprentice", [0, 0, 1, 0, 0, 1, 1, 1], "novice"),
        ("adept", [1, 1, 1, 1, 0], "master"),
        ("master", [1, 1, 1], "master"),
    ],
)
def test_the_level_at_which_about_half_is_won(level: str, won: list[int], to: str) -> None:
    """The latest five games of the level that was played last."""
    before = "apprentice" if level == "novice" else "novice"
    found = suggested([Played(level, bool(w)) for w in won] + [Played(before, True)] * 9)
    assert found is not None
    assert (found.level, found.played, found.games, found.won) == (to, level, min(5, len(won)), sum(won[:5]))


def test_too_few_games_say_nothing() -> None:
    assert suggested([]) is None
    assert suggested([Played("adept", True), Played("adept", True), Played("novice", True)]) is None


def test_a_rating_says_it_where_no_games_against_bots_do() -> None:
    means = fixed().levels["cardia"]["duel"]
    for level in ("novice", "apprentice", "adept", "master"):
        near = nearest("cardia", "duel", Rating(means[level] + 0.1, 2.0, games=4))
        assert near is not None
        assert (near.level, near.by_rating, near.games) == (level, True, 4)
    assert nearest("cardia", "duel", Rating(30.0, 2.0, games=2)) is None
    engine = sa.create_engine("sqlite://")
    schema.METADATA.create_all(engine)
    with engine.begin() as connection:
        assert suits(connection, "eva", "cardia") is None
        row = {"game": "cardia", "kind": "duel", "player": "eva", "mean": means["adept"], "deviation": 2.0, "games": 9}
        connection.execute(sa.insert(schema.ratings).values(last=1.0, **row))
        found = suits(connection, "eva", "cardia")
        assert found is not None
        assert (found.level, found.by_rating) == ("adept", True)


def test_only_games_against_bots_of_one_level_count() -> None:
    engine = sa.create_engine("sqlite://")
    schema.METADATA.create_all(engine)
    columns = {"game": "cardia", "mode": "deck-1", "kind": "duel", "seats": 2, "standing": 1, "points": 0}
    rest = {"shared": False, "gone": False, "reason": "played", "moves": 1, "own_moves": 1, "thought_ms": 0}
    more = {"started": 0.0, "rated": False, "open": True}

    def row(
        table: str, seat: int, at: int, person: str | None, bot: str | None, dealt: bool = True
    ) -> dict[str, object]:
        who = {"table_id": table, "number": 1, "seat": seat, "person": person, "bot": bot, "won": seat == 0}
        return {**columns, **rest, **more, **who, "ended": float(at), "dealt": dealt}

    with engine.begin() as connection:
        rows = [
            *(row("a", seat, 1, *who) for seat, who in enumerate((("eva", None), (None, "adept")))),
            *(row("b", seat, 2, *who) for seat, who in enumerate(((None, "novice"), ("eva", None)))),
            *(row("c", seat, 3, *who) for seat, who in enumerate((("eva", None), ("adam", None)))),
            *(row("d", seat, 4, *who) for seat, who in enumerate((("eva", None), (None, "adept"), (None, "novice")))),
            *(row("e", seat, 5, *who, dealt=False) for seat, who in enumerate((("eva", None), (None, "adept")))),
            *(row("f", seat, 6, *who) for seat, who in enumerate((("eva", None), (None, "mycroft")))),
        ]
        connection.execute(sa.insert(schema.results), rows)
        assert against_bots(connection, "eva", "cardia") == [Played("novice", False), Played("adept", True)]
        assert against_bots(connection, "eva", "kingdom") == []


def test_it_is_asked_of_the_server(eva: Visitor) -> None:
    assert eva.get("my/level/cardia") is None
    assert eva.request("GET", "my/level/chess").json()["code"] == "unknown_game"
