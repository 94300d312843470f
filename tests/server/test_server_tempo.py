"""Bots keep the tempo: a budget a turn, and quick answers where others wait."""

from deskoherna.server.bots.tempo import LEAST_S, Tempo
from deskoherna.server.settings import Timeouts

TIMES = Timeouts(turn_s=8.0, reply_s=0.9)


def asked(tempo: Tempo, seat: int = 1) -> float:
    return tempo.seconds(seat, reply=False, asked=1, workers=1)


def test_a_turn_of_many_decisions_takes_hardly_longer_than_its_budget() -> None:
    tempo, spent = Tempo(TIMES), 0.0
    for _ in range(30):
        seconds = asked(tempo)
        tempo.spent(1, seconds)
        tempo.decided(1, reply=False)
        spent += seconds
    assert spent <= TIMES.turn_s + 30 * LEAST_S


def test_the_turn_is_over_when_another_seat_decides() -> None:
    tempo = Tempo(TIMES)
    fresh = asked(tempo)
    tempo.spent(1, 6.0)
    assert asked(tempo) < fresh
    tempo.decided(2, reply=False)
    assert asked(tempo) == fresh


def test_an_answer_of_another_seat_does_not_end_the_turn() -> None:
    tempo = Tempo(TIMES)
    tempo.spent(1, 6.0)
    tempo.decided(2, reply=True)
    assert asked(tempo) == 1.0


def test_all_who_are_asked_at_once_share_one_moment() -> None:
    tempo = Tempo(TIMES)
    assert tempo.seconds(1, reply=True, asked=3, workers=1) * 3 <= TIMES.reply_s + 1e-9
    assert tempo.seconds(1, reply=True, asked=1, workers=3) == TIMES.reply_s
