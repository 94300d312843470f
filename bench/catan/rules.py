"""What the moves do."""

from bench.catan.awards import lengthen, longest_road, update_army, update_longest
from bench.catan.board import EDGE_NODES, HEX_NODES, N_EDGE, N_NODE, NODE_HEXES, NODE_PORT
from bench.catan.material import (
    ANY,
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    DESERT,
    GOAL,
    HAND_LIMIT,
    HARBOUR_RATE,
    KNIGHT,
    MONOPOLY,
    N_RES,
    N_SEATS,
    OWN_HARBOUR_RATE,
    PAIRS,
    PLENTY,
    ROADS,
    VICTORY,
)
from bench.catan.moves import (
    E_ROLLS,
    E_WINS,
    M_BUY,
    M_CITY,
    M_DISCARD,
    M_END,
    M_MONOPOLY,
    M_PLENTY,
    M_ROAD,
    M_ROADS,
    M_ROB,
    M_ROBBER,
    M_ROLL,
    M_TOWN,
    M_TRADE,
)
from bench.catan.questions import any_road_site, hand_size, robs, touches_road
from bench.catan.setup import find_numbers
from bench.catan.state import DISCARD, FREE_ROADS, OVER, ROBBER, SETUP_ROAD, SETUP_TOWN, STEAL, TURN, State
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row

__rules__ = True


def step(s: State, seat: int, move: int) -> None:
    if move == M_END:
        end_turn(s)
    elif move == M_ROLL:
        roll(s)
    elif move < M_ROLL:
        play_development(s, seat, move)
    elif move < M_BUY:
        give = (move - M_TRADE) // N_RES
        take(s, seat, give, s.rate[seat][give])
        gain(s, seat, (move - M_TRADE) % N_RES, 1)
    elif move == M_BUY:
        buy_card(s, seat)
    elif move < M_ROAD:
        build_city(s, seat, move - M_CITY)
    elif move < M_TOWN:
        build_road(s, seat, move - M_ROAD)
    elif move < M_DISCARD:
        build_town(s, seat, move - M_TOWN)
    elif move < M_ROBBER:
        discard(s, seat, move - M_DISCARD)
    elif move < M_ROB:
        move_robber(s, seat, move - M_ROBBER)
    else:
        steal(s, seat, move - M_ROB)
        s.phase = TURN
    if s.phase != OVER and s.score[s.player] + s.cards[s.player][VICTORY] >= GOAL:
        s.winner = s.player
        s.phase = OVER
        tell(s, EVERYBODY, E_WINS, s.player)


def mask(s: State, seat: int, move: int) -> int:  # noqa: ARG001
    """Nothing is decided in secret."""
    return move


def standing(s: State, seat: int) -> int:
    return 1 if s.winner == seat else 2


def points(s: State, seat: int) -> int:
    return s.score[seat] + s.cards[seat][VICTORY]


def derive(s: State) -> None:
    """Where numbers lie, where roads end and how long they are follows from the board."""
    find_numbers(s)
    for node in range(N_NODE):
        s.reach[node] = 0
    for edge in range(N_EDGE):
        if s.edge_owner[edge] >= 0:
            mark_ends(s, s.edge_owner[edge], edge)
    for p in range(N_SEATS):
        s.road_len[p] = longest_road(s, p)


# ---------------------------------------------------------------- resources


def gain(s: State, p: int, r: int, n: int) -> None:
    s.bank[r] -= n
    s.hand[p][r] += n


def take(s: State, p: int, r: int, n: int) -> None:
    s.hand[p][r] -= n
    s.bank[r] += n


def pay(s: State, p: int, cost: Row) -> None:
    for r in range(N_RES):
        take(s, p, r, cost[r])


def roll(s: State) -> None:
    s.rolled = 1
    total = rand_below(s, 6) + rand_below(s, 6) + 2
    tell(s, EVERYBODY, E_ROLLS, total)
    if total != 7:
        produce(s, total)
        return
    for p in range(N_SEATS):
        n = hand_size(s, p)
        s.to_discard[p] = n // 2 if n > HAND_LIMIT else 0
    s.phase = DISCARD
    next_discard(s)


def produce(s: State, total: int) -> None:
    """Every building beside a hex of this number claims its resource, unless the robber sits there."""
    for k in range(2):
        h = s.hexes_with[total][k]
        if h >= 0:
            for p in range(N_SEATS):
                s.claim[p][s.hex_res[h]] = 0
    for k in range(2):
        h = s.hexes_with[total][k]
        if h >= 0 and h != s.robber:
            for i in range(6):
                node = HEX_NODES[h][i]
                if s.node_owner[node] >= 0:
                    s.claim[s.node_owner[node]][s.hex_res[h]] += s.node_level[node]
    for k in range(2):
        h = s.hexes_with[total][k]
        if h >= 0:
            give_out(s, s.hex_res[h])


def give_out(s: State, r: int) -> None:
    """Fulfil the claims of a resource; where the bank is short and several claim, nobody gets any."""
    wanted = 0
    takers = 0
    for p in range(N_SEATS):
        wanted += s.claim[p][r]
        if s.claim[p][r] > 0:
            takers += 1
    if wanted <= s.bank[r] or takers == 1:
        for p in range(N_SEATS):
            gain(s, p, r, min(s.claim[p][r], s.bank[r]))
    for p in range(N_SEATS):  # both hexes may be of this kind
        s.claim[p][r] = 0


