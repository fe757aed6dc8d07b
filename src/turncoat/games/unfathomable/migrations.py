"""Migrations of saves, version by version. A game keeps the rules it was dealt by: `vocabulary.RULES`."""

from turncoat.kernel.shapes import Json


def up_to_second(source: dict[str, Json]) -> dict[str, Json]:
    return {**source, "version": 2}
