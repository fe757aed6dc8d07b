"""3: the actions of humans and of revealed traitors, each with its bans."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, DEEP_ONES, HAND, ITEMS
from turncoat.games.unfathomable.cards import TREACHERY, skill_of
from turncoat.games.unfathomable.content.damage import BY_ANY_SKILL, repair_skill_of
from turncoat.games.unfathomable.content.items import is_improvement
from turncoat.games.unfathomable.rules.attack import (
    attack_character,
    attack_deep_one,
    cannot_attack,
    knife_bonus,
)
from turncoat.games.unfathomable.rules.damage import damage_card, is_damaged, repair
from turncoat.games.unfathomable.rules.defeat import passengers_on, rescue, would_defeat_passenger, zone_of
from turncoat.games.unfathomable.rules.moving import open_to_move, put_character
from turncoat.games.unfathomable.rules.paying import ANY_SKILL, pay, worth
from turncoat.games.unfathomable.rules.people import humans_at, is_human, is_in_brig, traitors_at
from turncoat.games.unfathomable.rules.performing import LEFT
from turncoat.games.unfathomable.rules.playing import play_card
from turncoat.games.unfathomable.rules.trading import can_trade, enable_trade
from turncoat.games.unfathomable.spaces import FIRST_DECK, SICK_BAY, is_damageable
from turncoat.games.unfathomable.vocabulary import (
    ATTACK,
    ATTACK_DEEP_ONE,
    DEFEAT_PASSENGER,
    END_ACTIONS,
    MOVE,
    PLAY,
    REPAIR,
    RESCUE,
    TRADE,
    USE_ITEM,
)
from turncoat.kernel.effects import start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import UNKNOWN, Card, Option, Seat, first_of, option
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Action, Procedure
from turncoat.kernel.state import State

OUT_OF_BRIG: Final = 12  # 3.10: the value that a traitor must discard
REPAIR_ANY: Final = 5  # cards of any skill, where the damage names none
REPAIR_ONE: Final = 3


def as_user(seat: Seat, card: Card = UNKNOWN) -> Frame:
    """A frame with the seat as user, to test whether an effect is possible for it."""
    return Frame(-1, 0, [seat, card, 0, 0, 0], None)


def is_occupied(s: State, seat: Seat) -> bool:
    """2.3, 3.8, 35.3, 39.5: a Deep One or a revealed traitor is in the seat's space."""
    here = s.tracks[AT + seat]
    return s.tracks[DEEP_ONES + here] > 0 or len(traitors_at(s, here)) > 0


