"""The likelihood of the cards against a check that was turned up, for every possible set of traitors.

Every seat that added cards, and chaos, contributes some number of cards against the check, each of a skill
that it can have; together they must give the cards that lie there. This is a convolution over seats, kept
over vectors of counts by skill.
"""

from math import log
from typing import Final

from turncoat.bots.unfathomable.belief.tables import CARELESS, HIDDEN, HUMAN_SIDE, REVEALED, Tables
from turncoat.bots.unfathomable.belief.watch import Pile, Watch
from turncoat.games.unfathomable.cards import SKILL_COUNT, TREACHERY, skill_of
from turncoat.kernel.ids import Seat, Seats

Spread = dict[int, float]  # chances by vector: packed counts by skill

FIELD: Final = 6  # bits for each skill, the highest of them a guard
GUARD: Final = sum(1 << FIELD * skill + FIELD - 1 for skill in range(SKILL_COUNT))
SLIP: Final = 0.02  # the share left for what no table predicts: no check proves anything


def pack(counts: list[int]) -> int:
    return sum(count << FIELD * skill for skill, count in enumerate(counts))


def convolve(left: Spread, right: Spread, limit: int) -> Spread:
    """The distribution of the sum, without vectors that exceed the limit of a skill."""
    total: Spread = {}
    guarded = limit | GUARD
    for a, p in left.items():
        for b, q in right.items():
            both = a + b
            if (guarded - both) & GUARD == GUARD:
                total[both] = total.get(both, 0.0) + p * q
    return total


def chaos_spread(chances: list[float], opposing: int, limit: int) -> Spread:
    """The distribution of one card of the chaos deck. A card that supports the check counts as none."""
    spread: Spread = {0: 0.0}
    for skill, chance in enumerate(chances):
        if not opposing >> skill & 1:
            spread[0] += chance
        elif chance > 0 and limit >> FIELD * skill & 31:
            spread[1 << FIELD * skill] = chance
    return spread


def seat_spread(chances: tuple[float, ...], weights: list[float], limit: int) -> Spread:
    """The distribution of a seat's cards against the check: chances by number, and weights by skill."""
    if not any(weights):
        return {0: 1.0}
    one: Spread = {
        1 << FIELD * skill: weight
        for skill, weight in enumerate(weights)
        if weight > 0 and limit >> FIELD * skill & 31
    }
    spread: Spread = {}
    of_number: Spread = {0: 1.0}
    for number, chance in enumerate(chances):
        if number:
            of_number = convolve(of_number, one, limit)
        for vector, likely in of_number.items():
            spread[vector] = spread.get(vector, 0.0) + chance * likely
    return spread


def foul_circumstances(watch: Watch, pile: Pile, seat: Seat) -> str:
    return f"{pile.source},{watch.aptness(seat)}"


class Judged:
    """A check that was turned up: the distribution of each seat's cards against it, by side and for careless seats."""

    def __init__(self, watch: Watch, pile: Pile, tables: Tables) -> None:
        opposing = pile.opposing
        seen = [count if opposing >> skill & 1 else 0 for skill, count in enumerate(pile.seen)]
        seen[TREACHERY] = max(0, seen[TREACHERY] - pile.treachery)
        for card in pile.own:  # the seat knows its own cards
            if opposing >> skill_of(card) & 1:
                seen[skill_of(card)] = max(0, seen[skill_of(card)] - 1)
        self.limit: Final = pack(seen)
        self.sure: Spread = {0: 1.0}  # chaos and revealed traitors
        for chances in pile.chaos:
            self.sure = convolve(self.sure, chaos_spread(chances, opposing, self.limit), self.limit)
        self.seats: Final[list[Seat]] = []
        self.spreads: Final[list[tuple[Spread, Spread, Spread]]] = []  # human, traitor, careless
        for seat, added in enumerate(pile.added):
            if added and seat != pile.own_seat:
                self._add(watch, pile, tables, seat, added)
        self.involved: Final[Seats] = sum(1 << seat for seat in self.seats)

    def _add(self, watch: Watch, pile: Pile, tables: Tables, seat: Seat, added: int) -> None:
        weights = watch.cards.foul_weights(seat, pile.opposing)
        where = foul_circumstances(watch, pile, seat)
        if not watch.is_hidden(seat):
            shown = seat_spread(tables.fouls(REVEALED, added, where), weights, self.limit)
            self.sure = convolve(self.sure, shown, self.limit)
            return
        human = seat_spread(tables.fouls(HUMAN_SIDE, added, where), weights, self.limit)
        traitor = seat_spread(tables.fouls(HIDDEN, added, where), weights, self.limit)
        careless = seat_spread(tables.fouls(CARELESS, added, where), weights, self.limit)
        self.seats.append(seat)
        self.spreads.append((human, traitor, careless))

    def likelihoods(self, masks: set[Seats], careless: list[float]) -> dict[Seats, float]:
        """For each set of traitors the log-likelihood of the cards against the check, given the number of cards of each
        seat and its chance of being careless."""
        wanted = {mask & self.involved for mask in masks}
        by_sides: dict[Seats, Spread] = {0: self.sure}
        done = 0
        for seat, (human, traitor, anybody) in zip(self.seats, self.spreads, strict=True):
            done |= 1 << seat
            as_human = mix(human, anybody, careless[seat])
            as_traitor = mix(traitor, anybody, careless[seat])
            by_sides = {
                mask: convolve(
                    by_sides[mask & ~(1 << seat)], as_traitor if mask >> seat & 1 else as_human, self.limit
                )
                for mask in {mask & done for mask in wanted}
            }
        likely = {mask: spread.get(self.limit, 0.0) for mask, spread in by_sides.items()}
        usual = sum(likely.values()) / len(likely)
        if usual <= 0:
            return dict.fromkeys(masks, 0.0)
        return {mask: log((1 - SLIP) * likely[mask & self.involved] / usual + SLIP) for mask in masks}


def mix(one: Spread, other: Spread, share: float) -> Spread:
    mixture = {vector: (1.0 - share) * likely for vector, likely in one.items()}
    for vector, likely in other.items():
        mixture[vector] = mixture.get(vector, 0.0) + share * likely
    return mixture
