"""What lasts: kills, restarts, clocks, bots that go on, rules that change."""

import asyncio
import dataclasses
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from test_table_secrets import Wire, move, wire
from visitors import PATIENCE_S, Server, play_out

from bench import crash, fuzz
from deskoherna.cli import main
from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.table import entries as e
from deskoherna.table import schema, store
from deskoherna.table.book import Book
from deskoherna.table.clocks import counted
from deskoherna.table.house import House
from deskoherna.table.pool import JobRefused, Pool, WorkerFailed
from deskoherna.table.protocol import ClockRule
from deskoherna.table.settings import Limits, Patience, Settings
from deskoherna.table.shelf import Shelf
from deskoherna.table.worker import Choose

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
BUDGET_S, AWAY_S = 600, 2
STOP_S, TRIES = 3, 3
STARTS = 8
"""An idle machine starts a server so many times within ten seconds."""
MOVER_MS, OTHER_MS = 60_000, 500


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """All tables go on within ten seconds; where a start alone takes long, the machine is busy and all takes longer."""
    outcome = asyncio.run(crash.run(tmp_path, kills=3, tables=10))
    assert outcome.lost == [] and outcome.odd == []
    assert outcome.accepted > 30
    assert outcome.slowest_s < max(crash.GO_ON_S, STARTS * outcome.restart_s)
    assert outcome.slowest_s < crash.GIVE_UP_S, "a table never went on"


def test_nothing_breaks_under_nonsense(tmp_path: Path) -> None:
    outcome = asyncio.run(fuzz.run(tmp_path, 2000))
    assert outcome.odd == [] and outcome.sent == outcome.answered >= 1990
    assert len(outcome.codes) > 12 and outcome.codes["malformed"] > 200


def test_after_a_kill_bots_go_on_and_the_time_away_is_not_counted(own_server: Server) -> None:
    eva = own_server.visitor("Eva")
    bots = eva.table("cardia", seats=[BOT, BOT], match=5)["id"]
    timed = eva.table("cardia", seats=[ME, BOT], clock={"budget_s": BUDGET_S, "increment_s": 0})["id"]
    a = eva.sits(timed)
    state = a.until("state")
    heard = time.monotonic()
    assert state["clocks"]["running"] == [0] and 0 < state["clocks"]["left_ms"][0] <= BUDGET_S * 1000
    own_server.kill()
    killed = time.monotonic()
    own_server.things.remove(a)
    a.close()
    time.sleep(AWAY_S)
    again = time.monotonic()
    own_server.start()
    back = eva.sits(timed).until("state")
    alive_s = time.monotonic() - again + killed - heard
    spent_s = (state["clocks"]["left_ms"][0] - back["clocks"]["left_ms"][0]) / 1000
    assert back["clocks"]["running"] == [0] and spent_s < alive_s + AWAY_S / 2, "the time away was counted"
    until = time.monotonic() + PATIENCE_S
    while (info := eva.get(f"tables/{bots}"))["status"] != "over":
        assert time.monotonic() < until, info
        time.sleep(0.1)
    assert info["game_number"] >= 3 and max(info["score"]) == 3


def test_a_clean_stop_tells_everybody_and_takes_under_three_seconds(own_server: Server) -> None:
    """The best of some tries, as other work on the machine is not the server's fault."""
    eva = own_server.visitor("Eva")
    took: list[float] = []
    while not took or (min(took) >= STOP_S and len(took) < TRIES):
        if took:
            own_server.start()
        a = eva.sits(eva.table("cardia", seats=[ME, BOT])["id"])
        a.until("state")
        own_server.things.remove(a)
        assert own_server.process is not None
        before = time.monotonic()
        own_server.process.send_signal(signal.SIGTERM)
        assert a.closed() == 1012 and a.heard[-1]["type"] == "closing"
        assert own_server.process.wait(PATIENCE_S) == 0
        took.append(time.monotonic() - before)
        a.close()
    assert min(took) < STOP_S


def test_the_port_and_the_data_folder_belong_to_one_server(server: Server, tmp_path: Path,
                                                           capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", str(server.port), "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert f"127.0.0.1:{server.port}" in told and "--port" in told and told.count("\n") == 1
    assert main(["serve", "--port", "0", "--data", str(server.data)]) == 2
    assert "another server uses the data folder" in capsys.readouterr().err
    assert main(["serve", "--game", "chess"]) == 2
    capsys.readouterr()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "deskoherna.sqlite").write_text("this is no database, it only looks like a file" * 100)
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "broken")]) == 2
    assert "the database cannot be used: file is not a database" in capsys.readouterr().err


