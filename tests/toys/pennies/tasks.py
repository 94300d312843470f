"""What may lie on the stack of matching pennies."""

from deskoherna.kit.declare import Tasks

TASKS = Tasks()
DO_JUDGE = TASKS("judge")
DO_LUCKY_COIN = TASKS("lucky coin")
DO_NEXT_ROUND = TASKS("next round")
