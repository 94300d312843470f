"""Events of matching pennies."""

from deskoherna.kit.verbs import NUMBER, Events
from toys.pennies.state import SEATS, SIDES

EVENTS = Events()
RAISED = EVENTS("raises {}", SEATS)
IS_READY = EVENTS("is ready {}", SEATS)
HAS_CHOSEN = EVENTS("has chosen {}", SEATS)
SHOWS = EVENTS("shows {} {}", SEATS, SIDES, shows=True)
WINS = EVENTS("wins {} {}", SEATS, NUMBER)
LUCKY = EVENTS("finds a lucky coin {}", SEATS)
GAME_OVER = EVENTS("game over")
