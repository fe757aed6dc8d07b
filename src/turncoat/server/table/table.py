"""One table: what its entries come to, folded in order. It knows nothing of sockets, stores or clocks on the wall.

An act is planned as steps (`gathering.py`, `moves.py`, `asking.py`, `absence.py`); a copy of the table takes them, and takes its place once
they are written. `take` is the only thing that changes a table, what is remembered of it aside. What other servers wrote is read by `step_of` and taken in the same way.
"""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from turncoat.kernel.decisions import check, take
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat, Seats
from turncoat.kernel.state import State
from turncoat.kernel.windows import clear_order, set_order
from turncoat.kernel.wire import option_from_id, order_from_text
from turncoat.server.store.api import Entry, Milliseconds, TableId
from turncoat.server.table.entries import (
    Again,
    Agreed,
    Answered,
    Asked,
    BotSeated,
    By,
    Changed,
    Created,
    Dealt,
    Ended,
    MarksShown,
    OrderCleared,
    Ordered,
    Renamed,
    Returned,
    Said,
    Seated,
    Stalled,
    TakenOver,
    Undone,
    read_body,
)
from turncoat.server.table.hash_chain import first_chain
from turncoat.server.table.parts import Answering, Chair, Petition
from turncoat.server.table.plan import Step
from turncoat.server.table.positions import deal, is_quiet, replayed
from turncoat.server.table.settings import MOST_SAID, TableSettings, game_of
from turncoat.server.table.shared_list import SharedList
from turncoat.server.table.stalls import Span, time_lost
from turncoat.server.table.working_hours import counted
from turncoat.talk.record import TalkRecord

GATHERING: Final = "gathering"
DEALING: Final = "dealing"  # seeds come in
PLAYING: Final = "playing"
OVER: Final = "over"
PERSON: Final = "person"
BOT: Final = "bot"


