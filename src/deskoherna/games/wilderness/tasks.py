"""Rows of the todo stack: what is still to be done within an activation."""

T_PICK_UP, T_PATH, T_WOUND, T_HEAL, T_ATTACK, T_ROLL, T_AFTER, T_POISON, T_PENETRATE, T_END = range(1, 11)
"""Pick up; begin a path; wounds (animal, number, bird); healing (animal, number); a Standard attack before the defence;
its dice; what follows it (target, field); recurring wound of poison or a scarab (animal, scarab's seat or -1); a
scarab goes in (host); the end of the activation (animal)."""
ANY_BIRD = -1
