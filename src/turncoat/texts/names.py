"""What things are called at one table: cards, places, numbers and people, each with the forms that sentences need."""

from functools import lru_cache
from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.layout import TrackPlace, ZonePlace
from turncoat.kernel.names import NONE_NAME, NUMBER, SEAT
from turncoat.kernel.shapes import Json
from turncoat.texts.games import texts_of
from turncoat.texts.people import People
from turncoat.texts.phrases import Arguments, Phrase, key
from turncoat.texts.words import Words


class Place:
    """A track or zone, taken apart: whose it is, or which one of several."""

    def __init__(self, place: TrackPlace | ZonePlace) -> None:
        base, *keys = place.label().split(".")
        self.base: Final = base
        self.owner: Final[Seat] = place.owner
        self.keys: Final = [] if place.owner != NOBODY and len(keys) == 1 else keys


@lru_cache(maxsize=32)
def _places(game: Game) -> tuple[dict[str, Place], dict[str, Place]]:
    """Tracks and zones by their labels."""
    tracks = {place.label(): Place(place) for place in game.layout.tracks}
    return tracks, {place.label(): Place(place) for place in game.layout.zones}


class Names:
    def __init__(self, game: Game, words: Words, people: People) -> None:
        self.game: Final = game
        self.words: Final = words
        self.people: Final = people
        self._tracks, self._zones = _places(game)

    def of(self, kind: str, value: Json) -> Phrase | int:
        """What a number or name of this kind is called; a plain number is left to the sentence."""
        if kind == NUMBER:
            assert isinstance(value, int)
            return value
        if value == NONE_NAME:
            return self.words.phrase("nothing")
        if kind == SEAT:
            assert isinstance(value, int)
            return self.seat(value) if value >= 0 else self.words.phrase("nothing")
        named = str(value)
        if kind == "card":
            return self.card(named)
        if kind == "figure" and self.people.figures:
            return self.people.figures[int(named)]
        if kind == "zone":
            return self.zone(named)
        if kind == "track":
            return self.track(named)
        return self.words.phrase(f"{kind}-{key(named)}")

    def seat(self, seat: Seat) -> Phrase:
        return Phrase({"": self.people.players[seat]})

    def card(self, card: str) -> Phrase:
        base, _, value = card.partition(":")
        name = self.words.phrase(f"card-{key(base)}")
        if not value:
            return name
        message = "card-with-value" if value.isdigit() else "card-with-word"
        told: str | Phrase = value if value.isdigit() else self.key_name(value)
        forms = {
            form: self.words.say(message, {"card": text, "value": told})
            for form, text in name.forms.items()
            if form != "gender"
        }
        return Phrase(forms)

    def cards(self, cards: list[str]) -> str:
        """A list; neighbours that are equal are told once."""
        told: list[tuple[str, int]] = []
        for card in cards:
            if told and told[-1][0] == card:
                told[-1] = (card, told[-1][1] + 1)
            else:
                told.append((card, 1))
        return self.listed(
            [
                str(self.card(card))
                if count == 1
                else self.words.say("card-copies", {"card": self.card(card), "n": count})
                for card, count in told
            ]
        )

    def listed(self, texts: list[str]) -> str:
        return ", ".join(texts) if texts else self.words.say("nothing")

    def zone_place(self, label: str) -> Place:
        return self._zones[label]

    def track_place(self, label: str) -> Place:
        return self._tracks[label]

    def zone(self, label: str) -> Phrase:
        return self._placed("zone", self._zones[label])

    def track(self, label: str) -> Phrase:
        return self._placed("track", self._tracks[label])

    def keys(self, place: Place) -> list[Phrase | int]:
        """What a place of an array is the one of: a space, a skill, a figure, ..."""
        counted = texts_of(self.game.name).counted
        return [int(one) if place.base in counted else self.key_name(one) for one in place.keys]

    def key_name(self, identifier: str) -> Phrase:
        for kind, names in self.game.names.lists.items():
            if identifier in names and kind not in ("card", "zone", "track", "verb", "event"):
                found = self.of(kind, identifier)
                assert isinstance(found, Phrase)
                return found
        if identifier in self.game.layout.card_named:
            return self.card(identifier)
        return self.words.phrase(f"card-value-{key(identifier)}")

    def _placed(self, kind: str, place: Place) -> Phrase:
        name = self.words.phrase(f"{kind}-{key(place.base)}")
        keys = self.keys(place)
        if place.owner != NOBODY and place.owner < len(self.people.players):
            return self._wrapped("place-of-player", name, {"player": self.seat(place.owner)})
        if keys:
            told = self.listed([str(one) for one in keys])
            return self._wrapped("place-keyed", name, {"key": told})
        return name

    def _wrapped(self, message: str, name: Phrase, arguments: Arguments) -> Phrase:
        return Phrase(
            {
                form: self.words.say(message, {"place": text, **arguments})
                for form, text in name.forms.items()
                if form != "gender"
            }
        )
