"""Replays: a game replayed from its entries, the post-game report, files and their verification."""
