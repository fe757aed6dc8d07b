"""Statements as sentences in the reader's language. The messages are in `talk.ftl`, common ones and those of
each game.

A message may have attributes for voices (`.blunt`), which express the same in other words. The speaker is “I”; a deed
is a clause about the seat that did it, or a question to that seat; a reply states its meaning instead of quoting.
"""

from typing import Final

from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.talk.deeds import Deed
from turncoat.talk.games import GAME_TALK
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import UNSAID, WORDS, Statement, seats_in
from turncoat.texts.names import Names
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.sentences import sentence, sentences
from turncoat.texts.words import Words

Arguments = dict[str, str | int | Phrase]
REQUEST: Final = "request"
PLAIN: Final = "plain"  # prefix for further wordings of the plain form
MOST_WORDINGS: Final = 5  # in one voice
AGAIN: Final = "talk-again-"  # prefix for the reason of a repeated deed
ROW: Final = "talk-row"  # so many checks in a row, in a game that has them
OBJECT: Final = "acc"  # the form of a pronoun that English needs too
GENDER: Final = "gender"
PRONOUNS: Final = {"f": "talk-she", "m": "talk-he"}  # by gender


class TalkTexts:
    """Texts of statements for one table and one reader; `names` are the reader's."""

    def __init__(self, names: Names, record: TalkRecord) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.record: Final = record

    def line(self, statement: Statement) -> str:
        """The statement with its speaker, for a log."""
        speaker = self.names.seat(statement.speaker)
        return self.words.say("talk-line", {"player": speaker, "text": self.text(statement)})

    def text(self, statement: Statement) -> str:
        """The statement alone, for a button."""
        message, arguments = self._message(statement)
        return sentences(self._say(message, arguments, statement))

    def deed(self, deed: Deed) -> str:
        """The text of an evidence card."""
        message = self._deed_message(deed)
        return sentence(self.words.say(message, self._circumstances(deed, SPECTATOR)))

    def _say(self, message: str, arguments: Arguments, statement: Statement, offset: int = 0) -> str:
        """The wordings of a voice take turns, so that a repeated statement reads differently."""
        forms = wordings(self.words, message, statement.voice)
        return self.words.say(message, arguments, forms[(self._turn(statement) + offset) % len(forms)])

    def _turn(self, statement: Statement) -> int:
        """The number of the wording that comes next. Each player whom a statement names begins with another one."""
        named = seats_in(statement)
        if statement.statement >= 0:
            about = self.record.said[statement.statement]
            named = [about.speaker, *seats_in(about)]
        return self.record.repeats(statement) + sum(named) + len(named)

    def _message(self, statement: Statement) -> tuple[str, Arguments]:
        kind = statement.kind
        if statement.statement >= 0:
            return self._reply(statement)
        if kind in ("ask_why", "defend"):
            return self._explanation(statement)
        arguments = self._people(statement, statement.speaker)
        if statement.reason:
            deed = self._deed(statement, statement.seat)
            arguments["reason"] = self._reason(statement, deed)
            arguments["they"] = self._named_again(deed, statement.speaker)
            return f"talk-because-{key(statement.level)}", arguments
        return message_of(statement), arguments

    def _reply(self, statement: Statement) -> tuple[str, Arguments]:
        """The message depends on the statement replied to: agreeing with a proposal is worded differently
        from believing a claim."""
        about = self.record.said[statement.statement]
        arguments = self._people(about, statement.speaker)
        arguments["player"] = self.names.seat(about.speaker)
        if statement.kind == "answer":
            is_asked = statement.level == "later" and about.kind != REQUEST
            return f"talk-answer-{statement.level}{'-ask' if is_asked else ''}", arguments
        action = f"-{key(about.action)}" if about.kind == "propose" and statement.kind != "take_back" else ""
        message = f"talk-{key(statement.kind)}-{key(about.kind)}{action}"
        return self._with_me(message, is_mine=about.seat == statement.speaker), arguments

    def _explanation(self, statement: Statement) -> tuple[str, Arguments]:
        """An explanation, asked for or given, in a message that fits the deed."""
        is_own = statement.kind == "defend"
        deed = self._deed(statement, statement.speaker if is_own else statement.seat)
        arguments = self._circumstances(deed, statement.speaker)
        if is_own:
            special = f"talk-defend-{key(deed.reason)}-{key(statement.excuse)}"
            return special if self.words.has(special) else f"talk-defend-{key(statement.excuse)}", arguments
        arguments["then"] = self.words.say(f"talk-then-{self._when(statement)}")
        message = f"talk-ask-why-{key(deed.reason)}"
        return self._with_me(message, is_mine=deed.other == statement.speaker), arguments

    def _reason(self, statement: Statement, deed: Deed) -> str:
        """What the seat did, and when unless it was just now; never with a card or a number. The wordings of a deed take
        turns by its event, so that they don't always go with the same judgement."""
        speaker = statement.speaker
        message = self._with_me(self._deed_message(deed), is_mine=deed.other == speaker)
        did = self._say(message, self._circumstances(deed, speaker), statement, statement.event)
        when = "now" if message.startswith(AGAIN) else self._when(statement)
        number = self.record.log.round_at(statement.event)
        told: Arguments = {"reason": did, "when": self.words.phrase("talk-round", {"round": number})}
        return self._say(f"talk-reason-{when}", told, statement)

    def _named_again(self, deed: Deed, speaker: Seat) -> Phrase:
        """The seat, after the clause that names it: a pronoun, unless that could be someone else."""
        name = self.names.seat(deed.seat)
        pronoun = PRONOUNS.get(name.forms.get(GENDER, ""))
        is_clear = deed.other < 0 or deed.other == speaker
        if pronoun is not None and is_clear:
            return self.words.phrase(pronoun)
        return Phrase({OBJECT: str(name), **name.forms})

    def _deed_message(self, deed: Deed) -> str:
        """The message for a deed; a counted deed that the seat repeats has a message of its own."""
        return f"{AGAIN if deed.times > 1 else 'talk-deed-'}{key(deed.reason)}"

    def _with_me(self, message: str, *, is_mine: bool) -> str:
        """The variant of a message about the speaker, where “me” instead of a name would not do."""
        own = f"{message}-me"
        return own if is_mine and self.words.has(own) else message

    def _deed(self, statement: Statement, seat: Seat) -> Deed:
        deed = self.record.log.deed(statement.event, seat)
        assert deed is not None
        return deed

    def _people(self, statement: Statement, speaker: Seat) -> Arguments:
        """Arguments for the seats in the statement. Languages use the gender of `$me` for verbs in the past tense."""
        arguments: Arguments = {"me": self.names.seat(speaker)}
        for argument in ("seat", "other"):
            if statement.has(argument):
                arguments[argument] = self._person(int(statement.value(argument)), speaker)
        return arguments

    def _circumstances(self, deed: Deed, speaker: Seat) -> Arguments:
        arguments: Arguments = {"seat": self._person(deed.seat, speaker), "me": self.names.seat(speaker)}
        if deed.times > 1:
            arguments["often"] = self.words.say("talk-often", {"times": deed.times})
            if self.words.has(ROW):
                arguments["row"] = self.words.phrase(ROW, {"times": deed.times})
        if deed.place:
            kind = GAME_TALK[self.names.game.name].place_kind
            arguments["place"] = self.names.of(kind, deed.place)
        if deed.other >= 0:
            arguments["other"] = self._person(deed.other, speaker)
        return arguments

    def _person(self, seat: Seat, speaker: Seat) -> Phrase:
        """The name of a seat; the speaker is “me”."""
        return self.words.phrase("talk-me") if seat == speaker else self.names.seat(seat)

    def _when(self, statement: Statement) -> str:
        """The age of the event in turns, when the statement was made: now, last or earlier; for a statement not yet
        made, its age now."""
        log = self.record.log
        now = log.turn() if statement.at == UNSAID else log.turn_at(statement.at)
        return ("now", "last", "earlier")[min(now - log.turn_at(statement.event + 1), 2)]


def wordings(words: Words, message: str, voice: str) -> list[str]:
    """The forms of a message in a voice, or the plain ones if the voice has none: `.blunt`, `.blunt-2`."""
    own = voice if words.has(message, voice) else ""
    others = (f"{own or PLAIN}-{number}" for number in range(2, MOST_WORDINGS + 1))
    return [own, *(form for form in others if words.has(message, form))]


def message_of(statement: Statement) -> str:
    """The id of a message, from the statement's kind and words: `talk-estimate-trust`, `talk-warn-fuel`,
    `talk-thank`."""
    words = [str(statement.value(argument)) for argument in WORDS if argument != "reason"]
    return f"talk-{'-'.join(key(part) for part in (statement.kind, *words) if part)}"
