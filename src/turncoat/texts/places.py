"""Tracks and piles of any game as titles and values. Ownership and visibility come from the layout, contents from a
view."""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.layout import OPEN, TrackPlace
from turncoat.kernel.names import NONE_NAME, NUMBER, SEAT
from turncoat.texts.games import texts_of
from turncoat.texts.names import Names, Place
from turncoat.texts.phrases import key
from turncoat.texts.sentences import capital

CALLED: Final = "character"  # already shown as the player's name
MOST_READ: Final = 1000  # a track that can exceed this is a bit set or a moment, not a number to show


def is_read(place: TrackPlace) -> bool:
    return Place(place).base != CALLED and place.high < MOST_READ


def is_internal(game: Game, place: str) -> bool:
    """Whether a track or zone is one of the engine's own counters, which no player needs."""
    return place in texts_of(game.name).internal


def is_switch(game: Game, label: str) -> bool:
    """Whether the track is a boolean."""
    place = game.layout.tracks[game.layout.track_named[label]]
    return place.low == 0 and place.high == 1 and place.kind == NUMBER


def track_title(names: Names, base: str) -> str:
    short = f"track-{key(base)}-short"
    return capital(names.words.say(short if names.words.has(short) else f"track-{key(base)}"))


def zone_title(names: Names, name: str) -> str:
    return capital(names.words.say(f"zone-{key(name)}"))


def track_value(names: Names, label: str, value: str | int) -> str:
    if is_switch(names.game, label):
        return names.words.say("yes" if value else "no")
    kind = names.game.layout.tracks[names.game.layout.track_named[label]].kind
    if value == NONE_NAME or (kind == SEAT and value == NOBODY):
        return names.words.say("terminal-none")
    return str(names.of(kind, value))


def cards_in_order(names: Names, cards: list[str]) -> str:
    """Card names sorted in the game's order, for cards whose order does not matter."""
    return names.cards(sorted(cards, key=names.game.layout.card_named.__getitem__))


def hidden_tracks(game: Game) -> list[str]:
    """Tracks that some seat cannot see."""
    return [place.label() for place in game.layout.tracks if place.sight != OPEN]


def tracks_of(owner: Seat, values: dict[str, str | int], names: Names) -> list[tuple[str, str]]:
    """The owner's tracks with their titles; of an array (by space, by card, ...) only non-zero values."""
    told: dict[str, list[str]] = {}
    for place in names.game.layout.tracks:
        label = place.label()
        parts = names.track_place(label)
        if (
            place.owner != owner
            or label not in values
            or not is_read(place)
            or is_internal(names.game, parts.base)
        ):
            continue
        entries = told.setdefault(parts.base, [])
        if not parts.keys:
            entries.append(track_value(names, label, values[label]))
        elif values[label] not in (0, NONE_NAME) and not _is_absent(values, parts):
            which = str(names.keys(parts)[-1])
            entries.append(_keyed_text(which, label, place, values[label], names))
    none = names.words.say("terminal-none")
    return [(track_title(names, base), ", ".join(entries) or none) for base, entries in told.items()]


def _is_absent(values: dict[str, str | int], parts: Place) -> bool:
    """Whether the place belongs to a figure that is not in play."""
    return values.get(f"{CALLED}.{parts.keys[-1]}") == NONE_NAME


def _keyed_text(which: str, label: str, place: TrackPlace, value: str | int, names: Names) -> str:
    if is_switch(names.game, label):
        return which
    told = track_value(names, label, value)
    return f"{which} {told}" if place.kind == NUMBER else f"{which}: {told}"
