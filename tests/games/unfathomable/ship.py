"""Base position for tests, on which nothing happens by chance.

Jeanne, Svetlana and William play; there are no monsters in the water and no passengers on deck, hands are
empty, and windows open only for seats that can react. It is Jeanne's Action step.
"""

from tests.table import Table, at
from turncoat.kernel.shapes import Json

CREW = ["jeanne", "svetlana", "william"]
JEANNE, SVETLANA, WILLIAM = 0, 1, 2


def ship(**words: Json) -> Table:
    """The base position; keys of `words` override it. Hands that are not mentioned stay empty."""
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
