"""Profiles: what is told of people, all of it from their finished games."""
