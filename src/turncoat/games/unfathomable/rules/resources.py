"""36: the four resources. At 0 the game is over; above 10 gains are lost."""

from turncoat.games.unfathomable.board import FUEL, MOST_OF_A_RESOURCE
from turncoat.games.unfathomable.rules.ending import end_for_deep_ones
from turncoat.games.unfathomable.vocabulary import NO_FUEL
from turncoat.kernel.atoms import put
from turncoat.kernel.ids import Track
from turncoat.kernel.state import State


def lose(s: State, resource: Track, amount: int) -> None:
    """36.1, 18, 29.6"""
    left = max(0, s.tracks[resource] - amount)
    s.result = s.tracks[resource] - left
    put(s, resource, left, "36.1")
    if left == 0:
        end_for_deep_ones(s, NO_FUEL + resource - FUEL, "29.6")


def gain(s: State, resource: Track, amount: int) -> None:
    """36.1: never above 10."""
    gained = min(MOST_OF_A_RESOURCE, s.tracks[resource] + amount)
    s.result = gained - s.tracks[resource]
    put(s, resource, gained, "36.1")
