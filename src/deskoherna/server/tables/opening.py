"""Setting up a table: from what a person asks for to the entry that opens its log."""

from typing import Any

import msgspec

from deskoherna.kit import lesson as lessons_of
from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit import state as st
from deskoherna.server.games.scenarios import play_scenario
from deskoherna.server.games.served import ServedGame
from deskoherna.server.people.accounts import Person
from deskoherna.server.people.ids import INVITE, new_id
from deskoherna.server.tables import entries as e
from deskoherna.server.wire.bodies import NewTable, PlayOn, SeatPlan
from deskoherna.server.wire.refusal import Refused

LEFT_OUT = "novice"
"""Who sits on the other seats of a lesson that nobody plays on."""
OPPONENT = "adept"
"""Who answers the tries at a puzzle."""
TOURNAMENT = "tournament:"
"""How the origin of a table begins that belongs to one."""
OPEN_SEAT = e.SeatSetup("open")


def seat_setup(served: ServedGame, person: Person, plan: SeatPlan) -> e.SeatSetup:
    match plan.kind:
        case "me":
            return e.SeatSetup("person", person.name, person.id)
        case "hotseat":
            return e.SeatSetup("person", plan.name or person.name, person.id, hotseat=True)
        case "bot":
            return e.SeatSetup("bot", bot=served.check_bot(plan.bot or "novice"))
        case "invited":
            return e.SeatSetup("invited")
        case "open":
            return OPEN_SEAT


def opened(
    served: ServedGame, person: Person, options: dict[str, Any], setups: list[e.SeatSetup], **more: Any
) -> e.Opened:
    """The entry that opens the log: rules, material and options first."""
    game = served.game
    given: dict[str, Any] = {"name": "", "private": False, "match": 1, "clock": None} | more
    return e.Opened(
        game=game.slug,
        rules=game.version,
        material=game.material_hash,
        pack=served.pack,
        options=options,
        invite=new_id(INVITE),
        host=person.id,
        seats=setups,
        **given,
    )


def new_table(served: ServedGame, person: Person, body: NewTable) -> e.Opened:
    options, match = options_and_match(served, body)
    seats = served.seats(options)
    if len(body.seats) > seats:
        raise Refused("bad_seats", seats=seats)
    plans = [seat_setup(served, person, plan) for plan in body.seats]
    mine = [c for c in plans if c.person == person.id and not c.hotseat]
    if len(mine) > 1:
        raise Refused("bad_seats", seats=seats)
    setups = [*plans, *[OPEN_SEAT] * (seats - len(plans))]
    if body.rated:
        may_be_rated(served, setups)
    return opened(
        served,
        person,
        msgspec.to_builtins(options),
        setups,
        name=body.name or "",
        private=body.private,
        clock=body.clock,
        match=match,
        rated=body.rated,
    )


def may_be_rated(served: ServedGame, setups: list[e.SeatSetup]) -> None:
    """Ratings are of people and bots who play the same game under the same conditions."""
    if served.pack is not None:
        raise Refused("not_rated", at="pack")
    if any(seat.hotseat for seat in setups):
        raise Refused("not_rated", at="hotseat")
    if all(seat.kind == "bot" for seat in setups):
        raise Refused("not_rated", at="bots")


def options_and_match(served: ServedGame, body: NewTable) -> tuple[Any, int]:
    """Options and length of the match. A game may have an option `match`, which is then the same thing."""
    options = served.options(body.options)
    if not hasattr(options, "match"):
        return options, body.match or 1
    if body.match is not None:
        options = served.options(body.options | {"match": body.match})
    return options, int(options.match)


def against_bots(served: ServedGame, person: Person, seats: int, own: list[int], bot: str) -> list[e.SeatSetup]:
    """One person on the own seats, a kind of bot on all others."""
    if not own or not all(0 <= i < seats for i in own):
        raise Refused("bad_seats", seats=seats)
    served.check_bot(bot)
    return [
        e.SeatSetup("person", person.name, person.id, hotseat=i != min(own))
        if i in own
        else e.SeatSetup("bot", bot=bot)
        for i in range(seats)
    ]


def from_scenario(served: ServedGame, person: Person, name: str, body: PlayOn) -> e.Opened:
    """A table that begins with a moment of a scenario."""
    played = play_scenario(served.game, name)
    if body.at >= len(played.positions):
        raise Refused("malformed", at="at")
    s = played.positions[body.at]
    if served.game.over(s):
        raise Refused("not_playing")
    options = msgspec.to_builtins(served.options(played.play.options))
    setups = against_bots(served, person, s.seats, body.seats, body.bot)
    return opened(served, person, options, setups, start=st.snapshot(s), origin=f"scenario:{served.game.slug}:{name}")


def for_lesson(served: ServedGame, person: Person, name: str) -> e.Opened:
    """A table of one's own for a lesson."""
    lesson = lessons_of.lessons(served.game).get(name)
    if lesson is None or served.game.material.own:
        raise Refused("not_found")
    s = lessons_of.start(served.game, lesson)
    options = msgspec.to_builtins(served.options(lesson.table))
    setups = against_bots(served, person, s.seats, [lesson.learner], lesson.plays_on or LEFT_OUT)
    origin = f"lesson:{served.game.slug}:{name}"
    return opened(served, person, options, setups, start=st.snapshot(s), origin=origin, lesson=name, private=True)


def for_puzzle(served: ServedGame, person: Person, name: str) -> e.Opened:
    """A table of one's own to try a puzzle at."""
    puzzle = puzzles_of.puzzles(served.game).get(name)
    if puzzle is None:
        raise Refused("not_found")
    s = puzzles_of.opened(served.game, puzzle)
    options = msgspec.to_builtins(served.options(puzzle.options))
    setups = against_bots(served, person, s.seats, [puzzle.seat], OPPONENT)
    origin = f"puzzle:{served.game.slug}:{name}"
    return opened(served, person, options, setups, start=st.snapshot(s), origin=origin, puzzle=name, private=True)
