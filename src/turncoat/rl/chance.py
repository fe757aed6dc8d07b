"""A position with chance nodes: it stops where the rules draw a number, and goes on once the outcome is chosen.

The rules run in a coroutine (`draws.py`), on a copy of the state. A coroutine cannot be copied: a copy of a position at
a chance node runs the step again, with the draws chosen so far.
"""

from typing import Any, Final

from greenlet import greenlet

from turncoat.games.catalog import game_named
from turncoat.kernel.codec import restore, save
from turncoat.kernel.decisions import ask_next
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.ids import NOBODY, Option, Seat
from turncoat.kernel.imagine import imagine
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.rl.draws import Chance, adopt, begin, go_on
from turncoat.rl.event_chain import EventChain
from turncoat.rl.steps import Start, Step

DRAWS: Final = -2  # in the place of the seat that is asked: a draw is pending


class IllegalMove(BadInput):
    """An answer or an outcome that is not possible now. Nothing has changed."""


class ChanceGame:
    """A game at a decision, at a chance node, or at its end. `state` is the game as of the last decision; None before
    the deal is complete. States are never changed in place here, so copies share them."""

    def __init__(self, start: Start) -> None:
        self.start: Final = start
        self.state: State | None = None
        self.chance: Chance | None = None
        self.heard = EventChain(start, events=[])
        self.asked: int = DRAWS  # the seat that is asked; DRAWS at a chance node, NOBODY at the end
        self.seat: Seat = NOBODY  # the seat that was asked last
        self.legal: list[Option] = []
        self._running: greenlet | None = None  # at a chance node: where the rules wait
        self._moves: list[int] = []  # all draws and answers since the deal, or since the world was imagined
        self._origin: tuple[State, EventChain] | None = None  # the imagined world
        self._begin(start.deal_step())

    def __deepcopy__(self, memo: dict[int, object]) -> "ChanceGame":
        return self.copy()

    def copy(self) -> "ChanceGame":
        other = ChanceGame.__new__(ChanceGame)
        other.__dict__.update(self.__dict__)
        other._moves = self._moves[:]
        if self.chance is not None:
            other._step = self._step.again(self._step.drawn[:])
            other._running = None
        return other

    def __getstate__(self) -> dict[str, object]:
        """Names and moves, from which the position is replayed. Past events of an imagined world are left out; digests
        stand for them."""
        state = {"game": self.start.game.name, "players": self.start.players, "moves": self._moves}
        if self._origin is not None:
            s, heard = self._origin
            state["world"] = (save(s), {seat: heard.digest(seat) for seat in range(s.seats)})
        return {**state, "options": dict(self.start.options)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(Start(game_named(state["game"]), state["players"], state["options"]))  # type: ignore[misc]
        if "world" in state:
            saved, told = state["world"]
            world = restore(self.start.game, saved)
            heard = EventChain(self.start, events=[], kept=world)
            heard.know(told)
            self._begin_in(world, heard)
        for move in state["moves"]:
            if self.chance is not None:
                self.draw(move)
            else:
                self.answer(move)

    @property
    def is_over(self) -> bool:
        return self.asked == NOBODY

    @property
    def drawn(self) -> list[int]:
        """Outcomes drawn since the last answer."""
        return self._step.drawn

    def draw(self, outcome: int) -> None:
        """Choose the outcome of the pending draw."""
        chance = self.chance
        if chance is None:
            raise IllegalMove("illegal_option", f"outcome={outcome}, no draw is pending")
        if not 0 <= outcome < len(chance.odds):
            raise IllegalMove("illegal_option", f"outcome={outcome}, expected 0-{len(chance.odds) - 1}")
        self._moves.append(outcome)
        if self._running is None or not adopt(self._running):
            self._begin(self._step.again([*self._step.drawn, outcome]))
            return
        self.chance = go_on(self._running, outcome)
        if self.chance is None:
            self._finish()

    def answer(self, option: Option) -> None:
        """Take an answer of the asked seat."""
        if self.chance is not None or option not in self.legal:
            raise IllegalMove("illegal_option", f"option={option}")
        self._moves.append(option)
        journal: list[Event] | None = [] if self.heard.was_read else None
        self._begin(Step(self.start, self.state, self.seat, option, [], journal))

    def imagine_for(self, seat: Seat, dice: Dice) -> "ChanceGame":
        """Imagine a position that this seat cannot tell from this one. Other seats' pasts are as in the imagined world:
        what they were told in the true one is left out."""
        if self.state is None or self.chance is not None:
            raise BadInput("not_asked", f"seat={seat}")
        world = imagine(view(self.state, seat), dice, self.heard.knowledge(self.start.game))
        heard = EventChain(self.start, self.heard, events=[], kept=world, viewer=seat)
        heard.know({seat: self.heard.digest(seat)})
        position = self.copy()
        position._begin_in(world, heard)
        return position

    def _begin_in(self, world: State, heard: EventChain) -> None:
        self._origin = (world, heard)
        self._moves = []
        self._step = self.start.deal_step()
        self._stand(world, heard)

    def _begin(self, step: Step) -> None:
        """Begin the deal or an answer, with the draws chosen so far."""
        self._step = step
        self._running, self.chance = begin(step)
        if self.chance is None:
            self._finish()
        else:
            self.asked = DRAWS

    def _finish(self) -> None:
        """Go on to the next decision: the step is carried out."""
        step = self._step
        assert step.after is not None
        self._stand(step.after, self.heard.add(step))

    def _stand(self, s: State, heard: EventChain) -> None:
        """Stop at a decision, or at the end of the game."""
        self._running = None
        self.chance = None
        self.state = s
        self.heard = heard
        if s.ending == RUNNING:
            self.seat, self.legal = ask_next(s)
        else:
            self.seat, self.legal = NOBODY, []
        self.asked = self.seat
