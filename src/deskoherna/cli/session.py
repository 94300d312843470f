"""One game at the terminal: whoever must decide is asked, bots answer by themselves."""

import contextlib
import difflib
import shutil
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from deskoherna.bots import registry
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import of_decision
from deskoherna.bots.simple import Bot, simple_bot
from deskoherna.cli import saved
from deskoherna.cli.about import about
from deskoherna.cli.best_of import Match
from deskoherna.cli.errors import CommandError
from deskoherna.cli.listing import listing
from deskoherna.cli.messages import Messages
from deskoherna.cli.picture import pen_for, picture
from deskoherna.cli.speech import Speech
from deskoherna.cli.telling import opening, telling
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.log import IllegalMove, Log
from deskoherna.kit.sketch import WIDTH
from deskoherna.kit.verbs import NotationError

HUMAN = "human"
NOTHING_YET = -1
HINTS = 3
NARROWEST = 60
COMMANDS = {
    "undo": ("u", "undo", "z", "zpět", "zpet"),
    "hint": ("h", "hint", "r", "rada"),
    "save": ("s", "save", "ulož", "uloz"),
    "info": ("i", "info", "k", "karta"),
    "log": ("l", "log", "zápis", "zapis"),
    "position": ("p", "position", "pozice"),
    "help": ("?", "help", "pomoc"),
    "quit": ("q", "quit", "konec"),
}
CLEAR = "\x1b[2J\x1b[H"


class Quit(Exception):
    """The person leaves the game."""


class Ended(Exception):
    """There is nobody left who could answer: the input has ended."""


