"""What may lie on the todo stack, and the stages of a clash."""

from deskoherna.kit.declare import Tasks

TASKS = Tasks()
DO_STAGE = TASKS("stage")
DO_EFFECT = TASKS("effect of a character, acting card")
DO_CHOICE = TASKS("choice for a cause, acting card, card picked before")
DO_EVALUATE = TASKS("evaluate")
DO_DISCARD = TASKS("discard: seat, number, cause")
DO_DRAW = TASKS("draw: seat, number")
DO_MECHANICAL = TASKS("check mechanical djinns")
DO_GUARDIAN = TASKS("guardian, seat")
DO_GUARDIANS_DONE = TASKS("guardians done")
DO_SERPENT = TASKS("serpent temple: seat, clashes newly won")
DO_WITCH = TASKS("witch's den: seat, clashes newly won")
DO_PUT_UNDER = TASKS("put under deck: seat, cause")
DO_OBSERVE = TASKS("observatory: seat")

STAGES = Tasks()
"""The stages of a clash, in their order (sheet c3, c8, d2, g17)."""
STAGE_REVEAL = STAGES("reveal")
STAGE_LIBRARIAN = STAGES("librarian")
STAGE_BLACKMAIL = STAGES("blackmail")
STAGE_COMPARE = STAGES("compare")
STAGE_EFFECT = STAGES("effect")
STAGE_ENGINEER = STAGES("engineer")
STAGE_GUARDIAN = STAGES("guardian")
STAGE_MECHANICAL = STAGES("mechanical djinns")
STAGE_TURN_UP = STAGES("turn up a guardian")
STAGE_SEALS = STAGES("count seals")
STAGE_OBSERVE = STAGES("observatory")
STAGE_DRAW = STAGES("draw")
STAGE_NEXT = STAGES("next clash")
