"""PettingZoo's AEC environment: seats are asked one after another.

Every decision of the rules is a step. Seats that answer at once are asked one after the other, and none of them sees
what another one sealed.
"""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from turncoat.kernel.array_game import QUESTION
from turncoat.rl.agent_game import AgentGame, Observation, Terms, agent_of, seed_from

# What there is only after the reset
DEALT: Final = frozenset(
    {"agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos"}
)


class TurncoatAEC(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """`positions` of the observation and names of actions: `turncoat.rl.describe`."""

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        super().__init__()
        self.agent_game: Final = AgentGame(terms)
        self.metadata = {"name": f"{terms.game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self.agent_game.agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: self.agent_game.action_space() for agent in self.possible_agents}
        self._observation_spaces = {
            agent: self.agent_game.observation_space() for agent in self.possible_agents
        }
        self._generator = np.random.default_rng()

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed gives the same deal everywhere in Turncoat."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.agent_game.deal(seed_from(self._generator) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn()

    def observe(self, agent: str) -> Observation:
        return self.agent_game.observe(self._seats[agent])

    def step(self, action: object) -> None:
        agent_game = self.agent_game
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        agent_game.answer(agent_game.option(seat, action, agent_game.legal(seat)))
        self._cumulative_rewards[agent] = 0.0
        self._turn()

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The public part of the observation: what a spectator sees."""
        return self.agent_game.row[: self.agent_game.layout.public_size].copy()

    def render(self) -> str | None:
        """The pending question as text."""
        return describe_turn(self.agent_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: there are no resources to free."""

    def _turn(self) -> None:
        """Whose turn it is now, or how the game ended."""
        agent_game = self.agent_game
        seat = agent_game.seat
        if seat < 0 or agent_game.is_truncated:
            self._end()
            return
        self.agent_selection = agent = self.possible_agents[seat]
        if agent_game.terms.words:
            self.infos = {other: {} for other in self.agents}
            self.infos[agent] = agent_game.info(seat)

    def _end(self) -> None:
        agent_game = self.agent_game
        ends = self.terminations if agent_game.is_over else self.truncations
        for seat, reward in enumerate(agent_game.rewards()):
            agent = agent_of(seat)
            ends[agent] = True
            self.rewards[agent] = reward
        self._accumulate_rewards()
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]


class OrderedAEC(TurncoatAEC):
    """Enforces the order of calls as PettingZoo's OrderEnforcingWrapper does, with the same errors and the same warning,
    and without a second look-up of every attribute, which took half as long as a step."""

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        super().__init__(terms, render_mode)
        self._is_dealt = False
        self._has_updated = False  # since `agent_iter` gave the last agent

    def __getattr__(self, name: str) -> Any:
        """Say which attributes there are only after the reset; others do not exist."""
        if name in DEALT:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._is_dealt = True
        self._has_updated = True
        super().reset(seed, options)

    def observe(self, agent: str) -> Observation:
        if not self._is_dealt:
            EnvLogger.error_observe_before_reset()
        return self.agent_game.observe(self._seats[agent])

    def step(self, action: object) -> None:
        if not self._is_dealt:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if self.agents:
            super().step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        if not self._is_dealt:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> str | None:
        if not self._is_dealt:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        if not self._is_dealt:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, max_iter: int) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            assert self._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_updated = False
            yield self.agent_selection


def describe_turn(agent_game: AgentGame) -> str:
    """The question and its options by name, as one line."""
    s = agent_game.state
    if agent_game.is_over:
        return f"{s.game.name}: {s.game.endings[s.ending]}"
    question = agent_game.layout.question_names[int(agent_game.row[QUESTION])]
    named = ", ".join(
        agent_game.catalogue.name(number) for number in sorted(agent_game.legal(agent_game.seat))
    )
    return f"{s.game.name}, decision {s.decision}: {agent_of(agent_game.seat)}, {question}: {named}"
