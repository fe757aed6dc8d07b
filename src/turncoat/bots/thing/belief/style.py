"""The style of a seat: counted or unknown, and for an alien careful or not.

A seat that does what no counted seat does is no longer judged by its habits: the alternative to the counted
styles is an unknown one, in which all answers are equally likely. Only questions that give every seat a
choice distinguish the two.
"""

import math
from typing import Final

from turncoat.bots.thing.belief.likelihoods import Likelihoods, Odds
from turncoat.bots.thing.belief.signs import Deed, Pile
from turncoat.games.thing.board import SABOTAGE
from turncoat.kernel.ids import Seat

FREE: Final = ("move", "place", "special", "go_on", "harm", "trade")
AT_FIRST: Final = -3.0  # log-odds of the unknown style
ANY_SABOTAGE: Final = 1 / 3  # share of Sabotages among all action cards
CAREFUL_AT_FIRST: Final = 2.0
ANY_TOKEN: Final = 0.5  # an alien has one token of each kind
ANY_REVEAL: Final = 0.5  # one of two answers
MOST_CAREFUL: Final = 4.5  # log-odds, in either direction
SUREST: Final = 5.0  # log-odds in either direction, limited so that a seat may change


class Styles:
    def __init__(self, seats: int, likelihoods: Likelihoods) -> None:
        self.likelihoods: Final = likelihoods
        self._unknown: Final = [AT_FIRST] * seats
        self._careful: Final = [CAREFUL_AT_FIRST] * seats  # log-odds, if the seat is an alien

    def trust(self, seat: Seat) -> float:
        """The chance that the seat plays in a counted style."""
        return 1.0 / (1.0 + math.exp(self._unknown[seat]))

    def careful(self, seat: Seat) -> float:
        """The chance that the seat, if an alien, is a careful one."""
        return 1.0 / (1.0 + math.exp(-self._careful[seat]))

    def strangeness(self, seat: Seat) -> float:
        """The chance of an unknown style, from the seat's deeds: 0 until it does what no counted seat does."""
        return max(0.0, 1.0 - self.trust(seat) * (1.0 + math.exp(AT_FIRST)))

    def lays_alien(self, seat: Seat) -> float:
        """The chance that the seat, if an alien, lays an Alien token."""
        return self.likelihoods.laid + self.strangeness(seat) * (ANY_TOKEN - self.likelihoods.laid)

    def stays_hidden(self, seat: Seat) -> float:
        """The chance that an alien stays hidden this round for no other reason than its style."""
        return 1.0 - self.strangeness(seat) * ANY_REVEAL

    def note(self, deed: Deed, suspicion: float) -> None:
        odds = self.likelihoods.odds(deed.question, deed.answer)
        if odds is not None:
            self.note_careful(deed.seat, odds, self.likelihoods.tempers.deeds)
        if not deed.question.startswith(FREE):
            return
        counted = self.likelihoods.mix(deed.question, deed.answer, suspicion, self.careful(deed.seat))
        kinds = self.likelihoods.kinds(deed.question)
        if kinds and counted > 0.0:
            self._move(deed.seat, -math.log(kinds * counted))

    def note_careful(self, seat: Seat, odds: Odds, temper: float) -> None:
        moved = self._careful[seat] + temper * math.log(odds.careful / odds.alien)
        self._careful[seat] = max(-MOST_CAREFUL, min(MOST_CAREFUL, moved))

    def note_card(self, pile: Pile, logs: list[float], weights: list[float]) -> None:
        """Note a card of the pile with this likelihood by set of aliens; every seat that laid a card shares in it."""
        counted = sum([weight * math.exp(log) for weight, log in zip(weights, logs)])
        unknown = ANY_SABOTAGE if pile.revealed[-1] == SABOTAGE else 1.0 - ANY_SABOTAGE
        for seat, _ in pile.laid:
            self._move(seat, math.log(unknown / counted) / len(pile.laid))

    def _move(self, seat: Seat, by: float) -> None:
        self._unknown[seat] = max(-SUREST, min(SUREST, self._unknown[seat] + by))
