"""Rules of Unfathomable, one module per chapter of the Rules Reference."""
