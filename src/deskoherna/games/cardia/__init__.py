"""Duel for Cardia with the Guardians expansion."""
