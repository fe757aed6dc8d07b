"""Windows of a turn in which only one card or character can react."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import (
    AT,
    BARRICADED,
    FOOD,
    FUEL,
    HAND,
    MYTHOS_DISCARD,
    PLAY_AREA,
    REVEALED,
    SANITY,
    TRAVEL,
)
from turncoat.games.unfathomable.cards import BARRICADE_THE_HATCHES
from turncoat.games.unfathomable.content.characters import EDMUND, JEANNE
from turncoat.games.unfathomable.effects.monsters import Activate
from turncoat.games.unfathomable.effects.ship import Advance, DamageShip
from turncoat.games.unfathomable.rules.mythos import REDRAWN
from turncoat.games.unfathomable.rules.people import is_in_brig
from turncoat.games.unfathomable.rules.reactions.means import has_feat, spend_feat, user_of_sheet
from turncoat.games.unfathomable.rules.resources import lose
from turncoat.games.unfathomable.rules.skill_cards import discard_card
from turncoat.games.unfathomable.rules.turn import ENDED
from turncoat.games.unfathomable.spaces import BOILER_ROOM, CHAPEL, GALLEY
from turncoat.games.unfathomable.vocabulary import (
    BARRICADE,
    DAGON_FIGURE,
    HYDRA_FIGURE,
    JURY_RIG,
    PERFORM_RITES,
    RANSACK,
    REDRAW,
)
from turncoat.kernel.amounts import Number
from turncoat.kernel.atoms import move_card, put
from turncoat.kernel.effects import Cost, Seq, start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, first_of, option, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.windows import SUBJECT, Trigger, opener

RANSACK_CARD: Final = 28  # treachery 4
RITES_CARD: Final = 29  # treachery 5
USED_UP: Final = -1  # the subject of a window in which the one reaction was used

JURY_RIGGED: Final = Cost(DamageShip(), Advance(TRAVEL, Number(1)))
RITES: Final = Seq((Activate(HYDRA_FIGURE), Activate(DAGON_FIGURE)))
PLUNDER: Final = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}


class AfterBoilerRoom(Trigger):
    """Jury Rigger: travel was advanced in the Boiler Room; Jeanne may add to it, outside the Brig."""

    name: ClassVar[str] = "after_boiler_room"
    rule: ClassVar[str] = "1.13"
    verbs: ClassVar[tuple[int, ...]] = (JURY_RIG,)

    def seats(self, s: State, f: Frame) -> Seats:
        jeanne = user_of_sheet(s, JEANNE)
        if f.v[SUBJECT] == USED_UP or jeanne < 0 or is_in_brig(s, jeanne):
            return 0
        return 1 << jeanne

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(JURY_RIG)]

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[SUBJECT] = USED_UP
        start(s, JURY_RIGGED, seat)


class MythosDrawn(Trigger):
    """Uncanny Fortune: the card is discarded for another; in the Brig too (ruling A25)."""

    name: ClassVar[str] = "mythos_drawn"
    rule: ClassVar[str] = "20.4"
    verbs: ClassVar[tuple[int, ...]] = (REDRAW,)

    def seats(self, s: State, f: Frame) -> Seats:
        edmund = user_of_sheet(s, EDMUND)
        return 1 << edmund if edmund >= 0 and has_feat(s, edmund, EDMUND) else 0

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(REDRAW)]

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        spend_feat(s, seat)
        opener(s, f).v[REDRAWN] = 1


class ActionStep(Trigger):
    """52.2: instead of actions a revealed traitor may play one of two treachery cards."""

    name: ClassVar[str] = "action_step"
    rule: ClassVar[str] = "52.2"
    verbs: ClassVar[tuple[int, ...]] = (RANSACK, PERFORM_RITES)

    def seats(self, s: State, f: Frame) -> Seats:
        seat = s.current
        if opener(s, f).v[ENDED] or not s.tracks[REVEALED + seat] or not s.zones[HAND + seat]:
            return 0
        return 1 << seat

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        hand = s.zones[HAND + seat]
        reactions: list[Option] = []
        if RANSACK_CARD in hand and s.tracks[AT + seat] in PLUNDER:
            reactions.append(option(RANSACK, RANSACK_CARD))
        if RITES_CARD in hand:
            reactions.append(option(PERFORM_RITES, RITES_CARD))
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        opener(s, f).v[ENDED] = 1
        discard_card(s, seat, first_of(option), "41.4")
        if verb_of(option) == RANSACK:
            lose(s, PLUNDER[s.tracks[AT + seat]], 1)
        else:
            start(s, RITES, seat, RITES_CARD)


class DeepOneEnters(Trigger):
    """Barricade the Hatches (rulings K1, A2)."""

    name: ClassVar[str] = "deep_one_enters"
    rule: ClassVar[str] = "1.11"
    verbs: ClassVar[tuple[int, ...]] = (BARRICADE,)

    def seats(self, s: State, f: Frame) -> Seats:
        for seat in range(s.seats):
            if BARRICADE_THE_HATCHES in s.zones[PLAY_AREA + seat]:
                return 1 << seat
        return 0

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(BARRICADE)]

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        """The window ends, since there is only one such card."""
        move_card(s, BARRICADE_THE_HATCHES, PLAY_AREA + seat, MYTHOS_DISCARD, "1.11")
        put(s, BARRICADED, 1, "1.11")
