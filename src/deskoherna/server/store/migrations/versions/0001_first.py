"""The first tables.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(128), unique=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("password", sa.String(256)),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("wakes", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_listed", "tables", ["listed", "updated"])
    op.create_index("ix_tables_wakes", "tables", ["wakes"])
    op.create_index("ix_tables_status", "tables", ["status", "updated"])
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    op.create_table(
        "sitters",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_index("ix_sitters_table", "sitters", ["table_id"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "runs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("alive", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("house", "runs", "snapshots", "sitters", "tables", "entries", "people"):
        op.drop_table(name)
