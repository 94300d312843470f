"""Which cards were played in a finished game.

Revision ID: 0038
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("cards", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("results", "cards")
