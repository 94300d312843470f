"""Every number cited for a rule stands on the page of its game in docs/rules, and every ruling there has a scenario."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from deskoherna.kit import registry, scenario

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
GAMES = sorted(path.stem for path in PAGES.glob("*.md") if path.stem != "README")
LABELS = ("Text", "Here", "Why", "Scenario")
KINDS = {".py", ".md", ".toml", ".ftl"}

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\((?:([\w-]+)\.md)?#([^)]+)\)")
RULING = re.compile(r'^### <a id="([A-Za-z]+-?\d+)"></a>(\S+) · \S.*\n((?:(?!#).*\n?)*)', re.MULTILINE)
EXAMPLE = re.compile(r"([\w-]+)(?:\.toml)?#([\w-]+)")
PROOF = re.compile(r"(tests/[\w/]+\.py)::(\w+)")
SECTION = r"[a-l](?:\.?\d{1,2}(?:\.\d{1,2})?)?"
OF_THE_SHEET = re.compile(rf"\bsheet ({SECTION}(?:(?:, | to | and ){SECTION})*)\b(?!['.]?\w)")
IN_BRACKETS = re.compile(r"(?<=\s)\(([\w., -]+)\)")
NUMBERED = re.compile(r"[a-l]\.?\d{1,2}(?:\.\d{1,2})?")


@dataclass(frozen=True)
class Page:
    """The rules of one game, with its anchors and its rulings."""

    slug: str
    text: str
    anchors: tuple[str, ...]
    rulings: dict[str, str]

    @property
    def prefixes(self) -> list[str]:
        """What the numbers of its rulings begin with: `K` and `W`, `H-`, `g`."""
        return sorted({ruling.rstrip("0123456789") for ruling in self.rulings})

    def label(self, ruling: str, name: str) -> str | None:
        """What a ruling says under one of its labels."""
        found = re.search(rf"\*\*{name}\*\*:? *((?:(?!\s*(?:- )?\*\*\w+\*\*).*\n?)*)", self.rulings[ruling])
        return found[1].strip() if found else None


@cache
def page(slug: str) -> Page:
    text = (PAGES / f"{slug}.md").read_text(encoding="utf-8")
    return Page(slug, text, tuple(ANCHOR.findall(text)), {match[1]: match[3] for match in RULING.finditer(text)})


@cache
def examples(slug: str) -> dict[str, scenario.Scenario]:
    """The scenarios of a game: `file#id`."""
    return {
        f"{path.stem}#{x.id}": x
        for path in scenario.files_of(registry.game(slug))
        for x in scenario.read_file(path).scenario
    }


def sources(slug: str) -> Iterator[Path]:
    """What may cite a rule of the game: its package, its tests, its part of the client."""
    for folder in (registry.game(slug).folder, ROOT / "tests" / "games" / slug, ROOT / "web" / "src" / "games" / slug):
        yield from (path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and "golden" not in path.parts)


def numbers(slug: str, text: str) -> Iterator[str]:
    """The rulings that a text speaks of."""
    kinds = "|".join(re.escape(prefix) for prefix in page(slug).prefixes)
    return iter(re.findall(rf"(?<![\w.])(?:{kinds})\d{{1,2}}\b", text))


def sections(text: str) -> Iterator[str]:
    """The sections that a text speaks of: `sheet c3, c8`, `sheet f3 to f5`, `(d.8)`, `(d3, g16)`."""
    for match in OF_THE_SHEET.finditer(text):
        yield from re.split(", | to | and ", match[1])
    for match in IN_BRACKETS.finditer(text):
        parts = match[1].split(", ")
        if all(NUMBERED.fullmatch(part) or re.fullmatch(r"[A-Z]-?\d{1,2}", part) for part in parts):
            yield from (part for part in parts if NUMBERED.fullmatch(part))


@cache
def citations(slug: str) -> dict[str, list[str]]:
    """Number or section: the files that cite it."""
    found: dict[str, list[str]] = {}
    for path in sources(slug):
        text = path.read_text(encoding="utf-8")
        for anchor in {*numbers(slug, text), *sections(text)}:
            found.setdefault(anchor, []).append(str(path.relative_to(ROOT)))
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_cited_number_resolves(slug: str) -> None:
    assert {anchor: files for anchor, files in citations(slug).items() if anchor not in page(slug).anchors} == {}


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_names_what_is_on_it(slug: str) -> None:
    """Anchors stand once, headings bear the number of their anchor, links and numbers on the page resolve."""
    one = page(slug)
    assert sorted(one.anchors) == sorted(set(one.anchors))
    assert [match[0] for match in RULING.finditer(one.text) if match[1] != match[2]] == []
    assert [name for name in numbers(slug, one.text) if name not in one.anchors] == []
    assert [link for other, link in LINK.findall(one.text) if link not in page(other or slug).anchors] == []


@pytest.mark.parametrize("slug", GAMES)
def test_no_anchor_is_dead(slug: str) -> None:
    """Somebody cites it, a scenario shows it, or the page itself leads there."""
    one = page(slug)
    shown = {ruling for x in examples(slug).values() for ruling in x.rulings}
    led = {link for other, link in LINK.findall(one.text) if not other or other == slug}
    assert [anchor for anchor in one.anchors if anchor not in {*citations(slug), *shown, *led, *one.rulings}] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_ruling_says_all_it_must(slug: str) -> None:
    one = page(slug)
    assert one.rulings
    assert [(ruling, name) for ruling in one.rulings for name in LABELS if not one.label(ruling, name)] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_ruling_has_a_scenario(slug: str) -> None:
    """Page and scenarios agree; a ruling that no scenario can show says why, and names a test."""
    one, wrong = page(slug), []
    for ruling in one.rulings:
        said = one.label(ruling, "Scenario") or ""
        named = {f"{file}#{name}" for file, name in EXAMPLE.findall(said)}
        showing = {name for name, x in examples(slug).items() if ruling in x.rulings}
        if named != showing:
            wrong.append(f"{ruling}: the page names {sorted(named - showing)}, scenarios {sorted(showing - named)}")
        if not showing and not (said.startswith("none: ") and proved(said)):
            wrong.append(f"{ruling}: neither a scenario nor a test: {said!r}")
    assert wrong == []


def proved(said: str) -> bool:
    """Is there a test, and is it where the page says?"""
    tests = PROOF.findall(said)
    return bool(tests) and all(f"def {name}(" in (ROOT / path).read_text(encoding="utf-8") for path, name in tests)


@pytest.mark.parametrize("slug", GAMES)
def test_scenarios_show_rulings_that_exist(slug: str) -> None:
    one = page(slug)
    assert {name: x.rulings for name, x in examples(slug).items() if not set(x.rulings) <= set(one.rulings)} == {}


def test_what_a_citation_is() -> None:
    assert list(sections("Its stages (sheet c3, c8, d2, g17); a gap (d3.2), a fight (d.8), a tie (c3, H-2).")) == [
        "c3",
        "c8",
        "d2",
        "g17",
        "d3.2",
        "d.8",
        "c3",
    ]
    assert list(sections("Numbers of the sheet, the sheet's rules (sheet f3 to f5, h, i); f(c3), (4,4), (as c3).")) == [
        "f3",
        "f5",
        "h",
        "i",
    ]
