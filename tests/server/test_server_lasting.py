"""What lasts: kills, restarts, clocks, bots that go on, rules that change."""

import asyncio
import dataclasses
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory
from test_server_secrets import TableWire, move, wire
from visitors import PATIENCE_S, ServerProcess, play_out

from away import was_away
from bench import crash, fuzz
from deskoherna.cli import main
from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.server.bots.jobs import Choose
from deskoherna.server.bots.pool import JobRefused, Pool, WorkerFailed
from deskoherna.server.games.served import Games
from deskoherna.server.run import GRACE_S
from deskoherna.server.server import Server
from deskoherna.server.settings import Limits, Settings, Timeouts
from deskoherna.server.store import database, schema
from deskoherna.server.tables import entries as e
from deskoherna.server.tables import owner
from deskoherna.server.tables.clocks import MOST_S, AliveTime, counted
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.protocol import ClockRule, Result

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
BUDGET_S, AWAY_S = 600, 3600
"""Whoever is charged for the time away has lost on time."""
STOP_S, A_DAY_S = 3, 86_400
MOVER_MS, OTHER_MS, INCREMENT_MS = 60_000, 500, 1000
THOUGHT_S = 20


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """And all tables go on: one that does not is odd. How soon they do is measured by the benchmark."""
    outcome = asyncio.run(crash.run(tmp_path, kills=3, tables=10))
    assert outcome.lost == [] and outcome.odd == []
    assert outcome.accepted > 30


