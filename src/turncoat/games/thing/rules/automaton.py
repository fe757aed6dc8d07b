"""T23.4, T23.5: where the revealed alien strikes with 1-3 players, without a player's decision."""

from turncoat.games.thing.board import FIRST_LOCATION, LOCATIONS, STRENGTH, TURNED_UP
from turncoat.games.thing.places import DORMITORY, GREEN, KENNEL, REC_ROOM
from turncoat.games.thing.rules.encounters import begin_strikes
from turncoat.games.thing.rules.people import figures_at
from turncoat.games.thing.vocabulary import MAY_STAY, STAY_IN_REC_ROOM
from turncoat.kernel.atoms import move_all, move_top, shuffle
from turncoat.kernel.state import State


def automaton_strikes(s: State) -> None:
    """The automaton strikes in random places, with one strength more than the largest group in each, until its strength
    is used up."""
    left = s.tracks[STRENGTH]
    if not left:
        return
    places = [*range(GREEN), DORMITORY]
    if s.settings[STAY_IN_REC_ROOM] == MAY_STAY:
        places.append(REC_ROOM)
    crowd = max(len(figures_at(s, place)) for place in places)
    strengths = [0] * (KENNEL + 1)
    shuffle(s, LOCATIONS, "T23.5")
    while left and s.zones[LOCATIONS]:
        card = move_top(s, LOCATIONS, TURNED_UP, "T23.5")
        there = min(left, crowd + 1)
        strengths[card - FIRST_LOCATION] = there
        left -= there
    move_all(s, TURNED_UP, LOCATIONS, "T4.4")
    shuffle(s, LOCATIONS, "T4.4")
    begin_strikes(s, strengths, "T23.5")
