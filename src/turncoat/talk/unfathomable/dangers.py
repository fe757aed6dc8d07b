"""Dangers in Unfathomable that a player may warn of, from public information."""

from collections.abc import Mapping
from typing import Final

from turncoat.kernel.shapes import ViewWire

LOW: Final = 3  # a dial at or below this number is in danger
MANY_DAMAGED: Final = 3  # out of six rooms
MANY_DEEP_ONES: Final = 12  # out of twenty


def dangers(view: ViewWire) -> Mapping[str, bool]:
    tracks = view["tracks"]
    is_near = {dial: int(tracks[dial]) <= LOW for dial in ("fuel", "food", "sanity", "souls")}
    damaged = [
        zone for label, zone in view["zones"].items() if label.startswith("damaged.") and zone["count"]
    ]
    spaces = [label for label in tracks if label.startswith("deep_ones.") and label != "deep_ones.deep"]
    is_near["ship"] = len(damaged) >= MANY_DAMAGED
    is_near["deep_ones"] = sum(int(tracks[label]) for label in spaces) >= MANY_DEEP_ONES
    return is_near
