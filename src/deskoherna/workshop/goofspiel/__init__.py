"""Goofspiel: a simultaneous game. All bid a card at once; the highest takes the goods."""
