"""Friends, and clubs with their tables.

Revision ID: 0037
"""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None

TABLES = ("friends", "clubs", "club_members", "club_tables")


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_club_members_person", "club_members", ["person"])
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_club_tables_club", "club_tables", ["club", "at"])


def downgrade() -> None:
    for name in reversed(TABLES):
        op.drop_table(name)
