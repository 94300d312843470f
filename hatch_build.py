"""What is built: no wheel without the browser client, as whoever installs it has neither Node nor its sources, and a
README that reads the same anywhere."""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = "src/deskoherna/server/client/index.html"
WITHOUT = "DESKOHERNA_WHEEL_WITHOUT_CLIENT"
"""Set by whoever wants only what runs without a browser."""

FENCE = re.compile(r"^(```.*?^```[^\n]*\n?)", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"!\[[^\]]*\]\((?![a-z]+:)[^()\s]+\)")
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?![a-z]+:)[^()\s]+\)")
EMPTY_TABLE = re.compile(r"^\|[ |]*\|\n\|[-|]+\|\n(?=\n|\Z)", re.MULTILINE)


class ClientIsThere(BuildHookInterface[Any]):
    """Asked by hatchling before it builds."""

    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        """Refuse a wheel that could not serve a table; one that is only linked to the sources may."""
        there = (Path(self.root) / CLIENT).is_file()
        if version == "standard" and not there and os.environ.get(WITHOUT) != "1":
            raise RuntimeError(f"{CLIENT} is missing: build the browser client first (make setup), or set {WITHOUT}=1")


class Readme(MetadataHookInterface):
    """Asked by hatchling for what is told of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """The README as it is read away from its folder."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": anywhere(text)}


def anywhere(text: str) -> str:
    """Without pictures and links that lead to files beside it; code stays as it is."""
    return "".join(part if part.startswith("```") else _alone(part) for part in FENCE.split(text))


def _alone(text: str) -> str:
    lines = []
    for line in text.splitlines(keepends=True):
        kept = PICTURE.sub("", line)
        if kept == line or kept.strip(" |\n"):
            lines.append(LINK.sub(r"\1", kept))
    return re.sub(r"\n{3,}", "\n\n", EMPTY_TABLE.sub("", "".join(lines)))
