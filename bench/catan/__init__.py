"""Standard Catan (four players, 19 hexes, no trade between players): the yardstick against other simulators."""
