"""The secrets of deals: new every time, or the same again where a seed is given."""

from deskoherna.server.tables.keys import KEY_BYTES, Keys

DEALS = 5


def drawn(keys: Keys) -> list[str]:
    return [keys.new() for _ in range(DEALS)]


def test_keys_are_never_the_same() -> None:
    found = drawn(Keys()) + drawn(Keys())
    assert len(set(found)) == 2 * DEALS
    assert all(len(bytes.fromhex(key)) == KEY_BYTES for key in found)


def test_a_seed_deals_the_same_again() -> None:
    assert drawn(Keys("a fair")) == drawn(Keys("a fair"))
    assert not set(drawn(Keys("a fair"))) & set(drawn(Keys("another")))
    assert len(set(drawn(Keys("a fair")))) == DEALS
