"""The game behind an environment: deals, observations, masks, rewards, and refusals that name the illegal action.

The environments differ only in the interface that they put in front of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from turncoat.games.catalog import game_named
from turncoat.kernel.array_batch import SLOT_BYTES, ArrayBatch
from turncoat.kernel.array_game import ArrayGame
from turncoat.kernel.codec import restore, save
from turncoat.kernel.decisions import options as options_of
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat, has_seat, seats_in
from turncoat.kernel.state import RUNNING, State
from turncoat.rl.catalogue import NO_OP, Catalogue, catalogue_of
from turncoat.rl.layouts import array_layout_of
from turncoat.rl.question_texts import question_texts
from turncoat.texts.languages import LANGUAGES

Bytes: TypeAlias = NDArray[np.uint8]
Observation: TypeAlias = dict[str, NDArray[Any]]
Actions: TypeAlias = Literal["catalogue", "slots"]

CATALOGUE: Final = "catalogue"
SLOTS: Final = "slots"
AGENT: Final = "seat_"
MOST_SEED: Final = 1 << 63
NAMED_OPTIONS: Final = 12  # most options that a refusal names
SLOT_TYPE: Final = np.dtype(f"<i{SLOT_BYTES}")


class WrongAction(InvalidAction, AssertionError):
    """An action that is not legal now; the game is unchanged. Gymnasium's `InvalidAction` is made for this;
    PettingZoo's wrappers raise `AssertionError`."""


def _check(name: str, value: object, is_right: bool, expected: str) -> None:
    if not is_right:
        raise BadInput("bad_setting", f"{name}={value!r} (expected {expected})")


