"""Events of the hoard."""

from deskoherna.kit.verbs import NUMBER, Events
from toys.hoard.state import CARDS, PILES, SEATS

EVENTS = Events()
DRAWS = EVENTS("draws {} {}", SEATS, PILES)
DRAWS_CARD = EVENTS("draws card {} {}", SEATS, CARDS)
LAYS = EVENTS("lays {} {}", SEATS, CARDS)
BURIES = EVENTS("buries {}", SEATS)
GIVES = EVENTS("gives {} {}", SEATS, SEATS)
GIVES_CARD = EVENTS("gives card {} {} {}", SEATS, SEATS, CARDS)
LOOKS = EVENTS("looks {}", SEATS)
ROLLS = EVENTS("rolls {} {}", SEATS, NUMBER)
LUCKY_CARD = EVENTS("lucky card {}", CARDS)
