"""Recovery codes.

Revision ID: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery", sa.String(64)))
    op.create_index("ix_people_recovery", "people", ["recovery"])


def downgrade() -> None:
    op.drop_index("ix_people_recovery", "people")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("recovery")
