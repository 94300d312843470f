"""What defenders' bots are told."""
