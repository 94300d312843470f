"""The log of a game as one viewer reads it: what was done, what followed."""

from collections.abc import Iterator, Mapping, Sequence

from deskoherna.cli.speech import Speech
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.events import EVERYBODY
from deskoherna.kit.log import Log, Told
from deskoherna.kit.words import ACTOR

FOLLOWS = "   "


def opening(log: Log, speech: Speech, viewer: int) -> list[str]:
    """What was told when the game was dealt."""
    return list(_events(log, speech, log.opening, viewer, {}))


def telling(log: Log, speech: Speech, viewer: int, since: int = 0) -> Iterator[str]:
    """What the log tells this viewer of the moves after the first `since`."""
    drafts: dict[int, list[int]] = {}
    for n, entry in enumerate(log.entries):
        move = log.shown(entry, viewer)
        draft = log.game.verbs.verb(move).key in speech.drafts
        if draft:
            drafts.setdefault(entry.seat, []).append(move)
        if n >= since:
            did = None if draft else speech.did(entry.seat, move, log.state, viewer)
            events = _events(log, speech, entry.told, viewer, drafts)
            yield from events if did is None else [did, *(FOLLOWS + text for text in events)]
        if not draft:
            drafts.pop(entry.seat, None)


def _events(
    log: Log, speech: Speech, told: Sequence[Told], viewer: int, drafts: Mapping[int, Sequence[int]]
) -> Iterator[str]:
    """What this viewer is told; an event that sums up what its seat did before says so."""
    for to, what, *args in told:
        if to == EVERYBODY or viewer == ALL or (viewer >= 0 and to >> viewer & 1):
            of_its_seat = drafts.get(_seat_in(log, what, args), ())
            text = speech.sum(what, args, of_its_seat, viewer) or speech.event(what, args, log.state, viewer)
            if text:
                yield text


def _seat_in(log: Log, what: int, args: Sequence[int]) -> int:
    """The first seat that an event names."""
    axes = log.game.events.events[what].axes
    return next((a for axis, a in zip(axes, args, strict=False) if axis.name == ACTOR), SPECTATOR)
