"""Moves and events of matching pennies."""

from deskoherna.kit.verbs import NUMBER, events, verbs
from toys.pennies.state import SEATS, SIDES

VERBS = verbs(("raise",), ("ready",), ("choose {}", SIDES), ("choose a side",))
RAISE, READY, CHOOSE_SIDE, CHOOSE_UNSEEN = VERBS.first

EVENTS = events(("raises {}", SEATS), ("is ready {}", SEATS), ("has chosen {}", SEATS), ("shows {} {}", SEATS, SIDES),
                ("wins {} {}", SEATS, NUMBER), ("finds a lucky coin {}", SEATS), ("game over",))
RAISED, IS_READY, HAS_CHOSEN, SHOWS, WINS, LUCKY, GAME_OVER = EVENTS.numbers
