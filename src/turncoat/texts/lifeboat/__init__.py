"""Texts of Lifeboat: its components, signs and what its log leaves out."""
