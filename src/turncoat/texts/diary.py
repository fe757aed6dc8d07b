"""The diary of a bot in words, for people who read it when the game is over: whom it suspected, why, and what it did then."""

from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.texts.names import Names
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.sentences import sentence
from turncoat.texts.symbols import plain
from turncoat.texts.words import Words

NO_PERSONA: Final = "none"


class DiaryTexts:
    """The names are those of the reader."""

    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words

    def title(self, seat: Seat) -> str:
        return self.words.say("diary-title", {"player": self.names.label(seat)})

    def empty(self) -> str:
        return self.words.say("diary-empty")

    def moment(self, events: int, persona: str) -> str:
        """Heading of an entry: the number of events so far, and the bot's persona then."""
        return self.words.say("diary-moment", {"n": events, "persona": persona_name(self.words, persona)})

    def belief(self, seat: Seat, belief: float) -> str:
        """The likelihood, in words, that a seat is on the side of the traitors, which every game names second."""
        told: dict[str, str | Phrase] = {
            "player": self.names.seat(seat),
            "belief": percent(self.words, belief),
            "side": self.words.phrase(f"side-{key(self.names.game.sides[1])}"),
        }
        return self.words.say("diary-belief", told)

    def because(self, line: str, shift: float) -> str:
        """An event, and whether it spoke for the belief or against it."""
        message = "diary-because" if shift > 0 else "diary-although"
        return self.words.say(message, {"line": plain(line)})

    def chose(self, option: str) -> str:
        return sentence(self.words.say("diary-chose", {"option": plain(option)}))

    def quote(self, text: str) -> str:
        return self.words.say("diary-said", {"text": text})


def percent(words: Words, part: float) -> str:
    return words.say("diary-percent", {"n": round(100 * part)})


def persona_name(words: Words, persona: str) -> str:
    """The character that a bot plays; one without has none."""
    return words.say(f"persona-{key(persona or NO_PERSONA)}")
