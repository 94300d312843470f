"""The command line: `deskoherna games`, `deskoherna play GAME`, ..."""

from deskoherna.cli.main import main

__all__ = ["main"]
