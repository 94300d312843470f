"""Isthmus: a game on a map. Stones on hexes join two shores."""
