"""Bots from outside: real programs that the server starts and that play over real sockets."""

import asyncio
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from visitors import ServerProcess, Visitor, play_out

from deskoherna.cli import main
from deskoherna.kit import registry
from deskoherna.server.bots import commands
from deskoherna.server.games.served import Games
from deskoherna.server.server import Server
from deskoherna.server.settings import Limits, Settings, Timeouts
from deskoherna.server.tables import entries as e

ROOT = Path(__file__).parents[2]
TWENTY_LINES = ROOT / "examples" / "twenty_lines.py"
ME = {"kind": "me"}
WAIT_S = 60.0

STUBBORN = """
import asyncio, json, os
from websockets.asyncio.client import connect

SEAT = int(os.environ["DESKOHERNA_SEAT"])
SEQ = 0

async def play():
    global SEQ
    headers = {"Authorization": "Bearer " + os.environ["DESKOHERNA_TOKEN"]}
    address = f"ws://{os.environ['DESKOHERNA_HOST']}/ws/tables/{os.environ['DESKOHERNA_TABLE']}"
    async with connect(address, additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "id": "hello"}))
        await socket.send(json.dumps({"type": "resign", "id": "resign", "seat": SEAT}))
        n = 0
        async for text in socket:
            message = json.loads(text)
            SEQ = max(SEQ, message.get("seq", 0))
            asked = message.get("decision", {}).get("legal") or message["type"] == "rejected"
            if asked and SEQ:
                n += 1
                move = {"type": "move", "id": f"move-{n}", "seat": SEAT, "seq": SEQ, "move": 30000}
                await socket.send(json.dumps(move))

asyncio.run(play())
"""


def wait_for(what: str, holds: Callable[[], object]) -> None:
    end = time.monotonic() + WAIT_S
    while not holds():
        assert time.monotonic() < end, f"never happened: {what}"
        time.sleep(0.05)


SAID_BY_PROGRAMS = re.compile(r"^\S+ \S+ INFO deskoherna\.bots: bot .*?(?=^\d{4}-\d\d-\d\d |\Z)", re.M | re.S)


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("scripts")
    (folder / "stubborn.py").write_text(STUBBORN.lstrip())
    (folder / "sleeper.py").write_text("import time\nprint('here I am', flush=True)\ntime.sleep(600)\n")
    (folder / "dying.py").write_text("raise SystemExit('no mood to play')\n")
    return folder


@pytest.fixture(scope="module")
def server_with_programs(tmp_path_factory: pytest.TempPathFactory, scripts: Path) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("programs")
    (data / "bots.toml").write_text(f'[bots]\nlines = "{sys.executable} {TWENTY_LINES}"\n')
    made = ServerProcess(
        data,
        *(
            x
            for name in ("stubborn", "sleeper", "dying")
            for x in ("--bot", f"{name}={sys.executable} {scripts / name}.py")
        ),
        "--bot",
        "nothing=/no/such/program",
        *(x for slug in ("kingdom", "nightwatch", "wilderness") for x in ("--game", slug)),
    )
    yield made
    made.tidy()
    made.stop()
    # programs that still play when the server stops lose their line, and say so in their way
    assert "Traceback" not in SAID_BY_PROGRAMS.sub("", made.text), made.text


@pytest.fixture
def eva(server_with_programs: ServerProcess) -> Iterator[Visitor]:
    yield server_with_programs.visitor("Eva")
    server_with_programs.tidy()


def bot(kind: str) -> dict[str, str]:
    return {"kind": "bot", "bot": kind}


def running(script: Path) -> list[int]:
    """Processes that run this script, by the kernel's own list; not the server that names it, not its warden."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if str(script).encode() in words and b"deskoherna.server.bots.supervisor" not in words:
                found.append(int(entry.name))
    return found


def test_a_program_is_offered_among_the_opponents(eva: Visitor) -> None:
    bots = {b["kind"]: b["outside"] for b in eva.get("games/cardia")["bots"]}
    assert bots["novice"] is False and bots["lines"] is True and bots["dying"] is True
    refused = eva.request("POST", "tables", {"game": "cardia", "seats": [ME, bot("nobody")]})
    assert refused.json()["code"] == "unknown_bot"


def test_a_program_plays_a_whole_game_against_a_person(eva: Visitor) -> None:
    table = eva.table("hoard", seats=[ME, bot("lines")])
    assert table["seats"][1]["bot"] == "lines" and table["status"] == "playing"
    a = eva.joins(table["id"])
    play_out(a)
    lines = [m["line"] for m in a.heard if m["type"] == "step"]
    assert {x["bot"] for x in lines if x["seat"] == 1} == {True}
    assert f"table {table['id']}: lines" not in eva.server.text, "nobody had to stand in for it"
    assert all(p["spectators"] == 0 for p in a.heard if p["type"] == "presence")


@pytest.mark.parametrize("slug", registry.slugs())
def test_twenty_lines_play_every_game_of_the_server(eva: Visitor, slug: str) -> None:
    """They play some moves of each; random games of some are long, and one of cardia may end with its first clash."""
    info = eva.get(f"games/{slug}")
    seats = eva.post(f"games/{slug}/options", {})["seats"]
    assert {"kind": "lines", "outside": True} in info["bots"]
    table = eva.table(slug, seats=[bot("lines")] * seats)["id"]

    def played() -> bool:
        seen = eva.get(f"tables/{table}")
        return bool(seen["seq"] >= 14 or seen["status"] == "over")

    wait_for("twelve moves, or the end", played)
    assert f"table {table}: lines" not in eva.server.text


@pytest.mark.parametrize(
    ("kind", "said"),
    [("dying", "it has ended"), ("nothing", "it has ended"), ("stubborn", "it plays what is not legal")],
)
def test_the_novice_moves_for_a_program_that_cannot(eva: Visitor, kind: str, said: str) -> None:
    table = eva.table("hoard", seats=[ME, bot(kind)])["id"]
    play_out(eva.joins(table))
    assert f"table {table}: {kind} on seat 1: {said}; the novice moves" in eva.server.text
    assert f"table {table}: {kind} on seat 1: it has failed too often" in eva.server.text
    replay = eva.get(f"replays/{table}")
    assert replay["result"]["reason"] == "played", "it could not resign"


def test_the_novice_moves_for_a_program_that_is_too_slow(
    tmp_path: Path, scripts: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each failure costs its process; after three of them it is not started again."""
    script = scripts / "sleeper.py"

    async def run() -> int:
        command = (sys.executable, str(script))
        server = Server(
            Settings(
                data=tmp_path,
                workers=1,
                limits=Limits(scale=0),
                programs={"sleeper": command},
                address="http://127.0.0.1:9/",
                timeouts=Timeouts(bot_s=0.1, start_s=0.1),
            ),
            Games(["toys.hoard.game:GAME"], ["sleeper"]),
        )
        await server.accounts.open()
        game = server.games.find("hoard").game
        owner = await server.tables.create(
            e.Opened(
                game="hoard",
                rules=game.version,
                material=game.material_hash,
                options={},
                name="",
                private=False,
                invite="",
                host="h",
                match=1,
                clock=None,
                seats=[e.SeatSetup("bot", bot="sleeper")] * 2,
            )
        )
        while owner.table.status != "over":
            await asyncio.sleep(0.02)
        await server.close()
        return len(owner.table.moves)

    assert asyncio.run(run()) > 6
    said = [seat for seat in (0, 1) if f"sleeper on seat {seat}: no move within 0.2 s; the novice moves" in caplog.text]
    assert said == [0, 1] and "it has failed too often" in caplog.text
    assert not running(script)


