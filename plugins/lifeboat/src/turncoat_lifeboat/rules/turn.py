"""L1, L2: the vows, then the turns: draw, act, weather, discard."""

from typing import ClassVar, Final

from turncoat.kernel.atoms import move_all, move_top, pass_turn_to, put, put_secretly, tell
from turncoat.kernel.effects import start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, Option, Seat, Seats, first_of, option
from turncoat.kernel.procedures import Menu, Procedure, SealedAsk
from turncoat.kernel.state import State
from turncoat.kernel.windows import end_orders
from turncoat_lifeboat.board import (
    DISTANCE,
    FIRST_WEATHER,
    HAND,
    LOYALTY,
    LOYALTY_DECK,
    SKY,
    VOW,
    WATCH_AT,
    WATCHES,
    WEATHER,
    WEATHER_SPENT,
)
from turncoat_lifeboat.content.weather import DECK
from turncoat_lifeboat.rules.actions import Accuse, Bail, Gnaw, LookOut, Rest, Reveal, Row, Untie
from turncoat_lifeboat.rules.cards import HAND_LIMIT, discard, draw
from turncoat_lifeboat.rules.check import begin_check
from turncoat_lifeboat.rules.ending import end_for_wreckers
from turncoat_lifeboat.vocabulary import ADRIFT, SECOND_WATCH, VOW_TO, VOWED

VOYAGE = Procedure("voyage", {})


class MakeVow(SealedAsk):
    """L1.4: each player secretly vows never to vote against one other seat."""

    rule: ClassVar[str] = "L1.4"

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        return s.game.all_seats(s)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(VOW_TO, other) for other in range(s.seats) if other != seat]

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        for seat in range(s.seats):
            put_secretly(s, VOW + seat, first_of(answers[seat]))
            tell(s, VOWED, "L1.4", (seat,), (first_of(answers[seat]),), 1 << seat)


VOYAGE.ask("vow", MakeVow())


@VOYAGE.step
def turns(s: State, f: Frame) -> None:
    """Start the first turn; a turn's procedure starts the next one."""
    TURN.push(s, [s.current])


SEAT: Final = 0
TURN = Procedure("turn", {"seat": SEAT}, {"seat": "seat"})


@TURN.step
def begin(s: State, f: Frame) -> None:
    pass_turn_to(s, f.v[SEAT], "L2")
    end_orders(s, f.v[SEAT])


@TURN.step
def draw_cards(s: State, f: Frame) -> None:
    draw(s, f.v[SEAT], 2)


class Act(Menu):
    rule: ClassVar[str] = "L3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[SEAT]


TURN.ask("act", Act([Row(), Bail(), LookOut(), Accuse(), Untie(), Reveal(), Gnaw(), Rest()]))


@TURN.step
def weather(s: State, f: Frame) -> None:
    """L8: turn up a weather card; when there is none left the boat is adrift for good."""
    if not s.zones[WEATHER]:
        end_for_wreckers(s, ADRIFT, "L7.4")
        return
    number = move_top(s, WEATHER, SKY, "L8.1")
    card = DECK[number - FIRST_WEATHER]
    if card.target:
        begin_check(s, number)
    else:
        start(s, card.failed, f.v[SEAT], number)


@TURN.step
def clear_sky(s: State, f: Frame) -> None:
    move_all(s, SKY, WEATHER_SPENT, "L8.1")


@TURN.step
def second_watch(s: State, f: Frame) -> None:
    """L1.2: at a hidden distance every player is dealt a second loyalty card."""
    if s.tracks[WATCHES] == 1 and s.tracks[DISTANCE] >= s.tracks[WATCH_AT]:
        tell(s, SECOND_WATCH, "L1.2", (s.tracks[DISTANCE],))
        deal_loyalty(s)


def deal_loyalty(s: State) -> None:
    put(s, WATCHES, s.tracks[WATCHES] + 1, "L1.2")
    for seat in range(s.seats):
        move_top(s, LOYALTY_DECK, LOYALTY + seat, "L1.2")


@TURN.step
def hand_limit(s: State, f: Frame) -> None:
    """L2.4"""
    discard(s, f.v[SEAT], len(s.zones[HAND + f.v[SEAT]]) - HAND_LIMIT)


@TURN.step
def end(s: State, f: Frame) -> None:
    f.v[SEAT] = (f.v[SEAT] + 1) % s.seats
    TURN.go(f, "begin")
