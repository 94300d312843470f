"""The library: finished games in the order of their endings.

Revision ID: 0033
"""

from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_results_open", "results", ["open", "seat", "ended"])


def downgrade() -> None:
    op.drop_index("ix_results_open", "results")
