"""The database: opened, and brought up to the newest schema."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0038"
"""The newest step of `migrations`."""
BUSY_MS = 10_000
MIGRATING = 0x6465736B6E
"""The advisory lock of PostgreSQL under which the schema changes: several servers may start at once."""
ANSWER_S = 5
"""How long a database server may take until it takes a connection, or until it counts as gone."""


class StoreError(RuntimeError):
    """The database refused; nothing was written."""


def open_engine(url: str) -> Engine:
    engine = sa.create_engine(url, connect_args=lock_timeout(url))
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def settle(connection: Any, _record: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


def lock_timeout(url: str) -> dict[str, int]:
    """A database server that is gone without a word is given up soon."""
    if not url.startswith("postgresql"):
        return {}
    return {
        "connect_timeout": ANSWER_S,
        "keepalives_idle": ANSWER_S,
        "keepalives_interval": 1,
        "keepalives_count": ANSWER_S,
        "tcp_user_timeout": ANSWER_S * 1000,
    }


def version_of(engine: Engine) -> str | None:
    """The step of the migrations this database is at."""
    with engine.connect() as connection:
        return _version(connection)


def _version(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("select version_num from alembic_version")).scalar()


def migrate(engine: Engine) -> None:
    """Bring the tables of the database up to this version. Most starts find it there and need no Alembic."""
    found = version_of(engine)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise StoreError(
            f"the data are of a newer version (schema {found}, this one knows {HEAD}); nothing was changed"
        )
    from alembic import command

    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            if _version(connection) == HEAD:
                return
        command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> "Config":
    """What Alembic wants to know."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def damage(engine: Engine) -> str | None:
    """What SQLite finds wrong with its file; a database server looks after its own."""
    if engine.dialect.name != "sqlite":
        return None
    with engine.connect() as connection:
        found = str(connection.execute(sa.text("pragma quick_check(1)")).scalar())
    return None if found == "ok" else " ".join(found.split())


def check(url: str) -> None:
    """Open the database, look whether it is whole, bring it up to date; what is wrong is said in one sentence."""
    try:
        engine = open_engine(url)
        try:
            wrong = damage(engine)
            if wrong is not None:
                raise StoreError(f"the database is damaged, bring back a copy of it: {wrong}")
            migrate(engine)
        finally:
            engine.dispose()
    except (sa.exc.SQLAlchemyError, ImportError, ValueError) as error:
        reason = getattr(error, "orig", None) or error
        raise StoreError(f"the database cannot be used: {str(reason).splitlines()[0]}") from None
