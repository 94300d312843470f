"""Copies of all that is kept: taken while the server runs, put into another database, equal row by row."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from bench.served import Served
from visitors import DATABASE, ServerProcess, play_out

from bench import crash, postgres
from deskoherna.cli import main
from deskoherna.server.store import database, schema
from deskoherna.server.store.copying import Contents, contents
from deskoherna.server.tables.checking import unreadable

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
pytestmark = pytest.mark.skipif(DATABASE is not None, reason="it names its databases itself")


@pytest.fixture(scope="module")
def server_of_databases() -> Iterator[postgres.Postgres]:
    with postgres.running() as made:
        yield made


def held(url: str) -> Contents:
    engine = database.open_engine(url)
    with engine.connect() as connection:
        found = contents(connection)
    engine.dispose()
    return found


def played(folder: Path, *more: str) -> None:
    """A server at which some games were played."""
    served = ServerProcess(folder, *more)
    eva = served.visitor("Evička")
    eva.post("me/password", {"password": "correct horse"})
    eva.token = eva.post("login", {"name": "Evička", "password": "correct horse", "token": True})["token"]
    for _ in range(2):
        play_out(eva.joins(eva.table("hoard", seats=[ME, BOT])["id"]))
    eva.table("cardia")
    served.tidy()
    served.stop()


@pytest.mark.parametrize(("first", "second"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")])
def test_a_copy_goes_into_either_database(
    tmp_path: Path, server_of_databases: postgres.Postgres, first: str, second: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And back to the same rows; the copy says what it holds, and a server opens the other with everybody in it."""
    places = {}
    for n, kind in enumerate((first, second)):
        url = server_of_databases.database(f"{first}_{second}_{n}") if kind == "postgres" else None
        places[n] = (tmp_path / f"data{n}", ["--database", url] if url else [])
    played(places[0][0], *places[0][1])
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", "--data", str(places[0][0]), *places[0][1], str(copy)]) == 0
    assert "1 people" in capsys.readouterr().out and copy.stat().st_mode & 0o777 == 0o600
    assert main(["restore", "--data", str(places[1][0]), *places[1][1], str(copy)]) == 0
    urls = [p[1][1] if p[1] else f"sqlite:///{p[0] / 'deskoherna.sqlite'}" for p in places.values()]
    before, after = (held(url) for url in urls)
    assert before == after and before.logs == 3 and before.entries > 20
    served = ServerProcess(places[1][0], *places[1][1])
    try:
        eva = served.visitor("Somebody")
        eva.token = eva.post("login", {"name": "Evička", "password": "correct horse", "token": True})["token"]
        assert len(eva.get("replays")["tables"]) == 2
    finally:
        served.tidy()
        served.stop()
    assert main(["restore", "--data", str(places[1][0]), *places[1][1], str(copy)]) == 1
    assert "not empty" in capsys.readouterr().err


def test_a_copy_under_full_load_is_one_moment_of_every_log(tmp_path: Path) -> None:
    """While tables are played as fast as they can: every log of the copy is the beginning of the same log now."""

    async def run() -> None:
        served = Served(tmp_path / "data", *crash.ARGUMENTS)
        try:
            pairs = await asyncio.to_thread(crash.Pairs, served, 8)
            playing = [asyncio.ensure_future(pairs.pair(n)) for n in range(8)]
            for n in range(4):
                await asyncio.sleep(0.7)
                done = await asyncio.to_thread(
                    main, ["backup", "--data", str(served.data), str(tmp_path / f"{n}.sqlite")]
                )
                assert done == 0
            await pairs.stop(playing)
        finally:
            served.stop()

    asyncio.run(run())

    def logs(path: Path) -> dict[str, list[tuple[int, str]]]:
        found: dict[str, list[tuple[int, str]]] = {}
        with sqlite3.connect(path) as connection:
            for table, seq, body in connection.execute("select table_id, seq, body from entries order by seq"):
                found.setdefault(table, []).append((seq, body))
        connection.close()
        return found

    last = logs(tmp_path / "data" / "deskoherna.sqlite")
    sizes = []
    for n in range(4):
        copied = logs(tmp_path / f"{n}.sqlite")
        sizes.append(sum(map(len, copied.values())))
        assert all(last[table][: len(log)] == log for table, log in copied.items())
        engine = sa.create_engine(f"sqlite:///{tmp_path / f'{n}.sqlite'}")
        with engine.connect() as connection:
            assert unreadable(connection) == (len(copied), [])
        engine.dispose()
    assert sizes == sorted(sizes) and sizes[0] < sizes[-1], "play went on meanwhile"


