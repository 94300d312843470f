"""Every broken invariant of a position, in one sentence each."""

from collections.abc import Iterator

from deskoherna.games.wilderness.board import FIELDS, N_FIELDS, NEAR
from deskoherna.games.wilderness.fields import fits
from deskoherna.games.wilderness.laying import (
    lying_of,
)
from deskoherna.games.wilderness.material import (
    ANIMALS,
    BEES,
    CARDS,
    CARDS_A_SEAT,
    DROPS,
    EEL,
    ELEMENTS,
    ENDURANCE,
    KIND_OF,
    KINDS,
    MAGIC,
    MAX_EXPERIENCE,
    N_ALL,
    N_ANIMALS,
    N_CARDS,
    N_ELEMENTS,
    SCARAB,
    SNAKE,
    SWAN_LIVES,
    SWANS,
    WATER_BIT,
)
from deskoherna.games.wilderness.state import (
    ACTIVATE,
    BOARD,
    BUSY,
    DECK_OF,
    DESERT_LIES,
    FACE_DOWN,
    FIELD,
    HAND_OF,
    LAND,
    OUT,
    OVER,
    PATH,
    PHASES,
    PICKED,
    State,
)
from deskoherna.games.wilderness.wounds import has_element


def faults(s: State) -> list[str]:
    found = [*_table(s), *_elements(s)]
    if s.phase == OVER or s.phase >= ACTIVATE:
        found += [*_animals(s), *_hosts(s), *_activation(s)]
    else:
        found += [*_cards(s), *_lying(s)]
    return found


def _table(s: State) -> Iterator[str]:
    if s.phase == BUSY:
        yield "nobody is asked anything, yet the game is not over"
    for seat in range(s.seats):
        if not 0 <= s.magic[seat] <= MAGIC:
            yield f"seat {seat} has {s.magic[seat]} magic"
    if not 0 <= s.actor < s.seats or not 0 <= s.turn < s.seats:
        yield f"seats to act: {s.actor}, {s.turn}"


def _elements(s: State) -> Iterator[str]:
    if len(set(s.element_at)) != N_ELEMENTS or any(f < 0 or not s.terrain[f] for f in s.element_at):
        yield "the Elements do not lie on five different fields of the board"
    for e in range(N_ELEMENTS):
        taken = sum(s.owned[seat][e] for seat in range(s.seats))
        if taken + s.copies[e] != s.seats:
            yield f"{ELEMENTS.points[e]}: {s.copies[e]} copies on the board and {taken} taken, not {s.seats} in all"
        if s.lies[s.element_at[e]] == DESERT_LIES:
            yield f"a desert lies on {ELEMENTS.points[e]}"


# ---------------------------------------------------------------- the positional phase


def _cards(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        own = range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT)
        ranks = sorted(s.rank[c] for c in own if s.place[c] == DECK_OF[seat])
        if ranks != list(range(len(ranks))):
            yield f"the deck of seat {seat} has ranks {ranks}"
        for c in own:
            if s.place[c] not in (OUT, BOARD, PICKED, DECK_OF[seat], HAND_OF[seat]):
                yield f"{CARDS.points[c]} lies in {s.place[c]}"
            if s.place[c] == HAND_OF[seat] and s.seen[c] != 1 << seat:
                yield f"{CARDS.points[c]} in hand is seen by {s.seen[c]:b}"
            if s.n_kinds <= c % CARDS_A_SEAT < N_ANIMALS and s.place[c] != OUT:
                yield f"{CARDS.points[c]} is not in this edition"
    held = [c for c in range(N_CARDS) if c < s.seats * CARDS_A_SEAT and s.place[c] == PICKED]
    if len(held) != int(s.phase == FIELD) or (held and s.picked != lying_of(KIND_OF[held[0]])):
        yield "the card being laid is not the one that is shown"


def _lying(s: State) -> Iterator[str]:
    lying = {s.rank[c]: c for c in range(s.seats * CARDS_A_SEAT) if s.place[c] == BOARD}
    animals = 0
    for f in range(N_FIELDS):
        card = lying.get(f)
        if card is None:
            if s.lies[f] or s.whose[f] >= 0:
                yield f"on {FIELDS.points[f]} something is shown but no card lies"
            continue
        kind = KIND_OF[card]
        animals += kind < N_ANIMALS
        if s.whose[f] != card // CARDS_A_SEAT or s.lies[f] != lying_of(kind):
            yield f"on {FIELDS.points[f]} lies {CARDS.points[card]}, which is not what is shown"
        if not fits(s, kind, f):
            yield f"{KINDS.points[kind]} does not suit {FIELDS.points[f]}"
    if len(lying) != sum(s.place[c] == BOARD for c in range(s.seats * CARDS_A_SEAT)):
        yield "two cards lie on one field"
    if s.drops != max(0, DROPS * s.seats - animals):
        yield f"{animals} animals are laid, but the Trigger has {s.drops} drops"
    for seat in range(s.seats):
        yield from _connected(s, seat)


