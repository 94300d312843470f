"""Everything in the box is used: each verb, each event and each item of the catalogue occurs in play."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.kit.axes import slug
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.walk import Visit, walk
from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game
from deskoherna.kit.golden import folder
from deskoherna.kit.verbs import NUMBER, Verb

STRING = re.compile(rb'"((?:[^"\\]|\\.)*)"')
LINE = re.compile(r"^(verb|event|item)\s+(\S+)\s*:\s*(\S.*)$")
MOST_STEPS = 120_000
LOOK_EVERY = 7
"""Positions from one look at the whole table to the next."""


class Met:
    """What has occurred so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.verbs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.words: set[str] = set()

    def step(self, visit: Visit) -> None:
        """Note the moves that could be made, the one made, and how it looks to others."""
        game, s = self.game, visit.s
        if visit.over:
            return
        for move in game.legal(s, visit.seat):
            self.verbs[game.verbs.verb(move).key] += 1
        for move in (visit.move, game.rules.mask(s, visit.seat, visit.move)):
            verb = game.verbs.verb(move)
            self.verbs[verb.key] += 1
            self.points(verb, game.verbs.arguments(move))

    def told(self, told: list[tuple[int, ...]]) -> None:
        """Note what happened."""
        for _, what, *args in told:
            event = self.game.events.events[what]
            self.events[event.key] += 1
            self.points(event, args)

    def points(self, verb: Verb, args: Any) -> None:
        """Note the points that a move or an event names."""
        for axis, a in zip(verb.axes, args, strict=False):
            if axis is not NUMBER and 0 <= a < axis.size:
                self.words.add(f"{slug(axis.name)}-{axis.ids[a]}")

    def look(self, s: Any) -> None:
        """Whatever the whole table shows by its id."""
        self.words.update(w.decode() for w in STRING.findall(msgspec.json.encode(self.game.view(s, ALL))))

    def item(self, key: str) -> bool:
        """Has this item of the catalogue occurred?"""
        kind, _, name = key.partition("-")
        return bool({key, f"{kind}:{name}", name} & self.words)


def allowed(game: Game) -> dict[tuple[str, str], str]:
    """What may stay unused, with its reason: lines `event storm-ends: it needs four players` in golden/unused.txt."""
    path: Path = folder(game) / "unused.txt"
    found: dict[tuple[str, str], str] = {}
    if path.exists():
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                match = LINE.match(line)
                if match is None:
                    raise Broken(f"{game.slug}: golden/unused.txt, line {n}: write `verb|event|item <key>: <reason>`")
                found[match[1], match[2]] = match[3]
    return found


def used(game: Game, effort: Effort) -> str:
    """Over random games on all tables everything occurs, but for what the game excuses with a reason."""
    met = Met(game)
    for options in game.tables.values():
        s = game.zero()
        s.told = []
        game.loops.begin(s, 1, game.encode(options))
        met.told(s.told)
    living: Any = None
    for n, visit in enumerate(walk(game, min(4 * effort.steps, MOST_STEPS))):
        if living is visit.s and visit.s.told:
            met.told(visit.s.told)
        living = visit.s
        visit.s.told = []
        met.step(visit)
        if n % LOOK_EVERY == 0:
            met.look(visit.s)
    missing = [("verb", v.key) for v in game.verbs.verbs if not met.verbs[v.key]]
    missing += [("event", e.key) for e in game.events.events if not met.events[e.key]]
    missing += [("item", i.key) for i in game.catalogue() if not met.item(i.key)]
    excuses = allowed(game)
    known = (
        {("verb", v.key) for v in game.verbs.verbs}
        | {("event", e.key) for e in game.events.events}
        | {("item", i.key) for i in game.catalogue()}
    )
    for kind, key in excuses.keys() - known:
        raise Broken(f"{game.slug}: golden/unused.txt excuses the {kind} {key}, which does not exist")
    unused = [f"{kind} {key}" for kind, key in missing if (kind, key) not in excuses]
    if unused:
        raise Broken(f"{game.slug}: never occurred in play on any table: {', '.join(unused)}")
    idle = sum(pair in excuses for pair in missing)
    return (
        f"{plural(len(game.verbs.verbs), 'verb')}, {plural(len(game.events.events), 'event')}, "
        f"{plural(len(game.catalogue()), 'item')}; {idle} excused"
    )
