"""Wilderness (Divočina), travel and collector's edition."""
