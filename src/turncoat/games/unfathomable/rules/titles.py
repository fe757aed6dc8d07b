"""49: the Captain, the Keeper of the Tome, and their succession."""

from typing import Final

from turncoat.games.unfathomable.board import CAPTAIN, CHARACTER, KEEPER
from turncoat.games.unfathomable.content.characters import CAPTAINS, KEEPERS
from turncoat.games.unfathomable.rules.people import is_human, is_in_brig
from turncoat.games.unfathomable.vocabulary import (
    CAPTAIN_KEEPS,
    DEPOSED_CAPTAIN,
    FIRST_RULES,
    LOSER_KEEPS,
    RULES,
    TITLES_IN_BRIG,
)
from turncoat.kernel.atoms import put
from turncoat.kernel.ids import Seat, Track
from turncoat.kernel.state import State

TITLES: Final = (CAPTAIN, KEEPER)


def line_of(title: Track) -> tuple[int, ...]:
    return CAPTAINS if title == CAPTAIN else KEEPERS


def in_line(s: State, title: Track) -> list[Seat]:
    """49.1: the seats in play, highest in the line of succession first."""
    seats = {s.tracks[CHARACTER + seat]: seat for seat in range(s.seats)}
    return [seats[character] for character in line_of(title) if character in seats]


def give_titles(s: State) -> None:
    """49.2: at the start each title goes to the highest in its line."""
    for title in TITLES:
        put(s, title, in_line(s, title)[0], "49.2")


def settle_title(s: State, title: Track) -> None:
    """The default for position files: the title goes to the highest in line who may hold it."""
    line = in_line(s, title)
    humans = [seat for seat in line if is_human(s, seat)]
    free = [seat for seat in humans if not is_in_brig(s, seat)]
    put(s, title, (free or humans or line)[0], "49.4")


def lose_titles(s: State, seat: Seat, *, is_revealing: bool = False) -> None:
    """49.3: a player who moves to the Brig or reveals as a traitor loses titles."""
    for title in TITLES:
        if s.tracks[title] == seat:
            pass_on(s, title, is_revealing=is_revealing)


def pass_on(s: State, title: Track, *, is_revealing: bool = False, to_lowest: bool = False) -> None:
    """49.4: to the highest eligible in the line (a card may say the lowest): a human outside the Brig. The
    loser is eligible only if all other humans are in the Brig and the loser does not reveal as a traitor. If
    all humans are in the Brig, to the highest of them; tables may read that the loser keeps it then."""
    loser = s.tracks[title]
    line = in_line(s, title)
    if to_lowest:
        line.reverse()
    humans = [seat for seat in line if is_human(s, seat) and not (is_revealing and seat == loser)]
    free = [seat for seat in humans if not is_in_brig(s, seat) and seat != loser]
    if not free and loser in humans and _keeps(s, loser, to_lowest=to_lowest):
        return
    heirs = free or humans
    if heirs:
        put(s, title, heirs[0], "49.4")


def _keeps(s: State, loser: Seat, *, to_lowest: bool) -> bool:
    """Whether all other humans are in the Brig. A card that says the lowest moves the loser there too, and
    has a reading of its own."""
    if to_lowest:
        return s.settings[DEPOSED_CAPTAIN] == CAPTAIN_KEEPS
    if is_in_brig(s, loser):
        return s.settings[TITLES_IN_BRIG] == LOSER_KEEPS
    return s.settings[RULES] != FIRST_RULES
