"""Nonsense over HTTP: half-right bodies, games from elsewhere with something changed, packs with a line too few.

Used by `bench.fuzz`. Whatever is sent, the answer is one that the documentation knows, and never a fault of the server.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from deskoherna.kit import registry
from deskoherna.kit.log import Log
from deskoherna.kit.random import commitment
from deskoherna.server.replays.imports import FIRST_MOVE

ANSWER_S = 60.0
BUSY = 503
PATHS = ("games", "tables", "my/tables", "replays", "me", "packs", "health", "schema/openapi.json", "nothing")
ODD = ("..", "%2e%2e", "0", "-1", "9" * 30, "a" * 70, "%00", "žluťoučký", "null", "{}", "a'b", 'x"y', "%f0%9f%98%80")


@dataclass
class Material:
    """What real requests are made of; the fuzzer changes it."""

    games: list[str]
    tables: list[str]
    exports: list[dict[str, Any]] = field(default_factory=list)
    packs: dict[str, str] = field(default_factory=dict)


class HttpFuzzer:
    """One person who sends nonsense and counts the answers."""

    def __init__(self, address: str, token: str, material: Material, seed: int, value: Callable[[], Any]) -> None:
        self.http = httpx.AsyncClient(
            base_url=address, timeout=ANSWER_S, headers={"Authorization": f"Bearer {token}"}, follow_redirects=False
        )
        self.material, self.value = material, value
        self.dice = random.Random(seed)
        self.codes: dict[str, int] = {}
        self.odd: list[str] = []
        self.sent = 0

    async def run(self, messages: int) -> None:
        async with self.http:
            for _ in range(messages):
                await self.one()

    async def one(self) -> None:
        method, path, body = self.dice.choices(
            [self.read, self.body, self.text, self.brought, self.pack, self.table], [40, 32, 12, 2, 2, 12]
        )[0]()
        kind = {"Content-Type": self.dice.choice(("application/json",) * 9 + ("text/plain",))}
        try:
            answer = await self.http.request(method, f"/api/{path}", content=body, headers=kind if body else {})
        except (httpx.InvalidURL, httpx.LocalProtocolError):
            return  # what cannot even be sent
        except httpx.HTTPError as error:
            self.odd.append(f"{method} {path}: {error!r}")
            return
        self.sent += 1
        told = {}
        if answer.status_code >= 400 and method != "HEAD":
            try:
                told = answer.json()
            except ValueError:
                self.odd.append(f"{method} {path}: {answer.status_code} without a code: {answer.text[:200]}")
        code = str(told.get("code", answer.status_code))
        self.codes[code] = self.codes.get(code, 0) + 1
        if answer.status_code >= 500 and answer.status_code != BUSY:
            self.odd.append(f"{method} {path} {body!r:.500}: {answer.status_code}")

    # ------------------------------------------------------------ what is sent

    def anything(self) -> str:
        d = self.dice
        return str(d.choice((d.choice(self.material.games), d.choice(self.material.tables), d.choice(ODD))))

    def read(self) -> tuple[str, str, bytes | None]:
        d = self.dice
        one, two = self.anything(), self.anything()
        path = d.choice(
            (
                *PATHS,
                f"games/{one}",
                f"games/{one}/words/{d.choice(('cs', 'en', 'xx', two))}",
                f"games/{one}/{d.choice(('rulebook/cs', 'catalogue', 'scenarios', 'material'))}",
                f"games/{one}/scenarios/{two}",
                f"tables/{one}",
                f"tables/{one}/export?game={two}",
                f"replays/{one}?game={d.choice((1, 2, two))}",
                f"replays/{one}/analysis?after={d.choice((0, 5, two))}",
                f"packs/{one}",
            )
        )
        return d.choice(("GET",) * 8 + ("DELETE", "PUT", "HEAD")), path.replace("HEAD", "GET"), None

    def honest(self) -> tuple[str, str, dict[str, Any]]:
        """A request in good form."""
        d = self.dice
        game, table = d.choice(self.material.games), d.choice(self.material.tables)
        bots = ("novice", "random")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": d.choice(bots)} for _ in range(d.randrange(4))]]
        plans: tuple[tuple[str, str, dict[str, Any]], ...] = (
            ("POST", "guest", {"name": str(self.value())[:40] or "x", "language": d.choice(("cs", "en"))}),
            ("PATCH", "me", {"name": "x" * d.randrange(1, 60)}),
            ("POST", f"games/{game}/options", {"options": {"match": d.randrange(9), "x": self.value()}}),
            ("POST", "tables", {"game": game, "seats": seats, "private": d.random() < 0.5}),
            ("POST", f"tables/{table}/fork", {"at": d.randrange(400), "seats": [d.randrange(6)]}),
            ("POST", f"replays/{table}/analysis", {}),
            ("POST", f"games/{game}/scenarios/{self.anything()}/play", {"at": d.randrange(9)}),
            ("POST", "packs/check", {"game": game, "text": str(self.value())}),
        )
        return d.choice(plans)

    def body(self) -> tuple[str, str, bytes | None]:
        """Good form, something in it changed."""
        method, path, body = self.honest()
        for _ in range(self.dice.randrange(3)):
            self.change(body)
        return method, path, json.dumps(body).encode()

    def table(self) -> tuple[str, str, bytes | None]:
        method, path, body = self.honest()
        return method, path, json.dumps(body).encode()

    def text(self) -> tuple[str, str, bytes | None]:
        """Bytes that are hardly JSON."""
        method, path, body = self.honest()
        text = bytearray(json.dumps(body).encode())
        for _ in range(self.dice.randrange(1, 6)):
            text[self.dice.randrange(len(text))] = self.dice.randrange(256)
        return method, path, bytes(text)

    def brought(self) -> tuple[str, str, bytes | None]:
        """A finished game from elsewhere, with something changed in it."""
        game = json.loads(json.dumps(self.dice.choice(self.material.exports)))
        for _ in range(self.dice.randrange(3)):
            self.change(game)
        return "POST", "replays/import", json.dumps(game).encode()

    def pack(self) -> tuple[str, str, bytes | None]:
        """The material of a game, with a line too few, twice, or changed."""
        d = self.dice
        game = d.choice(list(self.material.packs))
        lines = self.material.packs[game].splitlines()
        for _ in range(d.randrange(1, 4)):
            n = d.randrange(len(lines))
            lines[n : n + 1] = d.choice(([], [lines[n]] * 2, [lines[n][: len(lines[n]) // 2]], [str(self.value())]))
        body = {"game": game, "text": "\n".join(lines)[:150_000]}
        if d.random() < 0.9:
            return "POST", "packs/check", json.dumps(body).encode()
        return "POST", "packs", json.dumps(body | {"name": "Fuzz"}).encode()

    def change(self, inside: Any, depth: int = 0) -> None:
        """Put something else in one place, however deep."""
        d = self.dice
        places: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not places:
            return
        at = d.choice(places)
        if isinstance(inside[at], dict | list) and inside[at] and d.random() < 0.8 and depth < 6:
            self.change(inside[at], depth + 1)
        elif d.random() < 0.2:
            del inside[at]
        else:
            inside[at] = self.value()


def played(name: str, seed: int) -> dict[str, Any]:
    """A finished game as a server exports it, played at random."""
    game, dice = registry.game(name), random.Random(seed)
    key = seed.to_bytes(32, "big")
    log = Log(game, game.read_options({}), key)
    moves: list[tuple[int, int, str]] = []
    while not game.over(log.state):
        seat = dice.choice(game.actors(log.state))
        move = dice.choice(game.legal(log.state, seat))
        moves.append((FIRST_MOVE + len(moves), seat, game.notate(move, log.state)))
        log.play(seat, move, moves[-1][0])
    seats = range(log.state.seats)
    standing = [int(game.rules.standing(log.state, i)) for i in seats]
    return {
        "game": game.slug,
        "rules": game.version,
        "material": game.material_hash,
        "options": msgspec.to_builtins(log.options),
        "commitment": commitment(key),
        "secret": key.hex(),
        "names": [f"P{i}" for i in seats],
        "moves": moves,
        "result": {
            "reason": "played",
            "standing": standing,
            "points": [int(game.rules.points(log.state, i)) for i in seats],
            "winners": [i for i in seats if standing[i] == 1],
        },
    }


async def gathered(address: str, token: str, games: list[str], tables: list[str]) -> Material:
    """Real exports and materials to begin with; the exports are brought in."""
    found = Material(games, tables)
    async with httpx.AsyncClient(
        base_url=address, timeout=ANSWER_S, headers={"Authorization": f"Bearer {token}"}
    ) as http:
        for n, game in enumerate(games):
            found.exports.append(played(game, n + 1))
            came = await http.post("/api/replays/import", json=found.exports[-1])
            if came.status_code != 201:
                raise RuntimeError(f"{game}: a real game is refused: {came.text}")
            found.tables.append(came.json()["id"])
            found.packs[game] = (await http.get(f"/api/games/{game}/material")).text
    return found
