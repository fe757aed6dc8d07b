"""The decks of Unfathomable: data only."""
