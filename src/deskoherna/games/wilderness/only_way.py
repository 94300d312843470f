"""A way that goes on in a single manner is gone by itself."""

from deskoherna.games.wilderness.attacks import (
    attack,
    breathe,
    can_breathe,
    can_stink,
    list_attacks,
    someone_burns,
    stink,
)
from deskoherna.games.wilderness.board import N_DIRECTIONS
from deskoherna.games.wilderness.paths import (
    can_let_go,
    can_seize,
    can_stop,
    drop,
    has_claws_free,
    is_carrying,
    list_steps,
    seize,
    stop,
    walk,
)
from deskoherna.games.wilderness.state import PATH, State
from deskoherna.games.wilderness.tasks import DO_GO_ON, TASKS

__rules__ = True


@TASKS.does(DO_GO_ON)
def go_on_if_there_is_one_way(s: State) -> None:
    """All that can be answered is counted in `slots`, which nothing else uses in the action phase."""
    steps = list_steps(s, 0, s.slots, 0)
    step = s.slots[0]
    aims = list_attacks(s, 0, s.slots, 0)
    aim = s.slots[0]
    fires = list_fires(s)
    fire = s.slots[0]
    stops = can_stop(s)
    stinks = can_stink(s)
    seizes = has_claws_free(s) and can_seize(s)
    drops = is_carrying(s) and can_let_go(s)
    if steps + aims + fires + stops + stinks + seizes + drops != 1:
        s.phase = PATH
    elif steps == 1:
        walk(s, step)
    elif aims == 1:
        attack(s, aim)
    elif fires == 1:
        breathe(s, fire)
    elif stops:
        stop(s)
    elif stinks:
        stink(s)
    elif seizes:
        seize(s)
    else:
        drop(s)


def list_fires(s: State) -> int:
    n = 0
    if can_breathe(s):
        for d in range(N_DIRECTIONS):
            if someone_burns(s, d):
                s.slots[n] = d
                n += 1
    return n
