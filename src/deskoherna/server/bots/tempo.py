"""How long a built-in bot may think about its next decision: a budget a turn, not a decision.

What a seat decides without another seat deciding something of its own in between is one turn. Each of its decisions may
take half of what is left of the turn's time, so that a turn of twenty decisions takes hardly longer than one of four.
Where others wait for an answer (`Advice.replies`), all that are asked at once share one moment.
"""

from dataclasses import dataclass, field

from deskoherna.server.settings import Timeouts

SHARE = 0.5
"""Of what is left of a turn, for one decision."""
LEAST_S = 0.08
"""What every decision gets, however long the turn has been."""


@dataclass
class Tempo:
    """The time that the bots of one table have spent on the turn that is being played."""

    timeouts: Timeouts
    _spent: dict[int, float] = field(default_factory=dict)

    def seconds(self, seat: int, *, reply: bool, asked: int, workers: int) -> float:
        """How long the seat may think now; `asked` seats share the workers."""
        if reply:
            return max(LEAST_S, self.timeouts.reply_s * workers / max(asked, workers))
        left = self.timeouts.turn_s - self._spent.get(seat, 0.0)
        return max(LEAST_S, SHARE * left)

    def spent(self, seat: int, seconds: float) -> None:
        """A decision of this seat has taken so long."""
        self._spent[seat] = self._spent.get(seat, 0.0) + seconds

    def decided(self, seat: int, *, reply: bool) -> None:
        """A seat has decided something: the turns of all others are over, unless it only answered."""
        if not reply:
            self._spent = {seat: self._spent[seat]} if seat in self._spent else {}
