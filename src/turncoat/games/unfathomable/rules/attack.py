"""6: an attack, step by step. Steps 4 to 6 (windows, roll, reroll) are the kernel's die."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, DEEP_ONES, ITEMS, PLAY_AREA
from turncoat.games.unfathomable.cards import KITCHEN_KNIFE, THE_PEACEMAKER
from turncoat.games.unfathomable.rules.defeat import would_defeat
from turncoat.games.unfathomable.rules.monsters import return_deep_one
from turncoat.games.unfathomable.rules.people import humans_at, is_human, is_in_brig, traitors_at
from turncoat.games.unfathomable.spaces import ADJACENT, Space
from turncoat.games.unfathomable.vocabulary import ATTACKED, PICK_SPACE
from turncoat.kernel.atoms import tell
from turncoat.kernel.die import roll_die
from turncoat.kernel.events import Why
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, UNKNOWN, Card, Option, Seat, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.verbs import PICK_SEAT

AGAINST_DEEP_ONE: Final = 4  # 6.5, 48.2
AGAINST_CHARACTER: Final = 6
BY_DEEP_ONES: Final = "deep_ones_act"  # the procedure in which Deep Ones attack; its module imports this one

ROLLER: Final = 0  # 6.7: a player rolls; for a Deep One the current player
DEFENDER: Final = 1  # a seat; NOBODY: a Deep One
SPACE: Final = 2  # where the defender is
BONUS: Final = 3
WEAPON: Final = 4  # an item, or none
ATTACK = Procedure(
    "attack",
    {"roller": ROLLER, "defender": DEFENDER, "space": SPACE, "bonus": BONUS, "weapon": WEAPON},
    {"roller": SEAT, "defender": SEAT, "space": "space", "weapon": "card"},
)


def attack_deep_one(s: State, attacker: Seat, space: Space, bonus: int, weapon: Card = UNKNOWN) -> None:
    """`s.result` is 1 if the defender was defeated."""
    ATTACK.push(s, [attacker, NOBODY, space, bonus, weapon])


def attack_character(s: State, roller: Seat, defender: Seat, bonus: int, weapon: Card = UNKNOWN) -> None:
    ATTACK.push(s, [roller, defender, s.tracks[AT + defender], bonus, weapon])


@ATTACK.step
def roll_to_hit(s: State, f: Frame) -> None:
    """6.6-6.8"""
    roll_die(s, f.v[ROLLER], f.v[BONUS])


@ATTACK.step
def determine_outcome(s: State, f: Frame) -> None:
    """6.9: the target number or more defeats the defender; less does nothing."""
    target = AGAINST_DEEP_ONE if f.v[DEFENDER] == NOBODY else AGAINST_CHARACTER
    result = s.result
    tell(s, ATTACKED, "6.9", (f.v[SPACE], result, target), why=_why(s, f))
    s.result = 0
    if result < target:
        return
    if f.v[DEFENDER] == NOBODY:
        return_deep_one(s, f.v[SPACE], "16.5")
        s.result = 1
    else:
        would_defeat(s, f.v[DEFENDER])


def _why(s: State, f: Frame) -> Why:
    """The attacker, the defender and the weapon; a Deep One is not a seat."""
    below = s.game.procedures[s.stack[-2].procedure].name
    attacker = NOBODY if below == BY_DEEP_ONES else f.v[ROLLER]
    return Why(f.procedure, f.step, f.v[WEAPON], attacker, f.v[DEFENDER])


# The choice of a defender (6.4)

WHO: Final = 0
WITH: Final = 1  # the bonus
REACH: Final = 2  # 1: in an adjacent space instead of the attacker's
ITEM: Final = 3
TARGETING = Procedure(
    "targeting", {"who": WHO, "with": WITH, "reach": REACH, "item": ITEM}, {"who": SEAT, "item": "card"}
)


def choose_target(s: State, who: Seat, bonus: int, reach: int, weapon: Card) -> None:
    s.result = 0
    if targets(s, who, reach):
        TARGETING.push(s, [who, bonus, reach, weapon])


def cannot_attack(s: State, who: Seat) -> bool:
    """The Peacemaker (ruling K3), 1.3"""
    return THE_PEACEMAKER in s.zones[PLAY_AREA + who]


def knife_bonus(s: State, who: Seat) -> int:
    """A Kitchen Knife adds 1 to a basic attack; items cannot be used in the Brig (9.6)."""
    return 1 if KITCHEN_KNIFE in s.zones[ITEMS + who] and not is_in_brig(s, who) else 0


def targets(s: State, who: Seat, reach: int) -> list[Option]:
    """6.4, 19, 26.1: enemies in the space, or in adjacent ones; a space stands for a Deep One there."""
    if cannot_attack(s, who):
        return []
    here = s.tracks[AT + who]
    options: list[Option] = []
    for space in sorted(ADJACENT[here]) if reach else [here]:
        if is_human(s, who):
            if s.tracks[DEEP_ONES + space]:
                options.append(option(PICK_SPACE, space))
            options.extend([option(PICK_SEAT, seat) for seat in sorted(traitors_at(s, space))])
        else:
            options.extend([option(PICK_SEAT, seat) for seat in sorted(humans_at(s, space))])
    return options


class ChooseTarget(Ask):
    rule: ClassVar[str] = "6.4"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return targets(s, seat, f.v[REACH])

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == PICK_SPACE:
            attack_deep_one(s, seat, first_of(option), f.v[WITH], f.v[ITEM])
        else:
            attack_character(s, seat, first_of(option), f.v[WITH], f.v[ITEM])


TARGETING.ask("choose_target", ChooseTarget())
