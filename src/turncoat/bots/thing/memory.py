"""The memory of a seat: public events, and the chance of each other seat being an alien.

All judgement of other players uses `suspicion`; with 1-3 players it is by figure, for the cards under them.
"""

from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.thing.beliefs import CERTAIN, SEEN, Beliefs
from turncoat.bots.thing.station import IS_TEAM
from turncoat.games.thing.board import (
    ACTION_DECK,
    ALIEN,
    ALIEN_ROLE,
    AT,
    DESTROYED,
    DISC,
    EVER_REVEALED,
    HAND,
    LEADER,
    NOW,
    PILE,
    PILE_OPEN,
    PLAYING,
    REVEALED,
    ROLE,
    ROLE_CARDS,
    ROLE_SHOWN,
    SABOTAGE,
    SHARED_FIGURES,
    STATUS,
)
from turncoat.games.thing.numbers import GREEN_SPACE
from turncoat.games.thing.places import BOILER, GENERATOR, GREEN, HELICOPTER, RADIO, SNOWCAT
from turncoat.games.thing.rules.people import is_shared
from turncoat.games.thing.vocabulary import (
    DOG_SEEN,
    ENCOUNTER,
    GIVE_TO,
    REVEAL_CARD,
    ROLE_REVEALED,
    SPECIAL,
    STOP,
    STRUCK,
    TOKEN_SEEN,
    WORK,
)
from turncoat.kernel.events import CHANGED, CHOSE, MOVED, SHOWN
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat, first_of
from turncoat.kernel.views import View

SECRET_ROLES: Final = 8  # with 1-3 players: two of them are aliens
ALIEN_ROLES: Final = 2

# Likelihood ratios of deeds, alien to human
JOINED: Final = 6.0  # went to a figure that could have been left alone
JOINED_TEAM: Final = 2.2  # the same where people work together
OPEN_SABOTAGE: Final = 5.0  # laid a Sabotage face up
HURT: Final = 2.5  # as leader gave a Sabotage where it hurts
SPARED: Final = 0.75  # as leader gave it where it hurts little
STOPPED: Final = 2.0  # as leader left good cards on the pile
WENT_ON: Final = 0.95  # as leader revealed another card
STAYED: Final = 0.85  # stayed hidden for a whole round after another alien was revealed
FADING: Final = 0.6  # weight of the alien's strikes in earlier rounds
SORE: Final = (BOILER, GENERATOR, RADIO, SNOWCAT, HELICOPTER)


