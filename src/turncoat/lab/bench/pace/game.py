"""One game of a person against bots, with the settings of *Play now*, on a table of the server and in modelled time.

The person is a script: a persona that answers as soon as the page has shown everything, without thinking time. All time
that passes is time that the program makes a person wait.
"""

from dataclasses import dataclass, field
from typing import Final

from turncoat.bots.catalog import player_named
from turncoat.bots.company import Company
from turncoat.kernel.decisions import options, pending_ask, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.events import Event
from turncoat.kernel.ids import Seat, has_seat
from turncoat.kernel.scenarios import NO_SCENARIO
from turncoat.kernel.settings import SCENARIO
from turncoat.kernel.views import view
from turncoat.kernel.wire import event_wire, option_id
from turncoat.lab.bench.pace.stage import Beats, page_stage
from turncoat.server.table.apply import take_step
from turncoat.server.table.clocks import bot_due
from turncoat.server.table.commands.answer import By, plan_answer
from turncoat.server.table.commands.create import Created
from turncoat.server.table.commands.deal import plan_deal
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.queries import awaited_bots, is_window
from turncoat.server.table.seat_bots import bot_of
from turncoat.server.table.settings import TableSettings, Watching
from turncoat.server.table.single_option import with_single_options
from turncoat.server.table.stages import BOT, PERSON, PLAYING
from turncoat.server.table.table import Chair, Table

# Seconds that a person takes for a prompt with a choice. Testers took 5 to 20: the least where they went on with their own turn.
FRESH: Final = 15  # after something that another seat did
GOING_ON: Final = 5
THINKING: Final = 20  # milliseconds that a bot's answer takes beside its pause; measured: below 10
SCRIPT: Final = "persona"

# As `web/src/start/starting.ts` sets them.
PLAYERS: Final = 4
BOT_PACE: Final = 400
OPTIONS: Final = {"windows": "together"}


@dataclass
class Flow:
    """The figures of one game: numbers of prompts to the person, and seconds."""

    prompts: int = 0
    real: int = 0  # prompts with a choice
    fresh: int = 0  # prompts with a choice that follow something another seat did
    windows: int = 0  # prompts that are chances to react
    presses: int = 0  # answers without the last of a run, which confirms it
    told: float = 0
    waited: float = 0
    skipped: int = 0  # events that the page did not show, since too many had piled up
    between: list[float] = field(default_factory=list)  # seconds between the person's decisions with a choice

    @property
    def seconds(self) -> float:
        """Length of the game without thinking time."""
        return self.told + self.waited

    @property
    def minutes(self) -> float:
        """Length of the game with thinking time."""
        return (self.seconds + self.fresh * FRESH + (self.real - self.fresh) * GOING_ON) / 60


def settings_of(
    game: str, players: int, bot_pace: int = BOT_PACE, scenario: str = NO_SCENARIO
) -> TableSettings:
    options = {**OPTIONS, **({} if scenario == NO_SCENARIO else {SCENARIO: scenario})}
    return TableSettings(
        game, players, options=options, bot_pace=bot_pace, watching=Watching(is_allowed=False)
    )


class Play:
    def __init__(self, settings: TableSettings, seed: int, beats: Beats, me: Seat = 0) -> None:
        self._me: Final = me
        self.flow: Final = Flow()
        self._stage: Final = page_stage()
        self._beats: Final = beats
        self._now: float = 0
        self._last: float = 0  # time of the last decision with a choice
        self._has_news: bool = True  # another seat did something since the last own decision
        self._question: object = None  # the question that was answered last, if its answers are gathered
        self._journal: Final[list[Event]] = []
        self._table: Final = Table("pace", seed.to_bytes(32), 0)
        self._take([PlannedEntry(Created(settings, self._table.commitment))])
        for seat in range(settings.players):
            kind, bot = (PERSON, "") if seat == me else (BOT, "surprise")
            self._table.put_chair(
                seat, Chair(kind, f"Player {seat}", bot=bot, seed=f"{seed:016x}{seat:016x}")
            )
        seats = range(settings.players)
        players = {seat: player_named(bot_of(self._table, seat) or SCRIPT) for seat in seats}
        self._company: Final = Company(players, self._journal, None)
        self._dice: Final = fast(seed)
        self._take([plan_deal(self._table)])
        self._take(with_single_options(self._table, ([], []))[0])

    def run(self) -> Flow:
        while self._table.stage == PLAYING:
            due = bot_due(self._table)
            mine = (
                self._stage.quiet_at()
                if has_seat(waiting_seats(self._table.running_state()), self._me)
                else None
            )
            bots = None if due is None else max(self._now, due + THINKING)
            if mine is not None and (bots is None or mine <= bots):
                self._pass_time(mine)
                self._answer_myself()
            elif bots is not None:
                self._pass_time(bots)
                for seat in awaited_bots(self._table):
                    self._answer(seat, "bot")
        self._pass_time(self._stage.quiet_at())
        self.flow.told, self.flow.waited = self._stage.told / 1000, self._stage.idle / 1000
        self.flow.skipped = self._stage.skipped
        return self.flow

    def _pass_time(self, to: float) -> None:
        self._stage.advance(to)
        self._now = to

    def _answer_myself(self) -> None:
        s = self._table.running_state()
        asked = pending_ask(s)
        self.flow.presses += 1
        # Picks are one prompt: they are confirmed once.
        if not (asked.is_gathered and asked is self._question):
            self.flow.prompts += 1
            self.flow.windows += is_window(self._table)
            if len(options(s, self._me)) > 1:
                self.flow.real += 1
                self.flow.fresh += self._has_news
                self._has_news = False
                self.flow.between.append((self._now - self._last) / 1000)
                self._last = self._now
        self._question = asked
        self._answer(self._me, "person")

    def _answer(self, seat: Seat, by: By) -> None:
        if seat != self._me:
            self._question = None
            self._has_news = True
        s = self._table.running_state()
        if not has_seat(waiting_seats(s), seat):
            return
        legal = options(s, seat)
        self._company.tell(seat)
        chosen = self._company.players[seat].decide(view(s, seat), legal, self._dice)
        entries = plan_answer(self._table, seat, option_id(s.game, chosen), None, by)
        self._take(with_single_options(self._table, (entries, []))[0])

    def _take(self, entries: list[PlannedEntry]) -> None:
        for entry in entries:
            take_step(self._table, entry, round(self._now))
            self._journal.extend(entry.events)
            if entry.events:
                told = [event_wire(self._table.game, event, self._me) for event in entry.events]
                self._stage.show(self._beats.of(told))
