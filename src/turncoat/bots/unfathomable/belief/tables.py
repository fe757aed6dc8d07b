"""Frequencies of public deeds of humans and traitors, counted in games of bots (`likelihoods.tsv`).

A class that was rarely seen says little: the counts of each side are pulled towards those of both together. The
alternative to both is a careless player, who does anything that is legal: its deeds do not reveal its side. The file
also contains the tempering and the limits of soft evidence; `lab/unfathomable/fit_beliefs.py` writes all of it.
"""

from functools import cache
from importlib.resources import files
from math import log
from typing import Final

SIDES: Final = 4
HUMAN_SIDE: Final = 0
HIDDEN: Final = 1  # a traitor that was not exposed
REVEALED: Final = 2
CARELESS: Final = 3  # on either side

PRIOR: Final = 8.0  # pooled observations of both sides that are added to the counts of each
MOST_OF_ONE: Final = 2.0  # no single deed says more, in log odds
FILE: Final = "likelihoods.tsv"
FOUL: Final = "foul"  # the number of a seat's face-down cards that count against the check
TEMPER: Final = "temper"
TEMPERS: Final = ("checks", "deeds", "sleeping", "cap")

Key = tuple[str, str, str]  # family, circumstances, what


class Tables:
    """Counts by key and side, and derived chances."""

    def __init__(self) -> None:
        self.counts: Final[dict[Key, list[int]]] = {}
        self.temper_checks: float = 0.7
        self.temper_deeds: float = 0.7
        self.sleeping: float = 0.1  # share of traitors that play like humans
        self.cap: float = 3.0  # limit of all soft evidence about a seat, in log odds
        self._odds: dict[Key, tuple[float, float]] = {}
        self._totals: dict[tuple[str, str], list[int]] = {}
        self._fouls: dict[tuple[int, int, str], tuple[float, ...]] = {}

    def add(self, family: str, circumstances: str, what: str, side: int) -> None:
        self.counts.setdefault((family, circumstances, what), [0] * SIDES)[side] += 1

    def ready(self) -> "Tables":
        """Prepare the tables for use, after the last count was added."""
        self._totals = {}
        for (family, circumstances, _), counts in self.counts.items():
            totals = self._totals.setdefault((family, circumstances), [0] * SIDES)
            for side in range(SIDES):
                totals[side] += counts[side]
        self._odds = {key: self._against_careless(key) for key in self.counts}
        self._fouls = {}
        return self

    def _chance(self, key: Key, side: int) -> float:
        """The chance of a deed in its circumstances by a seat on this side."""
        counts, totals = self.counts[key], self._totals[key[:2]]
        both = counts[HUMAN_SIDE] + counts[HIDDEN]
        pooled = (both + 0.5) / (totals[HUMAN_SIDE] + totals[HIDDEN] + 1.0)
        return (counts[side] + PRIOR * pooled) / (totals[side] + PRIOR)

    def _against_careless(self, key: Key) -> tuple[float, float]:
        careless = log(self._chance(key, CARELESS))
        human = log(self._chance(key, HUMAN_SIDE)) - careless
        ratio = log(self._chance(key, HIDDEN)) - careless - human
        return human, human + max(-MOST_OF_ONE, min(MOST_OF_ONE, ratio))

    def odds(self, family: str, circumstances: str, what: str) -> tuple[float, float]:
        """Log odds of a human and of a hidden traitor against a careless seat; 0 for a deed that was never counted."""
        return self._odds.get((family, circumstances, what), (0.0, 0.0))

    def fouls(self, side: int, added: int, circumstances: str) -> tuple[float, ...]:
        """The chances that 0, 1, ... of the added cards count against the check."""
        key = (side, added, circumstances)
        if key not in self._fouls:
            self._fouls[key] = self._count_fouls(side, added, circumstances)
        return self._fouls[key]

    def _count_fouls(self, side: int, added: int, circumstances: str) -> tuple[float, ...]:
        """See `fouls`. Three and more are one class, shared out evenly. Where counts are small, all
        circumstances are pooled."""
        classes = min(3, added)
        counts = [0.0] * (classes + 1)
        pooled = [0.5] * (classes + 1)
        for (family, where, what), seen in self.counts.items():
            if family == FOUL and where.startswith(f"{classes},"):
                pooled[int(what)] += seen[side]
                if where == f"{classes},{circumstances}":
                    counts[int(what)] += seen[side]
        total = sum(counts) + PRIOR
        chances = [
            (own + PRIOR * usual / sum(pooled)) / total for own, usual in zip(counts, pooled, strict=True)
        ]
        if added > classes:
            share = chances[-1] / (added - classes + 1)
            chances[-1:] = [share] * (added - classes + 1)
        return tuple(chances)

    # The file

    def __repr__(self) -> str:
        """The whole content: stored results of a run are named by it."""
        return self.to_text()

    def to_text(self) -> str:
        lines = ["family\tcircumstances\twhat\thuman\thidden\trevealed\tcareless"]
        tempers = (self.temper_checks, self.temper_deeds, self.sleeping, self.cap)
        for name, value in zip(TEMPERS, tempers, strict=True):
            lines.append(f"{TEMPER}\t\t{name}\t{value:g}\t\t\t")
        for key in sorted(self.counts):
            lines.append("\t".join([*key, *[str(count) for count in self.counts[key]]]))
        return "\n".join(lines) + "\n"


def read(text: str) -> Tables:
    tables = Tables()
    tempers: dict[str, float] = {}
    for line in text.splitlines()[1:]:
        family, circumstances, what, *numbers = line.split("\t")
        if family != TEMPER:
            tables.counts[family, circumstances, what] = [int(number) for number in numbers]
        else:
            tempers[what] = float(numbers[0])
    tables.temper_checks, tables.temper_deeds, tables.sleeping, tables.cap = (
        tempers[name] for name in TEMPERS
    )
    return tables.ready()


@cache
def usual_tables() -> Tables:
    """The tables that come with the game; without the file all deeds are equally likely on both sides."""
    file = files(__package__) / FILE
    return read(file.read_text(encoding="utf-8")) if file.is_file() else Tables().ready()
