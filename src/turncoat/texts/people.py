"""Who sits at a table: what players are called there, and, where pieces have numbers, which character each is."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.names import HIDDEN_NAME, NONE_NAME
from turncoat.kernel.shapes import ViewWire
from turncoat.kernel.views import View
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.words import Words

CHARACTER: Final = "character."  # tracks of this name say who is which

Characters: TypeAlias = tuple[str, ...]  # by number; empty where there is none yet


class People:
    """`figures` are the characters of a game whose pieces have numbers; empty elsewhere."""

    def __init__(self, players: list[str], figures: list[Phrase]) -> None:
        self.players: Final = players
        self.figures: Final = figures


def nobody() -> People:
    """For texts without players: cards, rules."""
    return People([], [])


def characters_of(view: ViewWire) -> Characters:
    numbers = range(sum(label.startswith(CHARACTER) for label in view["tracks"]))
    return tuple(_known(view["tracks"][f"{CHARACTER}{at}"]) for at in numbers)


def characters_in(view: View) -> Characters:
    """The same of a view that was not written down."""
    held = view.game.names.held
    return tuple(_known(held(kind, view.tracks[track])) for track, kind in _tracks(view.game))


def people_of(
    game: Game, characters: Characters, words: Words, names: Sequence[str], reader: Seat = SPECTATOR
) -> People:
    """Players by the names given, with their characters where each seat has one; the reader is marked."""
    figures = _figures(game, characters, words)
    has_own = not figures or sum(character != "" for character in characters) == len(names)
    players = []
    for seat, name in enumerate(names):
        character = characters[seat] if seat < len(characters) else ""
        message = "player-you" if seat == reader else "player"
        told = {"player": name}
        if character and has_own:
            message = f"{message}-as-character"
            told["character"] = words.say(f"character-{key(character)}-short")
        players.append(name if message == "player" else words.say(message, told))
    return People(players, figures)


def _figures(game: Game, characters: Characters, words: Words) -> list[Phrase]:
    numbers = game.names.lists.get("figure", [])
    if "0" not in numbers:
        return []
    found = []
    for at in range(len(numbers)):
        character = characters[at] if at < len(characters) else ""
        if character:
            found.append(words.phrase(f"character-{key(character)}-short"))
        else:
            found.append(words.phrase("figure-number", {"n": at}))
    return found


@lru_cache(maxsize=32)
def _tracks(game: Game) -> list[tuple[int, str]]:
    """Those that say who is which character, with the kind of what they hold."""
    labels = [place.label() for place in game.layout.tracks]
    numbers = range(sum(label.startswith(CHARACTER) for label in labels))
    found = [labels.index(f"{CHARACTER}{at}") for at in numbers]
    return [(track, game.layout.tracks[track].kind) for track in found]


def _known(character: str | int) -> str:
    return "" if character in (NONE_NAME, HIDDEN_NAME) else str(character)
