"""What is broken on the disk is told in a sentence, and stays alone."""

import stat
from pathlib import Path

import pytest
import sqlalchemy as sa
from visitors import DATABASE, ServerProcess, play_out

from deskoherna.cli import main
from deskoherna.server.store import database, schema

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
only_sqlite = pytest.mark.skipif(DATABASE is not None, reason="about files of SQLite")


def refused(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """The one sentence with which a server does not start."""
    assert main(["serve", "--port", "0", "--game", "cardia", "--data", str(folder), *more]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "Traceback" not in told, told
    return told


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "server.lock").mkdir()
    assert "cannot be written" in refused(tmp_path, capsys)
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused(tmp_path / "file", capsys)
    (tmp_path / "other" / "deskoherna.sqlite").mkdir(parents=True)
    assert "the database cannot be used: unable to open" in refused(tmp_path / "other", capsys)


def test_data_of_a_newer_version_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'deskoherna.sqlite'}"
    database.check(url)
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    told = refused(tmp_path, capsys)
    assert "newer version" in told and "9999" in told
    assert database.version_of(engine) == "9999"
    engine.dispose()


def test_a_damaged_page_is_found_at_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deskoherna.sqlite"
    database.check(f"sqlite:///{path}")
    pages = bytearray(path.read_bytes())
    for at in range(4096 * 2, len(pages), 4096):
        pages[at : at + 64] = b"\xff" * 64
    path.write_bytes(pages)
    assert "the database" in refused(tmp_path, capsys)


@pytest.mark.parametrize(
    "url", ["nonsense://x", "mysql+nodriver://x/y", "no url at all", "postgresql+psycopg2cffi://x/y"]
)
def test_a_database_that_cannot_be_spoken_to_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    assert "the database cannot be used" in refused(tmp_path, capsys, "--database", url)


@only_sqlite
def test_nobody_else_reads_the_data_folder(own_server: ServerProcess) -> None:
    own_server.stop()
    for path in (own_server.data, *own_server.data.rglob("*")):
        path.chmod(0o777)
    own_server.start()
    own_server.visitor("Eva")
    found = {p: stat.S_IMODE(p.stat().st_mode) for p in (own_server.data, *own_server.data.glob("*"))}
    assert {p.name for p in found} >= {"deskoherna.sqlite", "deskoherna.sqlite-wal", "server.lock"}
    assert {p.name: oct(mode) for p, mode in found.items() if mode != (0o700 if p.is_dir() else 0o600)} == {}


def test_one_unreadable_entry_sets_its_table_aside_and_all_others_go_on(own_server: ServerProcess) -> None:
    eva = own_server.visitor("Eva")
    cut, odd, row, well = (eva.table("hoard", seats=[ME, BOT])["id"] for _ in range(4))
    for table in (cut, odd, row, well):
        a = eva.joins(table)
        a.turn()
        a.play()
        own_server.things.remove(a)
        a.close()
    own_server.stop()
    engine = sa.create_engine(own_server.database)
    c = schema.entries.c
    with engine.begin() as connection:
        for table, body in ((cut, '{"type": "mov'), (odd, '{"type":"withdrew","seat":0,"move":99}')):
            last = sa.select(sa.func.max(c.seq)).where(c.table_id == table).scalar_subquery()
            connection.execute(sa.update(schema.entries).where(c.table_id == table, c.seq == last).values(body=body))
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == row).values(info="{"))
    engine.dispose()
    own_server.start()
    for table in (cut, odd):
        for _ in range(2):
            answer = eva.request("GET", f"tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unreadable")
        assert eva.joins(table).welcome["code"] == "unreadable"
        assert own_server.text.count(f"table {table} is set aside") == 1
    listed = {t["id"] for t in eva.get("my/tables")["tables"]}
    assert well in listed and row not in listed
    play_out(eva.joins(well))
    health = eva.get("health")
    assert (health["unreadable"], health["storing"]) == (2, True)
