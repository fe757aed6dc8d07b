"""Reaction windows: points at which several seats may react, e.g. before a die is rolled.

A window is public. It opens for every seat that could react judging by open information, never only for those
that hold a matching card; a seat with nothing to play passes like the others. A reaction is executed at once
and reopens the window; the window closes when all seats have passed.

To speed up a game, a table may let all seats answer together (sealed; the first reaction in turn order is
executed), and a seat may leave standing orders. At a relaxed table seats with nothing to play are skipped:
the table shows that tells are possible.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from turncoat.kernel.decisions import tell_choice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, WINDOW_OPENED, Event
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import (
    NO_OPTION,
    NOBODY,
    Option,
    Seat,
    Seats,
    first_of,
    has_seat,
    option,
    seats_in,
    verb_of,
)
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import NO_TRIGGER, Ask, Procedure, Refusal, SealedAsk
from turncoat.kernel.settings import ORDERS_ALLOWED, RELAXED, SECRECY, TOGETHER, WINDOWS
from turncoat.kernel.state import State
from turncoat.kernel.verbs import PASS, PICK_SEAT

# Standing orders: seat, trigger (or any), verb, and duration.
ANY_TRIGGER: Final = 255
UNTIL_TURN: Final = 0
UNTIL: Final = ("turn", "end")

PASS_OPTION: Final = option(PASS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """A kind of window: the seats that could react, their reactions, and the effect of a reaction."""

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    verbs: ClassVar[tuple[int, ...]] = ()  # verbs of its reactions
    is_window: ClassVar[bool] = True  # False: it only names a sealed question that standing orders answer

    def seats(self, s: State, f: Frame) -> Seats:
        """The seats that could react, by open information only."""
        raise NotImplementedError

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        """The seat's reactions now, besides passing."""
        raise NotImplementedError

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        """Execute a reaction. `f` is the window's frame; the frame that opened it is directly below (`opener`)."""
        raise NotImplementedError

    def why_not(self, s: State, f: Frame, seat: Seat, verb: int) -> Refusal:
        return Refusal("no_reaction", self.rule) if verb in self.verbs else Refusal("not_offered", self.rule)


TRIGGER: Final = 0
SUBJECT: Final = 1  # what the window is about: a seat, a card or a place, by trigger
LEFT: Final = 2  # the seats that could react and have not passed since the last reaction
ASKED: Final = 3  # the seat that is asked now

WINDOW = Procedure(
    "window",
    {"trigger": TRIGGER, "subject": SUBJECT, "left": LEFT, "asked": ASKED},
    {"trigger": "trigger", "asked": SEAT},
)


def open_window(s: State, trigger: int, subject: int = 0) -> None:
    """Open a window above the running procedure."""
    WINDOW.push(s, [trigger, subject])
    if s.journal is not None:
        s.journal.append(Event(WINDOW_OPENED, s.game.triggers[trigger].rule, (trigger,), (), EVERYBODY))


def opener(s: State, f: Frame) -> Frame:
    """The frame that opened the window of frame `f`."""
    return below(s, f, 1)


def below(s: State, f: Frame, depth: int) -> Frame:
    """The frame `depth` places below `f` on the stack."""
    stack = s.stack
    for place in range(len(stack) - 1, depth - 1, -1):
        if stack[place] is f:
            return stack[place - depth]
    running = "|".join([s.game.procedures[frame.procedure].name for frame in stack[depth:]])
    raise ValueError(f"frame={s.game.procedures[f.procedure].name},depth={depth},expected={running}")


@WINDOW.step
def gather(s: State, f: Frame) -> None:
    """Every seat that could react may do so: when the window opens, and again after each reaction."""
    f.v[LEFT] = s.game.triggers[f.v[TRIGGER]].seats(s, f)


