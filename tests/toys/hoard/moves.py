"""Moves and events of the hoard."""

from deskoherna.kit.verbs import NUMBER, events, verbs
from toys.hoard.state import CARDS, PILES, SEATS

VERBS = verbs(("draw {}", PILES), ("lay {}", CARDS), ("bury {}", CARDS), ("bury a card",), ("give {}", CARDS),
              ("give a card",))
DRAW, LAY, BURY, BURY_UNSEEN, GIVE_CARD, GIVE_UNSEEN = VERBS.first

EVENTS = events(("draws {} {}", SEATS, PILES), ("draws card {} {}", SEATS, CARDS), ("lays {} {}", SEATS, CARDS),
                ("buries {}", SEATS), ("gives {} {}", SEATS, SEATS), ("gives card {} {} {}", SEATS, SEATS, CARDS),
                ("looks {}", SEATS), ("rolls {} {}", SEATS, NUMBER), ("lucky card {}", CARDS))
DRAWS, DRAWS_CARD, LAYS, BURIES, GIVES, GIVES_CARD, LOOKS, ROLLS, LUCKY_CARD = EVENTS.numbers
