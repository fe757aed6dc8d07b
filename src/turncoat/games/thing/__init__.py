"""The Thing: The Boardgame, for 4-8 players, and for 1-3 against an automaton."""
