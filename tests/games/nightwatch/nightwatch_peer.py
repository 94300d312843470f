"""Positions and actions of catanatron in the words of this game, on the classic island.

Where the two differ by design, the difference has a name here:

FRESH        catanatron forgets which cards were bought this turn and lets them be played; a translated position has
             no fresh cards, so both agree on it.
BEFORE_ROLL  catanatron offers only the knight before the roll; the rules allow any card.
FREE_ROADS   catanatron offers Road Building only to those who could pay a road.
SHORTAGE     catanatron pays nobody when the bank is short; the rules give a single claimant what is left.
DISCARD      catanatron discards at random in one action; here the cards are chosen one by one.
PAIRS        catanatron names both cards of Year of Plenty, and thief and victim, in one action; here in two steps.
             Where the bank lacks the second card it offers to take one; the rules ask for another kind.
ROAD_ENDS    catanatron does not count a road that ends at a foreign building, never shortens a counted road, and
             gives the card to somebody with fewer than five after a cut.
"""

import random
from dataclasses import dataclass
from typing import Any

from catanatron.models.enums import (
    CITY,
    RESOURCES,
    SETTLEMENT,
    Action,
    ActionPrompt,
    ActionType,
)
from catanatron.models.map import PORT_DIRECTION_TO_NODEREFS, NodeRef

from deskoherna.games.nightwatch.board import EDGE_CORNERS, HEX_CORNERS, ISLAND_EDGES, NET, edge_between
from deskoherna.games.nightwatch.building import build_keep, build_road, build_settlement
from deskoherna.games.nightwatch.cards import buy_card, monopolise, play_card, take_winter
from deskoherna.games.nightwatch.derived import derive
from deskoherna.games.nightwatch.flow import end_turn
from deskoherna.games.nightwatch.game import GAME
from deskoherna.games.nightwatch.material import (
    ANY_MARKET,
    BARREN,
    MONOPOLY,
    PATROL,
    ROAD_BUILDING,
    VICTORY,
    WINTER,
)
from deskoherna.games.nightwatch.moves import VERBS
from deskoherna.games.nightwatch.options import Options
from deskoherna.games.nightwatch.production import discard, roll
from deskoherna.games.nightwatch.state import (
    BEFORE_ROLL,
    DISCARDING,
    FREE_ROAD,
    NOBODY,
    PLACE_ROAD,
    PLACE_TOWN,
    TORMUND,
    TRADE,
)
from deskoherna.games.nightwatch.tasks import DO_TORMUND
from deskoherna.games.nightwatch.tormund import move_tormund, rob
from deskoherna.games.nightwatch.trade import bank
from deskoherna.kit.todo import push

CORNER_OF = {
    NodeRef.NORTH: 0,
    NodeRef.NORTHEAST: 1,
    NodeRef.SOUTHEAST: 2,
    NodeRef.SOUTH: 3,
    NodeRef.SOUTHWEST: 4,
    NodeRef.NORTHWEST: 5,
}
CARD_OF = {
    "KNIGHT": PATROL,
    "ROAD_BUILDING": ROAD_BUILDING,
    "YEAR_OF_PLENTY": WINTER,
    "MONOPOLY": MONOPOLY,
    "VICTORY_POINT": VICTORY,
}
AWARD = 2


def hex_of(coordinate: tuple[int, int, int]) -> int:
    """Cube coordinates round the centre -> our hex."""
    return NET.number[coordinate[0], coordinate[2] + 2]


@dataclass(frozen=True)
class Atlas:
    """Where the nodes of a catanatron map lie on our board."""

    corner: dict[int, int]

    def edge(self, pair: tuple[int, int]) -> int:
        return edge_between(self.corner[pair[0]], self.corner[pair[1]])


def atlas_of(state: Any) -> Atlas:
    corner = {}
    for coordinate, tile in state.board.map.land_tiles.items():
        for ref, node in tile.nodes.items():
            corner[node] = HEX_CORNERS[hex_of(coordinate)][CORNER_OF[ref]]
    return Atlas(corner)


# ---------------------------------------------------------------- positions


def translate(state: Any, atlas: Atlas) -> Any:
    """The same position in our State."""
    n = len(state.colors)
    s = GAME.begin(Options(game="classic", players=n, offers=0, begins="a"), 1)
    lay_board(s, state, atlas)
    lay_pieces(s, state, atlas)
    lay_hands(s, state)
    lay_turn(s, state, atlas)
    derive(s)
    set_holders(s, state)
    return s


