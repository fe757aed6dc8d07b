"""A round: eight phases with 4-8 players, nine with 1-3 (T23)."""

from typing import ClassVar

from turncoat.games.thing.board import CHARACTER, CHARACTERS, LEADER, ROUND, TESTS_DONE
from turncoat.games.thing.rules.actions import give_out_actions
from turncoat.games.thing.rules.arson import offer_arson
from turncoat.games.thing.rules.automaton import automaton_strikes
from turncoat.games.thing.rules.drawing import draw_cards
from turncoat.games.thing.rules.encounters import meet, reveal_plan
from turncoat.games.thing.rules.escape import offer_rescue
from turncoat.games.thing.rules.moving import move_all_characters
from turncoat.games.thing.rules.people import figures, is_shared, owner
from turncoat.games.thing.rules.placing import place_figures
from turncoat.games.thing.rules.planning import plan_strikes
from turncoat.games.thing.rules.rec_room import accuse_each_other, come_back, trade
from turncoat.games.thing.rules.shared import act_with_dice
from turncoat.games.thing.rules.testing import test_each_other
from turncoat.games.thing.rules.upkeep import dogs_and_leader, eat
from turncoat.games.thing.rules.weather import fly, maintain, new_weather
from turncoat.games.thing.vocabulary import TAKE_CHARACTER
from turncoat.kernel.atoms import pass_turn_to, put
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.windows import end_orders

# Before the first round: the choice of characters, if players choose (T1.13)

STATION = Procedure("station", {})
ROUND_PROCEDURE = Procedure("round", {})


def without_character(s: State) -> list[int]:
    return [figure for figure in range(figures(s)) if s.tracks[CHARACTER + figure] < 0]


@STATION.step
def anybody_to_choose(s: State, f: Frame) -> None:
    if not without_character(s):
        STATION.go(f, "begin")


class TakeCharacter(Ask):
    rule: ClassVar[str] = "T1.13"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, without_character(s)[0])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        taken = [s.tracks[CHARACTER + figure] for figure in range(figures(s))]
        return [option(TAKE_CHARACTER, one) for one in range(len(CHARACTERS)) if one not in taken]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        put(s, CHARACTER + without_character(s)[0], first_of(option), "T1.13")
        STATION.go(f, "anybody_to_choose")


STATION.ask("take_character", TakeCharacter())


@STATION.step
def begin(s: State, f: Frame) -> None:
    """Start the first round; a round's procedure starts the next one."""
    ROUND_PROCEDURE.push(s, [])


@ROUND_PROCEDURE.step
def weather(s: State, f: Frame) -> None:
    """T2"""
    put(s, ROUND, s.tracks[ROUND] + 1, "T2")
    if s.tracks[TESTS_DONE]:
        put(s, TESTS_DONE, 0, "T15.3")
    pass_turn_to(s, s.tracks[LEADER], "T2")
    for seat in range(s.seats):
        end_orders(s, seat)
    new_weather(s)


@ROUND_PROCEDURE.step
def maintenance(s: State, f: Frame) -> None:
    """T3"""
    maintain(s)
    if s.ending == RUNNING:
        fly(s)


@ROUND_PROCEDURE.step
def planning(s: State, f: Frame) -> None:
    """T4"""
    if not is_shared(s.seats):
        plan_strikes(s)


@ROUND_PROCEDURE.step
def drawing(s: State, f: Frame) -> None:
    """T5"""
    if not is_shared(s.seats):
        draw_cards(s)


@ROUND_PROCEDURE.step
def movement(s: State, f: Frame) -> None:
    """T6, T23.1"""
    if is_shared(s.seats):
        place_figures(s)
    else:
        move_all_characters(s)


@ROUND_PROCEDURE.step
def strikes(s: State, f: Frame) -> None:
    """T7.3: with 4-8 players the alien's encounters come first."""
    if not is_shared(s.seats):
        reveal_plan(s)


@ROUND_PROCEDURE.step
def encounters(s: State, f: Frame) -> None:
    """T7.2"""
    meet(s)


@ROUND_PROCEDURE.step
def automaton(s: State, f: Frame) -> None:
    """T23.4: with 1-3 players the alien strikes after the encounters."""
    if is_shared(s.seats):
        automaton_strikes(s)


@ROUND_PROCEDURE.step
def arson(s: State, f: Frame) -> None:
    """T11; ruling R21: before boarding."""
    if not is_shared(s.seats):
        offer_arson(s)


@ROUND_PROCEDURE.step
def rescue(s: State, f: Frame) -> None:
    """T19.1"""
    offer_rescue(s)


@ROUND_PROCEDURE.step
def actions(s: State, f: Frame) -> None:
    """T12, T23.7"""
    if is_shared(s.seats):
        act_with_dice(s)
    else:
        give_out_actions(s)


@ROUND_PROCEDURE.step
def rec_room(s: State, f: Frame) -> None:
    """T14.1"""
    come_back(s)
    trade(s)


@ROUND_PROCEDURE.step
def accusations(s: State, f: Frame) -> None:
    """T14.2-T14.5; T23.13: no vote with 1-3 players."""
    if not is_shared(s.seats):
        accuse_each_other(s)


@ROUND_PROCEDURE.step
def tests(s: State, f: Frame) -> None:
    """T15"""
    test_each_other(s)


@ROUND_PROCEDURE.step
def food(s: State, f: Frame) -> None:
    """T17"""
    eat(s)


@ROUND_PROCEDURE.step
def dogs(s: State, f: Frame) -> None:
    """T18, T23.14, T23.15"""
    ROUND_PROCEDURE.go(f, "weather")
    dogs_and_leader(s)
