"""`deskoherna config`: every setting of a server, its value and where it comes from."""

import argparse

from deskoherna.cli import serve
from deskoherna.cli.configured import SECRET, WITH_PASSWORDS, Configured
from deskoherna.cli.errors import FINE

NOT_WRITTEN = (*SECRET, *WITH_PASSWORDS)
"""What may hold a password is left to whoever writes the file."""
VALUE = 40
"""Columns for a value; a longer one is shown whole all the same."""


def add(parser: argparse.ArgumentParser) -> None:
    serve.add(parser)
    parser.add_argument("--toml", action="store_true", help="as a file to start from, with what each setting is")


def run(args: argparse.Namespace) -> int:
    found = serve.configuration(args)
    if args.toml:
        print(as_toml(found))
        return FINE
    rows = [("setting", "value", "from"), *((name, value, origin) for name, value, origin, _ in found.lines())]
    longest = max(len(name) for name, _, _ in rows)
    for name, value, origin in rows:
        print(f"{name:{longest}}  {value:{VALUE}}  {origin}")
    return FINE


def as_toml(found: Configured) -> str:
    """Settings that somebody has made stand as they are; the others are commented out."""
    lines: list[str] = []
    group = ""
    for full, value, origin, told in found.lines():
        of, _, name = full.rpartition(".")
        if of != group:
            group = of
            lines += ["", f"[{group}]"]
        lines += [f"# {told}"] if told else []
        stands = origin != "default" and full not in NOT_WRITTEN
        lines.append(f"{name} = {value}" if stands else f"# {name} = {value}")
    return "\n".join(lines).strip()
