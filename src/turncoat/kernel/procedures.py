"""A procedure is a list of named steps, read top to bottom, like the rule it implements.

A step either does something (a function) or asks a seat (an Ask). A frame moves on to the next step unless
the step says otherwise with `go`. Procedures call each other by pushing frames; the top frame runs first.
"""

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from turncoat.kernel.errors import Broken
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, UNKNOWN, Card, Option, Seat, Seats, verb_of
from turncoat.kernel.names import NUMBER
from turncoat.kernel.nodes import Node
from turncoat.kernel.state import State

NO_TRIGGER: Final = -1

# The step after the last one, which leaves the procedure; no other step may have this name
END: Final = "(end)"

Do: TypeAlias = Callable[[State, Frame], None]


class Refusal:
    """Why an action is not allowed: a stable code, and the rule that forbids it."""

    def __init__(self, code: str, rule: str) -> None:
        self.code: Final = code
        self.rule: Final = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """A question to one seat. Which seat that is follows from open information only."""

    rule: ClassVar[str] = ""
    # The seat is asked again until it is done, learns nothing in between, and no other seat acts: a client
    # may collect its
    # answers. An answer without arguments ends the question.
    is_gathered: ClassVar[bool] = False

    def cited_rule(self, s: State, f: Frame) -> str:
        """The rule that this question comes from."""
        return self.rule

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        """The rule that the log cites for an answer, where it differs from the question's."""
        return self.cited_rule(s, f)

    def seat(self, s: State, f: Frame) -> Seat:
        raise NotImplementedError

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        """The legal options, in an order without meaning; never empty."""
        raise NotImplementedError

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        raise NotImplementedError

    def equal_option(self, s: State, f: Frame, seat: Seat) -> Option:
        """An arbitrary option, if open information shows that all lead to the same position, so that a table
        need not ask. NO_OPTION: they may differ."""
        return NO_OPTION

    def chosen_effect(self, f: Frame, option: Option) -> Node | None:
        """The effect that the answer triggers, if it is printed on a card: for the log."""
        return None

    def why_not(self, s: State, f: Frame, seat: Seat, verb: int) -> Refusal | None:
        """The rule that forbids the verb to the deciding seat, from that seat's knowledge; None if it is allowed."""
        for option in self.options(s, f, seat):
            if verb_of(option) == verb:
                return None
        return Refusal("not_offered", self.cited_rule(s, f))


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedAsk(Ask):
    """A question to several seats at once. Answers stay sealed until all are in, and are opened together."""

    shows_progress: ClassVar[bool] = True  # whether the table sees who has answered already
    trigger: ClassVar[int] = NO_TRIGGER  # of the standing orders that answer it (`windows.ordered_answer`)

    def seats(self, s: State, f: Frame) -> Seats:
        """The seats that are asked, by open information; constant until the decision is closed."""
        raise NotImplementedError

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        """Open all answers, by seat; NO_OPTION for seats that were not asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An entry of a menu of actions, with the rule that may forbid it."""

    verb: ClassVar[int] = 0
    rule: ClassVar[str] = ""

    def cited_rule(self, s: State, seat: Seat) -> str:
        """The rule by which the seat takes the action; empty for the menu's."""
        return self.rule

    def ban(self, s: State, seat: Seat) -> str:
        """The rule that forbids the action now; empty if it is allowed."""
        return ""

    def options(self, s: State, seat: Seat) -> list[Option]:
        raise NotImplementedError

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask):
    """An Ask made of actions: options and refusals are derived from the same bans."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: list[Action] = actions

    def answer_rule(self, s: State, f: Frame, option: Option) -> str:
        for action in self.actions:
            if action.verb == verb_of(option):
                return action.cited_rule(s, self.seat(s, f)) or self.cited_rule(s, f)
        return self.cited_rule(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options: list[Option] = []
        for action in self.actions:
            if not action.ban(s, seat):
                options.extend(action.options(s, seat))
        return options

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
    """The last step of every procedure: the frame below continues."""
    s.stack.pop()
    if not s.stack:
        raise Broken("empty_stack")


class Procedure:
    """A procedure. `number` is its place in the game's list, set when the game is built. `kinds` has the
    kinds of names of variables."""

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
        self.card_at: Final = self.kinds.index("card") if "card" in self.kinds else -1
        self.number: int = -1
        self.steps: list[Step] = [Step(END, leave, None)]
        self.places: dict[str, int] = {END: 0}

    def step(self, do: Do) -> Do:
        """Declare the next step; it takes the function's name."""
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
        """Start this procedure above the running one; variables that are not given start at 0."""
        missing = len(self.variables) - len(values)
        if missing > 0:
            values.extend([0] * missing)
        s.stack.append(Frame(self.number, 0, values, effect))

    def card_of(self, f: Frame) -> Card:
        """The card that a frame of this procedure is about, or UNKNOWN."""
        return f.v[self.card_at] if self.card_at >= 0 else UNKNOWN

    def go(self, f: Frame, step: str) -> None:
        """Continue the frame at the named step."""
        f.step = self.places[step]
