"""Environments: what is observed, that nothing leaks, and the test kits of PettingZoo and Gymnasium."""

import ctypes
from collections.abc import Iterator
from typing import Annotated, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from deskoherna.kit import axes, knowledge, registry
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.envs import registered
from deskoherna.lab.envs.aec import TableEnv
from deskoherna.lab.envs.encoder import WIDEST, Encoder, Piece, cover, pieces, windows
from deskoherna.lab.envs.observe import LARGEST, UNSEEN, Entry, Kind, Layout
from deskoherna.lab.envs.parallel import ParallelTableEnv
from deskoherna.lab.envs.single import SeatEnv
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES

CYCLES = 25
ALL = [(game, table) for game in registry.games() for table in game.tables]
SOME = [(game, table) for game in registry.games() for table in (next(iter(game.tables)), list(game.tables)[-1])]
MODES = {
    "cardia": ("deck-1", "deck-2", "guardians", "strategic", "mixed"),
    "defenders": ("two", "four", "solo", "extreme"),
    "kingdom": ("giants-rats", "advisors", "usurper", "solo-rats", "solo-lord-of-doom", "the-prophecy"),
    "nightwatch": ("watch-four", "base-three", "classic", "classic-trade", "classic-two"),
    "wilderness": ("travel", "collector", "magic", "three"),
}
"""A table or two of every way to play."""
BOTH_TOYS = [(game, table) for game in (HOARD, PENNIES) for table in game.tables]


def name(value: Any) -> str:
    return value.slug if isinstance(value, Game) else str(value)


def positions(game: Game, table: str, seed: int, steps: int, every: int) -> Iterator[Any]:
    """Positions of a random game."""
    dice = np.random.default_rng(seed)
    s = game.begin(game.tables[table], seed)
    for n in range(steps):
        if game.over(s):
            return
        if n % every == 0:
            yield s
        seat = game.actors(s)[0]
        game.play(s, seat, int(dice.choice(game.legal(s, seat))))


def turned(values: Any, seat: int, seats: int) -> Any:
    return np.where((values >= 0) & (values < seats), (values - seat) % seats, values)


def expected(s: Any, seat: int, seats: int) -> list[int]:
    """The observation worked out in another way: from what `knowledge` says is visible."""
    visible = knowledge.visible(s, seat)
    order = [(i + seat) % seats for i in range(seats)]
    found = [seat]
    for field_name in st.dtype(type(s)).names or ():
        f = st.field_named(type(s), field_name)
        if f is None or f.name not in visible:
            continue
        if f.sight is st.SEEN:
            hidden = np.full(f.shape[1:], UNSEEN)
            values = np.array([hidden if v is None else v for v in visible[f.name]])
            if f.name == "seen":
                bits = [0 if v == UNSEEN else sum(1 << k for k, o in enumerate(order) if v >> o & 1) for v in values]
                values = np.where(values == UNSEEN, UNSEEN, bits)
        elif f.sight is st.OWN:
            values = np.array(visible[f.name][seat])
        else:
            values = np.array(visible[f.name])
            for k, axis in enumerate(f.axes):
                if axis.name == "seat":
                    values = values.take([*order, *range(seats, axis.size)], k)
        if f.of is not None and f.of.name == "seat":
            values = turned(values, seat, seats)
        found += np.where(values == UNSEEN, UNSEEN, np.clip(values, -LARGEST, LARGEST)).ravel().tolist()
    place = st.field_named(type(s), "place")
    if place is not None and place.of is not None and place.sight is st.SEEN:
        unseen = [p for p, eyes in zip(s.place, s.seen, strict=True) if not eyes >> seat & 1]
        found += [unseen.count(p) for p in range(place.of.size)]
    return found


@pytest.mark.parametrize(("game", "table"), [*SOME, *BOTH_TOYS], ids=name)
def test_what_a_seat_observes(game: Game, table: str) -> None:
    seats = game.encode(game.tables[table])[0]
    layout = Layout(game.state, seats)
    assert len(layout.names) == len(set(layout.names)) == layout.size
    for s in positions(game, table, 5, 60, 20):
        for seat in range(seats):
            assert layout.observe(s, seat).tolist() == expected(s, seat, seats)


