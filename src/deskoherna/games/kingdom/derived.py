"""What follows from the places of the cards: menaces by kind, completed cards by type, what a duchy yields."""

from deskoherna.games.kingdom.kinds import copies
from deskoherna.games.kingdom.material import FIRST_MENACE, N_MENACE_KINDS
from deskoherna.games.kingdom.production import count_types, count_yields
from deskoherna.games.kingdom.state import BESIEGING, State

__rules__ = True


def derive(s: State) -> None:
    """Menaces by kind, completed cards by type, and what a duchy yields follow from the places of the cards."""
    for seat in range(s.seats):
        for menace in range(N_MENACE_KINDS):
            s.besieged[seat][menace] = copies(s, BESIEGING + seat, FIRST_MENACE + menace)
        count_types(s, seat)
        count_yields(s, seat)
