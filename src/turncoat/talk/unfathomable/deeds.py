"""Deeds in Unfathomable, read from public events. A check is a skill check."""

from typing import ClassVar, Final

from turncoat.kernel.ids import NOBODY
from turncoat.kernel.shapes import Json
from turncoat.talk.deeds import DeedReader, number, split_label
from turncoat.talk.unfathomable.vocabulary import VOCABULARY

MANY: Final = 3  # cards of one player in one check that other players remark on
NO_MORE: Final = "done"  # the verb that ends adding cards to a check

# Verbs whose choice is a deed by itself
CHOICES: Final = {
    "choose": "chose_worse",
    "pick_track": "chose_worse",
    "pick_resource": "chose_worse",
    "lower_total": "hindered",
    "equip_down": "hindered",
    "resolve": "in_secret",
    "put_on_top": "in_secret",
    "put_under": "in_secret",
    "end_actions": "wasted",
    "move": "moved_away",
    "decline": "declined",
    "repair": "worked",
    "attack_deep_one": "worked",
    "rescue": "worked",
}


class OnBoard(DeedReader):
    events: ClassVar[frozenset[str]] = frozenset(
        {"check_begun", "checked", "shuffled", "moved", "shown", "looked", "changed", "chose"}
    )
    track: ClassVar[str] = "revealed"
    piles: ClassVar[tuple[str, ...]] = ("check_pile", "check_shown")
    hands: ClassVar[tuple[str, ...]] = ("hand",)
    against: ClassVar[tuple[str, ...]] = VOCABULARY.against
    counted: ClassVar[tuple[str, ...]] = VOCABULARY.counted

    def read(self, kind: str, told: dict[str, Json]) -> None:
        if kind == "check_begun":
            skills = told.get("skills")
            self.begin_check([str(skill) for skill in skills] if isinstance(skills, list) else [])
        elif kind == "checked":
            self._end_check(told)
        elif kind == "shuffled" and told["zone"] == "check_pile":
            self.close_check()
        elif kind in ("moved", "shown"):
            self.add_cards(told)
        elif kind == "chose":
            self._read_choice(told)
        elif kind == "looked":
            base, whose = split_label(told["at"])
            if base == "loyalty" and whose != NOBODY:
                self.note_look(number(told["seat"]), whose)
        elif kind == "changed" and told["to"] == 1:
            base, whose = split_label(told["track"])
            if base == "revealed":
                self.revealed.add(whose)

    def _read_choice(self, told: dict[str, Json]) -> None:
        verb, seat = str(told["verb"]), number(told["seat"])
        check = self.running_check()
        if check is not None and verb == NO_MORE:
            check.done.add(seat)
        if verb in CHOICES:
            self.note(seat, CHOICES[verb], str(told["option"]).split(" ")[1] if verb == "move" else "")

    def _end_check(self, told: dict[str, Json]) -> None:
        self.close_check()
        check = self.last_check()
        if check is None:
            return
        check.outcome = str(told["outcome"])
        check.total, check.target = number(told["total"]), number(told["target"])
        for seat in range(self.seats):
            given = check.given.get(seat, 0)
            if given:
                self.end_row(seat, "gave_nothing")
            if not given or check.outcome != "passed":
                self.end_row(seat, "helped")
            if seat in check.done and not given:
                self.note(seat, "gave_nothing")
            elif given >= MANY and check.outcome == "failed":
                self.note(seat, "many_and_failed")
            elif given and check.outcome == "passed":
                self.note(seat, "helped")
