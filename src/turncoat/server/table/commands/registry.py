"""All table commands and all entries, as two tagged unions.

`Hall.carry_out` calls `plan` of a command; `apply.py` calls `fold` of an entry; `replay/entry_checks.py` calls `check`. Each call is on the
whole union, so mypy reports a member that lacks the method.
"""

from typing import TypeAlias

from turncoat.server.table.commands.answer import Answer, Answered, AnswerRun
from turncoat.server.table.commands.ask_end import AskEnd
from turncoat.server.table.commands.ask_pace import AskPace, PaceChanged
from turncoat.server.table.commands.change import Change, Changed
from turncoat.server.table.commands.chat import Chat, Chatted
from turncoat.server.table.commands.contribute import Contribute, Contributed
from turncoat.server.table.commands.create import Created
from turncoat.server.table.commands.deal import Dealt
from turncoat.server.table.commands.diaries import Diaries
from turncoat.server.table.commands.ended import Ended
from turncoat.server.table.commands.free import Free
from turncoat.server.table.commands.leave import Leave, TakenOver
from turncoat.server.table.commands.meeting import Finish, Finished, MeetingEnded
from turncoat.server.table.commands.mute import Muted
from turncoat.server.table.commands.notified import Notified
from turncoat.server.table.commands.order import ClearOrder, GiveOrder, OrderCleared, Ordered
from turncoat.server.table.commands.outage import OutageRecorded
from turncoat.server.table.commands.pause import AskPause, Paused
from turncoat.server.table.commands.petition import Agree, PetitionAgreed, PetitionOpened
from turncoat.server.table.commands.ready import Readied, Ready
from turncoat.server.table.commands.rematch import Again, Rematch
from turncoat.server.table.commands.reminded import Reminded
from turncoat.server.table.commands.rename import Rename, Renamed
from turncoat.server.table.commands.resume import Resume, Resumed
from turncoat.server.table.commands.return_ import Return, Returned
from turncoat.server.table.commands.say import MeetingCalled, Said, Say
from turncoat.server.table.commands.seat_bot import BotSeated, SeatBot
from turncoat.server.table.commands.share_replay import ReplayShared, ShareReplay
from turncoat.server.table.commands.show_marks import MarksShown, ShowMarks
from turncoat.server.table.commands.sit import Seated, Sit
from turncoat.server.table.commands.stand import Stand, Stood
from turncoat.server.table.commands.start import Start, Started
from turncoat.server.table.commands.undo import Undo, Undone

# The order is that of the OpenAPI document.
TableCommand: TypeAlias = (  # commands that concern one table only
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
    | AnswerRun
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
    | ShareReplay
    | AskPace
    | Finish
)
AnyCommand: TypeAlias = TableCommand | Rematch

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
    | PetitionOpened
    | PetitionAgreed
    | Undone
    | Paused
    | Resumed
    | OutageRecorded
    | Reminded
    | Notified
    | TakenOver
    | Returned
    | Ended
    | Diaries
    | MarksShown
    | ReplayShared
    | PaceChanged
    | Again
    | Muted
    | MeetingCalled
    | Finished
    | MeetingEnded
)
