"""Trials of language models as players, without a language model."""
