"""One table: the state that its entries, folded in order, lead to. It knows neither connections nor the store.

A command is planned as entries (`planners.py`); a copy of the table takes them (`apply.py`), and replaces the table once they are stored.
"""

import hashlib
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat, Seats
from turncoat.kernel.state import State
from turncoat.server.runtime.units import Milliseconds, Span, TableId
from turncoat.server.store.hash_chain import first_chain
from turncoat.server.table.legal_options import LegalOptions
from turncoat.server.table.parts import Answering, Chair, Petition
from turncoat.server.table.settings import TableSettings, game_of
from turncoat.server.table.shared_list import SharedList
from turncoat.talk.record import TalkRecord

ID_BYTES: Final = 9  # random bytes of a table's id
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
        self.legal_options: LegalOptions = LegalOptions()  # of the position, as far as they were computed
        self.version: int = 0
        self.answers: SharedList[Answering] = SharedList()
        self.events: int = 0
        self.numbered: int = 0  # the number of the decision that the last undo put again; 0: none did, or it had its old number
        self.petition: Petition | None = None
        self.petitions: int = 0  # so far
        self.shown_since: int = -1  # the last entry since which something is known to have been shown
        self.asked_since: Milliseconds = 0  # when the current decision was put, or a pause ended
        self.spent: Milliseconds = 0  # of their time, before a pause; less than nothing: they were given more
        self.stalls: tuple[Span, ...] = ()  # while they are asked: when that could not be shown
        self.reminded: set[Seat] = set()
        self.is_called: bool = False  # whether those who are asked now and are not there were told so
        self.paused_since: Milliseconds | None = None
        self.is_agreed_end: bool = False
        self.has_diaries: bool = False  # what bots thought is told
        self.has_talk: bool = False  # something was said
        self.talk: TalkRecord | None = None  # made on first use

    @property
    def game(self) -> Game:
        """With the table's own board."""
        return game_of(self.settings) if self.state is None else self.state.game

    def copy(self) -> "Table":
        """A table that can take steps without changing this one. The record of its talk is shared: `follow_talk` keeps it up to date once
        the steps are stored."""
        other = Table.__new__(Table)
        other.__dict__ = self.__dict__.copy()
        other.chairs = self.chairs[:]
        other.answers = self.answers.copy()
        other.reminded = self.reminded.copy()
        return other

    def running(self) -> State:
        """The game. BadInput: it has not begun, or is over."""
        if self.state is None or self.stage != PLAYING:
            raise BadInput("game_over" if self.stage == OVER else "not_begun")
        return self.state
