"""The public past of a position: what a spectator saw at the beginning of the last turns, computed from the
events since.

Events tell the value of a track before it changed, and the number of cards that moved. A view can therefore
be rolled back event by event, and the past needs no storage: a game that is loaded again has the same past.
"""

from collections.abc import Callable, Sequence
from typing import Final

from turncoat.kernel.ids import Zone
from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.views import View

CHANGED: Final = "changed"
MOVED: Final = "moved"
SHOWN: Final = "shown"
TURN_OF: Final = "turn_of"


def turn_marks(
    view: View, events: Sequence[EventWire], most: int, measure: Callable[[View], list[int]]
) -> list[list[int]]:
    """Measurements at the beginning of each turn that begins in these events, oldest first, at most `most`.
    `view` is a spectator's view after the events; it is modified."""
    marks: list[list[int]] = []
    for event in reversed(events):
        if len(marks) >= most:
            break
        if event["event"] == TURN_OF:
            marks.append(measure(view))
        take_back(view, event)
    return marks[::-1]


def take_back(view: View, event: EventWire) -> None:
    """Roll the view back before the event: its open tracks, and the number of cards in each zone. An event of
    an earlier version may name a place that no longer exists."""
    told = event["told"]
    layout = view.game.layout
    if event["event"] == CHANGED:
        label, before = str(told["track"]), told["from"]
        track = layout.track_named.get(label)
        if track is not None and isinstance(before, (int, str)):
            view.tracks[track] = view.game.names.number_told(layout.tracks[track].kind, before, label)
    elif event["event"] in (MOVED, SHOWN):
        count = _count(told)
        _add_cards(view, layout.zone_named.get(str(told["from"])), count)
        _add_cards(view, layout.zone_named.get(str(told["to"])), -count)


def _count(told: dict[str, Json]) -> int:
    """The number of cards in an event: a move has the number, a showing has the cards."""
    count, cards = told.get("count"), told.get("cards")
    if isinstance(count, int):
        return count
    return len(cards) if isinstance(cards, list) else 0


def _add_cards(view: View, zone: Zone | None, count: int) -> None:
    if zone is not None:
        view.zones[zone] = view.game.unseen_cards[max(0, len(view.zones[zone]) + count)]
