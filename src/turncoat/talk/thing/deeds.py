"""Deeds in The Thing, read from public events. A check is the round's active pile."""

from typing import ClassVar, Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import Json
from turncoat.talk.deeds import DeedReader, number, split_label
from turncoat.talk.thing.vocabulary import VOCABULARY

# Verbs whose choice is a deed by itself
CHOICES: Final = {
    "give_to": "chose_worse",
    "work": "moved_away",
    "special": "moved_away",
    "decline": "declined",
    "avoid": "avoided",
    "use_tools": "worked",
    "use_fuel": "worked",
    "use_fire": "worked",
}
# The revealed alien does damage by choice; a card of the pile does so without one
BY_ALIEN: Final = ("wreck", "confirm")


class AtStation(DeedReader):
    """Reads deeds at tables with hidden sides, where a figure has the number of its seat."""

    events: ClassVar[frozenset[str]] = frozenset(
        {
            "turn_of",
            "shuffled",
            "moved",
            "shown",
            "token_seen",
            "encounter",
            "voted",
            "wrecked",
            "role_revealed",
            "changed",
            "chose",
        }
    )
    track: ClassVar[str] = "at"
    piles: ClassVar[tuple[str, ...]] = ("pile", "pile_open")
    hands: ClassVar[tuple[str, ...]] = ("hand", "looking")
    against: ClassVar[tuple[str, ...]] = VOCABULARY.against
    counted: ClassVar[tuple[str, ...]] = VOCABULARY.counted

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self._places: Final[dict[Seat, str]] = {}
        self._verb: str = ""  # of the last choice

    def read(self, kind: str, told: dict[str, Json]) -> None:
        if kind == "turn_of":
            self.close_check()
            self.begin_check()
        elif kind == "shuffled" and told["zone"] == "pile":
            self.close_check()
        elif kind in ("moved", "shown"):
            self.add_cards(told)
        elif kind == "chose":
            self._read_choice(told)
        elif kind == "token_seen":
            self.note_look(number(told["figure"]), number(told["of"]))
        elif kind == "encounter":
            self._read_encounter(told)
        elif kind == "voted":
            self.note(number(told["figure"]), "voted_against", other=number(told["against"]))
        elif kind == "wrecked" and self._verb not in BY_ALIEN:
            self._read_damage(str(told["place"]))
        elif kind == "role_revealed":
            if told["role"] == "human":
                self.note(number(told["figure"]), "tested_human")
            else:
                self.revealed.add(number(told["figure"]))
        elif kind == "changed":
            base, whose = split_label(told["track"])
            if base == "at":
                self._places[whose] = str(told["to"])

    def _read_choice(self, told: dict[str, Json]) -> None:
        self._verb = str(told["verb"])
        reason = CHOICES.get(self._verb)
        if reason is not None:
            place = str(told["option"]).split(" ")[1] if reason == "moved_away" else ""
            self.note(number(told["seat"]), reason, place)

    def _read_encounter(self, told: dict[str, Json]) -> None:
        figures = told["figures"]
        assert isinstance(figures, list)
        if len(figures) == 2:
            one, two = number(figures[0]), number(figures[1])
            self.note(one, "alone_with", str(told["place"]), two)
            self.note(two, "alone_with", str(told["place"]), one)

    def _read_damage(self, place: str) -> None:
        for seat in sorted(self._places):
            if self._places[seat] == place:
                self.note(seat, "where_it_broke", place)