class Memory:
    def __init__(self, game: Game, seat: Seat, seats: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.seats: Final = seats
        self.own: Final = Beliefs(seats)  # with what this seat knows about itself and saw
        self.public: Final = Beliefs(seats)  # as a spectator sees it
        self.tracks: list[int] = []  # open ones, as of the last view or event
        self.has_begun = False
        self.visits: list[int] = [0] * GREEN  # by place: the number of visits
        self.revealed: list[int] = []  # cards of the pile revealed this round
        self.strikes: list[float] = [0.0] * GREEN  # by place: recent strength of the alien's strikes
        self.laid = 0  # number of cards laid on the pile this round
        self.worlds: list[float] = []  # for a bot that reckons: the chance of each set of aliens
        self._reactions: Final = {
            CHANGED: self._hear_change,
            CHOSE: self._chose,
            MOVED: self._hear_move,
            SHOWN: self._hear_show,
            ENCOUNTER: self._hear_meeting,
            TOKEN_SEEN: self._hear_look,
            DOG_SEEN: self._hear_bite,
            ROLE_REVEALED: self._role_shown,
            STRUCK: self._hear_strike,
        }

    def hear(self, heard: Heard) -> None:
        reaction = self._reactions.get(heard.kind)
        if reaction is not None and not is_shared(self.seats):
            reaction(heard)

    def suspicion(self, view: View) -> list[float]:
        """The chance that each seat (with 1-3 players each figure) is an alien, exact for its own seat."""
        if is_shared(self.seats):
            return self._suspicion_of_figures(view)
        self.tracks = view.tracks[:]
        is_alien = view.tracks[ROLE + self.seat] == ALIEN
        if not self.has_begun:
            self.has_begun = True
            self.own.is_first(self.seat, is_alien)
        self.own.is_known(self.seat, is_alien)
        chances = self.own.chances()
        for seat in range(self.seats):
            if view.tracks[STATUS + seat] in (REVEALED, DESTROYED):
                chances[seat] = 1.0
            elif view.tracks[STATUS + seat] == PLAYING and view.tracks[DISC + seat] == GREEN_SPACE:
                chances[seat] = 0.0
        chances[self.seat] = 1.0 if is_alien else 0.0
        return chances

    def reputation(self, view: View) -> list[float]:
        """The chance that each seat is an alien, as a spectator estimates it."""
        return self.public.chances()

    def _suspicion_of_figures(self, view: View) -> list[float]:
        """Two of the eight cards are aliens; shown cards no longer lie under a figure."""
        shown = view.zones[ROLE_SHOWN]
        hidden = SECRET_ROLES - len(shown)
        each = (ALIEN_ROLES - shown.count(ALIEN_ROLE)) / hidden if hidden > 0 else 0.0
        chances = [0.0] * SHARED_FIGURES
        for figure in range(SHARED_FIGURES):
            if view.tracks[STATUS + figure] == REVEALED:
                chances[figure] = 1.0
            elif view.zones[ROLE_CARDS + figure]:
                chances[figure] = each
        return chances

    # Events

    def _weigh(self, seat: int, ratio: float) -> None:
        self.public.weigh(seat, ratio)
        if seat != self.seat:
            self.own.weigh(seat, ratio)

    def _hear_change(self, heard: Heard) -> None:
        if self.tracks:
            track, _, value = heard.arguments
            self.tracks[track] = value

    def _chose(self, heard: Heard) -> None:
        seat, verb = heard.arguments
        if not heard.secret or not self.tracks:
            return
        if verb in (WORK, SPECIAL):
            self._note_visit(seat, first_of(heard.secret[0]))
        elif verb == GIVE_TO and self.revealed and self.tracks[LEADER] == seat:
            place = self.tracks[AT + first_of(heard.secret[0])]
            if self.revealed[-1] == SABOTAGE and not self.tracks[EVER_REVEALED]:
                self._weigh(seat, HURT if place in SORE else SPARED)
        elif verb == STOP and len(self.revealed) < self.laid - 1:
            self._weigh(seat, STOPPED if self.revealed.count(SABOTAGE) < 2 else 1.2)
        elif verb == REVEAL_CARD:
            self._weigh(seat, WENT_ON)

    def _note_visit(self, seat: int, place: int) -> None:
        if place >= GREEN:
            return  # the alien never comes to the Rec Room, and figures that have not moved yet are there
        self.visits[place] += 1
        there = [
            other
            for other in range(self.seats)
            if self.tracks[AT + other] == place and self.tracks[STATUS + other] == PLAYING
        ]
        if there:
            if not self.tracks[EVER_REVEALED]:  # later players seek company
                self._weigh(seat, JOINED_TEAM if IS_TEAM[place] else JOINED)

    def _hear_move(self, heard: Heard) -> None:
        source, target, count = heard.arguments
        if target == PILE and source != PILE_OPEN:
            if source == ACTION_DECK:  # T5.4: the first card of a round
                self._begin_round()
            self.laid += count

    def _begin_round(self) -> None:
        self.strikes = [FADING * struck for struck in self.strikes]
        self.laid = 0
        self.revealed = []
        if self.tracks and self.tracks[EVER_REVEALED]:
            for seat in range(self.seats):
                if self.tracks[STATUS + seat] == PLAYING:
                    self._weigh(seat, STAYED)

    def _hear_show(self, heard: Heard) -> None:
        source, target = heard.arguments[:2]
        if target == NOW:
            self.revealed.append(heard.arguments[2])
        elif target == PILE_OPEN:
            self.laid += 1
            if heard.arguments[2] == SABOTAGE and HAND <= source < HAND + self.seats:
                self._weigh(source - HAND, OPEN_SABOTAGE)

    def _hear_meeting(self, heard: Heard) -> None:
        self.own.begin_meeting()
        self.public.begin_meeting()

    def _hear_look(self, heard: Heard) -> None:
        seat, other = heard.arguments
        self.public.note_look(seat, other)
        if seat != self.seat:
            self.own.note_look(seat, other)
        elif heard.secret:
            self.own.weigh(other, CERTAIN if heard.secret[0] == ALIEN else 1.0 - SEEN)

    def _hear_bite(self, heard: Heard) -> None:
        self.public.bite(heard.arguments[0])
        if heard.arguments[0] != self.seat:
            self.own.bite(heard.arguments[0])

    def _role_shown(self, heard: Heard) -> None:
        figure, role = heard.arguments
        ratio = CERTAIN if role == ALIEN else 0.0
        self.public.weigh(figure, ratio)
        if figure != self.seat:
            self.own.weigh(figure, ratio)

    def _hear_strike(self, heard: Heard) -> None:
        place, strength = heard.arguments
        if place < GREEN:
            self.strikes[place] += strength
