"""Games for OpenSpiel: once this module is imported, `pyspiel.load_game("deskoherna_leduc(table=one)")` finds them.

Parameters: `table`, a named table (unsaid: the first); `options`, single ones on top (`goods:3;players:2`); `utility`,
`win` or `points`; `simultaneous`, whether seats that may all act are asked at once, instead of one after another and
unseen. Dice and shuffles are chance nodes, one for each outcome that the rules ask for.
"""

import json
from typing import Any

import msgspec
import numpy as np
import pyspiel

from deskoherna.bots import greedy_driver
from deskoherna.kit import bind, registry
from deskoherna.kit.game import Game
from deskoherna.kit.position import dump
from deskoherna.lab.envs.observe import Layout
from deskoherna.lab.theory import recall
from deskoherna.lab.theory.position import Position

PREFIX = "deskoherna_"
MOST_SEATS = 8
MOST_OUTCOMES = 512
"""Of one die, or of one card of a shuffle."""
MOST_POINTS = 1000.0
HALF_A_WIN = 500
WIN, POINTS = "win", "points"
DEFAULTS: dict[str, Any] = {"table": "", "options": "", "utility": WIN, "simultaneous": False}


def name_of(slug: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return PREFIX + slug.replace("-", "_")


class Table:
    """What all positions of a game at a table share; a copy of it is itself."""

    def __init__(self, game: Game, table: str, single: str, utility: str, *, simultaneous: bool) -> None:
        if table not in game.tables:
            raise ValueError(f"{game.slug} has no table {table!r}; there are {', '.join(game.tables)}")
        if utility not in (WIN, POINTS):
            raise ValueError(f"utility is {WIN} or {POINTS}, not {utility!r}")
        self.game, self.table, self.single = game, table, single
        self.utility, self.simultaneous = utility, simultaneous
        self.options = game.read_options(msgspec.to_builtins(game.tables[table]) | options_of(single))
        self.players = game.encode(self.options)[0]
        self.layout = Layout(game.state, self.players)
        self._final_worth = bind.interpreted(greedy_driver, game.functions).final_worth

    def __deepcopy__(self, _memo: Any) -> "Table":
        return self

    def __reduce__(self) -> Any:
        return table_of, (self.game.slug, self.table, self.single, self.utility, self.simultaneous)

    def returns(self, s: Any) -> list[float]:
        """What everybody has of a finished game; one that was cut short gives nothing."""
        seats = range(self.players)
        if not self.game.over(s):
            return [0.0] * self.players
        if self.utility == WIN:
            notes = self.game.notes()
            return [(self._final_worth(s, notes, seat) - HALF_A_WIN) / HALF_A_WIN for seat in seats]
        points = [self.game.rules.points(s, seat) for seat in seats]
        return [point - sum(points) / self.players for point in points]


def table_of(slug: str, table: str, single: str, utility: str, simultaneous: bool) -> Table:
    """The same table of an installed game."""
    return Table(registry.game(slug), table, single, utility, simultaneous=simultaneous)


def options_of(text: str) -> dict[str, Any]:
    """`goods:3;players:2` as plain values; what is no number or the like is a word."""
    found: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        key, _, value = pair.partition(":")
        try:
            found[key] = json.loads(value)
        except ValueError:
            found[key] = value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # a package without types
    """One of our games at a named table; `slug` says which."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = DEFAULTS | (params or {})
        game = registry.game(self.slug)
        table = said["table"] or next(iter(game.tables))
        simultaneous = bool(said["simultaneous"])
        self.table = Table(game, table, said["options"], said["utility"], simultaneous=simultaneous)
        players = self.table.players
        most = 1.0 if said["utility"] == WIN else MOST_POINTS
        kind = type_of(self.slug, simultaneous=self.table.simultaneous)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.n_moves,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=game.max_steps,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "SpielState":
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat sees, or, with perfect recall, what it has seen and done."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, recalls=kind.perfect_recall)


class Told:
    """A move and what came of it, after those before; what seats have seen is worked out once, and copies share it."""

    def __init__(self, earlier: "Told | None", before: Any, seat: int, move: int, after: Any) -> None:
        self.earlier, self.before, self.seat, self.move, self.after = earlier, before, seat, move, after
        self.pasts: dict[int, recall.Recall] = {}

    def __deepcopy__(self, _memo: Any) -> "Told":
        return self

    def __reduce__(self) -> Any:
        return retold, ([(at.before, at.seat, at.move, at.after) for at in self.all()],)

    def all(self) -> list["Told"]:
        """From the deal on."""
        found, at = [], self
        while True:
            found.append(at)
            if at.earlier is None:
                return found[::-1]
            at = at.earlier

    def past(self, table: Table, player: int) -> recall.Recall:
        """What the seat has seen and done."""
        for at in self.all():
            if player not in at.pasts:
                known = None if at.earlier is None else at.earlier.pasts[player]
                at.pasts[player] = (
                    recall.begin(table.game, table.layout, at.after, player)
                    if known is None
                    else recall.go_on(table.game, table.layout, known, at.before, at.seat, at.move, at.after)
                )
        return self.pasts[player]


def retold(moves: list[tuple[Any, int, int, Any]]) -> Told:
    """The same, from a list."""
    told = None
    for before, seat, move, after in moves:
        told = Told(told, before, seat, move, after)
    assert told is not None
    return told


class SpielState(pyspiel.State):  # type: ignore[misc]  # a package without types
    """A position with its chance, and what every seat has been told."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.position = Position(self.table.game, self.table.options)
        self.told: Told | None = None
        self.asked_at_once: tuple[tuple[int, int], ...] = ()
        """Moves that were chosen at once and are still to be played."""
        self._note(None)

    def current_player(self) -> int:
        """Who decides, or chance."""
        if self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        actors = self.position.actors
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.table.simultaneous and len(actors) > 1 else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        """What the seat may play, ascending."""
        return list(self.position.legal(player)) if player in self.position.actors else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each as likely."""
        n = self.position.outcomes
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        before = self.position.s
        if self.position.outcomes:
            self.position.fall(action)
        else:
            self.position.play(self.position.actors[0], action)
        self._note(before)
        self._go_on()

    def _apply_actions(self, actions: list[int]) -> None:
        self.asked_at_once = tuple((seat, actions[seat]) for seat in self.position.actors)
        self._go_on()

    def _go_on(self) -> None:
        """What was chosen at once is played seat by seat; chance may come in between."""
        while self.asked_at_once and not self.position.outcomes:
            (seat, action), *rest = self.asked_at_once
            self.asked_at_once = tuple(rest)
            before = self.position.s
            self.position.play(seat, action)
            self._note(before)

    def _note(self, before: Any) -> None:
        """A move has begun; once all of its chance has fallen it is told what came of it."""
        if self.position.outcomes:
            return
        seat, move = self.position.played
        self.told = Told(self.told, before, seat, move, self.position.s)

    def _action_to_string(self, player: int, action: int) -> str:
        """The move in words."""
        return f"falls {action}" if player == pyspiel.PlayerId.CHANCE else self.table.game.notate(action)

    def is_terminal(self) -> bool:
        """Is the game over, or cut short?"""
        return self.position.over

    def returns(self) -> list[float]:
        """What everybody has of it."""
        return self.table.returns(self.position.s) if self.position.over else [0.0] * self.table.players

    def __str__(self) -> str:
        if self.position.s is None:
            return f"deal, fallen {self.position.fallen}"
        waiting = f"\nfallen {self.position.fallen} of {self.position.under_way}" if self.position.outcomes else ""
        return dump(self.position.s) + waiting

    def past(self, player: int) -> recall.Recall | None:
        """What the seat has seen and done; None before the deal."""
        return None if self.told is None else self.told.past(self.table, player)


class Observer:
    """The row that environments show, and strings."""

    def __init__(self, table: Table, *, recalls: bool) -> None:
        self.table, self.recalls = table, recalls
        self.tensor: Any = None if recalls else np.zeros(table.layout.size, np.float32)
        self.dict: dict[str, Any] = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """The row of this seat; zeros before the deal."""
        if self.tensor is not None:
            s = state.position.s
            self.tensor[:] = 0 if s is None else self.table.layout.observe(s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees now, or its whole past."""
        past = state.past(player)
        if past is None:
            return ""
        if self.recalls:
            return past.text
        blank = (recall.NOTHING,) * len(past.seen)
        return recall.changes(self.table.layout, blank, past.seen)


def type_of(slug: str, *, simultaneous: bool = False) -> Any:
    """What OpenSpiel is told of a game before it is made."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=name_of(slug),
        long_name=f"{slug} of Deskoherna",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


def register() -> None:
    """Tell OpenSpiel of every installed game that it does not know yet."""
    known = set(pyspiel.registered_names())
    for slug in (*registry.slugs(), *registry.workshop()):
        if name_of(slug) not in known:
            pyspiel.register_game(type_of(slug), type(f"Spiel_{slug}", (SpielGame,), {"slug": slug}))


register()
