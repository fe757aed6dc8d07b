"""Habits in The Thing: weights for the sensible player."""
