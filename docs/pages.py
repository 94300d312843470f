"""The pages of the documentation site: those of docs/, those that lie beside what they speak of, and the reference.

MkDocs calls the functions at the end. Links are written for readers of the repository; here they become links of the
site, and those to sources, which are no pages, become plain text.
"""

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src/deskoherna"
DOCS = "docs/"
HOME = "index.md"

ELSEWHERE = {
    "README.md": HOME,
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CREDITS.md": "credits.md",
    "bench/README.md": "bench.md",
    "src/deskoherna/server/README.md": "server.md",
    "web/README.md": "web.md",
    "web/src/games/README.md": "boards.md",
}
"""Pages outside docs/, and where they lie on the site. READMEs of games are added to them."""

OF_GAMES = ("games", "workshop", "starters")
"""Folders with a package for each game."""

FOLDERS = {
    "The games": "games",
    "Their rules": "rules",
    "Small games": "workshop",
    "Beginnings of games": "starters",
    "Decisions": "decisions",
}
"""Sections that are a folder each."""

PARTS: dict[str, tuple[str, ...]] = {
    "Play and study": ("packs.md", "lab.md", "ladder.md", "research.md", "environments.md", "bench.md", "compared.md"),
    "Write a game": ("evening.md", "names.md", "contract.md", "two-twins.md", "own-board.md", "boards.md"),
    "The server": ("operate.md", "scale.md", "protocol.md", "server.md", "web.md"),
    "Find your way": ("where.md", "glossary.md", "contributing.md", "changelog.md", "security.md", "credits.md"),
}
"""Sections of the navigation. A page of docs/ that is named nowhere comes into the last one."""

REFERENCE = ("kit", "bots", "lab")
"""Packages with a page for each module."""

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
FENCE = re.compile(r"^(```.*?^```[^\n]*\n?)", re.MULTILINE | re.DOTALL)
LIST_AFTER_TEXT = re.compile(r"^((?![-*|#> ]|\d+\. )\S[^\n]*\n)(?=(?:[-*]|\d+\.) )", re.MULTILINE)
OUTSIDE = re.compile(r"[a-z]+:|#")


# ---------------------------------------------------------------- which pages there are


def beside() -> dict[str, str]:
    """Pages outside docs/ by their path in the repository, and where they lie on the site."""
    found = {source: page for source, page in ELSEWHERE.items() if (ROOT / source).is_file()}
    for folder in OF_GAMES:
        for readme in sorted((SOURCES / folder).glob("*/README.md")):
            found[readme.relative_to(ROOT).as_posix()] = f"{folder}/{readme.parent.name}.md"
    return found


def modules(package: str) -> list[str]:
    """The public modules of a package, by their dotted names."""
    found = []
    for path in sorted((SOURCES / package).rglob("*.py")):
        parts = path.relative_to(SOURCES.parent).with_suffix("").parts
        if not any(part.startswith("_") for part in parts):
            found.append(".".join(parts))
    return found


def reference_of(module: str) -> str:
    """Where the page of a module lies."""
    return f"reference/{module.removeprefix('deskoherna.').replace('.', '/')}.md"


def navigation(pages: set[str]) -> list[dict[str, Any]]:
    """All pages in sections; those that are named nowhere stand at the end of the last section of `PARTS`."""

    def folder(name: str) -> list[str]:
        """The pages of a folder, its index first."""
        return sorted((p for p in pages if p.startswith(f"{name}/")), key=lambda p: (not p.endswith("README.md"), p))

    folders = {title: folder(name) for title, name in FOLDERS.items()}
    reference = [{package: [reference_of(m) for m in modules(package)]} for package in REFERENCE]
    parts = {title: [page for page in part if page in pages] for title, part in PARTS.items()}
    placed = {page for section in [*folders.values(), *parts.values()] for page in section}
    parts[list(PARTS)[-1]] += sorted(p for p in pages - placed - {HOME} if not p.startswith("reference/"))
    sections: dict[str, Any] = {"Deskoherna": HOME, **folders, **parts, "Reference": reference}
    return [{title: section} for title, section in sections.items() if section]


# ---------------------------------------------------------------- what stands on them


def resolved(page: str, link: str, known: dict[str, str]) -> str | None:
    """A link of a page of the repository as one of the site; None: it leads to something that is no page."""
    path, hash_, anchor = link.partition("#")
    parts: list[str] = []
    for part in (PurePosixPath(page).parent / path).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    target = "/".join(parts)
    on_site = known.get(target, target.removeprefix(DOCS) if target.startswith(DOCS) else None)
    if on_site is None:
        return None
    here = known.get(page, page.removeprefix(DOCS))
    up = "../" * (len(PurePosixPath(here).parts) - 1)
    return f"{up}{on_site}{hash_}{anchor}"


def linked(text: str, page: str, known: dict[str, str]) -> str:
    """The text of a page with links of the site."""

    def link(match: re.Match[str]) -> str:
        picture, words, to = match.groups()
        words = LINK.sub(link, words)
        if OUTSIDE.match(to):
            return f"{picture}[{words}]({to})"
        found = resolved(page, to, known)
        return words if found is None else f"{picture}[{words}]({found})"

    return LINK.sub(link, text)


def rendered(text: str, page: str, known: dict[str, str]) -> str:
    """A page as the site needs it: its links, and a blank line before every list. Code stays as it is."""
    parts = FENCE.split(text)
    for i in range(0, len(parts), 2):
        parts[i] = LIST_AFTER_TEXT.sub(r"\1\n", linked(parts[i], page, known))
    return "".join(parts)


def title_of(module: str) -> str:
    """A module without the packages around it."""
    return ".".join(module.split(".")[2:])


def reference_pages() -> Iterable[tuple[str, str]]:
    """Path and text of every page of the reference."""
    for package in REFERENCE:
        for module in modules(package):
            yield reference_of(module), f"# {title_of(module)}\n\n`{module}`\n\n::: {module}\n"


# ---------------------------------------------------------------- called by MkDocs


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that do not lie in docs/, and lay out the navigation."""
    for source, page in beside().items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    for page, text in reference_pages():
        files.append(File.generated(config, page, content=text))
    config.nav = navigation({f.src_uri for f in files.documentation_pages()})
    return files


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Links of the repository become links of the site."""
    if page.file.src_uri.startswith("reference/"):
        return markdown
    known = beside()
    sources = {site: source for source, site in known.items()}
    return rendered(markdown, sources.get(page.file.src_uri, DOCS + page.file.src_uri), known)
