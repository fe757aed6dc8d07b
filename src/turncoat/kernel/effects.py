"""Effects that games share.

An effect is a frozen value. Executing it changes the state through atoms, or pushes a frame of a procedure
below. The frame's first variables hold the context: who `you` is, where the effect comes from, ... A game
adds its own effects (lose, draw, move, ...) as such classes; `Named` is for the few that data cannot express.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from turncoat.kernel.amounts import Amount, Condition, Number
from turncoat.kernel.die import roll_die
from turncoat.kernel.frames import DONE, IT, ROLLED, SOURCE, YOU, Frame
from turncoat.kernel.ids import UNKNOWN, Card, Option, Seat, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.nodes import Node
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.selectors import SeatSelector, Selector
from turncoat.kernel.state import State
from turncoat.kernel.verbs import ACCEPT, CHOOSE, DECLINE

CONTEXT: Final = {"you": YOU, "source": SOURCE, "rolled": ROLLED, "done": DONE, "it": IT}
KINDS: Final = {"you": SEAT, "source": "card"}
AT: Final = 5  # how far a frame has come in its effect
CHOSEN: Final = 6  # the members that a ForEach goes through, as bits
NO_BONUS: Final = Number(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    def execute(self, s: State, f: Frame) -> None:
        """Execute the effect, or push the frames that will. `f` is the context; `s.result` becomes the amount done."""
        raise NotImplementedError

    def is_possible(self, s: State, f: Frame) -> bool:
        """Whether the effect can be done in full."""
        return True


def start(s: State, effect: Effect, you: Seat, source: Card = UNKNOWN) -> None:
    """Execute an effect above the running procedure."""
    effect.execute(s, Frame(-1, 0, [you, source, 0, 0, 0], None))


def context(f: Frame) -> list[int]:
    return f.v[:5]


class Nothing(Effect):
    def execute(self, s: State, f: Frame) -> None:
        s.result = 0


class Seq(Effect):
    """Effects in order."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("effects", ""),)

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects: Final = effects

    def execute(self, s: State, f: Frame) -> None:
        SEQ.push(s, context(f), self)

    def is_possible(self, s: State, f: Frame) -> bool:
        return all(effect.is_possible(s, f) for effect in self.effects)


SEQ = Procedure("seq", {**CONTEXT, "at": AT}, KINDS)


@SEQ.step
def in_order(s: State, f: Frame) -> None:
    effect = f.effect
    assert isinstance(effect, Seq)
    at = f.v[AT]
    if at:
        f.v[DONE] = s.result
    if at == len(effect.effects):
        s.stack.pop()
        return
    f.v[AT] = at + 1
    f.step = 0
    effect.effects[at].execute(s, f)


class If(Effect):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("condition", ""), ("then", ""), ("otherwise", ""))

    def __init__(self, condition: Condition, then: Effect, otherwise: Effect) -> None:
        self.condition: Final = condition
        self.then: Final = then
        self.otherwise: Final = otherwise

    def execute(self, s: State, f: Frame) -> None:
        if self.condition.holds(s, f):
            self.then.execute(s, f)
        else:
            self.otherwise.execute(s, f)


class Branch(Node):
    """A branch of a Choose, which may be chosen only if its need is met."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("needs", ""), ("effect", ""))

    def __init__(self, needs: Condition, effect: Effect) -> None:
        self.needs: Final = needs
        self.effect: Final = effect


class Choose(Effect):
    """A seat chooses one of the branches whose need is met; there must be at least one."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""), ("branches", ""))

    def __init__(self, who: SeatSelector, branches: tuple[Branch, ...]) -> None:
        self.who: Final = who
        self.branches: Final = branches

    def execute(self, s: State, f: Frame) -> None:
        CHOICE.push(s, context(f), self)

    def is_possible(self, s: State, f: Frame) -> bool:
        return any(branch.needs.holds(s, f) for branch in self.branches)


class ChooseBranch(Ask):
    def cited_rule(self, s: State, f: Frame) -> str:
        return s.game.rule_of(f.v[SOURCE])

    def seat(self, s: State, f: Frame) -> Seat:
        effect = f.effect
        assert isinstance(effect, Choose)
        return effect.who.first(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        effect = f.effect
        assert isinstance(effect, Choose)
        branches: list[Option] = []
        for number, branch in enumerate(effect.branches):
            if branch.needs.holds(s, f):
                branches.append(option(CHOOSE, number))
        return branches

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        effect = f.effect
        assert isinstance(effect, Choose)
        effect.branches[first_of(option)].effect.execute(s, f)

    def chosen_effect(self, f: Frame, option: Option) -> Node | None:
        effect = f.effect
        assert isinstance(effect, Choose)
        return effect.branches[first_of(option)]


CHOICE = Procedure("choice", CONTEXT, KINDS)
CHOICE.ask("choose", ChooseBranch())


class May(Effect):
    """A seat may have the effect happen or decline it."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""), ("effect", ""))

    def __init__(self, who: SeatSelector, effect: Effect) -> None:
        self.who: Final = who
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        s.result = 0
        if s.game.may_offer(s, self.effect, f):
            MAY.push(s, context(f), self)


class AcceptOrDecline(Ask):
    def cited_rule(self, s: State, f: Frame) -> str:
        return s.game.rule_of(f.v[SOURCE])

    def seat(self, s: State, f: Frame) -> Seat:
        effect = f.effect
        assert isinstance(effect, May)
        return effect.who.first(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(ACCEPT), option(DECLINE)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        effect = f.effect
        assert isinstance(effect, May)
        if verb_of(option) == ACCEPT:
            effect.effect.execute(s, f)

    def chosen_effect(self, f: Frame, option: Option) -> Node | None:
        effect = f.effect
        assert isinstance(effect, May)
        return effect.effect


MAY = Procedure("may", CONTEXT, KINDS)
MAY.ask("accept", AcceptOrDecline())


class Cost(Effect):
    """`then` happens only if the price could be paid in full. As much of the price as possible is paid in any case."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("price", ""), ("then", ""))

    def __init__(self, price: Effect, then: Effect) -> None:
        self.price: Final = price
        self.then: Final = then

    def execute(self, s: State, f: Frame) -> None:
        if self.price.is_possible(s, f):
            COST.push(s, context(f), self)
        self.price.execute(s, f)

    def is_possible(self, s: State, f: Frame) -> bool:
        return self.price.is_possible(s, f) and self.then.is_possible(s, f)


COST = Procedure("cost", CONTEXT, KINDS)


@COST.step
def have_paid(s: State, f: Frame) -> None:
    effect = f.effect
    assert isinstance(effect, Cost)
    effect.then.execute(s, f)


class Repeat(Effect):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("times", ""), ("effect", ""))

    def __init__(self, times: Amount, effect: Effect) -> None:
        self.times: Final = times
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        REPEAT.push(s, [*context(f), self.times.value(s, f)], self)


