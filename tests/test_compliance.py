"""Every registered game keeps the whole contract. A new game gets all this by being registered."""

import pytest

from deskoherna.kit import registry
from deskoherna.kit.compliance import CHECKS, Effort

COMPILED = ("twins", "stubborn")
"""Checks that share the compiled twin of a game: one process runs them, so that it is compiled once."""
KEPT = [
    pytest.param(slug, check, marks=[pytest.mark.xdist_group(f"compiled {slug}")] if check in COMPILED else [])
    for slug in registry.slugs()
    for check in sorted(CHECKS, key=lambda check: check not in COMPILED)
]


@pytest.mark.parametrize(("slug", "check"), KEPT)
def test_kept(slug: str, check: str, effort: Effort) -> None:
    assert CHECKS[check](registry.game(slug), effort)


def test_some_game_is_registered() -> None:
    assert "cardia" in registry.slugs()
