"""T14: the Rec Room: trading, voting, and revealing oneself."""

from typing import ClassVar, Final

from turncoat.games.thing.board import AT, FLAMES, FLAMETHROWER, FUEL_CARD, LYING, OFFER, ROUND
from turncoat.games.thing.places import REC_ROOM
from turncoat.games.thing.rules.becoming import become_revealed
from turncoat.games.thing.rules.holdings import items, weapons
from turncoat.games.thing.rules.people import in_turn_order, is_alien, owner, players
from turncoat.games.thing.rules.suspicion import is_cleared, move_disc
from turncoat.games.thing.words import (
    ABSTAIN,
    ACCUSE,
    DONE,
    EARLIEST_REVEAL,
    OFFER_GIFT,
    OFFER_SWAP,
    RETURN_WITH,
    REVEAL_SELF,
    STAY_HIDDEN,
    VOTED,
)
from turncoat.kernel.atoms import move_card, put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import (
    NO_OPTION,
    NOBODY,
    Card,
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

OFFERS: Final = 3  # that a player may make in one round: nobody is asked for ever


def come_back(s: State) -> None:
    """T14.1: everybody returns and stands up."""
    for figure in players(s):
        put(s, AT + figure, REC_ROOM, "T14.1")
        if s.tracks[LYING + figure]:
            put(s, LYING + figure, 0, "T14.1")


# Trading

GIVER: Final = 0
SEEN_TO: Final = 1  # figures, bit by bit
LEFT: Final = 2
PARTNER: Final = 3
SWAPS: Final = 4
TRADING = Procedure(
    "trading",
    {"giver": GIVER, "seen_to": SEEN_TO, "left": LEFT, "partner": PARTNER, "swaps": SWAPS},
    {"giver": "figure", "partner": "figure"},
)


def trade(s: State) -> None:
    TRADING.push(s, [0])


def belongings(s: State, figure: int) -> list[Card]:
    """Ruling R30: weapons and items, no lab tokens."""
    return sorted({*s.zones[weapons(s, figure)], *s.zones[FLAMES + figure], *s.zones[items(s, figure)]})


def how_many(s: State, figure: int) -> int:
    return len(s.zones[weapons(s, figure)]) + len(s.zones[FLAMES + figure]) + len(s.zones[items(s, figure)])


def home_of(s: State, figure: int, card: Card) -> Zone:
    for zone in (weapons(s, figure), FLAMES + figure, items(s, figure)):
        if card in s.zones[zone]:
            return zone
    raise ValueError(card)


def hand_over(s: State, card: Card, source: Zone, figure: int) -> None:
    """A flamethrower stays open and keeps its canisters."""
    if card in (FLAMETHROWER, FLAMETHROWER + 1):
        move_card(s, card, source, FLAMES + figure, "T14.1")
    elif card < FUEL_CARD:
        move_card(s, card, source, weapons(s, figure), "T14.1")
    else:
        move_card(s, card, source, items(s, figure), "T14.1")


@TRADING.step
def next_giver(s: State, f: Frame) -> None:
    """From the leader on, whoever is seen to have anything."""
    for figure in in_turn_order(s):
        if not f.v[SEEN_TO] >> figure & 1:
            f.v[SEEN_TO] |= 1 << figure
            if how_many(s, figure) and len(players(s)) > 1:
                f.v[GIVER] = figure
                f.v[LEFT] = OFFERS
                return
    s.stack.pop()


class MakeOffer(Ask):
    """What is offered, only the other is shown (T20.11)."""

    rule: ClassVar[str] = "T14.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[GIVER])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        found = [option(DONE)]
        for card in belongings(s, f.v[GIVER]):
            for other in players(s):
                if other != f.v[GIVER]:
                    found.append(option(OFFER_GIFT, card, other))
                    if how_many(s, other):
                        found.append(option(OFFER_SWAP, card, other))
        return found

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == DONE:
            TRADING.go(f, "next_giver")
            return
        f.v[PARTNER] = second_of(option)
        f.v[SWAPS] = 1 if verb_of(option) == OFFER_SWAP else 0
        card = first_of(option)
        move_card(s, card, home_of(s, f.v[GIVER], card), OFFER + owner(s, f.v[PARTNER]), "T14.1")


TRADING.ask("make_offer", MakeOffer())


class AnswerOffer(Ask):
    """A gift is taken or declined; for a swap one gives something back."""

    rule: ClassVar[str] = "T14.1"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[PARTNER])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        if f.v[SWAPS]:
            own = belongings(s, f.v[PARTNER])
            return [option(DECLINE), *[option(RETURN_WITH, card) for card in own]]
        return [option(DECLINE), option(ACCEPT)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        offer = OFFER + seat
        card = s.zones[offer][0]
        verb = verb_of(option)
        if verb == DECLINE:
            hand_over(s, card, offer, f.v[GIVER])
        else:
            if verb == RETURN_WITH:
                given = first_of(option)
                hand_over(s, given, home_of(s, f.v[PARTNER], given), f.v[GIVER])
            hand_over(s, card, offer, f.v[PARTNER])


TRADING.ask("answer_offer", AnswerOffer())


@TRADING.step
def another(s: State, f: Frame) -> None:
    f.v[LEFT] -= 1
    TRADING.go(f, "make_offer" if f.v[LEFT] and how_many(s, f.v[GIVER]) else "next_giver")


# Voting and revealing oneself, with 4-8 players

ACCUSING = Procedure("accusing", {})


def accuse_each_other(s: State) -> None:
    ACCUSING.push(s, [])


class Vote(SealedAsk):
    """T14.2-T14.4: one other who is not cleared, or nobody; all at once."""

    rule: ClassVar[str] = "T14.2"

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        found = 0
        for seat in players(s):
            found |= 1 << seat
        return found

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


class RevealOneself(SealedAsk):
    """T14.5, ruling R27: everybody is asked alike, after the vote."""

    rule: ClassVar[str] = "T14.5"
    shows_progress: ClassVar[bool] = False

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        found = 0
        for seat in players(s):
            found |= 1 << seat
        return found

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        may = is_alien(s, seat) and s.tracks[ROUND] > s.settings[EARLIEST_REVEAL]
        return [option(STAY_HIDDEN), option(REVEAL_SELF)] if may else [option(STAY_HIDDEN)]

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        for seat in in_turn_order(s):
            if answers[seat] != NO_OPTION and verb_of(answers[seat]) == REVEAL_SELF and s.ending == RUNNING:
                become_revealed(s, seat, "T14.5")


ACCUSING.ask("reveal_oneself", RevealOneself())
