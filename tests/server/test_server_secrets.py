"""Nothing seen: what is sent to a viewer does not change when only what he may not know changes."""

import asyncio
import copy
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.server.games.served import Games
from deskoherna.server.people.accounts import Person
from deskoherna.server.server import Server
from deskoherna.server.settings import Limits, Settings, Timeouts
from deskoherna.server.tables import entries as e
from deskoherna.server.tables import requests, views
from deskoherna.server.tables.connection import Connection
from deskoherna.server.tables.index import index_of
from deskoherna.server.tables.owner import Owner
from deskoherna.server.tables.table import Table
from deskoherna.server.wire.protocol import AskHint, Hello, Hint, Move, Rejected, Say, Undo
from deskoherna.server.wire.refusal import Refused

NAMES = [*registry.slugs(), "toys.hoard.game:GAME"]
GAMES = [registry.game(name) for name in NAMES]
POSITIONS = 12
"""Positions of each game, over all its tables."""
SAMPLES = 2
HIDDEN_POSITIONS = 2
MOST_GAMES = 40


def table_of(game: Game, options: Any, key: bytes) -> Table:
    """A table of people, dealt."""
    seats = int(game.encode(options)[0])
    setups = [e.SeatSetup("person", f"P{i}", f"p{i}") for i in range(seats)]
    table = Table("table", game)
    table.apply(
        1,
        1.0,
        e.Opened(
            game=game.slug,
            rules=game.version,
            material=game.material_hash,
            options=msgspec.to_builtins(options),
            name="",
            private=False,
            invite="code",
            host="p0",
            match=1,
            clock=None,
            seats=setups,
        ),
    )
    table.apply(2, 2.0, e.Dealt(number=1, key=key.hex()))
    return table


def random_move(table: Table, dice: random.Random) -> None:
    assert table.log is not None
    game, s = table.log.game, table.log.state
    seat = dice.choice(game.actors(s))
    move = dice.choice(game.legal(s, seat))
    masked = game.rules.mask(s, seat, move)
    table.apply(table.seq + 1, 3.0, e.Moved(seat=seat, move=game.notate(move, s), masked=game.notate(masked, s)))


def refusals(table: Table, seat: int) -> list[Any]:
    """What the seat is told when it tries everything."""
    assert table.log is not None
    game, s = table.log.game, table.log.state
    said: list[Any] = []
    for given in [*range(0, game.n_moves, 7), "nonsense", game.notate(0, s), game.notate(game.n_moves - 1, s)]:
        try:
            requests.to_move(table, table.seats[seat].person or "", seat)
            said.append(requests.read_move(game, s, seat, given))
        except Refused as no:
            said.append((no.code, no.told))
    return said


