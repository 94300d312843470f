"""Everything in the box, with its facts and where they come from."""

from deskoherna.games.kingdom.material import BOX
from deskoherna.kit.view import Item, item


def catalogue() -> list[Item]:
    found = [
        item(
            d.type,
            "card",
            d,
            copies=d.copies,
            cost=d.cost,
            recycle=d.recycle,
            bonus=d.bonus,
            production=d.production,
            production_per=d.production_per,
            points=d.points,
            points_per=d.points_per,
        )
        for d in BOX.development
    ]
    found += [item("treasure", "card", t, copies=t.copies, recycle=t.recycle) for t in BOX.treasure]
    found += [
        item("advisor", "card", a, phase=a.phase, fee=a.fee, amount=a.amount, fewest_players=a.fewest_players)
        for a in BOX.advisor
    ]
    found.append(item("calamity", "card", BOX.calamity, copies=BOX.calamity.copies, penalty=BOX.calamity.penalty))
    found += [item("menace", "card", m, copies=m.copies, penalty=m.penalty, fee=m.fee) for m in BOX.menace]
    found += [
        item("duchy", "duchy", d, side=d.side, production=d.production, points=d.points, points_per=d.points_per)
        for d in BOX.duchy
    ]
    for board in BOX.board:
        found.append(item("quest", "quest", board, steps=[s.id for s in board.step]))
        found += [
            item("step", "step", s, quest=board.id, fee=s.fee, solo_fee=s.solo_fee, reward=s.reward) for s in board.step
        ]
    medals = {m.id: [m.bronze, m.silver, m.gold] for m in BOX.medal}
    found += [
        item(
            "scenario",
            "scenario",
            p,
            construction=p.construction,
            completed=p.completed,
            advisors=p.advisors,
            soldiers=p.soldiers,
            medals=medals[p.id],
        )
        for p in BOX.scenario
    ]
    return found
