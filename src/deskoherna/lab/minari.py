"""A data set for Minari: an episode is one seat of one game, with what that seat saw, played and got."""

from pathlib import Path
from typing import Any

import gymnasium
import minari
import numpy as np
import pyarrow.parquet as pq
from gymnasium import spaces as gym_spaces
from minari.data_collector import EpisodeBuffer

from deskoherna import __version__
from deskoherna.kit.game import Game
from deskoherna.lab.dataset import ENDS, load, observations_of
from deskoherna.lab.envs import spaces
from deskoherna.lab.envs.observe import Layout
from deskoherna.lab.envs.registered import name_of


def episodes(folder: Path) -> list[EpisodeBuffer]:
    """Seat by seat; the mask of legal moves stands in the infos, beside the observation that it belongs to."""
    rows, ends = load(folder), pq.read_table(folder / ENDS)
    finals = observations_of(ends)
    found: list[EpisodeBuffer] = []
    for k, end in enumerate(ends.drop_columns(["observation"]).to_pylist()):
        mine = np.flatnonzero((rows.numbers == end["number"]) & (rows.seats == end["seat"]))
        n = len(mine)
        if n == 0:
            continue
        terminated, truncated = np.zeros(n, bool), np.zeros(n, bool)
        terminated[-1], truncated[-1] = end["terminated"], end["truncated"]
        no_moves = np.zeros((1, rows.masks.shape[1]), np.int8)
        found.append(
            EpisodeBuffer(
                id=len(found),
                seed=None,
                options=None,
                observations=np.concatenate([rows.observations[mine], finals[k : k + 1]]),
                actions=rows.actions[mine].astype(np.int64),
                rewards=rows.rewards[mine].astype(np.float64).tolist(),
                terminations=terminated.tolist(),
                truncations=truncated.tolist(),
                infos={"action_mask": np.concatenate([rows.masks[mine], no_moves])},
            )
        )
    return found


def keep(folder: Path, name: str, game: Game, table: str) -> Any:
    """Written where Minari keeps its data sets (`MINARI_DATASETS_PATH`)."""
    size = Layout(game.state, game.encode(game.tables[table])[0]).size
    made = gymnasium.make(name_of(game.slug), table=table)
    spec = made.spec
    made.close()
    return minari.create_dataset_from_buffers(
        name,
        episodes(folder),
        observation_space=spaces.observations(size),
        action_space=gym_spaces.Discrete(game.n_moves),
        algorithm_name="built-in bots",
        author="The Deskoherna authors",
        author_email="",
        code_permalink=f"deskoherna {__version__}",
        eval_env=spec,
        env=spec,
        description=(folder / "README.md").read_text(encoding="utf-8"),
        data_format="arrow",
    )
