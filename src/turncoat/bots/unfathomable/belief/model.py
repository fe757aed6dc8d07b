"""Who is a traitor, as far as one seat can know: an exact Bayesian filter over all ways the loyalty cards may lie.

Hard evidence (deals, own cards, looks, reveals) leaves or ends worlds; soft evidence (what everybody sees others do) weighs them, tempered,
and for each seat only so far. A spectator's belief is what the whole table may think. Nothing here ever sees a state.
"""

from math import exp, log
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief.checks import Judged
from turncoat.bots.unfathomable.belief.evidence import Evidence
from turncoat.bots.unfathomable.belief.loyalty import Loyalties
from turncoat.bots.unfathomable.belief.tables import Tables, counted
from turncoat.bots.unfathomable.belief.watch import Watch
from turncoat.games.unfathomable.board import FACEUP, LOYALTY, LOYALTY_DECK, MOST_SEATS
from turncoat.kernel.events import LOOKED, MOVED, SHOWN
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat, Seats
from turncoat.kernel.views import View

PROVEN: Final = 20.0  # the log odds that stand for certainty among reasons
WORTH_SAYING: Final = 0.02  # smaller shifts are no reasons
GIVEN_ON_TOP: Final = "7.3"


class Belief:
    def __init__(
        self, game: Game, seat: Seat, seats: int, settings: tuple[int, ...], tables: Tables | None = None
    ) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.tables: Final = counted() if tables is None else tables
        self.watch: Final = Watch(game, seats, settings)
        self.loyalties: Final = Loyalties(seats, settings)
        self.events: int = 0  # heard so far
        self.evidence: Final = Evidence(seats, self.tables)
        self._reasons: Final[list[list[tuple[int, float]]]] = [[] for _ in range(seats)]
        self._known: list[list[int]] = []  # the loyalty cards when last looked at
        self._suspicion: list[float] | None = None
        self._soft: list[float] | None = None  # suspicion without its cap
        self._hard: list[float] | None = None

    # Listening and looking

    def hear(self, heard: Heard) -> None:
        kind = heard.kind
        if kind in (MOVED, SHOWN, LOOKED):
            self._hear_of_loyalty(heard)
        if self.watch.hear(heard):
            for seat, family, circumstances, what in self.watch.deeds:
                if seat != self.seat:
                    self._weigh(seat, *self.tables.odds(family, circumstances, what))
            if self.watch.turned_up is not None:
                self._weigh_check()
                self.watch.settle()
        self.events += 1

    def look(self, view: View) -> None:
        """Before a decision. Costs nothing unless loyalty cards or who sits where changed."""
        known = view.zones[LOYALTY : LOYALTY + MOST_SEATS] + view.zones[FACEUP : FACEUP + MOST_SEATS]
        self.watch.look(view)
        if known != self._known:
            self._known = known
            if not self.loyalties.agrees(view.zones):
                self._turn_page()
            self._forget(is_hard=True)
            self.loyalties.see(view.zones)

    def _hear_of_loyalty(self, heard: Heard) -> None:
        source, target = heard.arguments[:2]
        if heard.kind == LOOKED:
            if not (heard.secret and LOYALTY <= target < LOYALTY + MOST_SEATS):
                return
        elif not (source == LOYALTY_DECK or LOYALTY <= source < LOYALTY + MOST_SEATS):
            return
        before = None if source == LOYALTY_DECK else self._uncapped()
        if heard.kind == LOOKED:
            self.loyalties.looked(target, heard.secret)
        elif heard.kind == SHOWN:
            self.loyalties.shown(source, target, heard.arguments[2:])
        else:
            self._turn_page()
            self.loyalties.moved(
                source, target, heard.arguments[2], heard.secret, from_top=heard.rule == GIVEN_ON_TOP
            )
        self._forget(is_hard=True)
        if before is not None:
            for seat, (old, new) in enumerate(zip(before, self._uncapped(), strict=True)):
                self._reason(seat, log_odds(new) - log_odds(old))

    def _turn_page(self) -> None:
        """Loyalties change: what was done until now was done by who was what until now."""
        if self.evidence.turn_page():
            self.loyalties.turn_page()

    def _forget(self, *, is_hard: bool = False) -> None:
        """What was worked out before."""
        self._suspicion = None
        self._soft = None
        if is_hard:
            self._hard = None

    # Weighing

    def _weigh(self, seat: Seat, human: float, traitor: float) -> None:
        self.evidence.note_deed(seat, human, traitor)
        self._forget()
        odds = self.tables.temper_deeds * (traitor - human)
        if abs(odds) >= WORTH_SAYING:
            self._reason(seat, odds * (1.0 - self.evidence.careless(seat)))

    def _weigh_check(self) -> None:
        pile = self.watch.turned_up
        assert pile is not None
        before = self._uncapped()
        self.evidence.note_check(Judged(self.watch, pile, self.tables))
        self._forget()
        for seat, (old, new) in enumerate(zip(before, self._uncapped(), strict=True)):
            self._reason(seat, log_odds(new) - log_odds(old))

    def _reason(self, seat: Seat, odds: float) -> None:
        if abs(odds) >= WORTH_SAYING:
            self._reasons[seat].append((self.events, max(-PROVEN, min(PROVEN, odds))))

    # What comes of it

    def hard(self) -> list[float]:
        """By seat: how likely it is a traitor's by the deals and what was proven alone."""
        if self._hard is None:
            self._hard = self.loyalties.hard()
        return self._hard[:]

    def suspicion(self) -> list[float]:
        """By seat: how likely it is on the traitors' side now; 0 and 1 only where that is proven."""
        if self._suspicion is None:
            self._suspicion = self.capped(self._uncapped(), self.tables.cap)
        return self._suspicion[:]

    def reasons(self, seat: Seat) -> list[tuple[int, float]]:
        """Numbers of the events that told most about a seat, with the log odds that each was worth."""
        return sorted(self._reasons[seat], key=lambda reason: (-abs(reason[1]), reason[0]))

    def capped(self, soft: list[float], cap: float) -> list[float]:
        """In odds no seat goes further than `cap` from what hard evidence says."""
        found = []
        for base, share in zip(self.hard(), soft, strict=True):
            if base == 0.0 or base == 1.0:
                found.append(base)
                continue
            fixed = log_odds(base)
            odds = max(fixed - cap, min(fixed + cap, log_odds(share)))
            found.append(1.0 / (1.0 + exp(-odds)))
        return found

    def _uncapped(self) -> list[float]:
        if self._soft is None:
            self._soft = self.posterior(
                self.tables.temper_checks, self.tables.temper_deeds, self.tables.sleeping
            )
        return self._soft

    def posterior(self, temper_checks: float, temper_deeds: float, sleeping: float) -> list[float]:
        """Prior, hard and soft together, in log space."""
        worlds = self.loyalties.worlds
        soft = self.evidence.soft(worlds, temper_checks, temper_deeds, sleeping)
        most = max(soft)
        by_mask: dict[Seats, float] = {}
        for world, weight in zip(worlds, soft, strict=True):
            likely = world.weight * exp(weight - most)
            by_mask[world.mask] = by_mask.get(world.mask, 0.0) + likely
        total = sum(by_mask.values())
        found = [0.0] * self.seats
        for mask, share in by_mask.items():
            for seat in range(self.seats):
                if mask >> seat & 1:
                    found[seat] += share
        return [share / total for share in found]


def log_odds(chance: float) -> float:
    """Certainty stands for PROVEN."""
    if chance <= 0.0:
        return -PROVEN
    if chance >= 1.0:
        return PROVEN
    return max(-PROVEN, min(PROVEN, log(chance / (1.0 - chance))))
