"""Moves of the hoard."""

from deskoherna.kit.verbs import verbs
from toys.hoard.rules import BURY_A_CARD, GIVE_A_CARD, bury, draw, give, lay

VERBS = verbs(draw, lay, bury, BURY_A_CARD, give, GIVE_A_CARD)
