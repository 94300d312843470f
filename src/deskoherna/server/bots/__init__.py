"""Bots in processes of their own: workers and their jobs, hints, programs from outside."""
