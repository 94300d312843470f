"""The table of moves: every verb, in the order of its moves' numbers. Each is declared where its command stands."""

from deskoherna.games.wilderness import only_way  # noqa: F401 (it does a task)
from deskoherna.games.wilderness.activation import activate, choose_swan
from deskoherna.games.wilderness.attacks import (
    attack,
    breathe,
    drop_tail,
    pay_for_holes,
    save_magic,
    spare,
    stand_attack,
    stink,
    stun,
)
from deskoherna.games.wilderness.laying import (
    LAY_AN_ANIMAL,
    RETURN_A_CARD,
    buy,
    discard,
    discard_nothing,
    draw_no_more,
    enough,
    give_back,
    keep_rest,
    pick,
    put_on,
)
from deskoherna.games.wilderness.paths import drop, seize, settle, stop, walk
from deskoherna.games.wilderness.turns import end_turn
from deskoherna.kit.verbs import verbs

VERBS = verbs(
    buy,
    draw_no_more,
    discard,
    discard_nothing,
    pick,
    LAY_AN_ANIMAL,
    put_on,
    enough,
    give_back,
    RETURN_A_CARD,
    keep_rest,
    activate,
    walk,
    stop,
    attack,
    breathe,
    stink,
    seize,
    drop,
    pay_for_holes,
    save_magic,
    drop_tail,
    stand_attack,
    settle,
    choose_swan,
    stun,
    spare,
    end_turn,
)
