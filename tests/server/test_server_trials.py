"""Packs are tried before they are offered: what reads well may still not play."""

from pathlib import Path

import pytest

from deskoherna.kit import registry
from deskoherna.kit.packs import FOLDER, hash_of, path_of
from deskoherna.server.bots.worker import try_out


def tried(folder: Path, slug: str, *changes: tuple[str, str]) -> str | None:
    """What a trial says of our material with some changes."""
    text = registry.game(slug).material.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path_of(folder, hash_of(text)).write_bytes(text.encode())
    registry.game.cache_clear()
    return try_out(f"{slug}@{hash_of(text)}")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("slug", registry.slugs())
def test_our_own_material_passes_in_every_mode(folder: Path, slug: str) -> None:
    assert tried(folder, slug, ("[[", "# as it is\n[[")) is None


def test_an_id_that_looks_like_a_copy_of_another_card_is_told(folder: Path) -> None:
    """`Farm 1` is the first Farm: notation could not tell a card of this id from it."""
    told = tried(folder, "kingdom", ('id = "expedition"', 'id = "farm-1"'))
    assert told is not None and "farm-1" in told


def test_a_pack_that_is_not_there_is_told() -> None:
    told = try_out("kingdom@0123456789abcdef")
    assert told is not None and told.startswith("UnknownPack: ")
