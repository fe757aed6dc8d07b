"""Replays: retelling a game from its entries, the post-game report, files and their verification."""
