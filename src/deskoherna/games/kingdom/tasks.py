"""What may lie on the todo stack, and the stages of the menaces."""

from deskoherna.kit.declare import Tasks

TASKS = Tasks()
DO_ROUND = TASKS("round", number=1)
DO_TURN = TASKS("turn of the Choice: its number")
DO_MENACE = TASKS("menaces: nth player, stage")
DO_PLANNING = TASKS("planning")
DO_COUNT = TASKS("production step: resource")
DO_FIGHT = TASKS("fight")
DO_END_ROUND = TASKS("end of the round")
DO_LAST_RIGHTS = TASKS("last rights: nth player")
DO_END = TASKS("end of the game")
DO_GIANTS = TASKS("giants: seat")
DO_THIEVES = TASKS("thieves: seat")

SHADOW_STAGE, GIANT_STAGE, THIEF_STAGE, RAT_STAGE = range(4)
"""The harshest order (R25)."""
