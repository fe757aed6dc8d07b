"""How the players of fuzz games pick, so that they come to more than chance alone leads to.

Some pick at random, some prefer what was taken least so far, some have the habits of people who play the game (a table
of weights for each game), some have both. Who plays how follows from the seed.
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

PLACES: Final = ("seat", "space", "figure", "place")  # arguments that do not make another kind of answer


class Explorer:
    """A chooser for some games: it remembers what it has taken in all of them."""

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
        """What an answer is about: the question, the verb, and the cards; not whom or where."""
        f = seen.stack[-1]
        procedure = self.game.procedures[f.procedure]
        verb = self.game.verbs[self.game.names.numbers["verb"][option["verb"]]]
        words = [procedure.name, str(f.step), verb.name]
        words.extend(str(option["arguments"][label]) for label, kind in verb.arguments if kind not in PLACES)
        if procedure.variables[SOURCE : SOURCE + 1] == ["source"]:
            words.append(str(f.v[SOURCE]))
        return " ".join(words)


OPTIONS_STREAM: Final = 0x5E771265  # another one than the game's own and the players'


def options_for(game: Game, seed: int, given: dict[str, str]) -> dict[str, str]:
    """A table's options: those that are given, and any of the others by chance."""
    dice = fast(seed ^ OPTIONS_STREAM)
    drawn = {setting.name: setting.choices[dice.below(len(setting.choices))] for setting in game.settings}
    return {**drawn, **given}
