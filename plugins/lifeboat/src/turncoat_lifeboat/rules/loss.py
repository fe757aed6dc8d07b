"""L6: damage and losses, their prevention, and defeat by them."""

from typing import ClassVar, Final

from turncoat.kernel.atoms import move_card, put, tell
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, option
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State
from turncoat.kernel.windows import Trigger, open_window, opener
from turncoat_lifeboat.board import (
    DISTANCE,
    FULL_HULL,
    FULL_RATIONS,
    HAND,
    HULL,
    LAND,
    PATCH,
    RATIONS,
    SPENT,
)
from turncoat_lifeboat.rules.cards import seats_with_cards
from turncoat_lifeboat.rules.ending import end_for_sailors, end_for_wreckers
from turncoat_lifeboat.vocabulary import PREVENT, PREVENTED, STARVED, SUNK, WOULD_DAMAGE

AMOUNT: Final = 0
DAMAGE = Procedure("damage", {"amount": AMOUNT})


def would_damage(s: State, amount: int) -> None:
    """L6.1: before the hull is damaged, any player may prevent it."""
    DAMAGE.push(s, [amount])


@DAMAGE.step
def offer_prevention(s: State, f: Frame) -> None:
    open_window(s, WOULD_DAMAGE, f.v[AMOUNT])


@DAMAGE.step
def do_damage(s: State, f: Frame) -> None:
    amount = f.v[AMOUNT]
    left = max(0, s.tracks[HULL] - amount)
    s.result = s.tracks[HULL] - left
    if amount:
        put(s, HULL, left, "L6.1")
    if left == 0:
        end_for_wreckers(s, SUNK, "L7.2")


class WouldDamage(Trigger):
    name: ClassVar[str] = "would_damage"
    rule: ClassVar[str] = "L6.2"
    verbs: ClassVar[tuple[int, ...]] = (PREVENT,)

    def seats(self, s: State, f: Frame) -> Seats:
        """Seats with cards in hand; none once all damage is prevented."""
        if opener(s, f).v[AMOUNT] == 0:
            return 0
        return seats_with_cards(s)

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PREVENT)] if PATCH in s.zones[HAND + seat] else []

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        """L6.2: a patch takes one point of damage away."""
        move_card(s, PATCH, HAND + seat, SPENT, "L6.2")
        opener(s, f).v[AMOUNT] -= 1
        tell(s, PREVENTED, "L6.2", (seat, HULL))


def repair(s: State, amount: int) -> None:
    """L6.5: never above a full hull."""
    mended = min(FULL_HULL, s.tracks[HULL] + amount)
    s.result = mended - s.tracks[HULL]
    put(s, HULL, mended, "L6.5")


def gain_rations(s: State, amount: int) -> None:
    """L6.5: never above full rations."""
    stocked = min(FULL_RATIONS, s.tracks[RATIONS] + amount)
    s.result = stocked - s.tracks[RATIONS]
    put(s, RATIONS, stocked, "L6.5")


def lose_rations(s: State, amount: int) -> None:
    """L6.3"""
    left = max(0, s.tracks[RATIONS] - amount)
    s.result = s.tracks[RATIONS] - left
    put(s, RATIONS, left, "L6.3")
    if left == 0:
        end_for_wreckers(s, STARVED, "L7.3")


def advance(s: State, amount: int) -> None:
    """L6.4: towards land; never backwards past the start."""
    at = min(LAND, max(0, s.tracks[DISTANCE] + amount))
    s.result = abs(at - s.tracks[DISTANCE])
    put(s, DISTANCE, at, "L6.4")
    if at == LAND:
        end_for_sailors(s, "L7.1")
