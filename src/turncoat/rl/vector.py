"""Vector environment for training: many games in one process, in arrays that are allocated once.

One row per game. A step answers the pending decision of each game, whichever seat it is; a game that ends is dealt
again in the same step, as in Gymnasium's vector environments with the same-step reset. The arrays belong to the
environment and are overwritten by the next step: copy what you keep.
"""

from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from turncoat.kernel.array_batch import SLOT_BYTES, ArrayBatch
from turncoat.kernel.array_game import ArrayGame
from turncoat.kernel.codec import restore, save
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import has_seat
from turncoat.rl.agent_game import MOST_SEED, SLOT_TYPE, SLOTS, Terms, WrongAction, agent_of
from turncoat.rl.catalogue import Catalogue, catalogue_of
from turncoat.rl.layouts import array_layout_of


class TurncoatVector:
    """Arrays: `observations` (uint8); by `actions` either `action_mask` (uint8) or the table `action_options` (int32);
    `seats` (the asked seat); and of the last step `rewards` by seat, `terminations`, `truncations`. `decisions` counts
    all answers, also those to questions without a choice, which are skipped unless `skip_forced` is off."""

    def __init__(self, terms: Terms, envs: int) -> None:
        if envs < 1:
            raise ValueError(f"envs={envs}, expected at least 1")
        self.terms: Final = terms
        self.envs: Final = envs
        self.layout: Final = array_layout_of(terms.game)
        self.catalogue: Final[Catalogue] = catalogue_of(terms.game)
        self.has_slots: Final = terms.actions == SLOTS
        self.rewards: Final = np.zeros((envs, terms.players), np.float32)
        self.terminations: Final = np.zeros(envs, np.bool_)
        self.truncations: Final = np.zeros(envs, np.bool_)
        self.decisions = 0  # decisions of finished games
        size = self.layout.size
        rows, asked = bytearray(envs * size), bytearray(envs)
        width = self.catalogue.slots if self.has_slots else len(self.catalogue)
        marks = bytearray(envs * width * (SLOT_BYTES if self.has_slots else 1))
        self._batch: Final = ArrayBatch(
            [ArrayGame(self.layout, rows, at * size, skips_forced=terms.skip_forced) for at in range(envs)],
            self.catalogue.actions,
            marks,
            asked,
            width if self.has_slots else 0,
        )
        # The same bytes as arrays
        self.observations: Final = np.frombuffer(rows, np.uint8).reshape(envs, size)
        self.seats: Final = np.frombuffer(asked, np.int8)
        mask, table = (b"", marks) if self.has_slots else (marks, b"")
        self.action_mask: Final = np.frombuffer(mask, np.uint8).reshape(-1, width)
        self.action_options: Final = np.frombuffer(table, SLOT_TYPE).reshape(-1, width)
        self._ended: list[int] = []  # games that ended in the last step
        self._seeds: np.random.Generator | None = None

    def __getstate__(self) -> dict[str, Any]:
        """The games as they are saved, and what the last step said; other arrays are written again."""
        return {
            "terms": self.terms,
            "envs": self.envs,
            "seeds": self._seeds,
            "decisions": self.decisions,
            "ended": self._ended,
            "told": [told.copy() for told in (self.rewards, self.terminations, self.truncations)],
            "games": [(save(game.state), game.made) for game in self._batch.games if game.state is not None],
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["terms"], state["envs"])  # type: ignore[misc]
        self._seeds = state["seeds"]
        self.decisions = state["decisions"]
        self._ended = state["ended"]
        for array, told in zip(
            (self.rewards, self.terminations, self.truncations), state["told"], strict=True
        ):
            array[:] = told
        for at, (position, made) in enumerate(state["games"]):
            self._batch.games[at].resume(restore(self.catalogue.game, position), made)
            self._batch.mark(at)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games. The seed determines these deals and all later ones."""
        self._seeds = np.random.default_rng(seed)
        self.decisions = 0
        self.rewards[:] = 0
        self.terminations[:] = False
        self.truncations[:] = False
        self._ended = []
        for at in range(self.envs):
            self._deal(at)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Answer every game. WrongAction names the first illegal action; no game has changed then."""
        if self._seeds is None:
            raise ResetNeeded("reset() comes before step()")
        chosen = self._check(actions)
        for at in self._ended:
            self.rewards[at] = 0
            self.terminations[at] = False
            self.truncations[at] = False
        self._ended = self._batch.step(chosen)
        for at in self._ended:
            self._end(at)
        if self.terms.most_decisions:
            self._truncate()

    @property
    def made(self) -> int:
        """Decisions since the reset."""
        return self.decisions + self._batch.count_decisions()

    def sample(self, dice: Dice) -> NDArray[np.int64]:
        """A legal action for every game, uniformly at random; `turncoat.kernel.dice.fast(seed)` makes dice."""
        return np.array(self._batch.draw(dice), np.int64)

    def _check(self, actions: NDArray[np.integer[Any]]) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.envs,) or not np.issubdtype(given.dtype, np.integer):
            raise WrongAction(
                f"{self.terms.game}: actions of shape {given.shape} and type {given.dtype}, "
                f"expected {self.envs} integers"
            )
        chosen: list[int] = given.tolist()
        at = self._batch.first_wrong(chosen)
        if at >= 0:
            raise WrongAction(self._refusal(at, chosen[at]))
        return chosen

    def _refusal(self, at: int, action: int) -> str:
        legal = self._batch.legal[at]
        is_named = not self.has_slots and 0 <= action < len(self.catalogue)
        named = f"{action} ({self.catalogue.name(action)})" if is_named else str(action)
        agent = agent_of(int(self.seats[at]))
        return f"{self.terms.game}: action {named} of {agent} in game {at} is not legal: it has {len(legal)} options"

    def _end(self, at: int) -> None:
        s = self._batch.games[at].state
        assert s is not None
        won, lost = self.terms.reward
        self.rewards[at] = [won if has_seat(s.winners, seat) else lost for seat in range(s.seats)]
        self.terminations[at] = True
        self._again(at)

    def _truncate(self) -> None:
        for at, game in enumerate(self._batch.games):
            if game.made >= self.terms.most_decisions:
                self.truncations[at] = True
                self._ended.append(at)
                self._again(at)

    def _again(self, at: int) -> None:
        self.decisions += self._batch.games[at].made
        self._deal(at)

    def _deal(self, at: int) -> None:
        assert self._seeds is not None
        self._batch.games[at].begin(self.terms.deal(int(self._seeds.integers(MOST_SEED))))
        self._batch.mark(at)
