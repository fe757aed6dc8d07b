"""T14: the Rec Room: trading, voting, and revealing oneself."""

from typing import ClassVar, Final

from turncoat.games.thing.board import AT, FLAMES, LYING, OFFER, ROUND, TIED
from turncoat.games.thing.places import REC_ROOM
from turncoat.games.thing.rules.becoming import become_revealed
from turncoat.games.thing.rules.holdings import items, weapons
from turncoat.games.thing.rules.people import in_turn_order, is_alien, is_shared, owner, owners, players
from turncoat.games.thing.rules.suspicion import is_cleared, move_disc
from turncoat.games.thing.vocabulary import (
    ABSTAIN,
    ACCUSE,
    DONE,
    EARLIEST_REVEAL,
    HAND_OVER,
    OFFER_GIFT,
    OFFER_SWAP,
    RETURN_WITH,
    REVEAL_ONESELF,
    REVEAL_SELF,
    STAY_HIDDEN,
    VOTED,
)
from turncoat.kernel.atoms import move_card, move_top, put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import (
    NO_OPTION,
    NOBODY,
    Option,
    Seat,
    Seats,
    Zone,
    first_of,
    option,
    second_of,
    verb_of,
)
from turncoat.kernel.procedures import Ask, Procedure, SealedAsk
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.verbs import ACCEPT, DECLINE
from turncoat.kernel.windows import Trigger

OFFERS: Final = 3  # per player and round, so that trading ends


def come_back(s: State) -> None:
    """T14.1, T23.13: all figures return and stand up."""
    rule = "T23.13" if is_shared(s.seats) else "T14.1"
    for figure in players(s):
        put(s, AT + figure, REC_ROOM, rule)
        if s.tracks[LYING + figure]:
            put(s, LYING + figure, 0, rule)
    if s.tracks[TIED]:
        put(s, TIED, 0, rule)


# Trading: all see the kind of the offered card, only the other player which card it is (T20.11)

WEAPON: Final = 0
OPEN_FLAMES: Final = 1
ITEM: Final = 2

GIVER: Final = 0
SEEN_TO: Final = 1  # figures, as bits
LEFT: Final = 2
PARTNER: Final = 3
SWAPS: Final = 4
KIND: Final = 5
RETURNED: Final = 6  # the kind of the card given in return
TRADING = Procedure(
    "trading",
    {
        "giver": GIVER,
        "seen_to": SEEN_TO,
        "left": LEFT,
        "partner": PARTNER,
        "swaps": SWAPS,
        "kind": KIND,
        "returned": RETURNED,
    },
    {"giver": "figure", "partner": "figure", "kind": "kind", "returned": "kind"},
)


def trade(s: State) -> None:
    TRADING.push(s, [0])


def home_of(s: State, figure: int, kind: int) -> Zone:
    """Ruling R30: weapons and items can be traded, lab tokens cannot."""
    if kind == WEAPON:
        return weapons(s, figure)
    return FLAMES + figure if kind == OPEN_FLAMES else items(s, figure)


def kinds_of(s: State, figure: int) -> list[int]:
    return [kind for kind in (WEAPON, OPEN_FLAMES, ITEM) if s.zones[home_of(s, figure, kind)]]


@TRADING.step
def next_giver(s: State, f: Frame) -> None:
    """Starting with the leader, the figures with something to give, by open information."""
    for figure in in_turn_order(s):
        if not f.v[SEEN_TO] >> figure & 1:
            f.v[SEEN_TO] |= 1 << figure
            if kinds_of(s, figure) and len(players(s)) > 1:
                f.v[GIVER] = figure
                f.v[LEFT] = OFFERS
                return
    s.stack.pop()


class MakeOffer(Ask):
    rule: ClassVar[str] = "T14.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[GIVER])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE)]
        for kind in kinds_of(s, f.v[GIVER]):
            for other in players(s):
                if other != f.v[GIVER]:
                    options.append(option(OFFER_GIFT, kind, other))
                    if kinds_of(s, other):
                        options.append(option(OFFER_SWAP, kind, other))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == DONE:
            TRADING.go(f, "next_giver")
            return
        f.v[KIND] = first_of(option)
        f.v[PARTNER] = second_of(option)
        f.v[SWAPS] = 1 if verb_of(option) == OFFER_SWAP else 0


TRADING.ask("make_offer", MakeOffer())


