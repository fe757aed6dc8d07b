"""Talk of Unfathomable: its words, deeds and dangers."""
