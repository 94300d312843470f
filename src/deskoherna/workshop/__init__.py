"""Small games, complete and short: models for games of your own. They are offered apart from the others."""
