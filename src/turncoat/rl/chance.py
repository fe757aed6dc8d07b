"""Chance as decisions: dice that stop the rules where a number is drawn, and a position that goes on once it is chosen.

The rules draw numbers in the middle of a step. So they run in a coroutine (a greenlet), on a copy of the state: when
they need a number, the coroutine waits and the position is at a chance node. A coroutine cannot be copied: a copy of
such a position runs the step again, with the draws chosen so far. Shuffles are drawn card by card, and equal cards are
one outcome.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from greenlet import getcurrent, greenlet

from turncoat.games.catalog import game_named
from turncoat.kernel.codec import restore, save
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import Dice, Saved
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, SPECTATOR, Option, Seat
from turncoat.kernel.imagine import imagine
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view

DIGEST: Final = 16  # bytes
CHANCE: Final = "chance"
DRAWS: Final = -2  # in the place of the seat that is asked: a draw is pending
ALL_EVENTS: Final = 1 << 30


class Chance:
    """A pending draw: the odds of its outcomes, and what is drawn."""

    def __init__(self, odds: list[float], kind: str) -> None:
        self.odds: Final = odds
        self.kind: Final = kind


class ChosenDice(Dice):
    """Dice that replay the draws of a script; each further draw is requested from the coroutine's parent, and joins the
    script."""

    def __init__(self, script: list[int]) -> None:
        self.script: Final = script
        self.used = 0

    def below(self, count: int) -> int:
        if count == 1:
            return 0
        return (
            self._next_scripted() if self._is_chosen() else self._ask([1 / count] * count, f"0-{count - 1}")
        )

    def roll(self, sides: int) -> int:
        return 1 + (
            self._next_scripted() if self._is_chosen() else self._ask([1 / sides] * sides, f"d{sides}")
        )

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle from the top card down. Remaining equal cards need no draw."""
        counts = dict(sorted(Counter(cards).items()))
        kinds = list(counts)
        place = len(cards) - 1
        while len(kinds) > 1:
            left = place + 1
            at = (
                self._next_scripted()
                if self._is_chosen()
                else self._ask([counts[kind] / left for kind in kinds], "card")
            )
            kind = kinds[at]
            cards[place] = kind
            place -= 1
            counts[kind] -= 1
            if not counts[kind]:
                kinds.remove(kind)
        cards[: place + 1] = kinds * (place + 1)

    def copy(self) -> Dice:
        return ChosenDice(self.script)

    def save(self) -> Saved:
        return {"kind": CHANCE}

    def _is_chosen(self) -> bool:
        return self.used < len(self.script)

    def _next_scripted(self) -> int:
        self.used += 1
        return self.script[self.used - 1]

    def _ask(self, odds: list[float], kind: str) -> int:
        parent = getcurrent().parent
        assert parent is not None
        outcome: int = parent.switch(Chance(odds, kind))
        self.used += 1
        self.script.append(outcome)
        return outcome


class EventChain:
    """The events of one stretch, linked to those before it; copies of a position share the chain. `told` holds, by
    seat, a digest of everything that the seat was told so far and of its own answers. In a world imagined for a
    `viewer`, the past holds no secrets but the viewer's."""

    def __init__(self, before: "EventChain | None", events: list[Event], viewer: Seat = NOBODY) -> None:
        self.before: Final = before
        self.events: Final = events
        self.viewer: Final = viewer
        self.told: Final[dict[Seat, bytes]] = {}

    def digest(self, seat: Seat) -> bytes:
        pending: list[EventChain] = []
        link: EventChain | None = self
        while link is not None and seat not in link.told:
            pending.append(link)
            link = link.before
        digest = b"" if link is None else link.told[seat]
        for one in reversed(pending):
            text = repr([_event_for(event, seat) for event in one.events])
            digest = blake2b(digest + text.encode(), digest_size=DIGEST).digest()
            one.told[seat] = digest
        return digest

    def newest(self, count: int, seat: Seat) -> list[tuple[Event, tuple[int, ...]]]:
        """The newest events, newest first, each with its secret part if the seat was told it."""
        events: list[tuple[Event, tuple[int, ...]]] = []
        link: EventChain | None = self
        viewer = NOBODY
        while link is not None and len(events) < count:
            for event in reversed(link.events):
                is_told = event.is_told_to(seat) and viewer in (NOBODY, seat)
                events.append((event, event.secret if is_told else ()))
            if link.viewer != NOBODY and viewer == NOBODY:
                viewer = link.viewer
            link = link.before
        return events[:count]

    def knowledge(self, game: Game) -> Knowledge:
        """The record of face-up piles, which all seats remember."""
        knowledge = Knowledge(game)
        for event, _ in reversed(self.newest(ALL_EVENTS, SPECTATOR)):
            knowledge.hear(event)
        return knowledge


def _event_for(event: Event, seat: Seat) -> tuple[object, ...]:
    return (event.kind, event.arguments, event.secret if event.is_told_to(seat) else ())


