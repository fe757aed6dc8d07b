"""Effects that data cannot say."""

from turncoat.games.unfathomable.board import BOX, JOURNEY, WAYPOINTS
from turncoat.games.unfathomable.cards import FIRST_WAYPOINT
from turncoat.games.unfathomable.content.waypoints import DECK
from turncoat.kernel.atoms import move_card, move_top
from turncoat.kernel.effects import start
from turncoat.kernel.frames import SOURCE, YOU, Frame
from turncoat.kernel.state import State


def sail_past(s: State, f: Frame) -> None:
    """Fog Bank: it leaves the game without its distance, and the next waypoint is resolved instead (ruling A21)."""
    move_card(s, f.v[SOURCE], JOURNEY, BOX, "54.1")
    if s.zones[WAYPOINTS]:
        card = move_top(s, WAYPOINTS, JOURNEY, "54.1")
        start(s, DECK[card - FIRST_WAYPOINT], f.v[YOU], card)
