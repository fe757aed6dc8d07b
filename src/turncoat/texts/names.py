"""Names at one table: of cards, places, numbers and people, each with the forms that sentences need."""

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
def places(game: Game) -> tuple[dict[str, Place], dict[str, Place]]:
    """Tracks and zones by their labels."""
    tracks = {place.label(): Place(place) for place in game.layout.tracks}
    return tracks, {place.label(): Place(place) for place in game.layout.zones}


@lru_cache(maxsize=4096)
def _kind_of_key(game: Game, identifier: str) -> str:
    """The kind of name that an array has this key by; empty: it is a card, or a card's value."""
    for kind, names in game.names.lists.items():
        if identifier in names and kind not in ("card", "zone", "track", "verb", "event"):
            return kind
    return ""


@lru_cache(maxsize=128)
def _valued_cards(words: Words) -> dict[str, Phrase]:
    """Cards with a number on them, as far as they were named: the same at all tables."""
    return {}


class Names:
    def __init__(self, game: Game, words: Words, people: People) -> None:
        self.game: Final = game
        self.words: Final = words
        self.people: Final = people
        self._tracks, self._zones = places(game)
        self._valued_cards: Final = _valued_cards(words)

    def of(self, kind: str, value: Json) -> Phrase | int:
        """The name of a value of this kind; a plain number is left to the sentence."""
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
        """The name of a player in sentences, with the forms of the language."""
        return self.people.players[seat]

    def label(self, seat: Seat) -> str:
        """The name of a player in lists and headings."""
        return self.people.labels[seat]

    def card(self, card: str) -> Phrase:
        base, _, value = card.partition(":")
        name = self.words.phrase(f"card-{key(base)}")
        if not value:
            return name
        phrase = self._valued_cards.get(card)
        if phrase is None:
            phrase = self._add_value(name, value)
            if value.isdigit():  # no name of a person
                self._valued_cards[card] = phrase
        return phrase

    def _add_value(self, name: Phrase, value: str) -> Phrase:
        message = "card-with-value" if value.isdigit() else "card-with-word"
        told: str | Phrase = value if value.isdigit() else self.key_name(value)
        forms = {
            form: self.words.say(message, {"card": text, "value": told})
            for form, text in name.forms.items()
            if form != "gender"
        }
        return Phrase(forms)

    def cards(self, cards: list[str]) -> str:
        """A list; equal ones are told once."""
        told: dict[str, int] = {}
        for card in cards:
            told[card] = told.get(card, 0) + 1
        return self.list_texts(
            [
                str(self.card(card))
                if count == 1
                else self.words.say("card-copies", {"card": self.card(card), "n": count})
                for card, count in told.items()
            ]
        )

    def list_texts(self, texts: list[str]) -> str:
        return ", ".join(texts) if texts else self.words.say("nothing")

    def list_with_and(self, texts: list[str]) -> str:
        """`a, b and c`."""
        if len(texts) == 1:
            return texts[0]
        return self.words.say("list-and", {"first": ", ".join(texts[:-1]), "last": texts[-1]})

    def list_with_then(self, texts: list[str]) -> str:
        """`a, b, then c`: deeds of which one has an “and” of its own."""
        if len(texts) == 1:
            return texts[0]
        return self.words.say("list-then", {"first": ", ".join(texts[:-1]), "last": texts[-1]})

    def zone_place(self, label: str) -> Place:
        return self._zones[label]

    def track_place(self, label: str) -> Place:
        return self._tracks[label]

    def zone(self, label: str) -> Phrase:
        return self._name_place("zone", self._zones[label])

    def track(self, label: str) -> Phrase:
        return self._name_place("track", self._tracks[label])

    def keys(self, place: Place) -> list[Phrase | int]:
        """The names of an array place's keys: a space, a skill, a figure, ..."""
        if not place.keys:
            return []
        counted = texts_of(self.game.name).counted
        return [int(one) if place.base in counted else self.key_name(one) for one in place.keys]

    def key_name(self, identifier: str) -> Phrase:
        kind = _kind_of_key(self.game, identifier)
        if kind:
            phrase = self.of(kind, identifier)
            assert isinstance(phrase, Phrase)
            return phrase
        if identifier in self.game.layout.card_named:
            return self.card(identifier)
        return self.words.phrase(f"card-value-{key(identifier)}")

    def _name_place(self, kind: str, place: Place) -> Phrase:
        name = self.words.phrase(f"{kind}-{key(place.base)}")
        keys = self.keys(place)
        if place.owner != NOBODY and place.owner < len(self.people.players):
            return self._wrap("place-of-player", name, {"player": self.seat(place.owner)})
        if keys:
            told = self.list_texts([str(one) for one in keys])
            return self._wrap("place-keyed", name, {"key": told})
        return name

    def _wrap(self, message: str, name: Phrase, arguments: Arguments) -> Phrase:
        return Phrase(
            {
                form: self.words.say(message, {"place": text, **arguments})
                for form, text in name.forms.items()
                if form != "gender"
            }
        )
