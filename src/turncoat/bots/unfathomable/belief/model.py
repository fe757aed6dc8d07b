"""Beliefs about traitors: an exact Bayesian filter over all distributions of the loyalty cards, from one
seat's knowledge.

Certain evidence (deals, own cards, looks, reveals) keeps or ends worlds; soft evidence (public deeds) weighs them,
tempered and capped for each seat. A spectator's belief is the public opinion. Nothing here ever sees a state.
"""

from math import exp, log
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.scenario_begin import scenario_begin
from turncoat.bots.unfathomable.belief.checks import Judged
from turncoat.bots.unfathomable.belief.evidence import Evidence
from turncoat.bots.unfathomable.belief.loyalty import Loyalties
from turncoat.bots.unfathomable.belief.tables import Tables, usual_tables
from turncoat.bots.unfathomable.belief.watch import Watch
from turncoat.games.unfathomable.board import FACEUP, LOYALTY, LOYALTY_DECK, MOST_SEATS
from turncoat.kernel.events import LOOKED, MOVED, SHOWN
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat, Seats
from turncoat.kernel.views import View

PROVEN: Final = 20.0  # the log odds that stand for certainty among reasons
WORTH_SAYING: Final = 0.02  # smaller shifts are not reasons
GIVEN_ON_TOP: Final = "7.3"


class Belief:
    def __init__(
        self, game: Game, seat: Seat, seats: int, settings: tuple[int, ...], tables: Tables | None = None
    ) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.tables: Final = usual_tables() if tables is None else tables
        self.watch: Final = Watch(game, seats, settings)
        self.loyalties: Final = Loyalties(seats, settings)
        self.events: int = 0  # number of events processed
        self.evidence: Final = Evidence(seats, self.tables)
        self._reasons: Final[list[list[tuple[int, float]]]] = [[] for _ in range(seats)]
        self._known: list[list[int]] = []  # the loyalty cards at the last look
        self._suspicion: list[float] | None = None
        self._soft: list[float] | None = None  # suspicion before it is capped
        self._proof: list[float] | None = None
        begin = scenario_begin(game, seats, settings)
        if begin is not None:
            self.look(begin)

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
        """Update the belief before a decision. This is cheap unless loyalty cards or seats changed."""
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
        before = None if source == LOYALTY_DECK else self.uncapped_chances()
        if heard.kind == LOOKED:
            self.loyalties.hear_look(target, heard.secret)
        elif heard.kind == SHOWN:
            self.loyalties.hear_show(source, target, heard.arguments[2:])
        else:
            self._turn_page()
            self.loyalties.hear_move(
                source, target, heard.arguments[2], heard.secret, from_top=heard.rule == GIVEN_ON_TOP
            )
        self._forget(is_hard=True)
        if before is not None:
            for seat, (old, new) in enumerate(zip(before, self.uncapped_chances(), strict=True)):
                self._reason(seat, log_odds(new) - log_odds(old))

    def _turn_page(self) -> None:
        """Loyalties change: start a new period of evidence."""
        if self.evidence.turn_page():
            self.loyalties.turn_page()

    def _forget(self, *, is_hard: bool = False) -> None:
        """Drop cached results."""
        self._suspicion = None
        self._soft = None
        if is_hard:
            self._proof = None

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
        before = self.uncapped_chances()
        self.evidence.note_check(Judged(self.watch, pile, self.tables))
        self._forget()
        for seat, (old, new) in enumerate(zip(before, self.uncapped_chances(), strict=True)):
            self._reason(seat, log_odds(new) - log_odds(old))

    def _reason(self, seat: Seat, odds: float) -> None:
        if abs(odds) >= WORTH_SAYING:
            self._reasons[seat].append((self.events, max(-PROVEN, min(PROVEN, odds))))

    # Results

    def proof(self) -> list[float]:
        """The chance that each seat is a traitor, from deals and certain evidence alone."""
        if self._proof is None:
            self._proof = self.loyalties.proof()
        return self._proof[:]

    def suspicion(self) -> list[float]:
        """The current chance that each seat is a traitor; 0 and 1 only if proven."""
        if self._suspicion is None:
            self._suspicion = self.cap_chances(self.uncapped_chances(), self.tables.cap)
        return self._suspicion[:]

    def reasons(self, seat: Seat) -> list[tuple[int, float]]:
        """The events that moved the belief about a seat most, with the log odds of each."""
        return sorted(self._reasons[seat], key=lambda reason: (-abs(reason[1]), reason[0]))

    def cap_chances(self, soft: list[float], cap: float) -> list[float]:
        """Limit each chance to `cap` log odds from the chance by certain evidence."""
        chances = []
        for base, share in zip(self.proof(), soft, strict=True):
            if base == 0.0 or base == 1.0:
                chances.append(base)
                continue
            fixed = log_odds(base)
            odds = max(fixed - cap, min(fixed + cap, log_odds(share)))
            chances.append(1.0 / (1.0 + exp(-odds)))
        return chances

    def uncapped_chances(self) -> list[float]:
        """The chances by seat before they are capped."""
        if self._soft is None:
            self._soft = self.posterior(
                self.tables.temper_checks, self.tables.temper_deeds, self.tables.sleeping
            )
        return self._soft

    def posterior(self, temper_checks: float, temper_deeds: float, sleeping: float) -> list[float]:
        """The posterior from prior, certain and soft evidence, in log space."""
        by_mask: dict[Seats, float] = {}
        weights_of_worlds = self._weigh_worlds(temper_checks, temper_deeds, sleeping)
        for world, likely in zip(self.loyalties.worlds, weights_of_worlds, strict=True):
            by_mask[world.mask] = by_mask.get(world.mask, 0.0) + likely
        total = sum(by_mask.values())
        weights = [0.0] * self.seats
        for mask, share in by_mask.items():
            for seat in range(self.seats):
                if mask >> seat & 1:
                    weights[seat] += share
        return [share / total for share in weights]

    def world_weights(self) -> list[float]:
        """The weight of each world of `loyalties` by all evidence, before chances are capped."""
        return self._weigh_worlds(self.tables.temper_checks, self.tables.temper_deeds, self.tables.sleeping)

    def _weigh_worlds(self, temper_checks: float, temper_deeds: float, sleeping: float) -> list[float]:
        worlds = self.loyalties.worlds
        soft = self.evidence.soft(worlds, temper_checks, temper_deeds, sleeping)
        most = max(soft)
        return [world.weight * exp(weight - most) for world, weight in zip(worlds, soft, strict=True)]


def log_odds(chance: float) -> float:
    """The log odds of a chance; certainty is PROVEN."""
    if chance <= 0.0:
        return -PROVEN
    if chance >= 1.0:
        return PROVEN
    return max(-PROVEN, min(PROVEN, log(chance / (1.0 - chance))))
