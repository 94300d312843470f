"""Rulings of Cardia that no scenario can show, because no cards of the box bring them about."""

from cardia_positions import position

from deskoherna.games.cardia.rounds import begin_clash
from deskoherna.games.cardia.state import PLAY, PLAY_OPEN


def test_two_duties_to_play_face_up_cancel() -> None:
    """Both owe a face-up card: nobody does (g22). One alone lays first."""
    s = position(["hand[A] = 9, 1", "hand[B] = 5, 2"], [])
    s.duty_open[0] = s.duty_open[1] = 1
    begin_clash(s)
    assert (s.phase, list(s.duty_open)) == (PLAY, [0, 0])
    s.duty_open[1] = 1
    begin_clash(s)
    assert (s.phase, s.asked) == (PLAY_OPEN, 1)
