"""Evidence by habits, in addition to the certain evidence: tempered, and bounded relative to it.

Two filters, and how far each event moved them. `model.py` has the certain evidence, `signs.py` the deeds.
"""

import math
from typing import Final

from turncoat.bots.thing.belief.filter import Filter, log_odds
from turncoat.bots.thing.belief.likelihoods import Likelihoods
from turncoat.bots.thing.belief.signs import HIDDEN, Deed
from turncoat.bots.thing.belief.style import Styles
from turncoat.kernel.ids import Seat

CAP: Final = 3.0  # the limit of habits, in log-odds from the certain evidence
WORTH_TELLING: Final = 0.02  # the least change of log-odds that is kept as a reason
MOST_REASONS: Final = 8


class Habits:
    def __init__(self, seat: Seat, seats: int, certain: Filter, likelihoods: Likelihoods) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.figures: Final = certain.figures
        self.likelihoods: Final = likelihoods
        self.certain = certain
        self.likely = certain.copy()
        self.styles: Final = Styles(self.figures, likelihoods)
        self.number = -1  # of the last event, counting from 0
        self._moves: Final[list[list[tuple[int, float]]]] = [[] for _ in range(self.figures)]

    def reasons(self, seat: Seat) -> list[tuple[int, float]]:
        """Numbers of events, counted from 0, and how much each moved the log-odds; the weightiest first."""
        joined: dict[int, float] = {}
        for number, change in self._moves[seat]:
            joined[number] = joined.get(number, 0.0) + change
        weightiest = sorted(joined.items(), key=lambda one: (-abs(one[1]), one[0]))
        return [one for one in weightiest if abs(one[1]) >= WORTH_TELLING][:MOST_REASONS]

    def weigh(self, deed: Deed, careful: float) -> float:
        """The shift of the seat's log-odds by a deed. `careful` is the chance that the seat, if an alien, is
        a careful one."""
        temper = self._temper(deed)
        if deed.about < 0:
            return temper * self.likelihoods.ratio(deed.question, deed.answer, careful)
        odds = self.likelihoods.of_pair(deed.question, deed.answer)
        if odds is None:
            return 0.0
        at_human, at_alien = odds
        doubt = self.likely.chance(deed.about)
        by_human = (1.0 - doubt) * at_human.human + doubt * at_alien.human
        by_alien = (1.0 - doubt) * at_human.by_alien(careful) + doubt * at_alien.by_alien(careful)
        return temper * math.log(by_alien / by_human)

    def _note(self, before: list[float], after: list[float]) -> None:
        for figure, (old, new) in enumerate(zip(before, after)):
            change = log_odds(new) - log_odds(old)
            if abs(change) >= WORTH_TELLING:
                self._moves[figure].append((self.number, change))

    def _weigh(self, deeds: list[Deed]) -> None:
        pairs = []
        for deed in deeds:
            if deed.about >= 0:
                pairs.append(deed)
            elif deed.seat != self.seat:
                before = self.likely.chance(deed.seat)
                ratio = self.weigh(deed, self.styles.careful(deed.seat))
                self.styles.note(deed, before)
                if deed.answer == HIDDEN:
                    chance = self.styles.stays_hidden(deed.seat)
                    self.certain.scale(deed.seat, chance)
                    ratio += math.log(chance)
                if ratio:
                    self.likely.scale(deed.seat, math.exp(ratio))
                    after = self._cap(deed.seat)
                    self._moves[deed.seat].append((self.number, log_odds(after) - log_odds(before)))
        if pairs and self.likelihoods.tempers.votes:
            self._weigh_pairs(pairs)

    def _temper(self, deed: Deed) -> float:
        """The exponent of the deed's likelihood; only votes concern another seat."""
        tempers = self.likelihoods.tempers
        return (tempers.deeds if deed.about < 0 else tempers.votes) * self.styles.trust(deed.seat)

    def _cap(self, seat: Seat) -> float:
        """Limit the shift of a seat by habits to CAP, and to less if its style is unknown. Returns its chance."""
        chance = self.likely.chance(seat)
        if 0.0 < chance < 1.0:
            most = CAP * self.styles.trust(seat)
            beyond = log_odds(chance) - log_odds(self.certain.chance(seat))
            if abs(beyond) > most:
                self.likely.scale(seat, math.exp(math.copysign(most, beyond) - beyond))
                chance = self.likely.chance(seat)
        return chance

    def _weigh_all(self, logs: list[float]) -> None:
        before = self.likely.chances()
        self.likely.multiply(logs)
        for seat in range(self.seats):
            self._cap(seat)
        self._note(before, self.likely.chances())

    def _weigh_pairs(self, deeds: list[Deed]) -> None:
        """Weigh deeds that depend on two seats: for a set of aliens, the sum over its members and over pairs
        of its members."""
        alone = [0.0] * self.seats
        both = [[0.0] * self.seats for _ in range(self.seats)]
        for deed in deeds:
            odds = self.likelihoods.of_pair(deed.question, deed.answer)
            if odds and deed.seat != self.seat:
                at_human, at_alien = odds
                temper, careful = self._temper(deed), self.styles.careful(deed.seat)
                neither, by_alien = math.log(at_human.human), math.log(at_human.by_alien(careful))
                to_alien, each = math.log(at_alien.human), math.log(at_alien.by_alien(careful))
                alone[deed.seat] += temper * (by_alien - neither)
                alone[deed.about] += temper * (to_alien - neither)
                both[deed.seat][deed.about] += temper * (each - by_alien - to_alien + neither)
        totals = [0.0] * (1 << self.figures)
        for mask in range(1, 1 << self.figures):
            low = (mask & -mask).bit_length() - 1
            rest = mask & (mask - 1)
            total = totals[rest] + alone[low]
            for other in range(low + 1, self.seats):
                if rest >> other & 1:
                    total += both[low][other] + both[other][low]
            totals[mask] = total
        self._weigh_all(totals)
        for deed in deeds:
            odds = self.likelihoods.of_pair(deed.question, deed.answer)
            if odds:
                self.styles.note_careful(deed.seat, odds[0], self.likelihoods.tempers.votes)
