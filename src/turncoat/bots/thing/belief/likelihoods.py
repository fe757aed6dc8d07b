"""Frequencies of the answers of humans and aliens to each kind of question, counted in played games
(`lab/thing/fit_beliefs.py`).

`likelihoods.tsv` has a line for each question and answer: counts for humans, for aliens that act on impulse,
and for careful aliens that know how they look (`cover.py`). A seat's own deeds tell which kind of alien it
would be (`style.py`). A question names its circumstances. Answers that were never counted have no weight.
"""

import math
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

PATH: Final = Path(__file__).with_name("likelihoods.tsv")
HEAD: Final = "question\tanswer\thuman\talien\tcareful"
TEMPER: Final = "temper"  # begins the lines with the exponents of soft likelihoods, in thousandths
SMOOTHING: Final = 10.0  # pseudo-counts of the usual mix, added to the counts
MOST: Final = 2.5  # the limit of one log-ratio: no single deed says more
NEVER: Final = 1e-3  # the chance of an answer that was never given

# Questions of the tables that are not public deeds of a seat
LAY: Final = "lay"  # whether an alien lays an Alien token
UNSEEN: Final = "pile/unseen"  # T5.4
HARD_TO_HIDE: Final = (LAY, "pile/", "vote/")  # prefixes: cards face down, and seats that are spared
ALIEN_TOKEN: Final = "alien"
HUMAN_TOKEN: Final = "human"
BAD: Final = "sabotage"
AT_HUMAN: Final = "/human"  # ends a question about another seat
AT_ALIEN: Final = "/alien"


class Counted(NamedTuple):
    human: int
    alien: int
    careful: int


class Odds(NamedTuple):
    """The likelihoods of an answer if a human gives it, if an alien does, and if a careful alien does."""

    human: float
    alien: float
    careful: float

    def by_alien(self, careful: float) -> float:
        """The chance for an alien that is a careful one with this chance."""
        return self.alien + careful * (self.careful - self.alien)


class Tempers(NamedTuple):
    """Exponents. A voter has heard the same as other voters, so many votes tell little more than one."""

    deeds: float
    cards: float  # cards revealed from the pile
    votes: float


Tables = dict[str, dict[str, Counted]]


class Likelihoods:
    def __init__(self, tables: Tables, tempers: Tempers) -> None:
        self.tempers: Final = tempers
        self._odds: Final = {question: _odds(question, answers) for question, answers in tables.items()}
        self._pairs: Final = _pairs(self._odds)
        laid = self.odds(LAY, ALIEN_TOKEN)
        self.laid: Final = laid.by_alien(0.5) if laid else 0.5
        unseen = self.odds(UNSEEN, BAD)
        self.unseen: Final = unseen.human if unseen else 1 / 3

    def odds(self, question: str, answer: str) -> Odds | None:
        """The odds of an answer; None if it was never counted."""
        return self._odds.get(question, {}).get(answer)

    def ratio(self, question: str, answer: str, careful: float) -> float:
        """The log-ratio of the answer's frequency for aliens to that for humans."""
        odds = self.odds(question, answer)
        if odds is None:
            return 0.0
        return max(-MOST, min(MOST, math.log(odds.by_alien(careful) / odds.human)))

    def kinds(self, question: str) -> int:
        """The number of answers; 0 if the question was never counted."""
        return len(self._odds.get(question, {}))

    def mix(self, question: str, answer: str, suspicion: float, careful: float) -> float:
        """The chance of the answer by a seat that is an alien with chance `suspicion`."""
        odds = self.odds(question, answer)
        if odds is None:
            return NEVER
        return suspicion * odds.by_alien(careful) + (1.0 - suspicion) * odds.human

    def of_pair(self, question: str, answer: str) -> tuple[Odds, Odds] | None:
        """Odds of a deed about another seat: if that seat is human, and if it is an alien."""
        return self._pairs.get((question, answer))


def _pairs(odds: dict[str, dict[str, Odds]]) -> dict[tuple[str, str], tuple[Odds, Odds]]:
    pairs = {}
    for question, answers in odds.items():
        at_alien = odds.get(question.removesuffix(AT_HUMAN) + AT_ALIEN, {})
        if question.endswith(AT_HUMAN):
            for answer in answers:
                if answer in at_alien:
                    pairs[question.removesuffix(AT_HUMAN), answer] = (answers[answer], at_alien[answer])
    return pairs


def _odds(question: str, answers: dict[str, Counted]) -> dict[str, Odds]:
    """Odds by answer, pulled towards the mix of all where counts are small. In public deeds a careful alien
    imitates humans: it knows these tables too, and avoids what gave other aliens away."""
    is_open = not question.startswith(HARD_TO_HIDE)
    totals = [sum([one[who] for one in answers.values()]) for who in range(3)]
    kinds = max(2, len(answers))
    odds = {}
    for answer, one in answers.items():
        mix = SMOOTHING * (sum(one) + 1.0) / (sum(totals) + kinds)
        shares = [(count + mix) / (total + SMOOTHING) for count, total in zip(one, totals)]
        odds[answer] = Odds(shares[0], shares[1], shares[0] if is_open else shares[2])
    return odds


def read(lines: Iterable[str]) -> Likelihoods:
    tables: Tables = {}
    tempers: dict[str, float] = {}
    for line in lines:
        if line == HEAD or not line:
            continue
        question, answer, *counts = line.split("\t")
        human, alien, careful = [int(count) for count in counts]
        if question == TEMPER:
            tempers[answer] = human / 1000
        else:
            tables.setdefault(question, {})[answer] = Counted(human, alien, careful)
    return Likelihoods(tables, Tempers(**tempers))


def write(tables: Tables, tempers: Tempers) -> str:
    lines = [HEAD]
    for name, temper in tempers._asdict().items():
        lines.append("\t".join([TEMPER, name, *[str(round(temper * 1000))] * 3]))
    for question in sorted(tables):
        for answer in sorted(tables[question]):
            lines.append("\t".join([question, answer, *map(str, tables[question][answer])]))
    return "\n".join(lines) + "\n"


@cache
def usual() -> Likelihoods:
    """The tables that come with the game."""
    return read(PATH.read_text(encoding="utf-8").splitlines())