class ChooseCard(Ask):
    """The choice of the card, of the named kind, that changes hands."""

    rule: ClassVar[str] = "T14.1"

    def __init__(self, who: int, kind: int) -> None:
        self.who: Final = who  # variables of the frame
        self.kind: Final = kind

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[self.who])

    def source(self, s: State, f: Frame) -> Zone:
        return home_of(s, f.v[self.who], f.v[self.kind])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(HAND_OVER, card) for card in sorted(set(s.zones[self.source(s, f)]))]


class ChooseOffered(ChooseCard):
    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_card(s, first_of(option), self.source(s, f), OFFER + owner(s, f.v[PARTNER]), "T14.1")


TRADING.ask("choose_offered", ChooseOffered(GIVER, KIND))


class AnswerOffer(Ask):
    """Take or decline a gift, or give something back in a swap."""

    rule: ClassVar[str] = "T14.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[PARTNER])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        if f.v[SWAPS]:
            return [option(DECLINE), *[option(RETURN_WITH, kind) for kind in kinds_of(s, f.v[PARTNER])]]
        return [option(DECLINE), option(ACCEPT)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        if verb == RETURN_WITH:
            f.v[RETURNED] = first_of(option)
            return
        figure = f.v[GIVER] if verb == DECLINE else f.v[PARTNER]
        move_top(s, OFFER + seat, home_of(s, figure, f.v[KIND]), "T14.1")
        TRADING.go(f, "another")


TRADING.ask("answer_offer", AnswerOffer())


class ChooseReturned(ChooseCard):
    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        target = home_of(s, f.v[GIVER], f.v[RETURNED])
        move_card(s, first_of(option), self.source(s, f), target, "T14.1")
        move_top(s, OFFER + seat, home_of(s, f.v[PARTNER], f.v[KIND]), "T14.1")


TRADING.ask("choose_returned", ChooseReturned(PARTNER, RETURNED))


@TRADING.step
def another(s: State, f: Frame) -> None:
    f.v[LEFT] -= 1
    TRADING.go(f, "make_offer" if f.v[LEFT] and kinds_of(s, f.v[GIVER]) else "next_giver")


# Voting and revealing oneself, with 4-8 players

ACCUSING = Procedure("accusing", {})


def accuse_each_other(s: State) -> None:
    ACCUSING.push(s, [])


class Vote(SealedAsk):
    """T14.2-T14.4: each player votes for one other who is not cleared, or for none; all at once."""

    rule: ClassVar[str] = "T14.2"

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        return owners(s, players(s))

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        others = [other for other in players(s) if other != seat and not is_cleared(s, other)]
        return [option(ABSTAIN), *[option(ACCUSE, other) for other in others]]

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        votes = [0] * s.seats
        for seat in range(s.seats):
            if answers[seat] != NO_OPTION and verb_of(answers[seat]) == ACCUSE:
                votes[first_of(answers[seat])] += 1
                tell(s, VOTED, "T14.2", (seat, first_of(answers[seat])))
        for seat in range(s.seats):
            if votes[seat]:
                move_disc(s, seat, votes[seat], "T14.4")


ACCUSING.ask("vote", Vote())


class RevealMoment(Trigger):
    """Names the question below for standing orders: to stay hidden, or to reveal oneself."""

    name: ClassVar[str] = "reveal_oneself"
    rule: ClassVar[str] = "T14.5"
    verbs: ClassVar[tuple[int, ...]] = (STAY_HIDDEN, REVEAL_SELF)
    is_window: ClassVar[bool] = False


class RevealOneself(SealedAsk):
    """T14.5, ruling R27: all players are asked alike, after the vote."""

    rule: ClassVar[str] = "T14.5"
    shows_progress: ClassVar[bool] = False
    trigger: ClassVar[int] = REVEAL_ONESELF

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        return owners(s, players(s))

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        may = is_alien(s, seat) and s.tracks[ROUND] > s.settings[EARLIEST_REVEAL]
        return [option(STAY_HIDDEN), option(REVEAL_SELF)] if may else [option(STAY_HIDDEN)]

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        for seat in in_turn_order(s):
            if answers[seat] != NO_OPTION and verb_of(answers[seat]) == REVEAL_SELF and s.ending == RUNNING:
                become_revealed(s, seat, "T14.5")


ACCUSING.ask("reveal_oneself", RevealOneself())
