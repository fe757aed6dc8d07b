"""How often humans and traitors do what everybody can see, as counted from games of bots among themselves (`likelihoods.tsv`).

A class that was seen seldom says little: counts of each side are drawn towards what both do together. Against both stands a
careless player, who does anything that is legal: its deeds say nothing of its side. The file also holds how much soft evidence is tempered and
how far it may go; `lab/unfathomable/fit_beliefs.py` writes all of it.
"""

from functools import cache
from importlib.resources import files
from math import log
from typing import Final

SIDES: Final = 4
HUMAN_SIDE: Final = 0
HIDDEN: Final = 1  # a traitor that no seat has seen to be one
REVEALED: Final = 2
CARELESS: Final = 3  # whichever side it is on

PRIOR: Final = 8.0  # so many observations of what both sides do are added to those of each
MOST_OF_ONE: Final = 2.0  # no single deed says more, in log odds
FILE: Final = "likelihoods.tsv"
FOUL: Final = "foul"  # how many of the cards that a seat added face down count against the check
TEMPER: Final = "temper"
TEMPERS: Final = ("checks", "deeds", "sleeping", "cap")

Key = tuple[str, str, str]  # family, circumstances, what


class Tables:
    """Counts by key and side, and what follows from them."""

    def __init__(self) -> None:
        self.counts: Final[dict[Key, list[int]]] = {}
        self.temper_checks: float = 0.7
        self.temper_deeds: float = 0.7
        self.sleeping: float = 0.1  # of traitors: they do as humans do
        self.cap: float = 3.0  # of all soft evidence about a seat, in log odds
        self._odds: dict[Key, tuple[float, float]] = {}
        self._totals: dict[tuple[str, str], list[int]] = {}
        self._fouls: dict[tuple[int, int, str], tuple[float, ...]] = {}

    def add(self, family: str, circumstances: str, what: str, side: int) -> None:
        self.counts.setdefault((family, circumstances, what), [0] * SIDES)[side] += 1

    def ready(self) -> "Tables":
        """To be called once nothing more is added."""
        self._totals = {}
        for (family, circumstances, _), counts in self.counts.items():
            totals = self._totals.setdefault((family, circumstances), [0] * SIDES)
            for side in range(SIDES):
                totals[side] += counts[side]
        self._odds = {key: self._against_careless(key) for key in self.counts}
        self._fouls = {}
        return self

    def _chance(self, key: Key, side: int) -> float:
        """Of what was done, in the circumstances, by a seat on this side."""
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
        """Of a human, and of a hidden traitor, against a careless seat, in logs. What was never seen says nothing."""
        return self._odds.get((family, circumstances, what), (0.0, 0.0))

    def fouls(self, side: int, added: int, circumstances: str) -> tuple[float, ...]:
        """For 0, 1, ... of so many added cards: how likely they count against the check."""
        key = (side, added, circumstances)
        if key not in self._fouls:
            self._fouls[key] = self._count_fouls(side, added, circumstances)
        return self._fouls[key]

    def _count_fouls(self, side: int, added: int, circumstances: str) -> tuple[float, ...]:
        """Three and more are one class, here shared out evenly. Where little was seen, all circumstances together serve."""
        classes = min(3, added)
        counts = [0.0] * (classes + 1)
        pooled = [0.5] * (classes + 1)
        for (family, where, what), found in self.counts.items():
            if family == FOUL and where.startswith(f"{classes},"):
                pooled[int(what)] += found[side]
                if where == f"{classes},{circumstances}":
                    counts[int(what)] += found[side]
        total = sum(counts) + PRIOR
        chances = [
            (own + PRIOR * usual / sum(pooled)) / total for own, usual in zip(counts, pooled, strict=True)
        ]
        if added > classes:
            share = chances[-1] / (added - classes + 1)
            chances[-1:] = [share] * (added - classes + 1)
        return tuple(chances)

    # The file

    def written(self) -> str:
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
def counted() -> Tables:
    """The tables that come with the game; without a file everything is as likely for everybody."""
    file = files(__package__) / FILE
    return read(file.read_text(encoding="utf-8")) if file.is_file() else Tables().ready()
