"""Leases of servers, and which of them has which table.

Revision ID: 0020
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("lapsed", sa.Float),
    )
    op.create_index("ix_owners_server", "owners", ["server"])


def downgrade() -> None:
    op.drop_table("owners")
    op.drop_table("servers")
