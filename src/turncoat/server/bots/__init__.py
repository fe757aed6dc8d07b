"""Bots at the server's tables, in worker processes."""
