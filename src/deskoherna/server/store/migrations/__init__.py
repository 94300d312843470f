"""Alembic migrations of the database; they run when the server starts."""
