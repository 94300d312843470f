"""Ratings: how strong people and bots are, by the rated games they played, in the order of their endings."""
