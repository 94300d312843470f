"""Everything in the box, with its facts and where they come from."""

from deskoherna.games.wilderness.material import F
from deskoherna.kit.view import Item, item


def catalogue() -> list[Item]:
    found: list[Item] = []
    for a in F.animals:
        extra = {
            k: v
            for k, v in (
                ("water_speed", a.water_speed),
                ("sprint_speed", a.sprint_speed),
                ("single_dice", a.single_dice),
            )
            if v
        }
        found.append(
            item(
                a.kind,
                "card",
                a,
                dots=a.dots,
                size="small" if a.dots < 2 else "large",
                dice=a.dice,
                speed=a.speed,
                endurance=a.endurance,
                terrains=a.terrains,
                passes=a.passes,
                **extra,
            )
        )
    found += [item("landscape", "card", x, count=x.count, terrains=x.terrains) for x in F.landscapes]
    found += [item("terrain", "terrain", x) for x in F.terrains]
    found += [item("element", "element", x) for x in F.elements]
    found.append(
        item(
            "die",
            "die",
            F.die,
            weights=F.die.weights,
            circle=F.die.circle,
            sun=F.die.sun,
            flame=F.die.flame,
            epic=F.die.epic,
        )
    )
    found += [item("board", "board", x, fields=x.fields.split(), elements=x.elements) for x in F.boards]
    return found
