"""Commands of clients at a table, as they come over the network: one shape each, told apart by `do`."""

from typing import Annotated, TypeAlias

import msgspec

from turncoat.server.table.settings import TableSettings

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]
BotName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
OptionId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Seed: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Each one's tag is what `do` says."""


# Before the game


class Sit(Command, tag="sit", frozen=True):
    name: Name
    seat: SeatNumber | None = None  # None: the first free one


class Stand(Command, tag="stand", frozen=True):
    """Leave one's seat before the game has begun."""


class Rename(Command, tag="rename", frozen=True):
    name: Name


class SeatBot(Command, tag="seat_bot", frozen=True):
    seat: SeatNumber
    bot: BotName = "surprise"


class Free(Command, tag="free", frozen=True):
    """The host asks a player, or a bot, to leave a seat before the game."""

    seat: SeatNumber


class Change(Command, tag="change", frozen=True):
    """The host sets the table up otherwise."""

    settings: TableSettings


class Ready(Command, tag="ready", frozen=True):
    """With the promise of a seed of one's own: the SHA-256 of what `contribute` will say."""

    commitment: Digest
    is_ready: bool = True


class Start(Command, tag="start", frozen=True):
    pass


class Contribute(Command, tag="contribute", frozen=True):
    seed: Seed


# In the game


class Answer(Command, tag="answer", frozen=True):
    """`asked`, which may be left out, is the clock's `asked_since` when the decision was shown."""

    decision: Annotated[int, msgspec.Meta(ge=0)]
    option: OptionId
    asked: Annotated[int, msgspec.Meta(ge=0)] | None = None


class GiveOrder(Command, tag="order", frozen=True):
    order: OptionId


class ClearOrder(Command, tag="clear_order", frozen=True):
    order: OptionId


class Say(Command, tag="say", frozen=True):
    statement: dict[str, str | int]


class Chat(Command, tag="chat", frozen=True):
    text: Text


class Undo(Command, tag="undo", frozen=True):
    """Take one's last answer back while nothing came of it that anybody could learn from; else ask all for it."""


class Agree(Command, tag="agree", frozen=True):
    """A player's reply to what another player asked of all: an undo, a pause, an end."""

    asked: Annotated[int, msgspec.Meta(ge=0)]  # its number among all that was asked
    is_for: bool


class AskEnd(Command, tag="ask_end", frozen=True):
    """End the game without a winner and show all roles, if everybody agrees."""


class AskPause(Command, tag="ask_pause", frozen=True):
    """Stop the clocks, if everybody agrees."""


class Resume(Command, tag="resume", frozen=True):
    """Let the clocks run again."""


class Leave(Command, tag="leave", frozen=True):
    """Let a bot play on; one may come back."""


class Return(Command, tag="return", frozen=True):
    pass


# Afterwards


class ShowMarks(Command, tag="show_marks", frozen=True):
    """Let the others see one's suspicion marks in the replay."""

    is_shown: bool


class Rematch(Command, tag="rematch", frozen=True):
    """The host sets up another table for the same people."""


TableCommand: TypeAlias = (  # that concern one table
    Sit
    | Stand
    | Rename
    | SeatBot
    | Free
    | Change
    | Ready
    | Start
    | Contribute
    | Answer
    | GiveOrder
    | ClearOrder
    | Say
    | Chat
    | Undo
    | Agree
    | AskEnd
    | AskPause
    | Resume
    | Leave
    | Return
    | ShowMarks
)
AnyCommand: TypeAlias = TableCommand | Rematch
