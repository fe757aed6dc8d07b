"""Shapes of messages to clients. The page's types are generated from these declarations."""

from typing import Any, Final, Literal, NotRequired, TypeAlias, TypedDict

from turncoat.kernel.shapes import ChangesWire, DangerWire, DecisionWire, EventWire, Json, ViewWire
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.settings import Board, Pace, TableSettings
from turncoat.server.table.stages import PetitionKind


class ChairWire(TypedDict):
    kind: str  # free, person or bot
    name: str
    regular: str  # of a bot with a name of its own; empty: none
    is_bot: bool
    is_ready: bool
    has_seed: bool
    is_muted: bool  # the host of the server has forbidden free text
    like: int | None  # seat of an older name that this one looks like
    shares_replay: bool  # whether the player agrees that anyone with the link may watch the replay


class PetitionWire(TypedDict):
    """An open petition."""

    number: int
    seat: int
    what: PetitionKind
    agreed: list[int]
    pace: Pace | None  # the wanted pace; None: another kind of petition


class MeetingWire(TypedDict):
    """The current meeting: all players may speak about an accused player, and decisions wait."""

    seat: int  # of the caller
    accused: int
    statement: int  # number of the accusation; later statements belong to the meeting
    ends: Milliseconds  # at the latest
    done: list[int]  # seats that have finished speaking


class CompanyWire(TypedDict):
    """Players and settings of a table: what changes when a player comes or goes, rather than with the game."""

    stage: str  # gathering, dealing, playing or over
    settings: TableSettings
    chairs: list[ChairWire]
    petition: PetitionWire | None
    again: str
    is_agreed_end: bool
    is_closed: bool  # the host of the server ended the game
    is_paused: bool
    meeting: MeetingWire | None
    sides: list[str] | None  # of each seat; sent once the game is over
    board: Board  # numbers of the table's board that differ from our current ones, by path
    printed: dict[str, int]  # numbers of the table's board for so many players, by name


class ClockWire(TypedDict):
    asked_since: Milliseconds
    deadline: Milliseconds | None


class PublicWire(TypedDict, total=False):
    """The public part of a step."""

    kind: str
    seat: int
    body: dict[str, Any]
    first_event: int
    events: list[EventWire]
    changes: ChangesWire
    view: ViewWire  # instead of changes
    dangers: list[DangerWire]  # all of them, if one has changed
    company: CompanyWire
    clock: ClockWire


class OwnWire(TypedDict, total=False):
    """The part of a step that only one seat sees, in addition to the public one."""

    kind: str
    body: dict[str, Any]
    events: dict[str, dict[str, Json]]  # secret parts, by index in the list of public events
    changes: ChangesWire
    view: ViewWire
    decision: DecisionWire
    can_undo: bool  # present if the seat may undo its last answer without a petition


class LogLineWire(TypedDict):
    """A line of the log: an event, a statement or a line of chat. `seat` is that of the turn or the speaker; `number` counts statements
    and lines of chat separately. A line of an event replaces an earlier one with the same `at`: a sentence may grow, and the head of a turn
    gets its `brief` when the turn is over."""

    event: str
    rule: str
    text: str
    is_turn: bool
    topic: str  # kind of line, for its icon and for filters
    at: int  # number of the first event that it describes
    is_own: NotRequired[bool]  # whether it has something that only some seats know
    seats: NotRequired[list[int]]  # that it is about
    figures: NotRequired[list[int]]
    brief: NotRequired[str]  # summary of the turn that it heads
    seat: NotRequired[int]
    number: NotRequired[int]


class QuestionWire(TypedDict):
    ask: str
    effect: list[str]
    options: list[str]  # in the order of the decision's
    details: list[list[str]]  # per option: its numbers in this position, and the printed text of what it uses


class TextsWire(TypedDict, total=False):
    """Texts of a message in the reader's language."""

    players: list[str]
    log: list[LogLineWire]
    question: QuestionWire | None


class ChatWire(TypedDict):
    seat: int
    at: Milliseconds
    text: str


PROTOCOL: Final = 2  # raised by every incompatible change of messages: docs/server.md


class HelloMessage(TypedDict):
    message: Literal["hello"]
    protocol: int  # the version of the messages: docs/server.md
    table: str
    game: str
    seat: int | None  # None: a spectator
    is_host: bool
    number: int
    now: Milliseconds
    company: CompanyWire
    commitment: str
    seal: str  # of the entries of which the viewer saw anything; clients store it and check it after the end (`hash_chain.py`)
    secret: str | None
    view: ViewWire | None
    dangers: list[DangerWire]  # the nearest defeat first; setbacks follow
    decision: DecisionWire | None
    can_undo: bool
    first_event: int
    events: list[EventWire]
    undone: int  # number of undos; a client that knows of fewer has undone events
    talk: list[Json]
    chat: list[ChatWire]
    here: list[int]
    clock: ClockWire | None
    texts: NotRequired[TextsWire]


class UpdateMessage(TypedDict):
    message: Literal["update"]
    number: int
    at: Milliseconds
    public: PublicWire | None
    own: OwnWire | None
    texts: NotRequired[TextsWire]


class PresenceMessage(TypedDict):
    message: Literal["presence"]
    here: list[int]


class SceneMessage(TypedDict):
    """The table's shared screen has begun or ended a full-screen scene. An empty key: the screen is connected."""

    message: Literal["scene"]
    key: str
    is_open: bool


class StatusMessage(TypedDict):
    """Whether the client's state is current. If not, the server sends the missed updates as soon as it has them, then another status."""

    message: Literal["status"]
    is_current: bool


class DoneMessage(TypedDict):
    message: Literal["done"]
    request: int


class RefusedMessage(TypedDict):
    message: Literal["refused"]
    request: int | None
    error: str
    detail: NotRequired[str]
    rule: NotRequired[str]


AnyMessage: TypeAlias = (
    HelloMessage
    | UpdateMessage
    | PresenceMessage
    | SceneMessage
    | StatusMessage
    | DoneMessage
    | RefusedMessage
)
