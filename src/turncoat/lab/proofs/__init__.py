"""Proofs that any game on the kernel can be put through: a game supplies itself, its player counts and options.

Each raises ProofFailed with what was found. Tests run them on every game; so can the author of another game.
"""
