"""Beliefs about aliens: an exact Bayesian filter over the sets of infected figures, based on one seat's events.

Two filters run side by side. The first uses only certain evidence: the deal, meetings, what was shown, and
how infection passes. The second uses habits too (`signs.py`), tempered and bounded relative to the first, so
that a style no game has counted costs little. With 1-3 players beliefs are about figures: the cards under
them, and which were taken over.
"""

from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.scenario_begin import scenario_begin
from turncoat.bots.thing.belief.filter import (
    Check,
    Filter,
    first_aliens,
    pass_on,
    weigh_deals,
)
from turncoat.bots.thing.belief.habits import Habits
from turncoat.bots.thing.belief.likelihoods import Likelihoods, usual
from turncoat.bots.thing.belief.pile import PileOdds
from turncoat.bots.thing.belief.signs import Signs
from turncoat.games.thing.board import (
    ABOARD,
    ALIEN,
    ALIEN_DOG,
    ALIEN_ROLE,
    DESTROYED,
    HAND,
    HEALTHY_DOG,
    HUMAN_AND_ALIEN,
    HUMAN_ROLE,
    LAID,
    NOTHING_LAID,
    PLAYING,
    REVEALED,
    ROLE,
    ROLE_CARDS,
    ROLE_SHOWN,
    SHARED_FIGURES,
    STATUS,
)
from turncoat.games.thing.position import aliens_said
from turncoat.games.thing.rules.people import figure_count, is_shared
from turncoat.games.thing.vocabulary import (
    ALL_INFECTED,
    DOG_SEEN,
    ENCOUNTER,
    ESCAPED,
    ROLE_REVEALED,
    TOKEN_SEEN,
)
from turncoat.kernel.events import CHANGED, CHOSE, GAME_ENDED, MOVED, SHOWN, TURN_OF
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.views import View

UNLIKELY_START: Final = 0.25  # chance of being an alien, at a table set up by hand in a way no deal produces


