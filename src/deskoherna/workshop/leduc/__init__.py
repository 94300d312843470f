"""Leduc: a game of hidden cards. One card each, one on the table, two rounds of bets."""
