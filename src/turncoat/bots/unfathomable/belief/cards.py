"""Card counting: the expected skills in each hand and in the chaos deck, from drawn and shown cards.

Decks show the skill of every card drawn (30.2), and open discards remove cards again. For cards added face
down only the sum of a check is seen: they are attributed to hands and chaos in proportion. Everything here is
public: a spectator counts the same.
"""

from typing import Final

from turncoat.games.unfathomable.cards import SKILL_COUNT, TREACHERY
from turncoat.games.unfathomable.setup import CHAOS_OF_EACH
from turncoat.kernel.ids import Seat, Seats

LEANING: Final = 4.0  # how much likelier a card that supports a check is added to it
ROUNDS: Final = 4  # iterations of fitting cards to the seats that may have added them


class Cards:
    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.held: Final = [[0.0] * SKILL_COUNT for _ in range(seats)]  # expected
        # Upper bound, regardless of face-down cards
        self.most: Final = [[0] * SKILL_COUNT for _ in range(seats)]
        self.size: Final = [0] * seats
        self.chaos: Final = [float(CHAOS_OF_EACH)] * TREACHERY + [0.0]

    def drew(self, seat: Seat, skill: int, count: int) -> None:
        self.held[seat][skill] += count
        self.most[seat][skill] += count
        self.size[seat] += count

    def discard_openly(self, seat: Seat, skill: int) -> None:
        self.held[seat][skill] = max(0.0, self.held[seat][skill] - 1)
        self.most[seat][skill] = max(0, self.most[seat][skill] - 1)
        self.size[seat] = max(0, self.size[seat] - 1)
        self._scale(seat)

    def has(self, seat: Seat, size: int, skill_set: tuple[int, ...]) -> None:
        """Note the number of cards counted in a hand; of a newly counted card, any skill of the set is as
        likely as its share."""
        if self.size[seat] == size:
            return
        self.size[seat] = size
        for skill in range(SKILL_COUNT):
            self.held[seat][skill] += skill_set[skill]
            self.most[seat][skill] += size
        self._scale(seat)

    def share(self, seat: Seat, skills: int) -> float:
        """The expected share of these skills in the hand."""
        total = sum(self.held[seat])
        if not total:
            return 0.0
        return sum(self.held[seat][skill] for skill in range(SKILL_COUNT) if skills >> skill & 1) / total

    def draw_chaos(self) -> list[float]:
        """Add the top card face down to a check. Returns the chance of each skill."""
        total = sum(self.chaos)
        if total <= 0:
            return [1 / TREACHERY] * TREACHERY + [0.0]
        chances = [count / total for count in self.chaos]
        for skill in range(SKILL_COUNT):
            self.chaos[skill] = max(0.0, self.chaos[skill] - chances[skill])
        return chances

    def settle(
        self,
        added: list[int],
        chaos: list[list[float]],
        treachery: int,
        seen: list[int],
        supporting: int,
        *,
        is_rebuilt: bool,
    ) -> None:
        """Attribute a check that was turned up: `seen` cards of each skill, distributed over the seats that
        added some."""
        rows: list[list[float]] = [[1.0 if skill == TREACHERY else 0.0 for skill in range(SKILL_COUNT)]]
        sums = [float(treachery)]
        rows.append([sum(chances[skill] for chances in chaos) for skill in range(SKILL_COUNT)])
        sums.append(float(len(chaos)))
        for seat in range(self.seats):
            rows.append(
                [
                    0.0
                    if not self.most[seat][skill]
                    else (self.held[seat][skill] + 0.05) * (LEANING if supporting >> skill & 1 else 1.0)
                    for skill in range(SKILL_COUNT)
                ]
            )
            sums.append(float(added[seat]))
        expected = rows[1][:]
        _fit(rows, sums, seen)
        for seat in range(self.seats):
            if added[seat]:
                self.size[seat] = max(0, self.size[seat] - added[seat])
                for skill in range(SKILL_COUNT):
                    self.held[seat][skill] = max(0.0, self.held[seat][skill] - rows[seat + 2][skill])
                self._scale(seat)
        if not is_rebuilt:
            self._correct_chaos([expected[skill] - rows[1][skill] for skill in range(SKILL_COUNT)])

    def _correct_chaos(self, by: list[float]) -> None:
        total = sum(self.chaos)
        for skill in range(SKILL_COUNT):
            self.chaos[skill] = max(0.0, self.chaos[skill] + by[skill])
        now = sum(self.chaos)
        if now > 0:
            for skill in range(SKILL_COUNT):
                self.chaos[skill] *= total / now

    def _scale(self, seat: Seat) -> None:
        total = sum(self.held[seat])
        if total > 0:
            for skill in range(SKILL_COUNT):
                self.held[seat][skill] *= self.size[seat] / total

    def foul_weights(self, seat: Seat, opposing: Seats) -> list[float]:
        """The weight of a card of each skill that this seat adds against a check; all 0 if it cannot have any."""
        weights = [
            self.held[seat][skill] + 0.05 if opposing >> skill & 1 and self.most[seat][skill] else 0.0
            for skill in range(SKILL_COUNT)
        ]
        total = sum(weights)
        return [weight / total for weight in weights] if total > 0 else weights


def _fit(rows: list[list[float]], sums: list[float], columns: list[int]) -> None:
    """Scale the table repeatedly until rows and columns have approximately these sums."""
    for _ in range(ROUNDS):
        for skill, wanted in enumerate(columns):
            total = sum(row[skill] for row in rows)
            if total > 0:
                for row in rows:
                    row[skill] *= wanted / total
        for row, wanted_sum in zip(rows, sums, strict=True):
            total = sum(row)
            factor = wanted_sum / total if total > 0 else 0.0
            for skill in range(len(row)):
                row[skill] *= factor
