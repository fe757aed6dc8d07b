"""Turncoat: hidden-traitor board games, and the rules engine that plays them."""

__version__ = "0.1.0"