class Table:
    def __init__(self, table: TableId, secret: bytes, created: Milliseconds) -> None:
        self.id: Final = table
        self.secret: Final = secret
        self.created: Final = created
        self.entries: int = 0
        self.chain: bytes = first_chain(table, secret)
        self.commitment: Final = hashlib.sha256(secret).hexdigest()
        self.shown: list[int] = []  # by viewer, spectators last: how many steps they were shown anything of
        self.seen: list[bytes] = []  # by viewer: the chain as of the last of them
        self.settings: TableSettings = TableSettings("", 1)
        self.again: TableId = ""
        self.chairs: list[Chair] = []
        self.bots: Seats = 0  # the seats that a bot plays
        self.stage: str = GATHERING
        self.state: State | None = None
        self.offered: dict[Seat, list[Option]] = {}  # what seats may answer, of those that it is known of
        self.version: int = 0
        self.answers: SharedList[Answering] = SharedList()
        self.events: int = 0
        self.numbered: int = 0  # the number of the decision that the last undo put again; 0: none did, or it had its old number
        self.petition: Petition | None = None
        self.petitions: int = 0  # so far
        self.shown_since: int = -1  # the last entry since which something is known to have been shown
        self.asked_since: Milliseconds = 0  # when whoever is asked now was asked, or a pause ended
        self.spent: Milliseconds = 0  # of their time, before a pause; less than nothing: they were given more
        self.stalls: tuple[Span, ...] = ()  # while they are asked: when that could not be shown
        self.reminded: set[Seat] = set()
        self.is_called: bool = False  # whether those who are asked now and are not there were told so
        self.paused_since: Milliseconds | None = None
        self.is_agreed_end: bool = False
        self.has_diaries: bool = False  # what bots thought is told
        self.has_talk: bool = False  # something was said
        self.talk: TalkRecord | None = None  # from when somebody first needs it

    @property
    def game(self) -> Game:
        """With the table's own board."""
        return game_of(self.settings) if self.state is None else self.state.game

    # Following

    def copy(self) -> "Table":
        """One that can take steps without changing this one. What was said is shared: whoever writes keeps it up to date."""
        other = Table.__new__(Table)
        other.__dict__ = self.__dict__.copy()
        other.chairs = self.chairs[:]
        other.answers = self.answers.copy()
        other.reminded = self.reminded.copy()
        return other

    def take(self, step: Step, at: Milliseconds, shown: int, told: int, chain: bytes, *, asks: bool) -> None:
        """It is so from now on. `shown` are the viewers that see anything of it, `told` is how many events there were, `asks` says
        whether somebody is asked anew: a table that is read from its entries has no positions to tell it by."""
        number = self.entries
        self.entries += 1
        self.chain = chain
        _FOLDS[step.body.kind](self, step, number, at)
        self.events += told
        if step.state is not None:
            self.state, self.offered = step.state, {}
        if asks:
            self.asked_since = at
            self.spent = 0
            self.stalls = ()
            self.reminded.clear()
            self.is_called = False
        if shown == (1 << len(self.shown)) - 1:
            self.shown = [number + 1 for number in self.shown]
            self.seen = [chain] * len(self.shown)
        else:
            self.shown = [number + (shown >> viewer & 1) for viewer, number in enumerate(self.shown)]
            self.seen = [chain if shown >> viewer & 1 else one for viewer, one in enumerate(self.seen)]

    def step_of(self, entry: Entry) -> Step:
        """What somebody else wrote, reckoned here: the same position follows from the same answers."""
        body = read_body(entry.kind, entry.body)
        if isinstance(body, Dealt):
            state, events = deal(self, {}, body.version)
            return Step(body, entry.seat, state, events)
        if isinstance(body, Answered):
            assert self.state is not None
            return self.answered(entry.seat, body.option, body.decision, body.by)
        if isinstance(body, (Ordered, OrderCleared)):
            return self.ordered(entry.seat, body)
        if isinstance(body, Undone):
            return self.undone(entry.seat, body.to, body.decision)
        return Step(body, entry.seat)

    # Steps that change the game

    def running(self) -> State:
        """The game, which must be going on."""
        if self.state is None or self.stage != PLAYING:
            raise BadInput("game_over" if self.stage == OVER else "not_begun")
        return self.state

    def answered(self, seat: Seat, option: str, decision: int | None, by: By) -> Step:
        """BadInput if it may not be answered so."""
        s = self.running()
        chosen = option_from_id(s.game, option)
        check(s, seat, chosen, decision, self.offered.get(seat))
        after = s.copy()
        heard: list[Event] = []
        after.journal = heard
        take(after, seat, chosen)
        after.journal = None
        quiet = is_quiet(s, after, seat, heard)
        return Step(Answered(option, s.decision, by, quiet), seat, after, heard)

    def undone(self, seat: Seat, to: int, decision: int) -> Step:
        """Back to before the answer of entry `to`; `decision`: see `Undone`."""
        s = replayed(self, to)
        s.decision = decision or s.decision
        return Step(Undone(to, decision), seat, s)

    def ordered(self, seat: Seat, body: Ordered | OrderCleared) -> Step:
        s = self.running()
        trigger, verb, until = order_from_text(s.game, body.order)
        after = s.copy()
        if isinstance(body, Ordered):
            set_order(after, seat, trigger, verb, until)
        else:
            clear_order(after, seat, trigger, verb)
        return Step(body, seat, after)


# What each kind of entry does to a table


def _put(table: Table, seat: Seat, chair: Chair) -> None:
    table.chairs[seat] = chair
    table.bots = table.bots & ~(1 << seat) | bool(chair.bot) << seat


def _change(table: Table, seat: Seat, **values: Any) -> None:
    """Something about who sits there."""
    _put(table, seat, replace(table.chairs[seat], **values))


def _created(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Created)
    table.settings = step.body.settings
    table.again = step.body.again
    table.chairs = [Chair() for _ in range(table.settings.players)]
    table.shown = [0] * (len(table.chairs) + 1)
    table.seen = [table.chain] * len(table.shown)


