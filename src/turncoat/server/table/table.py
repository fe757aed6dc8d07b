"""One table: the fold of its entries. It knows neither connections nor the store.

A command plans entries (`commands/`); a copy of the table takes them (`apply.py`) and replaces the table once they are stored.
"""

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat, Seats
from turncoat.kernel.shapes import DangerWire
from turncoat.kernel.state import State
from turncoat.server.runtime.units import Milliseconds, Span, TableId
from turncoat.server.store.hash_chain import first_chain
from turncoat.server.table.legal_options import LegalOptions
from turncoat.server.table.positions import WrittenDice
from turncoat.server.table.settings import Pace, TableSettings, day_of, game_of
from turncoat.server.table.shared_list import SharedList
from turncoat.server.table.stages import FREE, GATHERING, OVER, PLAYING, PetitionKind
from turncoat.talk.record import TalkRecord
from turncoat.texts.story.story import Story

Marks: TypeAlias = list[list[int]]  # what was left of each danger, by turn (dangers.py)

if TYPE_CHECKING:
    from turncoat.server.table.commands.answer import Answered
    from turncoat.server.table.commands.order import OrderCleared, Ordered

ID_BYTES: Final = 9  # random bytes of a table's id


@dataclass(frozen=True, slots=True)
class Chair:
    """The player or bot at a seat. Immutable: a change replaces the chair."""

    kind: str = FREE
    name: str = ""
    named: int = 0  # number of the entry that set the name
    bot: str = ""  # the bot that plays, also in place of an absent person; empty: none
    regular: str = ""  # of a bot with a name, face and temper of its own; empty: none
    bot_since: int = 0  # number of the entry by which the bot took over during a game
    away_since: Milliseconds = 0  # when a bot took over from a person
    has_left: bool = False  # the player left; else the clock took the seat
    is_ready: bool = False
    commitment: str = ""
    seed: str = ""
    said: tuple[Milliseconds, ...] = ()  # times of the last statements, for the rate limit
    missed: int = 0  # decisions in a row that the clock answered, chances to react aside
    shows_marks: bool = False
    is_muted: bool = False  # the host of the server has forbidden free text
    shares_replay: bool = False  # the player agrees that anyone with the link may watch the replay


class Answering(msgspec.Struct, frozen=True, gc=False):
    """An answer or a standing order, as a replay of the game needs it."""

    number: int
    seat: Seat
    body: "Answered | Ordered | OrderCleared"
    first_event: int  # number of events before it


@dataclass(frozen=True)
class Petition:
    """An open petition."""

    number: int  # among all petitions of the table
    seat: Seat
    what: PetitionKind
    to: int
    at: Milliseconds
    agreed: frozenset[Seat]
    pace: Pace | None = None  # the wanted pace; None: another kind of petition


@dataclass(frozen=True)
class Meeting:
    """A meeting: all players may speak about an accused player, and the game waits."""

    seat: Seat  # of the caller
    accused: Seat
    statement: int  # the number of the accusation
    round: int  # in which it was called
    at: Milliseconds
    heard: Milliseconds  # when a bot last spoke or was addressed: the next bot pauses from then on
    done: frozenset[Seat] = frozenset()  # seats that have finished speaking
    was_notified: bool = False  # `is_notified` of the decision that the meeting interrupted


class Table:
    def __init__(self, table: TableId, secret: bytes, created: Milliseconds) -> None:
        self.id: Final = table
        self.secret: Final = secret
        self.created: Final = created
        self.entries: int = 0
        self.chain: bytes = first_chain(table, secret)
        self.commitment: Final = hashlib.sha256(secret).hexdigest()
        self.shown: list[int] = []  # by viewer, spectators last: number of steps of which they saw anything
        self.seen: list[bytes] = []  # by viewer: the chain after the last of them
        self.settings: TableSettings = TableSettings("", 1)
        self.again: TableId = ""
        self.chairs: list[Chair] = []
        self.bots: Seats = 0  # the seats that a bot plays
        self.stage: str = GATHERING
        self.state: State | None = None
        self.legal_options: LegalOptions = LegalOptions()  # cache for the current position
        self.version: int = 0
        self.dice: WrittenDice = {}  # recorded, of a simulated game; empty: they follow from the secret
        self.answers: SharedList[Answering] = SharedList()
        self.events: int = 0
        self.numbered: int = 0  # number of the decision that the last undo put again; 0: no undo, or one that kept the old number
        self.petition: Petition | None = None
        self.petitions: int = 0  # number of petitions so far
        self.shown_since: int = (
            -1
        )  # the last answer after which something is known to be revealed: cache of `check_unshown`
        self.asked_since: Milliseconds = 0  # when the current decision was put, or the last pause ended
        self.spent: Milliseconds = (
            0  # milliseconds used up before the last pause; negative: outages have added time
        )
        self.outages: tuple[Span, ...] = ()  # spans of the current decision that no clock counts
        self.reminded: set[Seat] = set()
        self.is_notified: bool = False  # whether absent players were notified of the current decision
        self.paused_since: Milliseconds | None = None
        self.meeting: Meeting | None = None  # the current one
        self.last_meeting: Meeting | None = None  # as it was called; also the current one
        self.is_agreed_end: bool = False
        self.is_closed: bool = False  # the host of the server ended the game
        self.has_diaries: bool = False  # the diaries of bots are written
        self.has_talk: bool = False  # something was said
        self.talk: TalkRecord | None = None  # read on first use
        self.dangers: list[DangerWire] = []  # replaced, never changed in place; so are the marks
        self.marks: Marks | None = None  # None: not computed yet
        self.story: Story | None = None  # as far as it was sent; read together with the talk

    @property
    def game(self) -> Game:
        """The game, with the table's own board."""
        return game_of(self.settings) if self.state is None else self.state.game

    @property
    def is_daily(self) -> bool:
        return bool(day_of(self.settings))

    def copy(self) -> "Table":
        """A copy that can take entries without changing this table. The record of the talk is shared: `follow_talk` updates it once the
        entries are stored."""
        other = Table.__new__(Table)
        other.__dict__ = self.__dict__.copy()
        other.chairs = self.chairs[:]
        other.answers = self.answers.copy()
        other.reminded = self.reminded.copy()
        return other

    def put_chair(self, seat: Seat, chair: Chair) -> None:
        self.chairs[seat] = chair
        self.bots = self.bots & ~(1 << seat) | bool(chair.bot) << seat

    def change_chair(self, seat: Seat, **values: Any) -> None:
        """Replace fields of a chair."""
        self.put_chair(seat, replace(self.chairs[seat], **values))

    def start_clock(self, at: Milliseconds) -> None:
        """Restart the clock: a decision was put, or put again."""
        self.asked_since = at
        self.spent = 0
        self.outages = ()
        self.reminded = set()
        self.is_notified = False

    def running_state(self) -> State:
        """The state of a game in progress. BadInput: it has not begun, or is over."""
        if self.state is None or self.stage != PLAYING:
            raise BadInput("game_over" if self.stage == OVER else "not_begun")
        return self.state
