"""Numbers of first moves, for tests that play them."""

from toys.hoard.moves import VERBS
from toys.hoard.rules import BURY_A_CARD, bury, draw, lay

DRAW, LAY, BURY = (VERBS.of(command).first for command in (draw, lay, bury))
BURY_UNSEEN = VERBS.hidden[BURY_A_CARD].first
