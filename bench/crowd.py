"""A crowd that never was: people and their finished games, played by the lab's dice, written as a server writes them.

Every game is dealt and played by the rules, move by move; who sits where follows a strength that everybody is given, so
that ratings have something to find.
"""

import math
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log
from deskoherna.server.people.ids import PERSON, TABLE, new_id
from deskoherna.server.ratings import ratings
from deskoherna.server.store import schema
from deskoherna.server.store.appends import Append, StoredEntry, append_all
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.index import index_of, people_of
from deskoherna.server.tables.results import results_of
from deskoherna.server.tables.table import Table

DAYS = 180
AT_ONCE = 100
NAMES = (
    "Anna",
    "Bořek",
    "Cyril",
    "Dita",
    "Eva",
    "Filip",
    "Greta",
    "Hana",
    "Ivo",
    "Jana",
    "Karel",
    "Lída",
    "Marek",
    "Nora",
)
LEVELS = ("novice", "apprentice", "adept", "master")
WITH_BOTS, RATED, LIMIT = 0.3, 0.8, 1500


@dataclass(frozen=True)
class Member:
    id: str
    name: str
    strength: float


def members(count: int, dice: random.Random) -> list[Member]:
    return [Member(new_id(PERSON), f"{NAMES[n % len(NAMES)]} {n + 1}", dice.gauss(0, 1)) for n in range(count)]


def greet(engine: sa.Engine, crowd: list[Member]) -> None:
    """Everybody becomes a guest."""
    with engine.begin() as connection:
        connection.execute(
            sa.insert(schema.people),
            [{"id": m.id, "name": m.name, "language": "cs", "epoch": 0, "created": time.time()} for m in crowd],
        )


@dataclass(frozen=True)
class Dealt:
    """A game played to its end."""

    game: Game
    options: Any
    key: str
    moves: list[tuple[int, str, str]]
    """(seat, move, as the others see it)"""
    standing: list[int]
    points: list[int]


def played(game: Game, mode: str, dice: random.Random) -> Dealt | None:
    """A game by dice; None: it took too long."""
    key = dice.randbytes(32)
    options = game.tables[mode]
    log = Log(game, options, key)
    moves: list[tuple[int, str, str]] = []
    while not game.over(log.state):
        if len(moves) == LIMIT:
            return None
        s = log.state
        seat = dice.choice(game.actors(s))
        move = dice.choice(game.legal(s, seat))
        moves.append((seat, game.notate(move, s), game.notate(game.rules.mask(s, seat, move), s)))
        log.play(seat, move, len(moves) + 2)
    seats = range(log.state.seats)
    standing = [int(game.rules.standing(log.state, i)) for i in seats]
    return Dealt(game, options, key.hex(), moves, standing, [int(game.rules.points(log.state, i)) for i in seats])


def company(crowd: list[Member], seats: int, standing: list[int], dice: random.Random) -> list[Member | str]:
    """Who sat there: the stronger, the more often on the better seats; now and then bots."""
    people = dice.sample(crowd, seats)
    order = sorted(people, key=lambda m: -(m.strength + dice.gauss(0, 0.7)))
    places = sorted(range(seats), key=lambda i: standing[i])
    sat: list[Member | str] = [""] * seats
    for member, seat in zip(order, places, strict=True):
        sat[seat] = member
    if seats > 1 and dice.random() < WITH_BOTS:
        own = dice.randrange(seats)
        sat = [x if i == own else dice.choice(LEVELS) for i, x in enumerate(sat)]
    return sat


def logged(one: Dealt, sat: list[Member | str], ended: float, dice: random.Random) -> Append:
    """The table as a server would have written it, with what its end leaves behind."""
    game = one.game
    setups = [e.SeatSetup("bot", bot=x) if isinstance(x, str) else e.SeatSetup("person", x.name, x.id) for x in sat]
    host = next(x.id for x in sat if isinstance(x, Member))
    opened = e.Opened(
        game=game.slug,
        rules=game.version,
        material=game.material_hash,
        options=msgspec.to_builtins(one.options),
        name="",
        private=False,
        invite="",
        host=host,
        match=1,
        clock=None,
        seats=setups,
        rated=dice.random() < RATED,
    )
    entries: list[e.AnyEntry] = [opened, e.Dealt(number=1, key=one.key)]
    entries += [e.Moved(seat=s, move=m, masked=w, bot=isinstance(sat[s], str)) for s, m, w in one.moves]
    entries.append(e.Ended(reason="played", standing=one.standing, points=one.points))
    table, rows = Table(new_id(TABLE), None), []
    pace = dice.uniform(2, 20)
    for seq, entry in enumerate(entries, 1):
        at = ended - (len(entries) - seq) * pace
        table.apply(seq, at, entry)
        rows.append(StoredEntry(seq, e.kind_of(entry), e.write(entry), at))
    found = results_of(table, game)
    return Append(table.id, rows, index_of(table), people_of(table), (), [partial(ratings.record, results=found)])


def games_of(count: int, dice: random.Random, slugs: list[str] | None = None) -> Iterator[Dealt]:
    """So many finished games of all titles, the short ones more often."""
    offered = [registry.game(slug) for slug in slugs or registry.slugs()]
    weights = [1 / math.sqrt(game.max_steps) for game in offered]
    made = 0
    while made < count:
        game = dice.choices(offered, weights)[0]
        one = played(game, dice.choice(list(game.tables)), dice)
        if one is not None:
            made += 1
            yield one


def fill(
    engine: sa.Engine,
    people: int,
    games: int,
    seed: int = 1,
    slugs: list[str] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Member]:
    """Write it all; the people."""
    dice = random.Random(seed)
    crowd = members(people, dice)
    greet(engine, crowd)
    waiting: list[Append] = []
    begin = time.time() - DAYS * 86_400

    def write() -> None:
        with engine.begin() as connection:
            append_all(connection, waiting)
        waiting.clear()

    for n, one in enumerate(games_of(games, dice, slugs)):
        ended = begin + (n + 1) / games * DAYS * 86_400
        waiting.append(logged(one, company(crowd, len(one.standing), one.standing, dice), ended, dice))
        if len(waiting) == AT_ONCE:
            write()
            progress(n + 1)
    write()
    return crowd
