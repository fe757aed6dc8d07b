"""Positions with a character who is about to reveal as a traitor, or who has revealed."""

from tests.games.unfathomable.ship import ship
from tests.table import Table
from turncoat.kernel.shapes import Json

OTHERS = ["svetlana", "william", "jeanne"]


def about_to(name: str, **words: Json) -> Table:
    """The character has a Hybrid card and the turn; two others play."""
    others = [other for other in OTHERS if other != name][:2]
    usual: dict[str, Json] = {"seats": [name, *others], "loyalty": {name: ["hybrid"]}}
    return ship(**{**usual, **words})


def reveal(name: str, **words: Json) -> Table:
    table = about_to(name, **words)
    table.answer(0, "reveal hybrid")
    return table
