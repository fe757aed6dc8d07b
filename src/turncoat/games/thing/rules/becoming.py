"""T16, T24: becoming the revealed alien, being absorbed, and the succession of the leader."""

from typing import ClassVar, Final

from turncoat.games.thing.board import (
    ABSORBED,
    ACTION_DECK,
    ALIEN,
    AT,
    DISC,
    EVER_REVEALED,
    HAND,
    LEADER,
    LYING,
    REVEALED,
    STATUS,
    STRENGTH,
    THREAT,
    TOKEN_HOLDER,
)
from turncoat.games.thing.numbers import DISC_LAST
from turncoat.games.thing.places import GONE
from turncoat.games.thing.rules.ending import end_if_no_human_is_left
from turncoat.games.thing.rules.holdings import give_up_all
from turncoat.games.thing.rules.people import is_playing, is_shared, owner, players
from turncoat.games.thing.vocabulary import FIRST_RULES, GIVE_TO, ROLE_REVEALED, RULES
from turncoat.kernel.atoms import move_at, put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, Option, Seat, first_of, option
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

SHARED_STRENGTH: Final = 5  # T24.4


def leave_board(s: State, figure: int, status: int, why: str, rule: str) -> None:
    """Remove figure and disc; cards go under their decks (T16.1; ruling R29 for the absorbed). A leader
    passes the board on, a token holder returns it (T16.4; R47 and R28 for the absorbed)."""
    revealed = status == REVEALED
    put(s, STATUS + figure, status, why)
    put(s, AT + figure, GONE, rule)
    put(s, LYING + figure, 0, rule)
    put(s, DISC + figure, 0, rule)
    give_up_all(s, figure, rule)
    if is_shared(s.seats):
        return
    hand = HAND + figure
    while s.zones[hand]:
        move_at(s, hand, s.dice.below(len(s.zones[hand])), ACTION_DECK, 0, rule)
    if s.tracks[TOKEN_HOLDER] == figure:
        put(s, TOKEN_HOLDER, NOBODY, "T16.4" if revealed else "R28")
    if s.tracks[LEADER] == figure:
        pass_leader_left(s, "T16.4" if revealed else "R47")


def pass_leader_left(s: State, rule: str) -> None:
    """Pass the leader board to the next seat that still plays."""
    for offset in range(1, s.seats + 1):
        seat = (s.tracks[LEADER] + offset) % s.seats
        if any(owner(s, figure) == seat for figure in players(s)):
            if seat != s.tracks[LEADER]:
                put(s, LEADER, seat, rule)
            return


def become_revealed(s: State, figure: int, rule: str, *, is_shown: bool = False) -> None:
    """T16.2, T16.3, T24.4: the first alien gets half the players' strength, every later one adds 1.
    `is_shown`: a test has shown the role."""
    if not is_shown:
        tell(s, ROLE_REVEALED, rule, (figure, ALIEN))
    leave_board(s, figure, REVEALED, rule, "T16.1")
    shared = is_shared(s.seats)
    if s.tracks[EVER_REVEALED]:
        put(s, STRENGTH, s.tracks[STRENGTH] + 1, "T24.4" if shared else "T16.3")
    else:
        first = "T24.4" if shared else "T16.2"
        put(s, EVER_REVEALED, 1, first)
        put(s, STRENGTH, SHARED_STRENGTH if shared else s.seats // 2, first)
    end_if_no_human_is_left(s)


def be_absorbed(s: State, figure: int) -> None:
    """T8.7: the figure leaves the game but stays in its team."""
    leave_board(s, figure, ABSORBED, "T8.7", "T8.7")
    put(s, STRENGTH, s.tracks[STRENGTH] + 1, "T8.7")
    end_if_no_human_is_left(s)


# T24.3: the threat marker takes over a figure

AMONG: Final = 0  # figures, as bits
THREATENED = Procedure("threatened", {"among": AMONG})


def threatened_figures(s: State) -> list[int]:
    """Figures whose disc is on the marker's space, or to the right of it."""
    return [figure for figure in players(s) if s.tracks[DISC + figure] >= s.tracks[THREAT]]


def move_marker(s: State, space: int, rule: str) -> None:
    """Move the marker, within the track. T24.3: it may reach discs or pass them."""
    before = s.tracks[THREAT]
    put(s, THREAT, max(0, min(s.game.numbers[DISC_LAST] + 1, space)), rule)
    check_moved_discs(s, players(s) if s.tracks[THREAT] != before else [])


def check_moved_discs(s: State, moved: list[int]) -> None:
    """T24.3, ruling R41: at most one of the figures whose discs moved turns into an alien; a disc left on the marker's
    space is safe until it or the marker moves. By the first rules every disc counts, moved or not."""
    if not is_shared(s.seats):
        return
    reached = [
        figure for figure in threatened_figures(s) if figure in moved or s.settings[RULES] == FIRST_RULES
    ]
    if len(reached) == 1:
        become_revealed(s, reached[0], "T24.3")
    elif reached:
        THREATENED.push(s, [sum(1 << figure for figure in reached)])


class ChooseTaken(Ask):
    """The leader chooses which of several figures turns into an alien."""

    rule: ClassVar[str] = "T24.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(GIVE_TO, figure) for figure in threatened_figures(s) if f.v[AMONG] >> figure & 1]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if is_playing(s, first_of(option)):
            become_revealed(s, first_of(option), "T24.3")


THREATENED.ask("choose_taken", ChooseTaken())
