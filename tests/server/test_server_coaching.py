"""What the coach says of a move, at positions of which it is known which move is best."""

from dataclasses import replace
from typing import Any

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.registry import bot
from deskoherna.bots.search import Budget
from deskoherna.bots.seeds import mixed
from deskoherna.bots.thinker import MASTER, thinker
from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit import registry
from deskoherna.server.bots import decisions, hints
from deskoherna.server.bots.agreement import Agreement, Asked, Task, look
from deskoherna.server.bots.coaching import AGAIN, ENOUGH, FIRST, Coach, mistaken, part

CARDIA = registry.game("cardia")
EASY = min(puzzles_of.puzzles(CARDIA).values(), key=lambda x: (x.level, x.needs, x.second - x.chance))
ROUNDS = Budget(rounds=3000)


def coach(enough: int = ENOUGH) -> Coach:
    master: Any = thinker(MASTER, CARDIA)
    rater: Any = bot("apprentice", CARDIA, compiled=True)
    return Coach(CARDIA, master, rater, enough)


def test_only_what_costs_much_is_a_mistake_and_the_better_move_is_told() -> None:
    s = puzzles_of.opened(CARDIA, EASY)
    best = puzzles_of.solution(CARDIA, EASY, s)
    known = Knowledge.of(CARDIA, s, EASY.seat, 3)
    poor = min(known.legal, key=lambda move: EASY.chances[CARDIA.notate(move, s)])
    asked = coach()
    told, played = asked.reviewed(known, poor, ROUNDS)
    assert mistaken(told, played)
    assert (told.move, played.move) == (best, poor)
    assert not mistaken(*asked.reviewed(known, poor, Budget(rounds=ENOUGH))), "too short to tell"
    same = asked.reviewed(known, best, ROUNDS)
    assert [one.move for one in same] == [best, best]
    assert not mistaken(*same)


def test_what_the_second_search_does_not_say_is_no_mistake() -> None:
    """Both are so short here that they often think otherwise."""
    short = Budget(rounds=36)
    asked = coach(enough=1)
    s = puzzles_of.opened(CARDIA, EASY)
    world = Knowledge.of(CARDIA, s, EASY.seat, 3).world
    guesses = [Knowledge(CARDIA, EASY.seat, world, seed) for seed in range(60)]
    hushed = told = 0
    for known in guesses:
        for move in known.legal:
            if not mistaken(*hints.rated_decision(asked.thinker, asked.rater, known, move, part(short, FIRST))):
                continue
            best, played = asked.reviewed(known, move, short)
            again = replace(known, seed=mixed(known.seed, AGAIN))
            (first, better, poor), _ = asked.compared(again, [best.move, move], part(short, 1 - FIRST))
            agreed = first.value - better.value < decisions.SLIP and mistaken(better, poor)
            assert mistaken(best, played) == agreed
            assert best.value - played.value <= max(decisions.MISTAKE - 1, better.value - poor.value)
            told += agreed
            hushed += not agreed
    assert told > 0
    assert hushed > 0


def test_an_agreement_is_counted_over_all_that_was_told() -> None:
    one = Asked("deck-1", "play 4", 120, 9.0, behind=0, same=True, ahead=100)
    near = Asked("deck-1", "play 4", 120, 9.0, behind=24, same=False, ahead=70)
    other = Asked("deck-1", "play 4", 120, 9.0, behind=60, same=False, ahead=-5)
    assert Agreement.of([one, near, other]) == Agreement(asked=3, same=1, as_good=2, better=2)


def test_a_game_is_looked_at_in_the_same_way_each_time() -> None:
    task = Task("cardia", 1, 0, 300, 2)
    found = look(task)
    assert found == look(task)
    assert all(one.mode == "deck-1" for one in found)
