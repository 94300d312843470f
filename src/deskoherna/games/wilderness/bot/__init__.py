"""What wilderness's bots are told."""
