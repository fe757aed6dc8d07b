"""Texts of Unfathomable: its components, signs and what its log leaves out."""
