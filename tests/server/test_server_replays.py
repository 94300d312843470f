"""Replays and imports under a crowd: folded once, kept packed, refused with the number of what is wrong."""

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from test_server_library import finished
from visitors import ServerProcess, Visitor

from deskoherna.server.replays.packed import AT_ONCE, COMPRESSOR_BYTES, WAITING, PackedReplay, PackedReplays, Packer
from deskoherna.server.wire.refusal import Refused


async def packed(text: bytes, lasting: bool = True) -> PackedReplay:
    packer = Packer()
    for n in range(0, len(text), 1000):
        await packer.add(text[n : n + 1000])
    return await packer.finish(lasting)


def test_what_is_packed_is_whole_with_any_end() -> None:
    async def run() -> None:
        text = b"".join(b"%d," % n for n in range(200_000))
        found = await packed(text)
        for tail in (b"one", b"", b"another" * 50_000):
            assert gzip.decompress(found.zipped(tail)) == text + tail
            pieces = list(found.plain(tail))
            assert b"".join(pieces) == text + tail and max(map(len, pieces[:-1])) < len(text) / 4
        assert len(found.head) < len(text) / 2

    asyncio.run(run())


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
                return await packed(b"x", lasting)

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
        replays = PackedReplays(3 * COMPRESSOR_BYTES + 1000)

        async def make() -> PackedReplay:
            return await packed(b"x")

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
