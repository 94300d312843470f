"""Every game ends, whoever plays; and the end says who stands where."""

import random

from deskoherna.kit import state as st
from deskoherna.kit.compliance.players import Player, leaning, uniform
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.walk import Visit, last, stroll
from deskoherna.kit.game import Game


def standings(game: Game, effort: Effort) -> str:
    """Random games: over below MAX_STEPS, the stack cleared, standings that fit together."""
    budget = max(effort.steps // len(game.tables), 1)
    games = longest = 0
    for table in game.tables:
        spent, seed = 0, 0
        while seed == 0 or spent < budget // 2:
            seed += 1
            dice = random.Random(f"{table} {seed} end")
            player = leaning(game, dice) if seed % 2 else uniform(dice)
            end = to_the_end(game, table, seed, player, dice)
            judge(end)
            spent += end.step
            longest = max(longest, end.step)
            games += 1
    return f"{plural(games, 'game')}, the longest of {plural(longest, 'step')} (MAX_STEPS {game.max_steps:,})"


def to_the_end(game: Game, table: str, seed: int, player: Player, dice: random.Random) -> Visit:
    """The last position of a game; one that does not end is broken."""
    visit = last(stroll(game, table, seed, player, dice, game.max_steps))
    if visit is None or not visit.over:
        raise Broken(f"{game.slug}: no end after {game.max_steps} steps (table {table!r}, seed {seed})")
    return visit


def judge(end: Visit) -> None:
    """What must hold when nobody is to act."""
    game, s = end.game, end.s
    if s.n_todo:
        raise end.broken(f"the game is over but {s.n_todo} rows of todo are left")
    if s.steps != end.step:
        raise end.broken(f"{end.step} steps were played, but steps is {s.steps}: the rules must not count them")
    ranks = [game.rules.standing(s, seat) for seat in range(s.seats)]
    if any(not 1 <= r <= s.seats + 1 for r in ranks):
        raise end.broken(f"standings {ranks} are not within 1..{s.seats + 1}")
    for rank in ranks:
        before = sum(r < rank for r in ranks)
        if 1 in ranks and before < rank - 1:
            raise end.broken(f"standings {ranks}: somebody stands at {rank}, but only {before} stand before")
    wrong = game.faults(s)
    if wrong:
        raise end.broken(f"impossible position: {'; '.join(wrong)}")


def absent(game: Game, effort: Effort) -> str:
    """Absent seats block nobody: the novice alone, asking `lean`, plays every seat to the end on every table."""
    games = steps = 0
    for table in game.tables:
        for seed in range(1, 2 if effort.name == "quick" else 1 + effort.samples):
            dice = random.Random(f"{table} {seed} absent")
            end = to_the_end(game, table, seed, leaning(game, dice), dice)
            games += 1
            steps += end.step
    return f"{plural(games, 'game')}, {steps // games:,} steps on average"


class Depth:
    """The highest mark of the todo stack, seen within steps too."""

    def __init__(self, game: Game) -> None:
        self.highest = 0
        depth = self

        class Watched(game.state):  # type: ignore[name-defined, misc]  # a base known at run time
            """The State of the game, with an eye on how high the stack grows."""

            @property
            def n_todo(self) -> int:
                return int(self.__dict__["n_todo"])

            @n_todo.setter
            def n_todo(self, n: int) -> None:
                self.__dict__["n_todo"] = n
                depth.highest = max(depth.highest, n)

        self.state: type[st.Base] = Watched


def todo(game: Game, effort: Effort) -> str:
    """The stack never runs full; its highest mark is told."""
    room = next(f.axes[0].size for f in st.fields(game.state) if f.name == "todo")
    depth = Depth(game)
    share = max(effort.steps // 2 // len(game.tables), 1)
    for table, options in game.tables.items():
        dice = random.Random(f"{table} todo")
        s = st.new(depth.state)
        game.loops.begin(s, 5, game.encode(options))
        for visit in stroll(game, table, 5, uniform(dice), dice, min(share, game.max_steps), s):
            if depth.highest >= room:
                raise visit.broken(f"the todo stack of {room} rows ran full")
    return f"highest mark {depth.highest} of {room}"
