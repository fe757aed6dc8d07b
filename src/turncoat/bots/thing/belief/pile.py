"""Evidence from the revealed cards of the active pile about the seats that laid them (T6.2, T12.1).

The pile is shuffled, so only counts are evidence: for every set of aliens, the distribution of the number of
Sabotages, computed card by card. The seat knows its own card.
"""

import math
from operator import mul
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.thing.belief.filter import add_card, draw_odds, pile_odds, take_one_away
from turncoat.bots.thing.belief.likelihoods import BAD, Likelihoods, Odds
from turncoat.bots.thing.belief.signs import Pile
from turncoat.bots.thing.belief.style import Styles
from turncoat.games.thing.board import HAND, LOOKING, PILE, SABOTAGE
from turncoat.kernel.ids import Card, Seat

LEAST: Final = 1e-6  # lower limit of a likelihood: habits prove nothing
UNKNOWN_CARD: Final = Odds(1 / 3, 1 / 3, 1 / 3)  # there are as many Sabotages as Repairs and Activates


class PileOdds:
    def __init__(self, seat: Seat, figures: int, likelihoods: Likelihoods, styles: Styles) -> None:
        self.seat: Final = seat
        self.figures: Final = figures
        self.likelihoods: Final = likelihoods
        self.styles: Final = styles
        self.hand: list[Card] = []  # this seat's hand, as last seen
        self.begin()

    def begin(self) -> None:
        """Begin a new round."""
        self._own_card = -1.0  # the chance that this seat's card is a Sabotage
        self._then = [1.0] * self.figures  # the chance that a current alien was one when it laid its card
        self._weighed = 0
        self._among = 0  # figures whose cards are evidence, as bits
        self._odds: dict[int, list[float]] = {}  # by aliens among them: chances of 0, 1, 2 ... Sabotages

    def grow(self, before: list[float], after: list[float], figures: list[int]) -> None:
        """Account for figures infected since they laid their cards."""
        for figure in figures:
            if after[figure] > 0.0:
                self._then[figure] *= min(1.0, before[figure] / after[figure])

    def hear(self, heard: Heard) -> None:
        """Note a card that this seat laid itself."""
        source, target = heard.arguments[:2]
        if self.seat < 0 or target != PILE or source not in (HAND + self.seat, LOOKING + self.seat):
            return
        if heard.secret:
            self._own_card = float(heard.secret[0] == SABOTAGE)
        elif source == HAND + self.seat and self.hand:
            self._own_card = self.hand.count(SABOTAGE) / len(self.hand)

    def came_out(self, pile: Pile) -> list[float]:
        """The log-likelihood of the revealed card for each set of aliens; empty if there is none."""
        drawn = len(pile.revealed)
        if drawn in (0, self._weighed):
            return []
        if not self._odds:
            self._count(pile)
        self._weighed = drawn
        size = len(self._odds[0]) - 1
        if drawn > size:
            return []
        now = draw_odds(size, pile.revealed.count(SABOTAGE), drawn)
        then = draw_odds(size, pile.revealed[:-1].count(SABOTAGE), drawn - 1)
        orders = math.comb(drawn - 1, pile.revealed[:-1].count(SABOTAGE)) / math.comb(
            drawn, pile.revealed.count(SABOTAGE)
        )
        logs = {}
        for aliens, odds in self._odds.items():
            likely, earlier = sum(map(mul, odds, now)), sum(map(mul, odds, then))
            logs[aliens] = math.log(orders * max(LEAST, likely) / max(LEAST, earlier))
        return [logs[aliens & self._among] for aliens in range(1 << self.figures)]

    def _count(self, pile: Pile) -> None:
        known = [self.likelihoods.unseen] * pile.unseen
        doubtful = []
        among = 0
        for seat, question in pile.laid:
            if seat == self.seat and self._own_card >= 0.0:
                known.append(self._own_card)
                continue
            card = self.likelihoods.odds(question, BAD) or UNKNOWN_CARD
            human, alien = card.human, card.by_alien(self.styles.careful(seat))
            alien = human + self._then[seat] * self.styles.trust(seat) * (alien - human)
            doubtful.append((1 << seat, human, alien))
            among |= 1 << seat
        by_aliens = {0: pile_odds(known)}
        for bit, human, alien in doubtful:
            further = {}
            for mask, odds in by_aliens.items():
                further[mask] = add_card(odds, human)
                further[mask | bit] = add_card(odds, alien)
            by_aliens = further
        for mask, odds in by_aliens.items():
            for _ in range(pile.gone):
                odds = take_one_away(odds)
            for shown in pile.open:
                odds = add_card(odds, float(shown == SABOTAGE))
            by_aliens[mask] = odds
        self._odds, self._among = by_aliens, among
