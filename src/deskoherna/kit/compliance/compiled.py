"""The compiled twin, with bounds checks: the same bytes after every step, and no dead end in many games."""

import random
from typing import Any

import numpy as np

from deskoherna.kit import drivers
from deskoherna.kit import state as st
from deskoherna.kit.compile import Compiled
from deskoherna.kit.compliance import patrol as watch
from deskoherna.kit.compliance.decisions import difference
from deskoherna.kit.compliance.players import leaning, uniform
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.walk import Visit, begin, name_of_phase, stroll
from deskoherna.kit.game import Game

PLAYERS = {
    "lowest": watch.LOWEST,
    "highest": watch.HIGHEST,
    "clinging": watch.CLINGING,
    "random": watch.RANDOM,
    "novice": watch.NOVICE,
}
WRONG = {
    watch.STUCK: "must act but has no legal move",
    watch.DISORDER: "has a list of moves that does not ascend",
    watch.INTRUDER: "has a legal move although it is not to act",
    watch.ENDLESS: "plays a game without an end",
    watch.LEFT_OVER: "sees the game end with rows of todo left",
}
IMAGINE_EVERY = 9


def checked_twin(game: Game) -> Compiled:
    """The bounds-checked twin with the patrol beside the usual entry points; one compile serves all checks."""
    return game.compiled(checked=True, more=[(watch, frozenset({"patrol"}))])


# ---------------------------------------------------------------- twins


