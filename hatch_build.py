"""The wheel is not built without the browser client: whoever installs it has neither Node nor its sources."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/deskoherna/server/client/index.html"
WITHOUT = "DESKOHERNA_WHEEL_WITHOUT_CLIENT"
"""Set by whoever wants only what runs without a browser."""


class ClientIsThere(BuildHookInterface[Any]):
    """Asked by hatchling before it builds."""

    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        """Refuse a wheel that could not serve a table; one that is only linked to the sources may."""
        there = (Path(self.root) / CLIENT).is_file()
        if version == "standard" and not there and os.environ.get(WITHOUT) != "1":
            raise RuntimeError(f"{CLIENT} is missing: build the browser client first (make setup), or set {WITHOUT}=1")
