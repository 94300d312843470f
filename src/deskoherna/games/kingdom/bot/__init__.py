"""What kingdom's bots are told."""
