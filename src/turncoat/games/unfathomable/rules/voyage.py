"""Appendix IV, steps 9-17: characters, items, places, hands, titles, loyalty; then the turns."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import (
    AT,
    CHARACTER,
    CHARACTERS,
    DEALS_AFTER,
    ITEM_DECK,
    ITEMS,
    MOST_SEATS,
)
from turncoat.games.unfathomable.content.characters import FIRST_GAME_CREWS, OWN_ITEMS, STARTS
from turncoat.games.unfathomable.rules.skill_cards import choose_from_set, draw, skill_set
from turncoat.games.unfathomable.rules.titles import give_titles
from turncoat.games.unfathomable.rules.turn import TURN
from turncoat.games.unfathomable.rules.waypoints import deal_loyalty
from turncoat.games.unfathomable.vocabulary import CREW, FIRST_GAME, RANDOM_CREW, TAKE_CHARACTER, YES
from turncoat.kernel.atoms import move_card, put, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

FIRST_HAND: Final = 3  # A4.13

WHO: Final = 0
SEEN_TO: Final = 1
VOYAGE = Procedure("voyage", {"who": WHO, "seen_to": SEEN_TO}, {"who": SEAT})


def free_characters(s: State) -> list[int]:
    """A4.9; the first game has recommended crews."""
    crew = FIRST_GAME_CREWS[s.seats] if s.settings[FIRST_GAME] == YES else tuple(range(len(CHARACTERS)))
    taken = s.tracks[CHARACTER : CHARACTER + MOST_SEATS]
    return [character for character in sorted(crew) if character not in taken]


@VOYAGE.step
def next_to_choose(s: State, f: Frame) -> None:
    """A4.9: clockwise from the first player; or characters are drawn at random."""
    if s.settings[CREW] == RANDOM_CREW:
        for offset in range(s.seats):
            free = free_characters(s)
            put(s, CHARACTER + (s.current + offset) % s.seats, free[s.dice.below(len(free))], "A4.9")
        f.v[SEEN_TO] = s.seats
    if f.v[SEEN_TO] == s.seats:
        VOYAGE.go(f, "embark")
        return
    f.v[WHO] = (s.current + f.v[SEEN_TO]) % s.seats
    f.v[SEEN_TO] += 1


class TakeCharacter(Ask):
    rule: ClassVar[str] = "A4.9"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(TAKE_CHARACTER, character) for character in free_characters(s)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        put(s, CHARACTER + seat, first_of(option), "A4.9")
        VOYAGE.go(f, "next_to_choose")


VOYAGE.ask("take_character", TakeCharacter())


@VOYAGE.step
def embark(s: State, f: Frame) -> None:
    """A4.10-A4.12, A4.14, A4.15: the players' items and places, and the titles."""
    come_aboard(s)
    f.v[SEEN_TO] = 1


def come_aboard(s: State) -> None:
    for seat in range(s.seats):
        character = s.tracks[CHARACTER + seat]
        move_card(s, OWN_ITEMS[character], ITEM_DECK, ITEMS + seat, "A4.11")
        put(s, AT + seat, STARTS[character], "A4.12")
    shuffle(s, ITEM_DECK, "A4.11")
    give_titles(s)


@VOYAGE.step
def first_hands(s: State, f: Frame) -> None:
    """A4.13: from the left of the first player on, three cards of one's set; the first player has none. In a
    first game it is the whole set."""
    while f.v[SEEN_TO] < s.seats:
        seat = (s.current + f.v[SEEN_TO]) % s.seats
        f.v[SEEN_TO] += 1
        if s.settings[FIRST_GAME] != YES:
            VOYAGE.go(f, "first_hands")
            choose_from_set(s, seat, FIRST_HAND)
            return
        for skill, count in enumerate(skill_set(s, seat)):
            draw(s, seat, skill, count, "A4.13")


@VOYAGE.step
def first_loyalty(s: State, f: Frame) -> None:
    """A4.16, A4.17; in a first game, after the first turns of all players."""
    if s.settings[FIRST_GAME] == YES:
        put(s, DEALS_AFTER, s.seats, "A4.17")
    else:
        deal_loyalty(s)


@VOYAGE.step
def set_sail(s: State, f: Frame) -> None:
    """Start the first turn; a turn's procedure starts the next one."""
    TURN.push(s, [s.current])
