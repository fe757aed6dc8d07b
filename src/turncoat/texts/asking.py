"""Questions, refusals and reasons, as the seat reads them that is asked or refused."""

from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.kernel.names import NONE_NAME
from turncoat.kernel.shapes import DecisionWire, EngineViewWire, FrameWire
from turncoat.kernel.windows import WINDOW
from turncoat.texts.games import texts_of
from turncoat.texts.names import Names
from turncoat.texts.options import OptionTexts
from turncoat.texts.phrases import Phrase, key
from turncoat.texts.sentences import sentence
from turncoat.texts.words import COMMON, Words, words_of

FIGURES: Final = ("figure", "asked", "giver")  # what a question calls the character that it is about


class Question:
    """A question to a seat: its words, those of the effect that it comes from (perhaps none), and its options. Symbols
    are elements."""

    def __init__(self, ask: str, effect: list[str], options: list[str]) -> None:
        self.ask: Final = ask
        self.effect: Final = effect
        self.options: Final = options


class AskTexts:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.options: Final = OptionTexts(names)

    def question(self, view: EngineViewWire, decision: DecisionWire) -> Question:
        frame = view["stack"][-1]
        return Question(
            self.ask(frame, view["seat"]),
            self.effect(frame),
            [self.options.option(option, frame) for option in decision["options"]],
        )

    def ask(self, frame: FrameWire, reader: Seat | None = None) -> str:
        told = self._values(frame)
        if frame["procedure"] == WINDOW.name:
            moment = self.words.say(f"trigger-{key(str(frame['values']['trigger']))}")
            told["moment"] = moment
        message = f"ask-{key(frame['procedure'])}-{key(frame['step'])}"
        has_source = frame["values"].get("source", NONE_NAME) != NONE_NAME
        if has_source and self.words.has(f"{message}-of-card"):
            message = f"{message}-of-card"
        if self.words.has(f"{message}-own") and self._is_about_only_character(frame, reader):
            message = f"{message}-own"
        is_short = NONE_NAME in frame["values"].values() and self.words.has(f"{message}-none")
        return self.words.say(f"{message}-none" if is_short else message, told)

    def _is_about_only_character(self, frame: FrameWire, reader: Seat | None) -> bool:
        """Whether the question is about the reader's character, and the reader has no other."""
        people = self.names.people
        if reader is None or not people.figures or not is_about(frame, reader):
            return False
        return people.players[reader] is people.figures[reader]

    def _values(self, frame: FrameWire) -> dict[str, str | int | Phrase]:
        procedure = self.names.game.procedures[self.names.game.procedure_named[frame["procedure"]]]
        kinds = dict(zip(procedure.variables, procedure.kinds, strict=True))
        return {
            key(label): self.names.of(kinds[label], value)
            for label, value in frame["values"].items()
            if label != "trigger"
        }

    def effect(self, frame: FrameWire) -> list[str]:
        """The effect that asks, unless its branches are the options anyway."""
        effect = frame["effect"]
        if effect is None or (isinstance(effect, list) and self._is_choice(str(effect[0]))):
            return []
        return [line.text for line in self.options.effects.lines(effect)]

    def _is_choice(self, node: str) -> bool:
        return node == "Choose" or node in texts_of(self.names.game.name).choosing

    def refusal(self, code: str, detail: str, rule: str) -> str:
        """The reason why an answer or a request was not taken."""
        return _refusal(self.words, code, detail, rule)

    def why_not(self, verb: str, code: str, rule: str) -> str:
        """The reason why the action cannot be taken now."""
        told = {"action": self.words.say(f"verb-{key(verb)}"), "rule": rule}
        return sentence(self.words.say(f"why-not-{key(code)}", told))

    def may_do(self, verb: str) -> str:
        action = self.words.say(f"verb-{key(verb)}")
        return sentence(self.words.say("why-not-allowed", {"action": action}))


def is_about(frame: FrameWire, reader: Seat | None) -> bool:
    """Whether the question is about the figure with the reader's number."""
    figure = next((frame["values"][label] for label in FIGURES if label in frame["values"]), NONE_NAME)
    return str(figure) == str(reader)


def refusal_in(language: str, refusal: BadInput) -> str:
    """The reason for a refusal in words that need no table."""
    return _refusal(words_of(COMMON, language), refusal.code, refusal.detail, refusal.rule)


def _refusal(words: Words, code: str, detail: str, rule: str) -> str:
    said = sentence(words.say(f"refusal-{key(code)}", {"detail": detail}))
    return words.say("refused-by-rule", {"refusal": said, "rule": rule}) if rule else said
