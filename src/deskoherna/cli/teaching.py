"""A lesson at the terminal: the teacher says a thing, waits for the right move, and lets the others answer."""

from typing import Any

from deskoherna.cli.session import Session
from deskoherna.kit import lesson as lessons_of
from deskoherna.kit.lesson import Lesson, LessonStep, Made, Progress

NOVICE = "novice"


class Teaching(Session):
    """A session that follows a lesson, and after its end goes on as any other."""

    def __init__(self, lesson: Lesson, *parts: Any) -> None:
        super().__init__(*parts)
        self.lesson = lesson
        self.read = -1
        """The last step that was said to be read."""
        self.replied = -1
        """The last step whose reply was said."""

    # ------------------------------------------------------------ how far

    @property
    def progress(self) -> Progress:
        s = self.log.state
        return lessons_of.follow(
            self.lesson, [Made(e.seat, self.game.notate(e.move, s), len(e.chance or ())) for e in self.log.entries]
        )

    def step(self, at: int) -> LessonStep | None:
        return self.lesson.step[at] if 0 <= at < len(self.lesson.step) else None

    # ------------------------------------------------------------ the course of it

    def run(self) -> None:
        learner = self.lesson.learner
        while not self.game.over(self.log.state):
            now = self.progress
            if now.pending is not None:
                self.play(*lessons_of.read_given(self.game, self.log.state, now.pending))
                continue
            if learner in self.game.actors(self.log.state) or self.step(now.step) is None:
                self.explain(now)
            if self.step(now.step) is None and self.lesson.plays_on is None:
                self.tell("learn-done")
                return
            seat = self.next_seat() if self.step(now.step) is None else self.taught_seat(learner)
            if seat in self.bots:
                self.bot_moves(seat)
            else:
                self.human_moves(seat)
        self.explain(self.progress)
        self.finish()

    def taught_seat(self, learner: int) -> int:
        """While a lesson goes on the others move only where it leaves the move to them."""
        actors = self.game.actors(self.log.state)
        return learner if learner in actors else actors[0]

    def explain(self, now: Progress) -> None:
        """What is said to the last answer, and all that is only read before the next question."""
        if now.strayed:
            return
        answered = self.step(now.answered)
        if answered is not None and self.replied < now.answered:
            self.replied = now.answered
            self.news(self.lesson.learner)
            if now.reply >= 0:
                self.teach(answered.reply[now.reply])
        for at in range(max(self.read, now.answered) + 1, min(now.step, len(self.lesson.step))):
            if at == 0:
                self.show(self.lesson.learner)
            self.read = at
            self.teach(self.lesson.step[at], at)
            self.ask(self.messages("learn-on") + " ")

    def teach(self, what: Any, at: int | None = None) -> None:
        """A sentence of the teacher, with its number where it is a step."""
        language = self.messages.language
        text = lessons_of.said(self.game, language, getattr(what, language))
        place = "" if at is None else self.messages("learn-step", n=at + 1, of=len(self.lesson.step)) + " "
        self.say()
        self.say(f"» {place}{text}")

    def position(self, seat: int) -> None:
        super().position(seat)
        now = self.progress
        if (step := self.step(now.step)) is not None:
            self.teach(step, now.step)

    # ------------------------------------------------------------ answers

    def accepts(self, _seat: int, move: int) -> bool:
        step = self.step(self.progress.step)
        text = self.game.notate(move, self.log.state)
        if step is None or lessons_of.is_right(step, text):
            return True
        reply = lessons_of.reply_to(step, text)
        if reply >= 0:
            self.teach(step.reply[reply])
        else:
            self.tell("learn-not-now")
        return False

    def play(self, seat: int, move: int) -> None:
        """Play a move with the outcomes that the lesson gives it."""
        now, s = self.progress, self.log.state
        outcomes: list[int] | None = None
        if now.pending is not None:
            outcomes = lessons_of.given_outcomes(self.game, self.lesson.step[now.answered], now.used)
        elif seat == self.lesson.learner and (step := self.step(now.step)) is not None:
            outcomes = lessons_of.given_outcomes(self.game, step, 0)
        self.log.play(seat, move, chance=lessons_of.spent(self.game, s, seat, move, outcomes))
        self.autosave()

    def hint(self, seat: int) -> None:
        step = self.step(self.progress.step)
        move = None if step is None else lessons_of.shown(self.game, self.log.state, seat, step)
        if move is None:
            super().hint(seat)
        else:
            self.tell("learn-hint", move=self.speech.move(move, self.log.state, seat))

    def undo(self, seat: int) -> bool:
        """In a lesson a whole step goes back, whatever the others have answered."""
        if self.step(self.progress.step) is None:
            return super().undo(seat)
        own = next((i for i in range(len(self.log.entries) - 1, -1, -1) if self.log.entries[i].seat == seat), None)
        if own is None:
            self.tell("nothing-to-undo")
            return False
        move = self.log.entries[own].move
        for entry in reversed(self.log.entries[own:]):
            self.log.withdraw(entry.seq)
        self.tell("undone", move=self.speech.move(move, self.log.state, seat))
        self.shown = {viewer: min(n, len(self.log.entries)) for viewer, n in self.shown.items()}
        self.replied = self.progress.answered
        self.autosave()
        return True


def seats_of(lesson: Lesson, n: int, human: str) -> list[str]:
    """Who sits where in a lesson."""
    return [human if i == lesson.learner else lesson.plays_on or NOVICE for i in range(n)]
