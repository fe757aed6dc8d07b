"""T20.5, T20.8: Tools and Fuel, used on one's own turn without an action; ruling R10 says when that is."""

from typing import ClassVar, Final

from turncoat.games.thing.board import AT, DAMAGE, FUEL_CARD, LYING, TOOLS, UNDERGROUND
from turncoat.games.thing.places import is_green
from turncoat.games.thing.rules.holdings import has_item, items, remove_used
from turncoat.games.thing.rules.people import owner, owners, players
from turncoat.games.thing.rules.station import can_be_used, free_slots, move_fuel, remove_damage
from turncoat.games.thing.vocabulary import BONUS, DONE, USE_FUEL, USE_TOOLS
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, first_of, option, verb_of
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.windows import Trigger, open_window


def can_repair_here(s: State, figure: int) -> bool:
    here = s.tracks[AT + figure]
    return is_green(here) and can_be_used(s, here) and s.tracks[DAMAGE + here] > 0


def can_fuel_here(s: State, figure: int) -> bool:
    here = s.tracks[AT + figure]
    return is_green(here) and free_slots(s, here) > 0 and s.tracks[UNDERGROUND] > 0


def can_use_bonus(s: State, figure: int) -> bool:
    """Decided by open information: a figure is asked wherever a bonus could help, regardless of its player's cards."""
    return not s.tracks[LYING + figure] and (can_repair_here(s, figure) or can_fuel_here(s, figure))


def uses(s: State, figure: int) -> list[Option]:
    options: list[Option] = []
    if can_repair_here(s, figure) and has_item(s, figure, TOOLS):
        options.append(option(USE_TOOLS, figure))
    if can_fuel_here(s, figure) and has_item(s, figure, FUEL_CARD):
        options.append(option(USE_FUEL, figure))
    return options


def use_bonus(s: State, answer: Option) -> None:
    figure = first_of(answer)
    here = s.tracks[AT + figure]
    if verb_of(answer) == USE_TOOLS:
        remove_used(s, TOOLS, items(s, figure))
        remove_damage(s, here, 1, "T20.5")
    else:
        remove_used(s, FUEL_CARD, items(s, figure))
        move_fuel(s, UNDERGROUND, here, 1, "T20.8")


FIGURE: Final = 0
BONUS_TURN = Procedure("bonus_turn", {"figure": FIGURE}, {"figure": "figure"})


def offer_bonus(s: State, figure: int) -> None:
    BONUS_TURN.push(s, [figure])


class UseBonus(Ask):
    rule: ClassVar[str] = "R10"

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        if verb_of(option) == DONE:
            return "R10"
        return "T20.5" if verb_of(option) == USE_TOOLS else "T20.8"

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[FIGURE])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DONE), *uses(s, f.v[FIGURE])]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) != DONE:
            use_bonus(s, option)
            if can_use_bonus(s, f.v[FIGURE]):
                BONUS_TURN.go(f, "use_bonus")


BONUS_TURN.ask("use_bonus", UseBonus())


class BonusTrigger(Trigger):
    """The window in which bonuses may be used before any action card is revealed, too."""

    name: ClassVar[str] = "bonus"
    rule: ClassVar[str] = "R10"
    verbs: ClassVar[tuple[int, ...]] = (USE_TOOLS, USE_FUEL)

    def seats(self, s: State, f: Frame) -> Seats:
        return owners(s, [figure for figure in players(s) if can_use_bonus(s, figure)])

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        reactions: list[Option] = []
        for figure in players(s):
            if owner(s, figure) == seat and can_use_bonus(s, figure):
                reactions.extend(uses(s, figure))
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        use_bonus(s, option)


def offer_bonus_to_all(s: State) -> None:
    open_window(s, BONUS)
