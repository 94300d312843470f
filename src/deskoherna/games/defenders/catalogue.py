"""Everything in the box, with its facts and where they come from."""

from deskoherna.games.defenders.material import F
from deskoherna.kit.view import Item, item


def catalogue() -> list[Item]:
    abilities = {a.id: a for a in F.abilities}
    leaders = {leader.id: leader for leader in F.leaders}
    found: list[Item] = []
    for d in F.defenders:
        a = abilities[d.ability]
        found.append(
            item(
                "defender",
                "card",
                d,
                faction=a.faction,
                habitat=d.habitat,
                points=a.points,
                ability=d.ability,
                timing=a.timing,
                leader=leaders[a.leader].initial if a.leader else "",
            )
        )
    found += [
        item("ability", "ability", a, code=a.code, faction=a.faction, leader=a.leader, timing=a.timing, points=a.points)
        for a in F.abilities
    ]
    found += [item("leader", "leader", x, faction=x.faction, initial=x.initial) for x in F.leaders]
    found += [item("faction", "side", x, habitat=x.habitat, item=x.item) for x in F.factions]
    found += [item("item", "item", x) for x in F.items]
    found += [item("habitat", "habitat", x) for x in F.habitats]
    found += [item("machine", "machine", x, count=x.count, challenging=x.challenging) for x in F.machine_cards]
    found += [item("factory", "factory", x, vents=x.vents) for x in F.factories]
    found += [item("tile", "tile", x, shape=x.kind, front=x.front, back=x.back, pollution=x.pollution) for x in F.tiles]
    found += [
        item("track", "track", x, factions=x.factions, labels=x.labels, camps=x.camps, breaches=x.breaches)
        for x in F.tracks
    ]
    found.append(item("die", "die", F.wound_die, faces=F.wound_die.faces))
    return found
