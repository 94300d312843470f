"""The table: a server of tables, seats and sockets. `README.md` shows the rooms."""