@WINDOW.step
def find_next(s: State, f: Frame) -> None:
    """Go on to the next seat that must answer. Standing orders answer by themselves; the window ends when all
    have passed."""
    could = f.v[LEFT]
    if not could:
        s.stack.pop()
        return
    if s.settings[WINDOWS] == TOGETHER:
        WINDOW.go(f, "open_answers" if _seal_known_answers(s, f, could) else "all_react")
        return
    seat = s.current
    while not could >> seat & 1:
        seat = seat + 1 if seat + 1 < s.seats else 0
    _ask_alone(s, f, seat)


def _ask_alone(s: State, f: Frame, seat: Seat) -> None:
    """Ask the seat, unless a standing order or a relaxed table answers for it."""
    f.v[ASKED] = seat
    f.step = 2  # react
    if not s.orders and s.settings[SECRECY] != RELAXED:
        return
    answer = _known_answer(s, f, seat)
    if answer != NO_OPTION:
        s.decision += (
            1  # counted as if the seat had been asked, so that decision numbers do not reveal the skip
        )
        tell_choice(s, s.game.triggers[f.v[TRIGGER]].rule, seat, answer)
        _settle(s, f, seat, answer)


class React(Ask):
    """The question to one seat, in turn order from the current player: react or pass."""

    def cited_rule(self, s: State, f: Frame) -> str:
        return s.game.triggers[f.v[TRIGGER]].rule

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [PASS_OPTION, *s.game.triggers[f.v[TRIGGER]].reactions(s, f, seat)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        _settle(s, f, seat, option)

    def why_not(self, s: State, f: Frame, seat: Seat, verb: int) -> Refusal | None:
        return _why_not(s, f, seat, verb)


class ReactTogether(SealedAsk):
    """All seats that have not passed answer at once; the first reaction in turn order is executed."""

    shows_progress: ClassVar[bool] = False

    def cited_rule(self, s: State, f: Frame) -> str:
        return s.game.triggers[f.v[TRIGGER]].rule

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        return f.v[LEFT]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [PASS_OPTION, *s.game.triggers[f.v[TRIGGER]].reactions(s, f, seat)]

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        _open(s, f, answers)

    def why_not(self, s: State, f: Frame, seat: Seat, verb: int) -> Refusal | None:
        return _why_not(s, f, seat, verb)


WINDOW.ask("react", React())


WINDOW.ask("all_react", ReactTogether())


class ChooseFirst(Ask):
    """Several seats want to react: the current player chooses the first, and that seat is asked again."""

    def cited_rule(self, s: State, f: Frame) -> str:
        return s.game.order_rule

    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(PICK_SEAT, eager) for eager in seats_in(f.v[LEFT])]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        _ask_alone(s, f, first_of(option))


@WINDOW.step
def open_answers(s: State, f: Frame) -> None:
    """Open the window if standing orders have answered for all seats."""
    answers = s.sealed
    s.sealed = [NO_OPTION] * s.seats
    _open(s, f, answers)


WINDOW.ask("choose_first", ChooseFirst())


def _settle(s: State, f: Frame, seat: Seat, answer: Option) -> None:
    if answer == PASS_OPTION:
        f.v[LEFT] &= ~(1 << seat)
        f.step = 1  # find_next
    else:
        f.step = 0  # gather
        s.game.triggers[f.v[TRIGGER]].react(s, f, seat, answer)


def _open(s: State, f: Frame, answers: list[Option]) -> None:
    """Execute the first reaction in turn order; without one, all seats have passed. Where a rule says so, the
    current player chooses which of several comes first."""
    rule = s.game.triggers[f.v[TRIGGER]].rule
    if s.game.order_rule:
        eager = 0
        for seat in range(s.seats):
            if answers[seat] not in (NO_OPTION, PASS_OPTION):
                eager |= 1 << seat
        if eager & (eager - 1):
            f.v[LEFT] = eager
            WINDOW.go(f, "choose_first")
            return
    for offset in range(s.seats):
        seat = (s.current + offset) % s.seats
        if answers[seat] not in (NO_OPTION, PASS_OPTION):
            tell_choice(s, rule, seat, answers[seat])
            _settle(s, f, seat, answers[seat])
            return
    f.v[LEFT] = 0
    WINDOW.go(f, "find_next")


