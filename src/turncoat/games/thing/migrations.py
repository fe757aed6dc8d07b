"""Migrations of saves, version by version. A game keeps the rules it was dealt by: `vocabulary.RULES`."""

from typing import Final

from turncoat.games.thing.board import PLAN_SIZE
from turncoat.kernel.shapes import Json

EVERY_FIGURE: Final = (1 << 8) - 1
NEW_TRACKS: Final = [*[f"plan_card.{card}" for card in range(PLAN_SIZE)], "tied"]
NEW_VALUES: Final[dict[str, dict[str, Json]]] = {
    "sampling": {"extra": 0},
    "rolling": {"has_rolled": 0, "help_asked": 0, "shifts": 0},
    "strike": {"asked": 0, "agreed": 0, "changed": 0, "proposed": 0, "victim": "0", "avoided": 0},
    "testing": {"willing_by_fire": 0},
    "threatened": {"among": EVERY_FIGURE},
}


def up_to_second(source: dict[str, Json]) -> dict[str, Json]:
    stack = source.get("stack")
    frames: Json = [_with_new_values(frame) for frame in stack] if isinstance(stack, list) else stack
    return {**source, "version": 2, "tracks": _with_new_tracks(source.get("tracks")), "stack": frames}


def _with_new_tracks(tracks: Json) -> Json:
    """Tracks that version 1 lacks start at 0."""
    if not isinstance(tracks, dict):
        return tracks
    return {**dict.fromkeys(NEW_TRACKS, 0), **tracks}


def _with_new_values(frame: Json) -> Json:
    """Frame variables that version 1 lacks get their default."""
    if not isinstance(frame, dict):
        return frame
    values, procedure = frame.get("values"), frame.get("procedure")
    if not isinstance(values, dict) or not isinstance(procedure, str):
        return frame
    return {**frame, "values": {**NEW_VALUES.get(procedure, {}), **values}}
