"""How cardia's bots are set, and at which pace they climb the ladder.

In a short duel of hidden cards search finds nearly all there is within a few thousand rounds, a hundredth of the second
that an adept has. Four levels fit between random play and that only if those in the middle look less far: fifty rounds
for the adept, which keeps to fewer moves than the master, and one world for the apprentice. Without guardians fewer are
enough; in the Haunted Catacombs the adept needs more to beat the apprentice.
"""

from deskoherna.games.cardia.material import CATACOMBS
from deskoherna.games.cardia.state import State
from deskoherna.kit.advice import Case, Paces, Tuning


def duel(adept_rounds: int, *cases: Case, hope: int = 50) -> Tuning:
    """A master that hopes, and an adept that keeps to fewer moves and stops after so many rounds."""
    return Tuning(
        horizon=0,
        trust=70,
        hope=hope,
        worlds=1,
        cases=cases,
        adept=Tuning(horizon=0, trust=40, hope=20, adept_rounds=adept_rounds),
    )


def without_guardians(s: State) -> bool:
    return s.with_guardians == 0


def in_the_catacombs(s: State) -> bool:
    return s.location == CATACOMBS


TUNING = duel(
    50,
    Case("without guardians", without_guardians, duel(30)),
    Case("in the Haunted Catacombs", in_the_catacombs, duel(90, hope=150)),
)
PACES = Paces(600)
MAIN_MODES = ("deck-1", "guardians")
