"""The tables of the database. The log is the truth; everything beside it is an index or a cache of it."""

import sqlalchemy as sa

METADATA = sa.MetaData()

people = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("name_key", sa.String(128), unique=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("password", sa.String(256)),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

entries = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("wakes", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("info", sa.Text, nullable=False),
    sa.Index("ix_tables_listed", "listed", "updated"),
    sa.Index("ix_tables_wakes", "wakes"),
    sa.Index("ix_tables_status", "status", "updated"),
    sa.Index("ix_tables_host", "host", "status"),
)

sitters = sa.Table(
    "sitters",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Index("ix_sitters_table", "table_id"),
)

snapshots = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

runs = sa.Table(
    "runs",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("alive", sa.Float, nullable=False),
)

server_values = sa.Table(
    "house",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

materials = sa.Table(
    "materials",
    METADATA,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("hash", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""Texts of packs that were tried and may be played with. They never change; what was played with is never let go."""

packs = sa.Table(
    "packs",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("hash", sa.String(16), nullable=False),
    sa.Column("faults", sa.Text, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Index("ix_packs_person", "person", "updated"),
)
"""Packs as people keep and edit them, whether anything is wrong with them or not."""

analyses = sa.Table(
    "analyses",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