def lay_board(s: Any, state: Any, atlas: Atlas) -> None:
    for coordinate, tile in state.board.map.land_tiles.items():
        h = hex_of(coordinate)
        s.terrain[h] = BARREN if tile.resource is None else RESOURCES.index(tile.resource)
        s.number[h] = tile.number or 0
    for i, port in sorted(state.board.map.ports_by_id.items()):
        a, b = (atlas.corner[port.nodes[ref]] for ref in PORT_DIRECTION_TO_NODEREFS[port.direction])
        s.market_edge[i] = edge_between(a, b)
        s.market_kind[i] = ANY_MARKET if port.resource is None else RESOURCES.index(port.resource)
    s.tormund = hex_of(state.board.robber_coordinate)


def lay_pieces(s: Any, state: Any, atlas: Atlas) -> None:
    for node, (color, building) in state.board.buildings.items():
        s.owner[atlas.corner[node]] = state.color_to_index[color]
        s.level[atlas.corner[node]] = {SETTLEMENT: 1, CITY: 2}[building]
    for pair, color in state.board.roads.items():
        s.road[atlas.edge(pair)] = state.color_to_index[color]


def lay_hands(s: Any, state: Any) -> None:
    for p in range(len(state.colors)):
        facts = state.player_state
        s.hand[p][:] = [facts[f"P{p}_{r}_IN_HAND"] for r in RESOURCES]
        for name, card in CARD_OF.items():
            s.cards[p][card] = facts[f"P{p}_{name}_IN_HAND"]
            if card == PATROL:
                s.patrols[p] = facts[f"P{p}_PLAYED_KNIGHT"]
            elif card != VICTORY:
                s.removed[card] += facts[f"P{p}_PLAYED_{name}"]


def lay_turn(s: Any, state: Any, atlas: Atlas) -> None:
    turn, actor = state.current_turn_index, state.current_player_index
    facts = state.player_state
    rolled = facts[f"P{turn}_HAS_ROLLED"]
    s.turn, s.acting = turn, 1 << actor
    s.card_played = int(facts[f"P{turn}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"])
    s.placed = len(state.board.roads) // 2 if state.is_initial_build_phase else 2 * len(state.colors)
    s.home = TRADE if rolled else BEFORE_ROLL
    s.last_corner = -1
    match state.current_prompt:
        case ActionPrompt.BUILD_INITIAL_SETTLEMENT:
            s.phase = PLACE_TOWN
        case ActionPrompt.BUILD_INITIAL_ROAD:
            s.phase = PLACE_ROAD
            s.last_corner = atlas.corner[state.buildings_by_color[state.colors[actor]][SETTLEMENT][-1]]
        case ActionPrompt.DISCARD:
            s.phase = DISCARDING
            waiting = [p for p in range(len(state.colors)) if p >= actor and sum(s.hand[p]) > 7]
            s.acting = sum(1 << p for p in waiting)
            for p in waiting:
                s.to_discard[p] = sum(s.hand[p]) // 2
            push(s, DO_TORMUND, turn, 0, 0)
        case ActionPrompt.MOVE_ROBBER:
            s.phase = TORMUND
        case _ if state.is_road_building:
            s.phase, s.left = FREE_ROAD, state.free_roads_available
        case _:
            s.phase = s.home


def set_holders(s: Any, state: Any) -> None:
    """Longest Road and Largest Patrol lie where catanatron has them."""
    for field, key in (("longest_road", "HAS_ROAD"), ("largest_patrol", "HAS_ARMY")):
        old = getattr(s, field)
        new = next((p for p in range(s.seats) if state.player_state[f"P{p}_{key}"]), NOBODY)
        if old != NOBODY:
            s.score[old] -= AWARD
        if new != NOBODY:
            s.score[new] += AWARD
        setattr(s, field, new)


# ---------------------------------------------------------------- actions


