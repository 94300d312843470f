"""Judging a material file that somebody still writes: all faults at once, by entry, field, line and code."""

import pytest

from deskoherna.kit import registry
from deskoherna.kit.judging import MOST_FAULTS, judge, outline
from toys.hoard.game import GAME as HOARD

TEXT = HOARD.material.text


def changed(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize("slug", registry.slugs())
def test_our_own_files_have_no_faults_and_every_table_is_found(slug: str) -> None:
    material = registry.game(slug).material
    assert judge(material, material.text) == []
    places = {entry.at for entry in outline(material.text)}
    assert {named.at for named in material.entries()} <= places


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("value = 3", "value = 30", ("cards[2]", "value", "size", {"limit": "<= 9"})),
        ("value = 3", 'value = "x"', ("cards[2]", "value", "type", {"wanted": "int", "value": "str"})),
        ("value = 3\n", "", ("cards[2]", "value", "missing", {})),
        ("value = 3", "value = 3\nodd = 1", ("cards[2]", "odd", "unknown", {})),
        ('mark = "derived"', 'mark = "x"', ("cards[0]", "mark", "choice", {"value": "'x'"})),
        ('cs = "Vlk"', 'cs = "a\\nb"', ("cards[0]", "cs", "form", None)),
        ('cs = "Vlk"', 'cs = ""', ("cards[0]", "cs", "size", None)),
        ('back = "red"', 'back = "blue"', ("cards[0]", "back", "rules", {})),
        ('id = "owl"', 'id = "wolf"', ("cards[1]", "id", "twice", {"value": "'wolf'"})),
    ],
)
def test_a_fault_has_its_entry_field_line_and_code(old: str, new: str, expected: tuple[str, str, str, object]) -> None:
    text = changed((old, new))
    (fault,) = judge(HOARD.material, text)
    at, field, code, args = expected
    assert (fault.at, fault.field, fault.code) == (at, field, code)
    assert args is None or fault.args == args
    entry = next(e for e in outline(text) if e.at == at)
    written = next((f for f in entry.fields if f.name == field), None)
    assert written is None or fault.line == written.line


@pytest.mark.parametrize(
    ("slug", "old", "new", "code", "args"),
    [
        ("cardia", "strength = 1\n", "strength = 2\n", "instead", {"value": "2", "wanted": "1"}),
        ("kingdom", "copies = 5\n", "copies = 4\n", "count", {"value": "69", "wanted": "70"}),
        ("defenders", 'ability = "archives"', 'ability = "arcades"', "nothing", {"value": "'arcades'"}),
        ("wilderness", "endurance = 3", "endurance = 0", "rules", {}),
    ],
)
def test_what_games_check_is_told_by_codes_where_they_say_the_same(
    slug: str, old: str, new: str, code: str, args: dict[str, str]
) -> None:
    material = registry.game(slug).material
    assert old in material.text
    first = judge(material, material.text.replace(old, new, 1))[0]
    assert (first.code, first.args) == (code, args)


def test_all_faults_are_told_at_once() -> None:
    text = changed(("value = 2", "value = 20"), ('cs = "Vlk"', 'cz = "Vlk"'), ('back = "blue"', 'back = "green"'))
    found = {(f.at, f.field, f.code) for f in judge(HOARD.material, text)}
    assert found == {
        ("cards[1]", "value", "size"),
        ("cards[0]", "cz", "unknown"),
        ("cards[0]", "cs", "missing"),
        ("cards[8]", "back", "choice"),
    }


def test_many_faults_have_an_end() -> None:
    text = "[[cards]]\nid = 1\n" * 500
    assert len(judge(HOARD.material, text)) <= MOST_FAULTS


@pytest.mark.parametrize("text", ["[[[", "x = " + "[" * 5000, 'a = "', "cards = 1", "cards = [1]", ""])
def test_what_is_no_material_at_all_is_told(text: str) -> None:
    assert judge(HOARD.material, text)


def test_a_check_that_stumbles_is_a_fault() -> None:
    """Some checks of games look at entries that others found missing."""
    material = registry.game("kingdom").material
    text = material.text[: material.text.index("[[scenario]]")] + "scenario = []\n"
    text = "scenario = []\n" + text.replace("scenario = []\n", "")
    assert judge(material, text)


def test_the_outline_says_what_stands_where() -> None:
    text = (
        'top = 1\n# note\n[[a]]\nid = "x" # why\nlist = [\n  1, # one\n  2,\n]\n[[a.b]]\nn = 1\n'
        "[[a]]\n[[a.b]]\nn = 2\n[c]\nd = 3\n"
    )
    found = outline(text)
    assert [(e.at, e.line) for e in found] == [
        ("", 1),
        ("a[0]", 3),
        ("a[0].b[0]", 9),
        ("a[1].b[0]", 12),
        ("c", 14),
    ]
    fields = found[1].fields
    assert [(f.name, f.line, f.last) for f in fields] == [("id", 4, 4), ("list", 5, 8)]
    assert fields[1].value.startswith("[") and fields[1].value.endswith("]")
