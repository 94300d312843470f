"""Deskoherna: five tabletop games, complete to the last card, on one set of rules."""

__version__ = "0.1.0"
