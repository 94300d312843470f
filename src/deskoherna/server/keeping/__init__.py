"""What those do who look after a server, and the log of it."""
