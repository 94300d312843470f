"""Moves of matching pennies."""

from deskoherna.kit.verbs import verbs
from toys.pennies.rules import CHOOSE_A_SIDE, be_ready, choose, raise_stake

VERBS = verbs(raise_stake, be_ready, choose, CHOOSE_A_SIDE)
