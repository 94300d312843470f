"""The table of moves: every verb, in the order of its moves' numbers. Each is declared where its command stands."""

from deskoherna.games.cardia.characters import answer_guard, copy_from_hand, decline_guard, name_faction
from deskoherna.games.cardia.choices import (
    activate_loser,
    choose_in_row,
    choose_next,
    copy,
    take_back_own,
    void_durations,
    void_modifiers,
)
from deskoherna.games.cardia.guardians import swap, take_from_discard
from deskoherna.games.cardia.locations import PUT_A_CARD_UNDER, keep_top, put_top_under, put_under_deck
from deskoherna.games.cardia.piles import discard
from deskoherna.games.cardia.rounds import PLAY_A_CARD, add_two, play_face_down, play_face_up, subtract_two
from deskoherna.kit.verbs import verbs

VERBS = verbs(
    play_face_down,
    play_face_up,
    PLAY_A_CARD,
    name_faction,
    choose_in_row,
    choose_next,
    void_modifiers,
    void_durations,
    discard,
    answer_guard,
    decline_guard,
    add_two,
    subtract_two,
    copy,
    copy_from_hand,
    activate_loser,
    take_back_own,
    take_from_discard,
    put_under_deck,
    PUT_A_CARD_UNDER,
    swap,
    keep_top,
    put_top_under,
)