@dataclass(frozen=True)
class Start:
    """The terms of the deal."""

    game: Game
    players: int
    options: Mapping[str, str] = field(default_factory=dict)


class ChanceGame:
    """A game at a decision, at a chance node, or at its end. `state` is the game as of the last decision; None before
    the deal is complete. States are never changed in place here, so copies share them."""

    def __init__(self, start: Start) -> None:
        self.start: Final = start
        self.state: State | None = None
        self.chance: Chance | None = None
        self.heard = EventChain(None, [])
        self.seat: Seat = NOBODY
        self.asked: int = DRAWS  # the seat that is asked; DRAWS at a chance node, NOBODY at the end
        self.legal: list[Option] = []
        self.drawn: list[int] = []  # outcomes drawn since the last decision
        self._moves: list[int] = []  # all draws and answers since the deal, or since the world was imagined
        self._origin: tuple[State, EventChain] | None = None  # the imagined world
        self._answer: tuple[Seat, Option] | None = None  # the answer that is being carried out
        self._running: greenlet | None = None
        self._carry_out([])

    def __deepcopy__(self, memo: dict[int, object]) -> "ChanceGame":
        return self.copy()

    def copy(self) -> "ChanceGame":
        other = ChanceGame.__new__(ChanceGame)
        other.__dict__.update(self.__dict__)
        other.drawn = self.drawn[:]
        other._moves = self._moves[:]
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
            self._begin_in(restore(self.start.game, saved), EventChain(None, []), told)
        for move in state["moves"]:
            if self.chance is not None:
                self.draw(move)
            else:
                self.answer(move)

    @property
    def is_over(self) -> bool:
        return self.asked == NOBODY

    def draw(self, outcome: int) -> None:
        """Choose the outcome of the pending draw."""
        if self.chance is None:
            raise BadInput("illegal_option", f"outcome={outcome}, no draw is pending")
        if not 0 <= outcome < len(self.chance.odds):
            raise BadInput("illegal_option", f"outcome={outcome}, expected 0-{len(self.chance.odds) - 1}")
        self._moves.append(outcome)
        running = self._running
        if running is None:
            self._carry_out([*self.drawn, outcome])
        else:
            self.drawn.append(outcome)
            running.parent = getcurrent()
            self._take_in(running.switch(outcome))

    def answer(self, option: Option) -> None:
        """Take an answer of the asked seat."""
        if self.chance is not None or option not in self.legal:
            raise BadInput("illegal_option", f"option={option}")
        self._moves.append(option)
        self._answer = (self.seat, option)
        self._carry_out([])

    def imagine_for(self, seat: Seat, dice: Dice) -> "ChanceGame":
        """Imagine a position that this seat cannot tell from this one. Other seats' pasts are as in the imagined world:
        what they were told in the true one is left out."""
        if self.state is None or self.chance is not None:
            raise BadInput("not_asked", f"seat={seat}")
        world = imagine(view(self.state, seat), dice, self.heard.knowledge(self.start.game))
        told = {seat: self.heard.digest(seat)}
        for other in range(self.start.players):
            seen = view(world, other)
            past = repr((other, seen.tracks, seen.zones)).encode()
            told.setdefault(other, blake2b(past, digest_size=DIGEST).digest())
        position = self.copy()
        position._begin_in(world, EventChain(self.heard, [], seat), told)
        return position

    def _begin_in(self, world: State, heard: EventChain, told: dict[Seat, bytes]) -> None:
        heard.told.update(told)
        self._origin = (world, heard)
        self._moves = []
        self.drawn = []
        self._stand(world, heard)

    def _carry_out(self, script: list[int]) -> None:
        """Start the deal or the answer, with the draws chosen so far."""
        self.drawn = script
        self._running = greenlet(self._deal if self.state is None else self._take)
        self._take_in(self._running.switch(self.state, self._answer, script[:]))

    def _take_in(self, result: "Chance | tuple[State, list[Event]]") -> None:
        """Take in the coroutine's result: another draw, or the next decision."""
        if isinstance(result, Chance):
            self.chance = result
            self.asked = DRAWS
            return
        s, journal = result
        self._running = None
        self._stand(s, EventChain(self.heard, journal))

    def _deal(self, _: None, __: None, script: list[int]) -> tuple[State, list[Event]]:
        s = self.start.game.deal(self.start.players, ChosenDice(script), dict(self.start.options))
        journal: list[Event] = []
        s.journal = journal
        run(s)
        return s, journal

    def _take(
        self, before: State, answer: tuple[Seat, Option], script: list[int]
    ) -> tuple[State, list[Event]]:
        s = before.copy()
        s.dice = ChosenDice(script)
        journal: list[Event] = []
        s.journal = journal
        take(s, *answer)
        return s, journal

    def _stand(self, s: State, heard: EventChain) -> None:
        """Stop at a decision, or at the end of the game."""
        s.journal = None
        self.chance = None
        self.state = s
        self.heard = heard
        if s.ending == RUNNING:
            self.seat, self.legal = ask_next(s)
        else:
            self.seat, self.legal = NOBODY, []
        self.asked = self.seat
