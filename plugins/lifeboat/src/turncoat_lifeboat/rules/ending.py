"""L7: how the game ends and who wins."""

from turncoat.kernel.atoms import end_game
from turncoat.kernel.ids import Seat, Seats
from turncoat.kernel.state import State
from turncoat_lifeboat.board import FACEUP, LOYALTY, WRECKER
from turncoat_lifeboat.vocabulary import LANDED


def is_wrecker(s: State, seat: Seat) -> bool:
    """L1.3: one wrecker card is enough."""
    return WRECKER in s.zones[LOYALTY + seat] or WRECKER in s.zones[FACEUP + seat]


def wreckers(s: State) -> Seats:
    seats = 0
    for seat in range(s.seats):
        if is_wrecker(s, seat):
            seats |= 1 << seat
    return seats


def end_for_sailors(s: State, rule: str) -> None:
    end_game(s, LANDED, s.game.all_seats(s) & ~wreckers(s), rule)


def end_for_wreckers(s: State, ending: int, rule: str) -> None:
    end_game(s, ending, wreckers(s), rule)