class Belief(Habits):
    def __init__(
        self,
        game: Game,
        seat: Seat,
        seats: int,
        settings: tuple[int, ...],
        likelihoods: Likelihoods | None = None,
    ) -> None:
        self.shared: Final = is_shared(seats)
        self.signs: Final = Signs(game, seats, settings)
        parts = game.components(seats, settings)
        self.bitten: Final = parts[ALIEN_DOG] / (parts[ALIEN_DOG] + parts[HEALTHY_DOG])  # T9.1
        start = (
            weigh_deals(SHARED_FIGURES, parts[HUMAN_ROLE], parts[ALIEN_ROLE])
            if self.shared
            else _dealt_aliens(game, seats, settings)
        )
        begin = scenario_begin(game, seats, settings)
        if begin is not None:
            self.signs.look(begin)
        super().__init__(seat, seats, Filter(figure_count(seats), start), likelihoods or usual())
        self._taken = 0  # with 1-3 players: figures that were taken over, as bits
        self._looks: list[tuple[Seat, Seat]] = []  # looks of the running infection check
        self._seen = -1  # the token that this seat saw in the check
        self._laid = NOTHING_LAID  # tokens laid by this seat, if it knows
        self._is_role_known = False
        self._role = 0
        # Whether the survival of a human was used as evidence since the last infection
        self._is_ongoing = True
        self.pile: Final = PileOdds(seat, self.figures, self.likelihoods, self.styles)

    # Input

    def hear(self, heard: Heard) -> None:
        self.number += 1
        kind = heard.kind
        if self.shared:
            self._hear_of_cards(heard)
            return
        if self._looks and kind != TOKEN_SEEN:
            self._infect()
        if not self._is_ongoing and kind in (CHOSE, ENCOUNTER, TURN_OF):
            self._go_on()
        deeds = self.signs.hear(heard)
        if deeds:
            self._weigh(deeds)
        if kind == MOVED:
            self.pile.hear(heard)
        elif kind == SHOWN:
            logs = self.pile.came_out(self.signs.pile)
            if logs:
                self.styles.note_card(self.signs.pile, logs, self.likely.weights)
                self._weigh_all([self.likelihoods.tempers.cards * log for log in logs])
        elif kind == TURN_OF:
            self.pile.begin()
        elif kind == TOKEN_SEEN:
            self._looks.append((heard.arguments[0], heard.arguments[1]))
            if heard.secret and heard.arguments[0] == self.seat:
                self._seen = heard.secret[0]
                self._role = heard.secret[1]
        elif kind == DOG_SEEN:
            self._meet_dog(heard)
        elif kind == ROLE_REVEALED:
            self._learn(heard.arguments[0], heard.arguments[1] == ALIEN)
        elif kind == CHANGED:
            self._is_ongoing = self._is_ongoing and not STATUS <= heard.arguments[0] < STATUS + self.seats
        elif kind == GAME_ENDED:
            self._end(heard.arguments[0], heard.arguments[1:])

    def look(self, view: View) -> None:
        self.signs.look(view)
        if self.shared:
            return
        if self._looks:
            self._infect()
        if not self._is_ongoing and view.ending < 0:
            self._go_on()
        if self.seat != SPECTATOR:
            self._laid = view.tracks[LAID + self.seat]
            self.pile.hand = view.zones[HAND + self.seat]
            role = view.tracks[ROLE + self.seat]
            if not self._is_role_known or role != self._role:
                self._role = role
                self._is_role_known = True
                self._learn(self.seat, role == ALIEN)

    # Beliefs

    def suspicion(self) -> list[float]:
        """The current chance that each seat (with 1-3 players each figure) is an alien; exactly 0 or 1 if proven."""
        if self._looks:
            self._infect()
        return self._with_taken(self.likely.chances())

    def proof(self) -> list[float]:
        """The chances of `suspicion` without habits: from the deal, the meetings, and what was shown."""
        if self._looks:
            self._infect()
        return self._with_taken(self.certain.chances())

    def worlds(self) -> list[float]:
        """The chance of each set of seats that exactly these are aliens; empty with 1-3 players, where no seat hides
        its side."""
        return [] if self.shared else self.likely.weights

    def _with_taken(self, chances: list[float]) -> list[float]:
        return [1.0 if self._taken >> figure & 1 else one for figure, one in enumerate(chances)]

    # With 1-3 players: cards under figures

    def _hear_of_cards(self, heard: Heard) -> None:
        if heard.kind == SHOWN and ROLE_CARDS <= heard.arguments[0] < ROLE_CARDS + SHARED_FIGURES:
            if heard.arguments[1] == ROLE_SHOWN:
                self._learn(heard.arguments[0] - ROLE_CARDS, heard.arguments[2] == ALIEN_ROLE)
        elif heard.kind == CHANGED and STATUS <= heard.arguments[0] < STATUS + self.figures:
            if heard.arguments[2] == REVEALED:
                figure = heard.arguments[0] - STATUS
                before = self.suspicion()
                self._taken |= 1 << figure
                self._note(before, self.suspicion())

    # Certain evidence

    def _learn(self, figure: int, is_alien: bool) -> None:
        before = self.likely.chances()
        for one in (self.certain, self.likely):
            one.know(figure, is_alien)
        self._rescue()
        self._note(before, self.suspicion())

    def _go_on(self) -> None:
        """T19.7, T19.10: the game goes on, so at least one figure that plays or has come aboard is human."""
        self._is_ongoing = True
        alive = 0
        for seat in range(self.seats):
            if self.signs.tracks[STATUS + seat] in (PLAYING, ABOARD):
                alive |= 1 << seat
        for one in (self.certain, self.likely):
            one.know_a_human_among(alive)
        self._rescue()

    def _end(self, ending: int, winners: tuple[int, ...]) -> None:
        """T19: the winners reveal the roles."""
        for seat in range(self.seats):
            if ending == ESCAPED:
                self._learn(seat, seat not in winners)
            elif ending != ALL_INFECTED:
                self._learn(seat, seat in winners)
            elif seat in winners or self.signs.tracks[STATUS + seat] == PLAYING:
                self._learn(seat, True)

    def _rescue(self) -> None:
        """The table was set up by hand in a way no deal produces: start again from what is shown."""
        if self.certain.is_possible() and self.likely.is_possible():
            return
        weights = []
        for mask in range(1 << self.figures):
            count = mask.bit_count()
            weights.append(UNLIKELY_START**count * (1 - UNLIKELY_START) ** (self.figures - count))
        self.certain = Filter(self.figures, weights)
        for seat in range(self.seats):
            if self.signs.tracks[STATUS + seat] in (REVEALED, DESTROYED):
                self.certain.know(seat, True)
            elif self.signs.tracks[STATUS + seat] == PLAYING and self.signs.is_cleared(seat):
                self.certain.know(seat, False)
        if self._is_role_known:
            self.certain.know(self.seat, self._role == ALIEN)
        self.likely = self.certain.copy()

    # Infection

    def _infect(self) -> None:
        """T10.4: all looks happened at once, at tokens that were laid before."""
        before = self.likely.chances()
        follows = {}
        for source in sorted({source for _, source in self._looks}):
            lookers = [looker for looker, other in self._looks if other == source]
            laid = self.styles.lays_alien(source)
            if source == self.seat and self._laid != NOTHING_LAID:
                laid = 1.0 if self._laid == HUMAN_AND_ALIEN else 0.0
            witness = self.seat if self._seen >= 0 and self.seat in lookers else -1
            follows[source] = pass_on(lookers, laid, witness, self._seen == ALIEN)
        lookers = [looker for looker, _ in self._looks]
        self._looks = []
        self._laid = NOTHING_LAID
        check = Check(follows)
        for one in (self.certain, self.likely):
            one.infect(check)
        if self._seen >= 0 and self._is_role_known:
            for one in (self.certain, self.likely):
                one.know(self.seat, self._role == ALIEN)
        self._seen = -1
        self._is_ongoing = False
        self._rescue()
        self.pile.grow(before, self.likely.chances(), lookers)
        self._note(before, self.suspicion())

    def _meet_dog(self, heard: Heard) -> None:
        """T9.1: the contents of the bag are public."""
        figure = heard.arguments[0]
        before = self.likely.chances()
        for one in (self.certain, self.likely):
            one.bite(figure, self.bitten)
            if heard.secret and figure == self.seat:
                one.know(figure, heard.secret[0] == ALIEN)
        if heard.secret and figure == self.seat:
            self._role = heard.secret[0]
        self._is_ongoing = False
        self._rescue()
        self.pile.grow(before, self.likely.chances(), [figure])
        self._note(before, self.suspicion())


def _dealt_aliens(game: Game, seats: int, settings: tuple[int, ...]) -> list[float]:
    """The chance that each set of aliens was dealt."""
    scenario = game.scenario_in(settings)
    if scenario is None:
        return first_aliens(seats)
    known, count = aliens_said(scenario.position)
    proven = sum(1 << seat for seat in known)
    return [
        1.0 if mask.bit_count() == count and mask & proven == proven else 0.0 for mask in range(1 << seats)
    ]
