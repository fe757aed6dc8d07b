"""Steps of a game with chance nodes: the deal, and answers, each with the outcomes that were drawn on the way. With these
a step can be carried out again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from turncoat.kernel.decisions import take
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat
from turncoat.kernel.runner import run
from turncoat.kernel.state import State
from turncoat.rl.draws import ChosenDice


@dataclass(frozen=True)
class Start:
    """The terms of the deal."""

    game: Game
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    def deal_step(self) -> "Step":
        return Step(self, None, NOBODY, NO_OPTION, [], None)


class Step:
    """From `before`, which stays as it is, to `after`. Draws beyond those in `drawn` are asked for and added. Events go to
    the journal, if there is one."""

    def __init__(
        self,
        start: Start,
        before: State | None,
        seat: Seat,
        option: Option,
        drawn: list[int],
        journal: list[Event] | None,
    ) -> None:
        self.start: Final = start
        self.before: Final = before  # None: the deal
        self.seat: Final = seat
        self.option: Final = option
        self.drawn: Final = drawn
        self.journal: Final = journal
        self.after: State | None = None  # the next decision, or the end of the game

    def carry_out(self) -> None:
        dice = ChosenDice(self.drawn)
        if self.before is None:
            s = self.start.game.deal(self.start.players, dice, dict(self.start.options))
            s.journal = self.journal
            run(s)
        else:
            s = self.before.copy()
            s.dice = dice
            s.journal = self.journal
            take(s, self.seat, self.option)
        s.journal = None
        self.after = s

    def again(self, drawn: list[int]) -> "Step":
        """Make a step from here with these draws, which is not carried out yet."""
        journal: list[Event] | None = None if self.journal is None else []
        return Step(self.start, self.before, self.seat, self.option, drawn, journal)
