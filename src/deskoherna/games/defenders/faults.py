"""Every broken invariant of a position, in a sentence each."""

from deskoherna.games.defenders.board import CORE, DART_LEFT, DART_RIGHT, DARTS, HEXES, SIDE_A, SIDE_B
from deskoherna.games.defenders.faction import max_support
from deskoherna.games.defenders.material import (
    ALL_BREACHES,
    ALL_MECHS,
    ALL_TOXIC,
    CARD_HABITAT,
    CARD_LEADER,
    CARD_SIDE,
    CARDS,
    DECK_SIZE,
    HABITATS,
    ITEMS,
    MACHINE_CARDS,
    N_TILES,
    OWN_CARDS,
    SIDES,
    TRACK_CAMPS,
)
from deskoherna.games.defenders.state import (
    ACT,
    ACTIVE_OF,
    BOX,
    CHOSEN_OF,
    DEAD,
    DECK_OF,
    HAND_OF,
    LEADER,
    MASSACRE,
    OVER,
    PLACES,
    START,
    State,
)


def faults(s: State) -> list[str]:
    return [*_ground(s), *_machine(s), *_factions(s), *_cards(s), *_turn(s)]


def _ground(s: State) -> list[str]:
    wrong = []
    if sum(s.mechs) > ALL_MECHS:
        wrong.append(f"{sum(s.mechs)} mechs are on the map, the box has {ALL_MECHS}")
    if sum(s.toxic) > ALL_TOXIC:
        wrong.append(f"{sum(s.toxic)} toxic sites are on the map, the box has {ALL_TOXIC}")
    over = s.phase == OVER
    for h, name in enumerate(HEXES.points):
        if s.mechs[h] < 0 or s.toxic[h] not in (0, 1):
            wrong.append(f"hex {name}: {s.mechs[h]} mechs and {s.toxic[h]} toxic sites")
        if not 0 <= s.pollution[h] <= (2 if not over else 8):
            wrong.append(f"hex {name}: {s.pollution[h]} pollution tokens; three make a toxic site")
        if s.pollution[h] and s.toxic[h]:
            wrong.append(f"hex {name}: pollution beside a toxic site")
        if h != CORE and not 0 <= s.habitat[h] < HABITATS.size:
            wrong.append(f"hex {name}: no habitat")
    if s.camp[CORE] >= 0:
        wrong.append("there is a camp on the core")
    wrong += [f"{name}: {s.wall[b]} walls" for b, name in enumerate(s.wall) if name not in (0, 1)]
    for b, laid in enumerate(s.wall):
        if laid and s.tile[CORE] >= 0 and any(s.tile[h] >= 0 for h in _beside(b)):
            wrong.append(f"a wall token lies at the side of a factory or the core (border {b})")
    placed = sum(s.breach) + sum(s.breaches_left)
    if placed != ALL_BREACHES:
        wrong.append(f"there are {placed} breach tokens instead of {ALL_BREACHES}")
    return wrong


def _beside(b: int) -> list[int]:
    return [h for h in (SIDE_A[b], SIDE_B[b]) if h >= 0]


def _machine(s: State) -> list[str]:
    wrong = []
    total = sum(s.deck) + sum(s.spent)
    if total != MACHINE_CARDS or min(*s.deck, *s.spent) < 0:
        wrong.append(f"the machine deck has {total} cards instead of {MACHINE_CARDS}")
    if sum(s.deck) == 0 and s.phase != OVER:
        wrong.append("the machine deck is empty and was not shuffled")
    out = [t for t in range(N_TILES) if s.site[t] != CORE]
    if out != list(range(N_TILES - len(out), N_TILES)) or len(out) == N_TILES:
        wrong.append(f"the factories {out} are built; they leave the core from the top")
    if len({s.site[t] for t in out}) != len(out):
        wrong.append("two factories stand on one hex")
    wrong += [f"factory {t} is rewilded on the core" for t in range(N_TILES) if s.rewilded[t] and s.site[t] == CORE]
    wrong += [f"factory {t} points nowhere" for t in range(N_TILES) if not 0 <= s.arrow[t] < 6]
    for e in range(2):
        dart = s.engine[e]
        if dart >= 0 and (DART_LEFT[dart] < 0 or DART_RIGHT[dart] < 0):
            wrong.append(f"engine {e + 1} rests at the rim: {DARTS.points[dart]}")
        elif dart >= 0 and (s.tile[DART_LEFT[dart]] >= 0 or s.tile[DART_RIGHT[dart]] >= 0):
            wrong.append(f"engine {e + 1} stands at a factory: {DARTS.points[dart]}")
    return wrong


