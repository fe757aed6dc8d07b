"""A procedure is a list of named steps, read top to bottom, as the rule it implements is read.

A step either does something (a function) or asks a seat (an Ask). A step is left as it is run; to stay or to go
elsewhere it says so with `go`. Procedures call each other by pushing frames; what is above runs first.
"""

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from turncoat.kernel.errors import Broken
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, verb_of
from turncoat.kernel.names import NUMBER
from turncoat.kernel.nodes import Node
from turncoat.kernel.state import State

END: Final = "(end)"  # the step after the last, which leaves the procedure; no other can be named so

Do: TypeAlias = Callable[[State, Frame], None]


class Refusal:
    """Why something is not allowed: a stable code, and the rule that says so."""

    def __init__(self, code: str, rule: str) -> None:
        self.code: Final = code
        self.rule: Final = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """One seat decides. Which seat that is follows from open information only."""

    rule: ClassVar[str] = ""

    def cited_rule(self, s: State, f: Frame) -> str:
        """The rule that this question comes from."""
        return self.rule

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        """The rule that the log cites for an answer, where it is another than the question's."""
        return self.cited_rule(s, f)

    def seat(self, s: State, f: Frame) -> Seat:
        raise NotImplementedError

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        """What is legal, in an order that says nothing; never empty."""
        raise NotImplementedError

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        raise NotImplementedError

    def why_not(self, s: State, f: Frame, seat: Seat, verb: int) -> Refusal | None:
        """The rule that forbids the verb to the seat that decides, from what that seat may know; None: it is allowed."""
        for option in self.options(s, f, seat):
            if verb_of(option) == verb:
                return None
        return Refusal("not_offered", self.cited_rule(s, f))


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedAsk(Ask):
    """Several seats decide at once; answers stay sealed until all are in, and are opened together."""

    shows_progress: ClassVar[bool] = True  # whether the table sees who has answered already

    def seats(self, s: State, f: Frame) -> Seats:
        """Who is asked, by open information; the same until the decision is closed."""
        raise NotImplementedError

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        """All answers by seat; NO_OPTION for seats that were not asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat may choose to do from a menu, with the rule that forbids it when it is forbidden."""

    verb: ClassVar[int] = 0
    rule: ClassVar[str] = ""

    def cited_rule(self, s: State, seat: Seat) -> str:
        """The rule by which the seat does it; empty: the menu's."""
        return self.rule

    def ban(self, s: State, seat: Seat) -> str:
        """The rule that forbids this now; empty: it is allowed."""
        return ""

    def options(self, s: State, seat: Seat) -> list[Option]:
        raise NotImplementedError

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask):
    """An Ask made of actions: what is offered and why something is not come from the same bans."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: list[Action] = actions

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        for action in self.actions:
            if action.verb == verb_of(option):
                return action.cited_rule(s, self.seat(s, f)) or self.cited_rule(s, f)
        return self.cited_rule(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for action in self.actions:
            if not action.ban(s, seat):
                found.extend(action.options(s, seat))
        return found

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        verb = verb_of(option)
        for action in self.actions:
            if action.verb == verb:
                action.do(s, f, seat, option)
                return

    def why_not(self, s: State, f: Frame, seat: Seat, verb: int) -> Refusal | None:
        for action in self.actions:
            if action.verb == verb:
                ban = action.ban(s, seat)
                if ban:
                    return Refusal("forbidden", ban)
                return None if action.options(s, seat) else Refusal("no_target", self.rule)
        return Refusal("not_offered", self.rule)


class Step:
    """A named step: a function, or an Ask."""

    def __init__(self, name: str, do: Do | None, ask: Ask | None) -> None:
        self.name: Final = name
        self.do: Final = do
        self.ask: Final = ask


def leave(s: State, f: Frame) -> None:
    """The last step of every procedure: what is below goes on."""
    s.stack.pop()
    if not s.stack:
        raise Broken("empty_stack")


class Procedure:
    """`number` is its place in the game's list, given when the game is put together. `kinds` says which variables hold
    numbers of something that has names."""

    def __init__(self, name: str, variables: dict[str, int], kinds: dict[str, str] | None = None) -> None:
        for expected, variable in enumerate(variables):
            if variables[variable] != expected:
                raise ValueError(
                    f"procedure={name},variable={variable},number={variables[variable]},expected={expected}"
                )
        for variable in kinds or {}:
            if variable not in variables:
                raise ValueError(f"procedure={name},variable={variable},expected={'|'.join(variables)}")
        self.name: Final = name
        self.variables: Final = list(variables)
        self.kinds: Final = [(kinds or {}).get(variable, NUMBER) for variable in variables]
        self.number: int = -1
        self.steps: list[Step] = [Step(END, leave, None)]
        self.places: dict[str, int] = {END: 0}

    def step(self, do: Do) -> Do:
        """Declare the next step; it bears the function's name."""
        self._add(Step(do.__name__.strip("_"), do, None))
        return do

    def ask(self, name: str, ask: Ask) -> None:
        """Declare the next step as a question."""
        self._add(Step(name, None, ask))

    def _add(self, step: Step) -> None:
        if step.name in self.places:
            raise ValueError(f"procedure={self.name},step={step.name},taken_by={self.places[step.name]}")
        self.places[step.name] = len(self.steps) - 1
        self.steps.insert(-1, step)
        self.places[END] += 1

    def push(self, s: State, values: list[int], effect: Node | None = None) -> None:
        """Start this procedure above what is running; variables not given start at 0."""
        missing = len(self.variables) - len(values)
        if missing > 0:
            values.extend([0] * missing)
        s.stack.append(Frame(self.number, 0, values, effect))

    def go(self, f: Frame, step: str) -> None:
        """The frame goes on with the named step."""
        f.step = self.places[step]
