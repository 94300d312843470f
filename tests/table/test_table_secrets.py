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
from deskoherna.table import entries as e
from deskoherna.table import eyes, requests
from deskoherna.table.book import Book
from deskoherna.table.connection import Connection
from deskoherna.table.house import House
from deskoherna.table.index import index_of
from deskoherna.table.owner import Owner
from deskoherna.table.people import Person
from deskoherna.table.protocol import AskHint, Hello, Hint, Move, Rejected, Say, Undo
from deskoherna.table.refusal import Refused
from deskoherna.table.settings import Limits, Patience, Settings
from deskoherna.table.shelf import Shelf

NAMES = [*registry.slugs(), "toys.hoard.game:GAME"]
GAMES = [registry.game(name) for name in NAMES]
POSITIONS = 12
"""Positions of each game, over all its tables."""
SAMPLES = 2
HIDDEN_POSITIONS = 2
MOST_GAMES = 40


def book_of(game: Game, options: Any, key: bytes) -> Book:
    """A table of people, dealt."""
    seats = int(game.encode(options)[0])
    chairs = [e.Chair("person", f"P{i}", f"p{i}") for i in range(seats)]
    book = Book("table", game)
    book.apply(1, 1.0, e.Opened(
        game=game.slug, rules=game.version, material=game.material_hash, options=msgspec.to_builtins(options),
        name="", private=False, invite="code", host="p0", match=1, clock=None, chairs=chairs))
    book.apply(2, 2.0, e.Dealt(number=1, key=key.hex()))
    return book


def random_move(book: Book, dice: random.Random) -> None:
    assert book.log is not None
    game, s = book.log.game, book.log.state
    seat = dice.choice(game.actors(s))
    move = dice.choice(game.legal(s, seat))
    masked = game.rules.mask(s, seat, move)
    book.apply(book.seq + 1, 3.0, e.Moved(seat=seat, move=game.notate(move, s), masked=game.notate(masked, s)))


def refusals(book: Book, seat: int) -> list[Any]:
    """What the seat is told when it tries everything."""
    assert book.log is not None
    game, s = book.log.game, book.log.state
    said: list[Any] = []
    for given in [*range(0, game.n_moves, 7), "nonsense", game.notate(0, s), game.notate(game.n_moves - 1, s)]:
        try:
            requests.to_move(book, book.seats[seat].person or "", seat)
            said.append(requests.read_move(game, s, seat, given))
        except Refused as no:
            said.append((no.code, no.told))
    return said


