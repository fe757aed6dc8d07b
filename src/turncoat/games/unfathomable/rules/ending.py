"""18, 25, 29: endings, loyalty and winners."""

from typing import Final

from turncoat.games.unfathomable.board import FACEUP, JOURNEY, LOYALTY
from turncoat.games.unfathomable.cards import CULTIST, FIRST_WAYPOINT, HYBRID
from turncoat.games.unfathomable.vocabulary import ARRIVED
from turncoat.kernel.atoms import end_game, move_all
from turncoat.kernel.ids import Card, Seat, Seats
from turncoat.kernel.state import RUNNING, State

FAR_ENOUGH: Final = 12  # 29.3


def distance(s: State) -> int:
    """54.1: the total on the waypoint cards in play; `Game.numbers` holds the waypoints' distances."""
    return sum(s.game.numbers[card - FIRST_WAYPOINT] for card in s.zones[JOURNEY])


def has_loyalty(s: State, seat: Seat, card: Card) -> bool:
    return card in s.zones[LOYALTY + seat] or card in s.zones[FACEUP + seat]


def is_traitor(s: State, seat: Seat) -> bool:
    """51: a player with a Hybrid or Cultist card, revealed or not."""
    return has_loyalty(s, seat, HYBRID) or has_loyalty(s, seat, CULTIST)


def end_for_humans(s: State, rule: str) -> None:
    """18.1, 25.2: players with only Human cards win."""
    winners = 0
    for seat in range(s.seats):
        if not is_traitor(s, seat):
            winners |= 1 << seat
    _show_loyalty(s)
    end_game(s, ARRIVED, winners, rule)


def end_for_deep_ones(s: State, ending: int, rule: str) -> None:
    """18.1: Hybrids win; the Cultist too at 12 or more (29.11, 29.12), unless also a Hybrid (29.13)."""
    _show_loyalty(s)
    end_game(s, ending, _deep_one_winners(s), rule)


def _show_loyalty(s: State) -> None:
    """18.1: all loyalty cards are revealed."""
    if s.ending == RUNNING:
        for seat in range(s.seats):
            move_all(s, LOYALTY + seat, FACEUP + seat, "18.1")


def _deep_one_winners(s: State) -> Seats:
    winners = 0
    for seat in range(s.seats):
        cultist_wins = has_loyalty(s, seat, CULTIST) and distance(s) >= FAR_ENOUGH
        if has_loyalty(s, seat, HYBRID) or cultist_wins:
            winners |= 1 << seat
    return winners