# ---------------------------------------------------------------- clocks


def test_time_counts_only_while_a_server_was_alive() -> None:
    runs = [(0.0, 10.0), (20.0, 30.0)]
    assert counted(5.0, 45.0, runs, started=40.0) == pytest.approx(5 + 10 + 5)
    assert counted(25.0, 45.0, runs, started=40.0) == pytest.approx(5 + 5)
    assert counted(42.0, 45.0, runs, started=40.0) == pytest.approx(3)
    assert counted(12.0, 18.0, runs, started=40.0) == pytest.approx(0)


async def timed(folder: Path) -> Wire:
    """Whoever moves first has all the time in the world, the other half a second; a second is added for each move."""
    w = await wire(folder, "toys.hoard.game:GAME", {}, "cd" * 32)
    book = w.owner.book
    book.opened = msgspec.structs.replace(book.opened, clock=ClockRule(MOVER_MS // 1000, 1))
    book.left_ms = [MOVER_MS if seat in book.acting() else OTHER_MS for seat in range(2)]
    w.owner.look_ahead()
    return w


def test_whose_time_is_up_has_lost_and_an_increment_is_added(tmp_path: Path) -> None:
    async def run() -> dict[str, Any]:
        before = time.monotonic()
        w = await timed(tmp_path)
        log = w.owner.book.log
        assert log is not None
        seat = log.game.actors(log.state)[0]
        await asyncio.sleep(0.3)
        await move(w, seat, log.game.legal(log.state, seat)[0])
        took_ms = (time.monotonic() - before) * 1000
        left = list(w.owner.book.left_ms)
        loser = 1 - seat
        while w.owner.book.result is None:
            await asyncio.sleep(0.02)
        result = w.owner.book.result
        await w.house.close()
        return {"left": left[seat], "loser": loser, "result": result, "took": took_ms}
    found = asyncio.run(run())
    spent_ms = MOVER_MS + 1000 - found["left"]
    assert 290 <= spent_ms <= found["took"] + 50, "the time taken, then a second more"
    assert found["result"].reason == "time" and found["loser"] not in found["result"].winners


# ---------------------------------------------------------------- bots and workers


def job(bot: str = "novice", **more: Any) -> Choose:
    game = registry.game("cardia")
    s = game.begin(seed=3)
    fields: dict[str, Any] = {
        "game": "cardia", "seat": 0, "bot": bot, "world": st.snapshot(game.imagine(s, 0, 1)), "seed": 1,
        "compiled": False} | more
    return Choose(**fields)


def test_a_worker_answers_refuses_and_is_replaced_when_it_dies() -> None:
    async def run() -> None:
        pool = Pool(1, 60)
        try:
            first = (await pool.ask(job(), PATIENCE_S)).move
            assert first in registry.game("cardia").legal(registry.game("cardia").begin(seed=3), 0)
            with pytest.raises(JobRefused, match="UnknownBot"):
                await pool.ask(job("nobody"), PATIENCE_S)
            process = pool._all[0].process
            assert process is not None
            assert (await pool.ask(job(), PATIENCE_S)).move == first, "the same decision from the same seed"
            with pytest.raises(WorkerFailed, match="no answer"):
                await pool.ask(job("apprentice"), 0.001)
            assert (await pool.ask(job(), PATIENCE_S)).move == first
            second = pool._all[0].process
            assert second is not None and second.pid != process.pid, "the slow one was killed"
            os.kill(second.pid, signal.SIGKILL)
            with pytest.raises(WorkerFailed, match="died"):
                await pool.ask(job(), PATIENCE_S)
            assert (await pool.ask(job(), PATIENCE_S)).move == first
        finally:
            await pool.close()
    asyncio.run(run())


def test_when_a_bot_fails_the_novice_moves_and_it_is_noted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> Book:
        house = House(Settings(data=tmp_path, workers=1, limits=Limits(scale=0),
                               patience=Patience(bot_s=-100.0, bot_pause_s=0)), Shelf(["cardia"]))
        await house.people.open()
        game = house.shelf.box("cardia").game
        owner = await house.create(e.Opened(
            game="cardia", rules=game.version, material=game.material_hash, options={}, name="", private=False,
            invite="", host="h", match=1, clock=None, chairs=[e.Chair("bot", bot="apprentice")] * 2))
        while owner.book.status != "over":
            await asyncio.sleep(0.02)
        await house.close()
        return owner.book
    book = asyncio.run(run())
    assert book.moves and all(w.bot for w in book.moves)
    assert "the novice moves" in caplog.text


# ---------------------------------------------------------------- other rules


def test_a_game_of_other_rules_goes_on_from_its_last_position_or_is_closed(own_server: Server) -> None:
    eva = own_server.visitor("Eva")
    fits, broken = (eva.table("hoard", seats=[ME, BOT])["id"] for _ in range(2))
    a = eva.sits(fits)
    a.until("state")
    a.play()
    a.turn()
    before, lines = a.view, len([m for m in a.heard if m["type"] == "step"])
    own_server.stop()
    engine = sa.create_engine(own_server.database)
    with engine.begin() as database:
        body = schema.entries.c.body
        other = {"body": sa.func.replace(body, '"rules":', '"rules":9')}
        database.execute(sa.update(schema.entries).where(schema.entries.c.kind == "opened").values(other))
        lost = {"body": msgspec.msgpack.encode({"x": 1})}
        database.execute(sa.update(schema.snapshots).where(schema.snapshots.c.table_id == broken).values(lost))
    engine.dispose()
    own_server.start()
    back = eva.sits(fits)
    state = back.until("state")
    assert state["view"] == before
    assert [x["words"] is not None and x["move"] is None for x in state["lines"]] == [True] * lines
    play_out(back)
    replay = eva.get(f"replays/{fits}")
    assert replay["result"]["reason"] == "played" and replay["lines"]
    info = eva.get(f"tables/{broken}")
    assert (info["status"], info["closed"]) == ("closed", "version")


def test_data_of_every_older_schema_opens(own_server: Server) -> None:
    """The database is taken back to each schema before this one; the next start brings it up, with its games."""
    eva = own_server.visitor("Eva")
    a = eva.sits(eva.table("hoard", seats=[ME, BOT])["id"])
    a.until("state")
    a.play()
    a.turn()
    before = a.view
    own_server.stop()
    engine = sa.create_engine(own_server.database)
    for step in range(int(store.HEAD) - 1, 0, -1):
        store.migrate(engine)
        with engine.begin() as connection:
            command.downgrade(store.migrations(connection), f"{step:04}")
        assert store.version_of(engine) == f"{step:04}"
        own_server.start()
        back = eva.sits(a.table)
        assert back.until("state")["view"] == before
        assert store.version_of(engine) == store.HEAD
        if step > 1:
            own_server.stop()
    engine.dispose()
    play_out(back)


def test_tables_nobody_came_back_to_are_closed_and_leave_memory(tmp_path: Path) -> None:
    async def run() -> tuple[str | None, int]:
        patience = Patience(waiting_s=0.0, idle_s=0.0, bot_pause_s=0)
        house = House(Settings(data=tmp_path, workers=1, limits=Limits(scale=0), patience=patience), Shelf(["cardia"]))
        await house.people.open()
        game = house.shelf.box("cardia").game
        owner = await house.create(e.Opened(
            game="cardia", rules=game.version, material=game.material_hash, options={}, name="", private=False,
            invite="", host="h", match=1, clock=None, chairs=[e.Chair("open")] * 2))
        async with asyncio.timeout(PATIENCE_S):
            while house.owners:
                await asyncio.sleep(0.01)
                await house.sweep()
        await house.close()
        return owner.book.closed, len(house.owners)
    assert asyncio.run(run()) == ("abandoned", 0)


def test_who_gives_up_in_a_cooperative_game_gives_up_for_all(tmp_path: Path) -> None:
    async def run() -> list[list[int]]:
        w = await wire(tmp_path, "toys.hoard.game:GAME", {}, "ef" * 32)
        log = w.owner.book.log
        assert log is not None
        against = w.owner.ending("resigned", loser=0).standing
        log.game = dataclasses.replace(log.game, cooperative=True)
        together = w.owner.ending("resigned", loser=0).standing
        await w.house.close()
        return [against, together]
    assert asyncio.run(run()) == [[2, 1], [2, 2]]
