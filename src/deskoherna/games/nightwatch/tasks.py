"""What may lie on the todo stack: what happens or is asked after the present question."""

from deskoherna.kit.declare import Tasks

TASKS = Tasks()
DO_TORMUND = TASKS("Tormund moves: seat, by what")
DO_TARLY = TASKS("Tarly: seat")
DO_LOSE_HERO = TASKS("a hero falls: seat")
DO_DIE = TASKS("the wildling die: number")
DO_FATE = TASKS("what becomes of a hero: seat")
DO_GUARD = TASKS("a free guard: seat")
DO_MORMONT = TASKS("Mormont hands a card back: seat")
