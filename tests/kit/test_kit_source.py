"""The Fluent source of a game: amounts and names come from the material that is loaded."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from breaking import replaced, with_files

from deskoherna.kit import registry
from deskoherna.kit.compliance import QUICK
from deskoherna.kit.compliance.report import Broken
from deskoherna.kit.compliance.texts import words as check_words
from deskoherna.kit.game import Game
from deskoherna.kit.material import load, variable
from deskoherna.kit.source import SourceError, fact, facts_of, page, unfilled, words_source
from deskoherna.kit.view import item
from deskoherna.kit.words import Words
from toys.hoard.game import GAME as HOARD
from toys.hoard.material import SHIPPED, Facts, check
from toys.hoard.numbers import BURY, LAY

TEXT = SHIPPED.read_text(encoding="utf-8")
Own = Callable[..., Game]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Own:
    """The hoard with an own material file and, if need be, other words."""

    def make(*changes: tuple[str, str], words: tuple[tuple[str, str, str], ...] = ()) -> Game:
        text = TEXT
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        monkeypatch.setenv(variable("hoard"), str(path))
        made = load("hoard", SHIPPED, Facts, check)

        def change(folder: Path) -> None:
            for name, old, new in words:
                replaced(name, old, new)(folder)

        game = with_files(HOARD, change)(tmp_path)
        entries = made.facts.cards
        return replace(
            game,
            material=made,
            catalogue=lambda: [item("card", "card", c, back=c.back, value=c.value) for c in entries],
        )

    return make


OWL_TEXT = (
    (
        "words/en.ftl",
        "card-owl = Owl\n    .acc = the Owl\n",
        "card-owl = Owl\n    .acc = the Owl\n    .text = { $value ->\n        [one] Worth one coin\n"
        "       *[other] Worth { $value } coins\n    }, back { $back }.\n",
    ),
)


def test_amounts_are_those_of_the_material(own: Own) -> None:
    said = Words(own(words=OWL_TEXT), "en").named("card-owl", "")
    assert said["_text"] == "Worth 2 coins, back red."


def test_a_changed_amount_chooses_its_own_form(own: Own) -> None:
    said = Words(
        own(('en = "Owl"\nback = "red"\nvalue = 2', 'en = "Owl"\nback = "red"\nvalue = 1'), words=OWL_TEXT), "en"
    )
    assert said.named("card-owl", "")["_text"] == "Worth one coin, back red."


def test_an_own_name_replaces_ours_with_its_cases(own: Own) -> None:
    czech = Words(own(('cs = "Rys"', 'cs = "Puma"')), "cs")
    assert czech.named("card-lynx", "") == {"": "Puma", "_acc": "Puma"}
    assert czech.move(BURY + 6) == "Zakopat Puma"
    assert czech.named("card-fox", "") == {"": "Liška", "_acc": "Lišku"}


def test_the_other_language_keeps_its_name(own: Own) -> None:
    english = Words(own(('cs = "Rys"', 'cs = "Puma"')), "en")
    assert english.named("card-lynx", "") == {"": "Lynx", "_acc": "the Lynx"}


def test_an_own_name_may_bring_its_cases(own: Own) -> None:
    czech = Words(own(('cs = "Rys"', 'cs = "Puma"\ncases = { cs_acc = "Pumu", cs_gen = "Pumy" }')), "cs")
    assert czech.move(BURY + 6) == "Zakopat Pumu"
    assert czech.named("card-lynx", "")["_gen"] == "Pumy"


def test_names_are_no_fluent(own: Own) -> None:
    odd = '{ $x } "q" \\\\ .a'
    czech = Words(own(('cs = "Rys"', "cs = '{ $x } \"q\" .a'")), "cs")
    assert czech.named("card-lynx", "")[""] == odd.replace("\\\\ ", "")
    assert not unfilled(czech.game, "cs")


@pytest.mark.parametrize("name", ["", "x" * 61, "a\\nb", "\\u202Ea", "a\\u200Bb"])
def test_names_that_nobody_could_read_are_refused(own: Own, name: str) -> None:
    with pytest.raises(ValueError, match=r"cards\[6\]\.cs: "):
        own(('cs = "Rys"', f'cs = "{name}"'))


def test_notation_keeps_our_names(own: Own) -> None:
    game = own(('en = "Lynx"', 'en = "Puma"'))
    assert game.material.notation(list(game.material.entries()))[6] == "Lynx"
    assert Words(game, "en").move(LAY + 6) == "Lay Puma"


def test_a_card_without_words_is_called_by_its_name(own: Own) -> None:
    game = own(words=(("words/cs.ftl", "card-lynx = Rys\n    .acc = Rysa\n", ""),))
    assert Words(game, "cs").named("card-lynx", "") == {"": "Rys", "_acc": "Rys"}


def test_a_form_that_a_name_lacks_is_the_name(own: Own) -> None:
    game = own(words=(("words/cs.ftl", "    .acc = Rysa\n", ""),))
    assert Words(game, "cs").move(BURY + 6) == "Zakopat Rys"


def test_a_placeholder_that_names_no_fact_is_found(own: Own) -> None:
    wrong = own(words=((OWL_TEXT[0][0], OWL_TEXT[0][1], OWL_TEXT[0][2].replace("$back", "$bcak")),))
    assert unfilled(wrong, "en") == ["card-owl: $bcak"]
    with pytest.raises(Broken, match=r"words/en\.ftl: card-owl: \$bcak names no fact"):
        check_words(wrong, QUICK)


def test_facts_stand_anywhere_by_their_path(own: Own) -> None:
    game = own(words=(("words/en.ftl", "over = The hoards", 'over = The { FACT("card-fox.value") } hoards'),))
    assert Words(game, "en").text("prompt-over") == "The 2 hoards are counted."


def test_a_path_to_nothing_is_told(own: Own) -> None:
    wrong = own(words=(("words/en.ftl", "prompt-turn = Draw", 'prompt-turn = { FACT("card-fox.vlue") } Draw'),))
    with pytest.raises(SourceError, match="hoard: the material has no fact"):
        words_source(wrong, "en")


def test_pages_take_facts_and_names(own: Own) -> None:
    game = own(('cs = "Rys"', 'cs = "Puma"'), ("value = 3", "value = 7"))
    text = 'A { FACT("card-bear.value") } pro { NAME("card-lynx.acc") }.'
    assert page(game, text, Words(game, "cs").form) == "A 7 pro Puma."


def test_what_facts_are_called() -> None:
    """Amounts by letter, numbers with what follows them, lists and tables part by part."""
    kind = HOARD.catalogue()[0]
    given = replace_facts(fee="10E", cost="3M 1P", reward="1 spy", list=[4, 5], table={"ore": 2}, yes=True, no=None)
    assert facts_of(kind.__class__(kind.key, kind.kind, kind.mark, {}, given), None) == {
        "fee": "10E", "fee_E": 10, "fee_n": 10, "fee_what": "E",
        "cost": "3M 1P", "cost_M": 3, "cost_P": 1, "cost_n": 3, "cost_what": "M 1P",
        "reward": "1 spy", "reward_n": 1, "reward_what": "spy",
        "list_count": 2, "list_1": 4, "list_2": 5, "table_ore": 2, "yes": "yes", "no": "none",
    }  # fmt: skip


def replace_facts(**facts: object) -> dict[str, object]:
    return facts


def test_facts_of_no_entry() -> None:
    game = registry.game("cardia")
    assert fact(game, "seals") == 5
    with pytest.raises(SourceError):
        fact(game, "sea")


def test_an_invented_card_leaves_no_line_untranslated(tmp_path: Path) -> None:
    """Copies, symbols and cases of a card that our words have never heard of."""
    text = registry.game("kingdom").material.text.replace(
        'id = "hamlet"\ncs = "Víska"\nen = "Hamlet"', 'id = "basilica"\ncs = "Bazilika"\nen = "Basilica"'
    )
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    code = (
        "from deskoherna.kit.registry import game\n"
        "from deskoherna.kit.words import words\n"
        "g = game('kingdom')\n"
        "for move in range(g.n_moves): assert words(g, 'cs').move(move) and words(g, 'en').move(move)\n"
        "print('|'.join(sorted({words(g, 'cs').move(m) for m in range(g.n_moves) if 'Basilica' in g.notate(m)})))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, variable("kingdom"): str(path), "PYTHONIOENCODING": "utf-8"},
    )
    said = done.stdout.split("|")
    assert len(said) > 5 and all("Bazilika" in text for text in said)
    assert "Basilica" not in done.stdout