def _seal_known_answers(s: State, f: Frame, could: Seats) -> bool:
    """Seal the answers of standing orders. Returns whether all seats have answered."""
    all_known = True
    for seat in range(s.seats):
        if has_seat(could, seat):
            s.sealed[seat] = _known_answer(s, f, seat)
            if s.sealed[seat] == NO_OPTION:
                all_known = False
    return all_known


def _known_answer(s: State, f: Frame, seat: Seat) -> Option:
    """The answer that a standing order or a relaxed table gives for the seat; NO_OPTION if the seat must be asked. An
    order to react takes precedence over one to pass."""
    trigger = f.v[TRIGGER]
    passes = False
    for order in s.orders:
        if order & 15 == seat and (order >> 4 & 255) in (trigger, ANY_TRIGGER):
            verb = order >> 12 & 255
            if verb == PASS:
                passes = True
                continue
            for reaction in s.game.triggers[trigger].reactions(s, f, seat):
                if verb_of(reaction) == verb:
                    return reaction
    if passes:
        return PASS_OPTION
    if s.settings[SECRECY] == RELAXED and not s.game.triggers[f.v[TRIGGER]].reactions(s, f, seat):
        return PASS_OPTION
    return NO_OPTION


def ordered_answer(s: State, seat: Seat) -> Option:
    """The answer of a seat's standing order to the pending sealed question; NO_OPTION if there is none. An
    order for a verb that the seat may not use now answers with the first option, as an order to do nothing.
    Rules do not call this: the table answers for the seat, after a pause that is the same for all."""
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    if not isinstance(ask, SealedAsk) or ask.trigger == NO_TRIGGER:
        return NO_OPTION
    for order in s.orders:
        if order & 15 == seat and order >> 4 & 255 == ask.trigger:
            legal = ask.options(s, f, seat)
            for option in legal:
                if verb_of(option) == order >> 12 & 255:
                    return option
            return legal[0]
    return NO_OPTION


def _why_not(s: State, f: Frame, seat: Seat, verb: int) -> Refusal | None:
    if verb == PASS:
        return None
    trigger = s.game.triggers[f.v[TRIGGER]]
    for reaction in trigger.reactions(s, f, seat):
        if verb_of(reaction) == verb:
            return None
    return trigger.why_not(s, f, seat, verb)


def set_order(s: State, seat: Seat, trigger: int, verb: int, until: int) -> None:
    """Leave a standing order for future windows; a new one for the same trigger and verb replaces the old. A
    sealed question has at most one order."""
    if s.settings[SECRECY] not in ORDERS_ALLOWED:
        raise BadInput("orders_not_allowed")
    windows = [one for one in s.game.triggers if one.is_window]
    chosen = windows if trigger == ANY_TRIGGER else [s.game.triggers[trigger]]
    is_pass = verb == PASS and all(one.is_window for one in chosen)
    if not is_pass and not any(verb in one.verbs for one in chosen):
        raise BadInput("no_such_reaction", s.game.verbs[verb].name)
    clear_order(s, seat, trigger, verb)
    if trigger != ANY_TRIGGER and not s.game.triggers[trigger].is_window:
        for other in s.game.triggers[trigger].verbs:
            clear_order(s, seat, trigger, other)
    s.orders.append(packed_order(seat, trigger, verb, until))


def packed_order(seat: Seat, trigger: int, verb: int, until: int) -> int:
    return seat | trigger << 4 | verb << 12 | until << 20


def clear_order(s: State, seat: Seat, trigger: int, verb: int) -> None:
    kept = seat | trigger << 4 | verb << 12
    s.orders = [order for order in s.orders if order & 0xFFFFF != kept]


def end_orders(s: State, seat: Seat) -> None:
    """End the orders that last until the seat's turn, which begins now."""
    if s.orders:
        s.orders = [order for order in s.orders if order & 15 != seat or order >> 20 != UNTIL_TURN]
