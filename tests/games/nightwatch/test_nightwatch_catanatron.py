"""The classic island against catanatron: the same positions, the same legal moves, the same results."""

import random
from typing import Any

import nightwatch_peer as peer
import pytest
from catanatron.models.enums import ActionPrompt, ActionType
from catanatron.models.player import Color, Player
from catanatron.state import State, apply_action

from deskoherna.games.nightwatch.game import GAME
from deskoherna.games.nightwatch.material import ANY_MARKET, PIPS, RESOURCES
from deskoherna.games.nightwatch.production import produce
from deskoherna.kit import state as st

GAMES = 12
MOST_ACTIONS = 600
IDLE = (ActionType.END_TURN, ActionType.MARITIME_TRADE, ActionType.ROLL)
"""Building and playing cards are tried more often than these, so that games get somewhere."""


def compare_legal(state: Any, s: Any, atlas: peer.Atlas) -> None:
    seat = state.current_player_index
    theirs: set[int] = set()
    for action in state.playable_actions:
        theirs |= peer.moves_of(action, s, atlas)
    ours = set(GAME.legal(s, seat))
    missing, more = theirs - ours, ours - theirs - peer.by_design(s, seat)
    assert not missing, f"only catanatron allows {[GAME.notate(m) for m in missing]}"
    assert not more, f"only we allow {[GAME.notate(m) for m in more]}"


def facts(s: Any) -> dict[str, Any]:
    """What both must agree on, but for the special case of roads."""
    same = (
        "hand",
        "bank",
        "owner",
        "level",
        "road",
        "tormund",
        "cards",
        "patrols",
        "removed",
        "largest_patrol",
        "roads_left",
        "settlements_left",
        "keeps_left",
        "deck",
        "turn",
        "phase",
        "home",
        "acting",
        "placed",
        "card_played",
        "left",
        "to_discard",
        "n_todo",
        "rate",
        "n_hand",
        "n_cards",
    )
    return {name: getattr(s, name) for name in same}


def short_for_one(before: Any, total: int) -> set[int]:
    """Resources of which the bank is short and a single seat is owed: there we follow the rules (SHORTAGE)."""
    t = st.clone(before)
    t.bank[:] = [60] * 5
    old = [row[:] for row in t.hand]
    produce(t, total)
    owed = [[t.hand[p][r] - old[p][r] for p in range(t.seats)] for r in range(5)]
    return {r for r in range(5) if sum(owed[r]) > before.bank[r] and sum(x > 0 for x in owed[r]) == 1}


@pytest.mark.parametrize("seed", range(GAMES))
def test_same_positions_same_moves_same_results(seed: int) -> None:
    random.seed(seed)
    dice = random.Random(seed)
    colors = list(Color)[: 2 + seed % 3]
    state = State([Player(c) for c in colors])
    atlas = peer.atlas_of(state)
    s = peer.translate(state, atlas)
    for _ in range(MOST_ACTIONS):
        compare_legal(state, s, atlas)
        usable = [
            a
            for a in state.playable_actions
            if not (a.action_type is ActionType.PLAY_YEAR_OF_PLENTY and len(a.value) == 1)
        ]
        before = st.clone(s)
        eager = [1 if a.action_type in IDLE else 6 for a in usable]
        action, chance = peer.concretise(dice.choices(usable, eager)[0], state, s, dice)
        s.forced = list(chance)
        peer.play(action, state, s, atlas)
        assert not s.forced
        apply_action(state, action)
        if GAME.over(s):
            turn = before.turn
            assert state.player_state[f"P{turn}_ACTUAL_VICTORY_POINTS"] + 2 >= 10
            return
        compare_result(state, s, before, action, atlas)
        s = peer.translate(state, atlas)


def compare_result(state: Any, s: Any, before: Any, action: Any, atlas: peer.Atlas) -> None:
    wanted = peer.translate(state, atlas)
    odd = short_for_one(before, sum(action.value)) if action.action_type is ActionType.ROLL else set()
    a, b = facts(s), facts(wanted)
    if odd:
        for r in odd:
            assert s.bank[r] == 0, RESOURCES.points[r]
        for name in ("hand", "bank", "n_hand"):
            del a[name], b[name]
    if state.current_prompt is ActionPrompt.DISCARD:
        del a["acting"], b["acting"]
    assert a == b, f"{action} differs in {[k for k in a if a[k] != b[k]]}"
    for p in range(s.seats):
        if not peer.ends_at_a_stranger(s, p):
            assert s.road_length[p] == state.board.road_lengths[state.colors[p]]
    strangers = any(peer.ends_at_a_stranger(s, p) for p in range(s.seats))
    if not strangers:
        assert s.longest_road == wanted.longest_road
        assert s.score == wanted.score


def test_their_island_is_ours() -> None:
    """Number tokens and harbours of their map are those of the classic box."""
    random.seed(5)
    state = State([Player(c) for c in list(Color)[:4]])
    atlas = peer.atlas_of(state)
    s = peer.translate(state, atlas)
    assert sorted(PIPS[s.number[h]] for h in range(19)) == sorted([0, 1, 1, *[2, 3, 4, 5] * 4])
    assert sum(k == ANY_MARKET for k in s.market_kind) == 4
