"""People at a table: players and pieces as phrases that sentences inflect, and players as labels.

In a sentence a player is their character, by the short name: `$player-dat`, `$player-voc`, `$player-gender`. A player without a
character, whose own name has no forms, is named by `player-named`, which says «игроку Аня» where Russian needs a dative. A bot
that is a regular has a name with all forms.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.names import HIDDEN_NAME, NONE_NAME
from turncoat.kernel.shapes import ViewWire
from turncoat.kernel.state import State
from turncoat.kernel.views import View
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.words import Words

CHARACTER: Final = "character."  # tracks of this name say who is which
MOST_HELD: Final = 8192
LETTERS: Final = "ABCDEFGH"  # by which seats are marked

Characters: TypeAlias = tuple[str, ...]  # by number; empty where there is none yet


class People:
    """The people at a table, in lists by seat. `players` are for sentences, the same for every reader. `labels` are for
    lists and headings: character, own name, and a mark for the reader. `figures` are the characters of a game whose
    pieces have numbers; empty elsewhere."""

    def __init__(
        self, players: list[Phrase], labels: list[str], own_names: list[str], figures: list[Phrase]
    ) -> None:
        self.players: Final = players
        self.labels: Final = labels
        self.own_names: Final = own_names
        self.figures: Final = figures


def nobody() -> People:
    """An empty cast, for texts without players: cards, rules."""
    return People([], [], [], [])


def seat_names(words: Words, seats: int) -> list[str]:
    """Names of players without names of their own, counted from one."""
    return [words.say("player-seat", {"n": seat + 1}) for seat in range(seats)]


def characters_of(view: ViewWire) -> Characters:
    numbers = range(sum(label.startswith(CHARACTER) for label in view["tracks"]))
    return tuple(_named_character(view["tracks"][f"{CHARACTER}{at}"]) for at in numbers)


def characters_in(view: View | State) -> Characters:
    """The characters in a view that was not written down, or in a position if all characters are open."""
    tracks = view.tracks
    return _character_names(view.game, tuple([tracks[track] for track, _ in _tracks(view.game)]))


@lru_cache(maxsize=MOST_HELD)
def _character_names(game: Game, numbers: tuple[int, ...]) -> Characters:
    held = game.names.value_name
    return tuple(
        _named_character(held(kind, number)) for (_, kind), number in zip(_tracks(game), numbers, strict=True)
    )


def people_of(
    game: Game, characters: Characters, words: Words, names: Sequence[str | Phrase], reader: Seat = SPECTATOR
) -> People:
    """Players by the names given, as their characters where each seat has one; the reader is marked in the labels. A name that can be
    inflected is a phrase."""
    players, labels = [], []
    for seat, (name, character) in enumerate(zip(names, _by_seat(game, characters, len(names)), strict=True)):
        players.append(words.phrase(_short(character)) if character else _phrase(words, name))
        labels.append(_label(words, str(name), character, is_reader=seat == reader))
    return People(players, labels, [str(name) for name in names], _figures(game, characters, words))


def regular_name(words: Words, regular: str) -> Phrase:
    """The name of a bot that is a regular."""
    return words.phrase(f"regular-{key(regular)}")


def chair_name(words: Words, number: Seat, name: str, regular: str) -> str | Phrase:
    """The name of a player at a table of the server. A bot that is no regular has no name of its own."""
    if name or not regular:
        return name or words.say("player-bot", {"letter": LETTERS[number]})
    return regular_name(words, regular)


def _phrase(words: Words, name: str | Phrase) -> Phrase:
    return name if isinstance(name, Phrase) else words.phrase("player-named", {"player": name})


def mark_reader(game: Game, characters: Characters, words: Words, people: People, reader: Seat) -> list[str]:
    """The labels of people who were named for a spectator, as the reader at this seat gets them."""
    labels = [*people.labels]
    if reader != SPECTATOR:
        character = _by_seat(game, characters, len(labels))[reader]
        labels[reader] = _label(words, people.own_names[reader], character, is_reader=True)
    return labels


def _by_seat(game: Game, characters: Characters, seats: int) -> list[str]:
    """The characters of players; in a game whose pieces have numbers only if each player has one."""
    if _has_figures(game) and sum(character != "" for character in characters) != seats:
        return [""] * seats
    return [characters[seat] if seat < len(characters) else "" for seat in range(seats)]


def _has_figures(game: Game) -> bool:
    return "0" in game.names.lists.get("figure", [])


def _short(character: str) -> str:
    return f"character-{key(character)}-short"


def _label(words: Words, name: str, character: str, *, is_reader: bool) -> str:
    message = "player-you" if is_reader else "player"
    if character:
        short = words.say(_short(character))
        return words.say(f"{message}-as-character", {"player": name, "character": short})
    return words.say(message, {"player": name}) if is_reader else name


def _figures(game: Game, characters: Characters, words: Words) -> list[Phrase]:
    if not _has_figures(game):
        return []
    figures = []
    for at in range(len(game.names.lists["figure"])):
        character = characters[at] if at < len(characters) else ""
        if character:
            figures.append(words.phrase(_short(character)))
        else:
            figures.append(words.phrase("figure-number", {"n": at + 1}))
    return figures


@lru_cache(maxsize=32)
def _tracks(game: Game) -> list[tuple[int, str]]:
    """Tracks that say who is which character, with the kind of their values."""
    labels = [place.label() for place in game.layout.tracks]
    numbers = range(sum(label.startswith(CHARACTER) for label in labels))
    tracks = [labels.index(f"{CHARACTER}{at}") for at in numbers]
    return [(track, game.layout.tracks[track].kind) for track in tracks]


def _named_character(character: str | int) -> str:
    return "" if character in (NONE_NAME, HIDDEN_NAME) else str(character)
