"""Bodies of a table's entries: one shape for each kind. The list of entries, folded in order, is the table.

`shown` says who may read a body: everybody, or the seat that it is of alone.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias, TypeVar, get_args

import msgspec

from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.settings import TableSettings

if TYPE_CHECKING:
    from turncoat.server.store.api import Entry

EVERYBODY: Final = "everybody"
OWN: Final = "own"

# clock: a plain rule, for people who are late and bots that fail; window: the same where nothing but a chance to react was let pass;
# single_option: the table itself, for the one person there, who had no choice
By: TypeAlias = Literal["person", "bot", "clock", "window", "single_option"]
Question: TypeAlias = Literal["undo", "end", "pause"]


BodyT = TypeVar("BodyT", bound="Body")


class Body(msgspec.Struct, frozen=True):
    kind: ClassVar[str] = ""
    shown: ClassVar[str] = EVERYBODY
    unshown: ClassVar[tuple[str, ...]] = ()  # fields that tell what others may not know


# Before the game


class Created(Body, frozen=True):
    kind: ClassVar[str] = "created"
    settings: TableSettings
    commitment: str  # SHA-256 of the table's secret
    again: str = ""  # the table that this one follows


class Changed(Body, frozen=True):
    kind: ClassVar[str] = "changed"
    settings: TableSettings


class Seated(Body, frozen=True):
    kind: ClassVar[str] = "seated"
    name: str


class Stood(Body, frozen=True):
    kind: ClassVar[str] = "stood"


class Renamed(Body, frozen=True):
    kind: ClassVar[str] = "renamed"
    name: str


class BotSeated(Body, frozen=True):
    kind: ClassVar[str] = "bot_seated"
    unshown: ClassVar[tuple[str, ...]] = ("bot",)
    bot: str


class Readied(Body, frozen=True):
    kind: ClassVar[str] = "readied"
    commitment: str
    is_ready: bool


class Started(Body, frozen=True):
    """Seats and settings are fixed from now on; seeds come in."""

    kind: ClassVar[str] = "started"


class Contributed(Body, frozen=True):
    kind: ClassVar[str] = "contributed"
    seed: str


class Dealt(Body, frozen=True):
    kind: ClassVar[str] = "dealt"
    version: int  # of the rules and content


# In the game


class Answered(Body, frozen=True, gc=False):
    """Which option it was is told by the game's events, to whom it may be told."""

    kind: ClassVar[str] = "answered"
    shown: ClassVar[str] = OWN
    option: str
    decision: int
    by: By
    is_quiet: bool  # nothing was learned, drawn or rolled, and the same seat is asked again


class Ordered(Body, frozen=True):
    kind: ClassVar[str] = "ordered"
    shown: ClassVar[str] = OWN
    order: str


class OrderCleared(Body, frozen=True):
    kind: ClassVar[str] = "order_cleared"
    shown: ClassVar[str] = OWN
    order: str


class Said(Body, frozen=True):
    kind: ClassVar[str] = "said"
    statement: dict[str, Any]


class Chatted(Body, frozen=True):
    kind: ClassVar[str] = "chatted"
    text: str


class Asked(Body, frozen=True):
    """Of everybody."""

    kind: ClassVar[str] = "asked"
    unshown: ClassVar[tuple[str, ...]] = ("to",)
    what: Question
    to: int = -1  # undo: the number of the first answer that would be taken back


class Agreed(Body, frozen=True):
    kind: ClassVar[str] = "agreed"
    asked: int
    is_for: bool


class Undone(Body, frozen=True, omit_defaults=True):
    kind: ClassVar[str] = "undone"
    unshown: ClassVar[tuple[str, ...]] = ("to", "decision")
    to: int  # the number of the first answer that is taken back
    decision: int = 0  # the number of the decision that is put again, higher than all before; 0 in older games: it had its old number


class Paused(Body, frozen=True):
    kind: ClassVar[str] = "paused"


class Resumed(Body, frozen=True):
    kind: ClassVar[str] = "resumed"


class Stalled(Body, frozen=True):
    """Between these moments people could not be shown what they are asked: servers had lost their database, or died. No clock counts it."""

    kind: ClassVar[str] = "stalled"
    since: Milliseconds
    until: Milliseconds


class Reminded(Body, frozen=True):
    kind: ClassVar[str] = "reminded"


class Called(Body, frozen=True):
    """The players who are asked and are away were notified, outside of the table. No viewer is shown this entry."""

    kind: ClassVar[str] = "called"
    shown: ClassVar[str] = OWN


class TakenOver(Body, frozen=True):
    """A bot plays for a player who left, or whose time ran out too often."""

    kind: ClassVar[str] = "taken_over"
    unshown: ClassVar[tuple[str, ...]] = ("bot",)
    bot: str
    why: Literal["left", "clock"]


class Returned(Body, frozen=True):
    """A bot gives the seat back to its player, or to a substitute."""

    kind: ClassVar[str] = "returned"
    name: str
    is_new: bool = False  # a substitute: the earlier player has lost the seat


# The end


class Ended(Body, frozen=True):
    """The game is over, won or by agreement: the secret of the dice is published."""

    kind: ClassVar[str] = "ended"
    is_agreed: bool
    secret: str


class BotDiary(msgspec.Struct, frozen=True):
    """Who it was that played a seat, and what it believed."""

    bot: str
    entries: list[dict[str, Any]]  # as bots/diary.py writes them


class Diaries(Body, frozen=True):
    kind: ClassVar[str] = "diaries"
    diaries: dict[str, BotDiary]  # by seat


class MarksShown(Body, frozen=True):
    kind: ClassVar[str] = "marks_shown"
    is_shown: bool


class Again(Body, frozen=True):
    kind: ClassVar[str] = "again"
    table: str


AnyBody: TypeAlias = (
    Created
    | Changed
    | Seated
    | Stood
    | Renamed
    | BotSeated
    | Readied
    | Started
    | Contributed
    | Dealt
    | Answered
    | Ordered
    | OrderCleared
    | Said
    | Chatted
    | Asked
    | Agreed
    | Undone
    | Paused
    | Resumed
    | Stalled
    | Reminded
    | Called
    | TakenOver
    | Returned
    | Ended
    | Diaries
    | MarksShown
    | Again
)

BODIES: Final[dict[str, type[AnyBody]]] = {body.kind: body for body in get_args(AnyBody)}

_DECODERS: Final = {kind: msgspec.json.Decoder(body) for kind, body in BODIES.items()}


def write_body(body: Body) -> bytes:
    return ENCODER.encode(body)


def read_body(kind: str, written: bytes) -> AnyBody:
    return _DECODERS[kind].decode(written)


def read_as(kind: type[BodyT], entry: "Entry") -> BodyT:
    """The body of an entry whose kind is known."""
    return msgspec.json.decode(entry.body, type=kind)