def test_nothing_breaks_under_nonsense(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At tables of all games, and over HTTP: bodies, games from elsewhere, packs.

    Its server is not measured for coverage: that would take as long again.
    """
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)
    outcome = asyncio.run(fuzz.run(tmp_path, 30_000))
    assert outcome.odd == [] and outcome.sent == outcome.answered >= 29_000
    assert len(outcome.codes) > 25 and outcome.codes["malformed"] > 3000
    assert {"bad_import", "bad_options", "200", "201"} <= set(outcome.codes)


@pytest.mark.long
def test_nothing_breaks_under_a_million_pieces_of_nonsense(tmp_path: Path) -> None:
    outcome = asyncio.run(fuzz.run(tmp_path, 1_000_000, seed=2))
    assert outcome.odd == [] and outcome.sent == outcome.answered >= 990_000


def test_after_a_kill_bots_go_on_and_the_time_away_is_not_counted(own_server: ServerProcess) -> None:
    eva = own_server.visitor("Eva")
    bots = eva.table("cardia", seats=[BOT, BOT], match=5)["id"]
    timed = eva.table("cardia", seats=[ME, BOT], clock={"budget_s": BUDGET_S, "increment_s": 0})["id"]
    a = eva.joins(timed)
    clocks = a.until("state")["clocks"]
    assert clocks["running"] == [0] and 0 < clocks["left_ms"][0] <= BUDGET_S * 1000
    own_server.kill()
    own_server.things.remove(a)
    a.close()
    was_away(own_server.database, AWAY_S)
    own_server.start()
    back = eva.joins(timed).until("state")
    assert back["result"] is None and back["clocks"]["running"] == [0], "the time away was counted"
    assert 0 < back["clocks"]["left_ms"][0] <= clocks["left_ms"][0]
    until = time.monotonic() + PATIENCE_S
    while (info := eva.get(f"tables/{bots}"))["status"] != "over":
        assert time.monotonic() < until, info
        time.sleep(0.1)
    assert info["game_number"] >= 3 and (max(info["score"]) == 3 or info["game_number"] == 5), "drawn games count"


def test_a_clean_stop_tells_everybody(own_server: ServerProcess) -> None:
    eva = own_server.visitor("Eva")
    a = eva.joins(eva.table("cardia", seats=[ME, BOT])["id"])
    a.until("state")
    own_server.things.remove(a)
    assert own_server.process is not None
    own_server.process.send_signal(signal.SIGTERM)
    assert a.closed() == 1012 and a.heard[-1]["type"] == "closing"
    assert own_server.process.wait(PATIENCE_S) == 0
    a.close()


def test_a_stop_waits_for_open_sockets_and_for_no_more_than_three_seconds(tmp_path: Path) -> None:
    """The closing ends with the last socket, however long it might take; what it and the server may take is little."""
    assert Timeouts().closing_s + GRACE_S < STOP_S

    async def run() -> None:
        w = await wire(tmp_path, "toys.hoard.game:GAME", {}, "ab" * 32)
        w.server.settings = dataclasses.replace(w.server.settings, timeouts=Timeouts(closing_s=A_DAY_S))
        viewers = range(len(w.viewers))
        for viewer in viewers:
            w.server.admit(w.viewers[viewer])
            w.drain(viewer)
        closing = asyncio.ensure_future(w.server.announce_closing())
        async with asyncio.timeout(PATIENCE_S):
            for viewer in viewers:
                while not (told := w.drain(viewer)):
                    await asyncio.sleep(0.01)
                assert [json.loads(text)["type"] for text in told] == ["closing"]
                assert not closing.done()
                w.server.release(w.viewers[viewer])
            await closing
        await w.server.close()

    asyncio.run(run())


def test_the_port_and_the_data_folder_belong_to_one_server(
    server: ServerProcess, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
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


async def timed(folder: Path) -> TableWire:
    """Whoever moves first has all the time in the world, the other half a second; a second is added for each move."""
    w = await wire(folder, "toys.hoard.game:GAME", {}, "cd" * 32)
    table = w.owner.table
    table.opened = msgspec.structs.replace(table.opened, clock=ClockRule(MOVER_MS // 1000, INCREMENT_MS // 1000))
    table.left_ms = [MOVER_MS if seat in table.acting() else OTHER_MS for seat in range(2)]
    w.owner.schedule()
    return w


def test_time_passes_as_it_does_for_the_process_and_not_as_the_wall_says(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 100.0
    alive = AliveTime(5000.0, lambda: passed)
    passed += 0.5
    assert alive.now() == 5000.5
    for wall in (0.0, 5000.0 + 7200, 5000.0 - 7200):
        monkeypatch.setattr(time, "time", lambda wall=wall: wall)
        assert alive.now() == 5000.5
    passed += 60
    assert alive.now() == 5000.5 + MOST_S, "stopped for a minute"
    passed += 0.25
    assert alive.now() == 5000.75 + MOST_S
    alive.not_before(4000.0)
    assert alive.now() == 5000.75 + MOST_S
    alive.not_before(9000.0)
    assert alive.now() == 9000.75 + MOST_S, "an earlier server was here later: the wall was set back meanwhile"


@pytest.mark.parametrize("jump_s", [7200, -7200])
def test_a_jump_of_the_wall_clock_flags_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump_s: int) -> None:
    async def run() -> tuple[int, int, Result | None]:
        w = await timed(tmp_path)
        log = w.owner.table.log
        assert log is not None
        seat = log.game.actors(log.state)[0]
        w.owner.table.left_ms = [MOVER_MS] * 2
        wall = time.time()
        monkeypatch.setattr(time, "time", lambda: wall + jump_s)
        w.owner.schedule()
        await w.owner.call(w.owner._time_up)
        await move(w, seat, log.game.legal(log.state, seat)[0])
        left, result = w.owner.table.left_ms[seat], w.owner.table.result
        await w.server.close()
        return seat, left, result

    _, left, result = asyncio.run(run())
    assert result is None and MOVER_MS / 2 < left <= MOVER_MS + INCREMENT_MS


def test_a_flag_that_the_disk_refused_is_set_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(owner, "FLAG_AGAIN_S", 0.01)

    async def run() -> Result:
        w = await timed(tmp_path)
        now = w.owner.table.updated
        full = "create trigger full before insert on entries begin select raise(abort, 'the disk is full'); end"
        await w.server.store.write(lambda connection: connection.execute(sa.text(full)))
        monkeypatch.setattr(w.server.tables.time, "now", lambda: now + MOVER_MS)
        table = w.owner.table
        read_table = w.server.tables.read_table

        async def read_again(table_id: str) -> Table:
            """The clock of this table is not in its log."""
            found = await read_table(table_id)
            found.opened, found.left_ms = table.opened, table.left_ms
            return found

        monkeypatch.setattr(w.server.tables, "read_table", read_again)
        w.owner.schedule()
        async with asyncio.timeout(PATIENCE_S):
            while caplog.text.count("could not be kept") < 2:
                await asyncio.sleep(0.01)
            assert w.owner.table.result is None and w.server.store.failing
            await w.server.store.write(lambda connection: connection.execute(sa.text("drop trigger full")))
            while w.owner.table.result is None:
                await asyncio.sleep(0.01)
        result = w.owner.table.result
        await w.server.close()
        return result

    assert asyncio.run(run()).reason == "time"


def test_whose_time_is_up_has_lost_and_an_increment_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is moved on by hand; the alarm rings by itself."""

    async def run() -> tuple[int, int, Result]:
        w = await timed(tmp_path)
        now = w.owner.table.updated
        monkeypatch.setattr(w.server.tables.time, "now", lambda: now)
        log = w.owner.table.log
        assert log is not None
        seat = log.game.actors(log.state)[0]
        now += THOUGHT_S
        await move(w, seat, log.game.legal(log.state, seat)[0])
        left = w.owner.table.left_ms[seat]
        now += OTHER_MS / 1000
        async with asyncio.timeout(PATIENCE_S):
            while w.owner.table.result is None:
                await asyncio.sleep(0.02)
        result = w.owner.table.result
        await w.server.close()
        return left, 1 - seat, result

    left, loser, result = asyncio.run(run())
    assert left == MOVER_MS - THOUGHT_S * 1000 + INCREMENT_MS, "the time taken, then a second more"
    assert result.reason == "time" and loser not in result.winners


# ---------------------------------------------------------------- bots and workers


def job(bot: str = "apprentice", **more: Any) -> Choose:
    game = registry.game("cardia")
    s = game.begin(seed=3)
    fields: dict[str, Any] = {
        "game": "cardia",
        "seat": 0,
        "bot": bot,
        "world": st.snapshot(game.imagine(s, 0, 1)),
        "seed": 1,
        "compiled": False,
    } | more
    return Choose(**fields)


def test_a_worker_answers_refuses_and_is_replaced_when_it_dies() -> None:
    async def run() -> None:
        pool = Pool(1, 60)
        try:
            first = (await pool.ask(job(), PATIENCE_S)).move
            assert first in registry.game("cardia").legal(registry.game("cardia").begin(seed=3), 0)
            with pytest.raises(JobRefused, match="UnknownBot"):
                await pool.ask(job("nobody"), PATIENCE_S)
            process = pool._workers[0].process
            assert process is not None
            assert (await pool.ask(job(), PATIENCE_S)).move == first, "the same decision from the same seed"
            with pytest.raises(WorkerFailed, match="no answer"):
                await pool.ask(job("apprentice"), 0.001)
            assert (await pool.ask(job(), PATIENCE_S)).move == first
            second = pool._workers[0].process
            assert second is not None and second.pid != process.pid, "the slow one was killed"
            os.kill(second.pid, signal.SIGKILL)
            with pytest.raises(WorkerFailed, match="died"):
                await pool.ask(job(), PATIENCE_S)
            assert (await pool.ask(job(), PATIENCE_S)).move == first
        finally:
            await pool.close()

    asyncio.run(run())


def test_when_a_bot_fails_the_novice_moves_and_it_is_noted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> Table:
        server = Server(
            Settings(data=tmp_path, workers=1, limits=Limits(scale=0), timeouts=Timeouts(bot_s=-100.0, bot_pause_s=0)),
            Games(["cardia"]),
        )
        await server.accounts.open()
        game = server.games.find("cardia").game
        owner = await server.tables.create(
            e.Opened(
                game="cardia",
                rules=game.version,
                material=game.material_hash,
                options={},
                name="",
                private=False,
                invite="",
                host="h",
                match=1,
                clock=None,
                seats=[e.SeatSetup("bot", bot="apprentice")] * 2,
            )
        )
        while owner.table.status != "over":
            await asyncio.sleep(0.02)
        await server.close()
        return owner.table

    table = asyncio.run(run())
    assert table.moves and all(x.bot for x in table.moves.values())
    assert "the novice moves" in caplog.text


# ---------------------------------------------------------------- other rules


def test_a_game_of_other_rules_goes_on_from_its_last_position_or_is_closed(own_server: ServerProcess) -> None:
    eva = own_server.visitor("Eva")
    fits, broken = (eva.table("hoard", seats=[ME, BOT])["id"] for _ in range(2))
    a = eva.joins(fits)
    a.until("state")
    a.play()
    a.turn()
    before, lines = a.view, len([m for m in a.heard if m["type"] == "step"])
    own_server.stop()
    engine = sa.create_engine(own_server.database)
    with engine.begin() as connection:
        body = schema.entries.c.body
        other = {"body": sa.func.replace(body, '"rules":', '"rules":9')}
        connection.execute(sa.update(schema.entries).where(schema.entries.c.kind == "opened").values(other))
        lost = {"body": msgspec.msgpack.encode({"x": 1})}
        connection.execute(sa.update(schema.snapshots).where(schema.snapshots.c.table_id == broken).values(lost))
    engine.dispose()
    own_server.start()
    back = eva.joins(fits)
    state = back.until("state")
    assert state["view"] == before
    assert [x["words"] is not None and x["move"] is None for x in state["lines"]] == [True] * lines
    play_out(back)
    replay = eva.get(f"replays/{fits}")
    assert replay["result"]["reason"] == "played" and replay["lines"]
    info = eva.get(f"tables/{broken}")
    assert (info["status"], info["closed"]) == ("closed", "version")


def rules_are_others(database: str, now: str, then: str) -> None:
    """As if the tables there had been opened with other rules."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        body = schema.entries.c.body
        other = {"body": sa.func.replace(body, f'"rules":{now}', f'"rules":{then}')}
        connection.execute(sa.update(schema.entries).where(schema.entries.c.kind == "opened").values(other))
        connection.execute(sa.update(schema.snapshots).values(seq=1))
    engine.dispose()


def test_other_rules_do_not_forget_moves_whose_position_was_not_stored(own_server: ServerProcess) -> None:
    """The server was killed before it stored the position: the version before brings it up to date."""
    eva = own_server.visitor("Eva")
    table = eva.table("hoard", seats=[ME, BOT])["id"]
    a = eva.joins(table)
    a.until("state")
    a.play()
    a.turn()
    own_server.kill()
    rules_are_others(own_server.database, "", "9")
    own_server.start()
    assert eva.joins(table).welcome["code"] == "other_version"
    own_server.stop()
    rules_are_others(own_server.database, "9", "")
    own_server.start()
    eva.get(f"tables/{table}")
    engine = sa.create_engine(own_server.database)
    last = sa.select(sa.func.max(schema.entries.c.seq)).where(schema.entries.c.kind == "moved").scalar_subquery()
    up_to_date = sa.select(schema.snapshots.c.seq == last)
    end = time.monotonic() + PATIENCE_S
    stored = False
    while not stored and time.monotonic() < end:
        time.sleep(0.05)
        with engine.connect() as connection:
            stored = bool(connection.execute(up_to_date).scalar())
    engine.dispose()
    assert stored


def test_data_of_every_older_schema_opens(own_server: ServerProcess) -> None:
    """The database is taken back to each schema before this one; the next start brings it up, with its games."""
    eva = own_server.visitor("Eva")
    a = eva.joins(eva.table("hoard", seats=[ME, BOT])["id"])
    a.until("state")
    a.play()
    a.turn()
    before = a.view
    own_server.stop()
    engine = sa.create_engine(own_server.database)
    with engine.connect() as connection:
        steps = ScriptDirectory.from_config(database.migrations(connection)).walk_revisions()
    older = [step.revision for step in steps][1:]
    for step in older:
        database.migrate(engine)
        with engine.begin() as connection:
            command.downgrade(database.migrations(connection), step)
        assert database.version_of(engine) == step
        own_server.start()
        back = eva.joins(a.table)
        assert back.until("state")["view"] == before
        assert database.version_of(engine) == database.HEAD
        if step != older[-1]:
            own_server.stop()
    engine.dispose()
    play_out(back)


def test_tables_nobody_came_back_to_are_closed_and_leave_memory(tmp_path: Path) -> None:
    async def run() -> tuple[str | None, int]:
        timeouts = Timeouts(waiting_s=0.0, idle_s=0.0, bot_pause_s=0)
        settings = Settings(data=tmp_path, workers=1, limits=Limits(scale=0), timeouts=timeouts)
        server = Server(settings, Games(["cardia"]))
        await server.accounts.open()
        game = server.games.find("cardia").game
        owner = await server.tables.create(
            e.Opened(
                game="cardia",
                rules=game.version,
                material=game.material_hash,
                options={},
                name="",
                private=False,
                invite="",
                host="h",
                match=1,
                clock=None,
                seats=[e.SeatSetup("open")] * 2,
            )
        )
        async with asyncio.timeout(PATIENCE_S):
            while server.tables.owners:
                await asyncio.sleep(0.01)
                await server.tables.sweep()
        await server.close()
        return owner.table.closed, len(server.tables.owners)

    assert asyncio.run(run()) == ("abandoned", 0)


def test_who_gives_up_in_a_cooperative_game_gives_up_for_all(tmp_path: Path) -> None:
    async def run() -> list[list[int]]:
        w = await wire(tmp_path, "toys.hoard.game:GAME", {}, "ef" * 32)
        log = w.owner.table.log
        assert log is not None
        against = w.owner.ending("resigned", loser=0).standing
        log.game = dataclasses.replace(log.game, cooperative=True)
        together = w.owner.ending("resigned", loser=0).standing
        await w.server.close()
        return [against, together]

    assert asyncio.run(run()) == [[2, 1], [2, 2]]
