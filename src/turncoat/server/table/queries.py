"""Facts about a table, read off its state: people at it, seats that are asked or late, consent, and who may undo.

Planners, clocks and outgoing messages share them; nothing here plans or changes anything.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from turncoat.kernel.decisions import options, pending_ask, waiting_seats
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NO_OPTION, NOBODY, Seat, Seats, has_seat, seats_in
from turncoat.kernel.procedures import NO_TRIGGER, SealedAsk
from turncoat.kernel.settings import RELAXED, SECRECY
from turncoat.kernel.windows import ordered_answer
from turncoat.kernel.wire import option_id
from turncoat.server.runtime.units import HOUR, MINUTE, SECOND, Milliseconds
from turncoat.server.table.settings import Days
from turncoat.server.table.stages import BOT, GATHERING, OVER, PERSON, PLAYING, PetitionKind

if TYPE_CHECKING:
    from turncoat.server.table.table import Answering, Meeting, Table

KEPT_FOR: Final = (
    10 * MINUTE
)  # time that a seat is kept for a player who left; a seat that the clock took is not kept

# Time for players to reveal their seeds; then the game is dealt without the missing ones.
SEED_TIME: Final = 10_000
# Rounds between two meetings, and between two of the same caller. An accusation in between calls none, so that a player cannot hold up
# the game again and again.
REST: Final = 1
REST_OF_CALLER: Final = 2
SHORTEST_PAUSE: Final = 2_000  # milliseconds between two bots: time to read a line
SPOKEN_PAUSES: Final = 2  # bots' pauses before each of them speaks

# People at the table


def people(table: "Table") -> set[Seat]:
    """Seats of people whom no bot replaces: their consent counts."""
    return {seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON and not chair.bot}


def people_in(table: "Table", seats: Seats) -> list[Seat]:
    """The seats among these that people play."""
    return seats_in(seats & ~table.bots)


def lone_seat(table: "Table") -> Seat | None:
    """The seat of the only person of the table; None if there are several, present or not, or spectators are admitted."""
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON]
    return seats[0] if len(seats) == 1 and not table.settings.watching.is_allowed else None


def undelayed_seats(table: "Table") -> list[Seat]:
    """Seats for which the table itself gives an answer without alternative, and follows standing orders at once.

    One person against bots reveals nothing to a viewer by that, and a relaxed table allows tells.
    """
    lone = lone_seat(table)
    if lone is not None:
        return [lone]
    is_relaxed = table.state is not None and table.state.settings[SECRECY] == RELAXED
    return sorted(people(table)) if is_relaxed else []


def is_vacant(table: "Table", seat: Seat, now: Milliseconds) -> bool:
    """Whether a substitute may take a person's seat."""
    chair = table.chairs[seat]
    is_kept = chair.has_left and now < chair.away_since + KEPT_FOR
    return chair.kind == PERSON and bool(chair.bot) and not is_kept


def check_gathering(table: "Table") -> None:
    """BadInput: the game has begun."""
    if table.stage != GATHERING:
        raise BadInput("already_begun")


# Seats that are asked


def is_halted(table: "Table") -> bool:
    """Whether decisions wait for the end of a pause or a meeting."""
    return table.paused_since is not None or table.meeting is not None


def seeds_due(table: "Table") -> Milliseconds:
    """The time at which the game is dealt without the missing seeds."""
    return table.asked_since + SEED_TIME - table.spent


def late_seats(table: "Table") -> list[Seat]:
    """Seats of people whose answer is missing; bots are never late."""
    return [] if table.state is None else people_in(table, waiting_seats(table.state))


def awaited_bots(table: "Table") -> list[Seat]:
    """Seats that a bot plays and that are asked now."""
    s = table.state
    if not table.bots or table.stage != PLAYING or s is None or is_halted(table):
        return []
    return seats_in(waiting_seats(s) & table.bots)


def single_option(table: "Table", seat: Seat) -> str | None:
    """The only answer of the person at this seat, or any if all are equivalent. None: nothing is asked, there is a choice, or a bot
    plays the seat."""
    if not is_person_asked(table, seat):
        return None
    s = table.running_state()
    legal = options(s, seat)
    only = legal[0] if len(legal) == 1 else pending_ask(s).equal_option(s, s.stack[-1], seat)
    return None if only == NO_OPTION else option_id(s.game, only)


def ordered_option(table: "Table", seat: Seat) -> str | None:
    """The answer of the standing order of the person at this seat to a sealed question; None if there is none, or a bot plays the seat."""
    s = table.state
    if s is None or not s.orders or not is_person_asked(table, seat):
        return None
    answer = ordered_answer(s, seat)
    return None if answer == NO_OPTION else option_id(s.game, answer)


def is_person_asked(table: "Table", seat: Seat) -> bool:
    """Whether the person at this seat may answer now."""
    s = table.state
    if s is None or table.stage != PLAYING or is_halted(table):
        return False
    return not table.chairs[seat].bot and has_seat(waiting_seats(s), seat)


