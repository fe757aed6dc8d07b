"""Ids of log messages: which message tells an event. The same in every language, and for every reader."""

from functools import lru_cache
from typing import Final

from turncoat.kernel.events import (
    CHANGED,
    CHOSE,
    GAME_ENDED,
    KERNEL_EVENTS,
    LOOKED,
    MOVED,
    ROLLED_DIE,
    SHOWN,
    SHUFFLED,
    TURN_OF,
    WINDOW_OPENED,
)
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.verbs import CHOOSE, KERNEL_VERBS
from turncoat.texts.languages import DEFAULT
from turncoat.texts.names import places
from turncoat.texts.phrases import key
from turncoat.texts.story.joins import OF_CARD, More, Scene, source_of, why_of
from turncoat.texts.story.rolls import DONE, UNTOLD, die_arguments, outcome_of
from turncoat.texts.unlogged import is_quiet
from turncoat.texts.words import words_of

KIND: Final = {kind.name: number for number, kind in enumerate(KERNEL_EVENTS)}
_PLAIN: Final = ("seat", "number", "space", "card")  # kinds of name that no message differs by
_CHOOSE: Final = KERNEL_VERBS[CHOOSE].name


class Messages:
    """The messages that tell events of one game."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self._has: Final = words_of(game.name, DEFAULT).has
        self._tracks, self._zones = places(game)
        self._kinds: Final = {kind.name: kind for kind in game.events}
        self._remembered: Final[dict[str, str]] = {}
        self._quiet: Final[dict[str, bool]] = {}

    def is_quiet(self, message: str) -> bool:
        quiet = self._quiet.get(message)
        if quiet is None:
            quiet = self._quiet[message] = is_quiet(self.game.name, message)
        return quiet

    def has(self, message: str) -> bool:
        """Whether there is such a message, or it is left out on purpose."""
        return self.is_quiet(message) or self._has(message)

    def of(self, event: EventWire, *, has_source: bool = False) -> str:
        """`has_source`: what a question comes from is known. KeyError: an earlier version of the game told something that there is no more."""
        kind = KIND.get(event["event"])
        told = event["told"]
        if kind == CHOSE:
            return self._chose(told, has_source=has_source)
        if kind in (MOVED, SHOWN):
            return self._between(f"{event['event']} {told['from']} {told['to']}", event)
        if kind == CHANGED:
            return self._at(event["event"], self._tracks[str(told["track"])].base)
        if kind in (SHUFFLED, LOOKED):
            label = str(told["zone" if "zone" in told else "at"])
            return self._at(event["event"], self._zones[label].base)
        if kind == GAME_ENDED:
            return "log-game-ended" if told["winners"] else "log-game-ended-nobody-won"
        if kind in (ROLLED_DIE, TURN_OF, WINDOW_OPENED):
            return f"log-{key(event['event'])}"
        return self._own(event)

    def _between(self, label: str, event: EventWire) -> str:
        message = self._remembered.get(label)
        if message is None:
            told = event["told"]
            source, target = self._zones[str(told["from"])], self._zones[str(told["to"])]
            message = f"log-{key(event['event'])}-{key(source.base)}-{key(target.base)}"
            if not self.has(message):
                message = f"log-{key(event['event'])}"
            self._remembered[label] = message
        return message

    def _at(self, event: str, base: str) -> str:
        """The message of an event at a track or a zone."""
        label = f"{event} {base}"
        message = self._remembered.get(label)
        if message is None:
            message = f"log-{key(event)}-{key(base)}"
            if not self.has(message):
                message = f"log-{key(event)}"
            self._remembered[label] = message
        return message

    def _chose(self, told: dict[str, Json], *, has_source: bool) -> str:
        """The message of a choice; a message of its own where its question needs other words:
        `log-chose-giving-give-give-to`."""
        verb = str(told["verb"])
        why = why_of(told)
        if why:
            special = f"log-chose-{key(str(why['step']))}-{key(verb)}"
            if has_source and self.has(f"{special}{OF_CARD}"):
                return f"{special}{OF_CARD}"
            if self.has(special):
                return special
            if verb == _CHOOSE and "effect" in why:
                return "log-chose-branch"
        return f"log-chose-{key(verb)}"

    def _own(self, event: EventWire) -> str:
        """An event of the game's own; it may differ by what is told: `log-checked-passed`."""
        message = f"log-{key(event['event'])}"
        for label, name_kind in self._kinds[event["event"]].arguments:
            special = f"{message}-{key(str(event['told'].get(label)))}"
            if name_kind not in _PLAIN and self.has(special):
                message = special
        return message


@lru_cache(maxsize=32)
def messages_of(game: Game) -> Messages:
    return Messages(game)


def tell_roll(event: EventWire, scene: Scene, messages: Messages) -> tuple[str, More]:
    """A die: what it was rolled for, by whom, and what is added to it."""
    why = why_of(event["told"])
    if "seat" not in why:
        return "log-rolled", {}
    bonus, die = why.get("bonus", 0), event["told"]["die"]
    assert isinstance(bonus, int)
    assert isinstance(die, int)
    more: More = {"player": ("seat", why["seat"])}
    more.update(die_arguments(die, bonus))
    special = f"log-rolled-{key(str(why['step']).partition('.')[0])}"
    if messages.has(special):
        return special, more
    source = source_of(event, scene)
    if source is None:
        return "log-rolled-by", more
    outcome = outcome_of(why.get("effect"), die + bonus, scene.notes.get(DONE))
    if outcome == UNTOLD:
        return "log-rolled-for", {**more, "cause": source}
    return "log-rolled-in-vain", {**more, "cause": source, "outcome": ("number", outcome)}
