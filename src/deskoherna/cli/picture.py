"""A position as text: the game's own sketch, or any View walked field by field."""

from collections.abc import Sequence

from deskoherna.cli.messages import Messages
from deskoherna.cli.speech import Speech
from deskoherna.kit.contract import SPECTATOR
from deskoherna.kit.sketch import WIDTH, Pen
from deskoherna.kit.view import View
from deskoherna.kit.walked import walked


def pen_for(speech: Speech, viewer: int = SPECTATOR, legal: Sequence[int] = (), width: int = WIDTH) -> Pen | None:
    """A pen that knows the numbers of the viewer's moves; None where the game has no words or draws nothing."""
    if speech.words is None or speech.game.sketch is None:
        return None
    numbers: dict[str, dict[int, str]] = {}
    verbs = speech.game.verbs
    for n, move in enumerate(legal, 1):
        for target in verbs.targets(move):
            numbers.setdefault(target, {})[n] = verbs.verb(move).key
    return Pen(speech.words, speech.seats, numbers, width, viewer)


def picture(view: View, speech: Speech, messages: Messages, pen: Pen | None = None) -> str:
    pen = pen or pen_for(speech)
    if pen is not None and speech.game.sketch is not None:
        return speech.game.sketch(view, pen)
    return walked(view, _Told(speech, messages))


class _Told:
    """Words of the game, and of the terminal where it has none."""

    def __init__(self, speech: Speech, messages: Messages) -> None:
        self.name, self.say, self.seat = speech.name, speech.say, speech.seat
        self.speech, self.messages = speech, messages

    def label(self, field: str) -> str:
        return self.speech.message(f"view-{field.replace('_', '-')}", field.replace("_", " "))

    def yes_or_no(self, value: bool) -> str:
        return self.messages("yes" if value else "no")
