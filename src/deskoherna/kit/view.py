"""What a viewer is shown: the parts every game's View and catalogue have in common."""

from typing import Any

import msgspec

from deskoherna.kit.material import Mark, Named


class Say(msgspec.Struct, frozen=True):
    """A message id of the game's words and its arguments.

    A string argument of the form `axis:point` (`card:portal`, `seat:1`) is a name, put into words by whoever shows
    it; other strings and numbers are taken as they are.
    """

    id: str
    args: dict[str, int | str] = {}


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's View. Nothing in it may depend on what the viewer cannot know."""

    phase: str
    actors: list[int]
    """The seats that may move now; empty: the game is over."""
    prompt: Say
    """One sentence: what this viewer is to do now, or whom the table waits for."""
    silent: bool = False
    """The rules ask for silence now: nobody may talk."""


class Item(msgspec.Struct, frozen=True):
    """One line of the catalogue: a card, tile, hero or die with its facts and where they come from.

    Names and texts are words of the game: `<key>` for the name, `<key>.text` for what it does.
    """

    key: str
    """The Fluent id of its name, as for targets: `card-portal`."""
    kind: str
    """The group it is listed under: the Fluent id is `kind-<kind>`."""
    mark: Mark
    marks: dict[str, Mark]
    facts: dict[str, Any]


def item(kind: str, axis: str, entry: Named, **facts: Any) -> Item:
    return Item(f"{axis}-{entry.id}", kind, entry.mark, dict(entry.marks), facts)
