"""What may lie on the stack of the hoard."""

from deskoherna.kit.declare import Tasks

TASKS = Tasks()
DO_ASK_FOR_CARD = TASKS("ask for a card: seat")
DO_NEXT_TURN = TASKS("next turn")
