"""Tournaments at tables of more than two, arenas, leagues and teams.

Revision ID: 0036
"""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

ADDED = (
    ("tournaments", "rules", sa.Text, "{}"),
    ("tournaments", "secret", sa.String(64), ""),
    ("entrants", "division", sa.Integer, "0"),
    ("entrants", "members", sa.Text, "[]"),
    ("pairings", "more", sa.Text, "[]"),
    ("pairings", "division", sa.Integer, "0"),
)


def upgrade() -> None:
    for table, name, kind, plain in ADDED:
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=plain))


def downgrade() -> None:
    for table, name, _, _ in reversed(ADDED):
        op.drop_column(table, name)
