"""Numbers of moves, for tests that play them."""

from toys.pennies.moves import VERBS
from toys.pennies.rules import CHOOSE_A_SIDE, be_ready, choose, raise_stake

RAISE, READY = VERBS.move(raise_stake), VERBS.move(be_ready)
CHOOSE_SIDE = VERBS.of(choose).first
CHOOSE_UNSEEN = VERBS.hidden[CHOOSE_A_SIDE].first
