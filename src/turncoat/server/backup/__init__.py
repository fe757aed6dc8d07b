"""Backups: copy a database to a file, check and restore it."""