def _changed(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    """Whoever sat at a seat that is still there stays; nobody but a bot is ready for another game than they saw."""
    assert isinstance(step.body, Changed)
    table.settings = step.body.settings
    kept = [replace(chair, is_ready=chair.kind == BOT) for chair in table.chairs[: table.settings.players]]
    table.chairs = kept + [Chair() for _ in range(table.settings.players - len(kept))]
    table.bots &= (1 << table.settings.players) - 1
    table.talk = None  # it is that of so many seats
    table.shown = [table.shown[-1]] * (len(table.chairs) + 1)  # before a game everybody is shown everything
    table.seen = [table.chain] * len(table.shown)


def _seated(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Seated)
    _put(table, step.seat, Chair(PERSON, step.body.name, number))


def _stood(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    _put(table, step.seat, Chair())


def _renamed(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Renamed)
    _change(table, step.seat, name=step.body.name, named=number)


def _said_of_oneself(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    """A seed, whether one is ready: the chair has it under the same name as the body."""
    _change(table, step.seat, **msgspec.structs.asdict(step.body))


def _bot_seated(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, BotSeated)
    _put(table, step.seat, Chair(BOT, bot=step.body.bot, is_ready=True))


def _started(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    table.stage = DEALING
    table.asked_since = at


def _dealt(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Dealt)
    table.stage = PLAYING
    table.version = step.body.version


def _played(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    """An answer, or a standing order."""
    table.answers.append(Answering(number, step.seat, step.body, table.events))
    if isinstance(step.body, Answered):
        missed = table.chairs[step.seat].missed
        is_unchanged = step.body.by in (
            "window",
            "single_option",
        )  # neither is late, nor shows that a person is there
        now = missed + 1 if step.body.by == "clock" else missed if is_unchanged else 0
        if now != missed:
            _change(table, step.seat, missed=now)


def _asked(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Asked)
    agreed = frozenset({step.seat})
    table.petition = Petition(table.petitions, step.seat, step.body.what, step.body.to, at, agreed)
    table.petitions += 1


def _agreed(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Agreed)
    asked = table.petition
    assert asked is not None
    table.petition = replace(asked, agreed=asked.agreed | {step.seat}) if step.body.is_for else None


def _undone(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Undone)
    orders: list[Answering] = []  # they stay
    while table.answers and table.answers[-1].number >= step.body.to:
        undone = table.answers.pop()
        table.events = undone.first_event
        if not isinstance(undone.body, Answered):
            orders.append(undone)
    for order in reversed(orders):
        table.answers.append(msgspec.structs.replace(order, first_event=table.events))
    table.numbered = step.body.decision
    table.talk = None  # it has read what is no longer so
    table.petition = None


def _paused(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    table.paused_since = at
    table.petition = None


def _resumed(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert table.paused_since is not None
    table.spent += counted(table.settings.pace, table.asked_since, table.paused_since)
    table.asked_since = at
    table.paused_since = None


def _stalled(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Stalled)
    span = (max(step.body.since, table.asked_since), step.body.until)
    table.spent -= time_lost(table.settings.pace, table.stalls, span)
    table.stalls = (*table.stalls, span)


def _reminded(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    table.reminded.add(step.seat)
    table.is_called = True


def _called(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    table.is_called = True


def _taken_over(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, TakenOver)
    has_left = step.body.why == "left"
    _change(table, step.seat, bot=step.body.bot, bot_since=number, away_since=at, has_left=has_left)


def _returned(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Returned)
    named = number if step.body.is_new else table.chairs[step.seat].named
    _change(table, step.seat, kind=PERSON, name=step.body.name, named=named, bot="", missed=0)


def _ended(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Ended)
    table.stage = OVER
    table.is_agreed_end = step.body.is_agreed
    table.petition = None


def _diaries(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    table.has_diaries = True


def _marks_shown(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, MarksShown)
    _change(table, step.seat, shows_marks=step.body.is_shown)


def _again(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    assert isinstance(step.body, Again)
    table.again = step.body.table


def _spoken(table: Table, step: Step, number: int, at: Milliseconds) -> None:
    """Words change nothing but how many more may be said; `History` reads them."""
    table.has_talk |= isinstance(step.body, Said)
    _change(table, step.seat, said=(*table.chairs[step.seat].said, at)[-MOST_SAID:])


_FOLDS: Final[dict[str, Callable[[Table, Step, int, Milliseconds], None]]] = {
    "created": _created,
    "changed": _changed,
    "seated": _seated,
    "stood": _stood,
    "renamed": _renamed,
    "bot_seated": _bot_seated,
    "readied": _said_of_oneself,
    "started": _started,
    "contributed": _said_of_oneself,
    "dealt": _dealt,
    "answered": _played,
    "ordered": _played,
    "order_cleared": _played,
    "said": _spoken,
    "chatted": _spoken,
    "asked": _asked,
    "agreed": _agreed,
    "undone": _undone,
    "paused": _paused,
    "resumed": _resumed,
    "stalled": _stalled,
    "reminded": _reminded,
    "called": _called,
    "taken_over": _taken_over,
    "returned": _returned,
    "ended": _ended,
    "diaries": _diaries,
    "marks_shown": _marks_shown,
    "again": _again,
}
