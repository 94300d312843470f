"""PettingZoo, one agent after another: where several seats may act at once, the lowest is asked first."""

from typing import Any

from gymnasium import spaces as gym_spaces
from pettingzoo import AECEnv

from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.game import Game
from deskoherna.lab.envs import render, spaces
from deskoherna.lab.envs.episode import episode

MASK = "action_mask"


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A game at a named table. The mask of legal moves is in `infos[agent]["action_mask"]`.

    An illegal move ends the game: -1 for the agent that tried it, nothing for the others. `render()` shows what the
    agent sees that moves next; `state()` is the whole position, hidden things too. It can be pickled and copied.
    `compiled=False` plays on the interpreted twin, where nothing is compiled first.
    """

    def __init__(self, game: Game, table: str, *, render_mode: str | None = None, compiled: bool = True) -> None:
        super().__init__()
        self.episode = episode(game, table, compiled=compiled)
        self.metadata = {
            "name": f"deskoherna_{game.slug}_{table}",
            "render_modes": render.MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render.check_mode(render_mode)
        self.possible_agents = spaces.agents(self.episode.seats)
        self._seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: spaces.observations(self.episode.layout.size) for a in self.possible_agents}
        self.action_spaces = {a: gym_spaces.Discrete(game.n_moves) for a in self.possible_agents}
        self.state_space = spaces.records(game)

    def observation_space(self, agent: str) -> Any:
        """What the agent observes, with its mask of legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All numbers of moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.episode.seed(seed)
        self.episode.begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def observe(self, agent: str) -> Any:
        """What the agent observes now, with its mask of legal moves."""
        return self.episode.observe(self._seat_of[agent])

    def state(self) -> Any:
        """The whole position as bytes, hidden things too: for critics that may know everything."""
        return self.episode.record()

    def step(self, action: Any) -> None:
        """Play a move for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.play(self._seat_of[agent], int(action))
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Who is next, and with what mask; or how it ended."""
        actors = self.episode.actors
        for a in self.agents:
            self.rewards[a] = self.episode.reward(self._seat_of[a])
            self.terminations[a] = not actors
            self.truncations[a] = self.episode.cut_short
        self.agent_selection = self.possible_agents[actors[0]] if actors else self.agents[0]
        self.infos: dict[str, dict[str, Any]] = {a: {} for a in self.agents}
        for seat in actors:
            self.infos[self.possible_agents[seat]][MASK] = self.episode.mask(seat)

    def render(self) -> Any:
        """What the agent sees that moves next; where the game is over, what everybody may see."""
        actors = self.episode.actors
        viewer = actors[0] if actors else SPECTATOR
        return render.render(self.render_mode, self.episode.game, self.episode.position(), viewer)

    def close(self) -> None:
        """Nothing is held open."""
