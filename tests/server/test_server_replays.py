"""Replays and imports under a crowd: folded once, kept packed, refused with the number of what is wrong."""

import asyncio
import gzip
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from test_server_library import finished
from visitors import ServerProcess, Visitor

from deskoherna.server.replays import folding
from deskoherna.server.replays.folding import Folding, FoldReplay
from deskoherna.server.replays.packed import AT_ONCE, OVERHEAD, WAITING, PackedReplay, PackedReplays, Packer, TooLong
from deskoherna.server.store.appends import StoredEntry
from deskoherna.server.store.queries import log_of
from deskoherna.server.wire.refusal import Refused


def packed(text: bytes, lasting: bool = True) -> PackedReplay:
    packer = Packer()
    for n in range(0, len(text), 1000):
        packer.add(text[n : n + 1000])
    return packer.finish(lasting)


def test_what_is_packed_is_whole_with_any_end() -> None:
    text = b"".join(b"%d," % n for n in range(200_000))
    found = packed(text)
    for tail in (b"one", b"", b"another" * 50_000):
        assert gzip.decompress(found.zipped(tail)) == text + tail
        pieces = list(found.plain(tail))
        assert b"".join(pieces) == text + tail and max(map(len, pieces[:-1])) < len(text) / 4
    assert len(found.head) < len(text) / 2


def test_what_is_too_long_for_anybody_is_not_made() -> None:
    packer = Packer(longest=5000)
    packer.add(b"x" * 5000)
    with pytest.raises(TooLong, match="5000"):
        packer.add(b"x")


