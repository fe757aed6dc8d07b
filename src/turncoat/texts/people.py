"""Who sits at a table: what players are called there, and, where pieces have numbers, which character each is."""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.names import HIDDEN_NAME, NONE_NAME
from turncoat.kernel.wire import ViewWire
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.words import Words


class People:
    """`figures` are the characters of a game whose pieces have numbers; empty elsewhere."""

    def __init__(self, players: list[str], figures: list[Phrase]) -> None:
        self.players: Final = players
        self.figures: Final = figures


def nobody() -> People:
    """For texts that speak of nobody in particular: cards, rules."""
    return People([], [])


def people_of(game: Game, view: ViewWire, words: Words, names: list[str], reader: Seat = SPECTATOR) -> People:
    """Players by the names given, with their characters where each seat has one; the reader is marked."""
    figures = _figures(game, view, words)
    has_own = not figures or sum(_character(view, at) != "" for at in range(len(figures))) == len(names)
    players = []
    for seat, name in enumerate(names):
        character = _character(view, seat)
        message = "player-you" if seat == reader else "player"
        told = {"player": name}
        if character and has_own:
            message = f"{message}-as-character"
            told["character"] = words.say(f"character-{key(character)}-short")
        players.append(name if message == "player" else words.say(message, told))
    return People(players, figures)


def _figures(game: Game, view: ViewWire, words: Words) -> list[Phrase]:
    numbers = game.names.lists.get("figure", [])
    if "0" not in numbers:
        return []
    found = []
    for at in range(len(numbers)):
        character = _character(view, at)
        if character:
            found.append(words.phrase(f"character-{key(character)}-short"))
        else:
            found.append(words.phrase("figure-number", {"n": at}))
    return found


def _character(view: ViewWire, at: int) -> str:
    """The character with that number; empty if it has none yet."""
    found = str(view["tracks"].get(f"character.{at}", NONE_NAME))
    return "" if found in (NONE_NAME, HIDDEN_NAME) else found
