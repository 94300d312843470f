"""Tables as full as they get: moments of real games in which much lies on the table and somebody has to decide.

`<slug>.json` beside this file is made by `python -m tests.browser.crowded`, which plays games of every mode at random
and by the weights of rollouts, and keeps the fullest moments: what a viewer is sent is longest there.
"""

import argparse
import json
import random
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.server.people.ids import INVITE, TABLE, new_id
from deskoherna.server.store.appends import Append, StoredEntry, append_all
from deskoherna.server.store.database import open_engine
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.index import index_of, people_of
from deskoherna.server.tables.table import Table

HERE = Path(__file__).parent
MOST = 6
"""Moments kept of a game."""
GAMES = 12
"""Games played of every mode."""


class Crowd(msgspec.Struct, frozen=True):
    """One full table: a position of a mode, and the seat that decides there."""

    mode: str
    phase: str
    seat: int
    options: dict[str, Any]
    position: dict[str, Any]


@dataclass
class Found:
    """A candidate with the length of what its seat is sent."""

    length: int
    crowd: Crowd


def crowds(slug: str) -> list[Crowd]:
    """The full tables of a game."""
    return msgspec.json.decode((HERE / f"{slug}.json").read_bytes(), type=list[Crowd])


def lay(database: str, game: Game, crowd: Crowd, person: str, name: str, key: bytes = bytes(32)) -> str:
    """Write such a table into the database of a running server; where it is to be found. Chance comes of the key."""
    seats = crowd.position["seats"]
    opened = e.Opened(
        game=game.slug,
        rules=game.version,
        material=game.material_hash,
        options=crowd.options,
        name=crowd.mode,
        private=False,
        invite=new_id(INVITE),
        host=person,
        match=1,
        clock=None,
        seats=[
            e.SeatSetup("person", name, person) if seat == crowd.seat else e.SeatSetup("bot", bot="novice")
            for seat in range(seats)
        ],
        start=crowd.position,
    )
    table = Table(new_id(TABLE), game)
    rows: list[e.AnyEntry] = [opened, e.Dealt(number=1, key=key.hex())]
    at = time.time()
    for seq, entry in enumerate(rows, 1):
        table.apply(seq, at, entry)
    written = [StoredEntry(seq, e.kind_of(entry), e.write(entry), at) for seq, entry in enumerate(rows, 1)]
    engine = open_engine(database)
    with engine.begin() as connection:
        append_all(connection, [Append(table.id, written, index_of(table), people_of(table))])
    engine.dispose()
    return f"/t/{table.id}"


# ---------------------------------------------------------------- making them


def weighed(game: Game, s: Any, seat: int, moves: list[int], dice: random.Random) -> int:
    """A move by the weights of rollouts, as a quick bot plays."""
    weights = [game.lean(s, seat, move) for move in moves]
    return dice.choices(moves, weights)[0] if any(weights) else dice.choice(moves)


def fullest(game: Game, mode: str, seed: int, asked: Counter[str], *, lean: bool) -> dict[str, Found]:
    """The fullest moment of every phase of one game; how often each was met goes into `asked`."""
    dice = random.Random(f"{mode} {seed}")
    options = game.tables[mode]
    s = game.begin(options, seed)
    found: dict[str, Found] = {}
    for _ in range(game.max_steps):
        seats = game.actors(s)
        if not seats:
            break
        seat = dice.choice(seats)
        view = game.view(s, seat)
        length = len(msgspec.json.encode(view))
        phase = str(view.phase)
        asked[phase] += 1
        if phase not in found or found[phase].length < length:
            crowd = Crowd(mode, phase, seat, msgspec.to_builtins(options), st.snapshot(st.clone(s)))
            found[phase] = Found(length, crowd)
        moves = game.legal(s, seat)
        game.play(s, seat, weighed(game, s, seat, moves, dice) if lean else dice.choice(moves))
    return found


def fill(game: Game, games: int, most: int) -> list[Crowd]:
    """The fullest moments of all modes: of the phases in which most is decided, then of those that show most."""
    best: dict[str, Found] = {}
    asked: Counter[str] = Counter()
    for mode in game.tables:
        for seed in range(games):
            for phase, found in fullest(game, mode, seed, asked, lean=seed % 2 == 0).items():
                if phase not in best or best[phase].length < found.length:
                    best[phase] = found
    usual = [phase for phase, _ in asked.most_common(most // 2)]
    longest = sorted(best.keys() - set(usual), key=lambda phase: -best[phase].length)
    return [best[phase].crowd for phase in [*usual, *longest][:most]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.crowded", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--each", type=int, default=GAMES, help="games of every mode (default %(default)s)")
    parser.add_argument("--most", type=int, default=MOST, help="moments to keep of a game (default %(default)s)")
    args = parser.parse_args()
    for slug in args.games or registry.slugs():
        found = fill(registry.game(slug), args.each, args.most)
        text = ",\n".join(json.dumps(msgspec.to_builtins(one), separators=(",", ":")) for one in found)
        (HERE / f"{slug}.json").write_text(f"[\n{text}\n]\n")
        print(slug, ", ".join(f"{one.mode}/{one.phase}" for one in found))
