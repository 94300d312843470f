"""Finished games: folded again, given out, brought in, branched from, looked back at."""
