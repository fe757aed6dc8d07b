"""A running game whose observations are kept up to date in arrays: after each answer only what changed is written.

An array is a part of a `bytearray`, most often a row of a batch that another package looks at as one array; no object is
made per position. The public part is written once for all seats, the own parts lie beside it. Whole piles are compared
by identity, since the rules replace and never change them; all else is compared number by number.
"""

from typing import Final

from turncoat.kernel.array_layout import (
    BYTE,
    KNOWN_WIDTH,
    MOST_KNOWN,
    SHIFT,
    ArrayLayout,
    ZoneSpan,
    to_byte,
    write_number,
)
from turncoat.kernel.decisions import next_seat, shown_waiting_seats, take_for
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, Option, Seat, Seats
from turncoat.kernel.procedures import Ask, SealedAsk
from turncoat.kernel.state import RUNNING, State

FEW: Final = 6  # changed cards: above this number it is faster to count all cards again
BLANK: Final = -SHIFT  # the variable of a procedure that is written as 0
HEADER_NUMBERS: Final = 7

# Places in the header
CURRENT: Final = 1
ENDING: Final = 2
QUESTION: Final = 3
RESULT: Final = 4
DECISION_LOW: Final = 5
DECISION_HIGH: Final = 6


class ArrayGame:
    """`rows` has the array of one observation from `start` on: the public part of this game, then the own part of the
    seat that is asked. `skips_forced`: questions with one possible answer are answered here."""

    def __init__(self, layout: ArrayLayout, rows: bytearray, start: int = 0, *, skips_forced: bool) -> None:
        self.layout: Final = layout
        self.rows: Final = rows
        self.start: Final = start
        self.skips_forced: Final = skips_forced
        self.own: list[bytearray] = [bytearray(layout.own_size) for _ in range(layout.game.most_seats)]
        self.seat: Seat = NOBODY  # the seat that is asked
        self.legal: list[Option] = []  # its legal options
        self.made: int = 0  # decisions of this game, including forced ones answered here
        self.state: State | None = None
        self._public_part: Final = slice(start, start + layout.public_size)
        self._own_part: Final = slice(start + layout.public_size, start + layout.size)
        # What is written in the array now
        self._tracks: list[int] = []
        self._zones: list[list[int]] = []
        self._header: list[int] = []
        self._waiting: Seats = 0
        self._running: list[int] = []  # procedures
        self._written: list[int] = []  # by procedure: the last question at which it was running
        self._questions: int = 0
        self._steps: list[int] = []  # by procedure
        self._values: list[list[int]] = []
        self._known: list[int] = []  # by seat: hidden cards that it knows

    def begin(self, s: State) -> None:
        """Take over a state at a decision. The state belongs to this game from now on."""
        layout = self.layout
        self.state = s
        self.made = 0
        self.rows[self._public_part] = bytearray(layout.public_size)
        for seat in range(s.seats):
            self.own[seat] = bytearray(layout.own_size)
            self.own[seat][0] = seat
        self._tracks = s.tracks[:]
        self._zones = s.zones[:]
        self._header = [0] * HEADER_NUMBERS
        self._waiting = 0
        self._running = []
        self._questions = 1
        self._written = [0] * len(layout.procedure_at)
        self._steps = [NOBODY] * len(layout.procedure_at)
        self._values = [[BLANK] * variables for variables in layout.procedure_variables]
        self._known = [0] * s.seats
        at = self.start + layout.settings_at
        for choice in s.settings:
            self.rows[at] = choice
            at += 1
        for track in range(len(s.tracks)):
            self._write_track(s, track)
        for zone in range(len(s.zones)):
            self._change_zone(s, zone, [])
        self._write_header_number(0, s.seats)
        self._ask(s)

    def resume(self, s: State, made: int) -> None:
        """Take over a state that another game of this kind had come to."""
        self.begin(s)
        self.made = made

    def show(self, s: State) -> None:
        """Write another position of the same game, options and number of seats: what differs from the last one."""
        if self.state is None:
            self.begin(s)
        elif self.state is not s:
            self.state = s
            self._ask(s)

    def answer(self, option: Option) -> None:
        """Take a legal answer of the seat that is asked, go on to the next question, and bring the arrays up to
        date."""
        s = self.state
        assert s is not None
        f = s.stack[-1]
        ask = s.game.procedures[f.procedure].steps[f.step].ask
        assert ask is not None
        take_for(s, f, ask, self.seat, option)
        self.made += 1
        self._ask(s)

    def answer_of(self, seat: Seat, option: Option) -> None:
        """Answer for any seat that the decision waits for, not only the one whose observation is in the row."""
        self.seat = seat
        self.answer(option)

    def look(self, seat: Seat) -> bytearray:
        """The own part of a seat, up to date. Callers must not modify it."""
        s = self.state
        assert s is not None
        own = self.own[seat]
        if s.peeks or self._known[seat]:
            known = write_known(own, self.layout.known_at, s, seat)
            for at in range(known, self._known[seat]):
                for place in range(KNOWN_WIDTH):
                    own[self.layout.known_at + at * KNOWN_WIDTH + place] = 0
            self._known[seat] = known
        return own

    def _ask(self, s: State) -> None:
        """Find the next question, answering forced ones, and write what has changed."""
        procedures = s.game.procedures
        while s.ending == RUNNING:
            f = s.stack[-1]
            ask = procedures[f.procedure].steps[f.step].ask
            assert ask is not None
            seat = next_seat(s) if isinstance(ask, SealedAsk) else ask.seat(s, f)
            legal = ask.options(s, f, seat)
            if len(legal) > 1 or not self.skips_forced:
                self.seat = seat
                self.legal = legal
                self._write(s, ask, f)
                self.rows[self._own_part] = self.look(seat)
                return
            take_for(s, f, ask, seat, legal[0])
            self.made += 1
        self.seat = NOBODY
        self.legal = []
        self._write(s, None, s.stack[-1])

    def _write(self, s: State, ask: Ask | None, f: Frame) -> None:
        tracks = self._tracks
        if tracks != s.tracks:
            for track, value in enumerate(s.tracks):
                if tracks[track] != value:
                    tracks[track] = value
                    self._write_track(s, track)
        zones = self._zones
        for zone, pile in enumerate(s.zones):
            was = zones[zone]
            if was is not pile:
                zones[zone] = pile
                self._change_zone(s, zone, was)
        self._write_stack(s.stack)
        self._write_header(s, ask, f)

    def _write_header(self, s: State, ask: Ask | None, f: Frame) -> None:
        if ask is None:
            waiting: Seats = 0
            question = 0
        else:
            waiting = shown_waiting_seats(s) if isinstance(ask, SealedAsk) else 1 << self.seat
            question = self.layout.questions[f.procedure][f.step]
        self._write_header_number(CURRENT, s.current)
        self._write_header_number(ENDING, s.ending + 1)
        self._write_header_number(QUESTION, question)
        self._write_header_number(RESULT, to_byte(s.result))
        self._write_header_number(DECISION_LOW, s.decision & BYTE)
        self._write_header_number(DECISION_HIGH, s.decision >> 8 & BYTE)
        if waiting != self._waiting:
            changed = waiting ^ self._waiting
            self._waiting = waiting
            at = self.start + HEADER_NUMBERS
            while changed:
                if changed & 1:
                    self.rows[at] = waiting & 1
                changed >>= 1
                waiting >>= 1
                at += 1

    def _write_header_number(self, place: int, number: int) -> None:
        if self._header[place] != number:
            self._header[place] = number
            self.rows[self.start + place] = number

    def _write_track(self, s: State, track: int) -> None:
        span = self.layout.open_track[track]
        if span is not None:
            write_number(self.rows, self.start + span.at, span.width, s.tracks[track] - span.low)
            return
        span = self.layout.own_track[track]
        if span is not None:
            own = self.own[s.game.layout.tracks[track].owner]
            write_number(own, span.at, span.width, s.tracks[track] - span.low)

    def _change_zone(self, s: State, zone: int, was: list[int]) -> None:
        layout = self.layout
        pile = s.zones[zone]
        span = layout.open_zone[zone]
        if span is not None:
            change_counts(self.rows, self.start + span.at, span, was, pile)
            return
        span = layout.own_zone[zone]
        if span is not None:
            change_counts(self.own[layout.owner[zone]], span.at, span, was, pile)
        # What all see of a zone whose cards they do not see: how many, and the one on top.
        at = layout.count_at[zone]
        if at >= 0 and len(was) != len(pile):
            count = len(pile)
            self.rows[self.start + at] = count if count < BYTE else BYTE
        at = layout.top_at[zone]
        if at >= 0:
            self.rows[self.start + at] = pile[-1] + 1 if pile else 0

    def _write_stack(self, stack: list[Frame]) -> None:
        """The innermost frame of each procedure."""
        before = self._questions
        now = before + 1
        self._questions = now
        written = self._written
        running = self._running
        for at in range(len(stack) - 1, -1, -1):
            f = stack[at]
            procedure = f.procedure
            if written[procedure] == now:
                continue  # an inner frame of the same procedure is written
            if written[procedure] != before:
                running.append(procedure)
            written[procedure] = now
            if self._steps[procedure] != f.step or self._values[procedure] != f.v:
                self._write_frame(f)
        at = 0
        while at < len(running):
            procedure = running[at]
            if written[procedure] == now:
                at += 1
            else:
                self._write_blank(procedure)
                running[at] = running[-1]
                running.pop()

    def _write_frame(self, f: Frame) -> None:
        values = self._values[f.procedure]
        at = self.start + self.layout.procedure_at[f.procedure]
        if self._steps[f.procedure] != f.step:
            self._steps[f.procedure] = f.step
            self.rows[at] = f.step + 1
        for place, value in enumerate(f.v):
            if values[place] != value:
                values[place] = value
                self.rows[at + 1 + place] = to_byte(value)

    def _write_blank(self, procedure: int) -> None:
        values = self._values[procedure]
        at = self.start + self.layout.procedure_at[procedure]
        self._steps[procedure] = NOBODY
        self.rows[at] = 0
        for place in range(len(values)):
            if values[place] != BLANK:
                values[place] = BLANK
                self.rows[at + 1 + place] = 0