@pytest.mark.parametrize(("game", "table"), [*SOME, *BOTH_TOYS], ids=name)
def test_an_observation_knows_no_secret(game: Game, table: str) -> None:
    """Destroying all that a seat cannot see changes nothing in what it observes."""
    seats = game.encode(game.tables[table])[0]
    layout = Layout(game.state, seats)
    for s in positions(game, table, 7, 60, 20):
        for seat in range(seats):
            blind = knowledge.blindfold(game, s, seat, 1)
            assert layout.observe(blind, seat).tolist() == layout.observe(s, seat).tolist()


WALL = 99
"""Stands before and behind an observation, where nothing may be written."""


def through_lens(encoder: Encoder, s: Any, seat: int) -> list[int]:
    """What a encoder shows, called as machine code is."""
    record = np.frombuffer(st.pack(s), np.int8)
    size = encoder.layout.size
    out = np.full(size + 2, WALL, np.int8)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(int(encoder.code[seat]))(
        record.ctypes.data, out[1:].ctypes.data
    )
    assert (out[0], out[-1]) == (WALL, WALL)
    return [int(n) for n in out[1:-1]]


@pytest.mark.parametrize(("game", "table"), [*SOME, *BOTH_TOYS], ids=name)
def test_a_lens_shows_the_same(game: Game, table: str) -> None:
    seats = game.encode(game.tables[table])[0]
    layout = Layout(game.state, seats)
    encoder = Encoder(layout)
    for s in positions(game, table, 9, 60, 20):
        for seat in range(seats):
            assert through_lens(encoder, s, seat) == layout.observe(s, seat).tolist()


TILES = axes.axis("tile", 19)


class Long(st.Base):
    """Rows of every kind, a little longer than a piece or two, and one that ends with the record."""

    owner: Annotated[st.Row, "i1", axes.axis("square", 21), st.OPEN, st.Of(axes.seats(3))]
    height: Annotated[st.Row, "i2", axes.axis("square", 37), st.OPEN]
    seen: Annotated[st.Row, "i1", TILES, st.SEEN]
    place: Annotated[st.Row, "i1", TILES, st.SEEN, st.Of(axes.axis("place", 11))]
    keeper: Annotated[st.Row, "i1", TILES, st.SEEN, st.Of(axes.seats(3))]
    secret: Annotated[st.Row, "i1", axes.axis("secret", 23)]
    heap: Annotated[st.Grid, "i1", axes.seats(3), axes.axis("thing", 5), st.OPEN]
    rival: Annotated[st.Grid, "i1", axes.seats(3), axes.axis("match_", 2), st.OPEN, st.Of(axes.seats(3))]
    wins: Annotated[st.Row, "i1", axes.seats(3), st.OPEN]
    purse: Annotated[st.Grid, "i1", axes.seats(3), axes.axis("coin", 3), st.OWN]


def any_position(cls: type[st.S], dice: np.random.Generator) -> st.S:
    """Numbers without sense in every field, also such as are no seats, no places and too large."""
    s = st.new(cls)
    for f in st.fields(cls):
        low, high = (-300, 300) if f.code in ("i2", "i4") else (-3, 12)
        if f.name in ("seen", "rng"):
            low, high = 0, 8
        setattr(s, f.name, dice.integers(low, high, f.shape).tolist())
    return s


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_pieces_of_every_kind(seats: int) -> None:
    """Also where a piece would reach beyond its row, and where numbers are cut."""
    dice = np.random.default_rng(4)
    layout = Layout(Long, seats)
    encoder = Encoder(layout)
    for _ in range(20):
        s = any_position(Long, dice)
        for seat in range(seats):
            found = layout.observe(s, seat).tolist()
            assert found == expected(s, seat, seats)
            assert found == through_lens(encoder, s, seat)


@pytest.mark.parametrize("n", range(1, 150))
def test_pieces_cover_a_run(n: int) -> None:
    """Every entry is written, and nothing beyond."""
    found = cover(n, WIDEST)
    assert {at + k for at, width in found for k in range(width)} == set(range(n))
    assert all(width & (width - 1) == 0 for _, width in found)


def test_nothing_is_read_beyond_the_record() -> None:
    assert windows([3, 20, 18, 4], 100) == [3, 20]
    assert windows([97, 60], 100) == [60, 84]


