"""Proofs that any game on the kernel can be put through: a game supplies itself, its player counts and options.

Each raises ProofFailed with the problem. Our tests run them on every game, and authors of other games can do the same.
"""
