"""What a seat remembers of what everybody saw, and what it makes of it: how likely each of the others is an alien.

Everything that judges other players asks `suspicion`; with 1-3 players it is by figure, for the cards under them.
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

SECRET_ROLES: Final = 8  # with 1-3 players: two of them aliens
ALIEN_ROLES: Final = 2

# How much more often than a human an alien does it
JOINED: Final = 6.0  # went where a figure stood that could have been left alone
JOINED_TEAM: Final = 2.2  # the same where people work together
OPEN_SABOTAGE: Final = 5.0  # laid it face up
HURT: Final = 2.5  # as leader gave a Sabotage where it hurts
SPARED: Final = 0.75  # as leader gave it where it hurts little
STOPPED: Final = 2.0  # as leader left good cards on the pile
WENT_ON: Final = 0.95  # as leader revealed one more
STAYED: Final = 0.85  # did not come out, a round long, after another did
FADING: Final = 0.6  # of what the alien did in earlier rounds
SORE: Final = (BOILER, GENERATOR, RADIO, SNOWCAT, HELICOPTER)


class Memory:
    def __init__(self, game: Game, seat: Seat, seats: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.seats: Final = seats
        self.own: Final = Beliefs(seats)  # with what this seat knows of itself and saw
        self.public: Final = Beliefs(seats)  # as a spectator sees it
        self.tracks: list[int] = []  # open ones, as last seen or heard
        self.has_begun = False
        self.visits: list[int] = [0] * GREEN  # by place: how often anybody went there
        self.revealed: list[int] = []  # cards of the pile that came out this round
        self.strikes: list[float] = [0.0] * GREEN  # by place: how much the alien struck there, of late
        self.laid = 0  # cards that were laid on the pile this round
        self.worlds: list[float] = []  # for who reckons: how likely each set of aliens is
        self._reactions: Final = {
            CHANGED: self._changed,
            CHOSE: self._chose,
            MOVED: self._moved,
            SHOWN: self._shown,
            ENCOUNTER: self._met,
            TOKEN_SEEN: self._looked,
            DOG_SEEN: self._bitten,
            ROLE_REVEALED: self._role_shown,
            STRUCK: self._struck,
        }

    def hear(self, heard: Heard) -> None:
        reaction = self._reactions.get(heard.kind)
        if reaction is not None and not is_shared(self.seats):
            reaction(heard)

    def suspicion(self, view: View) -> list[float]:
        """By seat, 0 to 1; the own seat: the truth. With 1-3 players by figure."""
        if is_shared(self.seats):
            return self._suspicion_of_figures(view)
        self.tracks = view.tracks[:]
        is_alien = view.tracks[ROLE + self.seat] == ALIEN
        if not self.has_begun:
            self.has_begun = True
            self.own.is_first(self.seat, is_alien)
        self.own.is_known(self.seat, is_alien)
        found = self.own.chances()
        for seat in range(self.seats):
            if view.tracks[STATUS + seat] in (REVEALED, DESTROYED):
                found[seat] = 1.0
            elif view.tracks[STATUS + seat] == PLAYING and view.tracks[DISC + seat] == GREEN_SPACE:
                found[seat] = 0.0
        found[self.seat] = 1.0 if is_alien else 0.0
        return found

    def reputation(self, view: View) -> list[float]:
        """By seat: what a spectator thinks of it."""
        return self.public.chances()

    def _suspicion_of_figures(self, view: View) -> list[float]:
        """Two of eight cards are aliens; those that were shown are not under anybody any more."""
        shown = view.zones[ROLE_SHOWN]
        hidden = SECRET_ROLES - len(shown)
        each = (ALIEN_ROLES - shown.count(ALIEN_ROLE)) / hidden if hidden > 0 else 0.0
        found = [0.0] * SHARED_FIGURES
        for figure in range(SHARED_FIGURES):
            if view.tracks[STATUS + figure] == REVEALED:
                found[figure] = 1.0
            elif view.zones[ROLE_CARDS + figure]:
                found[figure] = each
        return found

    # What was heard

    def _weigh(self, seat: int, ratio: float) -> None:
        self.public.weigh(seat, ratio)
        if seat != self.seat:
            self.own.weigh(seat, ratio)

    def _changed(self, heard: Heard) -> None:
        if self.tracks:
            track, _, value = heard.arguments
            self.tracks[track] = value

    def _chose(self, heard: Heard) -> None:
        seat, verb = heard.arguments
        if not heard.secret or not self.tracks:
            return
        if verb in (WORK, SPECIAL):
            self._went(seat, first_of(heard.secret[0]))
        elif verb == GIVE_TO and self.revealed and self.tracks[LEADER] == seat:
            place = self.tracks[AT + first_of(heard.secret[0])]
            if self.revealed[-1] == SABOTAGE and not self.tracks[EVER_REVEALED]:
                self._weigh(seat, HURT if place in SORE else SPARED)
        elif verb == STOP and len(self.revealed) < self.laid - 1:
            self._weigh(seat, STOPPED if self.revealed.count(SABOTAGE) < 2 else 1.2)
        elif verb == REVEAL_CARD:
            self._weigh(seat, WENT_ON)

    def _went(self, seat: int, place: int) -> None:
        if place >= GREEN:
            return  # the alien never comes to the Rec Room, and those who have still to move are there
        self.visits[place] += 1
        there = [
            other
            for other in range(self.seats)
            if self.tracks[AT + other] == place and self.tracks[STATUS + other] == PLAYING
        ]
        if there:
            if not self.tracks[EVER_REVEALED]:  # later people seek company
                self._weigh(seat, JOINED_TEAM if IS_TEAM[place] else JOINED)

    def _moved(self, heard: Heard) -> None:
        source, target, count = heard.arguments
        if target == PILE and source != PILE_OPEN:
            if source == ACTION_DECK:  # T5.4: the first of a round
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

    def _shown(self, heard: Heard) -> None:
        source, target = heard.arguments[:2]
        if target == NOW:
            self.revealed.append(heard.arguments[2])
        elif target == PILE_OPEN:
            self.laid += 1
            if heard.arguments[2] == SABOTAGE and HAND <= source < HAND + self.seats:
                self._weigh(source - HAND, OPEN_SABOTAGE)

    def _met(self, heard: Heard) -> None:
        self.own.begin_meeting()
        self.public.begin_meeting()

    def _looked(self, heard: Heard) -> None:
        seat, other = heard.arguments
        self.public.looked(seat, other)
        if seat != self.seat:
            self.own.looked(seat, other)
        elif heard.secret:
            self.own.weigh(other, CERTAIN if heard.secret[0] == ALIEN else 1.0 - SEEN)

    def _bitten(self, heard: Heard) -> None:
        self.public.bitten(heard.arguments[0])
        if heard.arguments[0] != self.seat:
            self.own.bitten(heard.arguments[0])

    def _role_shown(self, heard: Heard) -> None:
        figure, role = heard.arguments
        ratio = CERTAIN if role == ALIEN else 0.0
        self.public.weigh(figure, ratio)
        if figure != self.seat:
            self.own.weigh(figure, ratio)

    def _struck(self, heard: Heard) -> None:
        place, strength = heard.arguments
        if place < GREEN:
            self.strikes[place] += strength
