"""Who is given a worker next: one person after another, however much each of them has asked for."""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

W = TypeVar("W")
MOST_OF_A_PERSON = 64
"""Jobs of one person that may wait; what is more is refused at once."""


class NobodyFree(RuntimeError):
    """The job was not begun."""


class Lane(Generic[W]):
    """Workers, and those who wait for one of them."""

    def __init__(self, workers: list[W], most: int = MOST_OF_A_PERSON) -> None:
        self.most = most
        self._idle = deque(workers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[W]]] = OrderedDict()
        """By person, whose turn is next in front."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def take(self, person: str, seconds: float) -> W:
        """A worker, when it is this person's turn; whoever waits too long, or asks for too much, is given none."""
        if self._idle and not self._waiting:
            return self._idle.popleft()
        own = self._waiting.setdefault(person, deque())
        if len(own) >= self.most:
            raise NobodyFree(f"{len(own)} jobs of one person wait already")
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        own.append(turn)
        try:
            async with asyncio.timeout(seconds):
                return await turn
        except BaseException as error:
            self._forget(person, turn)
            if isinstance(error, TimeoutError):
                raise NobodyFree(f"nobody was free within {seconds:.0f} s") from None
            raise

    def _forget(self, person: str, turn: "asyncio.Future[W]") -> None:
        """Whoever waits no more; a worker that was just given goes on to the next."""
        if turn.done() and not turn.cancelled():
            self.give_back(turn.result())
            return
        own = self._waiting.get(person)
        if own is not None and turn in own:
            own.remove(turn)
            if not own:
                del self._waiting[person]

    def give_back(self, worker: W) -> None:
        """It goes to the next person; who has more to do stands behind all others again."""
        while self._waiting:
            person, own = self._waiting.popitem(last=False)
            turn = own.popleft()
            if own:
                self._waiting[person] = own
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)
