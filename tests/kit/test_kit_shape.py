"""What a View is made of, as boards that know no game are told."""

from typing import Annotated

import msgspec
import pytest

from deskoherna.kit import registry
from deskoherna.kit.axes import axis, grid, seats
from deskoherna.kit.game import Game
from deskoherna.kit.hexes import Hexes, disc
from deskoherna.kit.shape import Shape, _fields, plane, shapes_of
from deskoherna.kit.view import View, a_seat, by, lies, one_of, target_of
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES

SEATS, CARDS, FIELDS = seats(2), axis("card", ["wolf", "red fox"]), grid("field", 3, 2)


class Held(msgspec.Struct):
    cards: list[Annotated[str, target_of(CARDS)] | None]
    owner: Annotated[int, a_seat()]


class AView(View, frozen=True, kw_only=True):
    hands: Annotated[list[Held], by(SEATS), lies("hand")]
    top: Annotated[str, one_of(CARDS)] | None
    stones: Annotated[dict[str, int], lies("plate")]


def shape_of(cls: type[View]) -> dict[str, Shape]:
    found = _fields(msgspec.inspect.type_info(cls), lambda axis: axis.name)
    return {s.name: s for s in found}


def test_what_a_view_says_of_its_fields_is_told() -> None:
    shape = shape_of(AView)
    hands, top = shape["hands"], shape["top"]
    assert (hands.kind, hands.by, hands.lies) == ("list", "seat", "hand")
    assert hands.item is not None
    cards, owner = hands.item.fields
    assert cards.item is not None and (cards.item.kind, cards.item.axes) == ("target", ["card"])
    assert owner.kind == "seat"
    assert (top.kind, top.axes) == ("point", ["card"])
    assert (shape["stones"].lies, shape["stones"].kind) == ("plate", "list")


def test_squares_and_hexes_lie_where_their_names_say() -> None:
    squares = plane("field", [FIELDS])
    assert (squares.form, squares.ids[0]) == ("grid", "a1")
    assert squares.places[:4] == [(0.0, 1.0), (1.0, 1.0), (2.0, 1.0), (0.0, 0.0)]
    hexes = plane("hex", [Hexes(tuple(disc(1))).axis("hex")])
    assert hexes.form == "hexes"
    middle = dict(zip(hexes.ids, hexes.places, strict=True))
    assert middle["0,0"] == (0.0, 0.0) and middle["1,0"] == (1.0, 0.0) and middle["0,1"][0] == 0.5


def test_cards_and_numbers_lie_in_no_plane() -> None:
    assert plane("card", [CARDS]).form == "line"
    assert plane("number", [axis("number", 4)]).form == "line"
    assert plane("row", [axis("row", ["a1", "a2", "a3"])]).form == "line"


@pytest.mark.parametrize("game", [HOARD, PENNIES, *registry.games()], ids=lambda g: g.slug)
def test_every_target_of_a_move_is_a_point_that_the_shape_knows(game: Game) -> None:
    known = {f"{axis.name}:{i}" for axis in shapes_of(game).axes for i in axis.ids}
    told = {target for move in range(0, game.n_moves, 1 + game.n_moves // 200) for target in game.verbs.targets(move)}
    assert told and told <= known
