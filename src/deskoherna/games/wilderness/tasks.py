"""What is still to be done within an activation."""

from deskoherna.kit.declare import Tasks

TASKS = Tasks()
DO_PICK_UP = TASKS("pick up: animal", number=1)
DO_PATH = TASKS("path: animal, begun or continued")
DO_WOUND = TASKS("wounds: animal, number, bird")
DO_HEAL = TASKS("healing: animal, number")
DO_ATTACK = TASKS("Standard attack before the defence: target")
DO_ROLL = TASKS("its dice: target")
DO_AFTER = TASKS("what follows it: target, field, hit or parried")
DO_PENETRATE = TASKS("a scarab goes in: host", number=9)
DO_END = TASKS("end of the activation: animal")
DO_GO_ON = TASKS("a way with little choice: ask how to go on, or go the only way")

ANY_BIRD = -1
