"""Bots at tables of the server, each in a worker process."""
