"""1.14, 6.6-6.8, 17: reactions before a die is rolled, and rerolls."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import HAND
from turncoat.games.unfathomable.cards import ALMANAC as THE_ALMANAC
from turncoat.games.unfathomable.cards import POCKET_PISTOL, value_of
from turncoat.games.unfathomable.content.characters import BEATRICE, EDMUND
from turncoat.games.unfathomable.rules.attack import ATTACK, WEAPON
from turncoat.games.unfathomable.rules.people import is_in_brig
from turncoat.games.unfathomable.rules.reactions.means import (
    can_use_item,
    has_feat,
    has_sheet,
    seats_with_cards,
    spend_feat,
    user_of_sheet,
)
from turncoat.games.unfathomable.rules.skill_cards import discard_card
from turncoat.games.unfathomable.vocabulary import (
    ALMANAC,
    FIRE_AGAIN,
    LOWER_DIE,
    RAISE_DIE,
    REROLL,
    REROLL_ATTACK,
    SET_DIE,
)
from turncoat.kernel.die import AGAIN, BONUS, FACE, ROLLER, SIDES, USED
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, first_of, option, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.windows import Trigger, below, opener

KEEN_INSIGHT: Final = (12, 13)  # observation 3 and 4
COMBAT_TRAINING: Final = (15, 16)  # strength 1 and 2
FIRST_OBSERVATION: Final = 10
FIRST_STRENGTH: Final = 15

# Reactions used on a die, rerolls included (17.2)
ALMANAC_READ: Final = 1
NUMBER_SET: Final = 2
PISTOL_FIRED: Final = 4


class BeforeDie(Trigger):
    """17.2: this window opens again before every reroll."""

    name: ClassVar[str] = "before_die"
    rule: ClassVar[str] = "1.14"
    verbs: ClassVar[tuple[int, ...]] = (RAISE_DIE, LOWER_DIE, ALMANAC, SET_DIE)

    def seats(self, s: State, f: Frame) -> Seats:
        """Seats with cards, and the seat that can set the die."""
        could = seats_with_cards(s)
        beatrice = user_of_sheet(s, BEATRICE)
        if beatrice >= 0 and can_set(s, opener(s, f), beatrice):
            could |= 1 << beatrice
        return could

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        hand = s.zones[HAND + seat]
        die = opener(s, f)
        reactions: list[Option] = []
        for card in KEEN_INSIGHT:
            if card in hand:
                reactions.append(option(RAISE_DIE, card))
                reactions.append(option(LOWER_DIE, card))
        if not die.v[USED] & ALMANAC_READ and can_use_item(s, seat, THE_ALMANAC):
            for card in range(FIRST_OBSERVATION, FIRST_STRENGTH):
                if card in hand:
                    reactions.append(option(ALMANAC, card))
        if can_set(s, die, seat):
            for face in range(1, die.v[SIDES] + 1):
                reactions.append(option(SET_DIE, face))
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        die = opener(s, f)
        verb = verb_of(option)
        if verb == SET_DIE:
            spend_feat(s, seat)
            die.v[FACE] = first_of(option)
            die.v[USED] |= NUMBER_SET
            return
        card = first_of(option)
        discard_card(s, seat, card, "41.4")
        if verb == ALMANAC:
            die.v[USED] |= ALMANAC_READ
            die.v[BONUS] += value_of(card)
        else:
            die.v[BONUS] += 2 if verb == RAISE_DIE else -2


def can_set(s: State, die: Frame, seat: Seat) -> bool:
    """1.6, Perfect Number: not in the Brig, and not a die that is set already."""
    return die.v[FACE] == 0 and has_feat(s, seat, BEATRICE) and not is_in_brig(s, seat)


class AfterDie(Trigger):
    """6.8, 17.2: a reroll ends this window, and the window before the die opens again."""

    name: ClassVar[str] = "after_die"
    rule: ClassVar[str] = "1.14"
    verbs: ClassVar[tuple[int, ...]] = (REROLL_ATTACK, REROLL, FIRE_AGAIN)

    def seats(self, s: State, f: Frame) -> Seats:
        """Seats that may react: to an attack those with cards and the Pocket Pistol's owner, to any other die only
        Edmund. None if the die was set (ruling F5)."""
        die = opener(s, f)
        if die.v[AGAIN] or die.v[USED] & NUMBER_SET:
            return 0
        if is_attack(s, f):
            could = seats_with_cards(s)
            if can_fire_again(s, f, die.v[ROLLER]):
                could |= 1 << die.v[ROLLER]
            return could
        edmund = user_of_sheet(s, EDMUND)
        if edmund >= 0 and s.zones[HAND + edmund] and not is_in_brig(s, edmund):
            return 1 << edmund
        return 0

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        hand = s.zones[HAND + seat]
        reactions: list[Option] = []
        if is_attack(s, f):
            for card in COMBAT_TRAINING:
                if card in hand:
                    reactions.append(option(REROLL_ATTACK, card))
        if has_sheet(s, seat, EDMUND) and not is_in_brig(s, seat):
            reactions.extend([option(REROLL, card) for card in sorted(set(hand))])
        if can_fire_again(s, f, seat):
            reactions.append(option(FIRE_AGAIN))
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        die = opener(s, f)
        if verb_of(option) == FIRE_AGAIN:
            die.v[USED] |= PISTOL_FIRED
        else:
            discard_card(s, seat, first_of(option), "41.4")
        die.v[AGAIN] = 1


def frame_below_die(s: State, f: Frame) -> Frame:
    """The frame that rolled the die, below the die's own."""
    return below(s, f, 2)


def is_attack(s: State, f: Frame) -> bool:
    return frame_below_die(s, f).procedure == ATTACK.number


def can_fire_again(s: State, f: Frame, seat: Seat) -> bool:
    """The Pocket Pistol, once for an attack with it."""
    attack = frame_below_die(s, f)
    if attack.procedure != ATTACK.number or attack.v[WEAPON] != POCKET_PISTOL:
        return False
    die = opener(s, f)
    return die.v[ROLLER] == seat and not die.v[USED] & PISTOL_FIRED
