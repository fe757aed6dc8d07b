"""Lifeboat: a small hidden-traitor game that uses every part of the kernel. Rules: docs/lifeboat.md."""