def twins(game: Game, effort: Effort) -> str:
    """Both twins, step by step: actors, legal lists, masks, values and bytes agree."""
    twin = checked_twin(game)
    states, out = twin.new(2), twin.out()
    share = max(effort.twin_steps // len(game.tables), 1)
    steps = games = 0
    for table in game.tables:
        left, seed = share, 100
        while left > 0:
            seed += 1
            dice = random.Random(f"{table} {seed} twins")
            s = begin(game, table, seed)
            twin.begin(states, 0, seed, game.encode(game.tables[table]))
            player = leaning(game, dice) if seed % 2 else uniform(dice)
            for visit in stroll(game, table, seed, player, dice, min(left, game.max_steps), s):
                _compare(visit, twin, states, out)
                if not visit.over:
                    _step(visit, twin, states, out)
                left -= 1
                steps += 1
            games += 1
    return f"{plural(steps, 'step')} of {plural(games, 'game')}, {twin.dtype.itemsize} bytes"


def _step(visit: Visit, twin: Compiled, states: Any, out: Any) -> None:
    try:
        twin.ask(states, 0, drivers.ASK_STEP, visit.seat, visit.move, out)
    except Exception as error:
        what = visit.text(visit.seat, visit.move)
        raise visit.broken(f"{what} raised {type(error).__name__} in the compiled twin: {error}") from error


def _compare(visit: Visit, twin: Compiled, states: Any, out: Any) -> None:
    """The position in both twins, and the answers to all questions about it."""
    game, s = visit.game, visit.s
    _same_bytes(visit, s, twin, states, 0, "")

    def ask(what: int, a: int = 0, b: int = 0) -> int:
        return twin.ask(states, 0, what, a, b, out)

    pairs: list[tuple[str, int, int]] = [("actors", ask(drivers.ASK_ACTORS), game.rules.actors(s))]
    for seat in range(s.seats):
        moves = game.legal(s, seat)
        n = ask(drivers.ASK_LEGAL, seat)
        if out[:n].tolist() != moves:
            raise visit.broken(
                f"the twins differ in the legal moves of seat {seat}: {out[:n].tolist()} compiled, {moves} interpreted"
            )
        pairs.append((f"points of seat {seat}", ask(drivers.ASK_POINTS, seat), game.rules.points(s, seat)))
        pairs.append((f"worth for seat {seat}", ask(drivers.ASK_WORTH, seat), game.worth(s, seat)))
        if visit.over:
            pairs.append((f"standing of seat {seat}", ask(drivers.ASK_STANDING, seat), game.rules.standing(s, seat)))
    if not visit.over:
        a, m = visit.seat, visit.move
        pairs.append(("mask", ask(drivers.ASK_MASK, a, m), game.rules.mask(s, a, m)))
        pairs.append(("lean", ask(drivers.ASK_LEAN, a, m), game.lean(s, a, m)))
    for what, got, wanted in pairs:
        if got != wanted:
            raise visit.broken(f"the twins differ in {what}: {got} compiled, {wanted} interpreted")
    if visit.step % IMAGINE_EVERY == 0:
        for seat in range(s.seats):
            states[1] = states[0]
            for f in st.fields(game.state):
                if f.sight is st.SCRATCH:
                    states[f.name][1] = 0
            twin.ask(states, 1, drivers.ASK_IMAGINE, seat, visit.step, out)
            _same_bytes(visit, game.imagine(s, seat, visit.step), twin, states, 1, f" in a sample of seat {seat}")


def _same_bytes(visit: Visit, s: Any, twin: Compiled, states: Any, i: int, where: str) -> None:
    try:
        wanted = st.pack(s)
    except st.RangeError as error:
        raise visit.broken(f"{error}{where}") from None
    # Field by field into zeros: the bytes between fields and behind the last one are not part of a position.
    record = np.zeros(1, twin.dtype)
    for f in st.fields(visit.game.state):
        if f.sight is not st.SCRATCH:
            record[f.name] = states[f.name][i]
    if record.tobytes() != wanted:
        raise visit.broken(f"the twins differ{where}: {difference(s, twin.load(states, i))} (interpreted -> compiled)")


# ---------------------------------------------------------------- stubborn players


def stubborn(game: Game, effort: Effort) -> str:
    """Stubborn players on every table: all games end below MAX_STEPS, without a dead end at any step.

    `faults` is asked at the end of every game, and in every second one at some step on the way.
    """
    patrol = Patrol(game)
    games = longest = total = looked = 0
    who = ""
    share = max(effort.games // len(game.tables), 2)
    for table in game.tables:
        for name, player in PLAYERS.items():
            n = share if player in (watch.RANDOM, watch.NOVICE) else max(share // 10, 2)
            looked += patrol.look(table, name, n)
            games += n
            total += patrol.told(watch.TOTAL)
            if patrol.told(watch.LONGEST) > longest:
                longest, who = patrol.told(watch.LONGEST), name
    return (
        f"{plural(games, 'game')}, {plural(total, 'step')}, {plural(looked, 'position')} looked at, "
        f"the longest {longest:,} by the {who} player"
    )


class Patrol:
    """Compiled games of one game that are looked at step by step; what is wrong breaks the check with its place."""

    def __init__(self, game: Game, *, strict: bool = False) -> None:
        self.game, self.strict = game, strict
        self.twin = checked_twin(game)
        self.states, self.out = self.twin.new(2), self.twin.out()
        self.plain = np.array([not verb.axes for verb in game.verbs.verbs for _ in range(verb.size)], np.int8)
        self.found = np.zeros(7, np.int64)
        self.beats = np.zeros(len(game.phases.names) + len(game.phases.aside) + 1, np.int64)
        """How often each beat was met with one answer, so far."""

    def told(self, what: int) -> int:
        """A figure of the last walk."""
        return int(self.found[what])

    def walk(self, table: str, name: str, games: int) -> None:
        """Games of one player on one table, from seed 1 on."""
        self._walk(table, name, 1, games, self.game.max_steps)

    def look(self, table: str, name: str, games: int) -> int:
        """The same, one by one, with a look at where each ends, and at some step of every second. How many looks."""
        dice = random.Random(f"{table} {name} faults")
        longest = total = looked = 0
        for seed in range(1, games + 1):
            self._walk(table, name, seed, 1, self.game.max_steps)
            steps = self.told(watch.TOTAL)
            self._faults(table, name, seed, steps)
            longest, total, looked = max(longest, steps), total + steps, looked + 1
            if seed % 2 == 0 and steps > 1:
                at = dice.randrange(1, steps)
                self._walk(table, name, seed, 1, at, whole=False)
                self._faults(table, name, seed, at)
                looked += 1
        self.found[watch.LONGEST], self.found[watch.TOTAL] = longest, total
        return looked

    def _faults(self, table: str, name: str, seed: int, step: int) -> None:
        """`faults` of the position where the last walk stopped."""
        wrong = self.game.faults(self.twin.load(self.states, 0))
        if wrong:
            raise Broken(
                f"{self.game.slug}: impossible position: {'; '.join(wrong)} ({name} player, table {table!r}, "
                f"seed {seed}, step {step})"
            )

    def _walk(self, table: str, name: str, first: int, games: int, limit: int, *, whole: bool = True) -> None:
        """Games from seed `first` on; not `whole`: to be left at step `limit`."""
        game, options = self.game, self.game.encode(self.game.tables[table])
        try:
            seed = int(
                self.twin.functions.patrol(
                    self.states,
                    self.twin.notes(),
                    games,
                    first,
                    np.array(options, np.int16),
                    self.out,
                    self.plain,
                    PLAYERS[name],
                    limit,
                    game.max_seats,
                    self.found,
                    self.beats,
                    int(self.strict),
                )
            )
        except Exception as error:
            raise Broken(
                f"{game.slug}: the compiled twin raised {type(error).__name__}: {error} ({name} player, "
                f"table {table!r}, step {self.told(watch.STEP)})"
            ) from error
        code, seat = self.told(watch.CODE), self.told(watch.SEAT)
        if seed >= 0 and (whole or code != watch.ENDLESS):
            what = self._asked(seat) if code == watch.FORCED else WRONG[code]
            raise Broken(
                f"{game.slug}: seat {seat} {what} ({name} player, table {table!r}, seed {seed}, "
                f"step {self.told(watch.STEP)}, MAX_STEPS {game.max_steps})"
            )

    def _asked(self, seat: int) -> str:
        """The question that has one answer, where the last walk stopped."""
        s: Any = self.twin.load(self.states, 0)
        moves = self.game.legal(s, seat)
        return f"is asked in phase {name_of_phase(self.game, s.phase)} with {self.game.notate(moves[0], s)!r} alone"