def _factions(s: State) -> list[str]:
    wrong = []
    at_table = [side for side in range(SIDES.size) if s.owner[side] >= 0]
    if len(at_table) != s.n_sides:
        wrong.append(f"{len(at_table)} factions are at the table, not {s.n_sides}")
    for side in range(SIDES.size):
        name = SIDES.points[side]
        if side not in at_table:
            if s.in_game[side] or s.leader[side] >= 0 or s.camps_left[side] or side in s.camp:
                wrong.append(f"{name} is not at the table, but has pieces")
            continue
        if s.in_game[side] and not 0 <= s.wounds[side] <= s.wound_limit:
            wrong.append(f"{name} has {s.wounds[side]} wounds")
        if s.in_game[side] and not 0 <= s.support[side] <= max_support(s, side):
            wrong.append(f"{name} has {s.support[side]} support of {max_support(s, side)}")
        if s.leader[side] == CORE:
            wrong.append(f"{name} stands on the core")
        on_map = s.camp.count(side)
        started = s.leader[side] >= 0 or s.in_game[side] == 0
        if on_map != TRACK_CAMPS[s.n_sides] - s.camps_left[side] + int(started):
            wrong.append(f"{name} has {on_map} camps on the map and {s.camps_left[side]} on the track")
        for item in range(ITEMS.size):
            if s.ready[side][item] and item not in at_table:
                wrong.append(f"{name} has an item of a faction that is not at the table: {ITEMS.points[item]}")
    return wrong


def _cards(s: State) -> list[str]:
    wrong = []
    everyone = (1 << s.seats) - 1
    for side in range(SIDES.size):
        own = OWN_CARDS[side]
        if s.owner[side] < 0 or s.led_by[side] < 0:
            continue
        for c in own:
            used = CARD_LEADER[c] in (-1, s.led_by[side])
            if used == (s.place[c] == BOX):
                wrong.append(f"{CARDS.points[c]} is in the place {PLACES.points[s.place[c]]}")
        ranks = sorted(s.rank[c] for c in own if s.place[c] == DECK_OF[side])
        if ranks != list(range(len(ranks))):
            wrong.append(f"the {SIDES.points[side]} deck has the ranks {ranks}")
        if sum(s.place[c] != BOX for c in own) != DECK_SIZE:
            wrong.append(f"the {SIDES.points[side]} does not have {DECK_SIZE} cards")
        active = s.active[side]
        if active >= 0 and s.place[active] != ACTIVE_OF[side] and s.place[active] != DEAD:
            wrong.append(f"{CARDS.points[active]} is active, but lies elsewhere")
        for c in own:
            place = s.place[c]
            bit = 1 << s.owner[side]
            if place == HAND_OF[side] and s.seen[c] & bit == 0:
                wrong.append(f"{CARDS.points[c]} is in a hand and unseen by its owner")
            if place not in (DECK_OF[side], HAND_OF[side], CHOSEN_OF[side]) and s.seen[c] != everyone:
                if place != PLACES.read(f"{SIDES.points[side]} discard"):
                    wrong.append(f"{CARDS.points[c]} lies open and is not seen by all")
    for c, place in enumerate(s.place):
        if place > DEAD and (place - 2) // 5 != CARD_SIDE[c]:
            wrong.append(f"{CARDS.points[c]} lies with another faction")
    for h in range(HABITATS.size):
        under = [c for c in range(CARDS.size) if s.place[c] == DEAD and CARD_HABITAT[c] == h]
        if (s.dead[h] >= 0) != bool(under) or (len(under) > 1 and s.result != MASSACRE):
            wrong.append(f"the death token {HABITATS.points[h]} does not fit the dead")
    return wrong


def _turn(s: State) -> list[str]:
    wrong = []
    if s.phase > START and s.phase != OVER and s.seats > 1 and s.in_game[s.side_of[s.first]] == 0:
        wrong.append("the first player has left the game")
    if s.phase in (ACT, LEADER, START) and (s.turn < 0 or s.owner[s.turn] < 0):
        wrong.append("nobody has the turn")
    if s.phase == ACT and s.points_left < 0:
        wrong.append(f"{s.points_left} action points are left")
    if s.phase == ACT and (s.active[s.turn] < 0 or s.leader[s.turn] < 0):
        wrong.append(f"{SIDES.points[s.turn]} has no active defender or no organizer on the map")
    if s.n_todo != 0:
        wrong.append("something is left to do")
    if (s.phase == OVER) != (s.result != 0):
        wrong.append("the game is over without a result, or the other way round")
    return wrong
