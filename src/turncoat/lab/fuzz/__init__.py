"""Fuzz games: random play towards goals, failures shrunk to files."""