def test_what_a_program_prints_is_in_the_log_of_the_server(eva: Visitor) -> None:
    table = eva.table("hoard", seats=[bot("dying"), ME])["id"]
    wait_for("its last words", lambda: f"bot dying at table {table}, seat 0: no mood to play" in eva.server.text)


def test_a_program_ends_with_its_server_even_when_that_is_killed(tmp_path: Path, scripts: Path) -> None:
    script = scripts / "sleeper.py"
    server = ServerProcess(tmp_path / "data", "--bot", f"sleeper={sys.executable} {script}")
    zoe = server.visitor("Zoe")
    table = zoe.table("hoard", seats=[bot("sleeper"), ME])["id"]
    wait_for("the program runs", lambda: len(running(script)) == 1)
    assert zoe.get(f"tables/{table}")["status"] == "playing"
    server.kill()
    wait_for("it has ended", lambda: not running(script))
    server.start()
    wait_for("it runs again", lambda: len(running(script)) == 1)
    server.tidy()
    server.stop()
    assert not running(script)


def test_a_program_knows_no_more_than_its_seat(eva: Visitor, scripts: Path) -> None:
    """Its token opens the socket of its table alone."""
    script = scripts / "sleeper.py"
    table = eva.table("cardia", seats=[ME, bot("sleeper")])["id"]
    assert eva.get(f"tables/{table}")["status"] == "playing"
    wait_for("the program runs", lambda: running(script))
    environment = Path(f"/proc/{running(script)[0]}/environ").read_bytes().split(b"\0")
    token = next(x for x in environment if x.startswith(b"DESKOHERNA_TOKEN=")).partition(b"=")[2].decode()
    eva.http.headers["Authorization"] = f"Bearer {token}"
    eva.http.cookies.clear()
    assert eva.request("GET", "me").json()["code"] == "unknown_person"
    eva.token = token
    a = eva.joins(table)
    state = a.until("state")
    assert state["viewer"] == 1 and state["decision"]["seat"] == 1
    assert state["view"]["seats"][0]["hand"] == [] and state["view"]["seats"][1]["hand"]
    assert a.ask("chat", text="hello")["code"] == "not_yours"
    assert a.ask("resign", seat=1)["code"] == "not_yours"
    assert a.ask("move", seat=0, seq=a.seq, move=state["decision"]["legal"][0]["move"])["code"] == "not_yours"
    assert a.ask("sit", seat=1)["type"] == "accepted"
    other = Visitor(eva.server, "Adam").table("hoard")["id"]
    assert eva.joins(other).welcome["code"] == "unknown_person"


# ---------------------------------------------------------------- command lines


def test_the_documented_program_is_the_example() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert f"```python\n{TWENTY_LINES.read_text(encoding='utf-8')}```" in text


def test_command_lines_are_split_and_names_checked() -> None:
    assert commands.from_arguments(["Karel = python -m karel 'a b'"]) == {"Karel": ("python", "-m", "karel", "a b")}
    for wrong in ("novice=python x", "dice", "=python x", "a:b=python x", "dice=", "dice='open"):
        with pytest.raises(commands.BadProgram):
            commands.from_arguments([wrong])


def test_a_broken_file_of_bots_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("[bots]\nnovice = 'x'\n", "[bot]\n", "[bots]\ndice = 3\n", "bots = ["):
        (tmp_path / commands.FILE).write_text(text)
        assert main(["serve", "--data", str(tmp_path)]) == 2
        said = capsys.readouterr().err
        assert commands.FILE in said and "Traceback" not in said
    assert [path.name for path in tmp_path.iterdir()] == [commands.FILE], "nothing was begun"
