"""How often humans and aliens answer each kind of question how, counted from played games (`lab/fit_beliefs_thing.py`).

`likelihoods.tsv` has a line for each question and answer: how often humans gave it, how often aliens did. A question names
its circumstances. What was never counted says nothing.
"""

import math
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

PATH: Final = Path(__file__).with_name("likelihoods.tsv")
HEAD: Final = "question\tanswer\thuman\talien"
TEMPER: Final = "temper"  # the line that has the exponent of all soft likelihoods, in thousandths
SMOOTHING: Final = 10.0  # answers of the usual mix that are added to what was counted
MOST: Final = 2.5  # of the logarithm of one ratio: no single deed says more
NEVER: Final = 1e-3  # an answer that nobody gave
UNKNOWN_TEMPER: Final = 0.5

# Questions of the tables that are not deeds of a seat before everybody's eyes
LAY: Final = "lay"  # whether an alien lays an Alien token
UNSEEN: Final = "pile/unseen"  # T5.4
ALIEN_TOKEN: Final = "alien"
HUMAN_TOKEN: Final = "human"
BAD: Final = "sabotage"
AT_HUMAN: Final = "/human"  # ends a question about another seat
AT_ALIEN: Final = "/alien"


class Counted(NamedTuple):
    human: int
    alien: int


Tables = dict[str, dict[str, Counted]]
Chances = dict[str, dict[str, tuple[float, float]]]


class Likelihoods:
    def __init__(self, tables: Tables, temper: float) -> None:
        self.temper: Final = temper
        self._chances: Final = {question: _chances(answers) for question, answers in tables.items()}
        self._pairs: Final = _pairs(self._chances)
        self.laid: Final = self.chance(LAY, ALIEN_TOKEN, True, 0.5)
        self.unseen: Final = self.chance(UNSEEN, BAD, False, 1 / 3)

    def ratio(self, question: str, answer: str) -> float:
        """The logarithm of how many times as often an alien gives this answer as a human."""
        chances = self._chances.get(question)
        if chances is None or answer not in chances:
            return 0.0
        human, alien = chances[answer]
        return max(-MOST, min(MOST, math.log(alien / human)))

    def chance(self, question: str, answer: str, is_alien: bool, unknown: float) -> float:
        chances = self._chances.get(question)
        if chances is None or answer not in chances:
            return unknown
        return chances[answer][is_alien]

    def kinds(self, question: str) -> int:
        """How many answers there are; 0: nobody was ever asked."""
        return len(self._chances.get(question, {}))

    def mixed(self, question: str, answer: str, suspicion: float) -> float:
        """How likely somebody answers so who is so likely an alien."""
        human, alien = self._chances.get(question, {}).get(answer, (NEVER, NEVER))
        return suspicion * alien + (1.0 - suspicion) * human

    def of_pair(self, question: str, answer: str) -> tuple[float, float, float, float] | None:
        """Of what a seat does about another, the logarithms of how likely it is by a human and an alien about a human, and by a
        human and an alien about an alien."""
        return self._pairs.get((question, answer))


def _pairs(chances: Chances) -> dict[tuple[str, str], tuple[float, float, float, float]]:
    found = {}
    for question, answers in chances.items():
        at_alien = chances.get(question.removesuffix(AT_HUMAN) + AT_ALIEN, {})
        if question.endswith(AT_HUMAN):
            for answer in answers:
                if answer in at_alien:
                    (one, two), (three, four) = answers[answer], at_alien[answer]
                    logs = (math.log(one), math.log(two), math.log(three), math.log(four))
                    found[question.removesuffix(AT_HUMAN), answer] = logs
    return found


def _chances(answers: dict[str, Counted]) -> dict[str, tuple[float, float]]:
    """By answer: how likely a human gives it, and an alien; drawn towards the mix of both, the less was counted."""
    humans = sum([one.human for one in answers.values()])
    aliens = sum([one.alien for one in answers.values()])
    kinds = max(2, len(answers))
    found = {}
    for answer, one in answers.items():
        mix = (one.human + one.alien + 1.0) / (humans + aliens + kinds)
        found[answer] = (
            (one.human + SMOOTHING * mix) / (humans + SMOOTHING),
            (one.alien + SMOOTHING * mix) / (aliens + SMOOTHING),
        )
    return found


def read(lines: Iterable[str]) -> Likelihoods:
    tables: Tables = {}
    temper = UNKNOWN_TEMPER
    for line in lines:
        if line == HEAD or not line:
            continue
        question, answer, human, alien = line.split("\t")
        if question == TEMPER:
            temper = int(human) / 1000
        else:
            tables.setdefault(question, {})[answer] = Counted(int(human), int(alien))
    return Likelihoods(tables, temper)


def written(tables: Tables, temper: float) -> str:
    lines = [HEAD, f"{TEMPER}\tall\t{round(temper * 1000)}\t{round(temper * 1000)}"]
    for question in sorted(tables):
        for answer in sorted(tables[question]):
            one = tables[question][answer]
            lines.append(f"{question}\t{answer}\t{one.human}\t{one.alien}")
    return "\n".join(lines) + "\n"


@cache
def usual() -> Likelihoods:
    """Those that come with the game."""
    return read(PATH.read_text(encoding="utf-8").splitlines())
