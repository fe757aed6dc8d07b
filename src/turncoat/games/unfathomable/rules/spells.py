"""46: spells, and resolving them."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import BOX, LOOKING, SPELL, SPELLS
from turncoat.games.unfathomable.rules.resolving_one import CARD, WHO, ResolveOne
from turncoat.games.unfathomable.vocabulary import PUT_UNDER
from turncoat.kernel.atoms import move_card, move_top
from turncoat.kernel.effects import start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import UNKNOWN, Card, Option, Seat, Zone, option
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State

MAY_RETURN: Final = 2
CASTING = Procedure(
    "casting", {"who": WHO, "card": CARD, "may_return": MAY_RETURN}, {"who": SEAT, "card": "card"}
)


def choose_spell(s: State, seat: Seat) -> None:
    """49.13: look at the top two spells and resolve one; the other goes under the deck. A single one may go
    back (46.2)."""
    looks = min(2, len(s.zones[SPELLS]))
    for _ in range(looks):
        move_top(s, SPELLS, LOOKING + seat, "49.13")
    if looks:
        CASTING.push(s, [seat, UNKNOWN, 1 if looks == 1 else 0])


def resolve_top_spell(s: State, seat: Seat) -> None:
    """46.1, 46.2"""
    if s.zones[SPELLS]:
        CASTING.push(s, [seat, move_top(s, SPELLS, SPELL, "46.1"), 0])
        CASTING.go(s.stack[-1], "resolve")


def resolve_spell(s: State, seat: Seat, card: Card) -> None:
    """46.1: resolve a given spell, which is in the deck."""
    move_card(s, card, SPELLS, SPELL, "46.1")
    CASTING.push(s, [seat, card, 0])
    CASTING.go(s.stack[-1], "resolve")


class ChooseSpell(ResolveOne):
    """46.2: a single spell may go under the deck instead."""

    rule: ClassVar[str] = "49.13"
    deck: ClassVar[Zone] = SPELLS
    target: ClassVar[Zone] = SPELL
    moved_by: ClassVar[str] = "46.1"

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = super().options(s, f, seat)
        if f.v[MAY_RETURN]:
            options.append(option(PUT_UNDER, s.zones[LOOKING + seat][0]))
        return options


CASTING.ask("choose", ChooseSpell())


@CASTING.step
def resolve(s: State, f: Frame) -> None:
    card: Card = f.v[CARD]
    if card == UNKNOWN:
        s.stack.pop()
        return
    start(s, s.game.card_effects[card], f.v[WHO], card)


@CASTING.step
def remove(s: State, f: Frame) -> None:
    """46.1: the spell leaves the game, unless a player keeps it."""
    if f.v[CARD] in s.zones[SPELL]:
        move_card(s, f.v[CARD], SPELL, BOX, "46.1")
