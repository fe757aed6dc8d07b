"""Decks and sheets of Unfathomable as data. No rules."""
