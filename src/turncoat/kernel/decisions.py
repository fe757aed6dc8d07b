"""Who must answer, what is legal, and taking an answer. Nothing here is stored: it is read off the top of the stack.

An answer picks one option. People, bots, search and network use the same options; `check` is for those who may err.
"""

from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import CHOSE, EVERYBODY, Event
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat, Seats, has_seat, verb_of
from turncoat.kernel.procedures import Ask, Refusal, SealedAsk
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State


def pending_ask(s: State) -> Ask:
    """The question that the top frame has come to."""
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    assert ask is not None
    return ask


def waiting(s: State) -> Seats:
    """The seats whose answer is still missing."""
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


def shown_waiting(s: State) -> Seats:
    """Whom the table is seen to wait for. In a sealed window that is everyone asked, until all have answered:
    a standing order answers at once, and that must not show."""
    if s.ending != RUNNING:
        return 0
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    if isinstance(ask, SealedAsk):
        return waiting(s) if ask.shows_progress else ask.seats(s, f)
    assert ask is not None
    return 1 << ask.seat(s, f)


def next_seat(s: State) -> Seat:
    """The seat that answers next: the one that is asked, or the first of several; NOBODY at the end."""
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
    """What the seat may answer; it must be one of those that are waited for."""
    return pending_ask(s).options(s, s.stack[-1], seat)


def ask_next(s: State) -> tuple[Seat, list[Option]]:
    """The seat that answers next and what it may answer; the game must be going on."""
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    assert ask is not None
    seat = next_seat(s) if isinstance(ask, SealedAsk) else ask.seat(s, f)
    return seat, ask.options(s, f, seat)


def check(
    s: State, seat: Seat, option: Option, number: int | None = None, legal: list[Option] | None = None
) -> None:
    """BadInput unless this seat may give this answer now. `number` is the decision that the answer is meant for, `legal` what the
    seat may answer, where it is known already that and what it is asked."""
    check_seat(s, seat)
    if s.ending != RUNNING:
        raise BadInput("game_over")
    if number is not None and number != s.decision:
        raise BadInput("stale", f"decision={s.decision}")
    if legal is None and not has_seat(waiting(s), seat):
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
    """Take a legal answer and run on to the next decision; the number of steps that took."""
    f = s.stack[-1]
    ask = s.game.procedures[f.procedure].steps[f.step].ask
    assert ask is not None
    return take_for(s, f, ask, seat, option)


def take_for(s: State, f: Frame, ask: Ask, seat: Seat, option: Option) -> int:
    """The same for who has looked up the question already."""
    if isinstance(ask, SealedAsk):
        s.sealed[seat] = option
        if waiting(s):
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
            tell_choice(s, ask.answer_rule(s, f, option), seat, option)
        ask.take(s, f, seat, option)
    return run(s)


def tell_choice(s: State, rule: str, seat: Seat, option: Option) -> None:
    """The log line of an answer; what a secret verb is about, only the seat itself is told."""
    if s.journal is not None:
        verb = verb_of(option)
        knowers = 1 << seat if s.game.verbs[verb].is_secret else EVERYBODY
        s.journal.append(Event(CHOSE, rule, (seat, verb), (option,), knowers))


def why_not(s: State, seat: Seat, verb: int) -> Refusal | None:
    """What forbids the verb to the seat now, from open and its own knowledge only; None: nothing does."""
    check_seat(s, seat)
    if s.ending != RUNNING:
        return Refusal("game_over", "")
    if not has_seat(waiting(s), seat):
        return Refusal("not_asked", pending_ask(s).cited_rule(s, s.stack[-1]))
    return pending_ask(s).why_not(s, s.stack[-1], seat, verb)
