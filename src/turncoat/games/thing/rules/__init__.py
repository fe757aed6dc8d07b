"""Rules of The Thing, one module per chapter."""
