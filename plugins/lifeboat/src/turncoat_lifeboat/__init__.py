"""Lifeboat: a small hidden-traitor game that uses every part of the kernel. Rules: plugins/lifeboat/docs/rules.md."""

from typing import Final

TURNCOAT_API: Final = 1
