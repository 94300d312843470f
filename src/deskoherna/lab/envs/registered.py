"""Names for Gymnasium: once this module is imported, `gymnasium.make("deskoherna/Chess-v0")` makes an environment.

`gymnasium.make("deskoherna.lab.envs.registered:deskoherna/Chess-v0")` imports it by itself.

`v0` counts what an environment shows and takes; it rises when observations or actions change their meaning. The rules
of a game have a version of their own. Nothing of a game is imported before one is made.
"""

from typing import Any

import gymnasium

from deskoherna.kit import registry
from deskoherna.lab.envs.gym_vector import GymVectorEnv
from deskoherna.lab.envs.single import SeatEnv

NAMESPACE = "deskoherna"
VERSION = 0


def name_of(slug: str) -> str:
    """The name under which Gymnasium knows a game."""
    return f"{NAMESPACE}/{slug.title()}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium of every installed game that it does not know yet."""
    for slug in (*registry.slugs(), *registry.workshop()):
        if name_of(slug) not in gymnasium.registry:
            gymnasium.register(
                name_of(slug),
                entry_point=f"{__name__}:make",
                vector_entry_point=f"{__name__}:make_vector",
                kwargs={"slug": slug},
            )


def _first(slug: str, table: str | None) -> tuple[Any, str]:
    game = registry.game(slug)
    return game, next(iter(game.tables)) if table is None else table


def make(slug: str, table: str | None = None, **more: Any) -> Any:
    """One seat against bots (`SeatEnv`); unsaid, the table is the first of the game."""
    game, chosen = _first(slug, table)
    return SeatEnv(game, chosen, **more)


def make_vector(slug: str, num_envs: int = 1, table: str | None = None, **more: Any) -> Any:
    """Many games at once (`GymVectorEnv`)."""
    game, chosen = _first(slug, table)
    return GymVectorEnv(game, chosen, num_envs, **more)


register()
