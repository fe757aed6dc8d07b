"""Trials of a running server: kills, crashes, partitions, hostile input."""
