"""One table as pure functions: commands are planned, entries are folded. No sockets, no store."""
