"""Everything in the box, with its facts and where they come from."""

from deskoherna.games.cardia.material import FACTS
from deskoherna.kit.view import Item, item


def catalogue() -> list[Item]:
    found = [
        item(
            "character",
            "character",
            c,
            deck=c.deck,
            strength=c.strength,
            faction=c.faction,
            lasting=c.kind == "lasting",
            amount=c.amount,
        )
        for c in FACTS.characters
    ]
    found += [
        item("guardian", "guardian", g, faction=g.faction, exclusive=g.exclusive, amount=g.amount)
        for g in FACTS.guardians
    ]
    found += [
        item(
            "location",
            "location",
            place,
            box=place.box,
            invented=place.invented,
            difficulty=place.difficulty,
            amount=place.amount,
        )
        for place in FACTS.locations
    ]
    found += [item("faction", "faction", faction) for faction in FACTS.factions]
    return found