def all_bytes(book: Book, viewer: int) -> bytes:
    """Everything a viewer can get out of this position: state, catch-up, table, list, refusals, undo."""
    person = f"p{viewer}" if viewer >= 0 else "stranger"
    parts: list[Any] = [eyes.state(book, person, viewer, None), eyes.state(book, person, viewer, None, book.seq),
                        eyes.table_info(book, person), index_of(book).info]
    if book.moves:
        parts.append(eyes.step(book, person, viewer, None))
    if viewer >= 0:
        parts.append(refusals(book, viewer))
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("game", GAMES, ids=[g.slug for g in GAMES])
def test_bytes_do_not_depend_on_what_the_viewer_cannot_know(game: Game) -> None:
    dice = random.Random(game.slug)
    changed = 0
    for name, options in game.tables.items():
        for n in range(max(1, POSITIONS // len(game.tables))):
            book = book_of(game, options, f"{name}/{n}".encode())
            for _ in range(dice.randrange(60)):
                if book.acting():
                    random_move(book, dice)
            if not book.acting():
                continue
            assert book.log is not None
            truth = book.log.state
            for viewer in range(len(book.seats)):
                before, stranger = all_bytes(book, viewer), all_bytes(book, SPECTATOR)
                sample = game.imagine(truth, viewer, 7)
                for seed in range(SAMPLES):
                    book.log.state = game.imagine(truth, viewer, seed)
                    book.log.state.told = []
                    changed += st.pack(book.log.state) != st.pack(truth)
                    assert all_bytes(book, viewer) == before, f"{name}: seat {viewer}"
                    assert all_bytes(book, SPECTATOR) == stranger, f"{name}: spectator, through seat {viewer}"
                    assert st.pack(game.imagine(book.log.state, viewer, 7)) == st.pack(sample), "what bots are given"
                book.log.state = truth
    assert changed > 0, "the test has to change something"


# ---------------------------------------------------------------- on the wire


class Wire:
    """One table in a house of its own, with everybody's socket queues at hand."""

    def __init__(self, house: House, owner: Owner, seats: int) -> None:
        self.house, self.owner = house, owner
        self.eyes = [Connection(Person(f"p{i}", f"P{i}", "cs", None, 0), "test", 10_000) for i in range(seats)]
        self.eyes.append(Connection(Person("zz", "Zz", "cs", None, 0), "test", 10_000))

    def drain(self, viewer: int) -> list[str]:
        """What was sent to a viewer since last time, but for tables with their ids and times."""
        found = []
        while not self.eyes[viewer]._out.empty():
            text = self.eyes[viewer]._out.get_nowait()
            if text is not None and json.loads(text)["type"] not in ("welcome", "seats", "presence", "chat"):
                found.append(text)
        return found


async def wire(folder: Path, name: str, options: dict[str, Any], key: str,
               start: dict[str, Any] | None = None) -> Wire:
    patience = Patience(bot_pause_s=0)
    house = House(Settings(data=folder, workers=1, limits=Limits(scale=0), patience=patience), Shelf([name]))
    await house.people.open()
    box = next(iter(house.shelf.boxes.values()))
    game = box.game
    seats = box.seats(box.options(options))
    chairs = [e.Chair("open") for _ in range(seats)]
    owner = await house.create(e.Opened(
        game=game.slug, rules=game.version, material=game.material_hash, options=options, name="", private=False,
        invite="code", host="p0", match=1, clock=None, chairs=chairs, start=start))
    w = Wire(house, owner, seats)
    for i, c in enumerate(w.eyes):
        await owner.call(owner.said, c, Hello(id=f"hello{i}"))
    await owner.record(*(e.Sat(seat=i, person=f"p{i}", name=f"P{i}") for i in range(seats)), e.Dealt(number=1, key=key))
    owner.tell_dealt()
    return w


async def move(w: Wire, seat: int, number: int) -> None:
    message = Move(id=f"m{w.owner.book.seq}", seat=seat, seq=w.owner.book.seq, move=number)
    await w.owner.call(w.owner.said, w.eyes[seat], message)


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
            for i in range(len(w.eyes)):
                w.drain(i)
            await move(w, hidden.seat, number)
            await everybody_tries(w, hidden.seat)
        assert st.pack(one.owner.book.log.state) != st.pack(two.owner.book.log.state)  # type: ignore[union-attr]
        for viewer in range(len(one.eyes)):
            if viewer != hidden.seat:
                sent = one.drain(viewer), two.drain(viewer)
                assert sent[0] and sent[0] == sent[1], f"{name}: viewer {viewer} noticed"
    finally:
        for w in (one, two):
            await w.house.close()


async def everybody_tries(w: Wire, mover: int) -> None:
    """All others ask for hints, chat, move wrongly and say hello again."""
    for i, c in enumerate(w.eyes):
        if i != mover:
            said = w.owner.said
            await w.owner.call(said, c, Say(id=f"c{i}", text="hm"))
            await w.owner.call(said, c, Undo(id=f"w{i}", seat=i % len(w.owner.book.seats), seq=1))
            for given in ("nonsense", 10_000):
                await w.owner.call(said, c, Move(id=f"x{i}{given}", seat=i, seq=w.owner.book.seq, move=given))
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
            log = w.owner.book.log
            assert log is not None
            seat = log.game.actors(log.state)[0]
            truth, found = log.state, []
            for state in (truth, log.game.imagine(truth, seat, 5)):
                log.state = copy.deepcopy(state)
                w.drain(seat)
                await w.owner.call(w.owner.said, w.eyes[seat], AskHint(id="hint", seat=seat))
                while not (sent := w.drain(seat)):
                    await asyncio.sleep(0.02)
                found += sent
            assert st.pack(truth) != st.pack(log.state)
            return found
        finally:
            await w.house.close()
    one, two = asyncio.run(hints())
    assert msgspec.json.decode(one, type=Hint | Rejected) == msgspec.json.decode(two, type=Hint)
    assert one == two
