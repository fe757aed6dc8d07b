"""Bots of Lifeboat: how a seat sees its side. It has no habits and no personas."""
