"""Public games as an open data set: who sat where is a pseudonym, everything else is as the log has it."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.replays.recorded import RecordedGame, recorded
from deskoherna.server.store import queries, schema
from deskoherna.server.store.results import C

LICENSE = "CC0-1.0"
FORMAT = "deskoherna-games-1"
ROWS = 500
COLUMNS = pa.schema(
    [
        ("id", pa.string()),
        ("game", pa.string()),
        ("rules", pa.int32()),
        ("material", pa.string()),
        ("mode", pa.string()),
        ("options", pa.string()),
        ("rated", pa.bool_()),
        ("started", pa.float64()),
        ("ended", pa.float64()),
        ("reason", pa.string()),
        ("secret", pa.string()),
        ("players", pa.list_(pa.string())),
        ("standing", pa.list_(pa.int8())),
        ("points", pa.list_(pa.int32())),
        ("seats", pa.list_(pa.int8())),
        ("moves", pa.list_(pa.string())),
    ],
    metadata={"license": LICENSE, "format": FORMAT},
)
"""`seats` and `moves` go together; `secret` is that of all chance, by which every shuffle can be made again."""


def pseudonym(key: str, person: str) -> str:
    """The same for one person everywhere in one data set, and nobody's name."""
    return hashlib.sha256(f"{key}:{person}".encode()).hexdigest()[:12]


def row_of(game: RecordedGame, table: str, ends: list[Any], key: str) -> dict[str, Any]:
    first = ends[0]
    players = [f"bot:{x.bot}" if x.person is None else pseudonym(key, x.person) for x in ends]
    moves = list(game.moves.values())
    return {
        "id": f"{table}/{game.number}",
        "game": game.opened.game,
        "rules": game.rules,
        "material": game.material,
        "mode": first.mode,
        "options": msgspec.json.encode(game.opened.options).decode(),
        "rated": first.rated,
        "started": first.started,
        "ended": first.ended,
        "reason": first.reason,
        "secret": game.key.hex(),
        "players": players,
        "standing": [x.standing for x in ends],
        "points": [x.points for x in ends],
        "seats": [x.seat for x in moves],
        "moves": [x.move for x in moves],
    }


def rows(connection: Connection, key: str) -> Iterator[dict[str, Any]]:
    """Every finished game that was open to everybody and dealt with our own material, in the order of endings."""
    wanted = (
        sa.select(C.table_id).where(C.open, C.dealt).group_by(C.table_id).order_by(sa.func.min(C.ended), C.table_id)
    )
    for table in connection.execute(wanted).scalars().all():
        games = {g.number: g for g in recorded(queries.log_of(connection, table)) if g.result is not None}
        found = connection.execute(
            sa.select(schema.results).where(C.table_id == table).order_by(C.number, C.seat)
        ).all()
        for number in sorted({x.number for x in found}):
            if number in games and not games[number].broken:
                yield row_of(games[number], table, [x for x in found if x.number == number], key)


def write(connection: Connection, folder: Path, key: str) -> int:
    """`games.jsonl`, whose first line says what it is, and the same as `games.parquet`; how many games."""
    folder.mkdir(parents=True, exist_ok=True)
    count, kept = 0, []
    lines, columns = folder / "games.jsonl", folder / "games.parquet"
    with lines.open("w", encoding="utf-8") as text, pq.ParquetWriter(columns, COLUMNS) as parquet:
        text.write(json.dumps({"license": LICENSE, "format": FORMAT}) + "\n")
        for row in rows(connection, key):
            text.write(json.dumps(row, ensure_ascii=False) + "\n")
            kept.append(row)
            count += 1
            if len(kept) == ROWS:
                parquet.write_table(pa.Table.from_pylist(kept, COLUMNS))
                kept = []
        if kept:
            parquet.write_table(pa.Table.from_pylist(kept, COLUMNS))
    return count
