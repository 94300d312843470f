"""What travels: messages of the socket, bodies of HTTP, refusals; and all of it as TypeScript."""
