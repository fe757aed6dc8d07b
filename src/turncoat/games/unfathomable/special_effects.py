"""Functions behind `Named` effects: what a card does that data cannot express."""

from typing import Final

from turncoat.games.unfathomable.board import BOX, JOURNEY, WAYPOINTS
from turncoat.games.unfathomable.rules.astral_travel import astral_travel
from turncoat.kernel.atoms import move_card, move_top
from turncoat.kernel.declarations import NamedFunction
from turncoat.kernel.effects import start
from turncoat.kernel.frames import SOURCE, YOU, Frame
from turncoat.kernel.state import State


def sail_past(s: State, f: Frame) -> None:
    """Fog Bank leaves the game without its distance; the next waypoint is resolved instead (ruling A21)."""
    move_card(s, f.v[SOURCE], JOURNEY, BOX, "34")
    if s.zones[WAYPOINTS]:
        card = move_top(s, WAYPOINTS, JOURNEY, "50.8")
        start(s, s.game.card_effects[card], f.v[YOU], card)


NAMED: Final[dict[str, NamedFunction]] = {"sail_past": sail_past, "astral_travel": astral_travel}
