"""Texts of The Thing: its components, signs and what its log leaves out."""