def all_bytes(table: Table, viewer: int) -> bytes:
    """Everything a viewer can get out of this position: state, catch-up, table, list, refusals, undo."""
    person = f"p{viewer}" if viewer >= 0 else "stranger"
    parts: list[Any] = [
        views.state(table, person, viewer, None),
        views.state(table, person, viewer, None, table.seq),
        views.table_info(table, person),
        index_of(table).info,
    ]
    if table.moves:
        parts.append(views.step(table, person, viewer, None))
    if viewer >= 0:
        parts.append(refusals(table, viewer))
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("game", GAMES, ids=[g.slug for g in GAMES])
def test_bytes_do_not_depend_on_what_the_viewer_cannot_know(game: Game) -> None:
    dice = random.Random(game.slug)
    changed = 0
    for name, options in game.tables.items():
        for n in range(max(1, POSITIONS // len(game.tables))):
            table = table_of(game, options, f"{name}/{n}".encode())
            for _ in range(dice.randrange(60)):
                if table.acting():
                    random_move(table, dice)
            if not table.acting():
                continue
            assert table.log is not None
            truth = table.log.state
            for viewer in range(len(table.seats)):
                before, stranger = all_bytes(table, viewer), all_bytes(table, SPECTATOR)
                sample = game.imagine(truth, viewer, 7)
                for seed in range(SAMPLES):
                    table.log.state = game.imagine(truth, viewer, seed)
                    table.log.state.told = []
                    changed += st.pack(table.log.state) != st.pack(truth)
                    assert all_bytes(table, viewer) == before, f"{name}: seat {viewer}"
                    assert all_bytes(table, SPECTATOR) == stranger, f"{name}: spectator, through seat {viewer}"
                    assert st.pack(game.imagine(table.log.state, viewer, 7)) == st.pack(sample), "what bots are given"
                table.log.state = truth
    assert changed > 0, "the test has to change something"


# ---------------------------------------------------------------- on the wire


class TableWire:
    """One table in a server of its own, with everybody's socket queues at hand."""

    def __init__(self, server: Server, owner: Owner, seats: int) -> None:
        self.server, self.owner = server, owner
        self.viewers = [Connection(Person(f"p{i}", f"P{i}", "cs", None, 0), "test", 10_000) for i in range(seats)]
        self.viewers.append(Connection(Person("zz", "Zz", "cs", None, 0), "test", 10_000))

    def drain(self, viewer: int) -> list[str]:
        """What was sent to a viewer since last time, but for tables with their ids and times."""
        found = []
        while not self.viewers[viewer]._out.empty():
            text = self.viewers[viewer]._out.get_nowait()
            if text is not None and json.loads(text)["type"] not in ("welcome", "seats", "presence", "chat"):
                found.append(text)
        return found


async def wire(
    folder: Path, name: str, options: dict[str, Any], key: str, start: dict[str, Any] | None = None
) -> TableWire:
    timeouts = Timeouts(bot_pause_s=0)
    server = Server(Settings(data=folder, workers=1, limits=Limits(scale=0), timeouts=timeouts), Games([name]))
    await server.accounts.open()
    served = next(iter(server.games.served.values()))
    game = served.game
    seats = served.seats(served.options(options))
    setups = [e.SeatSetup("open") for _ in range(seats)]
    owner = await server.tables.create(
        e.Opened(
            game=game.slug,
            rules=game.version,
            material=game.material_hash,
            options=options,
            name="",
            private=False,
            invite="code",
            host="p0",
            match=1,
            clock=None,
            seats=setups,
            start=start,
        )
    )
    w = TableWire(server, owner, seats)
    for i, c in enumerate(w.viewers):
        await owner.call(owner.handle, c, Hello(id=f"hello{i}"))
    await owner.record(*(e.Sat(seat=i, person=f"p{i}", name=f"P{i}") for i in range(seats)), e.Dealt(number=1, key=key))
    owner.tell_dealt()
    return w


async def move(w: TableWire, seat: int, number: int) -> None:
    message = Move(id=f"m{w.owner.table.seq}", seat=seat, seq=w.owner.table.seq, move=number)
    await w.owner.call(w.owner.handle, w.viewers[seat], message)


class Hidden(msgspec.Struct):
    """A position in which a seat has two moves that look the same to the others and reveal nothing."""

    options: dict[str, Any]
    start: dict[str, Any]
    seat: int
    moves: tuple[int, int]


def hidden_here(game: Game, s: Any, dice: random.Random) -> tuple[int, tuple[int, int]] | None:
    for seat in game.actors(s):
        by_mask: dict[int, list[int]] = {}
        for m in game.legal(s, seat):
            if game.rules.mask(s, seat, m) != m:
                t = st.clone(s)
                game.play(t, seat, m)
                if t.reveals == s.reveals and not game.over(t):
                    by_mask.setdefault(game.rules.mask(s, seat, m), []).append(m)
        for same in by_mask.values():
            if len(same) > 1:
                first, second = dice.sample(same, 2)
                return seat, (first, second)
    return None


def hidden_positions(game: Game) -> list[Hidden]:
    """One such position in each of several random games, as far as there are any."""
    dice = random.Random(game.slug)
    found: list[Hidden] = []
    tables = list(game.tables.values())
    for n in range(MOST_GAMES):
        options = tables[n % len(tables)]
        s = game.begin(options, seed=n)
        skip = dice.randrange(20)
        while not game.over(s) and len(found) < HIDDEN_POSITIONS:
            pair = hidden_here(game, s, dice) if skip <= 0 else None
            if pair is not None:
                found.append(Hidden(msgspec.to_builtins(options), st.snapshot(s), *pair))
                break
            skip -= 1
            seat = dice.choice(game.actors(s))
            game.play(s, seat, dice.choice(game.legal(s, seat)))
        if len(found) == HIDDEN_POSITIONS:
            break
    return found


async def compare(folder: Path, name: str, hidden: Hidden) -> None:
    """The same position at two tables; one hidden move differs; nobody else may notice."""
    one, two = [await wire(folder / w, name, hidden.options, "ab" * 32, hidden.start) for w in ("one", "two")]
    try:
        for w, number in zip((one, two), hidden.moves, strict=True):
            for i in range(len(w.viewers)):
                w.drain(i)
            await move(w, hidden.seat, number)
            await everybody_tries(w, hidden.seat)
        logs = one.owner.table.log, two.owner.table.log
        assert logs[0] is not None and logs[1] is not None
        assert st.pack(logs[0].state) != st.pack(logs[1].state)
        for viewer in range(len(one.viewers)):
            if viewer != hidden.seat:
                sent = one.drain(viewer), two.drain(viewer)
                assert sent[0] and sent[0] == sent[1], f"{name}: viewer {viewer} noticed"
    finally:
        for w in (one, two):
            await w.server.close()


async def everybody_tries(w: TableWire, mover: int) -> None:
    """All others ask for hints, chat, move wrongly and say hello again."""
    for i, c in enumerate(w.viewers):
        if i != mover:
            said = w.owner.handle
            await w.owner.call(said, c, Say(id=f"c{i}", text="hm"))
            await w.owner.call(said, c, Undo(id=f"w{i}", seat=i % len(w.owner.table.seats), seq=1))
            for given in ("nonsense", 10_000):
                await w.owner.call(said, c, Move(id=f"x{i}{given}", seat=i, seq=w.owner.table.seq, move=given))
            await w.owner.call(said, c, Hello(id=f"again{i}"))


@pytest.mark.parametrize("name", NAMES)
def test_nobody_notices_a_hidden_move_on_the_wire(name: str, tmp_path: Path) -> None:
    found = hidden_positions(registry.game(name))
    assert found, "the test has to compare something"
    for n, hidden in enumerate(found):
        asyncio.run(compare(tmp_path / str(n), name, hidden))


def test_a_hint_does_not_depend_on_hidden_cards(tmp_path: Path) -> None:
    """The adviser is asked in a real worker, at two positions that differ in what the asker cannot know."""

    async def hints() -> list[str]:
        w = await wire(tmp_path, "cardia", {}, "ab" * 32)
        try:
            log = w.owner.table.log
            assert log is not None
            seat = log.game.actors(log.state)[0]
            truth, found = log.state, []
            for state in (truth, log.game.imagine(truth, seat, 5)):
                log.state = copy.deepcopy(state)
                w.drain(seat)
                await w.owner.call(w.owner.handle, w.viewers[seat], AskHint(id="hint", seat=seat))
                while not (sent := w.drain(seat)):
                    await asyncio.sleep(0.02)
                found += sent
            assert st.pack(truth) != st.pack(log.state)
            return found
        finally:
            await w.server.close()

    one, two = asyncio.run(hints())
    assert msgspec.json.decode(one, type=Hint | Rejected) == msgspec.json.decode(two, type=Hint)
    assert one == two