def moves_of(action: Any, s: Any, atlas: Atlas) -> set[int]:
    """The first move of ours for an action."""
    value = action.value
    match action.action_type:
        case ActionType.ROLL:
            return {VERBS.move(roll)}
        case ActionType.END_TURN:
            return {VERBS.move(end_turn)}
        case ActionType.BUY_DEVELOPMENT_CARD:
            return {VERBS.move(buy_card)}
        case ActionType.BUILD_ROAD:
            return {VERBS.move(build_road, atlas.edge(value))}
        case ActionType.BUILD_SETTLEMENT:
            return {VERBS.move(build_settlement, atlas.corner[value])}
        case ActionType.BUILD_CITY:
            return {VERBS.move(build_keep, atlas.corner[value])}
        case ActionType.PLAY_KNIGHT_CARD:
            return {VERBS.move(play_card, PATROL)}
        case ActionType.PLAY_ROAD_BUILDING:
            return {VERBS.move(play_card, ROAD_BUILDING)}
        case ActionType.PLAY_YEAR_OF_PLENTY:
            return {VERBS.move(play_card, WINTER)}
        case ActionType.PLAY_MONOPOLY:
            return {VERBS.move(play_card, MONOPOLY)}
        case ActionType.MARITIME_TRADE:
            return {VERBS.move(bank, RESOURCES.index(value[0]), RESOURCES.index(value[-1]))}
        case ActionType.MOVE_ROBBER:
            return {VERBS.move(move_tormund, hex_of(value[0]))}
        case ActionType.DISCARD:
            seat = s.acting & -s.acting
            return {VERBS.move(discard, r) for r in range(5) if s.hand[seat.bit_length() - 1][r]}
    raise AssertionError(action)


def by_design(s: Any, seat: int) -> set[int]:
    """Moves of ours that catanatron leaves out by design."""
    found = set()
    if s.phase == BEFORE_ROLL:
        found = {VERBS.move(play_card, c) for c in (ROAD_BUILDING, WINTER, MONOPOLY)}
    if not (s.hand[seat][0] and s.hand[seat][1]):
        found.add(VERBS.move(play_card, ROAD_BUILDING))
    return found


def concretise(action: Any, state: Any, s: Any, dice: random.Random) -> tuple[Any, list[int]]:
    """The action with its chance written out, and the same chance as our rules ask for it."""
    value = action.value
    match action.action_type:
        case ActionType.ROLL:
            a, b = dice.randint(1, 6), dice.randint(1, 6)
            return Action(action.color, action.action_type, (a, b)), [a - 1, b - 1]
        case ActionType.BUY_DEVELOPMENT_CARD:
            card = dice.choice(state.development_listdeck)
            k = CARD_OF[card]
            return Action(action.color, action.action_type, card), [sum(s.deck[:k])]
        case ActionType.MOVE_ROBBER if value[1] is not None:
            hand = s.hand[state.color_to_index[value[1]]]
            k = dice.randrange(sum(hand))
            r = next(r for r in range(5) if k < sum(hand[: r + 1]))
            return Action(action.color, action.action_type, (value[0], value[1], RESOURCES[r])), [k]
        case ActionType.DISCARD:
            hand = s.hand[state.color_to_index[action.color]]
            cards = [RESOURCES[r] for r in range(5) for _ in range(hand[r])]
            return Action(action.color, action.action_type, dice.sample(cards, len(cards) // 2)), []
    return action, []


def play(action: Any, state: Any, s: Any, atlas: Atlas) -> None:
    """The whole action in our moves; each must be legal."""
    seat = state.color_to_index[action.color]
    value = action.value
    match action.action_type:
        case ActionType.DISCARD:
            moves = [VERBS.move(discard, RESOURCES.index(r)) for r in value]
        case ActionType.PLAY_YEAR_OF_PLENTY:
            moves = [VERBS.move(play_card, WINTER), *(VERBS.move(take_winter, RESOURCES.index(r)) for r in value)]
        case ActionType.PLAY_MONOPOLY:
            moves = [VERBS.move(play_card, MONOPOLY), VERBS.move(monopolise, RESOURCES.index(value))]
        case _:
            moves = list(moves_of(action, s, atlas))
    for move in moves:
        assert move in GAME.legal(s, seat), GAME.notate(move)
        GAME.play(s, seat, move)
    if action.action_type is ActionType.MOVE_ROBBER and value[1] is not None:
        then = VERBS.move(rob, state.color_to_index[value[1]])
        if then in GAME.legal(s, seat):
            GAME.play(s, seat, then)


def ends_at_a_stranger(s: Any, seat: int) -> bool:
    """Does an own road touch a foreign building? Then the two measure roads differently (ROAD_ENDS)."""
    return any(s.road[e] == seat and any(0 <= s.owner[c] != seat for c in EDGE_CORNERS[e]) for e in range(ISLAND_EDGES))
