"""What a viewer is shown."""

import msgspec

from bench.catan.material import N_SEATS
from bench.catan.rules import points
from bench.catan.state import HEXES, PHASES, RESOURCES, TERRAIN, State
from deskoherna.kit.contract import ALL
from deskoherna.kit.view import Say
from deskoherna.kit.view import View as BaseView


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    points: int
    hand: dict[str, int]
    cards: int
    knights: int
    road: int


class Hex(msgspec.Struct, frozen=True, kw_only=True):
    hex: str
    terrain: str
    number: int
    robber: bool


class View(BaseView, frozen=True, kw_only=True):
    players: list[Player]
    hexes: list[Hex]
    bank: dict[str, int]
    deck: int


def view(s: State, viewer: int) -> View:
    """Victory points among the cards of others are not shown."""
    def shown(p: int) -> int:
        return points(s, p) if viewer in (p, ALL) else s.score[p]

    over = s.winner >= 0
    return View(
        phase=PHASES.points[s.phase],
        actors=[] if over else [s.actor],
        prompt=Say("prompt-over") if over else Say("prompt-turn", {"seat": f"seat:{s.actor}"}),
        players=[Player(seat=p, points=shown(p), hand=dict(zip(RESOURCES.points, s.hand[p], strict=True)),
                        cards=s.n_cards[p], knights=s.knights[p], road=s.road_len[p]) for p in range(N_SEATS)],
        hexes=[Hex(hex=HEXES.points[h], terrain=TERRAIN.points[s.hex_res[h]], number=s.hex_num[h],
                   robber=s.robber == h) for h in range(HEXES.size)],
        bank=dict(zip(RESOURCES.points, s.bank, strict=True)),
        deck=len(s.deck) - s.deck_pos)
