"""The influence of statements on beliefs: for each seat a shift of log odds, small and bounded, so that talk
never outweighs facts.

Most opinions rest on public events, like the listener's own: they count for little, and for less if the
listener agrees already. A claim to have seen a loyalty is new information. Statements count by the current
trust in their speaker: those of an exposed traitor count no more.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log
from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.talk.public_log import PublicLog
from turncoat.talk.statements import Statement

MOST: Final = 1.0  # the highest shift of a seat by talk, in log odds
ESTIMATED: Final = {"trust": -0.08, "lean_human": -0.04, "lean_traitor": 0.04, "accuse": 0.08}
SEEN: Final = {"human": -0.6, "traitor": 0.9}
WOULD_VOTE: Final = 0.04
ECHO: Final = 0.5  # weight of an agreement, relative to the first statement
FADING: Final = 0.5  # weight of earlier statements of the same speaker about the same seat
CLEAR: Final = 1.3  # distance from the others' log odds at which a belief needs no further opinion
OLD_HAT: Final = 0.1  # weight of an opinion that the listener shares already
SLANDER: Final = 0.3  # log odds against the speaker for statements against a seat known to be loyal
BROKEN: Final = 0.3  # log odds for a promise of help without a card


@dataclass(frozen=True)
class Word:
    """A statement of one seat about another, in log odds."""

    speaker: Seat
    about: Seat
    shift: float
    is_sight: bool


class Hearsay:
    def __init__(self, seats: int, seat: Seat, proposed: Mapping[str, float]) -> None:
        """`proposed` are the log odds by which a proposal moves the belief about its subject."""
        self.seat: Final = seat
        self.proposed: Final = proposed
        self.opinions: Final = [[0.0] * seats for _ in range(seats)]  # by speaker, and by subject
        self.sights: Final = [[0.0] * seats for _ in range(seats)]  # claimed looks, by speaker and subject
        self.broken: Final = [0.0] * seats
        self._words: Final[dict[int, Word]] = {}  # by number of the statement
        self._promises: list[tuple[Seat, int]] = []  # promises of help, and the check of each

    def hear(self, statement: Statement) -> None:
        if statement.kind == "take_back":
            self._forget(statement.statement)
        elif statement.kind == "intent":
            if statement.level != "none" and statement.speaker != self.seat:
                self._promises.append((statement.speaker, statement.event))
        else:
            about, shift = self._meaning(statement)
            if shift:
                is_sight = statement.kind == "claim_seen"
                self._words[statement.number] = Word(statement.speaker, about, shift, is_sight)
                self._weigh(statement.speaker, about)

    def look_back(self, log: PublicLog) -> None:
        """Find seats that promised help in a finished check and gave none."""
        pending = []
        for speaker, event in self._promises:
            check = log.checks.get(event)
            if check is None or not check.closed:
                pending.append((speaker, event))
            elif not check.given.get(speaker):
                self.broken[speaker] += BROKEN
        self._promises = pending

    def adjust(self, suspicion: list[float], trusting: float = 1.0) -> list[float]:
        """Beliefs by seat, adjusted by statements; certain beliefs do not change."""
        told = self.broken[:]
        opinions = [0.0] * len(told)
        for speaker, about_all in enumerate(self.opinions):
            trust = (1.0 - suspicion[speaker]) ** 2  # a doubtful speaker counts for little
            for about, opinion in enumerate(about_all):
                seen = self.sights[speaker][about]
                if suspicion[about] == 0.0:
                    told[speaker] += SLANDER * max(0.0, opinion + seen)
                else:
                    told[about] += trust * seen
                    opinions[about] += trust * opinion
        unknown = [odds_of(chance) for chance in suspicion if 0.0 < chance < 1.0]
        usual = sum(unknown) / max(1, len(unknown))
        adjusted = []
        for chance, certain, opinion in zip(suspicion, told, opinions):
            if 0.0 < chance < 1.0 and (certain or opinion):
                odds = odds_of(chance)
                total = trusting * (certain + opinion * _news(odds - usual, opinion))
                chance = 1.0 / (1.0 + exp(-odds - max(-MOST, min(MOST, total))))
            adjusted.append(chance)
        return adjusted

    def _meaning(self, statement: Statement) -> tuple[Seat, float]:
        """The subject of a statement, and how much the statement incriminates it."""
        kind = statement.kind
        if kind == "estimate":
            return statement.seat, ESTIMATED.get(statement.level, 0.0)
        if kind == "claim_seen":
            return statement.seat, SEEN[statement.level]
        if kind == "propose":
            return statement.seat, self.proposed[statement.action]
        if kind == "vote_intent":
            return statement.seat, WOULD_VOTE
        if kind in ("agree", "disagree") and statement.statement in self._words:
            word = self._words[statement.statement]
            return word.about, ECHO * (word.shift if kind == "agree" else -word.shift)
        return statement.speaker, 0.0

    def _forget(self, number: int) -> None:
        if number in self._words:
            word = self._words.pop(number)
            self._weigh(word.speaker, word.about)

    def _weigh(self, speaker: Seat, about: Seat) -> None:
        """Weigh the statements of one speaker about one seat, with the newest in full. A seat's own
        statements do not influence it."""
        if speaker == self.seat:
            return
        opinion = seen = 0.0
        for word in self._words.values():
            if word.speaker == speaker and word.about == about:
                if word.is_sight:
                    seen = FADING * seen + word.shift
                else:
                    opinion = FADING * opinion + word.shift
        self.opinions[speaker][about] = opinion
        self.sights[speaker][about] = seen


def odds_of(chance: float) -> float:
    return log(chance / (1.0 - chance))


def _news(gap: float, opinion: float) -> float:
    """The part of an opinion that is new to a listener who already thinks the seat this much more doubtful
    than the others."""
    apart = CLEAR - gap if opinion > 0.0 else CLEAR + gap
    return max(OLD_HAT, min(1.0, apart / CLEAR))
