"""Everything in the box, with its facts and marks."""

from deskoherna.games.nightwatch.material import MATERIAL
from deskoherna.kit.view import Item, item


def catalogue() -> list[Item]:
    facts = MATERIAL.facts
    return [
        *(item("pieces", "piece", p, supply=p.supply, cost=dict(p.cost)) for p in facts.pieces),
        *(item("cards", "card", c, base=c.base, watch=c.watch, classic=c.classic) for c in facts.cards),
        *(item("heroes", "hero", h, number=h.number) for h in facts.heroes),
        *(item("wildlings", "wildling", w, figures=w.figures) for w in facts.wildlings),
        *(
            item("clans", "clan", c, tokens=list(c.tokens), trails=[list(t) for t in c.trails], attack=list(c.attack))
            for c in facts.clans
        ),
        *(item("resources", "resource", r, count=r.count) for r in facts.resources),
        *(item("terrains", "terrain", t, gives=t.gives) for t in facts.terrains),
        *(item("boards", "board", b, hexes=len(b.cells), markets=len(b.markets)) for b in facts.boards),
    ]
