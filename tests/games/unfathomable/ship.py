"""A quiet ship for tests: whatever happens on it was asked for.

Jeanne, Svetlana and William play; nothing swims, no passenger is on deck, hands are empty, and windows open only for
those who can react. It is Jeanne's Action step.
"""

from tests.table import Table, at
from turncoat.kernel.shapes import Json

CREW = ["jeanne", "svetlana", "william"]
JEANNE, SVETLANA, WILLIAM = 0, 1, 2


def ship(**words: Json) -> Table:
    """The words of a position override these; hands that are not mentioned stay empty, options as they are here."""
    seats: Json = words.get("seats", [*CREW])
    hands: dict[str, Json] = {}
    feats: list[Json] = []
    if isinstance(seats, list):
        hands = {str(name): [] for name in seats}
        feats = [name for name in seats if name == "svetlana"]
    position: dict[str, Json] = {
        "game": "unfathomable",
        "seats": seats,
        "current": 0,
        "at": "actions",
        "deep_ones": {},
        "passengers": {},
        "used_feats": feats,
        **words,
    }
    position["hands"] = {**hands, **_named(words, "hands")}
    position["options"] = {"secrecy": "relaxed", **_named(words, "options")}
    return at(position)


def _named(words: dict[str, Json], word: str) -> dict[str, Json]:
    said = words.get(word, {})
    assert isinstance(said, dict)
    return said
