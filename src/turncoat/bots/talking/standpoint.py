"""The standpoint of a seat that may make a statement: its view and beliefs, its chosen answer, and the
beliefs it pretends to have."""

from collections.abc import Callable
from math import exp, log
from typing import Final

from turncoat.bots.sides import LOYAL
from turncoat.bots.talking.concerns import Concerns
from turncoat.bots.talking.manners import Manners
from turncoat.bots.talking.recall import Recall
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.views import View
from turncoat.talk.games import GAME_TALK, has_suspects
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

# The events that moved the belief about a seat, with the log odds of each
Reasons = Callable[[Seat], list[tuple[int, float]]]

SURE: Final = 0.98  # chances are limited to this range before they are converted to odds
# The pretended belief about a seat after a claim to have seen it
STANDS_BY: Final = {"traitor": 0.9, "human": 0.1}


class Standpoint:
    def __init__(
        self,
        view: View,
        record: TalkRecord,
        dice: Dice,
        concerns: Concerns,
        recall: Recall,
        manners: Manners,
        side: int,
        suspicion: list[float],
        reputation: list[float],
        reasons: Reasons,
        chosen: Option,
    ) -> None:
        self.view: Final = view
        self.record: Final = record
        self.dice: Final = dice
        self.concerns: Final = concerns
        self.recall: Final = recall
        self.manners: Final = manners
        self.seat: Final = view.seat
        self.is_loyal: Final = side == LOYAL
        self.has_suspects: Final = has_suspects(view.game.name, view.seats)
        self.suspicion: Final = suspicion
        self.reputation: Final = reputation
        self.reasons: Final = reasons
        self.chosen: Final = chosen
        present = concerns.present(view)
        self.others: Final = [seat for seat in present if seat != view.seat]
        self.is_revealed: Final = view.seat not in present
        self.voiced: Final = suspicion if self.is_loyal else self._pretend()
        self.base: Final = self._mean(self.voiced)

    def gap(self, seat: Seat) -> float:
        """How much more doubtful the seat is than the average, in log odds of the voiced beliefs."""
        return log_odds(self.voiced[seat]) - log_odds(self.base)

    def own_reputation(self) -> float:
        """How much worse the seat itself looks than the others, in log odds; 0 for a loyal seat, which does
        not know."""
        if self.is_loyal:
            return 0.0
        return log_odds(self.reputation[self.seat]) - log_odds(self._mean(self.reputation))

    def is_friend(self, seat: Seat) -> bool:
        return not self.is_loyal and self.suspicion[seat] >= 0.5

    def excuses(self, reason: str) -> tuple[str, ...]:
        """Plausible excuses for a deed of this kind."""
        return GAME_TALK[self.view.game.name].vocabulary.excuses.get(reason, ())

    def chance(self, likely: float) -> bool:
        return self.dice.below(1000) < 1000 * likely

    def may_say(self, statement: Statement) -> bool:
        """Whether the record accepts the statement and it agrees with the seat's earlier claims."""
        return self.record.may_say(statement) and not self.record.contradicts(statement)

    def _pretend(self) -> list[float]:
        """A traitor's pretended beliefs: those of a spectator, better of friends and worse of the most
        suspicious human; earlier claims are kept."""
        humans = [seat for seat in self.others if not self.is_friend(seat)]
        scapegoat = max(humans, key=lambda seat: self.reputation[seat], default=self.seat)
        pretended = []
        for seat, (seen, friend) in enumerate(zip(self.reputation, self.suspicion)):
            if seat == self.seat:
                pretended.append(0.0)
            elif seat in self.recall.claims:
                pretended.append(STANDS_BY[self.recall.claims[seat]])
            else:
                worse = 1.0 if seat == scapegoat else -friend
                odds = log_odds(seen) + self.manners.slander * worse
                pretended.append(1.0 / (1.0 + exp(-odds)))
        return pretended

    def _mean(self, chances: list[float]) -> float:
        return sum([chances[seat] for seat in self.others]) / max(1, len(self.others))


def log_odds(chance: float) -> float:
    chance = max(1.0 - SURE, min(SURE, chance))
    return log(chance / (1.0 - chance))
