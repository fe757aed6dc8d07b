"""Statements as sentences, in the language of the reader. The words are in `talk.ftl`, common and of each game."""

from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.talk.deeds import Deed
from turncoat.talk.games import GAME_TALK
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import UNSAID, WORDS, Statement
from turncoat.texts.names import Names
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.sentences import capital, sentence


class TalkTexts:
    """For one table and one reader, whose names these are."""

    def __init__(self, names: Names, record: TalkRecord) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.record: Final = record

    def line(self, statement: Statement) -> str:
        """With who says it, as a log of the talk has it."""
        speaker = self.names.seat(statement.speaker)
        return self.words.say("talk-line", {"player": speaker, "text": self.text(statement)})

    def text(self, statement: Statement) -> str:
        """What is said, as a button has it."""
        return sentence(self._clause(statement))

    def _clause(self, statement: Statement) -> str:
        said = self.words.say(message_of(statement), self._arguments(statement))
        if not statement.reason:
            return said
        reason = self._deed(statement, statement.seat)
        return self.words.say("talk-because", {"text": said, "reason": reason})

    def _arguments(self, statement: Statement) -> dict[str, str | int | Phrase]:
        found: dict[str, str | int | Phrase] = {}
        for argument in ("seat", "other"):
            if statement.has(argument):
                found[argument] = self.names.seat(int(statement.value(argument)))
        if statement.kind == "ask_why":
            found["deed"] = self._deed(statement, statement.seat)
        elif statement.kind == "defend":
            found["deed"] = capital(self._deed(statement, statement.speaker))
        if statement.has("statement"):
            about = self.record.said[statement.statement]
            found["player"] = self.names.seat(about.speaker)
            found["text"] = capital(self._clause(about)).rstrip(".")
        return found

    def _deed(self, statement: Statement, seat: Seat) -> str:
        """What the seat did there and when, without a card or a number."""
        deed = self.record.log.deed(statement.event, seat)
        assert deed is not None
        told = self.words.say(f"talk-deed-{key(deed.reason)}", self._circumstances(deed))
        when = self.words.say(f"talk-when-{self._when(statement)}")
        return self.words.say("talk-deed", {"deed": told, "when": when})

    def _circumstances(self, deed: Deed) -> dict[str, str | int | Phrase]:
        found: dict[str, str | int | Phrase] = {"seat": self.names.seat(deed.seat)}
        if deed.place:
            kind = GAME_TALK[self.names.game.name].place_kind
            found["place"] = self.names.of(kind, deed.place)
        if deed.other >= 0:
            found["other"] = self.names.seat(deed.other)
        return found

    def _when(self, statement: Statement) -> str:
        """How long ago it was when it was said; before that, how long ago it is now."""
        log = self.record.log
        now = log.turn() if statement.at == UNSAID else log.turn_at(statement.at)
        return ("now", "last", "earlier")[min(now - log.turn_at(statement.event + 1), 2)]


def message_of(statement: Statement) -> str:
    """`talk-estimate-trust`, `talk-warn-fuel`, `talk-thank`: by its kind and the word it is about; a reason is apart."""
    words = [str(statement.value(argument)) for argument in WORDS if argument != "reason"]
    return f"talk-{'-'.join(key(part) for part in (statement.kind, *words) if part)}"
