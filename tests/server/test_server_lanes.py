"""Workers are given to one person after another, and quick bots never wait for slow ones."""

import asyncio

import pytest

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.server.bots.jobs import CheckGame, Choose, FindHint
from deskoherna.server.bots.lanes import Lane, NobodyFree
from deskoherna.server.bots.pool import Pool, WorkerFailed

LONG_S = 600.0


def test_one_person_after_another_however_much_each_has_asked_for() -> None:
    async def run() -> list[str]:
        lane, done = Lane(["w"], most=100), []

        async def job(person: str) -> None:
            worker = await lane.take(person, LONG_S)
            await asyncio.sleep(0)
            done.append(person)
            lane.give_back(worker)

        jobs = [asyncio.ensure_future(job("greedy")) for _ in range(50)]
        await asyncio.sleep(0)
        jobs += [asyncio.ensure_future(job(name)) for name in ("eva", "adam", "eva")]
        await asyncio.gather(*jobs)
        assert lane.waiting == 0
        return done

    done = asyncio.run(run())
    assert len(done) == 53 and set(done[:6]) == {"greedy", "eva", "adam"} and done.index("adam") <= 4
    assert [n for n, who in enumerate(done) if who == "eva"][1] <= 6


def test_nobody_fills_the_queue_and_who_gives_up_leaves_nothing_behind() -> None:
    async def run() -> None:
        lane = Lane(["w"], most=3)
        worker = await lane.take("eva", LONG_S)
        waiting = [asyncio.ensure_future(lane.take("greedy", LONG_S)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(NobodyFree, match="3 jobs of one person"):
            await lane.take("greedy", LONG_S)
        with pytest.raises(NobodyFree, match="within 0 s"):
            await lane.take("adam", 0.01)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert lane.waiting == 2
        lane.give_back(worker)
        waiting[1].cancel()  # it was just given the worker, and does not want it any more
        assert await waiting[2] == "w"
        lane.give_back("w")
        assert await lane.take("eva", LONG_S) == "w" and lane.waiting == 0

    asyncio.run(run())


def test_a_quick_bot_does_not_wait_for_those_who_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty tables of one person wait for the one worker that thinks; the novice of a stranger moves meanwhile."""
    game = registry.game("cardia")
    s = game.begin()
    world = st.snapshot(s)
    seat = game.actors(s)[0]
    name = "cardia"

    async def run() -> None:
        pool = Pool(1, LONG_S)
        monkeypatch.setattr("deskoherna.server.bots.pool.WAIT_S", LONG_S)
        taken = await pool._thinking.take("somebody", LONG_S)
        try:
            slow = [
                asyncio.ensure_future(pool.ask(FindHint(name, seat, world, 1, False, 0.1), LONG_S, "greedy"))
                for _ in range(30)
            ]
            await asyncio.sleep(0)
            assert pool.waiting == 30
            answer = await pool.ask(Choose(name, seat, "novice", world, 1, False), LONG_S, "eva")
            assert answer.move in game.legal(s, seat) and pool.waiting == 30
            with pytest.raises(WorkerFailed):
                await pool.ask(CheckGame(name, {}), LONG_S, "adam")
            assert pool.waiting == 30, "what comes from outside has a worker of its own"
            for job in slow:
                job.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
        finally:
            pool._thinking.give_back(taken)
            await pool.close()

    asyncio.run(run())
