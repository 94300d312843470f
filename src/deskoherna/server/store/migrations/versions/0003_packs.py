"""Packs: materials of people's own.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "materials",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.String(16), nullable=False),
        sa.Column("faults", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_packs_person", "packs", ["person", "updated"])


def downgrade() -> None:
    op.drop_table("packs")
    op.drop_table("materials")
