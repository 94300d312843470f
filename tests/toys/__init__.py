"""Toy games: small, complete, and made to be broken one rule at a time."""
