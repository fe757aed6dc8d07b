"""The input of one decision, computed once: the view, the seat's role, and its beliefs about the others."""

from typing import Final

from turncoat.bots.thing.memory import Memory
from turncoat.bots.thing.needs import Needs
from turncoat.bots.thing.personas import Traits
from turncoat.bots.thing.station import players
from turncoat.games.thing.board import ABOARD, ALIEN, REVEALED, ROLE, STATUS
from turncoat.games.thing.rules.people import is_shared
from turncoat.kernel.frames import Frame
from turncoat.kernel.views import View

TRUSTED: Final = 0.1  # suspicion below which company is welcome


class Mind:
    def __init__(
        self, view: View, traits: Traits, suspicion: list[float], reputation: list[float], memory: Memory
    ) -> None:
        self.view: Final = view
        self.tracks: Final = view.tracks
        self.seat: Final = view.seat
        self.traits: Final = traits
        self.suspicion: Final = suspicion
        self.reputation: Final = reputation  # by seat, as a spectator estimates it
        self.memory: Final = memory
        self.shared: Final = is_shared(view.seats)
        self.alien: Final = not self.shared and view.tracks[ROLE + view.seat] == ALIEN
        self.is_revealed: Final = not self.shared and view.tracks[STATUS + view.seat] == REVEALED
        self.people: Final = players(view)
        self.needs: Final = Needs(view, traits, self._doubt())
        self._trusted = -1.0
        self._likeliest: tuple[float, int] | None = None

    @property
    def frame(self) -> Frame:
        return self.view.stack[-1]

    def others(self) -> list[int]:
        """The players except the seat itself; with 1-3 players, all."""
        return [figure for figure in self.people if self.shared or figure != self.seat]

    def _doubt(self) -> float:
        """The number of other seats whose role is uncertain."""
        return sum([min(self.suspicion[other], 1.0 - self.suspicion[other]) for other in self.others()])

    def trusted_company(self) -> float:
        """How certainly a companion is human, from 0 (nothing is known) to 1."""
        if self._trusted < 0.0:
            others = self.others()
            trusted = [other for other in others if self.suspicion[other] < TRUSTED]
            self._trusted = (len(trusted) / max(1, len(others))) ** 2
        return self._trusted

    def likeliest_aliens(self) -> tuple[float, int]:
        """For a reckoning bot: the likeliest set of aliens among the players, given that all aboard are
        human, and its chance. Statements that moved the suspicion of a seat move the sets that contain it."""
        if self._likeliest is None:
            worlds = self.memory.worlds
            by_aliens: dict[int, float] = {}
            tilts = self._tilts(worlds)
            among = sum([1 << other for other in self.others()])
            human = sum(
                [1 << seat for seat in range(self.view.seats) if self.tracks[STATUS + seat] == ABOARD]
            )
            for aliens, weight in enumerate(worlds):
                if weight > 0.0 and not aliens & human:
                    for tilt, bit in tilts:
                        if aliens & bit:
                            weight *= tilt
                    by_aliens[aliens & among] = by_aliens.get(aliens & among, 0.0) + weight
            total = sum(by_aliens.values())
            best = max(by_aliens, key=lambda aliens: by_aliens[aliens], default=0)
            self._likeliest = (by_aliens[best] / total if total > 0.0 else 0.0, best)
        return self._likeliest

    def _tilts(self, worlds: list[float]) -> list[tuple[float, int]]:
        """For each seat, as a bit, the factor by which statements changed the weights of sets with it."""
        tilts = []
        for other in self.others():
            bit, doubt = 1 << other, self.suspicion[other]
            alien = sum([weight for aliens, weight in enumerate(worlds) if aliens & bit])
            human = sum(worlds) - alien
            if alien > 0.0 and human > 0.0 and 0.0 < doubt < 1.0:
                tilts.append((doubt / (1.0 - doubt) * human / alien, bit))
        return tilts
