"""What cardia's bots are told."""