def change_counts(target: bytearray, start: int, span: ZoneSpan, was: list[int], now: list[int]) -> None:
    """Write the difference between two piles. Usually a single card has come or gone."""
    first = 0
    last_was = len(was)
    last_now = len(now)
    while first < last_was and first < last_now and was[first] == now[first]:
        first += 1
    while last_was > first and last_now > first and was[last_was - 1] == now[last_now - 1]:
        last_was -= 1
        last_now -= 1
    if last_was + last_now - 2 * first > FEW:
        target[start : start + len(span.cards)] = span.write(now)
        return
    for at in range(first, last_was):
        place = start + span.place[was[at]]
        target[place] = target[place] - 1
    for at in range(first, last_now):
        place = start + span.place[now[at]]
        target[place] = target[place] + 1


def write_known(own: bytearray, start: int, s: State, seat: Seat) -> int:
    """Cards in hidden places that a seat knows: zone, card and depth of each, lowest zone first, top card first; how many
    there are."""
    end = start + MOST_KNOWN * KNOWN_WIDTH
    at = start
    for zone in sorted(s.peeks):
        knowers = s.peeks[zone]
        pile = s.zones[zone]
        is_counted = s.game.layout.zones[zone].is_counted
        for position in range(len(knowers) - 1, -1, -1):
            if knowers[position] >> seat & 1 and at < end:
                depth = len(pile) - position if is_counted else 0
                own[at] = zone + 1
                own[at + 1] = pile[position] + 1
                own[at + 2] = depth if depth < BYTE else BYTE
                at += KNOWN_WIDTH
    return (at - start) // KNOWN_WIDTH
