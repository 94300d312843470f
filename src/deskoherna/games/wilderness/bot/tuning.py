"""At which pace wilderness's bots climb the ladder; the usual settings serve them well."""

from deskoherna.kit.advice import Paces

PACES = Paces(100)
MAIN_MODES = ("travel", "collector", "three")
