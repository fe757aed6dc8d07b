"""Answers in words: what a button says. A verb has a message; where a question needs other words for it, another one."""

from typing import Final

from turncoat.kernel.shapes import FrameWire, OptionWire
from turncoat.kernel.verbs import CHOOSE, KERNEL_VERBS
from turncoat.texts.effects import EffectTexts
from turncoat.texts.names import Names
from turncoat.texts.phrases import Phrase, key

_CHOOSE: Final = KERNEL_VERBS[CHOOSE].name


class OptionTexts:
    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.words: Final = names.words
        self.effects: Final = EffectTexts(names)
        self._kinds: Final = {verb.name: verb.arguments for verb in names.game.verbs}

    def option(self, option: OptionWire, frame: FrameWire) -> str:
        """The text of an option of the frame that asks."""
        verb = option["verb"]
        effect = frame["effect"]
        if verb == _CHOOSE and isinstance(effect, list):
            branch = option["arguments"]["branch"]
            every = next(part["all"] for part in effect if isinstance(part, dict))
            assert isinstance(every, list)
            assert isinstance(branch, int)
            return " ".join(line.text for line in self.effects.branch(every[branch]))
        special = f"option-{key(frame['procedure'])}-{key(frame['step'])}-{key(verb)}"
        message = special if self.words.has(special) else f"option-{key(verb)}"
        return self.words.say(message, self.arguments(option["id"]))

    def arguments(self, option_id: str) -> dict[str, str | int | Phrase]:
        verb, *values = option_id.split(" ")
        arguments: dict[str, str | int | Phrase] = {}
        for (label, kind), value in zip(self._kinds[verb], values, strict=True):
            arguments[key(label)] = self.names.of(kind, int(value) if kind in ("seat", "number") else value)
        return arguments