class Move(Action):
    """3.3, 3.10"""

    verb: ClassVar[int] = MOVE

    def cited_rule(self, s: State, seat: Seat) -> str:
        return "3.3" if is_human(s, seat) else "3.10"

    def ban(self, s: State, seat: Seat) -> str:
        if not is_in_brig(s, seat):
            return ""
        if is_human(s, seat):
            return "3.3"
        return "" if worth(s, seat, ANY_SKILL) >= OUT_OF_BRIG else "3.10"

    def options(self, s: State, seat: Seat) -> list[Option]:
        if is_in_brig(s, seat):
            return [option(MOVE, space) for space in range(FIRST_DECK, SICK_BAY)]
        return [option(MOVE, space) for space in open_to_move(s, seat)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if is_in_brig(s, seat):
            LEAVING_BRIG.push(s, [seat, first_of(option)])
        else:
            put_character(s, seat, first_of(option), "3.3" if is_human(s, seat) else "3.10")


WHO: Final = 0
TO: Final = 1
LEAVING_BRIG = Procedure("leaving_brig", {"who": WHO, "to": TO}, {"who": SEAT, "to": "space"})


@LEAVING_BRIG.step
def discard_first(s: State, f: Frame) -> None:
    """3.10, 9.4: discard cards worth 12 or more before moving."""
    pay(s, f.v[WHO], ANY_SKILL, OUT_OF_BRIG)


@LEAVING_BRIG.step
def walk_out(s: State, f: Frame) -> None:
    put_character(s, f.v[WHO], f.v[TO], "3.10")


class AttackDeepOne(Action):
    """3.4: a human; the basic attack."""

    verb: ClassVar[int] = ATTACK_DEEP_ONE
    rule: ClassVar[str] = "3.4"

    def ban(self, s: State, seat: Seat) -> str:
        if not is_human(s, seat):
            return "6.4"
        if cannot_attack(s, seat):
            return "1.3"
        return "" if s.tracks[DEEP_ONES + s.tracks[AT + seat]] else "3.4"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(ATTACK_DEEP_ONE)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        attack_deep_one(s, seat, s.tracks[AT + seat], knife_bonus(s, seat))


class Attack(Action):
    """3.4, 3.11: a human attacks revealed traitors, a revealed traitor humans."""

    verb: ClassVar[int] = ATTACK

    def cited_rule(self, s: State, seat: Seat) -> str:
        return "3.4" if is_human(s, seat) else "3.11"

    def ban(self, s: State, seat: Seat) -> str:
        return "1.3" if cannot_attack(s, seat) else ""

    def options(self, s: State, seat: Seat) -> list[Option]:
        here = s.tracks[AT + seat]
        enemies = traitors_at(s, here) if is_human(s, seat) else humans_at(s, here)
        return [option(ATTACK, enemy) for enemy in sorted(enemies)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        attack_character(s, seat, first_of(option), knife_bonus(s, seat))


class Rescue(Action):
    """3.5, 32.7"""

    verb: ClassVar[int] = RESCUE
    rule: ClassVar[str] = "3.5"

    def ban(self, s: State, seat: Seat) -> str:
        if not is_human(s, seat):
            return "3.9"
        return "" if passengers_on(s, s.tracks[AT + seat]) else "3.5"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(RESCUE)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        rescue(s, zone_of(s.tracks[AT + seat]))


class DefeatPassenger(Action):
    """3.12, 32.9: for a revealed traitor, where there is no human."""

    verb: ClassVar[int] = DEFEAT_PASSENGER
    rule: ClassVar[str] = "3.12"

    def ban(self, s: State, seat: Seat) -> str:
        here = s.tracks[AT + seat]
        if is_human(s, seat):
            return "3.2"
        return "3.12" if humans_at(s, here) or not passengers_on(s, here) else ""

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(DEFEAT_PASSENGER)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        would_defeat_passenger(s, zone_of(s.tracks[AT + seat]))


class Trade(Action):
    """3.6: a human starts a trade."""

    verb: ClassVar[int] = TRADE
    rule: ClassVar[str] = "3.6"

    def ban(self, s: State, seat: Seat) -> str:
        if not is_human(s, seat):
            return "3.9"
        return "" if can_trade(s, seat) else "3.6"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(TRADE)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        enable_trade(s, seat)


class Repair(Action):
    """2.3, 13.6, 35.1: the action of the damage card in a human's space; it is not the room's own."""

    verb: ClassVar[int] = REPAIR
    rule: ClassVar[str] = "35.1"

    def ban(self, s: State, seat: Seat) -> str:
        here = s.tracks[AT + seat]
        if not is_human(s, seat):
            return "39.7"
        if not is_damageable(here) or not is_damaged(s, here):
            return "35.1"
        if is_occupied(s, seat):
            return "35.3"
        skills, need = cost_of_repair(damage_card(s, here))
        return "" if worth(s, seat, skills) >= need else "35.1"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(REPAIR)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        REPAIRING.push(s, [seat])


def cost_of_repair(damage: Card) -> tuple[int, int]:
    """The skills, as bits, and the value to discard."""
    skill = repair_skill_of(damage)
    return (ANY_SKILL, REPAIR_ANY) if skill == BY_ANY_SKILL else (1 << skill, REPAIR_ONE)


REPAIRING = Procedure("repairing", {"who": WHO}, {"who": SEAT})


@REPAIRING.step
def pay_for_repair(s: State, f: Frame) -> None:
    skills, need = cost_of_repair(damage_card(s, s.tracks[AT + f.v[WHO]]))
    pay(s, f.v[WHO], skills, need)


@REPAIRING.step
def do_repair(s: State, f: Frame) -> None:
    repair(s, s.tracks[AT + f.v[WHO]])


class Play(Action):
    """2.2, 3.7, 3.13: the action of a skill card in hand; treachery only for revealed traitors (52.1)."""

    verb: ClassVar[int] = PLAY

    def cited_rule(self, s: State, seat: Seat) -> str:
        return "3.7" if is_human(s, seat) else "3.13"

    def options(self, s: State, seat: Seat) -> list[Option]:
        options: list[Option] = []
        effects = s.game.card_effects
        last = UNKNOWN
        for card in sorted(s.zones[HAND + seat]):
            if card == last or card not in effects:
                continue
            last = card
            if skill_of(card) == TREACHERY and is_human(s, seat):
                continue
            if effects[card].is_possible(s, as_user(seat, card)):
                options.append(option(PLAY, card))
        return options

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        play_card(s, seat, first_of(option))


class UseItem(Action):
    """2.1, 24.3; 9.6: not in the Brig."""

    verb: ClassVar[int] = USE_ITEM
    rule: ClassVar[str] = "24.3"

    def ban(self, s: State, seat: Seat) -> str:
        return "9.6" if is_in_brig(s, seat) else ""

    def options(self, s: State, seat: Seat) -> list[Option]:
        options: list[Option] = []
        effects = s.game.card_effects
        for item in sorted(s.zones[ITEMS + seat]):
            if (
                not is_improvement(item)
                and item in effects
                and effects[item].is_possible(s, as_user(seat, item))
            ):
                options.append(option(USE_ITEM, item))
        return options

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        start(s, s.game.card_effects[first_of(option)], seat, first_of(option))


class EndActions(Action):
    """Ruling A13: actions may be left unused."""

    verb: ClassVar[int] = END_ACTIONS

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [option(END_ACTIONS)]

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[LEFT] = 0