def is_whole(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def is_reward(value: object) -> bool:
    """Two finite numbers."""
    return (
        isinstance(value, Sequence)
        and len(value) == 2
        and all(isinstance(one, int | float) and not isinstance(one, bool) and isfinite(one) for one in value)
    )


@dataclass(frozen=True)
class Terms:
    """Terms of a game for learning. `reward` is what a seat gets at the end if its side wins and if it loses. With
    `skip_forced`, questions with one possible answer are skipped. After `most_decisions` a game is truncated."""

    game: str
    players: int = 0  # 0: the fewest
    options: Mapping[str, str] = field(default_factory=dict)
    actions: Actions = CATALOGUE
    skip_forced: bool = False
    reward: tuple[float, float] = (1.0, -1.0)
    most_decisions: int = 0  # 0: without end
    words: str = ""  # the language of questions in `infos`; empty: `infos` have no texts

    def __post_init__(self) -> None:
        """BadInput names the first argument that makes no game, and what was expected."""
        game = game_named(self.game)
        _check("players", self.players, is_whole(self.players), "an integer")
        if not self.players:
            object.__setattr__(self, "players", game.fewest_seats)
        if not game.fewest_seats <= self.players <= game.most_seats:
            raise BadInput("wrong_player_count", f"{game.fewest_seats}-{game.most_seats}")
        _check(
            "options", self.options, isinstance(self.options, Mapping), "names of options with their choices"
        )
        game.settle(dict(self.options))
        if self.actions not in {CATALOGUE, SLOTS}:
            raise BadInput("unknown_choice", f"actions={self.actions}")
        _check("skip_forced", self.skip_forced, isinstance(self.skip_forced, bool), "True or False")
        _check(
            "reward",
            self.reward,
            is_reward(self.reward),
            "two numbers: of a seat that wins, of one that loses",
        )
        is_limit = is_whole(self.most_decisions) and self.most_decisions >= 0
        _check("most_decisions", self.most_decisions, is_limit, "an integer from 0 on")
        _check("words", self.words, self.words in ("", *LANGUAGES), f"'', {', '.join(LANGUAGES)}")

    def deal(self, seed: int) -> State:
        return game_named(self.game).new(self.players, fast(seed), dict(self.options))


def agent_of(seat: Seat) -> str:
    return f"{AGENT}{seat}"


def seed_from(generator: np.random.Generator) -> int:
    return int(generator.integers(MOST_SEED))


class AgentGame:
    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms
        self.game: Final[Game] = game_named(terms.game)
        self.layout: Final = array_layout_of(terms.game)
        self.catalogue: Final[Catalogue] = catalogue_of(terms.game)
        self.has_slots: Final = terms.actions == SLOTS
        self.width: Final = self.catalogue.slots if self.has_slots else len(self.catalogue)
        self.agents: Final = [agent_of(seat) for seat in range(terms.players)]
        rows, slots = bytearray(self.layout.size), self.width if self.has_slots else 0
        marks = bytearray(self.width * SLOT_BYTES if slots else self.width)
        self.running: Final = ArrayGame(self.layout, rows, skips_forced=terms.skip_forced)
        self._batch: Final = ArrayBatch([self.running], self.catalogue.actions, marks, bytearray(1), slots)
        # The same bytes as arrays: what the seat that is asked sees, and what it may answer
        self.row: Final = np.frombuffer(rows, np.uint8)
        self._marks: Final = np.frombuffer(marks, SLOT_TYPE if slots else np.int8)

    def __getstate__(self) -> dict[str, Any]:
        """The game as it is saved, and what has happened to it; arrays are written again."""
        s = self.running.state
        position = None if s is None else save(s)
        return {"terms": self.terms, "position": position, "made": self.running.made}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["terms"])  # type: ignore[misc]
        if state["position"] is not None:
            self.running.resume(restore(self.game, state["position"]), state["made"])
            self._mark()

    # Spaces

    def action_space(self, *, has_no_op: bool = False) -> spaces.Discrete:
        """The space of actions. With slots, the no-op comes after the last slot, if there is one; in the catalogue it
        is number 0."""
        return spaces.Discrete(self.width + 1 if self.has_slots and has_no_op else self.width)

    def observation_space(self, *, has_no_op: bool = False) -> spaces.Dict:
        width = int(self.action_space(has_no_op=has_no_op).n)
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (width,), np.int8),
        }
        if self.has_slots:
            highest = len(self.catalogue) - 1
            parts["options"] = spaces.Box(0, highest, (self.catalogue.slots,), np.int32)
        return spaces.Dict(parts)

    # The game

    @property
    def state(self) -> State:
        if self.running.state is None:
            raise ResetNeeded("reset() comes before everything else")
        return self.running.state

    @property
    def seat(self) -> Seat:
        """The asked seat; NOBODY at the end."""
        return self.running.seat

    @property
    def is_over(self) -> bool:
        return self.state.ending != RUNNING

    @property
    def is_truncated(self) -> bool:
        limit = self.terms.most_decisions
        return bool(limit) and not self.is_over and self.running.made >= limit

    def deal(self, seed: int) -> None:
        self.running.begin(self.terms.deal(seed))
        self._mark()

    def answer(self, option: Option) -> None:
        self.running.answer(option)
        self._mark()

    def answer_together(self, answers: Mapping[Seat, Option]) -> None:
        """Take the answers of all waiting seats. Answers without a choice may have been given already."""
        s = self.state
        decision = s.decision
        for seat, option in answers.items():
            if s.decision == decision and has_seat(waiting_seats(s), seat):
                self.running.answer_of(seat, option)
        self._mark()

    def _mark(self) -> None:
        if self.running.seat >= 0:
            self._batch.mark(0)

    def rewards(self) -> list[float]:
        """Rewards by seat. All seats of a side win or lose together."""
        s = self.state
        if s.ending == RUNNING:
            return [0.0] * s.seats
        won, lost = self.terms.reward
        return [won if has_seat(s.winners, seat) else lost for seat in range(s.seats)]

    # What a seat sees and may do

    def legal(self, seat: Seat) -> list[int]:
        """Numbers of the catalogue that a seat may answer with now, for slots in their order; empty for a seat that is
        not asked."""
        return self._batch.legal[0] if seat == self.running.seat else []

    def legal_together(self) -> dict[Seat, list[int]]:
        """Catalogue numbers of legal answers, by waiting seat. Seats without a choice are left out if such questions
        are skipped."""
        s = self.state
        if self.running.seat < 0:
            return {}
        listed: dict[Seat, list[int]] = {}
        for seat in seats_in(waiting_seats(s)):
            legal = options_of(s, seat)
            if len(legal) > 1 or not self.terms.skip_forced:
                listed[seat] = self.catalogue.actions.of(legal)
        return listed

    def observe(self, seat: Seat) -> Observation:
        """New arrays: they stay as they are when the game goes on."""
        if seat != self.running.seat:
            return self.observe_together(seat, [], has_no_op=False)
        seen: Observation = {"observation": self.row.copy()}
        if self.has_slots:
            table = seen["options"] = self._marks.copy()
            seen["action_mask"] = (table != NO_OP).view(np.int8)
        else:
            seen["action_mask"] = self._marks.copy()
        return seen

    def observe_together(self, seat: Seat, legal: list[int], *, has_no_op: bool = True) -> Observation:
        """New arrays for a seat, where several seats may be asked at once."""
        public = self.layout.public_size
        row = self.row.copy()
        row[public:] = np.frombuffer(self.running.look(seat), np.uint8)
        mask = np.zeros(self.width + (1 if self.has_slots and has_no_op else 0), np.int8)
        seen: Observation = {"observation": row, "action_mask": mask}
        if self.has_slots:
            mask[: len(legal)] = 1
            table = np.zeros(self.width, SLOT_TYPE)
            table[: len(legal)] = legal
            seen["options"] = table
        else:
            mask[legal] = 1
        if has_no_op and not legal:
            mask[self.no_op] = 1
        return seen

    @property
    def no_op(self) -> int:
        return self.width if self.has_slots else NO_OP

    def option(self, seat: Seat, action: object, legal: list[int]) -> Option:
        """The option that an action stands for. WrongAction: the seat may not take it now."""
        number = as_number(action)
        if number is not None and self.has_slots:
            number = legal[number] if 0 <= number < len(legal) else None
        if number is None or number not in legal:
            raise self.refusal(seat, action, legal)
        return self.catalogue.actions.options[number]

    def refusal(self, seat: Seat, action: object, legal: list[int]) -> WrongAction:
        asked = f"{agent_of(seat)} may choose from {len(legal)}: " if legal else "it is not asked now"
        named = ", ".join(self.catalogue.name(number) for number in sorted(legal)[:NAMED_OPTIONS])
        more = ", ..." if len(legal) > NAMED_OPTIONS else ""
        return WrongAction(
            f"{self.terms.game}: action {self.name(action)} of {agent_of(seat)} is not legal: {asked}{named}{more}"
        )

    def name(self, action: object) -> str:
        """Name of an action for people: its number, and its meaning if that does not depend on the position."""
        number = as_number(action)
        if number is None:
            return repr(action)
        if self.has_slots:
            return f"{number} (a slot)" if 0 <= number < self.width else f"{number} (out of range)"
        if not 0 <= number < len(self.catalogue):
            return f"{number} (out of range 0-{len(self.catalogue) - 1})"
        return f"{number} ({self.catalogue.name(number)})"

    def info(self, seat: Seat) -> dict[str, Any]:
        """A seat's `infos`: the question in words, if texts are wanted; else empty."""
        if not self.terms.words:
            return {}
        return question_texts(self.state, seat, sorted(self.legal(seat)), self.catalogue, self.terms.words)


def as_number(action: object) -> int | None:
    """An action as a number; None for anything else."""
    if isinstance(action, bool | np.bool_):
        return None
    if isinstance(action, int | np.integer):
        return int(action)
    if isinstance(action, np.ndarray) and action.shape == () and np.issubdtype(action.dtype, np.integer):
        return int(action)
    return None
