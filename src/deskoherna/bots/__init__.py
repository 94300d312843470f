"""Bots: `choose(knowledge, legal) -> move`. They never see the true state."""
