"""Shapes of frames, as a client reads them from a socket. Clients' types are generated from these declarations."""

from typing import Any, Final, Literal, NotRequired, TypeAlias, TypedDict

from turncoat.kernel.shapes import ChangesWire, DecisionWire, EventWire, Json, ViewWire
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.entries import Question
from turncoat.server.table.settings import Board, TableSettings


class ChairWire(TypedDict):
    kind: str  # free, person or bot
    name: str
    is_bot: bool
    is_ready: bool
    has_seed: bool
    like: int | None  # the seat whose name this one looks like, and which had it first


class AskedWire(TypedDict):
    """What a player asked of all."""

    number: int
    seat: int
    what: Question
    agreed: list[int]


class CompanyWire(TypedDict):
    """Who sits there and how the table is set up: what changes when a player comes or goes."""

    stage: str  # gathering, dealing, playing or over
    settings: TableSettings
    chairs: list[ChairWire]
    asked: AskedWire | None
    again: str
    is_agreed_end: bool
    is_paused: bool
    sides: list[str] | None  # which side each seat was on; told when the game is over
    board: Board  # its numbers that differ from those that we have now, by path
    printed: dict[str, int]  # what the table's board says in numbers, for so many players


class ClockWire(TypedDict):
    asked_since: Milliseconds
    deadline: Milliseconds | None


class PublicWire(TypedDict, total=False):
    """What everybody is shown of a step."""

    kind: str
    seat: int
    body: dict[str, Any]
    first_event: int
    events: list[EventWire]
    changes: ChangesWire
    view: ViewWire  # a new one, instead of changes
    company: CompanyWire
    clock: ClockWire


class OwnWire(TypedDict, total=False):
    """What is laid over it for one seat."""

    kind: str
    body: dict[str, Any]
    events: dict[str, dict[str, Json]]  # by place in the list of public ones
    changes: ChangesWire
    view: ViewWire
    decision: DecisionWire
    can_undo: bool  # there if the seat may take its last answer back without asking anybody


class LogLineWire(TypedDict):
    """What happened or was said. Whose turn it is or who said it is `seat`; `number` is that of phrases among phrases, of free text
    among free text."""

    event: str
    rule: str
    text: str
    is_turn: bool
    topic: str  # what kind of line it is: for a sign before it, and for filters
    at: int  # how many events there had been: the number of the first that it tells of
    is_own: NotRequired[bool]  # it tells what not everybody was told
    seat: NotRequired[int]
    number: NotRequired[int]


class QuestionWire(TypedDict):
    ask: str
    effect: list[str]
    options: list[str]  # in the order of the decision's
    details: list[list[str]]  # for each option: what is printed on what it uses


class TextsWire(TypedDict, total=False):
    """The same in the reader's language."""

    players: list[str]
    log: list[LogLineWire]
    question: QuestionWire | None


class ChatWire(TypedDict):
    seat: int
    at: Milliseconds
    text: str


PROTOCOL: Final = 2  # counts changes that a client must know of; 2: `changed` events tell names as views do


class HelloFrame(TypedDict):
    frame: Literal["hello"]
    protocol: int  # the version of the messages: docs/server.md
    table: str
    game: str
    seat: int | None  # None: a spectator
    is_host: bool
    number: int
    now: Milliseconds
    company: CompanyWire
    commitment: str
    seal: str  # of all entries as far as the viewer was shown them: to be kept, and checked after the end (chain.py)
    secret: str | None
    view: ViewWire | None
    decision: DecisionWire | None
    can_undo: bool
    first_event: int
    events: list[EventWire]
    undone: int  # how often something was undone: a client that knows of fewer has undone events
    talk: list[Json]
    chat: list[ChatWire]
    here: list[int]
    clock: ClockWire | None
    texts: NotRequired[TextsWire]


class UpdateFrame(TypedDict):
    frame: Literal["update"]
    number: int
    at: Milliseconds
    public: PublicWire | None
    own: OwnWire | None
    texts: NotRequired[TextsWire]


class PresenceFrame(TypedDict):
    frame: Literal["presence"]
    here: list[int]


class StatusFrame(TypedDict):
    """Whether what was sent before is how the table is now, as far as the server can know. If not, it will say so when it knows again, after
    what has happened meanwhile."""

    frame: Literal["status"]
    is_current: bool


class DoneFrame(TypedDict):
    frame: Literal["done"]
    request: int


class RefusedFrame(TypedDict):
    frame: Literal["refused"]
    request: int | None
    error: str
    detail: NotRequired[str]
    rule: NotRequired[str]


AnyFrame: TypeAlias = HelloFrame | UpdateFrame | PresenceFrame | StatusFrame | DoneFrame | RefusedFrame
