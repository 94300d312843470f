"""Order: blocks, reports, bans and mutes, keepers and all they did.

Revision ID: 0032
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

TABLES = ("blocks", "reports", "limits_of_people", "keepers", "acts")


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Float),
    )
    op.create_index("ix_reports_at", "reports", ["settled", "at"])
    op.create_table(
        "limits_of_people",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("banned", sa.Float, nullable=False),
        sa.Column("muted", sa.Float, nullable=False),
    )
    op.create_table(
        "keepers",
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("keeper", sa.String(32), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
    )
    op.create_index("ix_acts_at", "acts", ["at"])
    op.create_index("ix_acts_state", "acts", ["state"])


def downgrade() -> None:
    for name in reversed(TABLES):
        op.drop_table(name)
