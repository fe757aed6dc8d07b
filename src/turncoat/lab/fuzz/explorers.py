"""Players of fuzz games, whose ways to pick reach more than random play does.

Some pick at random, some prefer what was taken least so far, some have the habits of human players (a table of weights
per game), some have both. The seed decides who plays how.
"""

from collections import Counter
from typing import Final

from turncoat.bots.habits import Habit, pick
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.frames import SOURCE
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.views import View
from turncoat.lab.proofs.fuzz import Chooser

PLACES: Final = ("seat", "space", "figure", "place")  # arguments that do not change the kind of an answer


class Explorer:
    """A chooser for some games, which remembers its choices in all of them."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.taken: Counter[str] = Counter()

    def chooser(self, habit: Habit | None, *, is_curious: bool) -> Chooser:
        def choose(seen: View, options: list[OptionWire], dice: Dice) -> OptionWire:
            if len(options) == 1:
                return options[0]
            faces = [self._face(seen, option) for option in options]
            weights = [1.0 if habit is None else habit(seen, option) for option in options]
            if is_curious:
                alike = Counter(faces)
                weights = [
                    weight / alike[face] / (1 + self.taken[face])
                    for face, weight in zip(faces, weights, strict=True)
                ]
            at = pick(weights, dice)
            self.taken[faces[at]] += 1
            return options[at]

        return choose

    def _face(self, seen: View, option: OptionWire) -> str:
        """The kind of an answer: question, verb and cards, without seats and places."""
        f = seen.stack[-1]
        procedure = self.game.procedures[f.procedure]
        verb = self.game.verbs[self.game.names.numbers["verb"][option["verb"]]]
        words = [procedure.name, str(f.step), verb.name]
        words.extend(str(option["arguments"][label]) for label, kind in verb.arguments if kind not in PLACES)
        if procedure.variables[SOURCE : SOURCE + 1] == ["source"]:
            words.append(str(f.v[SOURCE]))
        return " ".join(words)


OPTIONS_STREAM: Final = 0x5E771265  # separate from the streams of the game and of the players


def options_for(game: Game, seats: int, seed: int, given: dict[str, str]) -> dict[str, str]:
    """A table's options: the given ones, and the others by chance."""
    dice = fast(seed ^ OPTIONS_STREAM)
    drawn = {}
    for setting in game.settings:
        choices = game.choices_of(setting, seats)
        drawn[setting.name] = choices[dice.below(len(choices))]
    return {**drawn, **given}
