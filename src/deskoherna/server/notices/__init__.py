"""Telling people what waits for them: to browsers that are closed, and by mail."""
