"""The tables of the database. The log is the truth; everything beside it is an index or a cache of it."""

import sqlalchemy as sa

METADATA = sa.MetaData()

people = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("name_key", sa.String(128), unique=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("password", sa.String(256)),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("recovery", sa.String(64)),
    sa.Index("ix_people_recovery", "recovery"),
)

entries = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("wakes", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("info", sa.Text, nullable=False),
    sa.Index("ix_tables_listed", "listed", "updated"),
    sa.Index("ix_tables_wakes", "wakes"),
    sa.Index("ix_tables_status", "status", "updated"),
    sa.Index("ix_tables_host", "host", "status"),
)

sitters = sa.Table(
    "sitters",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Index("ix_sitters_table", "table_id"),
)

snapshots = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

runs = sa.Table(
    "runs",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("alive", sa.Float, nullable=False),
)

server_values = sa.Table(
    "house",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

materials = sa.Table(
    "materials",
    METADATA,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("hash", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("used", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""Texts of packs that were tried and may be played with. They never change; what was played with is never let go."""

packs = sa.Table(
    "packs",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("hash", sa.String(16), nullable=False),
    sa.Column("faults", sa.Text, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Index("ix_packs_person", "person", "updated"),
)
"""Packs as people keep and edit them, whether anything is wrong with them or not."""

analyses = sa.Table(
    "analyses",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

results = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("mode", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("person", sa.String(32)),
    sa.Column("bot", sa.String(64)),
    sa.Column("standing", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("own_moves", sa.Integer, nullable=False),
    sa.Column("thought_ms", sa.BigInteger, nullable=False),
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("dealt", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("cards", sa.Text, nullable=False, server_default=""),
    sa.Column("mean", sa.Float),
    sa.Column("deviation", sa.Float),
    sa.Index("ix_results_person", "person", "ended"),
    sa.Index("ix_results_rated", "game", "kind", "rated", "ended"),
    sa.Index("ix_results_open", "open", "seat", "ended"),
)
"""A row for each seat of each finished game; `mean` and `deviation`: the rating after it, where it was rated."""

ratings = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(80), primary_key=True),
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("last", sa.Float, nullable=False),
    sa.Index("ix_ratings_player", "player"),
)
"""How strong somebody is by the rated games so far: the fold of `results` in the order of endings."""

rated_until = sa.Table(
    "rated_until",
    METADATA,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
)
"""The last game that is in the ratings of a group; locked while they change."""

LEASES = sa.MetaData()
"""Who has what at this moment, where several servers share a database: no part of what is kept, and of no copy."""

servers = sa.Table(
    "servers",
    LEASES,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),
)
"""Servers that write to this database, each with a lease until a moment of the database's own clock."""

owners = sa.Table(
    "owners",
    LEASES,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("server", sa.String(32), nullable=False),
    sa.Column("lapsed", sa.Float),
    sa.Index("ix_owners_server", "server"),
)
"""Which server has a table; `lapsed`: it is gone, and was last alive then."""

notice_wishes = sa.Table(
    "notice_wishes",
    METADATA,
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
    sa.Index("ix_notice_wishes_code", "mail_code"),
    sa.Index("ix_notice_wishes_stop", "stop"),
)
"""How somebody wants to be told what waits. `mail` is an address that was confirmed, `mail_new` one that is not yet."""

devices = sa.Table(
    "devices",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("ix_devices_person", "person"),
)
"""Browsers that take push messages, each with its keys."""

notices = sa.Table(
    "notices",
    METADATA,
    sa.Column("id", sa.String(96), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("args", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seen", sa.Float),
    sa.Index("ix_notices_person", "person", "at"),
    sa.Index("ix_notices_at", "at"),
)
"""What somebody is to be told. The id follows from what happened, so that nothing is told twice."""

deliveries = sa.Table(
    "deliveries",
    METADATA,
    sa.Column("id", sa.String(160), primary_key=True),
    sa.Column("notice", sa.String(96), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("channel", sa.String(8), nullable=False),
    sa.Column("target", sa.String(254), nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("claimed", sa.Float, nullable=False),
    sa.Index("ix_deliveries_due", "state", "due"),
    sa.Index("ix_deliveries_person", "person"),
)
"""A notice on its way to one browser, or by mail."""

looking = sa.Table(
    "looking",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
"""Who sat before a table until when, of those who want to be told: whoever looks is not told what there is to see."""

holidays = sa.Table(
    "holidays",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("starts", sa.Float, primary_key=True),
    sa.Column("ends", sa.Float, nullable=False),
)
"""When somebody's clocks of days a move stand still."""

tournaments = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("check_in", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("rules", sa.Text, nullable=False, server_default="{}"),
    sa.Column("secret", sa.String(64), nullable=False, server_default=""),
    sa.Index("ix_tournaments_status", "status", "updated"),
    sa.Index("ix_tournaments_host", "host", "status"),
)

entrants = sa.Table(
    "entrants",
    METADATA,
    sa.Column("tournament", sa.String(32), primary_key=True),
    sa.Column("entry", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("person", sa.String(32)),
    sa.Column("bot", sa.String(64)),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("rating", sa.Integer, nullable=False),
    sa.Column("here", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.Column("joined", sa.Float, nullable=False),
    sa.Column("division", sa.Integer, nullable=False, server_default="0"),
    sa.Column("members", sa.Text, nullable=False, server_default="[]"),
    sa.Index("ix_entrants_person", "person"),
)

pairings = sa.Table(
    "pairings",
    METADATA,
    sa.Column("tournament", sa.String(32), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("again", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("second", sa.Integer, nullable=False),
    sa.Column("table_id", sa.String(32), unique=True),
    sa.Column("claimed", sa.Float, nullable=False),
    sa.Column("more", sa.Text, nullable=False, server_default="[]"),
    sa.Column("division", sa.Integer, nullable=False, server_default="0"),
)
"""Who meets whom at which table. The id of the table is fixed here before there is one: it is set up once, whatever
happens in between. What came of it stands in `results`."""

blocks = sa.Table(
    "blocks",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
)
"""Whom somebody does not want to sit with, nor to hear."""

reports = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("about", sa.String(32), nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("settled", sa.Float),
    sa.Index("ix_reports_at", "settled", "at"),
)
"""What somebody complained about: a line of a chat as it stands in the log."""

limits_of_people = sa.Table(
    "limits_of_people",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("banned", sa.Float, nullable=False),
    sa.Column("muted", sa.Float, nullable=False),
)
"""Until when somebody may not come in, or not speak."""

keepers = sa.Table(
    "keepers",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
)
"""Who looks after the server."""

acts = sa.Table(
    "acts",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("keeper", sa.String(32), nullable=False),
    sa.Column("act", sa.String(16), nullable=False),
    sa.Column("target", sa.String(64), nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("claimed", sa.Float, nullable=False),
    sa.Index("ix_acts_at", "at"),
    sa.Index("ix_acts_state", "state"),
)
"""All that keepers ever did. A row is written first and carried out after it, so that nothing is done without one."""

solved = sa.Table(
    "solved",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""Puzzles that people solved; `day`: of the puzzle of that day, else empty."""

passkeys = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(1024), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("ix_passkeys_person", "person"),
)
"""Passkeys: the public half of a key that a device keeps for somebody."""

used_challenges = sa.Table(
    "used_challenges",
    METADATA,
    sa.Column("id", sa.String(128), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
"""Challenges that were answered: each serves once."""

friends = sa.Table(
    "friends",
    METADATA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_friends_other", "other"),
)
"""Whom somebody wants for a friend; where it stands both ways they are."""

clubs = sa.Table(
    "clubs",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("invite", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

club_members = sa.Table(
    "club_members",
    METADATA,
    sa.Column("club", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_club_members_person", "person"),
)

club_tables = sa.Table(
    "club_tables",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("club", sa.String(32), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_club_tables_club", "club", "at"),
)
"""Tables in the lobby of a club; they are private, so that members alone find them."""
