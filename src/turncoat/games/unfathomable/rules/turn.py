"""53: a turn, of a human or of a revealed traitor."""

from typing import Final

from turncoat.games.unfathomable.board import BARRICADED, DEALS_AFTER, ROOMS_USED, USED
from turncoat.games.unfathomable.rules.items import choose_improvement
from turncoat.games.unfathomable.rules.mythos import mythos_step
from turncoat.games.unfathomable.rules.people import is_human
from turncoat.games.unfathomable.rules.performing import perform_actions
from turncoat.games.unfathomable.rules.skill_cards import keep_hand_limit, receive_skills
from turncoat.games.unfathomable.rules.waypoints import deal_loyalty
from turncoat.games.unfathomable.vocabulary import ACTION_STEP
from turncoat.kernel.atoms import pass_turn_to, put
from turncoat.kernel.frames import Frame
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State
from turncoat.kernel.windows import end_orders, open_window

ACTIONS: Final = 2  # 53.5, 53.11

WHO: Final = 0
ENDED: Final = 1  # the Action step is over; set by a reaction (52.2)
TURN = Procedure("turn", {"who": WHO, "ended": ENDED}, {"who": SEAT})


@TURN.step
def begin(s: State, f: Frame) -> None:
    """53.1, 53.8, 53.13; 1.10: limits apply to each player's turn."""
    pass_turn_to(s, f.v[WHO], "53.1")
    end_orders(s, f.v[WHO])
    for track, rule in ((USED, "1.10"), (ROOMS_USED, "3.8"), (BARRICADED, "1.11")):
        if s.tracks[track]:
            put(s, track, 0, rule)
    f.v[ENDED] = 0


@TURN.step
def improvement(s: State, f: Frame) -> None:
    """24.8, 24.10: before skills are received."""
    choose_improvement(s, f.v[WHO])


@TURN.step
def receive(s: State, f: Frame) -> None:
    """53.4, 53.10"""
    receive_skills(s, f.v[WHO])


@TURN.step
def start_of_actions(s: State, f: Frame) -> None:
    """52.2: some treachery cards are played now."""
    open_window(s, ACTION_STEP, f.v[WHO])


@TURN.step
def actions(s: State, f: Frame) -> None:
    """53.5, 53.11"""
    if not f.v[ENDED]:
        perform_actions(s, f.v[WHO], ACTIONS)


@TURN.step
def mythos(s: State, f: Frame) -> None:
    """53.6; 38.8, 53.9: not for a revealed traitor, even one revealed in this turn."""
    if is_human(s, f.v[WHO]):
        mythos_step(s, f.v[WHO])


@TURN.step
def discard(s: State, f: Frame) -> None:
    """53.7, 53.12"""
    keep_hand_limit(s)


@TURN.step
def pass_on(s: State, f: Frame) -> None:
    """53.8, 53.13: to the left. In a first game loyalty is dealt after the first turn of all players."""
    if s.tracks[DEALS_AFTER]:
        put(s, DEALS_AFTER, s.tracks[DEALS_AFTER] - 1, "A4.17")
        if not s.tracks[DEALS_AFTER]:
            deal_loyalty(s)
    f.v[WHO] = (f.v[WHO] + 1) % s.seats
    TURN.go(f, "begin")
