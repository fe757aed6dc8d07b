"""Unfathomable for learning."""
