"""What nightwatch's bots are told."""
