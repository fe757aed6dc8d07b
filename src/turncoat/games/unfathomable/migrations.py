"""Saves of earlier versions, carried over to the next one. A game goes on by the rules it was dealt by: `words.RULES`."""

from turncoat.kernel.shapes import Json


def up_to_second(source: dict[str, Json]) -> dict[str, Json]:
    return {**source, "version": 2}
