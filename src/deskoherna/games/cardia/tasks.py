"""The rows of the todo stack: what is still to be done, and for whom."""

(DO_STAGE, DO_EFFECT, DO_CHOICE, DO_EVALUATE, DO_DISCARD, DO_DRAW, DO_MECHANICAL, DO_GUARDIAN, DO_GUARDIANS_DONE,
 DO_SERPENT, DO_WITCH, DO_PUT_UNDER, DO_OBSERVE) = range(13)
"""DO_STAGE stage; DO_EFFECT character, acting card; DO_CHOICE cause, acting card, card picked before; DO_DISCARD seat,
number, cause; DO_DRAW seat, number; DO_GUARDIAN guardian, seat; DO_SERPENT and DO_WITCH seat, clashes newly won;
DO_PUT_UNDER seat, cause; DO_OBSERVE seat."""

(STAGE_REVEAL, STAGE_LIBRARIAN, STAGE_BLACKMAIL, STAGE_COMPARE, STAGE_EFFECT, STAGE_ENGINEER, STAGE_GUARDIAN,
 STAGE_MECHANICAL, STAGE_TURN_UP, STAGE_SEALS, STAGE_OBSERVE, STAGE_DRAW, STAGE_NEXT) = range(13)
"""The stages of a clash, in their order (sheet c3, c8, d2, g17)."""
