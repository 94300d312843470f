"""HTTP: who sends a request, the routes of `/api`, the socket, and the files of the browser client."""