def test_a_game_is_folded_once_for_all_who_ask() -> None:
    async def run() -> None:
        replays = PackedReplays(100_000_000)
        begun: list[tuple[str, int]] = []
        most = now = 0
        go_on = asyncio.Event()

        async def ask(key: tuple[str, int], seat: int | None = None, lasting: bool = True) -> PackedReplay:
            async def make() -> PackedReplay:
                nonlocal now, most
                begun.append(key)
                now += 1
                most = max(most, now)
                await go_on.wait()
                now -= 1
                return packed(b"x", lasting)

            return await replays.find(key, seat, make)

        crowd = [asyncio.ensure_future(ask((table, 1))) for table in "abcd" for _ in range(10)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert now == AT_ONCE, "the others wait"
        go_on.set()
        found = await asyncio.gather(*crowd)
        assert sorted(begun) == [(table, 1) for table in "abcd"] and most == AT_ONCE
        assert len(set(map(id, found))) == 4 and await ask(("a", 1)) is found[0] and len(begun) == 4
        await ask(("running", 1), 0, lasting=False)
        await ask(("running", 1), 0, lasting=False)
        assert begun[4:] == [("running", 1)] * 2, "what goes on is not kept"

    asyncio.run(run())


def test_no_more_is_kept_than_fits_and_no_more_wait_than_may() -> None:
    async def run() -> None:
        replays = PackedReplays(3 * OVERHEAD + 500)

        async def make() -> PackedReplay:
            return packed(b"x")

        for n in range(10):
            await replays.find((str(n), 1), None, make)
            assert replays.kept_bytes <= replays.most_bytes
        assert replays.made == 10
        await replays.find(("9", 1), None, make)
        assert replays.made == 10
        await replays.find(("0", 1), None, make)
        assert replays.made == 11
        stuck = asyncio.Event()

        async def never() -> PackedReplay:
            await stuck.wait()
            raise Refused("not_found")

        waiting = [asyncio.ensure_future(replays.find((f"w{n}", 1), None, never)) for n in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await replays.find(("late", 1), None, make)
        stuck.set()
        assert {str(x) for x in await asyncio.gather(*waiting, return_exceptions=True)} == {"not_found"}
        await replays.find(("late", 1), None, make)

    asyncio.run(run())


def test_everybody_is_given_the_same_replay_with_a_table_of_their_own(server: ServerProcess, eva: Visitor) -> None:
    table = finished(eva)
    path = f"{server.address}api/replays/{table}"
    before = eva.get("health")["replays"]

    def ask(_: int) -> Any:
        return httpx.get(path).json()

    with ThreadPoolExecutor(5) as crowd:
        answers = list(crowd.map(ask, range(10)))
    assert eva.get("health")["replays"] == before + 1, "ten who ask, one fold"
    plain = httpx.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == answers[0]
    assert all(a == answers[0] for a in answers) and answers[0]["table"]["yours"] == []
    own = eva.get(f"replays/{table}")
    assert own["table"]["yours"] == [0] and own["frames"] == answers[0]["frames"]
    assert eva.get("health")["replays"] == before + 1


def test_a_bad_game_is_refused_with_the_number_of_its_entry(eva: Visitor) -> None:
    export = eva.get(f"tables/{finished(eva, 'cardia')}/export")
    moves = export["moves"]

    def refused(**wrong: Any) -> tuple[str, Any, Any]:
        answer = eva.request("POST", "replays/import", export | wrong).json()
        return answer["code"], answer["args"].get("entry"), answer["args"]["reason"]

    def changed(n: int, move: list[Any]) -> list[Any]:
        return [*moves[: n - 1], move, *moves[n:]]

    seq, seat, text = moves[4]
    assert refused(moves=changed(5, [seq, seat, "nonsense"]))[:2] == ("bad_import", 5)
    assert refused(moves=changed(5, [seq, 7, text])) == ("bad_import", 5, "seat")
    assert refused(moves=changed(5, [seq, -1, text])) == ("bad_import", 5, "seat")
    assert refused(moves=changed(5, [moves[3][0], seat, text])) == ("bad_import", 5, "seq")
    assert refused(moves=[[3 + n, 0, "x"] for n in range(20_000)])[::2] == ("bad_import", "length")
    assert refused(start={"phase": [[[1]]]})[0] == "bad_import"


# ---------------------------------------------------------------- bounds of folding


def rows_of(server: ServerProcess, table: str) -> list[StoredEntry]:
    engine = sa.create_engine(server.database)
    with engine.connect() as connection:
        found = log_of(connection, table)
    engine.dispose()
    return found


def test_a_replay_that_would_be_too_long_is_refused_where_it_is_folded(
    server: ServerProcess, eva: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = FoldReplay("toys.hoard.game:GAME", rows_of(server, finished(eva)), 1, [])
    whole = folding.do(job).replay
    assert whole is not None and whole.length > 1000 and whole.lasting
    monkeypatch.setattr("deskoherna.server.replays.recorded.Packer", lambda: Packer(longest=1000))
    assert folding.do(job) == folding.Folded(refused="too_big")
    assert folding.do(FoldReplay(job.game, job.rows, 2, [])).refused == "not_found"
    assert folding.do(FoldReplay("toys.nothing:GAME", job.rows, 1, [])).error is not None


def test_a_game_that_takes_too_long_is_refused_and_never_folded_again(
    tmp_path: Path, server: ServerProcess, eva: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = FoldReplay("toys.hoard.game:GAME", rows_of(server, finished(eva)), 1, [])

    async def run() -> None:
        work, replays, asked = Folding(tmp_path), PackedReplays(1_000_000), 0

        async def make() -> PackedReplay:
            nonlocal asked
            asked += 1
            try:
                found = (await work.ask(job)).replay
            except Refused as no:
                raise replays.never(("t", 1), no) from None
            assert found is not None
            return found

        monkeypatch.setattr(folding, "FOLD_S", -100.0)
        for _ in range(3):
            with pytest.raises(Refused, match="too_big"):
                await replays.find(("t", 1), None, make)
        assert asked == 1
        monkeypatch.setattr(folding, "FOLD_S", 60.0)
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        assert (await replays.find(("u", 1), None, make)).lasting and asked == 2
        await work.close()

    asyncio.run(run())


def test_who_brings_too_many_games_is_refused_before_they_are_read(tmp_path: Path) -> None:
    """Also a body that is no game at all counts, and nobody reads it then."""
    served = ServerProcess(tmp_path / "data", "--rate", "1")
    try:
        eva = served.visitor("Eva")
        headers = {"Authorization": f"Bearer {eva.token}", "Content-Type": "application/json"}
        path = served.address + "api/replays/import"
        codes = [httpx.post(path, content=b"[" * 2000, headers=headers).status_code for _ in range(20)]
        assert set(codes[:5]) == {400} and codes[-1] == 429
        assert httpx.post(path, content=b"{}", headers={"Content-Type": "application/json"}).status_code == 401
    finally:
        served.tidy()
        served.stop()
