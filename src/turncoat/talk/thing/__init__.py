"""Talk of The Thing: its words, deeds and dangers."""
