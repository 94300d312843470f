"""Tournaments: people and bots who meet round by round. All of it is rows, and results follow from finished tables."""
