"""Environments for learning: observations, vectors of games in lock step, PettingZoo and Gymnasium."""
