"""What a game is made of: State, moves, chance, cards, hexes, knowledge, and the suite that proves a game."""