def next_discard(s: State) -> None:
    for i in range(N_SEATS):
        p = (s.player + i) % N_SEATS
        if s.to_discard[p] > 0:
            s.actor = p
            return
    s.actor = s.player
    s.phase = ROBBER


def discard(s: State, p: int, r: int) -> None:
    take(s, p, r, 1)
    s.to_discard[p] -= 1
    next_discard(s)


def move_robber(s: State, p: int, hex_: int) -> None:
    s.robber = hex_
    victims = 0
    last = -1
    for v in range(N_SEATS):
        if v != p and robs(s, hex_, v):
            victims += 1
            last = v
    if victims > 1:
        s.phase = STEAL
    else:
        if victims == 1:
            steal(s, p, last)
        s.phase = TURN


def steal(s: State, p: int, victim: int) -> None:
    k = rand_below(s, hand_size(s, victim))
    for r in range(N_RES):
        k -= s.hand[victim][r]
        if k < 0:
            s.hand[victim][r] -= 1
            s.hand[p][r] += 1
            return


# ---------------------------------------------------------------- development cards


def play_development(s: State, p: int, move: int) -> None:
    if move >= M_PLENTY:
        play_card(s, p, PLENTY)
        gain(s, p, PAIRS[move - M_PLENTY][0], 1)
        gain(s, p, PAIRS[move - M_PLENTY][1], 1)
    elif move >= M_MONOPOLY:
        play_card(s, p, MONOPOLY)
        monopolise(s, p, move - M_MONOPOLY)
    elif move == M_ROADS:
        play_card(s, p, ROADS)
        s.free_roads = 2
        s.phase = FREE_ROADS
    else:
        play_card(s, p, KNIGHT)
        s.knights[p] += 1
        update_army(s, p)
        s.phase = ROBBER


def play_card(s: State, p: int, card: int) -> None:
    s.cards[p][card] -= 1
    s.n_cards[p] -= 1
    s.played[card] += 1
    s.card_played = 1


def buy_card(s: State, p: int) -> None:
    pay(s, p, COST_CARD)
    card = s.deck[s.deck_pos]
    s.deck_pos += 1
    s.cards[p][card] += 1
    s.fresh[p][card] += 1
    s.n_cards[p] += 1
    s.n_fresh[p] += 1
    s.reveals += 1


def monopolise(s: State, p: int, r: int) -> None:
    for v in range(N_SEATS):
        if v != p:
            s.hand[p][r] += s.hand[v][r]
            s.hand[v][r] = 0


# ---------------------------------------------------------------- building


def use_harbour(s: State, p: int, node: int) -> None:
    port = NODE_PORT[node]
    if port >= 0:
        kind = s.port_kind[port]
        for r in range(N_RES):
            if kind == ANY:
                s.rate[p][r] = min(s.rate[p][r], HARBOUR_RATE)
            elif kind == r:
                s.rate[p][r] = OWN_HARBOUR_RATE


def build_town(s: State, p: int, node: int) -> None:
    s.node_owner[node] = p
    s.node_level[node] = 1
    s.towns_left[p] -= 1
    s.score[p] += 1
    use_harbour(s, p, node)
    if s.phase == SETUP_TOWN:
        if s.setup_step >= N_SEATS:  # the second one: a card from each hex around
            for k in range(3):
                h = NODE_HEXES[node][k]
                if h >= 0 and s.hex_res[h] != DESERT:
                    gain(s, p, s.hex_res[h], 1)
        s.setup_node = node
        s.phase = SETUP_ROAD
        return
    pay(s, p, COST_SETTLEMENT)
    for q in range(N_SEATS):  # it may cut another player's road
        if q != p and touches_road(s, q, node):
            s.road_len[q] = longest_road(s, q)
    update_longest(s)


def build_city(s: State, p: int, node: int) -> None:
    pay(s, p, COST_CITY)
    s.node_level[node] = 2
    s.cities_left[p] -= 1
    s.towns_left[p] += 1
    s.score[p] += 1


def mark_ends(s: State, p: int, edge: int) -> None:
    s.reach[EDGE_NODES[edge][0]] |= 1 << p
    s.reach[EDGE_NODES[edge][1]] |= 1 << p


def build_road(s: State, p: int, edge: int) -> None:
    s.edge_owner[edge] = p
    mark_ends(s, p, edge)
    s.roads_left[p] -= 1
    lengthen(s, p, edge)
    if s.phase == SETUP_ROAD:
        next_placement(s)
        return
    if s.phase == FREE_ROADS:
        s.free_roads -= 1
        if s.free_roads == 0 or not any_road_site(s, p):
            s.free_roads = 0
            s.phase = TURN
    else:
        pay(s, p, COST_ROAD)
    update_longest(s)


def next_placement(s: State) -> None:
    """Round the table and back again."""
    s.setup_step += 1
    i = s.setup_step
    if i == 2 * N_SEATS:
        s.phase = TURN
        s.player = 0
    else:
        s.phase = SETUP_TOWN
        s.player = i if i < N_SEATS else 2 * N_SEATS - 1 - i
    s.actor = s.player


def end_turn(s: State) -> None:
    for c in range(len(s.played)):
        s.fresh[s.player][c] = 0
    s.n_fresh[s.player] = 0
    s.player = (s.player + 1) % N_SEATS
    s.actor = s.player
    s.rolled = 0
    s.card_played = 0
    s.turns += 1
