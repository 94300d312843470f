"""What things do: entries of the catalogue by their names, with their texts."""

from deskoherna.cli.speech import Speech
from deskoherna.kit.game import Game
from deskoherna.kit.sketch import flow

MOST = 12
"""So many entries are shown at once."""


def about(game: Game, speech: Speech, wanted: str, width: int) -> list[str]:
    """All that is called so, or in part so, with what it does; nothing for a name that nothing has."""
    if speech.words is None or not wanted:
        return []
    lines: list[str] = []
    found = [
        item
        for item in game.catalogue()
        if wanted.casefold() in str(speech.words.named(item.key, item.key)[""]).casefold()
    ]
    for item in found[:MOST]:
        name = speech.words.named(item.key, item.key)
        said = [str(name[""]), f"({speech.words.text(f'kind-{item.kind}')})", str(name.get("_text", ""))]
        lines += flow(" ".join(said).split(), width, "", " ")
    return lines
