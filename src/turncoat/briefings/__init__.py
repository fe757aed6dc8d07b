"""Briefings: everything that one seat may know and do, as text, for language models and agents."""
