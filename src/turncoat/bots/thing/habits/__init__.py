"""Habits at the station: weights of the sensible player."""
