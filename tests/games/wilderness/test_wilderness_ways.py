"""No legal way is missing: at every point of a way `legal` offers what a plain enumeration of the sheet's rules does.

The enumeration below shares no code with the rules. It builds the whole graph of a way (sheet f3 to f5, h, i), keeps
what leads to a legal end, and is compared with the game move by move.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from deskoherna.games.wilderness.game import GAME
from deskoherna.games.wilderness.material import ANIMALS, DIE, FACES, KINDS, F
from deskoherna.games.wilderness.options import Options
from deskoherna.games.wilderness.state import ACTIVATE, BIRD, PATH
from deskoherna.kit import position
from deskoherna.kit.state import clone

SIDE = 11
COMPASS = {
    "north": (1, 0),
    "northeast": (1, 1),
    "east": (0, 1),
    "southeast": (-1, 1),
    "south": (-1, 0),
    "southwest": (-1, -1),
    "west": (0, -1),
    "northwest": (1, -1),
}
TINY = {"snake", "lizard", "echidna"}
FACT = {a.id: a for a in F.animals}
SUPERNATURAL = {a.id for a in F.animals if a.kind == "supernatural"}
DESERT = "desert"
END = "end"
STRIKE = "strike"
TRIANGLE = DIE.index(FACES.read("T"))

Cell = tuple[int, int]
Who = tuple[int, str]


@dataclass(frozen=True)
class Node:
    """Where a way stands."""

    move: int
    cell: Cell
    used: int
    magic: int
    speed: int
    carried: tuple[Who, Cell] | None = None
    moved: tuple[tuple[Who, Cell], ...] = ()
    birds: Cell = (0, 0)
    dead: bool = False
    stung: bool = False
    """Two swans that differ: which of them was stung?"""


class Ways:
    """Every way of one animal with one option, by brute force."""

    def __init__(self, s: Any, animal: int, option: str) -> None:
        self.me: Who = (animal // 16, FACT[list(FACT)[animal % 16]].id)
        self.option = option
        self.attacking = "attack" in option
        self.water = {_cell(f) for f in range(SIDE * SIDE) if s.terrain[f] & 1}
        self.land = {_cell(f) for f in range(SIDE * SIDE) if s.terrain[f]}
        self.desert = {_cell(f) for f in range(SIDE * SIDE) if s.lies[f] == KINDS.read(DESERT) - 15}
        self.elements = {_cell(f) for f, n in zip(s.element_at, s.copies, strict=True) if n}
        self.others: dict[Cell, Who] = {}
        self.wounds: dict[Who, int] = {}
        self.curable: set[Who] = set()
        for a in range(s.seats * 16):
            who = (a // 16, FACT[list(FACT)[a % 16]].id)
            self.wounds[who] = s.wounds[a] + s.wounds2[a]
            if 1 in (s.wounds[a], s.wounds2[a]) or (s.wounds[a] and who[1] != "swans"):
                self.curable.add(who)
            if s.field[a] >= 0 and a != animal:
                self.others[_cell(s.field[a])] = who
        self.scarab_inside = animal in s.host
        self.dragons_are_stung = bool(s.bees_hurt_dragons)
        self.unicorns_shine_on_themselves = bool(s.aura_on_itself)
        self.start = _cell(s.field[animal])
        self.root = Node(
            0,
            self.start,
            0,
            s.magic[self.me[0]],
            self.speed_at(self.start),
            birds=(s.wounds[animal], s.wounds2[animal]),
        )
        self.edges: dict[Node, list[tuple[str, Node | str]]] = {}
        self.good: set[Node] = set()
        self.build()

    # -------------------------------------------------------------- the position

    def speed_at(self, cell: Cell) -> int:
        if self.me[1] == "crocodile" and cell in self.water:
            return 2
        if self.option.startswith("sprint"):
            return 5
        return FACT[self.me[1]].speed

    def occupants(self, node: Node) -> dict[Cell, Who]:
        moved = dict(node.moved)
        found = {c: w for c, w in self.others.items() if w not in moved and (not node.carried or node.carried[0] != w)}
        return found | {c: w for w, c in moved.items() if not node.carried or node.carried[0] != w}

    def may_enter(self, cell: Cell, there: Who | None) -> bool:
        kind = self.me[1]
        if cell not in self.land or (cell in self.desert and kind != "snake"):
            return False
        if kind == "eel" and cell not in self.water:
            return False
        return there is None or FACT[kind].passes or there[1] == "bees"

    def lives(self, who: Who) -> int:
        whole = 4 if who[1] == "swans" else FACT[who[1]].endurance
        return whole - self.wounds[who]

    def is_certain(self, target: Who, at: Cell, stand: dict[Cell, Who], birds: Cell) -> bool:
        kind = self.me[1]
        if kind == "scarab":
            return target[1] != "dragon"
        if kind in SUPERNATURAL or target[1] in ("echidna", "dragon", "bees"):
            return False
        unicorns = [c for c, w in stand.items() if w == (target[0], "unicorn")]
        if (target[1] != "unicorn" or self.unicorns_shine_on_themselves) and any(_far(c, at) <= 2 for c in unicorns):
            return False
        return (2 if kind == "swans" and max(birds) < 2 else 1) >= self.lives(target)

    def may_attack(self, node: Node, at: Cell, stand: dict[Cell, Who]) -> bool:
        kind, target = self.me[1], stand.get(at)
        if target is None or (target[1] == "eel" and "water" not in FACT[kind].terrains):
            return False
        if at in self.desert and kind not in ("snake", "scarab"):
            return False
        if kind == "eel" and at not in self.water:
            return False
        if kind == "unicorn":
            if target[1] == "unicorn" or target not in self.curable:
                return False
        elif target[0] == self.me[0]:
            return False
        if kind == "scarab" and target[1] in ("bees", "scarab"):
            return False
        if kind == "eel" and target[1] == "eel":
            return False
        if at == self.start:
            return False
        return node.cell != self.start or self.is_certain(target, at, stand, node.birds)

    # -------------------------------------------------------------- the graph

    def build(self) -> None:
        todo = [self.root]
        parents: dict[Node, list[Node]] = {}
        ends = []
        while todo:
            node = todo.pop()
            if node in self.edges:
                continue
            self.edges[node] = list(self.moves(node))
            for _, after in self.edges[node]:
                if isinstance(after, Node):
                    parents.setdefault(after, []).append(node)
                    todo.append(after)
                else:
                    ends.append(node)
        while ends:
            node = ends.pop()
            if node not in self.good:
                self.good.add(node)
                ends.extend(parents.get(node, []))

    def legal(self, node: Node) -> dict[str, Node | str]:
        return {text: after for text, after in self.edges[node] if after in self.good or isinstance(after, str)}

    def where_it_is_asked(self, after: Node | str) -> Node | str:
        """Points with a single legal move are passed by; an end, or the first point with a choice or a dead animal."""
        while isinstance(after, Node) and not after.dead and len(self.legal(after)) == 1:
            after = next(iter(self.legal(after).values()))
        return after

    def strikes(self) -> bool:
        """Is an attack among the ends?"""
        return any(after == STRIKE for node in self.good for _, after in self.edges[node])

    def moves(self, node: Node) -> Iterator[tuple[str, Node | str]]:
        if node.stung:
            yield "choose the first swan", self.sting(replace(node, stung=False), 0)
            yield "choose the second swan", self.sting(replace(node, stung=False), 1)
            return
        stand = self.occupants(node)
        alone = node.cell not in stand
        for name, (up, along) in COMPASS.items():
            there = (node.cell[0] + up, node.cell[1] + along)
            used = node.used + abs(up) + abs(along)
            magic = node.magic - max(0, used - node.speed) + max(0, node.used - node.speed)
            if used > 2 * node.speed or magic < 0:
                continue
            if self.may_enter(there, stand.get(there)):
                yield f"step {name}", self.enter(replace(node, cell=there, used=used, magic=magic), stand.get(there))
            can_strike = self.attacking and alone and not node.carried
            if can_strike and self.me[1] not in ("basilisk", "dragon", "skunk") and self.may_attack(node, there, stand):
                yield f"attack {name}", STRIKE
        yield from self.endings(node, alone)
        if self.me[1] == "eagle":
            yield from self.claws(node, stand.get(node.cell))

    def endings(self, node: Node, alone: bool) -> Iterator[tuple[str, Node | str]]:
        if node.carried or not alone:
            return
        if self.attacking and node.cell != self.start:
            if self.me[1] == "skunk" and self.smelt(node):
                yield "stink", STRIKE
            if self.me[1] == "dragon":
                yield from ((f"breathe fire {name}", STRIKE) for name in COMPASS if self.burnt(node, name))
        if self.me[1] == "bees" and node.cell in self.elements:
            return
        if not self.attacking and node.move == 0:
            if node.used > 0:
                yield "stop", replace(node, move=1, used=0, speed=self.speed_at(node.cell))
        elif node.cell != self.start:
            yield "stop", END

    def smelt(self, node: Node) -> bool:
        """Is anybody within two Steps who minds?"""
        immune = ("skunk", "dragon", "bees", "eel")
        return any(_far(c, node.cell) <= 2 and w[1] not in immune for c, w in self.occupants(node).items())

    def burnt(self, node: Node, name: str) -> bool:
        """Does anybody stand in this cone who can burn: within two Steps, and at most half a right angle off?"""
        up, along = COMPASS[name]
        for cell, who in self.occupants(node).items():
            rank, file = cell[0] - node.cell[0], cell[1] - node.cell[1]
            ahead, aside = up * rank + along * file, abs(up * file - along * rank)
            if who[1] not in ("dragon", "bees", "eel") and _far(cell, node.cell) <= 2 and ahead > 0 and aside <= ahead:
                return True
        return False

    def claws(self, node: Node, there: Who | None) -> Iterator[tuple[str, Node | str]]:
        if not node.carried and there and there[1] in TINY:
            yield "seize", replace(node, carried=(there, node.cell))
        if node.carried and not there and node.cell != node.carried[1]:
            moved = dict(node.moved) | {node.carried[0]: node.cell}
            yield "drop", replace(node, carried=None, moved=tuple(sorted(moved.items())))

    # -------------------------------------------------------------- bees

    def enter(self, node: Node, there: Who | None) -> Node:
        """A sting where bees are; a dead animal is followed as if it lived, since a way must be finishable at all."""
        if there is None or there[1] != "bees" or self.me[1] == "bees":
            return node
        if self.me[1] == "dragon" and not self.dragons_are_stung:
            return node
        if self.me[1] == "swans":
            if max(node.birds) < 2:
                if node.birds[0] != node.birds[1] or self.scarab_inside:
                    return replace(node, stung=True)
                return self.sting(node, 0)
            return self.sting(node, node.birds.index(min(node.birds)))
        hurt = node.birds[0] + 1
        return replace(node, birds=(hurt, 0), dead=node.dead or hurt >= FACT[self.me[1]].endurance)

    def sting(self, node: Node, bird: int) -> Node:
        birds = [*node.birds]
        if birds[bird] == 1 and birds[1 - bird] == 2:
            return replace(node, dead=True)
        birds[bird] += 1
        return replace(node, birds=(birds[0], birds[1]))


def _cell(f: int) -> Cell:
    return divmod(f, SIDE)


def _far(a: Cell, b: Cell) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


# ------------------------------------------------------------------ the comparison


def _texts(s: Any) -> set[str]:
    return {GAME.verbs.notate(m) for m in GAME.legal(s, s.actor)}


def _play(s: Any, text: str) -> Any:
    t = clone(s)
    t.forced = [TRIANGLE] * 60
    GAME.play(t, t.actor, GAME.verbs.read(text))
    return t


def compare(s: Any, animal: int, option: str, most: int = 1500) -> int:
    """Walk all ways in the game and in the enumeration side by side; the number of points compared."""
    ways = Ways(s, animal, option)
    kind = ways.me[1]
    offered = f"activate {kind} to {option}" in _texts(s)
    expected = ways.strikes() if "attack" in option else ways.root in ways.good
    if offered and not expected and option == "attack" and kind == "eagle":
        return 0
    assert offered == expected, f"{kind} to {option}"
    if not offered:
        return 1
    met: set[Node] = set()
    todo: list[tuple[Node | str, Any, str]] = [(ways.root, s, f"activate {kind} to {option}")]
    while todo and len(met) < most:
        node, before, text = todo.pop()
        at = ways.where_it_is_asked(node)
        if at in met:
            continue
        t = _play(before, text)
        if not isinstance(at, Node) or at.dead:
            assert t.phase != PATH, f"{kind} to {option}: after {text} the way is over"
            continue
        met.add(at)
        assert t.phase in (PATH, BIRD)
        expected_moves = ways.legal(at)
        assert _texts(t) == expected_moves.keys(), f"{kind} to {option}: {at}"
        todo += [(after, t, text) for text, after in expected_moves.items()]
    return max(1, len(met))


OPTIONS = ("attack", "move", "sprint and attack", "sprint and move")


def _calm(s: Any, dice: random.Random) -> None:
    """No wounds before the way, and Elements that outlast a pick-up or are gone: they are not its subject."""
    for a in range(s.seats * 16):
        s.poison[a] = s.passive[a] = 0
        s.host[a] = -1
    s.copies = [dice.choice((0, 2)) for _ in range(5)]
    s.owned[s.turn] = [0] * 5


def _crowd(dice: random.Random) -> Any:
    """A random position on a small board, from nearly empty to nearly full."""
    rows = ["".join(dice.choice("WFGR") for _ in range(6)) for _ in range(6)]
    seats = dice.randrange(2, 5)
    s = GAME.begin(
        Options(
            players=seats,
            edition="magic",
            board="/".join(rows) + "@a1,c3,d4,f6,a6",
            bees_hurt_dragon=dice.random() < 0.3,
            aura_on_unicorn=dice.random() < 0.3,
        ),
        1,
    )
    position.assign(GAME, s, "action = A")
    cells = [r * SIDE + c for r in range(6) for c in range(6)]
    dice.shuffle(cells)
    cells.sort(key=lambda f: f in s.element_at)
    deserts = dice.choice((0, 0, 3, 8))
    for f in cells[:deserts]:
        s.lies[f] = KINDS.read(DESERT) - 15
    herd = [a for a in range(seats * 16) if a % 16 not in (15,) or dice.random() < 0.2]
    dice.shuffle(herd)
    rest = cells[deserts:]
    dice.shuffle(rest)
    n = int(dice.choice((0.2, 0.5, 0.8, 0.95, 1.0)) * len(rest))
    for a, f in zip(herd, rest[:n], strict=False):
        if a % 16 == ANIMALS.read("A eel") and not s.terrain[f] & 1:
            continue
        if a % 16 == ANIMALS.read("A snake") and f not in s.element_at and dice.random() < 0.4:
            s.lies[f] = KINDS.read(DESERT) - 15
        s.field[a], s.token[a], s.fielded[a] = f, 1, 1
        endurance = F.animals[a % 16].endurance
        s.wounds[a] = dice.randrange(endurance) if endurance else 0
        if a % 16 == ANIMALS.read("A swans"):
            s.wounds2[a] = dice.randrange(3 if s.wounds[a] < 2 else 2)
    for seat in range(seats):
        s.magic[seat] = dice.choice((0, 0, 1, 2, 3))
    GAME.rules.derive(s)
    return s


def _try_all(s: Any, dice: random.Random, n: int, magic: int) -> int:
    """Some animals of the seat to move, each with every option."""
    own = [a for a in range(s.turn * 16, s.turn * 16 + 16) if s.field[a] >= 0 and s.token[a]]
    compared = 0
    for a in dice.sample(own, min(n, len(own))):
        t = clone(s)
        _calm(t, dice)
        t.magic[t.turn] = min(t.magic[t.turn], magic)
        t.points_left = 3
        eagle = t.turn * 16 + ANIMALS.read("A eagle")
        if a != eagle:
            t.token[eagle] = 0
        for option in OPTIONS:
            if not option.startswith("sprint") or a % 16 == ANIMALS.read("A bear"):
                t.sprinted[t.turn] = 0
                compared += compare(t, a, option)
    return compared


@pytest.mark.parametrize("seed", range(60))
def test_crowded_small_boards(seed: int) -> None:
    dice = random.Random(seed)
    s = _crowd(dice)
    assert GAME.faults(s) == []
    if seed % 3 == 0:
        for a in range(16):
            s.token[a] = int(KINDS.points[a] in ("swans", "eagle"))
    _try_all(s, dice, 3, 1 + seed % 2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_many_crowded_small_boards(seed: int) -> None:
    dice = random.Random(seed)
    _try_all(_crowd(dice), dice, 4, 3)


@pytest.mark.parametrize("table", ["travel", "collector", "collector-four", "clearing"])
def test_positions_of_random_games(table: str) -> None:
    dice = random.Random(table)
    s = GAME.begin(GAME.tables[table], 3)
    met = 0
    while GAME.rules.actors(s) and met < 20:
        if s.phase == ACTIVATE and dice.random() < 0.3:
            met += _try_all(s, dice, 1, 1) > 0
        GAME.play(s, s.actor, dice.choice(GAME.legal(s, s.actor)))
    assert met > 5
