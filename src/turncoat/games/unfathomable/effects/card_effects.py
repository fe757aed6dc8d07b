"""Effects that only one or two cards need: repeated picks, sums, and effects on all of a kind at once."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import BOX, CAPTAIN, DEEP_ONES, IMPROVEMENT, ITEMS
from turncoat.games.unfathomable.rules.monsters import banish_deep_one
from turncoat.games.unfathomable.rules.moving import put_character
from turncoat.games.unfathomable.rules.titles import pass_on
from turncoat.games.unfathomable.spaces import BRIG, PLACES
from turncoat.games.unfathomable.vocabulary import DONE
from turncoat.kernel.amounts import Amount
from turncoat.kernel.atoms import move_all, put
from turncoat.kernel.effects import CONTEXT, KINDS, Effect, context
from turncoat.kernel.frames import IT, SOURCE, YOU, Frame
from turncoat.kernel.ids import UNKNOWN, Option, Seat, first_of, option, verb_of
from turncoat.kernel.nodes import Node
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.selectors import Selector
from turncoat.kernel.state import State


class PickUpTo(Effect):
    """You pick one of the selected things for an effect, repeatedly up to a number, until you stop;
    `s.result` is the number of picks."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("times", ""), ("among", ""), ("effect", ""))

    def __init__(self, times: Amount, among: Selector, effect: Effect) -> None:
        self.times: Final = times
        self.among: Final = among
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        PICK_UP_TO.push(s, [*context(f), self.times.value(s, f)], self)


LEFT: Final = 5
PICKED: Final = 6  # number of picks so far
PICK_UP_TO = Procedure("pick_up_to", {**CONTEXT, "left": LEFT, "picked": PICKED}, KINDS)


@PICK_UP_TO.step
def any_to_pick(s: State, f: Frame) -> None:
    effect = f.effect
    assert isinstance(effect, PickUpTo)
    if f.v[LEFT] <= 0 or not effect.among.pick(s, f):
        s.result = f.v[PICKED]
        s.stack.pop()


class PickNext(Ask):
    def cited_rule(self, s: State, f: Frame) -> str:
        return s.game.rule_of(f.v[SOURCE])

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[YOU]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        effect = f.effect
        assert isinstance(effect, PickUpTo)
        return [option(DONE), *[option(effect.among.verb, one) for one in effect.among.pick(s, f)]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        effect = f.effect
        assert isinstance(effect, PickUpTo)
        PICK_UP_TO.go(f, "any_to_pick")
        if verb_of(option) == DONE:
            f.v[LEFT] = 0
            return
        f.v[LEFT] -= 1
        f.v[PICKED] += 1
        f.v[IT] = first_of(option)
        effect.effect.execute(s, f)


PICK_UP_TO.ask("pick_next", PickNext())


class InAll(Effect):
    """Effects in order; `s.result` is the sum of their results."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("effects", ""),)

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects: Final = effects

    def execute(self, s: State, f: Frame) -> None:
        IN_ALL.push(s, context(f), self)


COME_TO: Final = 5
SUM: Final = 6
IN_ALL = Procedure("in_all", {**CONTEXT, "come_to": COME_TO, "sum": SUM}, KINDS)


@IN_ALL.step
def add_up(s: State, f: Frame) -> None:
    effect = f.effect
    assert isinstance(effect, InAll)
    at = f.v[COME_TO]
    if at:
        f.v[SUM] += s.result
    if at == len(effect.effects):
        s.result = f.v[SUM]
        s.stack.pop()
        return
    f.v[COME_TO] = at + 1
    IN_ALL.go(f, "add_up")
    effect.effects[at].execute(s, f)


class DeposeCaptain(Effect):
    """The Captain goes to the Brig, and the title to the lowest in its line; if all humans are in the Brig,
    to the lowest of them, who may be the old Captain (49.4, ruling A16)."""

    def execute(self, s: State, f: Frame) -> None:
        captain = s.tracks[CAPTAIN]
        pass_on(s, CAPTAIN, to_lowest=True)
        heir = s.tracks[CAPTAIN]
        put_character(s, captain, BRIG, s.game.rule_of(f.v[SOURCE]))
        put(s, CAPTAIN, heir, "49.4")
        s.result = 1


class ReturnDeepOnes(Effect):
    """Every Deep One goes back to the supply, including those in the Deep; none is defeated."""

    def execute(self, s: State, f: Frame) -> None:
        returned = 0
        for place in range(PLACES):
            while s.tracks[DEEP_ONES + place]:
                banish_deep_one(s, place, s.game.rule_of(f.v[SOURCE]))
                returned += 1
        s.result = returned


class RemoveYourItems(Effect):
    """24.2: all your items leave the game; no improvement is active any more (24.8)."""

    def execute(self, s: State, f: Frame) -> None:
        mine = ITEMS + f.v[YOU]
        s.result = len(s.zones[mine])
        put(s, IMPROVEMENT + f.v[YOU], UNKNOWN, "24.8")
        move_all(s, mine, BOX, "24.2")


NODES: Final[list[type[Node]]] = [
    PickUpTo,
    InAll,
    DeposeCaptain,
    ReturnDeepOnes,
    RemoveYourItems,
]
PROCEDURES: Final = [PICK_UP_TO, IN_ALL]
