"""The pairings of a round of a Swiss tournament by FIDE's Dutch system, in a process of its own: it takes a while.

python -m deskoherna.server.tournaments.dutch < players.json
"""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from deskoherna.server.tournaments.records import WON, Entrant, Event
from deskoherna.server.tournaments.standings import worth

FEW = 60
Boards = list[tuple[int, int]]


def history(event: Event, entrant: Entrant, before: Sequence[Mapping[int, int]]) -> dict[str, Any]:
    """What the system asks about one player. `before`: points of everybody before each round."""
    colours, floats, games, byes, score = [], [], [], 0, 0
    for number in range(1, len(before) + 1):
        found = next((p for p in event.of_round(number) if entrant.number in (p.first, p.second)), None)
        score += 0 if found is None else worth(found, entrant.number)
        if found is None or not found.second:
            colours.append("none")
            floats.append("none" if found is None else "down")
            byes += found is not None
            games.append((0, "-", "Z" if found is None else "U"))
            continue
        colours.append("white" if found.first == entrant.number else "black")
        other = found.second if found.first == entrant.number else found.first
        games.append((other, colours[-1][0], "0=1"[worth(found, entrant.number)]))
        mine, theirs = (before[number - 1].get(n, 0) for n in (entrant.number, other))
        floats.append("none" if mine == theirs else "down" if mine > theirs else "up")
    return {
        "id": entrant.number,
        "name": entrant.name,
        "score": score / WON,
        "rating": entrant.rating,
        "starting_number": entrant.number,
        "color_hist": colours,
        "float_history": floats,
        "bye_count": byes,
        "games": games,
    }


def question(event: Event) -> dict[str, Any]:
    """All that the next round depends on."""
    done = event.tournament.round
    before: list[dict[int, int]] = []
    total: dict[int, int] = {}
    for number in range(1, done + 1):
        before.append(dict(total))
        for p in event.of_round(number):
            for n in filter(None, (p.first, p.second)):
                total[n] = total.get(n, 0) + worth(p, n)
    return {
        "players": [history(event, x, before) for x in event.entrants if x.number and not x.gone],
        "away": [history(event, x, before) for x in event.entrants if x.number and x.gone],
        "met": [[p.first, p.second] for p in event.pairings if p.second],
        "round": done + 1,
        "rounds": event.tournament.rounds,
    }


def pair(asked: Mapping[str, Any]) -> Boards:
    """Boards from the first on: who moves first, who second; 0: a bye."""
    return pair_few(asked) if len(asked["players"]) <= FEW else pair_many(asked)


def pair_few(asked: Mapping[str, Any]) -> Boards:
    """By the rules in force since February 2026."""
    from caissify_pairings import generate_pairings

    found = generate_pairings(
        system="dutch",
        players=list(asked["players"]),
        previous_pairings={(min(a, b), max(a, b)) for a, b in asked["met"]},
        round_number=asked["round"],
        total_rounds=asked["rounds"],
    )
    return [(int(p["white_id"]), int(p["black_id"] or 0)) for p in found]


def pair_many(asked: Mapping[str, Any]) -> Boards:
    """By the edition before, which takes seconds where the other one takes minutes."""
    from py4swiss.engines.dutch.engine import Engine
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.codes import PlayerCode
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
    from py4swiss.trf.sections import PlayerSection, XSection

    def results(games: Sequence[Sequence[Any]]) -> list[RoundResult]:
        return [RoundResult(id=n, color=ColorToken(colour), result=ResultToken(result)) for n, colour, result in games]

    # their numbers have to follow each other; those who are not here have a round more behind them
    everybody = sorted([*asked["players"], *asked["away"]], key=lambda p: int(p["id"]))
    numbers = {p["id"]: at for at, p in enumerate(everybody, 1)}
    away = {p["id"] for p in asked["away"]}
    sections = [
        PlayerSection(
            code=PlayerCode.PLAYER,
            starting_number=numbers[p["id"]],
            points_times_ten=round(p["score"] * 10),
            rank=numbers[p["id"]],
            results=results(
                [(numbers.get(n, 0), colour, result) for n, colour, result in p["games"]]
                + ([(0, "-", "Z")] if p["id"] in away else [])
            ),
        )
        for p in everybody
    ]
    own = {at: number for number, at in numbers.items()} | {0: 0}
    trf = ParsedTrf(player_sections=sections, x_section=XSection(number_of_rounds=asked["rounds"]))
    return [(own[p.white], own[p.black]) for p in Engine.generate_pairings(trf)]


def main() -> int:
    json.dump(pair(json.load(sys.stdin)), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
