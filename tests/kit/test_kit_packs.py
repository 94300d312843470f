"""A game under several materials in one process: second sets of modules, and the way with one material as it was."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from deskoherna.bots.knowledge import Knowledge
from deskoherna.kit import packs, registry
from deskoherna.kit import state as st
from deskoherna.kit.game import OptionsError
from deskoherna.kit.log import Log, LogError, load
from deskoherna.kit.material import MaterialError
from deskoherna.kit.packs import FOLDER, UnknownPack, game_under, hash_of, path_of, text_of
from deskoherna.kit.words import words
from toys.hoard.game import GAME as HOARD

NAME = "toys.hoard.game:GAME"
TEXT = HOARD.material.text
DEAR = TEXT.replace('en = "Wolf"\nback = "red"\nvalue = 1', 'en = "Hound"\nback = "red"\nvalue = 9')


def test_a_game_under_a_pack_stands_beside_ours() -> None:
    dear = registry.under(NAME, DEAR)
    assert dear is registry.under(NAME, DEAR)
    assert (dear.slug, dear.name) == ("hoard", f"hoard@{hash_of(DEAR)}")
    assert dear.state is not HOARD.state and dear.rules.step is not HOARD.rules.step
    module = sys.modules[dear.state.__module__]
    assert module.__name__ == f"toys.hoard__{hash_of(DEAR)}.state"
    assert module.__file__ == sys.modules[HOARD.state.__module__].__file__
    assert (HOARD.name, HOARD.material_hash) == ("hoard", hash_of(TEXT)) != ("hoard", dear.material_hash)
    assert registry.game("cardia").name == "cardia"


def test_facts_reach_the_rules_of_their_own_game_only() -> None:
    games = {9: registry.under(NAME, DEAR), 1: HOARD}
    for value, game in games.items():
        material = sys.modules[f"{game.state.__module__.rpartition('.')[0]}.material"]
        assert material.VALUE[0] == value
        s = game.begin(seed=3)
        while not game.over(s):
            seat = game.actors(s)[0]
            game.play(s, seat, game.legal(s, seat)[0])
        assert game.faults(s) == []


def test_both_twins_play_under_a_pack() -> None:
    dear = registry.under(NAME, DEAR)
    twin = dear.compiled()
    states, out = twin.new(1), twin.out()
    options = dear.encode(dear.options())
    twin.begin(states, 0, 5, options)
    s = dear.begin(seed=5)
    assert st.pack(twin.load(states, 0)) == st.pack(s)
    assert f"hoard@{hash_of(DEAR)}-fast-drivers-" in twin.folder.name
    assert twin.play_many(states, 0, 1, 5, options, dear.max_steps) > 0
    assert out is not None


def test_names_are_those_of_the_pack_and_notation_stays() -> None:
    dear = registry.under(NAME, DEAR)
    assert words(dear, "en").named("card-wolf", "")[""] == "Hound"
    assert words(HOARD, "en").named("card-wolf", "")[""] == "Wolf"
    assert [dear.notate(m) for m in range(dear.n_moves)] == [HOARD.notate(m) for m in range(HOARD.n_moves)]


def test_a_game_knows_only_its_own_material() -> None:
    dear = registry.under(NAME, DEAR)
    log = Log(dear, dear.options(), b"x" * 32)
    seat = dear.actors(log.state)[0]
    log.play(seat, dear.legal(log.state, seat)[0])
    assert st.pack(load(dear, log.save()).state) == st.pack(log.state)
    with pytest.raises(LogError, match="material"):
        load(HOARD, log.save())
    known = Knowledge.of(dear, log.state, 0, 1)
    assert known.sample(2).__class__ is dear.state
    with pytest.raises(OptionsError):
        dear.read_options({"players": 9})


def test_workers_find_a_pack_by_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"{NAME}@{hash_of(DEAR)}"
    monkeypatch.delenv(FOLDER, raising=False)
    registry.game.cache_clear()
    with pytest.raises(UnknownPack, match="no folder of packs is named"):
        registry.game(name)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(UnknownPack, match="No such file"):
        registry.game(name)
    path_of(tmp_path, hash_of(DEAR)).write_text(TEXT, encoding="utf-8")
    with pytest.raises(UnknownPack, match="another text"):
        text_of(hash_of(DEAR))
    path_of(tmp_path, hash_of(DEAR)).write_text(DEAR, encoding="utf-8")
    assert registry.game(name) is registry.under(NAME, DEAR)
    for odd in ("", "../x", "ABCDEF0123456789", "0" * 17):
        with pytest.raises(UnknownPack, match="names no pack"):
            path_of(tmp_path, odd)


def test_a_pack_that_cannot_be_loaded_leaves_nothing_behind() -> None:
    before, finders = set(sys.modules), list(sys.meta_path)
    with pytest.raises(MaterialError, match=r"line 1.*11 cards instead of 12|11 cards instead of 12"):
        registry.under(NAME, TEXT[: TEXT.rindex("[[cards]]")])
    assert set(sys.modules) == before and sys.meta_path == finders


def test_a_pack_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    text = DEAR + "# for a while\n"
    game = registry.under(NAME, text)
    alias = game.state.__module__.rpartition(".")[0]
    s = game.begin(seed=1)
    packs.forget(game)
    assert not [n for n in sys.modules if n.startswith(alias)]
    seat = game.actors(s)[0]
    game.play(s, seat, game.legal(s, seat)[0])
    assert game.view(s, 0).phase
    assert registry.under(NAME, text) is not game
    monkeypatch.undo()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "outing"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [n for n in sys.modules if n.split(".")[0].startswith("outing")]:
        del sys.modules[name]


def test_an_import_that_would_mix_two_sets_is_refused(package: Path) -> None:
    (package / "facts.py").write_text("ONE = 1\n")
    (package / "game.py").write_text("import outing.facts\nGAME = outing.facts.ONE\n")
    with pytest.raises(ImportError, match=r"game\.py, line 1: write `import outing\.facts as \.\.\.` in a game"):
        game_under(EntryPoint("outing", "outing.game:GAME", "x"), "", "outing")


def test_every_form_of_import_stays_in_its_set(package: Path) -> None:
    (package / "facts.py").write_text("HOME = __name__\n")
    (package / "game.py").write_text(
        "import outing.facts as a\nfrom outing import facts as b\n"
        "from outing.facts import HOME\nfrom . import facts as c\n"
        "import json\nassert a is b is c and json\nraise ValueError(HOME)\n"
    )
    with pytest.raises(ValueError, match=f"outing__{hash_of('')}.facts"):
        game_under(EntryPoint("outing", "outing.game:GAME", "x"), "", "outing")


def test_a_game_that_reads_no_material_takes_none(package: Path) -> None:
    (package / "game.py").write_text("from toys.pennies.game import GAME\n")
    with pytest.raises(MaterialError, match="outing: this game takes no material from outside"):
        game_under(EntryPoint("outing", "outing.game:GAME", "x"), "", "outing")
