"""16.7: prevention of a defeat. All means share one window (ruling F3), which ends with the first use."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, BOX, FOOD, HAND, ON_DECK, PLAY_AREA, SANITY
from turncoat.games.unfathomable.cards import FLESH_WARD, STARBUCK, TRAVEL_PHARMACY
from turncoat.games.unfathomable.content.characters import SVETLANA
from turncoat.games.unfathomable.effects.items import RemoveItem
from turncoat.games.unfathomable.effects.resources import Lose
from turncoat.games.unfathomable.rules.defeat import PREVENTED, RESCUED, SPARED
from turncoat.games.unfathomable.rules.items import remove_item
from turncoat.games.unfathomable.rules.people import is_in_brig
from turncoat.games.unfathomable.rules.reactions.means import (
    can_use_item,
    has_feat,
    has_sheet,
    spend_feat,
    user_of_sheet,
)
from turncoat.games.unfathomable.rules.skill_cards import discard_card
from turncoat.games.unfathomable.spaces import ADJACENT, FIRST_DECK, is_deck
from turncoat.games.unfathomable.vocabulary import (
    HEAL,
    INTERVENE,
    SEND_STARBUCK,
    SHRUG_OFF,
    USE_PHARMACY,
    USE_WARD,
)
from turncoat.kernel.amounts import Always, AtMost, Number, Rolled
from turncoat.kernel.atoms import move_card
from turncoat.kernel.effects import Branch, Choose, If, Nothing, Roll, start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, Zone, first_of, option, verb_of
from turncoat.kernel.selectors import You
from turncoat.kernel.state import State
from turncoat.kernel.windows import SUBJECT, Trigger, opener

SHRUG_IT_OFF: Final = 19  # strength 5
FIRST_LORE: Final = 5
FIRST_OBSERVATION: Final = 10

WARD_BREAKS: Final = Roll(If(AtMost(Rolled(), Number(4)), Lose(SANITY, Number(1)), Nothing()))
PHARMACY_RUNS_OUT: Final = Choose(
    You(), (Branch(Always(), Lose(FOOD, Number(1))), Branch(Always(), RemoveItem(TRAVEL_PHARMACY)))
)


class WouldDefeatCharacter(Trigger):
    """The subject is the seat that would be defeated."""

    name: ClassVar[str] = "would_defeat_character"
    rule: ClassVar[str] = "16.7"
    verbs: ClassVar[tuple[int, ...]] = (SHRUG_OFF, SEND_STARBUCK, USE_WARD, HEAL, INTERVENE)

    def seats(self, s: State, f: Frame) -> Seats:
        """The seat that would be defeated, and Svetlana."""
        if opener(s, f).v[PREVENTED]:
            return 0
        victim = f.v[SUBJECT]
        could = 0
        if s.zones[HAND + victim] or can_use_item(s, victim, STARBUCK) or has_ward(s, victim):
            could = 1 << victim
        svetlana = user_of_sheet(s, SVETLANA)
        if svetlana >= 0 and (s.zones[HAND + svetlana] or can_intervene(s, svetlana)):
            could |= 1 << svetlana
        return could

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        hand = s.zones[HAND + seat]
        reactions: list[Option] = []
        if seat == f.v[SUBJECT]:
            if SHRUG_IT_OFF in hand:
                reactions.append(option(SHRUG_OFF, SHRUG_IT_OFF))
            if can_use_item(s, seat, STARBUCK):
                reactions.append(option(SEND_STARBUCK))
            if has_ward(s, seat):
                reactions.append(option(USE_WARD))
        if has_sheet(s, seat, SVETLANA):
            for card in range(FIRST_LORE, FIRST_OBSERVATION):
                if card in hand:
                    reactions.append(option(HEAL, card))
        if can_intervene(s, seat):
            reactions.append(option(INTERVENE))
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        opener(s, f).v[PREVENTED] = 1
        verb = verb_of(option)
        if verb == SEND_STARBUCK:
            remove_item(s, STARBUCK)
        elif verb == USE_WARD:
            move_card(s, FLESH_WARD, PLAY_AREA + seat, BOX, "46.1")
            start(s, WARD_BREAKS, seat, FLESH_WARD)
        elif verb == INTERVENE:
            spend_feat(s, seat)
        else:
            discard_card(s, seat, first_of(option), "41.4")


def has_ward(s: State, seat: Seat) -> bool:
    """Ruling A3: in the Brig and the Sick Bay too."""
    return FLESH_WARD in s.zones[PLAY_AREA + seat]


def can_intervene(s: State, seat: Seat) -> bool:
    """Medical Intervention: not in the Brig."""
    return has_feat(s, seat, SVETLANA) and not is_in_brig(s, seat)


class WouldDefeatPassenger(Trigger):
    """The subject is the zone of the passenger: that of a deck, or the supply."""

    name: ClassVar[str] = "would_defeat_passenger"
    rule: ClassVar[str] = "16.7"
    verbs: ClassVar[tuple[int, ...]] = (USE_PHARMACY, INTERVENE)

    def seats(self, s: State, f: Frame) -> Seats:
        defeat = opener(s, f)
        if defeat.v[RESCUED] or defeat.v[SPARED]:
            return 0
        could = 0
        for seat in range(s.seats):
            if can_treat(s, seat, f.v[SUBJECT]) or can_intervene(s, seat):
                could |= 1 << seat
        return could

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        reactions: list[Option] = []
        if can_treat(s, seat, f.v[SUBJECT]):
            reactions.append(option(USE_PHARMACY))
        if can_intervene(s, seat):
            reactions.append(option(INTERVENE))
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        defeat = opener(s, f)
        if verb_of(option) == USE_PHARMACY:
            defeat.v[RESCUED] = 1
            start(s, PHARMACY_RUNS_OUT, seat, TRAVEL_PHARMACY)
        else:
            spend_feat(s, seat)
            defeat.v[SPARED] = 1


def can_treat(s: State, seat: Seat, zone: Zone) -> bool:
    """The Travel Pharmacy: a passenger in its owner's space or an adjacent one."""
    deck = zone - ON_DECK + FIRST_DECK
    if not is_deck(deck) or not can_use_item(s, seat, TRAVEL_PHARMACY):
        return False
    here = s.tracks[AT + seat]
    return deck == here or deck in ADJACENT[here]
