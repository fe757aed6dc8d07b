"""People that an event is about: seats and figures, as everybody is told."""

from collections.abc import Iterator
from typing import Final

from turncoat.kernel.events import CHANGED, CHOSE, MOVED, SHOWN
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY
from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.names import places
from turncoat.texts.story.joins import FIGURES, PLAYED, More
from turncoat.texts.story.messages import KIND

PEOPLE: Final = ("seat", "figure")


def _flat(more: More) -> Iterator[tuple[str, Json]]:
    """The seats that played cards too."""
    for kind, value in more.values():
        if kind == PLAYED and isinstance(value, list):
            yield from (("seat", one[0]) for one in value if isinstance(one, list))
        else:
            yield kind, value


class PeopleOf:
    """Events of one game."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._tracks, self._zones = places(game)
        self._kinds: Final = {kind.name: kind.arguments for kind in game.events}
        self._verbs: Final = {verb.name: verb.arguments for verb in game.verbs}

    def of(self, event: EventWire, more: More) -> list[tuple[str, int]]:
        """People as ("seat", number) or ("figure", number); the subject of the sentence comes first."""
        people: dict[tuple[str, int], None] = {}
        for kind, value in [*_flat(more), *self._of_arguments(event)]:
            person = "figure" if kind == FIGURES else kind.removesuffix("*")
            if person not in PEOPLE:
                continue
            for one in value if isinstance(value, list) else [value]:
                number = int(str(one)) if str(one).isdigit() else NOBODY
                if number != NOBODY:
                    people[person, number] = None
        return [*people]

    def _of_arguments(self, event: EventWire) -> Iterator[tuple[str, Json]]:
        kind, told = KIND.get(event["event"]), event["told"]
        if kind in (MOVED, SHOWN):
            for end in ("from", "to"):
                yield "seat", self._zones[str(told[end])].owner
            return
        if kind == CHANGED:
            yield from self._of_change(told)
            return
        for label, name_kind in self._kinds[event["event"]]:
            yield name_kind, told.get(label)
        if kind == CHOSE:
            words = str(told.get("option", told["verb"])).split(" ")
            for (_, name_kind), word in zip(self._verbs[words[0]], words[1:], strict=False):
                yield name_kind, word

    def _of_change(self, told: dict[str, Json]) -> Iterator[tuple[str, Json]]:
        label = str(told["track"])
        place = self._tracks[label]
        yield "seat", place.owner
        if self._game.layout.tracks[self._game.layout.track_named[label]].kind == "seat":
            yield "seat", told["to"]
        if "0" in self._game.names.lists.get("figure", []):
            for one in place.keys:
                yield "figure", one
