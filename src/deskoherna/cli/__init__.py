"""The command line: `deskoherna games`, `deskoherna play cardia`, ..."""

from deskoherna.cli.main import main

__all__ = ["main"]