def is_window(table: "Table") -> bool:
    """Whether the pending decision is a chance to react."""
    assert table.state is not None
    top = table.state.stack[-1]
    return table.game.procedures[top.procedure].name == "window"


def is_order_pause(table: "Table") -> bool:
    """Whether standing orders may answer the pending question, a sealed one (`order_pauses.py`)."""
    assert table.state is not None
    ask = pending_ask(table.state)
    return isinstance(ask, SealedAsk) and ask.trigger != NO_TRIGGER


def has_hidden_progress(table: "Table") -> bool:
    """Whether it is a secret which seats have answered the pending decision: at chances to react, and at most sealed questions."""
    assert table.state is not None
    ask = pending_ask(table.state)
    return is_window(table) or (isinstance(ask, SealedAsk) and not ask.shows_progress)


# Meetings depend on public facts only: statements, rounds, and which people are at the table.


def unfinished_speakers(table: "Table") -> set[Seat]:
    """Seats of people who have not finished speaking in the current meeting."""
    return set() if table.meeting is None else people(table) - table.meeting.done


def can_call(table: "Table", seat: Seat, round_number: int) -> bool:
    """Whether an accusation by this seat calls a meeting."""
    is_off = isinstance(table.settings.meetings, msgspec.UnsetType)
    if is_off or table.stage != PLAYING or is_halted(table) or not people(table):
        return False
    last = table.last_meeting
    rest = REST_OF_CALLER if last is not None and last.seat == seat else REST
    return last is None or round_number - last.round >= rest


def meeting_ends(table: "Table") -> Milliseconds | None:
    """The latest end of the current meeting; None: there is no meeting."""
    return None if table.meeting is None else end_of(table, table.meeting)


def end_of(table: "Table", meeting: "Meeting") -> Milliseconds:
    """The latest end of a meeting. Quiet hours count, since a meeting costs no player a turn."""
    meetings = table.settings.meetings
    assert not isinstance(meetings, msgspec.UnsetType)
    is_slow = isinstance(table.settings.pace, Days)
    return meeting.at + (meetings.hours * HOUR if is_slow else meetings.seconds * SECOND)


def next_bot(table: "Table") -> Seat | None:
    """The bot that speaks next in the meeting, the accused first and the caller last; None: all have spoken. A bot that replaces a
    person says nothing."""
    meeting = table.meeting
    if meeting is None:
        return None
    seats = [
        seat for seat, chair in enumerate(table.chairs) if chair.kind == BOT and seat not in meeting.done
    ]
    return min(seats, key=lambda seat: (seat != meeting.accused, seat == meeting.seat, seat), default=None)


def bot_speaks(table: "Table") -> Milliseconds | None:
    """The time at which the next bot speaks: independent of what it says, and whether it says anything."""
    if table.meeting is None or next_bot(table) is None:
        return None
    return table.meeting.heard + max(SHORTEST_PAUSE, SPOKEN_PAUSES * table.settings.bot_pace)


# Petitions


def silent(table: "Table") -> set[Seat]:
    """People who have neither agreed to the petition nor refused it."""
    return set() if table.petition is None else people(table) - table.petition.agreed


def is_agreed(table: "Table") -> bool:
    """Whether all people at the table have agreed to the petition."""
    return table.petition is not None and bool(people(table)) and not silent(table)


def is_granted(table: "Table", what: PetitionKind, to: int = -1) -> bool:
    """Whether there is such a petition, and all people at the table have agreed to it."""
    petition = table.petition
    return petition is not None and (petition.what, petition.to) == (what, to) and not silent(table)


def is_replay_shared(table: "Table") -> bool:
    """Whether the game is over and all its people agree that anyone with the link may watch the replay."""
    people_there = [chair for chair in table.chairs if chair.kind == PERSON]
    return table.stage == OVER and bool(people_there) and all(chair.shares_replay for chair in people_there)


# Undo


def can_undo(table: "Table", seat: Seat) -> bool:
    """Whether the seat may take back the last answer without a petition."""
    return seat >= 0 and seat == undoer(table)


def undoer(table: "Table") -> Seat:
    """The seat that may undo without a petition; NOBODY if none, or if this version cannot replay the game's rules."""
    can_replay = table.state is not None and table.game.can_deal(table.version)
    if table.stage == PLAYING and table.meeting is None and can_replay:
        for one in reversed(table.answers):
            if not one.body.is_quiet:
                return NOBODY
            if one.body.is_undoable:
                return one.seat
    return NOBODY


def undoable_answers(table: "Table") -> "list[Answering]":
    """Answers that an undo may take back. Orders are not among them, since those of others are secret; nor are answers with a single
    option, which would be given again at once."""
    return [one for one in table.answers if one.body.is_undoable]


def is_answer(table: "Table", number: int) -> bool:
    """Whether the entry of this number is an answer that was not undone."""
    return any(one.number == number and one.body.is_answer for one in table.answers)
