"""The catalogue of games, changed for the length of a test."""

import pytest

from turncoat.games.catalog import GAMES


def take_out(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Games leave the catalogue. All are removed, the last first, so that undoing restores their order."""
    others = {other: game for other, game in GAMES.items() if other not in names}
    for other in reversed(list(GAMES)):
        monkeypatch.delitem(GAMES, other)
    for other, game in others.items():
        monkeypatch.setitem(GAMES, other, game)
