"""At which pace defenders' bots climb the ladder; the usual settings serve them well."""

from deskoherna.kit.advice import Paces

PACES = Paces(100, by_rung={("solo-extreme", "adept"): 2000})
MAIN_MODES = ("two", "four", "solo")
