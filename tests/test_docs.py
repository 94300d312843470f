"""What the pages say is there: links, pictures, commands, make targets, paths of the map."""

import re
import shlex
from pathlib import Path

import pytest

from deskoherna.cli.main import COMMANDS, parser

ROOT = Path(__file__).parents[1]
ELSEWHERE = {"node_modules", "client", "dist", "build", "screenshots"}
PAGES = sorted(
    p
    for p in ROOT.rglob("*.md")
    if not any(part in ELSEWHERE or part.startswith(".") for part in p.relative_to(ROOT).parts)
)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
COMMAND = re.compile(r"(?:^|[\s/])deskoherna ([a-z]+(?: .*)?)$")
MODULE = re.compile(r"python -m (bench\.\w+)")
TARGET = re.compile(r"\bmake ([a-z]+[a-z-]*)")
END = re.compile(r"\s(?:[>|&;]|#\s).*$")
"""What a shell, and not the command, reads."""


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def code(page: Path) -> list[str]:
    """Lines of code blocks (a line that goes on is one), and code within sentences."""
    text = page.read_text(encoding="utf-8")
    blocks = "\n".join(FENCE.findall(text)).replace("\\\n", " ")
    return [*blocks.splitlines(), *INLINE.findall(FENCE.sub("", text))]


def commands(page: Path) -> list[str]:
    """The arguments of every `deskoherna` command."""
    found = (COMMAND.search(END.sub("", line.strip()).strip()) for line in code(page))
    return [match[1] for match in found if match and "..." not in match[1] and "…" not in match[1]]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [
        link
        for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
        if not re.match(r"[a-z]+:|#|/", link)
    ]
    missing = [link for link in links if not (page.parent / link.split("#")[0]).exists()]
    assert not missing


@pytest.mark.parametrize("page", [p for p in PAGES if commands(p)], ids=name)
def test_commands_can_be_given(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = []
    for command in commands(page):
        words = shlex.split(command)
        if len(words) == 1 and words[0] in COMMANDS:
            continue
        try:
            parser(words[0]).parse_args(words)
        except SystemExit as end:
            if end.code:
                wrong.append(f"{command}: {capsys.readouterr().err}")
    assert not wrong, "\n".join(wrong)


def test_there_is_much_to_check() -> None:
    assert len(PAGES) > 20
    assert len(commands(ROOT / "README.md")) > 10


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_modules_and_targets_exist(page: Path) -> None:
    text = "\n".join(code(page))
    targets = re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(TARGET.findall(text)) <= set(targets)
    assert all((ROOT / (module.replace(".", "/") + ".py")).exists() for module in MODULE.findall(text))


def test_the_map_of_the_tree_is_true() -> None:
    """The block under the heading names what there is, a level for every two spaces."""
    text = (ROOT / "README.md").read_text(encoding="utf-8").split("## The tree\n", 1)[1]
    folders: list[Path] = [ROOT]
    for line in FENCE.findall(text)[0].splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        for one in line.strip().split("  ")[0].split(", "):
            here = folders[depth] / one.replace("<slug>", "cardia")
            assert here.exists(), f"{one} is on the map, but not in {folders[depth]}"
        folders[depth + 1 :] = [here]


def test_the_map_of_the_server_has_every_module() -> None:
    folder = ROOT / "src" / "deskoherna" / "server"
    words = set(re.findall(r"\w+", FENCE.findall((folder / "README.md").read_text(encoding="utf-8"))[0]))
    modules = {path.stem for path in folder.rglob("*.py") if "migrations" not in path.parts} - {"__init__"}
    assert modules - words == set()