def test_what_is_no_copy_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "data")]
    for text, told in ((b"nonsense" * 1000, "not a database"), (b"", "no copy of a server's data")):
        (tmp_path / "file").write_bytes(text)
        assert main(["restore", *data, str(tmp_path / "file")]) == 1
        assert told in capsys.readouterr().err
    assert main(["restore", *data, str(tmp_path / "missing")]) == 1
    assert "there is no file" in capsys.readouterr().err
    assert main(["backup", "--data", str(tmp_path / "nowhere"), str(tmp_path / "x")]) == 2
    assert "there are no games in" in capsys.readouterr().err
    assert main(["backup", *data, str(tmp_path / "file")]) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["backup", *data, "--database", "postgresql+psycopg://nobody@127.0.0.1:1/x", str(tmp_path / "y")]) == 1
    assert "the database cannot be used" in capsys.readouterr().err
    assert not (tmp_path / "y").exists() and not (tmp_path / "y.part").exists()


def test_a_copy_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    database.check(url)
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.people).values(id="e", name="Eva", language="cs", epoch=0, created=1.0))
        from alembic import command

        command.downgrade(database.migrations(connection), "0001")
    engine.dispose()
    assert main(["restore", "--data", str(tmp_path / "data"), str(tmp_path / "old.sqlite")]) == 0
    restored = f"sqlite:///{tmp_path / 'data' / 'deskoherna.sqlite'}"
    assert held(restored).rows["people"] == 1


def test_a_running_server_is_not_written_over(own_server: ServerProcess, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", "--data", str(own_server.data), str(copy)]) == 0
    assert main(["restore", "--data", str(own_server.data), str(copy)]) == 2


def test_data_are_moved_to_another_database_and_stay_there(
    own_server: ServerProcess, server_of_databases: postgres.Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    """A rehearsal while the server runs, the move itself afterwards; the old database takes no server any more."""
    url = server_of_databases.database("moved")
    move = ["move", "--data", str(own_server.data), "--to", url]
    eva = own_server.visitor("Eva")
    table = eva.table("hoard", seats=[ME, BOT])["id"]
    assert main(move) == 0
    assert "this was a rehearsal" in capsys.readouterr().out
    play_out(eva.joins(table))
    own_server.tidy()
    own_server.stop()
    assert main(move) == 0
    told = capsys.readouterr().out
    assert "entries of 1 tables, 1 people; compared" in told and "starts no more" in told
    served = ServerProcess(own_server.data, "--database", url)
    try:
        zoe = served.visitor("Zoe")
        zoe.http.headers["Authorization"] = f"Bearer {eva.token}"
        assert zoe.get("replays")["tables"][0]["status"] == "over"
        assert main(["move", "--data", str(own_server.data / "x"), "--database", url, "--to", url]) == 1
        assert "already" in capsys.readouterr().err
        assert main(move) == 1
        assert "a server runs on the other database" in capsys.readouterr().err
    finally:
        served.tidy()
        served.stop()
    assert main(move) == 1
    assert "not empty" in capsys.readouterr().err
    assert main(["serve", "--data", str(own_server.data), "--port", "0"]) == 2
    assert "these data were moved to postgresql" in capsys.readouterr().err


# ---------------------------------------------------------------- the doctor


def test_the_doctor_finds_nothing_wrong_with_a_server_that_runs(
    own_server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    eva = own_server.visitor("Eva")
    play_out(eva.joins(eva.table("hoard", seats=[ME, BOT])["id"]))
    config = own_server.data / "deskoherna.toml"
    config.write_text(f"port = {own_server.port}\n")
    assert main(["doctor", "--data", str(own_server.data)]) == 0
    told = capsys.readouterr().out
    assert "WRONG" not in told and "1 tables, 0 unreadable" in told and "a server that is ready" in told


def test_the_doctor_names_what_is_wrong_and_changes_nothing(
    own_server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    eva = own_server.visitor("Eva")
    table = eva.table("hoard", seats=[ME, BOT])["id"]
    own_server.tidy()
    own_server.stop()
    path = own_server.data / "deskoherna.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("update entries set body = '{' where seq = 1")
    connection.close()
    (own_server.data / "deskoherna.toml").write_text('secure = true\nport = 0\n[bots]\nghost = "no-such-program"\n')
    before = path.read_bytes()
    assert main(["doctor", "--data", str(own_server.data)]) == 1
    told = capsys.readouterr().out
    assert f"table {table}: entry 1" in told and "no program 'no-such-program'" in told and "every visitor is" in told
    assert path.read_bytes() == before


def test_the_doctor_looks_at_a_server_that_is_not_there_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--data", str(tmp_path / "new")]) in (0, 1)
    told = capsys.readouterr().out
    assert "the first start makes it" in told and not (tmp_path / "new").exists()
    assert main(["doctor", "--data", str(tmp_path), "--database", "nonsense://x"]) == 1
    assert "it cannot be used" in capsys.readouterr().out
