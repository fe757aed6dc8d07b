"""Backups: copying a whole database to a file, checking and restoring it."""