class Session:
    """A log, who sits where, and the terminal."""

    def __init__(
        self, log: Log, seats: list[str], speech: Speech, messages: Messages, match: Match, save: Path | None = None
    ) -> None:
        self.log, self.seats, self.speech, self.messages, self.save_to = log, seats, speech, messages, save
        self.match = match
        self.game = log.game
        self.out = sys.stdout
        self.bots: dict[int, Bot] = {i: registry.bot(name, log.game) for i, name in enumerate(seats) if name != HUMAN}
        self.humans = [i for i, name in enumerate(seats) if name == HUMAN]
        self.shown = dict.fromkeys([SPECTATOR, *range(len(seats))], NOTHING_YET)
        """How many entries of the log each viewer has been told."""
        self.holder: int | None = None
        """The seat that has the device."""

    # ------------------------------------------------------------ saying

    def say(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    def tell(self, key: str, **args: Any) -> None:
        self.say(self.messages(key, **args))

    def ask(self, prompt: str) -> str:
        print(prompt, end="", file=self.out, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise Ended
        return line.strip()

    def clear(self) -> None:
        if self.out.isatty():
            print(CLEAR, end="", file=self.out)

    def news(self, viewer: int) -> None:
        """All that happened since this viewer looked last."""
        since = min(self.shown[viewer], len(self.log.entries))
        if since == NOTHING_YET:
            for text in opening(self.log, self.speech, viewer):
                self.say(text)
        for text in telling(self.log, self.speech, viewer, max(since, 0)):
            self.say(text)
        self.shown[viewer] = len(self.log.entries)

    def show(self, viewer: int, legal: Sequence[int] = ()) -> Collection[int]:
        """The position; gives back the numbers of moves that stand in the drawing."""
        pen = pen_for(self.speech, viewer, legal, self.width)
        self.say()
        self.say(picture(self.game.view(self.log.state, viewer), self.speech, self.messages, pen))
        return pen.drawn if pen is not None else ()

    @property
    def width(self) -> int:
        return max(NARROWEST, shutil.get_terminal_size((WIDTH, 40)).columns)

    # ------------------------------------------------------------ the game

    def run(self) -> None:
        """Until the game is over; Quit and Ended leave it earlier."""
        while not self.game.over(self.log.state):
            seat = self.next_seat()
            if seat in self.bots:
                self.bot_moves(seat)
            elif self.hand_over(seat):
                self.human_moves(seat)
        self.finish()

    def next_seat(self) -> int:
        """Bots that may act go first, so that people decide with all done that can be; then the lowest seat."""
        actors = self.game.actors(self.log.state)
        return next((seat for seat in actors if seat in self.bots), actors[0])

    def knowledge(self, seat: int) -> Knowledge:
        own = int.from_bytes(self.log.key[:7], "big")
        return Knowledge.of(self.game, self.log.state, seat, of_decision(own, self.log.next_seq, seat))

    def play(self, seat: int, move: int) -> None:
        self.log.play(seat, move)
        self.autosave()

    def bot_moves(self, seat: int) -> None:
        knowledge = self.knowledge(seat)
        legal = self.game.legal(self.log.state, seat)
        move = self.bots[seat].choose(knowledge, list(legal))
        if move not in legal:
            raise CommandError(f"bot {self.seats[seat]!r} chose {move!r}, which is not legal")
        self.play(seat, move)
        if not self.humans:
            self.news(SPECTATOR)

    def hand_over(self, seat: int) -> bool:
        """Several people, one device: nothing of a seat is shown before it has the device. False: a move went back."""
        before, self.holder = self.holder, seat
        if before == seat or len(self.humans) == 1:
            return True
        self.clear()
        while True:
            answer = self.ask(self.messages("pass-device", seat=self.speech.seat(seat)) + " ").lower()
            if answer in COMMANDS["quit"]:
                raise Quit
            if answer in COMMANDS["undo"] and before is not None:
                self.holder = before
                self.undo(before)
                return False
            if not answer:
                self.clear()
                return True

    def human_moves(self, seat: int) -> None:
        """Show the position and the moves, and answer until one is played."""
        self.position(seat)
        while True:
            answer = self.ask("> ")
            if not answer:
                continue
            move = self.read_move(seat, answer)
            if move is not None:
                if not self.accepts(seat, move):
                    continue
                self.play(seat, move)
                return
            command, _, rest = answer.partition(" ")
            found = next((name for name, words in COMMANDS.items() if command.lower() in words), None)
            if found is None:
                self.refuse(seat, answer)
            elif self.obey(found, rest.strip(), seat):
                return

    def accepts(self, _seat: int, _move: int) -> bool:
        """May this legal move be played here? If not, it was said why."""
        return True

    def position(self, seat: int) -> None:
        self.say()
        self.news(seat)
        legal = self.game.legal(self.log.state, seat)
        drawn = self.show(seat, legal)
        view = self.game.view(self.log.state, seat)
        self.say()
        self.say(f"{self.speech.seat(seat)}: {self.speech.say(view.prompt, seat)}")
        texts = self.speech.choices(legal, self.log.state, seat)
        for line in listing(legal, texts, self.game.verbs, self.messages, self.width, drawn):
            self.say(line)

    # ------------------------------------------------------------ answers

    def read_move(self, seat: int, answer: str) -> int | None:
        """A number of the list, a move in notation or in words; None when it is none of these."""
        legal = self.game.legal(self.log.state, seat)
        if answer.isdigit():
            return legal[int(answer) - 1] if 1 <= int(answer) <= len(legal) else None
        in_words = {
            text.casefold(): m for m, text in zip(legal, self.speech.choices(legal, self.log.state, seat), strict=True)
        }
        if answer.casefold() in in_words:
            return in_words[answer.casefold()]
        with contextlib.suppress(NotationError):
            move = self.game.verbs.read(answer, self.log.state, legal)
            if move in legal:
                return move
        return None

    def refuse(self, seat: int, answer: str) -> None:
        """Why an answer is no move, with the nearest one that is."""
        legal = self.game.legal(self.log.state, seat)
        if answer.isdigit():
            self.tell("no-number", number=int(answer), last=len(legal))
            return
        texts = {self.game.notate(m, self.log.state).casefold(): m for m in legal}
        said = self.speech.choices(legal, self.log.state, seat)
        texts |= {text.casefold(): m for m, text in zip(legal, said, strict=True)}
        near = difflib.get_close_matches(answer.casefold(), texts, 1, 0.3)
        key = "not-legal" if self.is_move(answer) else "no-move"
        if near:
            self.tell(f"{key}-near", text=answer, near=self.game.notate(texts[near[0]], self.log.state))
        else:
            self.tell(key, text=answer)

    def is_move(self, answer: str) -> bool:
        try:
            self.game.verbs.read(answer, self.log.state)
        except NotationError:
            return False
        return True

    def obey(self, command: str, rest: str, seat: int) -> bool:
        """Do a command; True when the question has to be asked anew."""
        match command:
            case "undo":
                return self.undo(seat)
            case "hint":
                self.hint(seat)
            case "save":
                self.save(rest)
            case "info":
                self.say("\n".join(about(self.game, self.speech, rest, self.width)) or self.messages("info-what"))
            case "log":
                for text in telling(self.log, self.speech, seat):
                    self.say(text)
            case "position":
                self.position(seat)
            case "help":
                self.tell("help")
            case "quit":
                raise Quit
        return False

    def undo(self, seat: int) -> bool:
        try:
            entry = self.log.undo(seat)
        except IllegalMove:
            self.tell("nothing-to-undo")
            return False
        self.tell("undone", move=self.speech.move(entry.move, self.log.state, seat))
        self.shown = {viewer: min(n, len(self.log.entries)) for viewer, n in self.shown.items()}
        self.autosave()
        return True

    def hint(self, seat: int) -> None:
        """What the apprentice would think, knowing what this seat knows."""
        legal = self.game.legal(self.log.state, seat)
        rates = simple_bot("apprentice", self.game).rate(self.knowledge(seat), legal)
        best = sorted(zip(rates, legal, strict=True), key=lambda pair: -pair[0])[:HINTS]
        self.tell("hint")
        for worth, move in best:
            self.say(f"{legal.index(move) + 1:4}  {self.speech.move(move, self.log.state, seat)}  {worth / 10:.0f} %")

    def save(self, name: str) -> None:
        path = Path(name) if name else self.save_to
        if path is None:
            self.tell("save-where")
            return
        try:
            self.write(path)
        except CommandError as error:
            self.say(str(error))
            return
        self.tell("saved", file=str(path))

    def autosave(self) -> None:
        if self.save_to is not None:
            self.write(self.save_to)

    def write(self, path: Path) -> None:
        saved.write(path, self.log, self.seats, self.match.won, self.match.number)

    # ------------------------------------------------------------ the end

    def finish(self) -> None:
        viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.say()
        self.news(viewer)
        self.show(ALL)
        self.say()
        s, rules = self.log.state, self.game.rules
        first = [seat for seat in range(s.seats) if rules.standing(s, seat) == 1]
        names = ", ".join(self.speech.seat(seat) for seat in first)
        self.match.count(first)
        self.tell("over-nobody" if not first else "over-won" if len(first) == 1 else "over-shared", names=names)
        for seat in sorted(range(s.seats), key=lambda i: (rules.standing(s, i), i)):
            self.tell(
                "over-line", place=rules.standing(s, seat), seat=self.speech.seat(seat), points=rules.points(s, seat)
            )