REPEAT = Procedure("repeat", {**CONTEXT, "left": AT}, KINDS)


@REPEAT.step
def once_more(s: State, f: Frame) -> None:
    effect = f.effect
    assert isinstance(effect, Repeat)
    if f.v[AT] <= 0:
        s.stack.pop()
        return
    f.v[AT] -= 1
    f.step = 0
    effect.effect.execute(s, f)


class ForEach(Effect):
    """Repeat an effect for each selected member. In the effect, a selected seat is `you`; a selected place or
    card is `it`."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("each", ""), ("effect", ""))

    def __init__(self, each: Selector, effect: Effect) -> None:
        self.each: Final = each
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        chosen = 0
        for number in self.each.pick(s, f):
            chosen |= 1 << number
        FOR_EACH.push(s, [*context(f), s.current, chosen], self)


FOR_EACH = Procedure("for_each", {**CONTEXT, "at": AT, "chosen": CHOSEN}, KINDS)


@FOR_EACH.step
def next_one(s: State, f: Frame) -> None:
    """Go on to the next member: seats in turn order from the one that was current, other numbers in ascending
    order."""
    effect = f.effect
    assert isinstance(effect, ForEach)
    chosen = f.v[CHOSEN]
    if not chosen:
        s.stack.pop()
        return
    are_seats = isinstance(effect.each, SeatSelector)
    number = f.v[AT] if are_seats else 0
    while not chosen >> number & 1:
        number += 1
        if are_seats and number == s.seats:
            number = 0
    f.v[CHOSEN] = chosen & ~(1 << number)
    f.v[IT] = number
    if are_seats:
        f.v[AT] = number
        f.v[YOU] = number
    f.step = 0
    effect.effect.execute(s, f)


class Pick(Effect):
    """A seat picks one of the selected members, which is `it` in the effect. An empty selection does nothing."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("who", ""), ("among", ""), ("effect", ""))

    def __init__(self, who: SeatSelector, among: Selector, effect: Effect) -> None:
        self.who: Final = who
        self.among: Final = among
        self.effect: Final = effect

    def execute(self, s: State, f: Frame) -> None:
        s.result = 0
        if self.among.pick(s, f):
            PICK.push(s, context(f), self)

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(self.among.pick(s, f)) > 0


class PickOne(Ask):
    def cited_rule(self, s: State, f: Frame) -> str:
        return s.game.rule_of(f.v[SOURCE])

    def seat(self, s: State, f: Frame) -> Seat:
        effect = f.effect
        assert isinstance(effect, Pick)
        return effect.who.first(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        effect = f.effect
        assert isinstance(effect, Pick)
        return [option(effect.among.verb, one) for one in effect.among.pick(s, f)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        effect = f.effect
        assert isinstance(effect, Pick)
        f.v[IT] = first_of(option)
        effect.effect.execute(s, f)


PICK = Procedure("pick", CONTEXT, KINDS)
PICK.ask("pick", PickOne())


class Roll(Effect):
    """Roll the game's die, with all its windows; `then` reads the result, bonus included, as Rolled."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("then", ""), ("bonus", ""))

    def __init__(self, then: Effect, bonus: Amount = NO_BONUS) -> None:
        self.then: Final = then
        self.bonus: Final = bonus

    def execute(self, s: State, f: Frame) -> None:
        bonus = self.bonus.value(s, f)
        ROLL.push(s, context(f), self)
        roll_die(s, f.v[YOU], bonus)


ROLL = Procedure("roll", CONTEXT, KINDS)


@ROLL.step
def have_rolled(s: State, f: Frame) -> None:
    effect = f.effect
    assert isinstance(effect, Roll)
    f.v[ROLLED] = s.result
    effect.then.execute(s, f)


class Named(Effect):
    """An effect that data cannot express: the game registers a function under this name."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("name", "text"),)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def execute(self, s: State, f: Frame) -> None:
        s.game.named[self.name](s, f)
