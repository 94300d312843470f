"""Passkeys.

Revision ID: 0035
"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None

TABLES = ("passkeys", "used_challenges")


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1024), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "used_challenges",
        sa.Column("id", sa.String(128), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in reversed(TABLES):
        op.drop_table(name)
