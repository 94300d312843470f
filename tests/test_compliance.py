"""Every registered game keeps the whole contract. A new game gets all this by being registered."""

import pytest

from deskoherna.kit import registry
from deskoherna.kit.compliance import CHECKS, Effort


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("slug", registry.slugs())
def test_kept(slug: str, check: str, effort: Effort) -> None:
    assert CHECKS[check](registry.game(slug), effort)


def test_some_game_is_registered() -> None:
    assert "cardia" in registry.slugs()
