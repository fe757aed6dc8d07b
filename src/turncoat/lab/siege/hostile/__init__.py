"""Hostile input: malformed requests, commands and messages."""
