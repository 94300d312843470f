"""Several servers on one PostgreSQL and one Redis, behind nginx without stickiness: nothing lost, whatever is killed.

    python -m bench.cluster --servers 4 --kills 20 --tables 200

One server after another, picked by chance, is killed with -9 and started again while tables are played at full speed,
then Redis, then PostgreSQL (`--engines`). Every acknowledged move must be in the log once, and every table go on within
ten seconds. The exit code is 1 when one does not.
"""

import argparse
import asyncio
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.crash import ARGUMENTS, GO_ON_S, Outcome, Pairs, check, gone_on
from bench.postgres import Postgres, free_port
from bench.redis_server import RedisServer
from bench.served import Served

NGINX = r"""
worker_processes 1;
worker_rlimit_nofile 16384;
pid {folder}/pid;
daemon off;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    error_log {folder}/errors;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $uri $table {{ ~^/ws/tables/(?<t>\w+) $t; default $request_id; }}
    upstream servers {{ {by} {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://servers;
            proxy_http_version 1.1;
            proxy_set_header Host 127.0.0.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_connect_timeout 2s;
            proxy_read_timeout 1h;
            proxy_next_upstream error timeout http_503 non_idempotent;
        }}
    }}
}}
"""
"""One after another, whoever asks: nothing of a visitor is remembered."""


class Cluster:
    """Servers, and what stands before and behind them."""

    def __init__(
        self, folder: Path, n: int, *arguments: str, postgres: Postgres | None = None, by_table: bool = False
    ) -> None:
        self.folder, self.by_table = folder, by_table
        folder.mkdir(parents=True, exist_ok=True)
        self.postgres = postgres or Postgres()
        self.own_postgres = postgres is None
        self.redis = RedisServer()
        self.database = self.postgres.database(f"games_{free_port()}")
        self.proxy: subprocess.Popen[bytes] | None = None
        self.servers: list[Served] = []
        try:
            with ThreadPoolExecutor(n) as starting:
                self.servers = list(starting.map(lambda i: self._start(i, arguments), range(n)))
            self._put_before()
        except BaseException:
            self.stop()
            raise

    def _start(self, n: int, arguments: Sequence[str]) -> Served:
        more = ("--database", self.database, "--redis", self.redis.url)
        return Served(self.folder / f"server{n}", *arguments, *more)

    def _put_before(self) -> None:
        program = shutil.which("nginx")
        if program is None:
            raise RuntimeError("nginx is missing: run sh tests/server/services.sh")
        port = free_port()
        servers = " ".join(f"server 127.0.0.1:{s.port} max_fails=1 fail_timeout=1s;" for s in self.servers)
        by = "hash $table consistent;" if self.by_table else ""
        path = self.folder / "nginx.conf"
        path.write_text(NGINX.format(folder=self.folder, by=by, servers=servers, port=port))
        self.proxy = subprocess.Popen([program, "-c", str(path), "-e", str(self.folder / "errors")])
        self.address, self.socket_address = f"http://127.0.0.1:{port}/", f"ws://127.0.0.1:{port}/"

    @property
    def text(self) -> str:
        return "".join(s.text for s in self.servers)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()
        if self.proxy is not None:
            self.proxy.terminate()
            self.proxy.wait()
        self.redis.stop()
        if self.own_postgres:
            self.postgres.stop()


async def run(cluster: Cluster, kills: int, tables: int, *, engines: bool = False, seed: int = 1) -> Outcome:
    """Kill one of them again and again while people play."""
    dice = random.Random(seed)
    outcome = Outcome(kills)
    began = time.monotonic()
    pairs = await asyncio.to_thread(Pairs, cluster, tables)
    playing = [asyncio.ensure_future(pairs.pair(n)) for n in range(tables)]
    await gone_on(pairs, time.monotonic())
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.3, 1.5))
        victim = dice.choice(cluster.servers)
        down = time.monotonic()
        await asyncio.to_thread(victim.kill)
        starting = asyncio.get_running_loop().run_in_executor(None, victim.start)
        outcome.odd += await gone_on(pairs, down)
        outcome.slowest_s = max(outcome.slowest_s, time.monotonic() - down)
        await starting
        outcome.restart_s = max(outcome.restart_s, time.monotonic() - down)
        if any(p.done() for p in playing):
            await asyncio.gather(*[p for p in playing if p.done()])
    if engines:
        await _kill_engines(cluster, pairs, outcome)
    await pairs.stop(playing)
    await asyncio.to_thread(check, cluster.database, pairs, outcome)
    outcome.moves_per_s = round(outcome.accepted / (time.monotonic() - began), 1)
    return outcome


async def _kill_engines(cluster: Cluster, pairs: Pairs, outcome: Outcome) -> None:
    """Redis, then PostgreSQL, away for two seconds; moves may be refused meanwhile, and go on afterwards."""
    pairs.may_refuse |= {"failed", "busy"}
    for halt, start in (
        (cluster.redis.kill, cluster.redis.start),
        (cluster.postgres.halt, cluster.postgres.start),
    ):
        await asyncio.to_thread(halt)
        await asyncio.sleep(2)
        await asyncio.to_thread(start)
        up = time.monotonic()
        outcome.odd += await gone_on(pairs, up)
        outcome.slowest_s = max(outcome.slowest_s, time.monotonic() - up)
        await asyncio.sleep(1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engines", action="store_true", help="kill Redis and PostgreSQL as well")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder), args.servers, *ARGUMENTS)
        try:
            outcome = asyncio.run(run(cluster, args.kills, args.tables, engines=args.engines, seed=args.seed))
        finally:
            cluster.stop()
    print(
        f"{args.servers} servers, {outcome.kills} kills, {outcome.tables} tables, {outcome.accepted} acknowledged "
        f"moves ({outcome.moves_per_s}/s): {len(outcome.lost)} lost, {len(outcome.odd)} odd; "
        f"the last table went on {outcome.slowest_s:.1f} s after a kill (bar {GO_ON_S:.0f})"
    )
    for line in [*outcome.lost, *outcome.odd][:20]:
        print(line)
    return 0 if outcome.fine else 1


if __name__ == "__main__":
    sys.exit(main())
