"""2.2, 41.4: using the action of a skill card in hand."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import HAND, ITEMS, PLAYED, SKILL_DISCARD
from turncoat.games.unfathomable.cards import ELDER_SIGN_AMULET, LORE, skill_of
from turncoat.games.unfathomable.rules.people import is_in_brig
from turncoat.kernel.atoms import move_card
from turncoat.kernel.effects import start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Option, Seat, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.verbs import ACCEPT, DECLINE

WHO: Final = 0
CARD: Final = 1
PLAYING = Procedure("playing", {"who": WHO, "card": CARD}, {"who": SEAT, "card": "card"})


def play_card(s: State, seat: Seat, card: Card) -> None:
    """The card is open while it is resolved, then discarded."""
    move_card(s, card, HAND + seat, PLAYED, "41.4")
    PLAYING.push(s, [seat, card])


@PLAYING.step
def resolve(s: State, f: Frame) -> None:
    start(s, s.game.card_effects[f.v[CARD]], f.v[WHO], f.v[CARD])


@PLAYING.step
def again(s: State, f: Frame) -> None:
    """The Elder Sign Amulet lets its owner resolve a lore card twice; not in the Brig (9.6)."""
    seat = f.v[WHO]
    has_amulet = ELDER_SIGN_AMULET in s.zones[ITEMS + seat] and not is_in_brig(s, seat)
    effect = s.game.card_effects[f.v[CARD]]
    possible = effect.is_possible(s, Frame(-1, 0, [seat, f.v[CARD], 0, 0, 0], None))
    if not (has_amulet and skill_of(f.v[CARD]) == LORE and possible):
        PLAYING.go(f, "discard")


class Twice(Ask):
    rule: ClassVar[str] = "24.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(ACCEPT), option(DECLINE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == ACCEPT:
            start(s, s.game.card_effects[f.v[CARD]], seat, f.v[CARD])


PLAYING.ask("twice", Twice())


@PLAYING.step
def discard(s: State, f: Frame) -> None:
    move_card(s, f.v[CARD], PLAYED, SKILL_DISCARD + skill_of(f.v[CARD]), "41.4")
