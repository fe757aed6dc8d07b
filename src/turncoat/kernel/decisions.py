"""Decisions: which seats must answer, the legal options, and taking an answer. All of it is derived from the top of the
stack; nothing is stored.

An answer picks one option. People, bots, search and network use the same options; `check` validates answers from
outside.
"""

from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import CHOSE, EVERYBODY, Event, Why
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat, Seats, has_seat, verb_of
from turncoat.kernel.nodes import Node
from turncoat.kernel.procedures import Ask, Refusal, SealedAsk
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State


def pending_ask(s: State) -> Ask:
    """The question that the top frame has reached."""
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    assert ask is not None
    return ask


def waiting_seats(s: State) -> Seats:
    """The seats that have not answered yet."""
    if s.ending != RUNNING:
        return 0
    ask = pending_ask(s)
    if not isinstance(ask, SealedAsk):
        return 1 << ask.seat(s, s.stack[-1])
    missing = 0
    asked = ask.seats(s, s.stack[-1])
    for seat in range(s.seats):
        if has_seat(asked, seat) and s.sealed[seat] == NO_OPTION:
            missing |= 1 << seat
    return missing


def shown_waiting_seats(s: State) -> Seats:
    """The seats that the table shows as waiting. In a sealed window these are all asked seats until the last
    one has answered: standing orders answer at once, and the display must not reveal that."""
    if s.ending != RUNNING:
        return 0
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    if isinstance(ask, SealedAsk):
        return waiting_seats(s) if ask.shows_progress else ask.seats(s, f)
    assert ask is not None
    return 1 << ask.seat(s, f)


def next_seat(s: State) -> Seat:
    """The seat that answers next, the first one if several may answer; NOBODY at the end of the game."""
    if s.ending != RUNNING:
        return NOBODY
    ask = pending_ask(s)
    if not isinstance(ask, SealedAsk):
        return ask.seat(s, s.stack[-1])
    asked = ask.seats(s, s.stack[-1])
    for seat in range(s.seats):
        if has_seat(asked, seat) and s.sealed[seat] == NO_OPTION:
            return seat
    return NOBODY


def options(s: State, seat: Seat) -> list[Option]:
    """The legal options of a waiting seat."""
    return pending_ask(s).options(s, s.stack[-1], seat)


def ask_next(s: State) -> tuple[Seat, list[Option]]:
    """The seat that answers next, with its legal options. The game must be running."""
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    assert ask is not None
    seat = next_seat(s) if isinstance(ask, SealedAsk) else ask.seat(s, f)
    return seat, ask.options(s, f, seat)


def check(
    s: State, seat: Seat, option: Option, number: int | None = None, legal: list[Option] | None = None
) -> None:
    """BadInput unless this seat may give this answer now. `number` is the decision that the answer is meant
    for. A caller that has already checked that the seat is asked passes its options as `legal`."""
    check_seat(s, seat)
    if s.ending != RUNNING:
        raise BadInput("game_over")
    if number is not None and number != s.decision:
        raise BadInput("stale", f"decision={s.decision}")
    if legal is None and not has_seat(waiting_seats(s), seat):
        answered = s.sealed[seat] != NO_OPTION
        raise BadInput("already_answered" if answered else "not_asked", f"seat={seat}")
    if option not in (options(s, seat) if legal is None else legal):
        ask = pending_ask(s)
        refusal = ask.why_not(s, s.stack[-1], seat, verb_of(option))
        rule = refusal.rule if refusal is not None else ask.cited_rule(s, s.stack[-1])
        raise BadInput("illegal_option", rule=rule)


def check_seat(s: State, seat: Seat) -> None:
    if not 0 <= seat < s.seats:
        raise BadInput("no_such_seat", f"seat={seat}")


def take(s: State, seat: Seat, option: Option) -> int:
    """Take a legal answer and run to the next decision. Returns the number of steps run."""
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    assert ask is not None
    return take_for(s, f, ask, seat, option)


def take_for(s: State, f: Frame, ask: Ask, seat: Seat, option: Option) -> int:
    """`take` for a caller that has already looked up the question."""
    if isinstance(ask, SealedAsk):
        s.sealed[seat] = option
        if waiting_seats(s):
            return 0
        answers = s.sealed
        s.sealed = [NO_OPTION] * s.seats
        s.decision += 1
        f.step += 1
        ask.close(s, f, answers)
    else:
        s.decision += 1
        f.step += 1
        if s.journal is not None:
            why = why_asked(s, f, f.step - 1, ask.chosen_effect(f, option), option)
            tell_choice(s, ask.answer_rule(s, f, option), seat, option, why)
        ask.take(s, f, seat, option)
    return run(s)


def why_asked(s: State, f: Frame, step: int, effect: Node | None, option: Option) -> Why | None:
    """The question behind an answer that means nothing without it; None for other answers."""
    if not s.game.verbs[verb_of(option)].is_general:
        return None
    return Why(f.procedure, step, s.game.procedures[f.procedure].card_of(f), effect=effect)


def tell_choice(s: State, rule: str, seat: Seat, option: Option, why: Why | None = None) -> None:
    """Log an answer. The arguments of a secret verb are told to the seat alone."""
    if s.journal is not None:
        verb = verb_of(option)
        knowers = 1 << seat if s.game.verbs[verb].is_secret else EVERYBODY
        s.journal.append(Event(CHOSE, rule, (seat, verb), (option,), knowers, why))


def why_not(s: State, seat: Seat, verb: int) -> Refusal | None:
    """The reason why the verb is forbidden to the seat now, from open information and its own; None if it is
    allowed."""
    check_seat(s, seat)
    if s.ending != RUNNING:
        return Refusal("game_over", "")
    if not has_seat(waiting_seats(s), seat):
        return Refusal("not_asked", pending_ask(s).cited_rule(s, s.stack[-1]))
    return pending_ask(s).why_not(s, s.stack[-1], seat, verb)
