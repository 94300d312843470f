"""Notices: what people wish to be told, where, and what is on its way.

Revision ID: 0030
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0020"
branch_labels = None
depends_on = None

TABLES = ("notice_wishes", "devices", "notices", "deliveries", "looking", "holidays")


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("mail", sa.String(254)),
        sa.Column("mail_new", sa.String(254)),
        sa.Column("mail_code", sa.String(32)),
        sa.Column("stop", sa.String(32), nullable=False),
        sa.Column("mails", sa.String(8), nullable=False),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_index("ix_notice_wishes_code", "notice_wishes", ["mail_code"])
    op.create_index("ix_notice_wishes_stop", "notice_wishes", ["stop"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(96), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seen", sa.Float),
    )
    op.create_index("ix_notices_at", "notices", ["at"])
    op.create_index("ix_notices_person", "notices", ["person", "at"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(160), primary_key=True),
        sa.Column("notice", sa.String(96), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(254), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["state", "due"])
    op.create_index("ix_deliveries_person", "deliveries", ["person"])
    op.create_table(
        "looking",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("starts", sa.Float, primary_key=True),
        sa.Column("ends", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in reversed(TABLES):
        op.drop_table(name)
