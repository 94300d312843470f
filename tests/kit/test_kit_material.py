"""Material files: what is wrong, in which line, in which field."""

from pathlib import Path

import pytest

from deskoherna.kit import material
from deskoherna.kit.material import MaterialError, locate, read, variable
from toys.hoard.material import SHIPPED, Facts, check

TEXT = SHIPPED.read_text(encoding="utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = tmp_path / "own.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def test_the_shipped_file_is_sound() -> None:
    made = read(SHIPPED, Facts, check)
    assert len(made.facts.cards) == 12
    assert made.text == TEXT
    assert not made.own


def line_of(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("value = 3", "value = 30", r"cards\[2\]\.value: Expected `int` <= 9"),
        ("value = 3", 'value = "three"', r"cards\[2\]\.value: Expected `int`, got `str`"),
        ("value = 3", "", r"cards\[2\]: .*missing required field `value`"),
        ('mark = "derived"', 'mark = "guessed"', r"cards\[0\]\.mark: Invalid enum value 'guessed'"),
        ('id = "owl"', 'id = "Owl"', r"cards\[1\]\.id: Expected `str` matching regex"),
        ('id = "owl"', 'id = "wolf"', r"cards\[1\]\.id: 'wolf' stands twice"),
        ('back = "red"', 'back = "blue"', r"cards\[0\]\.back: eight red cards come first"),
        ('cs = "Vlk"', 'cs = ""', r"cards\[0\]\.cs: Expected `str` of length >= 1"),
        ('cs = "Vlk"', 'cz = "Vlk"', r"cards\[0\]: .*unknown field `cz`|cards\[0\]: .*missing required field `cs`"),
    ],
)
def test_errors_name_line_and_field(tmp_path: Path, old: str, new: str, where: str) -> None:
    path = changed(tmp_path, old, new)
    with pytest.raises(MaterialError, match=where) as told:
        read(path, Facts, check)
    assert str(told.value).startswith(f"material {path}, line ")


def test_the_line_is_the_right_one(tmp_path: Path) -> None:
    path = changed(tmp_path, "value = 3", "value = 30")
    with pytest.raises(MaterialError) as told:
        read(path, Facts, check)
    assert f", line {line_of('value = 3')}, cards[2].value:" in str(told.value)


def test_toml_that_is_none_names_its_line(tmp_path: Path) -> None:
    path = changed(tmp_path, "value = 3", "value = ")
    with pytest.raises(MaterialError, match=f"line {line_of('value = 3')}"):
        read(path, Facts, check)


def test_a_missing_file_and_one_that_is_no_text(tmp_path: Path) -> None:
    with pytest.raises(MaterialError, match=r"nothing\.toml: No such file"):
        read(tmp_path / "nothing.toml", Facts, check)
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(MaterialError, match="not UTF-8 at byte 0"):
        read(tmp_path / "odd.toml", Facts, check)


def test_a_missing_card_is_told(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(TEXT[: TEXT.rindex("[[cards]]")], encoding="utf-8")
    with pytest.raises(MaterialError, match="11 cards instead of 12"):
        read(path, Facts, check)


def test_own_material_is_taken_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = changed(tmp_path, "value = 3", "value = 9")
    assert variable("hoard") == "DESKOHERNA_MATERIAL_HOARD"
    monkeypatch.setenv(variable("hoard"), str(path))
    made = material.load("hoard", SHIPPED, Facts, check)
    assert made.own
    assert made.facts.cards[2].value == 9
    monkeypatch.delenv(variable("hoard"))
    assert not material.load("hoard", SHIPPED, Facts, check).own


@pytest.mark.parametrize(
    ("where", "line"),
    [("", 1), ("cards[0]", 2), ("cards[0].value", 3), ("cards[1].value", 6), ("board.size", 9), ("top", 1)],
)
def test_locate(where: str, line: int) -> None:
    text = "top = 1\n[[cards]]\nvalue = 1\n\n[[cards]]\nvalue = 2\n\n[board]\nsize = 3\n"
    found = locate(text, where)
    assert found == line
