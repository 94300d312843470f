"""One hostile client: how much later do the others get their moves?

    python -m bench.hostile --tables 40 --seconds 12

Tables are played by pairs of people, every move timed from its sending until the other one has it: first in peace, then
under each attack in turn, then in peace again, in one run against one server with its usual limits. The attacker comes
from another address. Printed is the p99 under the attack over the p99 in peace (the higher of before and after). The
exit code is 1 when one is 1.5 or more.
"""

import argparse
import asyncio
import dataclasses
import json
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bench.attacks import ATTACKS, GAME, Attack, Attacker
from bench.fuzz_http import played
from bench.load import Load, latencies
from bench.players import ask
from bench.served import Served

ARGUMENTS = ("--workers", "1", "--bot-pause", "0", "--log-level", "error")
LIMITS = "[limits]\naddress_guests = [50, 1000]\n"
"""All who play are guests of one address."""
BEGIN_S = 2.0
"""An attack has begun after this, and what it left is over."""
MOST = 1.5


@dataclass
class Outcome:
    peace_ms: list[float]
    """p99 before, and after."""
    under: dict[str, tuple[int, float]]
    """By attack: moves, and p99."""

    def ratio(self, name: str) -> float:
        return self.under[name][1] / max(self.peace_ms)

    @property
    def fine(self) -> bool:
        return all(n > 0 and self.ratio(name) < MOST for name, (n, _) in self.under.items())


def p99(found: list[float]) -> float:
    return found[min(len(found) - 1, len(found) * 99 // 100)] if found else 0.0


async def watched(load: Load, seconds: float) -> tuple[int, float]:
    began = time.monotonic()
    await asyncio.sleep(seconds)
    found = latencies(load.finished, began)
    return len(found), p99(found)


async def run(data: Path, tables: int, seconds: float, attacks: tuple[Attack, ...] = ATTACKS) -> Outcome:
    data.mkdir(parents=True, exist_ok=True)
    (data / "deskoherna.toml").write_text(LIMITS)
    served = Served(data, *ARGUMENTS)
    try:
        load = await asyncio.to_thread(Load, served, tables, 1.0)
        playing = [asyncio.ensure_future(load.table(n)) for n in range(tables)]
        token = ask(served.address, "guest", {"name": "Mallory", "token": True})["token"]
        export = await asyncio.to_thread(played, GAME, 1)
        replay = ask(served.address, "replays/import", export, token)["id"]
        table = ask(served.address, f"tables/{replay}/fork", {"at": len(export["moves"]) // 2, "seats": [0]}, token)[
            "id"
        ]
        await asyncio.sleep(min(5.0, seconds))
        peace = [(await watched(load, seconds))[1]]
        under = {}
        for attack in attacks:
            target = data / "target.json"
            attacked = Attacker(served.address, token, replay, table, json.dumps(export))
            target.write_text(json.dumps(dataclasses.asdict(attacked)))
            command = (sys.executable, "-m", "bench.attacks", attack.__name__, str(target))
            hostile = await asyncio.create_subprocess_exec(*command)
            await asyncio.sleep(BEGIN_S)
            under[attack.__name__] = await watched(load, seconds)
            if hostile.returncode is not None:
                raise RuntimeError(f"{attack.__name__}: the attacker gave up")
            hostile.kill()
            await hostile.wait()
            await asyncio.sleep(BEGIN_S)
        peace.append((await watched(load, seconds))[1])
        load.stopping = True
        for _ in range(20):
            await asyncio.gather(*(p.leave() for players in load.now.values() for p in players))
            _, late = await asyncio.wait(playing, timeout=0.2)
            if not late:
                break
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        served.stop()
    return Outcome(peace, under)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--attack", action="append", choices=[a.__name__ for a in ATTACKS], help="only this one")
    args = parser.parse_args()
    attacks = tuple(a for a in ATTACKS if not args.attack or a.__name__ in args.attack)
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(run(Path(folder), args.tables, args.seconds, attacks))
    print(f"in peace: p99 {outcome.peace_ms[0]:.1f} ms before, {outcome.peace_ms[1]:.1f} ms after")
    for name, (n, ms) in outcome.under.items():
        print(f"{name:>10}: {n} moves, p99 {ms:.1f} ms, {outcome.ratio(name):.2f} x")
    return 0 if outcome.fine else 1


if __name__ == "__main__":
    sys.exit(main())
