"""Legend of observations: the meaning of each byte, for people."""

from dataclasses import dataclass
from typing import Final

from turncoat.kernel.array_layout import SHIFT, ArrayByte

MEANINGS: Final = {
    "players": "seats at the table",
    "current": "the seat whose turn it is",
    "ending": "0 while the game goes on, else the number of its ending + 1",
    "question": "the number of the pending question; 0: none",
    "result": f"what the last finished procedure hands on + {SHIFT}",
    "decision.byte0": "decisions closed so far, low byte",
    "decision.byte1": "the same, high byte",
    "waiting": "1 if the table shows this seat as waiting",
    "option": "the choice of a variant:",
    "track": "a number less its lowest value:",
    "count": "cards there",
    "top": "card on top + 1; 0: none",
    "cards": "copies there",
    "running": "0: not running; else the place in its steps + 1; steps:",
    "variable": f"0: not running; else + {SHIFT}, a",
    "seat": "the seat that looks",
    "known_zone": "zone + 1 of a hidden card that the seat knows; 0: none",
    "known_card": "that card + 1",
    "known_depth": "cards above it + 1; 0: their number is not open",
}


@dataclass(frozen=True)
class LegendEntry:
    name: str
    meaning: str


def describe(position: ArrayByte) -> LegendEntry:
    return LegendEntry(position.name, f"{MEANINGS[position.kind]} {position.detail}".strip())