def _connected(s: State, seat: int) -> Iterator[str]:
    own = {f for f in range(N_FIELDS) if s.whose[f] == seat}
    if not own:
        return
    met = {min(own)}
    todo = [min(own)]
    while todo:
        for f in NEAR[todo.pop()]:
            if f in own and f not in met:
                met.add(f)
                todo.append(f)
    if met != own:
        yield f"the cards of seat {seat} do not hang together"


# ---------------------------------------------------------------- the action phase


def _animals(s: State) -> Iterator[str]:
    stands: dict[int, int] = {}
    for a in range(N_ALL):
        name, f, kind = ANIMALS.points[a], s.field[a], a % N_ANIMALS
        if f < 0:
            if s.token[a] or s.wounds[a] or s.passive[a] or s.poison[a] or s.experience[a]:
                yield f"{name} is not on the board but has markers"
            continue
        if a // N_ANIMALS >= s.seats or kind >= s.n_kinds or not s.fielded[a]:
            yield f"{name} is not in this game"
        if not s.terrain[f]:
            yield f"{name} stands outside the board"
        if s.lies[f] == DESERT_LIES and kind != SNAKE and s.host[a] < 0:
            yield f"{name} stands on a desert"
        if kind == EEL and not s.terrain[f] & WATER_BIT:
            yield f"{name} is out of the water"
        yield from _markers(s, a)
        if a not in (s.acting, s.carried) and s.host[a] < 0:
            if f in stands:
                yield f"{name} and {ANIMALS.points[stands[f]]} stand on one field"
            stands[f] = a
    if s.acting >= 0 and s.field[s.acting] >= 0 and s.host[s.acting] < 0:
        stands.setdefault(s.field[s.acting], s.acting)
    if any(s.on[f] != stands.get(f, -1) for f in range(N_FIELDS)):
        yield "`on` does not say who stands where"
    for f in range(N_FIELDS):
        if s.whose[f] >= 0 or LAND <= s.lies[f] < DESERT_LIES or s.lies[f] >= FACE_DOWN:
            yield f"a card lies on {FIELDS.points[f]} in the action phase"


def _markers(s: State, a: int) -> Iterator[str]:
    name, kind = ANIMALS.points[a], a % N_ANIMALS
    if kind == SWANS:
        if not (
            0 <= s.wounds[a] <= SWAN_LIVES
            and 0 <= s.wounds2[a] <= SWAN_LIVES
            and s.wounds[a] + s.wounds2[a] < 2 * SWAN_LIVES
        ):
            yield f"{name} have {s.wounds[a]} and {s.wounds2[a]} wounds"
    elif not 0 <= s.wounds[a] < max(1, ENDURANCE[kind]) or s.wounds2[a]:
        yield f"{name} has {s.wounds[a]} wounds"
    if s.token[a] not in (0, 1) or s.poison[a] not in (0, 1) or s.passive[a] < 0:
        yield f"{name} has odd markers"
    if kind == BEES and s.poison[a]:
        yield f"{name} cannot be poisoned"
    if not 0 <= s.experience[a] <= MAX_EXPERIENCE:
        yield f"{name} has experience {s.experience[a]}"


def _hosts(s: State) -> Iterator[str]:
    for a in range(N_ALL):
        host = s.host[a]
        if host >= 0:
            if a % N_ANIMALS != SCARAB or s.field[host] < 0 or host % N_ANIMALS in (BEES, SCARAB):
                yield f"{ANIMALS.points[a]} cannot be inside {ANIMALS.points[host]}"
            if s.field[a] >= 0 and a != s.acting and s.phase != OVER:
                yield f"{ANIMALS.points[a]} is inside its host and on the board"


def _activation(s: State) -> Iterator[str]:
    if (s.acting >= 0) != (PATH <= s.phase < OVER):
        yield f"in phase {PHASES.name(s.phase)} acting is {s.acting}"
    if s.phase == ACTIVATE:
        if s.n_todo:
            yield "between activations something is left to do"
        for seat in range(s.seats):
            own = [a for a in range(seat * N_ANIMALS, (seat + 1) * N_ANIMALS) if s.field[a] >= 0]
            if own and not any(s.token[a] for a in own):
                yield f"seat {seat} has no ready animal and no renewal"
    if s.phase == PATH and s.acting % N_ANIMALS == BEES and s.move_number and s.used == 0:
        if has_element(s, s.field[s.acting]):
            yield "bees have ended a move on Elements"
    if s.carried >= 0 and (s.acting < 0 or s.on[s.field[s.carried]] == s.carried):
        yield "a carried animal stands on the board"
