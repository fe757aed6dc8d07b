"""Hostile input: malformed requests, commands and frames."""
