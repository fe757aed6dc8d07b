"""Lifeboat: a small hidden-traitor game that uses every part of the kernel. Its rules are in docs/lifeboat.md."""
