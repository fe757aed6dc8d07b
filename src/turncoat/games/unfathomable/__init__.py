"""Unfathomable, for 3-6 players: rules 1-54 of its Rules Reference, one module per chapter."""
