"""The examples as they are: a bot in twenty lines against a real server, and a bot of one's own at the lab's table."""

import importlib.util
import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from deskoherna.bots import registry as bots
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.simple import simple_bot
from deskoherna.kit import registry
from deskoherna.lab import matches
from deskoherna.lab.envs.checkpoints import Checkpoint
from deskoherna.lab.envs.vector import VectorEnv
from deskoherna.lab.plan import Plan
from toys.hoard.game import GAME as HOARD

if TYPE_CHECKING:
    from bench.served import Served

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
TIMEOUT_S = 300
QUICK = {"nightwatch": "classic-two"}
"""Random players trade for thousands of moves at the larger tables."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Served]":
    sys.path.insert(0, str(ROOT))
    from bench.served import Served

    made = Served(tmp_path_factory.mktemp("data"), "--rate", "0", "--workers", "1")
    yield made
    made.stop()
    assert "Traceback" not in made.text, made.text


def post(server: "Served", path: str, body: dict[str, Any], token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    asked = urllib.request.Request(f"{server.address}api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


@pytest.mark.parametrize("slug", registry.slugs())
def test_twenty_lines_play_every_game(server: "Served", slug: str) -> None:
    """All seats of a table are taken by the example, each in a process of its own; all hear the same result."""
    token = post(server, "guest", {"name": "Host", "token": True})["token"]
    options = msgspec.to_builtins(registry.game(slug).tables[QUICK[slug]]) if slug in QUICK else {}
    seats = post(server, f"games/{slug}/options", {"options": options})["seats"]
    table = post(server, "tables", {"game": slug, "options": options, "seats": [{"kind": "open"}] * seats}, token)
    host = server.address.removeprefix("http://").rstrip("/")
    players = [
        subprocess.Popen(
            [sys.executable, "-W", "error", str(EXAMPLES / "twenty_lines.py"), table["id"], str(seat), host],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for seat in range(seats)
    ]
    try:
        heard = [player.communicate(timeout=TIMEOUT_S) for player in players]
    finally:
        for player in players:
            player.kill()
    assert [err for _, err in heard] == [""] * seats
    assert len({out for out, _ in heard}) == 1
    assert len(heard[0][0].split()) == seats


def test_twenty_lines_are_twenty_lines() -> None:
    """Without what only loads modules and explains."""
    lines = (EXAMPLES / "twenty_lines.py").read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if line.strip() and not line.startswith(("import ", "from ", '"""'))]
    assert len(told) <= 20


def example(name: str) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_cautious_sits_down_and_plays_by_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no strong bot. It ends its games, and no other move has a better worst of the ten worlds."""
    module = example("cautious")

    class Point:
        @staticmethod
        def load() -> Any:
            return module.Cautious

    monkeypatch.setattr(bots, "_points", lambda: {"cautious": Point()})
    matches.bot.cache_clear()
    outcomes = matches.play(Plan(game="cardia", bots=("cautious", "random")), 0, 2)
    matches.bot.cache_clear()
    assert all(o.over and "cautious" in o.bots for o in outcomes)

    game = registry.game("cardia")
    s = game.begin(seed=4)
    knowledge = Knowledge.of(game, s, 0, 1)

    def after(move: int, seed: int) -> int:
        world = knowledge.sample(seed)
        game.play(world, 0, move)
        return game.worth(world, 0)

    legal = game.legal(s, 0)
    worst = {move: min(after(move, seed) for seed in range(10)) for move in legal}
    assert worst[module.Cautious(game).choose(knowledge, legal)] == max(worst.values())


def test_the_learner_learns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A few rounds on a small game, and it beats random play surely. The same seed learns the same; kept in a file it
    plays the same in the vector environment."""
    learner = example("learn_cardia")
    monkeypatch.setattr(learner, "GAMES", 64)
    monkeypatch.setattr(learner, "STEPS", 24)
    bot, again = (learner.train(HOARD, "two", 30, 3) for _ in range(2))
    assert all((a == b).all() for a, b in zip(bot.network.weights, again.network.weights, strict=True))
    assert learner.score(HOARD, "two", bot, simple_bot("random", HOARD), 200, 5).low > 0.5
    bot.save(tmp_path / "net.npz")
    kept, turn = Checkpoint(tmp_path / "net.npz"), VectorEnv(HOARD, "two", 8, seed=1).turn
    chosen = bot.network.think(bot.features(turn.observations), turn.masks.astype(bool))[1].argmax(1)
    assert kept(turn.observations, turn.masks, 0).tolist() == chosen.tolist()


@pytest.mark.long
def test_the_learner_beats_the_apprentice_at_cardia() -> None:
    """The claim of docs/environments.md, with the numbers of rounds and games that the example has by default."""
    learner, game = example("learn_cardia"), registry.game("cardia")
    bot = learner.train(game, learner.TABLE, learner.ROUNDS, 1)
    found = learner.score(game, learner.TABLE, bot, simple_bot("apprentice", game, compiled=True), 1000, 2)
    assert found.low > 0.5