def test_a_long_row_is_a_few_pieces() -> None:
    """Whether it is guarded or not, and whatever its order within a window or two."""
    straight = [Entry(Kind.SEEN, 100 + k, 300 + k) for k in range(67)]
    assert pieces(straight, 400) == [Piece(0, 64), Piece(63, 4)]
    turned_around = [Entry(Kind.PLAIN, 131 - k) for k in range(32)]
    assert pieces(turned_around, 400) == [Piece(0, 16), Piece(16, 16)]
    far_apart = [Entry(Kind.PLAIN, 100 * k) for k in range(3)]
    assert pieces(far_apart, 400) == [Piece(0, 2), Piece(2, 1)]


CROWD = axes.axis("card", 130)


class Crowd(st.Base):
    """More cards than fit into a byte."""

    seen: Annotated[st.Row, "i1", CROWD, st.SEEN]
    place: Annotated[st.Row, "i1", CROWD, st.SEEN, st.Of(axes.axis("place", 2))]


def test_a_heap_of_more_than_fits_into_a_byte() -> None:
    layout = Layout(Crowd, 2)
    heap = layout.names.index("unseen[1]")
    s = st.new(Crowd)
    for cards in (126, 127, 128, 130):
        s.place = [1] * cards + [0] * (130 - cards)
        shown = min(cards, LARGEST)
        assert layout.observe(s, 1)[heap] == through_lens(Encoder(layout), s, 1)[heap] == shown


def test_seats_are_turned() -> None:
    """Both seats of pennies see the same open numbers, each its own first."""
    s = next(positions(PENNIES, next(iter(PENNIES.tables)), 1, 1, 1))
    s.stake[0], s.stake[1] = 3, 4
    layout = Layout(PENNIES.state, 2)
    mine, theirs = layout.names.index("stake[me]"), layout.names.index("stake[+1]")
    assert [int(layout.observe(s, 0)[k]) for k in (mine, theirs)] == [3, 4]
    assert [int(layout.observe(s, 1)[k]) for k in (mine, theirs)] == [4, 3]


SEATS, SIDES, CARDS, COLOURS = axes.seats(2), axes.axis("side", 3), axes.axis("card", 2), axes.axis("colour", 2)


class Rare(st.Base):
    """Kinds of fields that no game of ours has."""

    owner: Annotated[st.Row, "i1", SIDES, st.OPEN, st.Of(SEATS)]
    purse: Annotated[st.Grid, "i1", SIDES, COLOURS, st.OWN]
    seen: Annotated[st.Row, "i1", CARDS, st.SEEN]
    holder: Annotated[st.Row, "i1", CARDS, st.SEEN, st.Of(SEATS)]
    marks: Annotated[st.Grid, "i1", CARDS, COLOURS, st.SEEN]
    debts: Annotated[st.Row, "i2", SEATS, st.OPEN]
    fame: Annotated[int, "i4", st.OPEN]


def test_rare_kinds_of_fields() -> None:
    s = st.new(Rare)
    s.owner, s.purse = [1, 0, 1], [[1, 2], [3, 4], [5, 6]]
    s.seen, s.holder, s.marks = [1, 2], [0, 0], [[7, 8], [9, 10]]
    s.debts, s.fame = [30, 400], 100_000
    layout = Layout(Rare, 2)
    seen = dict(zip(layout.names, layout.observe(s, 1).tolist(), strict=True))
    assert [seen[f"owner[{i}]"] for i in range(3)] == [0, 1, 0]
    assert [seen[f"purse[{i}][1]"] for i in range(3)] == [2, UNSEEN, 6]
    assert [seen[f"holder[{i}]"] for i in range(2)] == [UNSEEN, 1]
    assert [seen[f"seen[{i}]"] for i in range(2)] == [UNSEEN, 1]
    assert [seen[f"marks[{i}][0]"] for i in range(2)] == [UNSEEN, 9]
    assert (seen["debts[me]"], seen["debts[+1]"], seen["fame"]) == (LARGEST, 30, LARGEST)
    encoder = Encoder(layout)
    assert [through_lens(encoder, s, seat) for seat in range(2)] == [
        layout.observe(s, seat).tolist() for seat in range(2)
    ]


class Wide(st.Base):
    purse: Annotated[st.Grid, "i2", SIDES, COLOURS, st.OWN]


def test_what_cannot_be_observed_is_refused() -> None:
    with pytest.raises(st.DeclarationError, match=r"Wide\.purse: only i1"):
        Layout(Wide, 2)


