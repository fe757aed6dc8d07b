"""The story of a game: events grouped into happenings, without any words. `texts/log.py` writes a sentence for each."""
