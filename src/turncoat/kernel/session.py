"""A game in progress: its position, its record and its events. It changes by whole accepted answers or not at all.

Everything that leaves it for a seat is made by `wire.py` from that seat's view. Engine, terminal and tests
use sessions; the server keeps its own list of answers and uses the same functions below them.
"""

from turncoat.kernel.codec import fingerprint, restore, save
from turncoat.kernel.decisions import check, check_seat, options, pending_ask, take, waiting_seats, why_not
from turncoat.kernel.dice import Dice, dice_from_saved
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, SPECTATOR, Option, Seat, has_seat, seats_in
from turncoat.kernel.positions import deal as deal_position
from turncoat.kernel.positions import load
from turncoat.kernel.procedures import Refusal
from turncoat.kernel.record import ANSWER, NO_ORDER, ORDER, Record, read_record
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import DecisionWire, EngineViewWire, EventWire, Json
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View, view
from turncoat.kernel.windows import clear_order, ordered_answer, set_order
from turncoat.kernel.wire import (
    decision_wire,
    engine_view_wire,
    event_wire,
    option_from_id,
    order_from_text,
)


class Session:
    """A game in progress, made by `begin`, `begin_at` or `resume`. A session that began with the deal has a record."""

    def __init__(self, state: State, events: list[Event], record: Record | None) -> None:
        self.state: State = state
        self.journal: list[Event] = events
        self.record: Record | None = record
        self.steps: int = 0  # steps of the runner for the last answer: the engine's only clock

    # Answers

    def answer(self, seat: Seat, option_id: str, number: int | None = None) -> None:
        """Take an answer; BadInput leaves everything as it was."""
        check_seat(self.state, seat)
        self.take(seat, option_from_id(self.state.game, option_id), number)

    def take(self, seat: Seat, option: Option, number: int | None = None) -> None:
        check(self.state, seat, option, number)
        changed = self.state.copy()
        heard: list[Event] = []
        changed.journal = heard
        self.steps = take(changed, seat, option)
        changed.journal = None
        self.state = changed
        self.journal.extend(heard)
        if self.record is not None:
            self.record.note(seat, option)

    def order(self, seat: Seat, text: str) -> None:
        """Leave a standing order."""
        check_seat(self.state, seat)
        trigger, verb, until = order_from_text(self.state.game, text)
        set_order(self.state, seat, trigger, verb, until)
        if self.record is not None:
            self.record.note_order(seat, text)

    def clear_order(self, seat: Seat, text: str) -> None:
        check_seat(self.state, seat)
        trigger, verb, _ = order_from_text(self.state.game, text)
        clear_order(self.state, seat, trigger, verb)
        if self.record is not None:
            self.record.note_cleared_order(seat, text)

    def follow_orders(self) -> None:
        """Answer a pending sealed question for the seats that left a standing order for it. A record contains
        these answers."""
        for seat in range(self.state.seats):
            if has_seat(waiting_seats(self.state), seat):
                answer = ordered_answer(self.state, seat)
                if answer != NO_OPTION:
                    self.take(seat, answer)

    def enter(self, what: str, seat: Seat, text: str) -> None:
        """Apply an entry of a record: an answer, a standing order, or the end of one."""
        if what == ANSWER:
            self.answer(seat, text)
        elif what == ORDER:
            self.order(seat, text)
        elif what == NO_ORDER:
            self.clear_order(seat, text)
        else:
            raise BadInput("broken_record", what)

    def play_randomly(self, dice: Dice, steps: int) -> int:
        """Answer at random for every waiting seat. Returns the number of answers."""
        before = self.state
        steps_before = self.steps
        events = len(self.journal)
        entries = 0 if self.record is None else len(self.record.entries)
        made = 0
        try:
            while made < steps and self.state.ending == RUNNING:
                seat = seats_in(waiting_seats(self.state))[0]
                legal = options(self.state, seat)
                self.take(seat, legal[dice.below(len(legal))])
                made += 1
        except Exception:  # a script may contain a face that the die lacks: then all answers are undone
            self.state = before
            self.steps = steps_before
            del self.journal[events:]
            if self.record is not None:
                del self.record.entries[entries:]
            raise
        return made

    # What a seat may know

    def view_for(self, seat: Seat) -> View:
        if seat != SPECTATOR:
            check_seat(self.state, seat)
        return view(self.state, seat)

    def view(self, seat: Seat) -> EngineViewWire:
        return engine_view_wire(self.view_for(seat))

    def decision(self, seat: Seat) -> DecisionWire | None:
        """The seat's open decision; None if it has none."""
        check_seat(self.state, seat)
        if not has_seat(waiting_seats(self.state), seat):
            return None
        rule = pending_ask(self.state).cited_rule(self.state, self.state.stack[-1])
        return decision_wire(view(self.state, seat), rule, options(self.state, seat))

    def decisions(self) -> list[DecisionWire]:
        """The open decisions of all seats."""
        decisions = []
        for seat in seats_in(waiting_seats(self.state)):
            asked = self.decision(seat)
            if asked is not None:
                decisions.append(asked)
        return decisions

    def events(self, seat: Seat, since: int = 0) -> list[EventWire]:
        """The events as the seat (or a spectator) received them, from this event number on."""
        if seat != SPECTATOR:
            check_seat(self.state, seat)
        return [event_wire(self.state.game, event, seat) for event in self.journal[since:]]

    def why_not(self, seat: Seat, action: str) -> Refusal | None:
        """The reason why a verb is forbidden to the seat now; None if it is allowed."""
        verb = self.state.game.names.numbers["verb"].get(action.split(" ", maxsplit=1)[0])
        if verb is None:
            raise BadInput("unknown_action", action)
        return why_not(self.state, seat, verb)

    # Everything

    def save(self) -> dict[str, Json]:
        return save(self.state)

    def written_record(self) -> dict[str, Json]:
        """Seed and answers, with the fingerprint of the final position; BadInput without a record."""
        if self.record is None:
            raise BadInput("no_record")
        return self.record.to_json(self.fingerprint())

    def fingerprint(self) -> str:
        return fingerprint(self.state)


def begin(game: Game, seats: int, dice: Dice, options: dict[str, str], version: int = 0) -> Session:
    """A new game by that version of the rules (0: ours), from the deal on."""
    record = Record(game, seats, dice, options, version)
    s = game.deal(seats, dice, options, version)
    return _listen(s, record)


def replay_session(game: Game, written: Json) -> Session:
    """A record played again, with its events; each entry is checked as when it was given. BadInput if the
    game ends in a different position than the record says."""
    record, ends = read_record(game, written)
    session = begin(record.game, record.seats, dice_from_saved(record.dice), record.options, record.version)
    for what, seat, text in record.entries:
        session.enter(what, seat, text)
    # A fingerprint is one of a save, which other versions write differently.
    if ends and record.version == game.version and ends != session.fingerprint():
        raise BadInput("replay_differs", session.fingerprint())
    return session


def begin_at(game: Game, position: dict[str, Json]) -> Session:
    """A game that starts from a position file."""
    load(game, position)
    return _listen(deal_position(game, position), None)


def resume(game: Game, saved: Json) -> Session:
    """A session that continues a saved game."""
    return Session(restore(game, saved), [], None)


def _listen(s: State, record: Record | None) -> Session:
    heard: list[Event] = []
    s.journal = heard
    run(s)
    s.journal = None
    return Session(s, heard, record)
