"""Rules of Lifeboat, one module per chapter."""