# ---------------------------------------------------------------- the kits of others


COMPILED = ("cardia", "nightwatch")
"""Games whose compiled twin goes through the kits each time; that of all of them does with --long."""


def conform(game: Game, table: str, cycles: int, *, compiled: bool) -> None:
    def one_by_one() -> TableEnv:
        return TableEnv(game, table, compiled=compiled)

    def at_once() -> ParallelTableEnv:
        return ParallelTableEnv(game, table, compiled=compiled)

    api_test(one_by_one(), num_cycles=cycles)
    seed_test(one_by_one, num_cycles=cycles)
    parallel_api_test(at_once(), num_cycles=cycles)
    parallel_seed_test(at_once, num_cycles=cycles)
    state = one_by_one()
    state.reset(seed=1)
    assert state.state_space.contains(state.state())


@pytest.mark.parametrize(("game", "table"), [(g, t) for g in registry.games() for t in MODES[g.slug]], ids=name)
def test_the_kits_of_pettingzoo_and_gymnasium(game: Game, table: str) -> None:
    conform(game, table, CYCLES, compiled=game.slug in COMPILED)


@pytest.mark.long
@pytest.mark.parametrize(("game", "table"), ALL, ids=name)
def test_the_kits_on_every_table(game: Game, table: str) -> None:
    conform(game, table, 200, compiled=True)
    check_env(gymnasium.make(registered.name_of(game.slug), table=table, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("slug", ["cardia", "leduc"])
def test_the_kit_of_gymnasium(slug: str) -> None:
    """By name, what is drawn included."""
    check_env(gymnasium.make(registered.name_of(slug), render_mode="rgb_array").unwrapped)


# ---------------------------------------------------------------- how a game goes


def test_a_whole_game_one_after_another() -> None:
    """Rewards come once, at the end, and follow the standings."""
    env = TableEnv(registry.game("cardia"), "deck-1")
    env.reset(seed=3)
    dice = np.random.default_rng(3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else int(dice.choice(np.flatnonzero(info["action_mask"]))))
    game, s = env.episode.game, env.episode.position()
    assert game.over(s)
    first = [game.rules.standing(s, seat) == 1 for seat in range(2)]
    draw = first == [True, True]
    assert list(totals.values()) == [0.0 if draw else 1.0 if won else -1.0 for won in first]


def test_an_illegal_move_costs_its_agent_the_game() -> None:
    env = TableEnv(registry.game("cardia"), "deck-1")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0]))
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(env.terminations.values())


def test_both_play_at_once_where_the_game_says_so() -> None:
    env = ParallelTableEnv(registry.game("cardia"), "deck-1")
    seen, _ = env.reset(seed=1)
    assert [int(o["action_mask"][env.wait]) for o in seen.values()] == [0, 0]
    env.step({a: int(np.flatnonzero(o["action_mask"])[0]) for a, o in seen.items()})
    assert env.episode.steps == 2


def test_who_is_not_asked_waits() -> None:
    env = ParallelTableEnv(registry.game("nightwatch"), "classic")
    seen, _ = env.reset(seed=1)
    mover = env.movers()[0]
    assert [int(o["action_mask"][env.wait]) for o in seen.values()] == [int(i != mover) for i in range(4)]
    assert sum(int(o["action_mask"].sum()) for i, o in enumerate(seen.values()) if i != mover) == 3


def test_one_seat_against_bots() -> None:
    """The learner is asked only for its own seat, until the game is over."""
    env = SeatEnv(registry.game("cardia"), "deck-1", seat=1, against="random")
    dice = np.random.default_rng(2)
    _, info = env.reset(seed=2)
    over, rewards = False, []
    while not over:
        assert env.games.turn.seats[0] == 1
        _, reward, over, cut_short, info = env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
        assert not cut_short
        rewards.append(reward)
    assert set(rewards[:-1]) <= {0.0}
    s = env.games.position()
    first = [env.games.game.rules.standing(s, seat) == 1 for seat in range(2)]
    assert rewards[-1] == (0 if all(first) else 1 if first[1] else -1)


def test_unknown_tables_and_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="cardia has no table 'attic'"):
        TableEnv(registry.game("cardia"), "attic")
    with pytest.raises(ValueError, match="there is no seat 2"):
        SeatEnv(registry.game("cardia"), "deck-1", seat=2)
