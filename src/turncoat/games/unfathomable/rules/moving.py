"""9, 40, 44.9: moves of characters, and the spaces open to them."""

from turncoat.games.unfathomable.board import AT
from turncoat.games.unfathomable.rules.people import is_human, is_in_brig
from turncoat.games.unfathomable.rules.titles import lose_titles
from turncoat.games.unfathomable.spaces import BRIG, FIRST_DECK, SICK_BAY, Space
from turncoat.kernel.atoms import put
from turncoat.kernel.ids import Seat
from turncoat.kernel.state import State


def put_character(s: State, seat: Seat, space: Space, rule: str) -> None:
    """Place a character. A human who enters the Brig loses all titles (9.2, 49.3)."""
    was_in_brig = is_in_brig(s, seat)
    put(s, AT + seat, space, rule)
    if space == BRIG and not was_in_brig and is_human(s, seat):
        lose_titles(s, seat)


def move_by_effect(s: State, seat: Seat, space: Space, rule: str) -> None:
    """9.4: an effect that does not mention the Brig moves no character out of it."""
    s.result = 0
    if not is_in_brig(s, seat):
        put_character(s, seat, space, rule)
        s.result = 1


def open_to_move(s: State, seat: Seat) -> list[Space]:
    """3.3, 3.10, 9.9, 40.4, 44.6: other ship spaces except the Brig and the Sick Bay; none from the Brig."""
    if is_in_brig(s, seat):
        return []
    here = s.tracks[AT + seat]
    return [space for space in range(FIRST_DECK, SICK_BAY) if space != here]
