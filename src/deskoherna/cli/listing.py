"""The list of moves: each with its number; a long list is grouped, so that it is short to read."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from deskoherna.cli.messages import Messages
from deskoherna.kit.sketch import flow
from deskoherna.kit.verbs import Verbs

LONG_LIST = 8
"""Up to so many moves stand one below the other."""
A_GROUP = 2
"""Fewer moves than that are no group."""
MANY = 3
"""So many are not listed if the drawing numbers them."""
MARGIN = 4
"""Columns for the number."""

NumberedMove = tuple[int, str]
"""A number and a move in words."""


def listing(
    legal: Sequence[int],
    texts: Sequence[str],
    verbs: Verbs,
    messages: Messages,
    width: int,
    drawn: Collection[int] = (),
) -> list[str]:
    """`texts` are the moves in words; `drawn` the numbers that stand in the drawing, where one sees what they mean."""
    said = list(enumerate(texts, 1))
    lines: list[str] = []
    loose: list[NumberedMove] = []
    for group in _by_verb(legal, said, verbs):
        plain = len(verbs.arguments(legal[group[0][0] - 1])) == 1
        made = _pointed_out(group, messages, drawn) if plain else []
        if not made and len(said) > LONG_LIST:
            made = _gathered(group, width)
        if made:
            lines += [*_columns(loose, len(said), width), *made]
            loose = []
        else:
            loose += group
    return lines + _columns(loose, len(said), width)


def _by_verb(legal: Sequence[int], said: Sequence[NumberedMove], verbs: Verbs) -> Iterator[list[NumberedMove]]:
    """Moves of one verb; of a verb with several arguments those with the same first one."""

    def key(line: NumberedMove) -> tuple[int, tuple[int, ...]]:
        move = legal[line[0] - 1]
        arguments = verbs.arguments(move)
        return verbs.verb(move).first, arguments[:1] if len(arguments) > 1 else ()

    for _, found in groupby(said, key):
        yield list(found)


def _pointed_out(group: list[NumberedMove], messages: Messages, drawn: Collection[int]) -> list[str]:
    """`Road  12 to 30, as numbered in the drawing`: when all of them stand there; else []."""
    common = _common_words([text for _, text in group])
    if len(group) < MANY or not common or not all(n in drawn for n, _ in group):
        return []
    return [_label(common) + messages("in-the-drawing", first=group[0][0], last=group[-1][0])]


def _gathered(group: list[NumberedMove], width: int) -> list[str]:
    """`Onto  12 a1  13 b4 ...`; [] for moves that have no words in common."""
    common = _common_words([text for _, text in group])
    if len(group) < A_GROUP or not common:
        return []
    return flow((f"{n} {text[len(common) :].strip()}" for n, text in group), width, _label(common), "   ")


def _label(common: str) -> str:
    return f"{' ' * MARGIN}  {common}  "


def _common_words(texts: list[str]) -> str:
    """The words that all begin with; what follows must not be taken for the number of a move."""
    split = [text.split() for text in texts]
    same = 0
    while all(same < len(words) - 1 and words[same] == split[0][same] for words in split):
        same += 1
    while same and any(words[same][0].isdigit() for words in split):
        same -= 1
    return " ".join(split[0][:same])


def _columns(said: list[NumberedMove], of: int, width: int) -> list[str]:
    """Moves apart, one below the other; in columns where the whole list is long."""
    most = LONG_LIST if of <= LONG_LIST else A_GROUP
    return in_columns([f"{n:{MARGIN}}  {text}" for n, text in said], width, most)


def in_columns(items: list[str], width: int, most: int) -> list[str]:
    """A list one below the other, or, when it is longer than `most`, in columns read downwards."""
    wide = max((len(item) for item in items), default=0) + 2
    across = 1 if len(items) <= most else max(1, width // wide)
    down = -(-len(items) // across)
    return ["".join(item.ljust(wide) for item in items[i::down]).rstrip() for i in range(down)]
