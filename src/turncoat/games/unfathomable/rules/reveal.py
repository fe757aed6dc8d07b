"""38: revealing as a traitor, in its seven steps."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import (
    CHARACTER,
    FACEUP,
    FEAT,
    LOYALTY,
    MYTHOS_DISCARD,
    PLAY_AREA,
    REVEALED,
)
from turncoat.games.unfathomable.cards import FIRST_SPELL, TREACHERY
from turncoat.games.unfathomable.content.sheets import REVEAL_ABILITIES
from turncoat.games.unfathomable.rules.ending import FAR_ENOUGH, distance
from turncoat.games.unfathomable.rules.paying import exchange
from turncoat.games.unfathomable.rules.people import is_in_brig
from turncoat.games.unfathomable.rules.titles import lose_titles
from turncoat.games.unfathomable.vocabulary import GIVE_CARD
from turncoat.kernel.atoms import move_all, move_card, put
from turncoat.kernel.effects import start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Option, Seat, first_of, option
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State

ANY_NUMBER: Final = 99

WHO: Final = 0
REVEALING = Procedure("revealing", {"who": WHO}, {"who": SEAT})


def reveal_as_traitor(s: State, seat: Seat, card: Card) -> None:
    """38.1: one Hybrid or Cultist card is shown. From now on the player counts as a traitor (ruling A11)."""
    move_card(s, card, LOYALTY + seat, FACEUP + seat, "38.1")
    put(s, REVEALED + seat, 1, "38.7")
    REVEALING.push(s, [seat])


@REVEALING.step
def reveal_ability(s: State, f: Frame) -> None:
    """38.2, 37: not in the Brig."""
    seat = f.v[WHO]
    if not is_in_brig(s, seat):
        start(s, REVEAL_ABILITIES[s.tracks[CHARACTER + seat]], seat)


@REVEALING.step
def other_loyalty(s: State, f: Frame) -> None:
    """38.3: below distance 12 the other loyalty cards go to one other player."""
    if distance(s) >= FAR_ENOUGH or not s.zones[LOYALTY + f.v[WHO]]:
        REVEALING.go(f, "lose_all_titles")


class GiveTheRest(Ask):
    rule: ClassVar[str] = "38.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(GIVE_CARD, other) for other in range(s.seats) if other != seat]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_all(s, LOYALTY + seat, LOYALTY + first_of(option), "38.3")


REVEALING.ask("give_the_rest", GiveTheRest())


@REVEALING.step
def lose_all_titles(s: State, f: Frame) -> None:
    """38.4"""
    lose_titles(s, f.v[WHO], is_revealing=True)


@REVEALING.step
def clear_play_area(s: State, f: Frame) -> None:
    """38.5: mythos cards are discarded, the feat leaves the game."""
    seat = f.v[WHO]
    for card in [card for card in s.zones[PLAY_AREA + seat] if card < FIRST_SPELL]:
        move_card(s, card, PLAY_AREA + seat, MYTHOS_DISCARD, "38.5")
    if s.tracks[FEAT + seat]:
        put(s, FEAT + seat, 0, "38.5")


@REVEALING.step
def take_up_treachery(s: State, f: Frame) -> None:
    """38.6: outside the Brig, any number of cards for as many treachery cards."""
    if not is_in_brig(s, f.v[WHO]):
        exchange(s, f.v[WHO], ANY_NUMBER, 1 << TREACHERY)
