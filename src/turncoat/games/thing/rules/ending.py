"""T19: endings and winners."""

from turncoat.games.thing.board import TURNED
from turncoat.games.thing.rules.people import humans_left, is_alien, is_shared, players
from turncoat.games.thing.vocabulary import ALL_INFECTED, ESCAPED, LAST_ABSORBED
from turncoat.kernel.atoms import end_game
from turncoat.kernel.ids import Seats
from turncoat.kernel.state import State


def team(s: State, *, aliens: bool) -> Seats:
    """T19.11: absorbed and revealed players share the fate of their team."""
    members = 0
    for seat in range(s.seats):
        if is_alien(s, seat) == aliens:
            members |= 1 << seat
    return members


def end_for_humans(s: State, rule: str) -> None:
    everybody = (1 << s.seats) - 1
    end_game(s, ESCAPED, everybody if is_shared(s.seats) else team(s, aliens=False), rule)


def end_for_aliens(s: State, ending: int, rule: str) -> None:
    """The aliens win. With 1-3 players that is a loss for all."""
    end_game(s, ending, 0 if is_shared(s.seats) else team(s, aliens=True), rule)


def end_if_no_human_is_left(s: State) -> None:
    """T19.7: after a figure was absorbed or taken over."""
    if not (players(s) if is_shared(s.seats) else humans_left(s)):
        end_for_aliens(s, LAST_ABSORBED, "T19.7")


def end_if_all_are_infected(s: State) -> None:
    """T19.10: all aliens win except the one infected last; two infected in one check are both last (ruling R8)."""
    if humans_left(s):
        return
    last = max(s.tracks[TURNED + seat] for seat in range(s.seats))
    winners = 0
    for seat in range(s.seats):
        if is_alien(s, seat) and (last == 0 or s.tracks[TURNED + seat] != last):
            winners |= 1 << seat
    end_game(s, ALL_INFECTED, winners, "T19.10")
