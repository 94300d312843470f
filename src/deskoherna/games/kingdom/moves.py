"""The table of moves: every verb, in the order of its moves' numbers. Each is declared where its command stands."""

from deskoherna.games.kingdom.advisors import choose_looked, use
from deskoherna.games.kingdom.choice import (
    OFFER_A_CARD,
    offer,
    pick,
    remove,
    search,
    spy,
    swap_away,
    swap_for,
    take_found,
)
from deskoherna.games.kingdom.construction import (
    cube_to_laboratory,
    give_up,
    place_cube,
    place_krystallium,
    place_soldier,
)
from deskoherna.games.kingdom.menaces import (
    build_for_giant,
    cover_symbol,
    discard_to_shadows,
    fight,
    free,
    freeze,
    give_back,
)
from deskoherna.games.kingdom.quests import begin_step, pay, transmute
from deskoherna.games.kingdom.rounds import (
    build,
    decline,
    recycle,
    recycle_with_guild,
    use_at_end,
)
from deskoherna.games.kingdom.setup import KEEP_AN_ADVISOR, keep
from deskoherna.games.kingdom.windows import say_done
from deskoherna.kit.verbs import verbs

VERBS = verbs(
    keep,
    offer,
    pick,
    search,
    remove,
    take_found,
    choose_looked,
    swap_away,
    swap_for,
    spy,
    discard_to_shadows,
    build,
    build_for_giant,
    recycle,
    recycle_with_guild,
    freeze,
    cover_symbol,
    place_cube,
    cube_to_laboratory,
    place_krystallium,
    place_soldier,
    give_up,
    transmute,
    begin_step,
    pay,
    use,
    use_at_end,
    fight,
    free,
    give_back,
    say_done,
    decline,
    KEEP_AN_ADVISOR,
    OFFER_A_CARD,
)
